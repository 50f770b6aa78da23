import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectGoogleRefusal, expectRefusal } from './support/http.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { exchange, head } from './support/raw-socket.ts';

let folder: string;
let service: Service;

beforeAll(async () => {
  folder = await makeFolder();
  service = await serve({ folder, args: ['--role', 'api'] });
});
afterAll(async () => {
  expect(service.stderr()).not.toContain('request-failed');
  await service.kill();
  await removeFolder(folder);
});

describe('a path that leads nowhere', () => {
  const secret = () => ({ authorization: `Bearer ${service.key}` });

  it.each([
    ['GET', '/v1'],
    ['GET', '/v1/'],
    ['GET', '/v1/nothing'],
    ['POST', '/v1/chat/completion'],
    ['PUT', '/v1/videos'],
    ['PATCH', '/v1/videos/task_x'],
    ['DELETE', '/v1/videos'],
    ['POST', '/v1/videos/task_x/remix'],
    ['POST', '/v1/videos/task_x/content'],
    ['OPTIONS', '/v1/videos'],
    ['GET', '/V1/videos/task_x'.toLowerCase().replace('videos', 'VIDEOS')],
    ['GET', '/v1//videos/task_x'],
    ['GET', `/v1/${'x/'.repeat(3000)}`],
  ])('%s %s asks for a key first and is a 404 then', async (method, path) => {
    expectRefusal(await call(service, path, { method, key: null }), { status: 401, code: 'missing_api_key' });
    const known = await call(service, path, { method });
    expectRefusal(known, { status: 404, code: 'route_not_found' });
    expect(known.headers.get('x-should-retry')).toBe('false');
  });

  it.each([
    '/v1/videos/..%2f..%2fkinora.db',
    '/v1/videos/%2e%2e%2f%2e%2e%2fowner.pid/content',
    '/v1/videos/task_%00',
    '/v1/videos/task_%0d%0aset-cookie:%20a=b',
    '/v1/videos/..%5c..%5ckinora.db/content',
    `/v1/videos/task_${'0'.repeat(33)}`,
    '/v1/videos/TASK_00000000000000000000000000000000',
    "/v1/videos/task_'%20or%20'1'='1",
    '/v1/video/generations/%F0%9F%90%9F',
  ])('%s is no task', async (path) => {
    const answer = await call(service, path);
    expectRefusal(answer, { status: 404, code: 'task_not_found' });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expectRefusal(await call(service, path, { method: 'DELETE' }), {
      status: 404,
      code: /content|generations/.test(path) ? 'route_not_found' : 'task_not_found',
    });
  });

  it.each(['/v1/videos/%zz', '/v1/%c0%80', '/v1/videos/%', `/v1/videos/${'x'.repeat(400)}`])(
    '%s is refused, not misread',
    async (path) => {
      const answer = await exchange(service.port, [head(`GET ${path}`, secret())]);
      expectRefusal(answer, { status: 404, code: 'route_not_found' });
      expect(answer.headers['x-request-id']).toMatch(/^req_/);
    },
  );

  it.each(['/v1/../../../etc/passwd', '/v1/videos/../../kinora.db', '/../v1/videos/task_x'])(
    '%s stays within its routes',
    async (path) => {
      const answer = await exchange(service.port, [head(`GET ${path}`, secret())]);
      expect(answer.status).toBe(404);
      expect(answer.headers['x-request-id']).toMatch(/^req_/);
    },
  );

  it('is refused plainly outside the API', async () => {
    for (const path of ['/v1betax', '/favicon.ico', '/.env', '/%zz']) {
      const answer = await exchange(service.port, [head(`GET ${path}`)]);
      expect({ status: answer.status, json: answer.json }).toEqual({
        status: 404,
        json: { error: { code: 'route_not_found', message: expect.stringMatching(/\S/) } },
      });
    }
  });
});

