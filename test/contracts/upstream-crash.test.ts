import { openEmbedded } from './embedded-engine.ts';
import { openPostgresEngine } from './postgres-engine.ts';
import { describeUpstreamCrash } from './upstream-crash-contract.ts';

/** `npm run verify -- upstreams` kills at every step. */
const stride = Number(process.env.UPSTREAM_CRASH_STRIDE ?? 0);

describeUpstreamCrash('SQLite', openEmbedded, { stride: stride > 0 ? stride : 11 });
describeUpstreamCrash('PostgreSQL', openPostgresEngine, { stride: stride > 0 ? stride : 37 });
