import { ServiceError } from '../core/errors.ts';
import type { Page } from '../core/page.ts';
import type { Parameter, Schema } from '../http/openapi.ts';

/** The pages of every list under /v1: `?after=<id>&limit=20&order=desc`. */

const DEFAULT_LIMIT = 20;
const LARGEST_LIMIT = 100;

export interface Listed<Id> {
  /** In words, for a refusal: a task, a charge. */
  readonly what: string;
  readonly findId: (text: string) => Id | null;
}

/** One more than asked for is read, to know whether there is a next page; shownOf() takes it off again. */
export function parsePage<Id>(query: Readonly<Record<string, unknown>>, listed: Listed<Id>): Page<Id> {
  return {
    after: parseAfter(query.after, listed),
    limit: parseLimit(query.limit) + 1,
    order: parseOrder(query.order),
  };
}

export function shownOf<Item>(found: readonly Item[], page: Page<unknown>): { shown: readonly Item[]; more: boolean } {
  const shown = found.slice(0, page.limit - 1);
  return { shown, more: found.length > shown.length };
}

function parseAfter<Id>(value: unknown, { what, findId }: Listed<Id>): Id | null {
  if (value === undefined || value === '') return null;
  const id = typeof value === 'string' ? findId(value) : null;
  if (id === null) throw refuse('after', `after must be the id of ${what}.`);
  return id;
}

function parseLimit(value: unknown): number {
  if (value === undefined || value === '') return DEFAULT_LIMIT;
  const limit = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (limit < 1 || limit > LARGEST_LIMIT)
    throw refuse('limit', `limit must be a whole number from 1 to ${LARGEST_LIMIT}.`);
  return limit;
}

function parseOrder(value: unknown): Page<unknown>['order'] {
  if (value === undefined || value === '' || value === 'desc') return 'newest';
  if (value === 'asc') return 'oldest';
  throw refuse('order', 'order must be asc or desc.');
}

const refuse = (param: string, message: string) => new ServiceError('invalid_request', message, { param });

export const queryParameter = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

export function pageParameters(what: string, id: Schema): readonly Parameter[] {
  return [
    queryParameter('after', `The id of ${what}: the page starts behind it.`, id),
    queryParameter('limit', 'How many.', {
      type: 'integer',
      minimum: 1,
      maximum: LARGEST_LIMIT,
      default: DEFAULT_LIMIT,
    }),
    queryParameter('order', 'By the time of creation.', { type: 'string', enum: ['asc', 'desc'], default: 'desc' }),
  ];
}
