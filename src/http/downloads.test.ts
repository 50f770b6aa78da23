import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import { STORED_BYTES, stall, storeFilm } from '../../test/fixtures/stalled-download.ts';
import { sendContent } from './content.ts';
import { renderPlainError } from './errors.ts';
import { sendEvents } from './event-stream.ts';
import { sendWithFiles } from './json-files.ts';

async function openFiles(sizeBytes: number, limits = { downloadsPerKey: 2, stallSeconds: 60 }) {
  const content = await storeFilm(sizeBytes);
  const dialect = aDialect((scope) => {
    scope.get('/test/film', (request, reply) => sendContent(request, reply, content));
    scope.get('/test/link', (request, reply) => sendContent(request, reply, content, { reader: 'links of a key' }));
    scope.get('/test/json', (_request, reply) =>
      sendWithFiles(reply, 'application/json', '"{{a}}"', [{ slot: '{{a}}', content }]),
    );
    scope.get('/test/events', (_request, reply) => {
      async function* events() {
        yield { name: 'picture', data: { picture: '{{a}}' }, files: [{ slot: '{{a}}', content }] };
      }
      return sendEvents(reply, events(), renderPlainError);
    });
  });
  return openServer({ dialects: [dialect], downloadLimits: limits });
}

describe('a download', () => {
  it('is sent whole', async () => {
    const { url } = await openFiles(STORED_BYTES);
    const answer = await fetch(`${url}/test/film`, { headers: WITH_KEY });
    expect((await answer.arrayBuffer()).byteLength).toBe(STORED_BYTES);
  });

  it.each(['film', 'json'])('of a file that has become shorter breaks off, and the log says so: %s', async (path) => {
    const { url, events } = await openFiles(STORED_BYTES + 1);
    const answer = await fetch(`${url}/test/${path}`, { headers: WITH_KEY });
    await expect(answer.arrayBuffer()).rejects.toThrow();
    const route = `/test/${path}`;
    await expect.poll(() => events).toContainEqual(expect.objectContaining({ msg: 'answer-broken-off', route }));
  });

  it.each(['film', 'json'])('of a file that has become longer breaks off: %s', async (path) => {
    const { url } = await openFiles(STORED_BYTES - 1);
    const answer = await fetch(`${url}/test/${path}`, { headers: WITH_KEY });
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('is refused when the key has too many, until one has ended', async () => {
    const { url, port } = await openFiles(STORED_BYTES);
    const readers = [await stall(port), await stall(port)];
    const ask = async () => {
      const answer = await fetch(`${url}/test/film`, { headers: WITH_KEY });
      await answer.arrayBuffer();
      return answer.status;
    };
    await expect.poll(ask).toBe(429);
    readers[0]?.destroy();
    await expect.poll(ask).toBe(200);
  });

  it('is counted apart from those of the key where only a link was shown', async () => {
    const { url, port } = await openFiles(STORED_BYTES);
    await Promise.all([stall(port, 'link'), stall(port, 'link')]);
    const ask = async (path: string) => {
      const answer = await fetch(`${url}/test/${path}`, { headers: WITH_KEY });
      await answer.arrayBuffer();
      return answer.status;
    };
    await expect.poll(() => ask('link')).toBe(429);
    expect(await ask('film')).toBe(200);
  });

  it('ends with its connection, also where it waits behind others', async () => {
    const { url, port } = await openFiles(STORED_BYTES, { downloadsPerKey: 8, stallSeconds: 60 });
    const readers = await Promise.all(Array.from({ length: 8 }, () => stall(port)));
    for (const reader of readers) {
      reader.write(`GET /test/film HTTP/1.1\r\nhost: x\r\nauthorization: ${WITH_KEY.authorization}\r\n\r\n`.repeat(3));
    }
    const ask = async () => {
      const answer = await fetch(`${url}/test/film`, { headers: WITH_KEY });
      await answer.arrayBuffer();
      return answer.status;
    };
    await expect.poll(ask).toBe(429);
    for (const reader of readers) reader.destroy();
    await expect.poll(() => Promise.all([ask(), ask(), ask(), ask()])).toEqual([200, 200, 200, 200]);
  });

  it.each(['film', 'json', 'events'])('is cut off when the client takes nothing any more: %s', async (path) => {
    const { server, port } = await openFiles(STORED_BYTES, { downloadsPerKey: 2, stallSeconds: 1 });
    const cut = once(server.server, 'connection').then(([connection]) => once(connection as Socket, 'close'));
    const socket = await stall(port, path);
    await cut;
    // Only now does it read: what had been sent is there, and no more.
    let received = 0;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    socket.resume();
    await once(socket, 'close');
    expect(received).toBeLessThan(STORED_BYTES);
  });
});