describe('what is not HTTP', () => {
  it.each([
    ['noise', 'hello\r\n\r\n', 400],
    ['binary', Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, 13, 10, 13, 10]), 400],
    ['a broken header', 'GET /healthz HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n', 400],
    ['two lengths', 'POST /v1/videos HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST /v1/videos HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['huge headers', `GET /healthz HTTP/1.1\r\nhost: x\r\nx-big: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['a huge path', `GET /v1/${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ])('is refused with a reason and a request id: %s', async (_what, bytes, status) => {
    const answer = await exchange(service.port, [bytes]);
    expect({ status: answer.status, json: answer.json }).toEqual({
      status,
      json: { error: { code: 'invalid_request', message: expect.stringMatching(/\S/) } },
    });
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
  });

  it('does not keep others from being served', async () => {
    expect((await call(service, '/healthz')).json).toEqual({ status: 'ok' });
  });
});

describe('/v1beta', () => {
  const path = '/v1beta/models/image-3.1-flash-image-preview:generateContent';

  it.each(['GET', 'POST', 'OPTIONS', 'DELETE'])('refuses %s without a key as Google does', async (method) => {
    const answer = await call(service, path, { method, key: null });
    expectGoogleRefusal(answer, { status: 403, name: 'PERMISSION_DENIED' });
  });

  it.each([{ 'x-vendor-api-key': 'sk-wrong' }, { 'x-goog-api-key': 'sk-wrong' }, { authorization: 'Bearer sk-wrong' }])(
    'refuses the wrong key %j as Google does',
    async (headers: Record<string, string>) => {
      const answer = await call(service, path, { method: 'POST', headers, key: null });
      expectGoogleRefusal(answer, { status: 400, name: 'INVALID_ARGUMENT', reason: 'API_KEY_INVALID' });
    },
  );

  it('takes the key from each of its places', async () => {
    for (const name of ['x-vendor-api-key', 'x-goog-api-key']) {
      const answer = await call(service, path, { method: 'POST', headers: { [name]: service.key }, key: null });
      // The key is good: what is missing now is the body.
      expectGoogleRefusal(answer, { status: 400, name: 'INVALID_ARGUMENT' });
    }
    expectGoogleRefusal(await call(service, path), { status: 404, name: 'NOT_FOUND' });
    expectGoogleRefusal(await call(service, `${path}?key=${service.key}`, { key: null }), {
      status: 404,
      name: 'NOT_FOUND',
    });
    expectGoogleRefusal(await call(service, `${path}?key=sk-wrong`, { key: null }), {
      status: 400,
      name: 'INVALID_ARGUMENT',
      reason: 'API_KEY_INVALID',
    });
  });

  it('never writes the query into the log', async () => {
    await call(service, `/v1beta/models?key=${service.key}`, { key: null });
    await exchange(service.port, [head(`GET /v1beta/%zz?key=${service.key}`)]);
    await call(service, '/healthz');
    expect(service.stderr()).toContain('"path":"/v1beta/models"');
    expect(service.stderr()).not.toContain(service.key);
    expect(service.stderr()).not.toContain('key=');
  });
});

describe('what machines ask for', () => {
  it('says that it is alive and ready, and gives its figures to this machine only', async () => {
    expect((await call(service, '/healthz', { key: null })).json).toEqual({ status: 'ok' });
    expect((await call(service, '/readyz', { key: null })).json).toEqual({ status: 'ready' });
    const figures = await call(service, '/metrics', { key: null });
    expect(figures.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(figures.text).toMatch(/^# HELP /);
    const forwarded = await call(service, '/metrics', { key: null, headers: { 'x-forwarded-for': '198.51.100.7' } });
    expect(forwarded.status).toBe(404);
  });

  it('answers HEAD where it answers GET', async () => {
    for (const [path, status] of [
      ['/healthz', 200],
      ['/v1/videos/task_x', 404],
      ['/v1/video/generations/task_x', 404],
    ] as const) {
      const answer = await call(service, path, { method: 'HEAD' });
      expect({ status: answer.status, length: answer.bytes.length }).toEqual({ status, length: 0 });
    }
  });
});
