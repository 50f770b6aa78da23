import { openEmbedded } from './embedded-engine.ts';
import { describeIdempotency } from './idempotency-contract.ts';
import { openPostgresEngine } from './postgres-engine.ts';

describeIdempotency('SQLite', openEmbedded);
describeIdempotency('PostgreSQL', openPostgresEngine);
