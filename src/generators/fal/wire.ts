import { z } from 'zod';
import { findAt } from '../placeholders.ts';

/** What fal's queue answers, as plain values. */

const submitted = z.object({
  request_id: z.string().min(1),
  status_url: z.url(),
  response_url: z.url(),
  cancel_url: z.url(),
});

/** The queue's own addresses: they are used as they are given, since their form depends on the model. */
export interface QueuePlace {
  readonly requestId: string;
  readonly statusUrl: string;
  readonly responseUrl: string;
  readonly cancelUrl: string;
}

/** Null: this is no answer to a create. */
export function readSubmitted(tree: unknown): QueuePlace | null {
  const { data } = submitted.safeParse(tree);
  if (data === undefined) return null;
  const { request_id, status_url, response_url, cancel_url } = data;
  return { requestId: request_id, statusUrl: status_url, responseUrl: response_url, cancelUrl: cancel_url };
}

const status = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  error: z.string().optional(),
});

/** `error` is told with the end, by newer queues; others tell it with the result. */
export type QueueStatus = z.infer<typeof status>;

export const readStatus = (tree: unknown): QueueStatus | null => status.safeParse(tree).data ?? null;

const detail = z.object({
  detail: z.union([z.string(), z.array(z.object({ type: z.string().default(''), msg: z.string().default('') }))]),
});

/** Why there is no result, and whether that is a filter's doing. */
export interface ResultFault {
  readonly filtered: boolean;
  readonly reason: string | null;
}

const FILTERS = /content_policy|nsfw|safety|moderation|no_media_generated/i;

export function readResultFault(tree: unknown): ResultFault {
  const told = detail.safeParse(tree).data?.detail;
  if (told === undefined) return { filtered: false, reason: null };
  if (typeof told === 'string') return { filtered: FILTERS.test(told), reason: told };
  return {
    filtered: told.some(({ type, msg }) => FILTERS.test(type) || FILTERS.test(msg)),
    reason: told.map(({ type, msg }) => `${type}: ${msg}`).join('; '),
  };
}

export type ReadResult = { readonly url: string } | { readonly url: null; readonly filtered: boolean };

export function readResult(tree: unknown, path: string): ReadResult {
  // A picture that was found improper is blackened and told of beside it.
  const flags = findAt(tree, 'has_nsfw_concepts');
  if (Array.isArray(flags) && flags[0] === true) return { url: null, filtered: true };
  const url = findAt(tree, path);
  return typeof url === 'string' && URL.canParse(url) ? { url } : { url: null, filtered: false };
}
