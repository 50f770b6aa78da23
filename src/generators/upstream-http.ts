import { rm } from 'node:fs/promises';
import type { Clock } from '../core/clock.ts';
import { type MakerCall, MakerError, type MakerFault, type OpenedUpstream } from '../core/maker.ts';
import {
  type FormPart,
  type Outbound,
  type OutboundAnswer,
  type OutboundBody,
  OutboundError,
  type OutboundRequest,
  type OutboundSave,
} from '../core/outbound.ts';
import type { UpstreamKey } from '../core/upstream.ts';
import { hideSecrets, readRetryAfter, UpstreamAnswer } from './upstream-answer.ts';

/**
 * How makers speak HTTP: to one base address, with its key, and with every fault told in the makers' own words. What a fault
 * means depends on what was asked, so each kind of question has a verb of its own:
 *
 *     create    may cost money: after the first byte has left, only a clear refusal proves that nothing was spent
 *     ask       changes nothing: whatever stumbles is asked again later
 *     download  brings a finished file, as often as it takes
 *     probe     whether the upstream could be used now
 *
 * None of them tries again by itself. The key goes to the origin of the base address alone, however an address was come by.
 */
export interface UpstreamHttp {
  /** Resolves with a 2xx. Throws not_sent, busy, denied, rejected or unknown, or what `judge` makes of an answer. */
  create(request: JudgedRequest, call: MakerCall): Promise<UpstreamAnswer>;
  /** Resolves with whatever was answered about it, a 404 too. Throws trouble. */
  ask(request: UpstreamRequest, call: MakerCall): Promise<UpstreamAnswer>;
  /** Resolves once the whole file is there. Throws trouble, failed where it is too large, refused where it is empty. */
  download(request: DownloadRequest, call: MakerCall): Promise<void>;
  /** Resolves with a 2xx or a 404. Throws not_sent, busy, denied or trouble, or what `judge` makes of an answer. */
  probe(request: JudgedRequest, call: MakerCall): Promise<UpstreamAnswer>;
}

export interface UpstreamRequest {
  /** Below the base address and beginning with a slash, or a whole address that the upstream gave. */
  readonly path: string;
  /** GET, or POST where there is a body. */
  readonly method?: OutboundRequest['method'];
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: UpstreamBody;
  /** For all of it. */
  readonly timeoutSeconds?: number;
  /** Of the answer. */
  readonly mostBytes?: number;
  /** The body of a 2xx goes into this file, for JSON that carries whole films: the answer then has none. */
  readonly save?: OutboundSave;
}

export type UpstreamBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly parts: readonly FormPart[] }
  | { readonly kind: 'file'; readonly file: string; readonly mimeType: string };

export interface JudgedRequest extends UpstreamRequest {
  /** Looks first at an answer that is no success: what it knows better than its status tells. Null: nothing. */
  readonly judge?: (answer: UpstreamAnswer) => MakerError | null;
}

export interface DownloadRequest extends UpstreamRequest {
  readonly file: string;
  /** Beyond this it is not taken, and never will be. */
  readonly mostFileBytes?: number;
}

export interface UpstreamHttpParts {
  readonly upstream: Pick<OpenedUpstream, 'url' | 'headers' | 'allowPrivate'>;
  readonly outbound: Outbound;
  readonly clock: Clock;
  /** The header that carries the key. */
  readonly authorize: (key: UpstreamKey) => Readonly<Record<string, string>>;
}

/** A key as most upstreams want it. */
export const asBearer = (key: UpstreamKey): Record<string, string> => ({ authorization: `Bearer ${key.reveal()}` });

const CREATE_SECONDS = 120;
const ASK_SECONDS = 60;
const PROBE_SECONDS = 20;
const DOWNLOAD_SECONDS = 1_800;
/** A server that has nothing to say for so long while it sends a file is gone. */
const IDLE_SECONDS = 60;
const MOST_JSON_BYTES = 8 * 1024 * 1024;
const MOST_FILE_BYTES = 2 * 1024 * 1024 * 1024;
const REDIRECTS = 5;

