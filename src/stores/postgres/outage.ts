import { ServiceError } from '../../core/errors.ts';

/** Class 08: connection trouble, 53: out of something, 57: shut down, starting or too slow; the rest are sockets and the pool. */
const OUTAGES = /^(?:08|53|57)|^E(?:CONN|PIPE|HOST|NET|NOTFOUND|TIMEDOUT|AI_)/;
const POOL_FAULTS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Client was closed|not queryable/i;
/** The queue's library writes more behind it. */
const SILENCE = 'Query read timeout';

/** A statement was sent, and nothing came back in its time. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message.startsWith(SILENCE);

/** The engine is away or full: the client is asked to come back. Any other fault is left as it is. */
export function toOutage(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ServiceError) return error;
  forgetClient(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!OUTAGES.test(code) && !POOL_FAULTS.test(error.message) && !isSilence(error)) return error;
  return new ServiceError('service_unavailable', 'The database cannot be reached at the moment.', {
    cause: error,
    retryAfterSeconds: 5,
  });
}

/** The pool hangs its whole client on a fault, with its settings and its last statement: none of that belongs in a log. */
function forgetClient(error: Error & { client?: unknown }): void {
  delete error.client;
}
