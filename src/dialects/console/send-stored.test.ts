import { expect, it } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../../test/fixtures/server.ts';
import { stall, storeFilm } from '../../../test/fixtures/stalled-download.ts';
import { sendContent } from '../../http/content.ts';
import { makeSendStored } from './send-stored.ts';

it("gives an account's browsers only so many downloads at once, beside those of its keys", async () => {
  const content = await storeFilm();
  const sendStored = makeSendStored({ openContent: async () => content });
  const dialect = aDialect((scope) => {
    scope.get('/test/film', (request, reply) => sendStored(request, reply, 'film', 'video'));
    scope.get('/test/key', (request, reply) => sendContent(request, reply, content));
  });
  const downloadLimits = { downloadsPerKey: 2, stallSeconds: 60 };
  const { url, port } = await openServer({ dialects: [dialect], downloadLimits });
  const readers = [await stall(port), await stall(port)];
  const ask = async (path: string) => {
    const answer = await fetch(`${url}/test/${path}`, { headers: WITH_KEY });
    await answer.arrayBuffer();
    return answer.status;
  };
  await expect.poll(() => ask('film')).toBe(429);
  expect(await ask('key')).toBe(200);
  readers[0]?.destroy();
  await expect.poll(() => ask('film')).toBe(200);
});
