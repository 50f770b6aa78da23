import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { aTask, someModels } from '../../test/fixtures/builders.ts';
import { aDialect, GOOD_KEY, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import { ServiceError } from '../core/errors.ts';
import { makeGenerationsDialect } from '../dialects/generations/routes.ts';
import { makeGoogleDialect } from '../dialects/google/routes.ts';
import type { ServerParts } from './server.ts';

const V1 = makeGenerationsDialect({ readTask: async () => aTask(), baseUrl: () => 'http://here' });

const unknown = () => Promise.reject(new ServiceError('task_not_found', 'There is no task.'));
const V1BETA = makeGoogleDialect({
  rules: { models: someModels(), promptCharacters: 100, mayReach: () => true },
  imageBytes: 1_000,
  submitVideo: unknown,
  readTask: unknown,
  openContent: unknown,
  generateImage: unknown,
  openImage: unknown,
  baseUrl: () => 'http://here',
});

async function open(change: Partial<ServerParts> = {}) {
  const opened = await openServer({ dialects: [V1, V1BETA], ...change });
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${opened.url}${path}`, { method, headers });
    const body = await answer.text();
    return { status: answer.status, id: answer.headers.get('x-request-id'), body, headers: answer.headers };
  };
  return { ...opened, ask };
}

const codeOf = (body: string): unknown => JSON.parse(body).error.code;

describe('the server', () => {
  it.each(['/v1/videos', '/v1/nothing', '/v1', '/v1/video/generations/x'])(
    'does not say what there is under /v1 without a key: %s',
    async (path) => {
      const { ask } = await open();
      const [without, wrong] = [await ask(path), await ask(path, { authorization: 'Bearer wrong' })];
      expect([without.status, codeOf(without.body)]).toEqual([401, 'missing_api_key']);
      expect([wrong.status, codeOf(wrong.body)]).toEqual([401, 'invalid_api_key']);
    },
  );

  it('answers an unknown route in the shape of its dialect, without the query', async () => {
    const { ask } = await open();
    const v1 = await ask('/v1/nothing?key=secret', WITH_KEY, 'POST');
    const message = 'There is no route POST /v1/nothing.';
    expect([v1.status, JSON.parse(v1.body)]).toEqual([
      404,
      {
        error: { message, type: 'invalid_request_error', param: null, code: 'route_not_found' },
        code: 'route_not_found',
        message,
        data: null,
      },
    ]);
    const google = await ask('/v1beta/nothing?key=secret', WITH_KEY);
    expect([google.status, JSON.parse(google.body)]).toEqual([
      404,
      { error: { code: 404, message: 'There is no route GET /v1beta/nothing.', status: 'NOT_FOUND', details: [] } },
    ]);
    const outside = await ask('/nothing');
    expect([outside.status, JSON.parse(outside.body)]).toEqual([
      404,
      { error: { code: 'route_not_found', message: 'There is no route GET /nothing.' } },
    ]);
    expect((await ask('/v1x/nothing')).status).toBe(404);
  });

  it('answers an unknown route before it looks at the body', async () => {
    const { url } = await open();
    const post = async (headers: Record<string, string>) => {
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{' };
      return (await fetch(`${url}/v1/nothing`, init)).status;
    };
    expect([await post({}), await post(WITH_KEY)]).toEqual([401, 404]);
  });

  it.each([
    ['a bearer', {}, WITH_KEY],
    ['a bearer in small letters', {}, { authorization: `bearer ${GOOD_KEY}` }],
    ['x-vendor-api-key', {}, { 'x-vendor-api-key': GOOD_KEY }],
    ['x-goog-api-key', {}, { 'x-goog-api-key': GOOD_KEY }],
    ['the query', { query: `?key=${GOOD_KEY}` }, {}],
  ])('takes the key under /v1beta from %s', async (_name, { query = '' }: { query?: string }, headers) => {
    const { ask } = await open();
    expect((await ask(`/v1beta/models${query}`, headers)).status).toBe(200);
  });

  it('refuses strangers under /v1beta in its own numbers', async () => {
    const { ask } = await open();
    expect((await ask('/v1beta/models')).status).toBe(403);
    expect((await ask('/v1beta/models?key=wrong')).status).toBe(400);
    expect((await ask('/v1beta/models?key=a&key=b')).status).toBe(403);
  });

  it('takes only a bearer under /v1', async () => {
    const { ask } = await open();
    for (const headers of [{ 'x-goog-api-key': GOOD_KEY }, { authorization: `Basic ${GOOD_KEY}` }]) {
      expect((await ask(`/v1/nothing?key=${GOOD_KEY}`, headers)).status).toBe(401);
    }
  });

  it('puts its own request id on every answer, whatever the client sends', async () => {
    const { ask } = await open();
    const paths = ['/healthz', '/readyz', '/metrics', '/nothing', '/v1/nothing', '/v1/%zz', '/v1/video/generations/x'];
    const ids: (string | null)[] = [];
    for (const path of paths) ids.push((await ask(path, { ...WITH_KEY, 'x-request-id': 'mine' })).id);
    for (const id of ids) expect(id).toMatch(/^req_\d+$/);
    expect(new Set(ids).size).toBe(paths.length);
  });

  it('answers a malformed address and malformed HTTP without a stack', async () => {
    const { ask, port } = await open();
    const address = await ask('/v1/%zz', WITH_KEY);
    expect([address.status, codeOf(address.body)]).toEqual([404, 'route_not_found']);
    const socket = connect(port, '127.0.0.1');
    socket.write('this is not http\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/x-request-id: req_\d+/);
  });

  it('is alive, ready, and not ready when it cannot work', async () => {
    const { ask } = await open();
    expect([(await ask('/healthz')).body, (await ask('/readyz')).body]).toEqual([
      '{"status":"ok"}',
      '{"status":"ready"}',
    ]);
    const { ask: askBroken } = await open({ checkReady: () => Promise.reject(new Error('disk I/O error')) });
    const broken = await askBroken('/readyz');
    expect([broken.status, JSON.parse(broken.body)]).toEqual([
      503,
      { error: { code: 'service_unavailable', message: 'The service is not ready.' } },
    ]);
    expect((await askBroken('/healthz')).status).toBe(200);
  });

  it('shows its figures to this machine only', async () => {
    const { ask } = await open();
    expect((await ask('/metrics')).body).toBe('kinora_fake 1\n');
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const { status, body } = await ask('/metrics', { [header]: '127.0.0.1' });
      expect([status, codeOf(body)]).toEqual([404, 'route_not_found']);
    }
    const { server } = await open();
    expect((await server.inject({ url: '/metrics', remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
    expect((await server.inject({ url: '/metrics', remoteAddress: '::1' })).statusCode).toBe(200);
    const { server: opened } = await open({ metricsAccess: 'all' });
    expect((await opened.inject({ url: '/metrics', remoteAddress: '10.0.0.9' })).statusCode).toBe(200);
  });

  it('says nothing of a fault of its own but the request id, and logs it under that id', async () => {
    const dialect = aDialect((scope) => {
      scope.get('/test/fault', () => Promise.reject(new Error('select * from secrets')));
    });
    const { ask, events } = await open({ dialects: [dialect] });
    const answer = await ask('/test/fault', WITH_KEY);
    expect([answer.status, codeOf(answer.body)]).toEqual([500, 'internal_error']);
    expect(answer.body).not.toContain('secrets');
    expect(events.filter(({ level }) => level === 50)).toMatchObject([
      { msg: 'request-failed', request: answer.id, route: '/test/fault', error: { message: 'select * from secrets' } },
    ]);
  });

  it('logs and measures each request by its route, never with its query', async () => {
    const { ask, events, metrics } = await open();
    await ask('/v1/video/generations/x?key=secret', WITH_KEY);
    await ask('/v1/nothing', WITH_KEY);
    expect(metrics.answers).toEqual([
      { route: '/v1/video/generations/:id', method: 'GET', status: 200 },
      { route: 'none', method: 'GET', status: 404 },
    ]);
    expect(events[0]).toMatchObject({
      level: 30,
      msg: 'request-answered',
      method: 'GET',
      path: '/v1/video/generations/x',
      status: 200,
      key: 'key_1',
    });
    expect(JSON.stringify(events)).not.toContain('secret');
  });
});
