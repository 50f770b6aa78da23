import { openEmbedded } from './embedded-engine.ts';
import { describeFairness } from './fairness-contract.ts';
import { openPostgresEngine } from './postgres-engine.ts';

describeFairness('SQLite', openEmbedded);
describeFairness('PostgreSQL', openPostgresEngine);
