import { z } from 'zod';
import { MakerError } from '../core/maker.ts';
import { quoteUpstream, type UpstreamAnswer } from './upstream-answer.ts';

/** How Google's servers, and those that speak like them, say that something went wrong; pure. */

export const statusSchema = z.looseObject({
  code: z.union([z.number(), z.string()]).optional(),
  message: z.string().optional(),
  status: z.string().optional(),
  details: z
    .array(z.looseObject({ reason: z.string().optional(), retryDelay: z.string().optional() }))
    .optional()
    .catch(undefined),
});
export type GoogleStatus = z.infer<typeof statusSchema>;

/** Front ends wrap it in a list. */
const body = z.union([
  z.looseObject({ error: statusSchema }),
  z.tuple([z.looseObject({ error: statusSchema })]).transform(([only]) => only),
]);

/** Nothing at all where it is not one of Google's: a page of some proxy. */
function readStatus(answer: UpstreamAnswer): GoogleStatus {
  const read = body.safeParse(answer.json());
  return read.success ? read.data.error : {};
}

/** For the operator, in the upstream's own words. */
export function describeStatus({ status, code, details, message }: GoogleStatus): string {
  const words = [status, code, ...(details ?? []).map(({ reason }) => reason), message];
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}

/** Whole words in capitals, as they stand in codes and at times in messages. */
const REFUSAL_TOKENS = /\b(?:IMAGE_)?(?:SAFETY|PROHIBITED_CONTENT|BLOCKLIST|SPII|RECITATION)\b/;
const REFUSAL_WORDS = /usage guidelines|responsible ai|safety (?:filter|polic|setting)|content polic|prohibited use/i;

export function isRefusal(status: GoogleStatus): boolean {
  const words = describeStatus(status);
  return REFUSAL_TOKENS.test(words) || REFUSAL_WORDS.test(words);
}

/** `words` are the upstream's, if it gave any. */
export function toRefusal(words: string | null, detail: string): MakerError {
  const quoted = quoteUpstream(words ?? '', null);
  const message = 'The maker of this model refused to make this';
  return new MakerError('refused', quoted === '' ? `${message}.` : `${message}: ${quoted}`, { detail });
}

/** A key that is not valid is a 400 there, and so is a project without billing, or one in the wrong country. */
const DENIAL_TOKENS = /\b(?:API_KEY_INVALID|API_KEY_EXPIRED|FAILED_PRECONDITION|PERMISSION_DENIED|UNAUTHENTICATED)\b/;

/** What an answer to a create tells beyond its number. */
export function judgeCreate(answer: UpstreamAnswer): MakerError | null {
  const status = readStatus(answer);
  const about = { detail: answer.excerpt() };
  switch (answer.status) {
    case 400:
      if (isRefusal(status)) return toRefusal(status.message ?? null, about.detail);
      if (!DENIAL_TOKENS.test(describeStatus(status))) return null;
      return new MakerError('denied', 'The maker of this model cannot be used at the moment.', about);
    case 429:
    case 503: {
      const retryAfterSeconds = findRetryDelay(status);
      if (retryAfterSeconds === null || answer.headers['retry-after'] !== undefined) return null;
      return new MakerError('busy', 'The maker of this model is busy.', { ...about, retryAfterSeconds });
    }
    // Cancelled: by whom, and whether before or after it began, is not said.
    case 499:
      return answer.toError('unknown', 'The maker of this model gave no clear answer.');
    default:
      return null;
  }
}

/** In place of a header: `retryDelay: "34.07s"`. */
function findRetryDelay({ details }: GoogleStatus): number | null {
  const delay = details?.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
  const seconds = /^(\d{1,9}(?:\.\d+)?)s$/.exec(delay ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/** Of a job that was asked for: gives its JSON, or says what the answer means for the job. */
export function readJobAnswer(answer: UpstreamAnswer): unknown {
  if (answer.isSuccess) return answer.json();
  // An unknown interaction is a 400. Other 400s were seen to pass by themselves.
  const isUnknown = answer.status === 400 && /invalid interaction name/i.test(readStatus(answer).message ?? '');
  if (isUnknown || answer.status === 404 || answer.status === 410) {
    throw answer.toError('lost', 'The maker of this model no longer knows of this.');
  }
  throw answer.toError('trouble', 'The maker of this model does not answer at the moment.');
}