export function makeUpstreamHttp(parts: UpstreamHttpParts): UpstreamHttp {
  const send = (request: UpstreamRequest, call: MakerCall, seconds: number, more: Partial<OutboundRequest> = {}) =>
    parts.outbound.send({ ...toOutbound(parts, request, call, seconds), ...more });
  const wrap = (answer: OutboundAnswer, call: MakerCall) => new UpstreamAnswer(answer, call.key);
  const told = (request: UpstreamRequest, call: MakerCall) => ({
    fail: (fault: MakerFault, message: string, error: unknown) =>
      new MakerError(fault, message, { detail: `${nameOf(request)}: ${describe(error, call)}`, cause: error }),
    judged: (fault: MakerFault, message: string, answer: UpstreamAnswer) =>
      new MakerError(fault, message, {
        detail: `${nameOf(request)}: ${answer.excerpt()}`,
        retryAfterSeconds: readRetryAfter(answer.headers, parts.clock.now()),
      }),
  });
  return {
    async create(request, call) {
      const { fail, judged } = told(request, call);
      let answer: UpstreamAnswer;
      try {
        answer = wrap(await send(request, call, CREATE_SECONDS), call);
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        if (error.surelyNotSent) throw fail('not_sent', 'The maker of this model cannot be reached.', error);
        throw fail('unknown', 'The maker of this model gave no clear answer.', error);
      }
      if (answer.isSuccess) return answer;
      const better = request.judge?.(answer) ?? null;
      if (better !== null) throw better;
      const { fault, message } = faultOfCreate(answer.status);
      throw judged(fault, message, answer);
    },
    async ask(request, call) {
      const { fail, judged } = told(request, call);
      let answer: UpstreamAnswer;
      try {
        answer = wrap(await send(request, call, ASK_SECONDS, { redirects: REDIRECTS }), call);
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        throw fail('trouble', 'The maker of this model does not answer at the moment.', error);
      }
      if (isAbout(answer.status)) return answer;
      throw judged('trouble', 'The maker of this model does not answer at the moment.', answer);
    },
    async download(request, call) {
      const { fail, judged } = told(request, call);
      const mostBytes = request.mostFileBytes ?? MOST_FILE_BYTES;
      let answer: OutboundAnswer;
      try {
        const save = { file: request.file, mostBytes };
        const times = { firstByteSeconds: IDLE_SECONDS, idleSeconds: IDLE_SECONDS };
        answer = await send(request, call, DOWNLOAD_SECONDS, { save, ...times, redirects: REDIRECTS });
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        const isLarge = error.fault === 'too_large';
        if (isLarge) throw fail('failed', `The result is larger than ${mostBytes} bytes.`, error);
        throw fail('trouble', 'The result could not be fetched at the moment.', error);
      }
      // A page in place of a file comes from something in front of the upstream, and goes away with it.
      const isPage = /^(?:text\/|application\/json)/i.test(answer.headers['content-type'] ?? '');
      if (answer.savedBytes !== null && answer.savedBytes > 0 && !isPage) return;
      await rm(request.file, { force: true });
      if (answer.savedBytes === 0) throw judged('refused', 'The result is empty.', wrap(answer, call));
      throw judged('trouble', 'The result could not be fetched at the moment.', wrap(answer, call));
    },
    async probe(request, call) {
      const { fail, judged } = told(request, call);
      let answer: UpstreamAnswer;
      try {
        answer = wrap(await send(request, call, PROBE_SECONDS, { redirects: REDIRECTS }), call);
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        const fault = error.surelyNotSent ? 'not_sent' : 'trouble';
        throw fail(fault, 'The maker of this model cannot be reached.', error);
      }
      if (answer.isSuccess || answer.status === 404) return answer;
      const better = request.judge?.(answer) ?? null;
      if (better !== null) throw better;
      const { fault, message } = faultOfCreate(answer.status);
      throw judged(fault === 'busy' || fault === 'denied' ? fault : 'trouble', message, answer);
    },
  };
}

