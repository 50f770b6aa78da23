import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';

/**
 * Called once, when the answer is out or can reach nobody any more. An answer that waits behind others on its connection
 * (a client may ask many things at once) hears nothing of the end of that connection: so both are listened to.
 */
export function onceOver({ raw, request }: FastifyReply, over: () => void): void {
  const { socket } = request.raw;
  // As many as a client asks for at once.
  setMaxListeners(0, socket);
  const end = () => {
    raw.off('close', end);
    socket.off('close', end);
    over();
  };
  raw.once('close', end);
  socket.once('close', end);
}

/** Aborted when the client goes before it was answered. */
export function signalOfHangUp(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The client hung up.'));
  };
  // It may have gone while its body was being looked at.
  if (reply.raw.destroyed) abort();
  else onceOver(reply, abort);
  return gone.signal;
}
