import { LONGEST_SECRET, LONGEST_URL, SHORTEST_SECRET, WEBHOOK_EVENTS } from '../core/webhook.ts';
import type { Operation, PathItem, Schema } from '../http/openapi.ts';
import { objectOf, schemaRef } from '../http/openapi.ts';

/** What a creation may say about word of its end, and what is sent then. */

export const WEBHOOK_FIELD: Schema = {
  type: 'object',
  required: ['url', 'secret'],
  description: 'Where to send word when the task has ended, in the form of Standard Webhooks.',
  properties: {
    url: { type: 'string', format: 'uri', maxLength: LONGEST_URL, description: 'A public http or https address.' },
    secret: {
      type: 'string',
      minLength: SHORTEST_SECRET,
      maxLength: LONGEST_SECRET,
      description: 'Signs what is sent: `whsec_` and base64, or plain text.',
    },
  },
};

export const WEBHOOK_SCHEMA: Schema = objectOf({
  id: { type: 'string', description: 'The same on every try.' },
  object: { type: 'string', const: 'event' },
  created_at: { type: 'integer', description: 'Unix seconds at which the task ended.' },
  type: { type: 'string', enum: WEBHOOK_EVENTS },
  data: objectOf({ id: { type: 'string', description: 'The id of the task.' } }),
});

export const WEBHOOKS: Readonly<Record<string, PathItem>> = Object.fromEntries(
  WEBHOOK_EVENTS.map((type) => [type, { post: describeEvent(type) }]),
);

function describeEvent(type: string): Operation {
  const header = (name: string, description: string) =>
    ({ name, in: 'header', required: true, description, schema: { type: 'string' } }) as const;
  return {
    operationId: `send.${type}`,
    summary: `A task has ended: ${type}`,
    description: 'Sent at least once, and again for 72 hours until the receiver answers with a status of 2xx.',
    parameters: [
      header('webhook-id', 'The id of the event, to tell a repetition by.'),
      header('webhook-timestamp', 'Unix seconds of this try.'),
      header('webhook-signature', '`v1,` and the base64 of HMAC-SHA256 over id, timestamp and body, joined by dots.'),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: schemaRef('WebhookEvent') } } },
    responses: {
      '2XX': { description: 'Received.' },
      410: { description: 'Never send here again: the webhook of a key is switched off.' },
    },
  };
}
