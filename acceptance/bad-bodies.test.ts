import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, query } from './support/data-folder.ts';
import { type Call, call, expectRefusal, postForm, postJson, type Refusal } from './support/http.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { exchange, head, openSocket } from './support/raw-socket.ts';
import { aRequest, FAST_MODEL } from './support/tasks.ts';
import { until } from './support/until.ts';

const REQUEST_BYTES = 200_000;
const FILE_BYTES = 100_000;
const DEEP = 10_000;

describe('a body that cannot be taken', () => {
  let folder: string;
  let service: Service;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({
      folder,
      args: ['--role', 'api'],
      settings: { KINORA_REQUEST_BYTES: String(REQUEST_BYTES), KINORA_IMAGE_BYTES: String(FILE_BYTES) },
    });
  });
  afterAll(async () => {
    // Whatever was sent: no fault of ours, no task, no file.
    expect(service.stderr()).not.toContain('request-failed');
    expect(query(service.data, 'select count(*) as n from tasks')).toEqual([{ n: 0 }]);
    expect(listFiles(`${service.data}/scratch`)).toEqual([]);
    await service.kill();
    await removeFolder(folder);
  });

  const post = (contentType: string | null, body: string, more: Call = {}) =>
    call(service, '/v1/videos', {
      method: 'POST',
      headers: contentType === null ? {} : { 'content-type': contentType },
      body,
      ...more,
    });

  const invalid: Refusal = { status: 400, code: 'invalid_request' };
  const unsupported: Refusal = { status: 415, code: 'unsupported_media_type' };
  const json = 'application/json';
  const form = 'multipart/form-data; boundary=b';
  const part = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const filePart = '--b\r\ncontent-disposition: form-data; name="input_reference"; filename="a.png"\r\n\r\n';

  it.each<[string, string, string, Refusal]>([
    ['malformed JSON', json, '{"model":', invalid],
    ['null', json, 'null', invalid],
    ['a list', json, '[]', invalid],
    ['a number', json, '3', invalid],
    ['a string', json, '"text"', invalid],
    ['an empty body', json, '', invalid],
    ['JSON with a poisoned prototype', json, '{"__proto__":{"model":"x"},"prompt":"x"}', invalid],
    ['JSON with a poisoned constructor', json, '{"constructor":{"prototype":{"model":"x"}}}', invalid],
    ['lists nested too deeply', json, `{"model":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`, invalid],
    [
      'metadata nested too deeply',
      json,
      `{"model":"${FAST_MODEL}","prompt":"x","metadata":{"seed":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}}`,
      invalid,
    ],
    ['brackets without end', json, '['.repeat(100_000), invalid],
    ['plain text', 'text/plain', 'a prompt', unsupported],
    ['XML', 'application/xml', '<model/>', unsupported],
    ['a content type that is none', 'nonsense', '{}', unsupported],
    ['a form without a boundary', 'multipart/form-data', part('model', 'x'), invalid],
    ['a form that ends within a field', form, part('model', 'x').slice(0, -4), invalid],
    ['a form that ends within a file', form, `${filePart}abc`, invalid],
    ['a form that is none', form, 'a prompt', invalid],
    ['an empty form', form, '--b--\r\n', { ...invalid, param: 'model' }],
    [
      'a form with a part that cannot be read beside those that can',
      form,
      `${part('model', FAST_MODEL)}${part('prompt', 'x')}--b\r\ncontent-disposition: file\r\n\r\n4\r\n--b--\r\n`,
      { ...invalid, message: /content-disposition/ },
    ],
    ['a form with a poisoned name', form, `${part('__proto__', 'x')}--b--\r\n`, invalid],
    [
      'a form with a poisoned path',
      form,
      `${part('metadata[__proto__][a]', 'x')}--b--\r\n`,
      {
        ...invalid,
        param: 'metadata[__proto__][a]',
      },
    ],
    [
      'a form with a deep path',
      form,
      `${part(`a${'[b]'.repeat(20)}`, 'x')}--b--\r\n`,
      {
        ...invalid,
        param: `a${'[b]'.repeat(20)}`,
      },
    ],
    [
      'a form whose fields contradict',
      form,
      `${part('metadata', 'x')}${part('metadata[a]', 'x')}--b--\r\n`,
      {
        ...invalid,
        param: 'metadata[a]',
      },
    ],
    [
      'a urlencoded poisoned name',
      'application/x-www-form-urlencoded',
      '__proto__[a]=1',
      {
        ...invalid,
        param: '__proto__[a]',
      },
    ],
  ])('is refused: %s', async (_what, contentType, body, refusal) => {
    expectRefusal(await post(contentType, body), refusal);
  });

  it('is refused without a content type', async () => {
    const body = JSON.stringify(aRequest());
    const headers = { authorization: `Bearer ${service.key}`, 'content-length': body.length };
    const answer = await exchange(service.port, [head('POST /v1/videos', headers), body]);
    expectRefusal(answer, unsupported);
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
    const { 'content-length': _, ...without } = headers;
    expectRefusal(
      await exchange(service.port, [head('POST /v1/videos', { ...without, 'content-length': 0 })]),
      invalid,
    );
  });

  it.each([
    ['JSON of a known length', 'x'.repeat(20_000_000), { 'content-type': json }],
    ['a urlencoded form', 'x'.repeat(1_000_000), { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is refused as too large, and the answer arrives: %s', async (_what, body, headers) => {
    expectRefusal(await post(null, body, { headers }), { status: 413, code: 'request_too_large' });
  });

  it('is refused as too large when its length was not announced', async () => {
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': json, 'transfer-encoding': 'chunked' };
    const piece = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const answer = await exchange(service.port, [
      head('POST /v1/videos', headers),
      ...Array(8).fill(piece),
      '0\r\n\r\n',
    ]);
    expectRefusal(answer, { status: 413, code: 'request_too_large' });
  });

  it('is refused as too large by file, by field and by all of it together', async () => {
    const tooLarge: Refusal = { status: 413, code: 'request_too_large' };
    const file = (bytes: number) => new Blob([Buffer.alloc(bytes)]);
    const single = await postForm(service, [['input_reference', file(FILE_BYTES + 1)]]);
    expectRefusal(single, { ...tooLarge, param: 'input_reference' });
    expectRefusal(await postForm(service, [['prompt', 'x'.repeat(REQUEST_BYTES + 1)]]), tooLarge);
    const three = [0, 1, 2].map((each) => [`image_${each}`, file(FILE_BYTES - 1)] as const);
    expectRefusal(await postForm(service, three), tooLarge);
    const many = Array.from({ length: 500 }, (_, each) => [`field_${each}`, 'x'] as const);
    expectRefusal(await postForm(service, many), tooLarge);
  });

  it('is not read at all from a stranger', async () => {
    const refusal: Refusal = { status: 401, code: 'missing_api_key' };
    expectRefusal(await post(json, '{"model":', { key: null }), refusal);
    expectRefusal(await post(json, 'x'.repeat(20_000_000), { key: null }), refusal);
    const headers = { 'content-type': json };
    expectRefusal(await call(service, '/v1/nothing', { method: 'POST', headers, body: '{', key: null }), refusal);
  });

  it('leaves no file when the client hangs up in the middle of an upload', async () => {
    const socket = await openSocket(service.port);
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': form, 'content-length': 90_000 };
    socket.write(`${head('POST /v1/videos', headers)}${filePart}${'x'.repeat(40_000)}`);
    await until('the upload has begun', () => listFiles(`${service.data}/scratch`).length > 0);
    socket.destroy();
    await until('its file is gone', () => listFiles(`${service.data}/scratch`).length === 0);
  });

  it('leaves nothing when the client hangs up in the middle of JSON or of a field', async () => {
    for (const [contentType, begin] of [
      [json, '{"model":'],
      [form, part('model', 'x').slice(0, -4)],
    ]) {
      const socket = await openSocket(service.port);
      const headers = {
        authorization: `Bearer ${service.key}`,
        'content-type': contentType ?? '',
        'content-length': 90_000,
      };
      socket.write(`${head('POST /v1/videos', headers)}${begin}`);
      await new Promise<void>((resolve) => socket.end(() => resolve()));
      socket.destroy();
    }
    expect((await call(service, '/readyz')).status).toBe(200);
  });

  it('may come one byte at a time, and after asking whether to go on', async () => {
    const body = JSON.stringify({ prompt: 'slow' });
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': json, 'content-length': body.length };
    const slow = await exchange(service.port, [...head('POST /v1/videos', headers), ...body], 1);
    expectRefusal(slow, { ...invalid, param: 'model' });
    const asking = await exchange(service.port, [
      head('POST /v1/videos', { ...headers, expect: '100-continue' }),
      body,
    ]);
    expect(asking.whole).toMatch(/^HTTP\/1\.1 100 Continue\r\n/);
    expectRefusal(asking, { ...invalid, param: 'model' });
  });

  it('does not keep others from being served', async () => {
    expectRefusal(await postJson(service, aRequest({ seconds: 1 })), { ...invalid, param: 'seconds' });
  });
});
