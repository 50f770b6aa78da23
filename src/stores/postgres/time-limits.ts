/** How long we wait for PostgreSQL, in the words of its driver. The queue's connections keep to the same. */
export interface TimeLimits {
  readonly connectionTimeoutMillis: number;
  readonly keepAlive: boolean;
  readonly keepAliveInitialDelayMillis: number;
  readonly statement_timeout?: number;
  readonly idle_in_transaction_session_timeout?: number;
  readonly query_timeout?: number;
}

/** A node that cannot get a connection within this says so, instead of letting requests pile up behind it. */
const CONNECT_MILLISECONDS = 5_000;
const QUIET_MILLISECONDS = 10_000;
/** A server that still answers tells itself that a statement took too long, and keeps its connection by that. */
const HEAD_START_MILLISECONDS = 1_000;

export function timeLimits(seconds: number | null): TimeLimits {
  const connecting = {
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: QUIET_MILLISECONDS,
  };
  if (seconds === null) return connecting;
  const milliseconds = seconds * 1000;
  return {
    ...connecting,
    // The server's own: what a node began that is frozen or gone must not hold its locks for long.
    statement_timeout: milliseconds,
    idle_in_transaction_session_timeout: milliseconds,
    // Ours: a server that is frozen, or a way to it that swallows everything, says nothing at all.
    query_timeout: milliseconds + HEAD_START_MILLISECONDS,
  };
}
