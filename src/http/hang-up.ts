import type { FastifyReply } from 'fastify';

/** Aborted when the client goes before it was answered. */
export function signalOfHangUp(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The client hung up.'));
  });
  return gone.signal;
}
