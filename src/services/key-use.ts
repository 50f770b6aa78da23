import type { Clock } from '../core/clock.ts';
import type { KeyId } from '../core/ids.ts';
import type { Store } from '../core/store.ts';

export interface KeyUse {
  note(keyId: KeyId): void;
  /** What was noted here and is not written yet; null: nothing since. */
  findNoted(keyId: KeyId): Date | null;
  /** Writes down what was noted since. May be called again when it failed: nothing is forgotten before it is written. */
  flush(): Promise<void>;
}

/** When each key was last used. No request waits for it: uses are gathered, and written once in a while, all at once. */
export function makeKeyUse({ store, clock }: { readonly store: Store; readonly clock: Clock }): KeyUse {
  const used = new Map<KeyId, Date>();
  return {
    note(keyId) {
      used.set(keyId, clock.now());
    },
    findNoted: (keyId) => used.get(keyId) ?? null,
    async flush() {
      const noted = [...used];
      if (noted.length === 0) return;
      await store.transaction(async (transaction) => {
        // In one order on every node, so that no two of them wait for each other.
        for (const [keyId, at] of noted.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
          await transaction.keys.markUsed(keyId, at);
        }
      });
      for (const [keyId, at] of noted) if (used.get(keyId) === at) used.delete(keyId);
    },
  };
}
