import { expect } from 'vitest';
import type { Service } from './process.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed body, where it is JSON; else null. */
  readonly json: unknown;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData | URLSearchParams;
  /** Null: no key. Not given: the service's own. */
  readonly key?: string | null;
  /** How long an answer may take, where it is no matter of an instant. */
  readonly seconds?: number;
}

/** No call may hang: an answer is there in the end, or the test fails. */
const PATIENCE_SECONDS = 300;

export async function call(service: Pick<Service, 'url' | 'key'>, path: string, options: Call = {}): Promise<Answer> {
  const key = options.key === undefined ? service.key : options.key;
  const response = await fetch(`${service.url}${path}`, {
    method: options.method ?? 'GET',
    headers: { ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...options.headers },
    body: options.body ?? null,
    redirect: 'manual',
    signal: AbortSignal.timeout((options.seconds ?? PATIENCE_SECONDS) * 1000),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('x-request-id')).toMatch(/^req_\w+$/);
  return { status: response.status, headers: response.headers, bytes, ...readBody(bytes) };
}

export function postJson(service: Service, body: unknown, options: Call = {}): Promise<Answer> {
  return call(service, '/v1/videos', {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function postForm(service: Service, fields: readonly (readonly [string, string | Blob])[]): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'picture.png');
  }
  return call(service, '/v1/videos', { method: 'POST', body: form });
}

function readBody(bytes: Buffer): { text: string; json: unknown } {
  const text = bytes.toString('utf8');
  try {
    return { text, json: JSON.parse(text) };
  } catch {
    // A film, or an empty body: there is no JSON in it.
    return { text, json: null };
  }
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly param?: string | null;
  readonly message?: RegExp;
}

/** The whole shape of a refusal under /v1, and nothing of our inside in it. */
export function expectRefusal(answer: Pick<Answer, 'status' | 'json' | 'text'>, refusal: Refusal): void {
  const { status, code, param = null, message = /\S/ } = refusal;
  expect({ status: answer.status, json: answer.json }).toEqual({
    status,
    json: {
      error: { message: expect.stringMatching(message), type: expect.stringMatching(/_error$/), param, code },
      code,
      message: expect.stringMatching(message),
      data: null,
    },
  });
  expectNothingInside(answer.text);
}

/** Google's shape, under /v1beta. */
export function expectGoogleRefusal(
  answer: Pick<Answer, 'status' | 'json' | 'text'>,
  refusal: { readonly status: number; readonly name: string; readonly reason?: string; readonly field?: string },
): void {
  const { status, name, reason, field } = refusal;
  const type = 'type.googleapis.com/google.rpc';
  const violation = { field, description: expect.stringMatching(/\S/) };
  const details = [
    ...(reason === undefined ? [] : [{ '@type': `${type}.ErrorInfo`, reason, domain: 'googleapis.com' }]),
    ...(field === undefined ? [] : [{ '@type': `${type}.BadRequest`, fieldViolations: [violation] }]),
  ];
  expect({ status: answer.status, json: answer.json }).toEqual({
    status,
    json: { error: { code: status, message: expect.stringMatching(/\S/), status: name, details } },
  });
  expectNothingInside(answer.text);
}

/** A refusal holds no stack, no path and no statement of ours. */
export function expectNothingInside(text: string): void {
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d|SQLITE|\/tmp\/|\/src\//);
}
