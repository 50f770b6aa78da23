import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { aTaskId } from '../../test/fixtures/builders.ts';
import type { EventId } from '../core/ids.ts';
import type { PendingDelivery } from '../core/webhook.ts';
import { renderWebhook } from './webhook-message.ts';

const client = new OpenAI({ apiKey: 'none' });

const aDelivery = (secret: string, occurredAt: Date): PendingDelivery => ({
  state: 'pending',
  taskId: aTaskId(),
  eventId: 'evt_1' as EventId,
  url: 'https://example.org/',
  secret,
  attempts: 0,
  event: { type: 'video.completed', occurredAt },
});

describe('a webhook message', () => {
  it.each(['whsec_c2VjcmV0IGtleQ==', 'whsec_+/8=', 'a plain secret', 'geheimnis ü', 'my whsec_c2VjcmV0'])(
    'is verified by the official library: %s',
    async (secret) => {
      const now = new Date();
      const delivery = aDelivery(secret, now);
      const { headers, body } = renderWebhook(delivery, now);
      expect(await client.webhooks.unwrap(body, headers, secret)).toEqual({
        id: 'evt_1',
        object: 'event',
        created_at: Math.floor(now.getTime() / 1000),
        type: 'video.completed',
        data: { id: delivery.taskId },
      });
      await expect(client.webhooks.unwrap(body, headers, 'another secret')).rejects.toThrow(/signature/);
      await expect(client.webhooks.unwrap(`${body} `, headers, secret)).rejects.toThrow(/signature/);
    },
  );

  it('has the same id and body on every try, and the instant of the try', () => {
    const occurredAt = new Date('2026-11-02T12:00:00.900Z');
    const delivery = aDelivery('a plain secret', occurredAt);
    const [first, second] = [0, 3_600].map((seconds) =>
      renderWebhook(delivery, new Date(occurredAt.getTime() + seconds * 1000)),
    );
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(first?.headers['webhook-timestamp']).toBe('1793620800');
    expect(second?.headers['webhook-timestamp']).toBe('1793624400');
  });
});
