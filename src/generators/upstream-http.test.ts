import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readWhole } from '../../test/fixtures/read-whole.ts';
import { openReceiver } from '../../test/fixtures/receiver.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import type { MakerCall } from '../core/maker.ts';
import { makeOutbound } from '../outbound/outbound.ts';
import { readRetryAfter, type UpstreamAnswer } from './upstream-answer.ts';
import { asBearer, faultOfCreate, makeUpstreamHttp } from './upstream-http.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const KEY = { fingerprint: 'abc', reveal: () => 'sk-very-secret-key' };
const CALL: MakerCall = { key: KEY, signal: new AbortController().signal };

async function open(listener: RequestListener, path = '') {
  const url = await openReceiver(listener);
  return { url, http: openAt(`${url}${path}`) };
}

function openAt(url: string) {
  const outbound = makeOutbound({ allowPrivate: false });
  onTestFinished(() => outbound.close());
  const upstream = { url, headers: () => ({ 'x-tenant': 'ours' }), allowPrivate: true };
  const clock = { now: () => NOW, elapsedMilliseconds: () => 0 };
  return makeUpstreamHttp({ upstream, outbound, clock, authorize: asBearer });
}

const create = { path: '/v1/videos', body: { kind: 'json', value: { prompt: 'A boat' } } } as const;

describe('a create', () => {
  it('goes to the base address with key, headers and JSON, and brings JSON back', async () => {
    const { http } = await open(async (request, response) => {
      const { authorization, 'x-tenant': tenant, 'content-type': type } = request.headers;
      const body = (await readWhole(request)).toString();
      response.end(JSON.stringify([request.method, request.url, authorization, tenant, type, body]));
    }, '/base');
    const answer = await http.create({ ...create, query: { a: 'b c' } }, CALL);
    expect(answer.json()).toEqual([
      'POST',
      '/base/v1/videos?a=b+c',
      'Bearer sk-very-secret-key',
      'ours',
      'application/json',
      '{"prompt":"A boat"}',
    ]);
  });

  it.each([
    [400, 'rejected'],
    [401, 'denied'],
    [402, 'denied'],
    [403, 'denied'],
    [404, 'denied'],
    [405, 'denied'],
    [408, 'unknown'],
    [409, 'unknown'],
    [410, 'denied'],
    [413, 'rejected'],
    [415, 'rejected'],
    [422, 'rejected'],
    [425, 'unknown'],
    [429, 'busy'],
    [302, 'denied'],
    [307, 'denied'],
    [500, 'unknown'],
    [502, 'unknown'],
    [503, 'busy'],
    [504, 'unknown'],
    [520, 'unknown'],
  ])('that is answered with %d is %s', (status, fault) => {
    expect(faultOfCreate(status).fault).toBe(fault);
  });

  it('is sent once, whatever comes of it', async () => {
    let calls = 0;
    const { http } = await open((request, response) => {
      calls += 1;
      if (calls === 1) request.socket.destroy();
      else if (calls === 2) response.writeHead(503, { 'retry-after': '7' }).end('full');
      else response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await expect(http.create(create, CALL)).rejects.toMatchObject({ fault: 'unknown' });
    await expect(http.create(create, CALL)).rejects.toMatchObject({ fault: 'busy', retryAfterSeconds: 7 });
    await expect(http.create(create, CALL)).rejects.toMatchObject({ fault: 'denied' });
    expect(calls).toBe(3);
  });

  it('that finds nobody was not sent', async () => {
    const http = openAt('http://127.0.0.1:1');
    await expect(http.create(create, CALL)).rejects.toMatchObject({ fault: 'not_sent' });
  });

  it('whose answer is cut or too large may have happened', async () => {
    const { http } = await open((request, response) => {
      if (request.url === '/large') response.end('x'.repeat(1_001));
      else response.writeHead(200, { 'content-length': 100 }).write('{"id":"a', () => request.socket.destroy());
    });
    for (const path of ['/large', '/cut']) {
      const creating = http.create({ ...create, path, mostBytes: 1_000 }, CALL);
      await expect(creating).rejects.toMatchObject({ fault: 'unknown' });
    }
  });

  it('tells the operator what was answered, and nobody our key or an address', async () => {
    const { http, url } = await open((_request, response) => {
      response.writeHead(401).end('{"error":"Incorrect key sk-very-secret-key, Bearer abcdefghijk"}');
    });
    const failure: unknown = await http.create(create, CALL).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      fault: 'denied',
      message: 'The maker of this model cannot be used at the moment.',
      detail: 'POST /v1/videos: 401 {"error":"Incorrect key …, Bearer …"}',
    });
    expect(String(failure)).not.toContain(url);
  });

  it('may be judged by who knows the upstream', async () => {
    const { http } = await open((_request, response) => response.writeHead(400).end('{"code":"filtered"}'));
    const judge = (answer: { json(): unknown; toError: (fault: 'refused', message: string) => unknown }) =>
      answer.toError('refused', 'Filtered.') as never;
    await expect(http.create({ ...create, judge }, CALL)).rejects.toMatchObject({ fault: 'refused' });
  });
});

