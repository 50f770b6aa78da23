import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import type { ByteRange, ByteSink } from '../core/blob-store.ts';
import type { Content } from '../services/open-content.ts';
import { sendContent } from './content.ts';

const BYTES = '0123456789';
const TAG = '"task_1-a"';
const MODIFIED = 'Mon, 02 Nov 2026 12:00:00 GMT';

async function openFile() {
  const opened: (ByteRange | null)[] = [];
  const content: Content = {
    sizeBytes: BYTES.length,
    mimeType: 'video/mp4',
    fileName: 'task_1.mp4',
    tag: 'task_1-a',
    modifiedAt: new Date(MODIFIED),
    link: async () => null,
    open: async (range) => {
      opened.push(range);
      const part = range === null ? BYTES : BYTES.slice(range.start, range.end + 1);
      const stream = Readable.from([Buffer.from(part)]);
      const sendTo = async (sink: ByteSink) =>
        void (await new Promise<unknown>((taken) => sink.write(Buffer.from(part), taken)));
      return { stream, sendTo };
    },
  };
  const dialect = aDialect((scope) => {
    const handler: Parameters<typeof scope.route>[0]['handler'] = async (request, reply) =>
      sendContent(request, reply, content);
    scope.route({ method: ['GET', 'HEAD'], url: '/test/file', handler });
  });
  const { url } = await openServer({ dialects: [dialect] });
  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${url}/test/file`, { method, headers: { ...WITH_KEY, ...headers } });
    const shown = (name: string) => answer.headers.get(name);
    return {
      status: answer.status,
      range: shown('content-range'),
      length: shown('content-length'),
      body: await answer.text(),
      headers: answer.headers,
    };
  };
  return { get, opened };
}

const WHOLE = { status: 200, range: null, length: '10', body: BYTES };
const part = (range: string, body: string) => ({
  status: 206,
  range: `bytes ${range}/10`,
  length: String(body.length),
  body,
});

describe('a stored file', () => {
  it('is sent whole with all that describes it', async () => {
    const { get } = await openFile();
    const { headers, ...answer } = await get();
    expect(answer).toEqual(WHOLE);
    expect(Object.fromEntries(headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private',
      'content-disposition': 'attachment; filename="task_1.mp4"',
      'content-type': 'video/mp4',
      etag: TAG,
      'last-modified': MODIFIED,
    });
  });

  it.each([
    ['bytes=0-3', part('0-3', '0123')],
    ['bytes=4-4', part('4-4', '4')],
    ['bytes=7-', part('7-9', '789')],
    ['bytes=0-', part('0-9', BYTES)],
    ['bytes=-3', part('7-9', '789')],
    ['bytes=-100', part('0-9', BYTES)],
    ['bytes=5-100', part('5-9', '56789')],
    ['bytes=0-0,9-9', WHOLE],
    ['seconds=0-3', WHOLE],
    ['nonsense', WHOLE],
  ])('is sent in the part that is asked for: %s', async (range, expected) => {
    const { get } = await openFile();
    const { headers: _headers, ...answer } = await get({ range });
    expect(answer).toEqual(expected);
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=99-100', 'bytes=-0'])('has no such part: %s', async (range) => {
    const { get, opened } = await openFile();
    const answer = await get({ range });
    expect([answer.status, answer.range, opened]).toEqual([416, 'bytes */10', []]);
    expect(JSON.parse(answer.body)).toEqual({
      error: { code: 'range_not_satisfiable', message: 'The file has 10 bytes; the range lies outside it.' },
    });
    expect([answer.headers.get('etag'), answer.headers.get('content-disposition')]).toEqual([null, null]);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['the tag', TAG, 206],
    ['another tag', '"task_2-a"', 200],
    ['a weak tag, which never matches here', `W/${TAG}`, 200],
    ['the date', MODIFIED, 206],
    ['another date', 'Mon, 02 Nov 2026 12:00:01 GMT', 200],
    ['nonsense', 'nonsense', 200],
  ])('is sent in part only if it is still the same: %s', async (_name, condition, status) => {
    const { get } = await openFile();
    const answer = await get({ range: 'bytes=0-3', 'if-range': condition });
    expect([answer.status, answer.body]).toEqual([status, status === 206 ? '0123' : BYTES]);
  });

  it('is only described to HEAD, and not opened', async () => {
    const { get, opened } = await openFile();
    const whole = await get({}, 'HEAD');
    const some = await get({ range: 'bytes=0-3' }, 'HEAD');
    expect([whole.status, whole.length, whole.body]).toEqual([200, '10', '']);
    expect([some.status, some.length, some.range]).toEqual([206, '4', 'bytes 0-3/10']);
    expect([whole.headers.get('content-type'), whole.headers.get('etag'), opened]).toEqual(['video/mp4', TAG, []]);
  });

  it.each([
    ['the tag', TAG, 304],
    ['the tag among others', `"x", ${TAG}`, 304],
    ['the weak tag', `W/${TAG}`, 304],
    ['anything', '*', 304],
    ['another tag', '"x"', 200],
  ])('is not sent to whoever has it: %s', async (_name, condition, status) => {
    const { get, opened } = await openFile();
    const answer = await get({ 'if-none-match': condition });
    expect([answer.status, answer.headers.get('etag')]).toEqual([status, TAG]);
    expect([answer.body, opened.length]).toEqual(status === 304 ? ['', 0] : [BYTES, 1]);
  });

  it('needs a key', async () => {
    const { get } = await openFile();
    expect((await get({ authorization: '' })).status).toBe(401);
  });
});
