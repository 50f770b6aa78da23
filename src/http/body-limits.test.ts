import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import { makeBodyLimits } from './body-limits.ts';

const BODY_LIMITS = { requestBytes: 3_000_000, fileBytes: 1_000_000, textBytes: 200_000, inFlightBytes: 4_400_000 };

async function openRoutes() {
  const read = { bytes: 0 };
  const dialect = aDialect((scope) => {
    scope.addHook('preParsing', (_request, _reply, payload, done) => {
      payload.on('data', (chunk: Buffer) => {
        read.bytes += chunk.length;
      });
      done(null, payload);
    });
    scope.post('/test/entry', async () => 'taken');
    scope.post('/test/text', { config: { body: 'text' } }, async () => 'taken');
    scope.post('/test/form', { config: { body: 'text', urlForm: true } }, async ({ body }) => body);
    scope.post('/test/pictures', { config: { body: 'pictures' } }, async () => 'taken');
  });
  const { url, port } = await openServer({ dialects: [dialect], bodyLimits: BODY_LIMITS });
  const post = async (path: string, body: string, type = 'application/json') => {
    const headers = { ...WITH_KEY, 'content-type': type };
    const answer = await fetch(`${url}/test/${path}`, { method: 'POST', headers, body });
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, retryAfter, text: await answer.text() };
  };
  return { post, port, read };
}

const aBody = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
const head = (path: string, length: number) =>
  `POST /test/${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${WITH_KEY.authorization}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

describe('a route', () => {
  it.each([
    ['entry', 64 * 1024],
    ['text', 200_000],
    ['pictures', 3_000_000],
  ])('reads as much as it says: %s', async (path, most) => {
    const { post } = await openRoutes();
    expect(await post(path, aBody(most))).toMatchObject({ status: 200 });
    expect(await post(path, aBody(most + 1))).toMatchObject({ status: 413, text: expect.stringContaining(`${most}`) });
  });

  it('refuses by the length that is announced, before the body comes', async () => {
    const { port } = await openRoutes();
    const socket = await openSocket(port);
    socket.write(head('entry', 64 * 1024 + 1));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('reads a urlencoded form only where it says so', async () => {
    const { post } = await openRoutes();
    const type = 'application/x-www-form-urlencoded';
    expect(await post('form', 'a=1', type)).toMatchObject({ status: 200, text: '{"a":"1"}' });
    expect(await post('text', 'a=1', type)).toMatchObject({ status: 415 });
    expect(await post('form', 'a&'.repeat(100_000), type)).toMatchObject({ status: 413 });
  });
});

describe('bodies of several requests', () => {
  it('are refused when they are too much together, and taken again when there is room', async () => {
    const { post, port, read } = await openRoutes();
    const slow = await openSocket(port);
    const body = aBody(3_000_000);
    slow.write(head('pictures', body.length) + body.slice(0, 2_900_000));
    await expect.poll(() => read.bytes).toBe(2_900_000);
    expect(await post('pictures', aBody(1_500_000))).toMatchObject({ status: 503, retryAfter: '2' });
    expect(await post('text', aBody(150_000))).toMatchObject({ status: 200 });
    const answered = once(slow, 'data');
    slow.write(body.slice(2_900_000));
    expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 /);
    await expect.poll(() => post('pictures', aBody(2_500_000))).toMatchObject({ status: 200 });
  });

  it('leave the room they took when their clients hang up', async () => {
    const { post, port, read } = await openRoutes();
    const slow = await openSocket(port);
    slow.write(head('pictures', 3_000_000) + aBody(3_000_000).slice(0, 2_900_000));
    await expect.poll(() => read.bytes).toBe(2_900_000);
    expect(await post('pictures', aBody(1_500_000))).toMatchObject({ status: 503 });
    slow.destroy();
    await expect.poll(() => post('pictures', aBody(1_500_000))).toMatchObject({ status: 200 });
  });
});

describe('the limits of bodies', () => {
  const usual = { requestBytes: 67_108_864, imageBytes: 1, promptCharacters: 10_000, bodyBytesInFlight: 134_217_728 };

  it('leave room for the longest prompt, however it is written', () => {
    expect(makeBodyLimits(usual).textBytes).toBe(1_048_576);
    expect(makeBodyLimits({ ...usual, promptCharacters: 1_000_000 }).textBytes).toBe(24_000_000);
    expect(makeBodyLimits({ ...usual, requestBytes: 2_000 }).textBytes).toBe(2_000);
  });

  it('let two of the largest in, whatever else is set', () => {
    expect(makeBodyLimits({ ...usual, bodyBytesInFlight: 1_024 }).inFlightBytes).toBe(134_217_728);
  });
});
