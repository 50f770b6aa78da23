/**
 * SEAM: the one way out. Whoever asks names how long it may take and how much may come back; where the address comes from a
 * stranger (webhooks, image addresses) it is reached only if it is a public one, at every hop of a redirect. What the
 * operator has named may be reached on terms of its own: `allowPrivate`, `throughProxy`.
 */
export interface Outbound {
  send(request: OutboundRequest): Promise<OutboundAnswer>;
}

export interface OutboundRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: OutboundBody | null;
  /** For all of it. */
  readonly timeoutSeconds: number;
  /** Until the answer begins, once the request was sent. Left out: only the whole counts. */
  readonly firstByteSeconds?: number;
  /** Between two pieces of the answer. Left out: only the whole counts. */
  readonly idleSeconds?: number;
  /** Beyond this the answer is cut off and the call fails. Null: only the status is wanted, and the body is thrown away. */
  readonly mostBytes: number | null;
  /** The body of a 2xx goes into this file as it comes, never through memory as a whole. After a failure there is no file. */
  readonly save?: OutboundSave;
  /**
   * How many are followed, for a GET; 0: a redirect is an answer like any other, and always for other methods. Another
   * origin is told nothing but what is wanted: no key, no cookie, none of the other headers.
   */
  readonly redirects: number;
  /** This address may be one of a private network, though others may not. */
  readonly allowPrivate?: boolean;
  /**
   * The operator's proxy may be used, where there is one (HTTPS_PROXY, HTTP_PROXY, NO_PROXY). It looks names up by itself, so
   * they are not judged here: never for addresses of strangers.
   */
  readonly throughProxy?: boolean;
  /** Null: only its own time ends it. */
  readonly signal: AbortSignal | null;
}

/** A file is streamed from where it lies. A form brings its own content-type. */
export type OutboundBody = string | OutboundFile | OutboundForm;

export interface OutboundFile {
  readonly kind: 'file';
  readonly file: string;
}

/** multipart/form-data. */
export interface OutboundForm {
  readonly kind: 'form';
  readonly parts: readonly FormPart[];
}

export type FormPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly file: string; readonly fileName: string; readonly mimeType: string };

export interface OutboundSave {
  readonly file: string;
  /** In place of `mostBytes`, which is for all other answers. */
  readonly mostBytes: number;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty where it was saved. */
  readonly body: Uint8Array;
  /** Null where nothing was saved. */
  readonly savedBytes: number | null;
}

/** `broken`: the connection was made, and ended before the answer did. */
const OUTBOUND_FAULTS = ['address_refused', 'unreachable', 'broken', 'too_large', 'timeout'] as const;
export type OutboundFault = (typeof OUTBOUND_FAULTS)[number];

/** Why nothing came back; the message may be shown to whoever gave the address. */
export class OutboundError extends Error {
  readonly fault: OutboundFault;
  /** Not one byte of the request has left: whatever it asks for has not happened. */
  readonly surelyNotSent: boolean;

  constructor(
    fault: OutboundFault,
    message: string,
    options: { readonly surelyNotSent?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'OutboundError';
    this.fault = fault;
    this.surelyNotSent = options.surelyNotSent ?? false;
  }
}
