import { once } from 'node:events';
import { request as ask } from 'node:http';
import { describe, expect, it } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import { signalOfHangUp } from './hang-up.ts';

/** A route that tells the test of each request, and answers when the test says so. */
async function open(listenLate: boolean) {
  const come = Promise.withResolvers<AbortSignal>();
  const arrived = Promise.withResolvers<void>();
  const mayListen = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const dialect = aDialect((scope) => {
    scope.get('/test/wait', async (_request, reply) => {
      reply.raw.once('close', () => closed.resolve());
      arrived.resolve();
      if (listenLate) await mayListen.promise;
      come.resolve(signalOfHangUp(reply));
      await mayAnswer.promise;
      return 'done';
    });
  });
  const { url } = await openServer({ dialects: [dialect] });
  const sent = ask(`${url}/test/wait`, { headers: WITH_KEY }).on('error', () => undefined);
  sent.end();
  await arrived.promise;
  return { sent, signal: come.promise, mayListen, mayAnswer, closed: closed.promise };
}

describe('the signal of a hang-up', () => {
  it('is given when the client goes before it was answered', async () => {
    const { sent, signal } = await open(false);
    const waiting = await signal;
    const aborted = once(waiting, 'abort');
    sent.destroy();
    await aborted;
    expect(waiting.reason).toEqual(new Error('The client hung up.'));
  });

  it('is given at once when the client went before', async () => {
    const { sent, signal, mayListen, closed } = await open(true);
    sent.destroy();
    await closed;
    mayListen.resolve();
    expect((await signal).aborted).toBe(true);
  });

  it('is not given to a client that was answered', async () => {
    const { sent, signal, mayAnswer, closed } = await open(false);
    mayAnswer.resolve();
    const [response] = await once(sent, 'response');
    response.resume();
    await closed;
    expect((await signal).aborted).toBe(false);
  });
});
