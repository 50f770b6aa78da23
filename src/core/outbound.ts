/**
 * SEAM: the one way out. Whoever asks names how long it may take and how much may come back; where the address comes from a
 * stranger (webhooks, image addresses) it is reached only if it is a public one, at every hop of a redirect.
 */
export interface Outbound {
  send(request: OutboundRequest): Promise<OutboundAnswer>;
}

export interface OutboundRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutSeconds: number;
  /** Beyond this the answer is cut off and the call fails. Null: only the status is wanted, and the body is thrown away. */
  readonly mostBytes: number | null;
  /** 0: a redirect is an answer like any other. */
  readonly redirects: number;
  /** Null: only its own time ends it. */
  readonly signal: AbortSignal | null;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly body: Uint8Array;
}

export const OUTBOUND_FAULTS = ['address_refused', 'unreachable', 'too_large', 'timeout'] as const;
export type OutboundFault = (typeof OUTBOUND_FAULTS)[number];

/** Why nothing came back; the message may be shown to whoever gave the address. */
export class OutboundError extends Error {
  readonly fault: OutboundFault;

  constructor(fault: OutboundFault, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OutboundError';
    this.fault = fault;
  }
}
