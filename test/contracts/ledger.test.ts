import { openEmbedded } from './embedded-engine.ts';
import { describeLedger } from './ledger-contract.ts';
import { openPostgresEngine } from './postgres-engine.ts';

// `npm run verify -- ledger` asks for many more, from a seed of its own.
const { LEDGER_RUNS = '30', LEDGER_SEED = '20261102' } = process.env;
const plan = { runs: Number(LEDGER_RUNS), seed: Number(LEDGER_SEED) };

describeLedger('SQLite', openEmbedded, plan);
// Each run waits for real nodes to notice each other, so there are fewer.
describeLedger('PostgreSQL', openPostgresEngine, { ...plan, runs: Math.ceil(plan.runs / 15) });
