import type { Clock } from '../core/clock.ts';
import type { Claim, Queue } from '../core/queue.ts';
import type { Store } from '../core/store.ts';
import type { PendingDelivery } from '../core/webhook.ts';

/**
 * What becomes of a delivery after its event. As with tasks, a worker acts under a claim and rows are taken in the order
 * task, job: whoever has lost the claim writes nothing.
 */
export interface WebhookDeliveries {
  /** Null: there is nothing to send, since the task was deleted or the receiver knows; then the job is gone too. */
  start(claim: Claim): Promise<PendingDelivery | null>;
  /** False: the claim was lost or the task deleted, and nothing was written. */
  settle(claim: Claim, verdict: DeliveryVerdict): Promise<boolean>;
}

export type DeliveryVerdict =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'given_up' }
  /** The receiver wants nothing any more, of this task or of any other. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'retry'; readonly delaySeconds: number }
  /** A worker that stops passes it on as if it had never had it. */
  | { readonly kind: 'handed_back' };

const GONE = 'the receiver answered 410 Gone';

export interface WebhookDeliveriesParts {
  readonly store: Store;
  readonly queue: Queue;
  readonly clock: Clock;
}

export function makeWebhookDeliveries({ store, queue, clock }: WebhookDeliveriesParts): WebhookDeliveries {
  return {
    async start(claim) {
      const delivery = await store.deliveries.find(claim.taskId);
      if (delivery?.state === 'pending') return delivery;
      await store.transaction((transaction) => queue.complete(transaction, claim));
      return null;
    },

    async settle(claim, verdict) {
      const now = clock.now();
      const { taskId, accountId } = claim;
      return store.transaction(async (transaction) => {
        const delivery = await transaction.deliveries.lock(taskId);
        if (!(await queue.complete(transaction, claim)) || delivery === null) return false;
        switch (verdict.kind) {
          case 'delivered':
          case 'given_up':
            return transaction.deliveries.end(taskId, verdict.kind, now);
          case 'gone':
            // Standard Webhooks: an endpoint that answers so is disabled, until its owner sets it anew.
            await transaction.keys.switchOffWebhook(taskId, delivery.url, { at: now, reason: GONE });
            return transaction.deliveries.end(taskId, 'given_up', now);
          case 'retry':
            await transaction.deliveries.countAttempt(taskId);
            // What was never tried goes first, so that a receiver that is away holds up nobody else's news.
            await queue.enqueue(transaction, {
              taskId,
              accountId,
              placeInLine: delivery.attempts + 1,
              delaySeconds: verdict.delaySeconds,
            });
            return true;
          case 'handed_back':
            await queue.enqueue(transaction, { taskId, accountId, placeInLine: delivery.attempts, delaySeconds: 0 });
            return true;
        }
      });
    },
  };
}
