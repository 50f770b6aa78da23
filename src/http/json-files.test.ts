import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import type { Content } from '../services/open-content.ts';
import { type FileInAnswer, sendWithFiles } from './json-files.ts';

/** A stored file whose chunks have awkward sizes. It remembers the streams that were opened. */
function aFile(bytes: Buffer, chunkBytes: number) {
  const streams: Readable[] = [];
  const content: Content = {
    sizeBytes: bytes.length,
    mimeType: 'image/png',
    fileName: 'a.png',
    tag: 'a',
    modifiedAt: new Date(0),
    link: async () => null,
    async open() {
      const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
        bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
      );
      const stream = Readable.from(chunks);
      streams.push(stream);
      return { stream, sizeBytes: bytes.length, sendTo: () => Promise.reject(new TypeError('It is read here.')) };
    },
  };
  return { content, streams };
}

const someBytes = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 256));

async function openAnswer(text: string, files: readonly FileInAnswer[]) {
  const dialect = aDialect((scope) => {
    scope.get('/test/answer', (_request, reply) => sendWithFiles(reply, 'application/json', text, files));
  });
  const { url } = await openServer({ dialects: [dialect] });
  return `${url}/test/answer`;
}

async function ask(text: string, files: readonly FileInAnswer[]) {
  const url = await openAnswer(text, files);
  const answer = await fetch(url, { headers: WITH_KEY });
  return { status: answer.status, length: Number(answer.headers.get('content-length')), text: await answer.text() };
}

describe('an answer with files in it', () => {
  it.each([0, 1, 2, 3, 4, 5, 100, 1000])('holds a file of %i bytes as base64, whatever its chunks', async (length) => {
    const bytes = someBytes(length);
    const expected = `{"a":"${bytes.toString('base64')}"}`;
    for (const chunkBytes of [1, 2, 7, 64]) {
      const file = aFile(bytes, chunkBytes);
      const answer = await ask('{"a":"{{slot}}"}', [{ slot: '{{slot}}', content: file.content }]);
      expect(answer).toEqual({ status: 200, length: expected.length, text: expected });
    }
  });

  it('may hold several, one of them twice, between words of more than one byte', async () => {
    const [one, two] = [aFile(someBytes(10), 3), aFile(someBytes(20), 3)];
    const answer = await ask('é<1>ü<2><1>', [
      { slot: '<1>', content: one.content },
      { slot: '<2>', content: two.content },
    ]);
    const [first, second] = [10, 20].map((length) => someBytes(length).toString('base64'));
    expect(answer.text).toBe(`é${first}ü${second}${first}`);
    expect(answer.length).toBe(Buffer.byteLength(answer.text));
    expect([one.streams.length, two.streams.length]).toEqual([2, 1]);
    expect([...one.streams, ...two.streams].every((stream) => stream.destroyed)).toBe(true);
  });

  it('is a refusal where one of them is gone, and the others are closed', async () => {
    const here = aFile(someBytes(10), 3);
    const gone = { ...aFile(someBytes(10), 3).content, open: () => Promise.reject(new Error('gone')) };
    const { status } = await ask('<1><2>', [
      { slot: '<1>', content: here.content },
      { slot: '<2>', content: gone },
    ]);
    expect([status, here.streams.map(({ destroyed }) => destroyed)]).toEqual([500, [true]]);
  });

  it('closes every file when the client hangs up in the middle', async () => {
    // More than fits between the two of them.
    const files = [aFile(someBytes(1), 1), aFile(Buffer.alloc(32 * 1024 * 1024), 65_536), aFile(someBytes(1), 1)];
    const slots = files.map(({ content }, index) => ({ slot: `<${index}>`, content }));
    const url = await openAnswer('<0><1><2>', slots);
    const request = get(url, { headers: WITH_KEY });
    const [response] = await once(request, 'response');
    await once(response, 'readable');
    request.destroy();
    const streams = () => files.flatMap((file) => file.streams);
    await vi.waitFor(() => expect(streams().map(({ destroyed }) => destroyed)).toEqual([true, true, true]), 300_000);
  });

  it('closes every file when the client has gone before the first byte', async () => {
    const file = aFile(someBytes(100), 3);
    const come = Promise.withResolvers<void>();
    const dialect = aDialect((scope) => {
      scope.get('/test/answer', async (_request, reply) => {
        come.resolve();
        await once(reply.raw, 'close');
        return sendWithFiles(reply, 'application/json', '<0>', [{ slot: '<0>', content: file.content }]);
      });
    });
    const { url } = await openServer({ dialects: [dialect] });
    const request = get(`${url}/test/answer`, { headers: WITH_KEY }).on('error', () => undefined);
    await come.promise;
    request.destroy();
    await vi.waitFor(() => expect(file.streams.map(({ destroyed }) => destroyed)).toEqual([true]), 300_000);
  });
});
