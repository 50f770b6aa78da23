import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent, request } from 'undici';
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from '../core/outbound.ts';
import { makePublicAddressCheck } from './public-address.ts';

export interface OutboundOptions {
  /** For installations whose receivers are inside their own network. */
  readonly allowPrivate: boolean;
}

/** The world around: how names are looked up and which addresses are public. */
export interface OutboundWorld {
  readonly lookupAll: LookupAll;
  readonly isPublic: Judge;
}

type LookupAll = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;
type Judge = (address: string) => boolean;

const openInternet = (): OutboundWorld => ({ lookupAll: lookup, isPublic: makePublicAddressCheck() });

interface Sender {
  readonly agent: Agent;
  readonly send: typeof request;
}

export interface ClosableOutbound extends Outbound {
  close(): Promise<void>;
}

/** What can be told of an address before it is looked up: only a literal one is judged here. */
export function makeMayReach(options: OutboundOptions): (url: string) => boolean {
  const judge = makeJudge(options, openInternet());
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

function makeJudge({ allowPrivate }: OutboundOptions, { isPublic }: OutboundWorld): Judge {
  return (address) => allowPrivate || isPublic(address);
}

/**
 * The address is judged when the connection is made, on what the name resolved to just then: a name that changes its mind
 * between a check and a connection (DNS rebinding) gains nothing.
 */
export function makeOutbound(options: OutboundOptions, world: OutboundWorld = openInternet()): ClosableOutbound {
  const mayReach = makeJudge(options, world);
  const guarded = guardedLookup(world.lookupAll, mayReach);
  // Loaded with the first request: an eighth of all that a start would load, and many services never send one.
  let opening: Promise<Sender> | null = null;
  const open = () => {
    opening ??= import('undici').then((undici) => ({
      agent: new undici.Agent({ connect: { lookup: guarded, timeout: 10_000 }, keepAliveTimeout: 1 }),
      send: undici.request,
    }));
    return opening;
  };
  return {
    async close() {
      if (opening !== null) await (await opening).agent.close();
    },
    async send(request) {
      const deadline = AbortSignal.timeout(request.timeoutSeconds * 1000);
      try {
        const signal = request.signal === null ? deadline : AbortSignal.any([deadline, request.signal]);
        return await follow(await open(), request, mayReach, signal);
      } catch (error) {
        request.signal?.throwIfAborted();
        if (error instanceof OutboundError) throw error;
        if (error instanceof Error && error.cause instanceof OutboundError) throw error.cause;
        if (deadline.aborted) {
          throw new OutboundError('timeout', `No answer within ${request.timeoutSeconds} seconds.`, { cause: error });
        }
        throw new OutboundError('unreachable', 'The address cannot be reached.', { cause: error });
      }
    },
  };
}

const DUMPED_BYTES = 64 * 1024;

function guardedLookup(lookupAll: LookupAll, mayReach: Judge): LookupFunction {
  return (host, options, done) => {
    lookupAll(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '', 0);
      const refused = addresses.find(({ address }) => !mayReach(address));
      const first = addresses[0];
      if (refused !== undefined || first === undefined) return done(refuse(host), '', 0);
      if (options.all === true) return (done as (e: null, all: LookupAddress[]) => void)(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

async function follow(
  { agent, send }: Sender,
  request: OutboundRequest,
  mayReach: Judge,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  let url = parseAddress(request.url, mayReach);
  for (let hops = 0; ; hops += 1) {
    const { method, headers, body } = request;
    const answer = await send(url, { dispatcher: agent, method, headers, body, signal });
    const location = answer.headers.location;
    const redirected = answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string';
    if (!redirected || hops >= request.redirects) {
      const { statusCode: status } = answer;
      if (request.mostBytes !== null) return { status, body: await readBody(answer.body, request.mostBytes) };
      // Read for a while, so that the other side is not cut off while it writes; what becomes of it changes nothing.
      await answer.body.dump({ limit: DUMPED_BYTES });
      return { status, body: new Uint8Array() };
    }
    await answer.body.dump();
    url = parseAddress(new URL(location, url).href, mayReach);
  }
}

/** A literal address is never looked up, so it is judged here. */
function parseAddress(text: string, mayReach: Judge): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new OutboundError('address_refused', 'The address must be http or https, without a user name in it.');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayReach(host)) throw refuse(host);
  return url;
}

async function readBody(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > mostBytes) throw new OutboundError('too_large', `The answer is larger than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const refuse = (host: string): OutboundError =>
  new OutboundError('address_refused', `The address of '${host}' is not a public one.`);
