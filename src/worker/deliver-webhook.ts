import type { Clock } from '../core/clock.ts';
import { type Outbound, OutboundError, type OutboundFault } from '../core/outbound.ts';
import type { JobHandler } from '../core/queue.ts';
import { findPause, type PendingDelivery } from '../core/webhook.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { DeliveryVerdict, WebhookDeliveries } from '../services/webhook-deliveries.ts';
import { renderWebhook } from './webhook-message.ts';

export interface DeliverWebhookParts {
  readonly deliveries: WebhookDeliveries;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'webhookTried'>;
}

/** What came of one try: the receiver's status, or why there was none. */
type Answer = { readonly status: number } | { readonly fault: OutboundFault };

const TIMEOUT_SECONDS = 15;
/** The receiver wants nothing of it, now or later. */
const GONE = 410;

/** One try of one delivery. */
export function makeDeliverWebhook(parts: DeliverWebhookParts): JobHandler {
  const { deliveries, outbound, clock, log, metrics } = parts;
  return async (claim, signal) => {
    const delivery = await deliveries.start(claim);
    if (delivery === null) return;
    const answer = await send(outbound, delivery, clock.now(), signal);
    const verdict = answer === null ? HANDED_BACK : judge(delivery, answer, clock.now());
    const kept = await deliveries.settle(claim, verdict);
    metrics.webhookTried(kept ? verdict.kind : 'lost');
    // The host alone: the rest of an address may be a secret, and the secret is one.
    const facts = { task: claim.taskId, event: delivery.eventId, host: new URL(delivery.url).host };
    const entry = { ...facts, attempt: delivery.attempts + 1, ...answer, ...verdict, kept };
    if (verdict.kind === 'given_up' || verdict.kind === 'gone') log.warn(entry, 'webhook-given-up');
    else log.info(entry, 'webhook-tried');
  };
}

const HANDED_BACK: DeliveryVerdict = { kind: 'handed_back' };

/** Null: the worker stops, or the task was ended, before an answer came. */
async function send(
  outbound: Outbound,
  delivery: PendingDelivery,
  now: Date,
  signal: AbortSignal,
): Promise<Answer | null> {
  try {
    const { status } = await outbound.send({
      url: delivery.url,
      method: 'POST',
      ...renderWebhook(delivery, now),
      timeoutSeconds: TIMEOUT_SECONDS,
      mostBytes: null,
      redirects: 0,
      signal,
    });
    return { status };
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof OutboundError) return { fault: error.fault };
    throw error;
  }
}

function judge(delivery: PendingDelivery, answer: Answer, now: Date): DeliveryVerdict {
  if ('status' in answer && answer.status >= 200 && answer.status < 300) return { kind: 'delivered' };
  if ('status' in answer && answer.status === GONE) return { kind: 'gone' };
  const delaySeconds = findPause(delivery, now);
  return delaySeconds === null ? { kind: 'given_up' } : { kind: 'retry', delaySeconds };
}
