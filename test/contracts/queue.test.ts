import { openEmbedded } from './embedded-engine.ts';
import { describeQueue } from './queue-contract.ts';

describeQueue('SQLite', openEmbedded);
