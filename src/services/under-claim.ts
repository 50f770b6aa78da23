import type { Claim, Queue } from '../core/queue.ts';
import type { Store, Transaction } from '../core/store.ts';

/** Thrown within a transaction to undo it: the task or its job is no longer ours. */
export class ClaimLost extends Error {}

/** Moves a task, ends its claim, then does what follows from it, in one transaction. False: something of it was no longer ours, and nothing was written. */
export type UnderClaim = (
  claim: Claim,
  move: (transaction: Transaction) => Promise<boolean>,
  follow: (transaction: Transaction) => Promise<void>,
) => Promise<boolean>;

export function makeUnderClaim({ store, queue }: { readonly store: Store; readonly queue: Queue }): UnderClaim {
  return async (claim, move, follow) => {
    try {
      await store.transaction(async (transaction) => {
        if (!(await move(transaction))) throw new ClaimLost();
        if (!(await queue.complete(transaction, claim))) throw new ClaimLost();
        await follow(transaction);
      });
      return true;
    } catch (error) {
      if (error instanceof ClaimLost) return false;
      throw error;
    }
  };
}
