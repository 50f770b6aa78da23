import { openEmbedded } from './embedded-engine.ts';
import { describeLedger } from './ledger-contract.ts';
import { openPostgresEngine } from './postgres-engine.ts';

describeLedger('SQLite', openEmbedded, 60);
// Each run waits for real nodes to notice each other, so there are few here and many in `npm run verify -- ledger`.
describeLedger('PostgreSQL', openPostgresEngine, 4);
