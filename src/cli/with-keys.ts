import { openStore } from '../app/open-store.ts';
import { systemClock, systemRandomness } from '../app/system.ts';
import type { Config } from '../config/settings.ts';
import type { Store } from '../core/store.ts';
import { type ApiKeys, makeApiKeys } from '../services/api-keys.ts';
import { explainStart } from './explain-start.ts';

/** The key commands open the database themselves; a serving process notices a change within two seconds. */
export async function withKeys<Result>(
  config: Config,
  use: (keys: ApiKeys, store: Store) => Promise<Result>,
): Promise<Result> {
  const opened = await openStore(config, () => undefined).catch((error) => Promise.reject(explainStart(error, config)));
  try {
    const { store } = opened;
    return await use(makeApiKeys({ store, clock: systemClock, randomness: systemRandomness }), store);
  } finally {
    await opened.close();
  }
}