describe('an answer that is kept as a file', () => {
  it('is whole there, and otherwise not there at all', async () => {
    const file = join(await makeTempFolder(), 'answer.json');
    const { http } = await open((request, response) =>
      response.writeHead(Number(request.url?.slice(1))).end('{"a":1}'),
    );
    const save = { file, mostBytes: 7 };
    const asked = await http.ask({ path: '/200', save }, CALL);
    expect([asked.json(), await readFile(file, 'utf8')]).toEqual([undefined, '{"a":1}']);
    await rm(file);
    expect((await http.ask({ path: '/404', save }, CALL)).json()).toEqual({ a: 1 });
    const creating = http.create({ ...create, path: '/200', save: { file, mostBytes: 6 } }, CALL);
    await expect(creating).rejects.toMatchObject({ fault: 'unknown' });
    await expect(access(file)).rejects.toThrow('ENOENT');
  });
});

describe('a question', () => {
  it.each([200, 400, 404, 410, 422])('that is answered with %d has an answer', async (status) => {
    const { http } = await open((_request, response) => response.writeHead(status).end('{}'));
    expect((await http.ask({ path: '/v1/videos/a' }, CALL)).status).toBe(status);
  });

  it.each([304, 401, 403, 408, 425, 429, 500, 502, 503])('that is answered with %d is asked again', async (status) => {
    const { http } = await open((_request, response) => response.writeHead(status, { 'retry-after': '3' }).end());
    const asking = http.ask({ path: '/v1/videos/a' }, CALL);
    await expect(asking).rejects.toMatchObject({ fault: 'trouble', retryAfterSeconds: 3 });
  });

  it('that stops with the worker says so in its own words', async () => {
    const stop = new AbortController();
    const reason = new Error('drained');
    const { http } = await open(() => stop.abort(reason));
    await expect(http.ask({ path: '/' }, { key: null, signal: stop.signal })).rejects.toBe(reason);
  });
});

describe('a file', () => {
  async function folder() {
    const path = await mkdtemp(join(tmpdir(), 'kinora-upstream-'));
    onTestFinished(() => rm(path, { recursive: true }));
    return path;
  }

  it('at another origin is fetched without the key and our headers', async () => {
    const file = join(await folder(), 'film.mp4');
    const elsewhere = await openReceiver((request, response) => response.end(JSON.stringify(request.headers)));
    const { http } = await open((_request, response) => response.writeHead(302, { location: elsewhere }).end());
    for (const path of [`${elsewhere}/film`, '/content']) {
      await http.download({ path, file }, CALL);
      const { host, connection, ...told } = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      expect(told).toEqual({ accept: '*/*' });
    }
  });

  it.each([
    ['an expired one', 410, 'video/mp4', 'gone', 'trouble'],
    ['a page in its place', 200, 'text/html; charset=utf-8', '<html>', 'trouble'],
    ['an error in its place', 200, 'application/json', '{}', 'trouble'],
    ['an empty one', 200, 'video/mp4', '', 'refused'],
    ['one that is too large', 200, 'video/mp4', 'x'.repeat(101), 'failed'],
  ])('is not taken for %s', async (_name, status, type, body, fault) => {
    const file = join(await folder(), 'film.mp4');
    const { http } = await open((_request, response) => response.writeHead(status, { 'content-type': type }).end(body));
    const fetching = http.download({ path: '/content', file, mostFileBytes: 100 }, CALL);
    await expect(fetching).rejects.toMatchObject({ fault });
    await expect(access(file)).rejects.toThrow();
  });

  it('that is cut is trouble, and is not there', async () => {
    const file = join(await folder(), 'film.mp4');
    const { http } = await open((request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half', () => request.socket.destroy());
    });
    await expect(http.download({ path: '/content', file }, CALL)).rejects.toMatchObject({ fault: 'trouble' });
    await expect(access(file)).rejects.toThrow();
  });
});

describe('a probe', () => {
  it.each([
    [401, 'denied'],
    [402, 'denied'],
    [429, 'busy'],
    [400, 'trouble'],
    [500, 'trouble'],
  ])('that is answered with %d is %s', async (status, fault) => {
    const { http } = await open((_request, response) => response.writeHead(status).end());
    await expect(http.probe({ path: '/v1/models' }, CALL)).rejects.toMatchObject({ fault });
  });

  it('may be judged by who knows the upstream', async () => {
    const { http } = await open((_request, response) => response.writeHead(400).end('API_KEY_INVALID'));
    const judge = (answer: UpstreamAnswer) => answer.toError('denied', 'The key is not valid.');
    await expect(http.probe({ path: '/v1/models', judge }, CALL)).rejects.toMatchObject({ fault: 'denied' });
  });
});

describe('when to come again', () => {
  it.each([
    [{}, null],
    [{ 'retry-after': '30' }, 30],
    [{ 'retry-after': '1.5' }, 1.5],
    [{ 'retry-after': 'Sun, 15 Nov 2026 12:01:00 GMT' }, 60],
    [{ 'retry-after': 'Sun, 15 Nov 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '' }, null],
    [{ 'retry-after': '5', 'retry-after-ms': '250' }, 0.25],
  ])('is read from %j', (headers, seconds) => {
    expect(readRetryAfter(headers as Record<string, string>, NOW)).toBe(seconds);
  });
});
