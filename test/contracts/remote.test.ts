import { openEmbedded } from './embedded-engine.ts';
import { openPostgresEngine } from './postgres-engine.ts';
import { describeRemote } from './remote-contract.ts';

describeRemote('SQLite', openEmbedded);
describeRemote('PostgreSQL', openPostgresEngine);
