import { createHmac } from 'node:crypto';
import { ENCODED_SECRET, type PendingDelivery } from '../core/webhook.ts';

export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * One try of a delivery in the form of standardwebhooks.com, which the official libraries verify. The id and the body are
 * the same on every try; the instant is that of the try, since receivers refuse what is older than five minutes.
 */
export function renderWebhook(delivery: PendingDelivery, now: Date): WebhookMessage {
  const { eventId, event, taskId, secret } = delivery;
  const body = JSON.stringify({
    id: eventId,
    object: 'event',
    created_at: toUnixSeconds(event.occurredAt),
    type: event.type,
    data: { id: taskId },
  });
  const timestamp = String(toUnixSeconds(now));
  const signature = createHmac('sha256', toKey(secret)).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Kinora',
      'webhook-id': eventId,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  };
}

const toUnixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

function toKey(secret: string): Buffer {
  return secret.startsWith(ENCODED_SECRET)
    ? Buffer.from(secret.slice(ENCODED_SECRET.length), 'base64')
    : Buffer.from(secret, 'utf8');
}
