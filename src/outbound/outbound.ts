import { openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type * as Undici from 'undici';
import type { Dispatcher } from 'undici';
import {
  type FormPart,
  type Outbound,
  type OutboundAnswer,
  type OutboundBody,
  OutboundError,
  type OutboundRequest,
} from '../core/outbound.ts';
import { LocalFileError, local, readAnswer } from './answer.ts';
import { guardLookup, type Judge, type OutboundWorld, openInternet, parseAddress } from './guard.ts';

export interface OutboundOptions {
  /** For installations whose receivers are inside their own network. */
  readonly allowPrivate: boolean;
  /** In place of the environment's HTTP_PROXY, HTTPS_PROXY and NO_PROXY. */
  readonly proxies?: { readonly http: string; readonly https: string; readonly none: string };
}

export interface ClosableOutbound extends Outbound {
  close(): Promise<void>;
}

/** What can be told of an address before it is looked up: only a literal one is judged here. */
export function makeMayReach(options: OutboundOptions): (url: string) => boolean {
  const judge = makeJudge(options.allowPrivate, openInternet());
  return (url) => {
    try {
      parseAddress(url, judge);
      return true;
    } catch (error) {
      if (error instanceof OutboundError) return false;
      throw error;
    }
  };
}

function makeJudge(allowPrivate: boolean, { isPublic }: OutboundWorld): Judge {
  return (address) => allowPrivate || isPublic(address);
}

export function makeOutbound(options: OutboundOptions, world: OutboundWorld = openInternet()): ClosableOutbound {
  // Loaded with the first request: an eighth of all that a start would load, and many services never send one.
  let loading: Promise<typeof Undici> | null = null;
  const load = () => {
    loading ??= import('undici');
    return loading;
  };
  // One for each set of terms: a connection that was made on some is never used on others.
  const ways = new Map<string, Way>();
  return {
    async close() {
      await Promise.all([...ways.values()].map(({ agent }) => agent.close()));
    },
    async send(request) {
      const undici = await load();
      const allowPrivate = options.allowPrivate || request.allowPrivate === true;
      const throughProxy = request.throughProxy === true;
      const terms = `${allowPrivate} ${throughProxy}`;
      const way = ways.get(terms) ?? openWay(undici, makeJudge(allowPrivate, world), throughProxy, options, world);
      ways.set(terms, way);
      return sendOne(undici, way, request);
    },
  };
}

interface Way {
  readonly agent: Dispatcher;
  readonly mayReach: Judge;
}

const CONNECT_MILLISECONDS = 10_000;

function openWay(
  undici: typeof Undici,
  mayReach: Judge,
  throughProxy: boolean,
  { proxies }: OutboundOptions,
  { lookupAll }: OutboundWorld,
): Way {
  const settings = {
    connect: { lookup: guardLookup(lookupAll, mayReach), timeout: CONNECT_MILLISECONDS },
    // None is kept for a second call: it might be closed from the other side just as a create is written to it.
    keepAliveTimeout: 1,
    // Ours end a call, with words of our own.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  if (!throughProxy) return { mayReach, agent: new undici.Agent(settings) };
  const named =
    proxies === undefined ? {} : { httpProxy: proxies.http, httpsProxy: proxies.https, noProxy: proxies.none };
  const proxied = { ...settings, connectTimeout: CONNECT_MILLISECONDS, ...named };
  return { mayReach, agent: new undici.EnvHttpProxyAgent(proxied) };
}

async function sendOne(undici: typeof Undici, way: Way, request: OutboundRequest): Promise<OutboundAnswer> {
  const deadline = AbortSignal.timeout(request.timeoutSeconds * 1000);
  const signal = request.signal === null ? deadline : AbortSignal.any([deadline, request.signal]);
  let begun = false;
  const noteBeginning: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
    const onRequestStart = handler.onRequestStart?.bind(handler);
    // Called when the connection stands, right before the first byte is written to it.
    handler.onRequestStart = (controller, context) => {
      onRequestStart?.(controller, context);
      begun = true;
    };
    return dispatch(options, handler);
  };
  try {
    return await follow(undici, { ...way, agent: way.agent.compose(noteBeginning) }, request, signal);
  } catch (error) {
    request.signal?.throwIfAborted();
    throw explain(error, request, deadline, !begun);
  }
}

/** In words that may be shown; what the agent said is the cause. */
function explain(error: unknown, request: OutboundRequest, deadline: AbortSignal, surelyNotSent: boolean): unknown {
  if (error instanceof LocalFileError) return error.cause;
  const known = error instanceof OutboundError ? error : error instanceof Error ? error.cause : null;
  const about = { surelyNotSent, cause: error };
  if (known instanceof OutboundError) return new OutboundError(known.fault, known.message, about);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (deadline.aborted) {
    return new OutboundError('timeout', `No answer within ${request.timeoutSeconds} seconds.`, about);
  }
  if (code === 'UND_ERR_HEADERS_TIMEOUT') {
    return new OutboundError('timeout', `No answer within ${request.firstByteSeconds} seconds.`, about);
  }
  if (code === 'UND_ERR_BODY_TIMEOUT') {
    return new OutboundError('timeout', `The answer stood still for ${request.idleSeconds} seconds.`, about);
  }
  if (!surelyNotSent) return new OutboundError('broken', 'The connection ended before the answer did.', about);
  return new OutboundError('unreachable', 'The address cannot be reached.', about);
}

/** What another origin may be told of a request that was not meant for it. */
const HARMLESS_HEADERS = new Set(['accept', 'accept-encoding', 'accept-language', 'range', 'user-agent']);

async function follow(
  undici: typeof Undici,
  { agent, mayReach }: Way,
  request: OutboundRequest,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const { method, body, firstByteSeconds = 0, idleSeconds = 0 } = request;
  const times = { headersTimeout: firstByteSeconds * 1000, bodyTimeout: idleSeconds * 1000 };
  const redirects = method === 'GET' ? request.redirects : 0;
  let { headers } = request;
  let url = parseAddress(request.url, mayReach);
  for (let hops = 0; ; hops += 1) {
    const { content, about } = await openBody(undici, body);
    const sent = { method, headers: { ...headers, ...about }, body: content };
    const answer = await undici.request(url, { dispatcher: agent, ...sent, signal, ...times });
    const location = answer.headers.location;
    const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string';
    if (!isRedirect || hops >= redirects) return readAnswer(answer, request);
    await answer.body.dump();
    const next = parseAddress(new URL(location, url).href, mayReach);
    if (next.origin !== url.origin) headers = harmless(headers);
    url = next;
  }
}

const harmless = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS_HEADERS.has(name.toLowerCase())));

/** Files are opened and not read: their bytes are taken while they are sent, and their length is told before. */
async function openBody(undici: typeof Undici, body: OutboundBody | null): Promise<OpenBody> {
  if (body === null || typeof body === 'string') return { content: body, about: {} };
  if (body.kind === 'file') {
    const handle = await local(() => open(body.file));
    const { size } = await local(() => handle.stat());
    return { content: handle.createReadStream(), about: { 'content-length': String(size) } };
  }
  const form = new undici.FormData();
  for (const part of body.parts) await append(form, part);
  return { content: form, about: {} };
}

interface OpenBody {
  readonly content: string | Readable | Undici.FormData | null;
  readonly about: Readonly<Record<string, string>>;
}

async function append(form: Undici.FormData, part: FormPart): Promise<void> {
  if ('value' in part) return form.append(part.name, part.value);
  const blob = await local(() => openAsBlob(part.file, { type: part.mimeType }));
  form.append(part.name, blob, part.fileName);
}
