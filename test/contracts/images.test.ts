import { openEmbedded } from './embedded-engine.ts';
import { describeImages } from './images-contract.ts';
import { openPostgresEngine } from './postgres-engine.ts';

describeImages('SQLite', openEmbedded);
describeImages('PostgreSQL', openPostgresEngine);
