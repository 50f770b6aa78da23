import { z } from 'zod';
import type { MakerError } from '../../core/maker.ts';
import type { UpstreamAnswer } from '../upstream-answer.ts';

/** What the servers answer, as far as it is looked at. Where they differ, each way is read. */

const errorSchema = z.object({
  code: z.union([z.string(), z.number()]).nullish(),
  type: z.string().nullish(),
  message: z.string().nullish(),
});

const failureSchema = z.union([errorSchema, z.string().transform((message) => ({ message }))]);

const jobSchema = z.object({
  id: z.string().min(1).nullish(),
  task_id: z.string().min(1).nullish(),
  status: z.string().nullish(),
  progress: z.union([z.number(), z.string()]).nullish(),
  url: z.string().nullish(),
  error: failureSchema.nullish(),
});

export type WireFailure = z.infer<typeof errorSchema>;

export interface WireJob {
  readonly id: string | null;
  readonly state: 'running' | 'completed' | 'failed';
  readonly share: number | null;
  readonly url: string | null;
  readonly failure: WireFailure;
}

/** A word that nobody has told us of is no reason to give up what was paid for. */
const STATES: Readonly<Record<string, WireJob['state']>> = {
  completed: 'completed',
  succeeded: 'completed',
  success: 'completed',
  failed: 'failed',
  failure: 'failed',
  error: 'failed',
  cancelled: 'failed',
  canceled: 'failed',
  expired: 'failed',
  deleted: 'failed',
};

/** Null: it is no job. */
export function readJob(json: unknown): WireJob | null {
  const read = jobSchema.safeParse(json);
  if (!read.success) return null;
  const { id, task_id: taskId, status, progress, url, error } = read.data;
  if (status === null || status === undefined) return null;
  return {
    id: id ?? taskId ?? null,
    state: STATES[status.toLowerCase()] ?? 'running',
    share: readShare(progress),
    url: url !== null && url !== undefined && /^https?:\/\//.test(url) ? url : null,
    failure: error ?? {},
  };
}

function readShare(progress: number | string | null | undefined): number | null {
  const percent = typeof progress === 'string' ? Number.parseFloat(progress) : (progress ?? Number.NaN);
  return Number.isFinite(percent) && percent >= 0 && percent <= 100 ? percent / 100 : null;
}

const resultSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).nullish(),
});

export type WireResult =
  | { readonly kind: 'bytes'; readonly base64: string }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'nothing' };

/** What a create that ends with the result has brought. Null: it cannot be read. */
export function readResult(json: unknown): WireResult | null {
  const read = resultSchema.safeParse(json);
  if (!read.success) return null;
  const first = read.data.data?.[0];
  const base64 = first?.b64_json ?? '';
  if (base64 !== '') return { kind: 'bytes', base64: base64.replace(/^data:[^,]*,/, '') };
  const url = first?.url ?? '';
  return url === '' ? { kind: 'nothing' } : { kind: 'url', url };
}

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Null: it does not tell. */
export function readModelIds(json: unknown): readonly string[] | null {
  const read = modelsSchema.safeParse(json);
  return read.success && read.data.data.length > 0 ? read.data.data.map(({ id }) => id) : null;
}

const refusalSchema = z.union([
  z.object({ error: failureSchema }).transform(({ error }) => error),
  z.object({ detail: z.string() }).transform(({ detail }) => ({ message: detail })),
  errorSchema,
]);

export function readFailure(json: unknown): WireFailure {
  const read = refusalSchema.safeParse(json);
  return read.success ? read.data : {};
}

const FILTER_CODES =
  /moderat|content.?(?:policy|filter)|safety|prohibited|sensitive|refused|blocked|nsfw|inappropriate/i;
const FILTER_WORDS = /content.?policy|safety system|content.?filter|moderation|ContentPolicyViolation/i;

/** Whether it was the prompt or its picture that is not wanted. */
export function isFiltered({ code, type, message }: WireFailure): boolean {
  return FILTER_CODES.test(`${code ?? ''} ${type ?? ''}`) || FILTER_WORDS.test(message ?? '');
}

const DENIED_CODES = /^(?:model_not_found|model_not_allowed|insufficient_\w*quota|billing_\w+|invalid_api_key)$/;
const GONE_CODES = /^(?:task_not_exist|task_not_found|not_found)$/;

export const isGone = ({ code }: WireFailure): boolean => GONE_CODES.test(String(code ?? ''));

/** What a server says of a create beyond its status. */
export function judgeCreate(answer: UpstreamAnswer): MakerError | null {
  const failure = readFailure(answer.json());
  const code = String(failure.code ?? '');
  if (DENIED_CODES.test(code)) {
    return answer.toError('denied', 'The maker of this model cannot be used at the moment.');
  }
  // Of a still: it was tried, and cost nothing.
  if (code === 'generation_failed') return answer.toError('failed', told(answer, failure, 'It could not be made'));
  const isClear = answer.status >= 400 && answer.status < 500;
  if (isClear && isFiltered(failure)) return answer.toError('refused', told(answer, failure, 'It was refused'));
  return null;
}

/** Why a job that was taken on has no result. */
export function judgeFailure(answer: UpstreamAnswer, failure: WireFailure): MakerError {
  if (isFiltered(failure)) return answer.toError('refused', told(answer, failure, 'It was refused'));
  return answer.toError('failed', told(answer, failure, 'It could not be made'));
}

function told(answer: UpstreamAnswer, { message }: WireFailure, what: string): string {
  const words = answer.quote(message ?? '');
  return words === '' ? `${what} by the maker of this model.` : `${what} by the maker of this model: ${words}`;
}
