import { openEmbedded } from './embedded-engine.ts';
import { openPostgresEngine } from './postgres-engine.ts';
import { describeWebhooks } from './webhook-contract.ts';

describeWebhooks('SQLite', openEmbedded);
describeWebhooks('PostgreSQL', openPostgresEngine);
