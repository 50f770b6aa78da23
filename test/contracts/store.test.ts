import { openEmbedded } from './embedded-engine.ts';
import { describeStore } from './store-contract.ts';

describeStore('SQLite', openEmbedded);
