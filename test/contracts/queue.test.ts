import { openEmbedded } from './embedded-engine.ts';
import { openPostgresEngine } from './postgres-engine.ts';
import { describeQueue } from './queue-contract.ts';

describeQueue('SQLite', openEmbedded);
describeQueue('PostgreSQL', openPostgresEngine);
