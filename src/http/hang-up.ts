import type { FastifyReply } from 'fastify';

/** Aborted when the client goes before it was answered. */
export function signalOfHangUp(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The client hung up.'));
  };
  // It may have gone while its body was being looked at.
  if (reply.raw.destroyed) abort();
  else reply.raw.once('close', abort);
  return gone.signal;
}
