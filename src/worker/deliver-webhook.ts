import type { Clock } from '../core/clock.ts';
import { type Outbound, OutboundError, type OutboundFault } from '../core/outbound.ts';
import type { Claim, JobHandler } from '../core/queue.ts';
import type { Traces } from '../core/traces.ts';
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
  readonly traces: Traces;
  /** Of the request that made the task; asked only while somebody follows traces. */
  readonly findTraceParent: (claim: Claim) => Promise<string | null>;
}

/** What came of one try: the receiver's status, or why there was none. */
type Answer = { readonly status: number } | { readonly fault: OutboundFault };

const TIMEOUT_SECONDS = 15;
/** The receiver wants nothing of it, now or later. */
const GONE = 410;

/** One try of one delivery. */
export function makeDeliverWebhook(parts: DeliverWebhookParts): JobHandler {
  const { deliveries, outbound, clock, log, metrics, traces } = parts;
  return async (claim, signal) => {
    const delivery = await deliveries.start(claim);
    if (delivery === null) return;
    const span = traces.open('webhook', {
      kind: 'client',
      parent: traces.areOn ? await parts.findTraceParent(claim) : null,
      attributes: { 'kinora.task': claim.taskId, 'kinora.attempt': delivery.attempts + 1 },
    });
    const answer = await send(outbound, delivery, { now: clock.now(), traceParent: span.traceParent }, signal).finally(
      () => span.end(null, {}),
    );
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
  { now, traceParent }: { readonly now: Date; readonly traceParent: string | null },
  signal: AbortSignal,
): Promise<Answer | null> {
  const { headers, body } = renderWebhook(delivery, now);
  try {
    const { status } = await outbound.send({
      url: delivery.url,
      method: 'POST',
      headers: traceParent === null ? headers : { ...headers, traceparent: traceParent },
      body,
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
