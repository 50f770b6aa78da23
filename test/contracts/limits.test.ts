import { openEmbedded } from './embedded-engine.ts';
import { describeLimits } from './limits-contract.ts';
import { openPostgresEngine } from './postgres-engine.ts';

describeLimits('SQLite', openEmbedded);
describeLimits('PostgreSQL', openPostgresEngine);
