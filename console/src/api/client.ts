import type { ErrorView } from '../../../src/dialects/console/views.ts';
import { words } from '../words/words.ts';

/** A refusal of the service, or of the way to it, in words that can be shown. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly param: string | null;

  constructor(status: number, code: string, message: string, param: string | null) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

export const API = '/console/api';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is where it is a form. */
  readonly body?: unknown;
  readonly csrf?: string;
  /** With the same one a request that was made twice is carried out once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** A question is answered in an instant; a server that has stopped without a word would be waited for without end. */
const PATIENCE_MILLISECONDS = 20_000;
/** What a proxy says in place of a service that is away. */
const AWAY_STATUSES: readonly number[] = [502, 503, 504];

/** `View` is what the route promises (src/dialects/console/views.ts); the two are built from one source. */
export async function ask<View>(path: string, call: Call = {}): Promise<View> {
  const { method = 'GET', body, csrf, idempotencyKey, signal } = call;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (csrf !== undefined) headers['x-kinora-csrf'] = csrf;
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const response = await fetch(`${API}/${path}`, {
    method,
    headers,
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    credentials: 'same-origin',
    signal: AbortSignal.any([
      ...(signal === undefined ? [] : [signal]),
      ...(method === 'GET' ? [AbortSignal.timeout(PATIENCE_MILLISECONDS)] : []),
    ]),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw unreachable(0);
  });
  const answer = await readAnswer(response, signal);
  if (response.ok) return answer as View;
  if (isErrorView(answer)) {
    throw new Refusal(response.status, answer.error.code, answer.error.message, answer.error.param);
  }
  if (AWAY_STATUSES.includes(response.status)) throw unreachable(response.status);
  throw new Refusal(response.status, 'unknown', words.failure.unknown(response.status), null);
}

/**
 * What the service said; null where it says nothing, or a proxy speaks in its place. An answer that breaks off is none: taken for one, it
 * would stand in memory as a session of nobody, and every page would break on it until it is loaded again.
 */
async function readAnswer(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (response.ok) throw unreachable(0);
    return null;
  }
}

const unreachable = (status: number) => new Refusal(status, 'unreachable', words.failure.unreachable, null);

/** Nobody answered: whether the request was carried out is not known. */
export const isUnreachable = (fault: unknown): boolean => fault instanceof Refusal && fault.code === 'unreachable';

function isErrorView(value: unknown): value is ErrorView {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value;
  return typeof error === 'object' && error !== null && 'message' in error && 'code' in error;
}

/** The words for whatever went wrong. */
export function describeFault(fault: unknown): string {
  return fault instanceof Error ? fault.message : words.failure.unknown(0);
}

/** A query with only the values that are there. */
export function withQuery(path: string, values: Readonly<Record<string, string | number | null | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
