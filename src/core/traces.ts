/**
 * SEAM: what one request sets off, told to whoever follows it through several processes (W3C Trace Context). Where nobody
 * does, NO_TRACES stands in and costs nothing. A span holds ids, models and codes of ours: never a prompt, a key or a path.
 */
export interface Traces {
  readonly areOn: boolean;
  open(name: string, facts: SpanFacts): Span;
  /** The `traceparent` of what is being done now, to be kept with a task or sent along. Null: nobody follows it. */
  findParent(): string | null;
  /** Sends what is left. */
  close(): Promise<void>;
}

export interface SpanFacts {
  readonly kind: 'server' | 'worker' | 'client';
  /** A `traceparent` from elsewhere, believed only if it is one. Null: the span around this one, or none. */
  readonly parent: string | null;
  readonly attributes: SpanAttributes;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Span {
  readonly traceParent: string | null;
  /** What is done inside is part of the span, however long it takes. */
  run<Result>(work: () => Result): Result;
  /** `fault`: a word of ours for what went wrong, or null. */
  end(fault: string | null, attributes: SpanAttributes): void;
}

const NO_SPAN: Span = { traceParent: null, run: (work) => work(), end: () => undefined };

export const NO_TRACES: Traces = {
  areOn: false,
  open: () => NO_SPAN,
  findParent: () => null,
  close: async () => undefined,
};
