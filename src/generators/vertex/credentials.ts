import type { AuthClient, GoogleAuth } from 'google-auth-library';
import { z } from 'zod';
import { MakerError } from '../../core/maker.ts';
import { type Outbound, OutboundError } from '../../core/outbound.ts';
import type { UpstreamKey } from '../../core/upstream.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const TOKEN_SECONDS = 30;
const MOST_TOKEN_BYTES = 1024 * 1024;

/**
 * Tokens for Google Cloud, which last an hour: from the JSON of a service account or of a workload's identity, which is what
 * the upstream's key is here; or without a key from where the machine itself has one, the metadata server first of all.
 */
export interface Credentials {
  /** Throws denied where there is none to be had with this key, and not_sent where nobody could be asked. */
  token(key: UpstreamKey | null, signal: AbortSignal): Promise<string>;
}

export interface CredentialParts {
  readonly outbound: Outbound;
  readonly allowPrivate: boolean;
}

export function makeCredentials(parts: CredentialParts): Credentials {
  const opened = new Map<string, Promise<GoogleAuth<AuthClient>>>();
  const open = (key: UpstreamKey | null) => {
    const name = key?.fingerprint ?? '';
    const auth = opened.get(name) ?? openAuth(key, parts);
    // It keeps the token and fetches the next one in time.
    opened.set(name, auth);
    return auth;
  };
  return {
    async token(key, signal) {
      signal.throwIfAborted();
      try {
        const token = await untilAborted((await open(key)).getAccessToken(), signal);
        if (typeof token === 'string' && token !== '') return token;
        throw denied('The credentials give no token.', null);
      } catch (error) {
        signal.throwIfAborted();
        throw explain(error);
      }
    },
  };
}

async function openAuth(key: UpstreamKey | null, parts: CredentialParts): Promise<GoogleAuth<AuthClient>> {
  // With the first film: a start need not load it.
  const { GoogleAuth } = await import('google-auth-library');
  const credentials = key === null ? null : parseKey(key);
  const fetchImplementation = makeFetch(parts, credentials?.token_uri ?? TOKEN_URL);
  const clientOptions = { transporterOptions: { fetchImplementation } };
  return new GoogleAuth({ scopes: [SCOPE], clientOptions, ...(credentials === null ? {} : { credentials }) });
}

const accountSchema = z.looseObject({ type: z.string(), token_uri: z.string().optional() });

function parseKey(key: UpstreamKey): z.infer<typeof accountSchema> {
  try {
    return accountSchema.parse(JSON.parse(key.reveal()));
  } catch {
    // What is said about it may repeat a part of the secret.
    throw denied('The key is not the JSON of a service account.', null);
  }
}

/** The way out that all else takes, for the library: with its limits, its proxies and its judgement of addresses. */
function makeFetch({ outbound, allowPrivate }: CredentialParts, tokenUrl: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.text();
    const answer = await outbound.send({
      // The library knows but one address for tokens; the account itself may name another.
      url: request.url === TOKEN_URL ? tokenUrl : request.url,
      method: request.method === 'POST' ? 'POST' : request.method === 'PUT' ? 'PUT' : 'GET',
      headers: Object.fromEntries(request.headers),
      body: body === '' ? null : body,
      timeoutSeconds: TOKEN_SECONDS,
      mostBytes: MOST_TOKEN_BYTES,
      redirects: 0,
      allowPrivate,
      throughProxy: true,
      signal: request.signal,
    });
    return new Response(Buffer.from(answer.body), { status: answer.status, headers: answer.headers });
  };
}

function explain(error: unknown): unknown {
  if (error instanceof MakerError) return error;
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof OutboundError) {
      return new MakerError('not_sent', 'The maker of this model cannot be reached.', {
        detail: `No token: ${each.message}`,
        cause: error,
      });
    }
  }
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
  if (status !== null && (status >= 500 || status === 429)) {
    return new MakerError('not_sent', 'The maker of this model cannot be reached.', {
      detail: `No token: answered with ${status}.`,
      cause: error,
    });
  }
  return denied(error instanceof Error ? error.message : String(error), error);
}

const denied = (detail: string, cause: unknown): MakerError =>
  new MakerError('denied', 'The maker of this model cannot be used at the moment.', {
    detail: `No token: ${detail.slice(0, 400)}`,
    ...(cause === null ? {} : { cause }),
  });

/** The library knows no signals. What it does goes on, for the next who asks. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    signal.addEventListener('abort', give, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
