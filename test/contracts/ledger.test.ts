import { openEmbedded } from './embedded-engine.ts';
import { describeLedger } from './ledger-contract.ts';

describeLedger('SQLite', openEmbedded);
