import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskScratch } from '../blobs/scratch.ts';
import type { Scratch } from '../core/blob-store.ts';
import { makeWithBody } from './body.ts';

const LIMITS = { requestBytes: 20_000, fileBytes: 10_000, textBytes: 20_000, inFlightBytes: 40_000 };

/** What it answers: either the first two or the last. */
interface Echo {
  readonly fields?: unknown;
  readonly files?: readonly { readonly sizeBytes: number }[];
  readonly error?: { readonly code: string; readonly message: string };
}

/** A server that answers with what it understood of the body, and files that were there while it did. */
async function openEcho() {
  const folder = join(await makeTempFolder(), 'scratch');
  const disk = new DiskScratch(folder);
  const opened = Promise.withResolvers<void>();
  const removed = Promise.withResolvers<void>();
  const handled = Promise.withResolvers<void>();
  const scratch: Scratch = {
    open: async () => {
      const made = await disk.open();
      opened.resolve();
      const remove = () => made.remove().then(removed.resolve);
      return { path: made.path, remove };
    },
  };
  const withBody = makeWithBody({ scratch, limits: LIMITS });
  const addFormRoutes = (scope: FastifyInstance) => {
    scope.post('/test/echo', { config: { body: 'pictures', urlForm: true } }, async (request) => {
      try {
        return await withBody(request, async ({ fields, files }) => ({
          fields,
          files: await Promise.all(
            files.map(async ({ path, ...file }) => ({ ...file, text: (await readFile(path, 'utf8')).slice(0, 20) })),
          ),
        }));
      } finally {
        handled.resolve();
      }
    });
  };
  const { url, port, events } = await openServer({ dialects: [{ ...aDialect(), addFormRoutes }], bodyLimits: LIMITS });
  const leftovers = async () => (await readdir(folder).catch(() => [])).length;
  const post = async (body: FormData | URLSearchParams | string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/test/echo`, { method: 'POST', headers: { ...WITH_KEY, ...headers }, body });
    return { status: answer.status, body: (await answer.json()) as Echo };
  };
  return { post, port, events, leftovers, opened, removed, handled };
}

function aForm(...parts: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'file.png');
  }
  return form;
}

const BROKEN_HEADS = [
  ['without a content-disposition', 'content-type: text/plain'],
  ['with another disposition', 'content-disposition: attachment; name="seed"'],
  ['with an empty disposition', 'content-disposition:'],
  ['with a disposition behind a line that is none', 'nonsense\r\ncontent-disposition: form-data; name="seed"'],
  ['with a line break in its name', 'content-disposition: form-data; name="se\ned"'],
  ['with no head at all', ''],
] as const;

const refusal = (code: string, message: string) => ({ error: { code, message } });
const json = { 'content-type': 'application/json' };

describe('a body', () => {
  it('may be JSON', async () => {
    const { post } = await openEcho();
    expect(await post('{"a":{"b":[1]},"c":null}', json)).toEqual({
      status: 200,
      body: { fields: { a: { b: [1] }, c: null }, files: [] },
    });
  });

  it('may be a plain form', async () => {
    const { post } = await openEcho();
    const form = new URLSearchParams([
      ['prompt', 'a & b'],
      ['metadata[seed]', '0'],
      ['list[]', 'x'],
      ['list[]', 'y'],
    ]);
    expect((await post(form)).body.fields).toEqual({ prompt: 'a & b', metadata: { seed: '0' }, list: ['x', 'y'] });
  });

  it('may be a multipart form with brackets, lists and names that come again', async () => {
    const { post } = await openEcho();
    const form = aForm(
      ['prompt', 'Möwen'],
      ['metadata[durationSeconds]', '8'],
      ['metadata[resolution]', '4k'],
      ['reference_images[]', 'a'],
      ['reference_images[]', 'b'],
      ['seed', '1'],
      ['seed', '2'],
      ['note', '{"json":"stays text"}'],
    );
    expect(await post(form)).toEqual({
      status: 200,
      body: {
        fields: {
          prompt: 'Möwen',
          metadata: { durationSeconds: '8', resolution: '4k' },
          reference_images: ['a', 'b'],
          seed: ['1', '2'],
          note: '{"json":"stays text"}',
        },
        files: [],
      },
    });
  });

  it('may carry files, which are on disk while they are used and gone after', async () => {
    const { post, leftovers, removed } = await openEcho();
    const content = 'x'.repeat(9_000);
    const form = aForm(['image', new Blob([content])], ['prompt', 'p'], ['image', new Blob(['second'])]);
    expect(await post(form)).toEqual({
      status: 200,
      body: {
        fields: { prompt: 'p' },
        files: [
          { field: 'image', sizeBytes: 9_000, sha256: sha256(content), isVideo: false, text: 'x'.repeat(20) },
          { field: 'image', sizeBytes: 6, sha256: sha256('second'), isVideo: false, text: 'second' },
        ],
      },
    });
    await removed.promise;
    expect(await leftovers()).toBe(0);
  });

  it('takes a file of exactly the most bytes', async () => {
    const { post } = await openEcho();
    const { status, body } = await post(aForm(['image', new Blob(['x'.repeat(10_000)])]));
    expect([status, body.files?.[0]?.sizeBytes]).toEqual([200, 10_000]);
  });

  it.each<[string, FormData, string]>([
    ['a file', aForm(['image', new Blob(['x'.repeat(10_001)])]), 'The file is larger than 10000 bytes.'],
    [
      'files together',
      aForm(
        ['a', new Blob(['x'.repeat(9_000)])],
        ['b', new Blob(['x'.repeat(9_000)])],
        ['c', new Blob(['x'.repeat(2_001)])],
      ),
      'The request is larger than 20000 bytes.',
    ],
    ['a field', aForm(['prompt', 'x'.repeat(20_001)]), 'The request is larger than 20000 bytes.'],
    [
      'the fields together',
      aForm(['a', 'x'.repeat(15_000)], ['b', 'x'.repeat(5_001)]),
      'The request is larger than 20000 bytes.',
    ],
  ])('is refused as too large: %s', async (_name, form, message) => {
    const { post, leftovers, handled } = await openEcho();
    expect(await post(form)).toEqual({ status: 413, body: refusal('request_too_large', message) });
    await handled.promise;
    expect(await leftovers()).toBe(0);
  });

  it('is refused as too large when it is JSON', async () => {
    const { post } = await openEcho();
    expect(await post(JSON.stringify({ prompt: 'x'.repeat(20_000) }), json)).toEqual({
      status: 413,
      body: refusal('request_too_large', 'The request body is larger than 20000 bytes.'),
    });
  });

  it('is refused when it has too many parts, or too many files', async () => {
    const { post, leftovers } = await openEcho();
    const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);
    const parts = await post(aForm(...names(201).map((name) => [name, 'x'] as const)));
    const plain = await post(new URLSearchParams(names(201).map((name): [string, string] => [name, 'x'])));
    const files = await post(aForm(...names(21).map((name) => [name, new Blob(['x'])] as const)));
    expect([parts.status, parts.body.error?.code]).toEqual([413, 'request_too_large']);
    expect(plain).toEqual({ status: 413, body: parts.body });
    expect([files.status, files.body.error?.code]).toEqual([413, 'request_too_large']);
    expect(await leftovers()).toBe(0);
  });

  it.each(['__proto__', 'a[__proto__][polluted]', 'constructor'])('may not have a field named %s', async (name) => {
    const { post } = await openEcho();
    for (const form of [aForm([name, 'x']), new URLSearchParams([[name, 'x']])]) {
      expect(await post(form)).toEqual({
        status: 400,
        body: refusal('invalid_request', 'A form field has a name that is not allowed.'),
      });
    }
    expect('polluted' in {}).toBe(false);
  });

  it.each<[string, string, Record<string, string>, number, string]>([
    ['JSON that would change prototypes', '{"__proto__":{"a":1}}', json, 400, 'invalid_request'],
    ['half of some JSON', '{"a":', json, 400, 'invalid_request'],
    ['nothing at all', '', json, 400, 'invalid_request'],
    ['a list', '[1]', json, 400, 'invalid_request'],
    ['a word', '"a"', json, 400, 'invalid_request'],
    ['null', 'null', json, 400, 'invalid_request'],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415, 'unsupported_media_type'],
    ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400, 'invalid_request'],
    ['a form cut short', '--b\r\n', { 'content-type': 'multipart/form-data; boundary=b' }, 400, 'invalid_request'],
    ...['', '; filename="a.png"'].map((rest): [string, string, Record<string, string>, number, string] => [
      `a part without a name${rest}`,
      `--b\r\ncontent-disposition: form-data${rest}\r\n\r\nx\r\n--b--\r\n`,
      { 'content-type': 'multipart/form-data; boundary=b' },
      400,
      'invalid_request',
    ]),
    ...BROKEN_HEADS.map(([name, head]): [string, string, Record<string, string>, number, string] => [
      `a part ${name}, beside one that is well`,
      `--b\r\n${head}\r\n\r\nx\r\n--b\r\ncontent-disposition: form-data; name="prompt"\r\n\r\np\r\n--b--\r\n`,
      { 'content-type': 'multipart/form-data; boundary=b' },
      400,
      'invalid_request',
    ]),
    [
      'a part whose head has no end',
      '--b\r\ncontent-disposition: form-data; name="a"\r\n--b--\r\n',
      { 'content-type': 'multipart/form-data; boundary=b' },
      400,
      'invalid_request',
    ],
  ])('is refused: %s', async (_name, body, headers, status, code) => {
    const { post } = await openEcho();
    const answer = await post(body, headers);
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  });

  it('is not read before the key was checked', async () => {
    const { post, leftovers } = await openEcho();
    const form = aForm(['image', new Blob(['x'.repeat(5_000)])]);
    expect((await post(form, { authorization: 'Bearer wrong' })).body.error?.code).toBe('invalid_api_key');
    expect(await leftovers()).toBe(0);
  });
});

describe('a client that hangs up', () => {
  const head = [
    'POST /test/echo HTTP/1.1',
    'host: localhost',
    `authorization: ${WITH_KEY.authorization}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 9000',
    '',
    '--b',
  ];

  it('in the middle of a file leaves no temporary file and no fault in the log', async () => {
    const { port, events, leftovers, opened, removed, handled } = await openEcho();
    const socket = connect(port, '127.0.0.1');
    const part = ['content-disposition: form-data; name="image"; filename="a.png"', '', 'x'.repeat(4_000)];
    socket.write([...head, ...part].join('\r\n'));
    await opened.promise;
    expect(await leftovers()).toBe(1);
    socket.destroy();
    await Promise.all([removed.promise, handled.promise]);
    expect(await leftovers()).toBe(0);
    expect(events.filter(({ level }) => level === 50)).toEqual([]);
  });

  it('in the middle of a field is not waited for', async () => {
    const { port, events, handled } = await openEcho();
    const socket = connect(port, '127.0.0.1');
    const part = ['content-disposition: form-data; name="prompt"', '', 'x'.repeat(4_000)];
    socket.end([...head, ...part].join('\r\n'));
    await handled.promise;
    socket.destroy();
    expect(events.filter(({ level }) => level === 50)).toEqual([]);
  });
});

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
