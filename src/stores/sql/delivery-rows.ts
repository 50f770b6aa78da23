import type { EventId, TaskId } from '../../core/ids.ts';
import type { AwaitedDelivery, WebhookDelivery } from '../../core/webhook.ts';
import { filled, toDate } from './rows.ts';
import type { DeliveryRow } from './schema.ts';
import type { SecretBox } from './secret-box.ts';

/** Null: it waits for its end with a secret that cannot be read, so that nothing can be sent. */
export function toDelivery(row: DeliveryRow, box: SecretBox): WebhookDelivery | null {
  const { url, attempts } = row;
  const secret = row.secret === null ? null : box.open(row.secret);
  if (row.secret !== null && secret === null) return null;
  const base = { taskId: row.task_id as TaskId, eventId: row.event_id as EventId, url, attempts };
  if (row.type === null) return { ...base, state: 'awaited', secret: filled(secret, 'secret') };
  const event = { type: row.type, occurredAt: toDate(filled(row.occurred_at, 'occurred_at')) };
  const endedAt = row.delivered_at ?? row.given_up_at;
  if (endedAt === null) return { ...base, state: 'pending', secret: filled(secret, 'secret'), event };
  return { ...base, state: row.delivered_at === null ? 'given_up' : 'delivered', event, endedAt: toDate(endedAt) };
}

export function fromAwaitedDelivery(delivery: AwaitedDelivery, box: SecretBox): DeliveryRow {
  return {
    task_id: delivery.taskId,
    event_id: delivery.eventId,
    url: delivery.url,
    secret: box.seal(delivery.secret),
    type: null,
    occurred_at: null,
    attempts: delivery.attempts,
    delivered_at: null,
    given_up_at: null,
  };
}
