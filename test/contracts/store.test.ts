import { openEmbedded } from './embedded-engine.ts';
import { openPostgresStore } from './postgres-engine.ts';
import { describeStore } from './store-contract.ts';

describeStore('SQLite', openEmbedded);
describeStore('PostgreSQL', openPostgresStore);