/** The upstream has said something about what was asked, in contrast to something about itself or about us. */
const isAbout = (status: number): boolean =>
  status >= 200 &&
  status < 500 &&
  !(status >= 300 && status < 400) &&
  ![401, 402, 403, 407, 408, 425, 429].includes(status);

/** What has become of a create that was answered without success. */
export function faultOfCreate(status: number): { readonly fault: MakerFault; readonly message: string } {
  if (status === 429 || status === 503) return { fault: 'busy', message: 'The maker of this model is busy.' };
  if (DENIALS.has(status) || (status >= 300 && status < 400)) {
    return { fault: 'denied', message: 'The maker of this model cannot be used at the moment.' };
  }
  // Too late, at the same time, or too early: each of them may have been said of a second hearing of the same request.
  const isClear = status >= 400 && status < 500 && ![408, 409, 425].includes(status);
  if (isClear) return { fault: 'rejected', message: 'The maker of this model did not accept the request.' };
  return { fault: 'unknown', message: 'The maker of this model gave no clear answer.' };
}

/** The key, the credit, the address or the model: nothing that another request of ours would change. */
const DENIALS = new Set([401, 402, 403, 404, 405, 407, 410, 421]);

function toOutbound(
  { upstream, authorize }: UpstreamHttpParts,
  request: UpstreamRequest,
  call: MakerCall,
  seconds: number,
): OutboundRequest {
  const url = addressOf(upstream.url, request);
  const isOurs = URL.parse(url)?.origin === new URL(upstream.url).origin;
  const secret = { ...upstream.headers(), ...(call.key === null ? {} : authorize(call.key)) };
  const { content, about } = bodyOf(request.body);
  return {
    url,
    method: request.method ?? (content === null ? 'GET' : 'POST'),
    headers: { accept: '*/*', ...(isOurs ? secret : {}), ...about, ...request.headers },
    body: content,
    timeoutSeconds: request.timeoutSeconds ?? seconds,
    mostBytes: request.mostBytes ?? MOST_JSON_BYTES,
    ...(request.save === undefined ? {} : { save: request.save }),
    redirects: 0,
    allowPrivate: upstream.allowPrivate,
    throughProxy: true,
    signal: call.signal,
  };
}

function addressOf(base: string, { path, query = {} }: UpstreamRequest): string {
  const whole = path.startsWith('/') ? `${base}${path}` : path;
  const words = new URLSearchParams(query).toString();
  if (words === '') return whole;
  return `${whole}${whole.includes('?') ? '&' : '?'}${words}`;
}

function bodyOf(body: UpstreamBody | undefined): { content: OutboundBody | null; about: Record<string, string> } {
  switch (body?.kind) {
    case undefined:
      return { content: null, about: {} };
    case 'json':
      return { content: JSON.stringify(body.value), about: { 'content-type': 'application/json' } };
    case 'form':
      return { content: body, about: {} };
    case 'file':
      return { content: { kind: 'file', file: body.file }, about: { 'content-type': body.mimeType } };
  }
}

/** For the operator's log: a whole address may be signed, so it loses what follows its path. */
function nameOf({ method, path, body }: UpstreamRequest): string {
  return `${method ?? (body === undefined ? 'GET' : 'POST')} ${path.replace(/[?#].*$/, '')}`;
}

function describe(error: unknown, { key }: MakerCall): string {
  const words: string[] = [];
  for (let each = error; each instanceof Error && words.length < 4; each = each.cause) {
    const code = 'code' in each && typeof each.code === 'string' ? ` (${each.code})` : '';
    if (each.message !== '') words.push(`${each.message}${code}`);
  }
  return hideSecrets([...new Set(words)].join(' ← '), key);
}
