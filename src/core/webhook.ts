import type { DraftField } from './draft.ts';
import { ServiceError } from './errors.ts';
import type { EventId, TaskId } from './ids.ts';

/**
 * Telling a client that its task has ended, instead of letting it poll.
 *
 *     awaited ──▶ pending ──▶ delivered
 *                    └──────▶ given_up
 *
 * A delivery is made with its task, becomes pending in the same transaction that ends the task, and is sent from the
 * durable queue: at least once, under the same event id however often. A deleted task's delivery is deleted with it.
 */
export const WEBHOOK_EVENTS = ['video.completed', 'video.failed'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Where to send, and what to sign with. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

export interface WebhookEvent {
  readonly type: WebhookEventType;
  readonly occurredAt: Date;
}

interface DeliveryBase {
  readonly taskId: TaskId;
  /** The same on every try: receivers tell a repetition by it. */
  readonly eventId: EventId;
  readonly url: string;
  /** How often it was sent. */
  readonly attempts: number;
}

export interface AwaitedDelivery extends DeliveryBase {
  readonly state: 'awaited';
  readonly secret: string;
}

export interface PendingDelivery extends DeliveryBase {
  readonly state: 'pending';
  readonly secret: string;
  readonly event: WebhookEvent;
}

/** Without its secret: nothing will be signed any more. */
export interface EndedDelivery extends DeliveryBase {
  readonly state: 'delivered' | 'given_up';
  readonly event: WebhookEvent;
  readonly endedAt: Date;
}

export type WebhookDelivery = AwaitedDelivery | PendingDelivery | EndedDelivery;

export interface WebhookDraft {
  /** Both always have a name; the value of one that was not sent is null or undefined. */
  readonly url: DraftField;
  readonly secret: DraftField;
}

/** False: an address that will never be reached. True promises nothing, since a name is judged when it is looked up. */
export type MayReach = (url: string) => boolean;

export const LONGEST_URL = 2_000;
export const SHORTEST_SECRET = 8;
export const LONGEST_SECRET = 256;
/** The prefix says that the key is what follows, in base64; any other secret is taken as it stands. */
export const ENCODED_SECRET = 'whsec_';
/** Padded, as the strictest of the official libraries wants it. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})+$|^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/;

/** No refusal repeats what was sent: addresses carry tokens, and a secret is one. */
export function parseWebhook({ url, secret }: WebhookDraft, mayReach: MayReach): WebhookTarget {
  return { url: parseUrl(url, mayReach), secret: parseSecret(secret) };
}

function parseUrl(field: DraftField, mayReach: MayReach): string {
  const { name } = field;
  const text = readText(field);
  if (text.length > LONGEST_URL) {
    refuse(name, `${name} may have at most ${LONGEST_URL} characters; got ${text.length}.`);
  }
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) refuse(name, `${name} must be an http or https address.`);
  if (url.username !== '' || url.password !== '') {
    refuse(name, `${name} must not carry a user name or a password.`);
  }
  if (!mayReach(url.href)) refuse(name, `${name} must be a public address; '${url.hostname}' is not one.`);
  return url.href;
}

function parseSecret(field: DraftField): string {
  const { name } = field;
  const secret = readText(field);
  if (secret.length < SHORTEST_SECRET || secret.length > LONGEST_SECRET) {
    const limits = `from ${SHORTEST_SECRET} to ${LONGEST_SECRET}`;
    refuse(name, `${name} must have ${limits} characters; got ${secret.length}.`);
  }
  if (secret.includes('\0') || !secret.isWellFormed()) refuse(name, `${name} contains characters that are not text.`);
  if (secret.startsWith(ENCODED_SECRET) && !BASE64.test(secret.slice(ENCODED_SECRET.length))) {
    refuse(name, `${name} must go on in base64 after ${ENCODED_SECRET}.`);
  }
  return secret;
}

function readText({ name, value }: DraftField): string {
  if (value === undefined || value === null || value === '') {
    refuse(name, `${name} is required: a webhook takes a url and a secret.`);
  }
  if (typeof value !== 'string') refuse(name, `${name} must be text.`);
  return value;
}

function refuse(param: string, message: string): never {
  throw new ServiceError('invalid_request', message, { param });
}

/** The pause after the first try in vain, after the second, and so on; the last one repeats. */
const PAUSES_SECONDS = [5, 30, 2 * 60, 10 * 60, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600] as const;
export const DELIVERY_SECONDS = 72 * 3_600;

/** How long to wait after a try in vain, `attempts` counting those before it. Null: the time is over. */
export function findPause({ attempts, event }: PendingDelivery, now: Date): number | null {
  const left = DELIVERY_SECONDS - (now.getTime() - event.occurredAt.getTime()) / 1000;
  if (left <= 0) return null;
  // The last try is made when the time is over, not one pause before.
  return Math.ceil(Math.min(left, PAUSES_SECONDS[attempts] ?? PAUSES_SECONDS[PAUSES_SECONDS.length - 1] ?? left));
}
