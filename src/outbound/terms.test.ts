import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openReceiver } from '../../test/fixtures/receiver.ts';
import type { OutboundRequest } from '../core/outbound.ts';
import { makeOutbound, type OutboundOptions } from './outbound.ts';

const GET: Omit<OutboundRequest, 'url'> = {
  method: 'GET',
  headers: {},
  body: null,
  timeoutSeconds: 60,
  mostBytes: 10_000,
  redirects: 0,
  signal: null,
};

function open(options: Partial<OutboundOptions> = {}) {
  const outbound = makeOutbound({ allowPrivate: false, ...options });
  onTestFinished(() => outbound.close());
  return outbound;
}

const text = (body: Uint8Array) => Buffer.from(body).toString();

describe('an address of a private network', () => {
  it('is reached by the call that may, and by no other of the same service', async () => {
    const url = await openReceiver((_request, response) => response.end('inside'));
    const named = url.replace('127.0.0.1', 'localhost');
    const outbound = open();
    for (const address of [url, named]) {
      const { body } = await outbound.send({ ...GET, url: address, allowPrivate: true });
      expect(text(body)).toBe('inside');
      const strict = outbound.send({ ...GET, url: address });
      await expect(strict).rejects.toMatchObject({ fault: 'address_refused', surelyNotSent: true });
    }
  });
});

describe('a redirect to another origin', () => {
  it('carries nothing but what is wanted', async () => {
    const elsewhere = await openReceiver((request, response) => response.end(JSON.stringify(request.headers)));
    const url = await openReceiver((request, response) => {
      const location = request.url === '/here' ? '/away' : `${elsewhere}/file`;
      response.writeHead(302, { location, 'x-seen': String(request.headers.authorization) }).end();
    });
    const { body } = await open().send({
      ...GET,
      url: `${url}/here`,
      headers: { Authorization: 'Bearer s', 'X-Api-Key': 's', cookie: 's', 'x-tenant': 's', Accept: 'video/mp4' },
      redirects: 3,
      allowPrivate: true,
    });
    const { host, connection, ...told } = JSON.parse(text(body)) as Record<string, string>;
    expect(told).toEqual({ accept: 'video/mp4' });
  });

  it('keeps the headers on the same origin', async () => {
    const url = await openReceiver((request, response) => {
      if (request.url === '/here') response.writeHead(307, { location: '/there' }).end();
      else response.end(request.headers.authorization);
    });
    const headers = { authorization: 'Bearer s' };
    const { body } = await open().send({ ...GET, url: `${url}/here`, headers, redirects: 1, allowPrivate: true });
    expect(text(body)).toBe('Bearer s');
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('is an answer like any other to a %s', async (method) => {
    let calls = 0;
    const url = await openReceiver((_request, response) => {
      calls += 1;
      response.writeHead(307, { location: '/again' }).end();
    });
    const { status, headers } = await open().send({ ...GET, url, method, redirects: 3, allowPrivate: true });
    expect([status, headers.location, calls]).toEqual([307, '/again', 1]);
  });
});

describe('what is known of a request that failed', () => {
  const knock = (url: string, change: Partial<OutboundRequest> = {}) =>
    open().send({ ...GET, url, method: 'POST', body: 'create', allowPrivate: true, ...change });

  it('is that it was never sent, where the name does not exist', async () => {
    await expect(knock('http://nowhere.invalid/')).rejects.toMatchObject({ fault: 'unreachable', surelyNotSent: true });
  });

  it('is that it was never sent, where nobody speaks TLS', async () => {
    const server = createTcpServer((socket) => socket.once('data', () => socket.end('nonsense')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(knock(url)).rejects.toMatchObject({ fault: 'unreachable', surelyNotSent: true });
  });

  it('is nothing, where the connection ended without an answer', async () => {
    const url = await openReceiver((request) => request.socket.destroy());
    await expect(knock(url)).rejects.toMatchObject({
      fault: 'broken',
      message: 'The connection ended before the answer did.',
      surelyNotSent: false,
    });
  });

  it('is nothing, where the answer was cut', async () => {
    const url = await openReceiver((request, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write('{"id":', () => request.socket.destroy());
    });
    await expect(knock(url)).rejects.toMatchObject({ fault: 'broken', surelyNotSent: false });
  });

  it('is nothing, where no answer came in time', async () => {
    const url = await openReceiver(() => undefined);
    const waiting = knock(url, { firstByteSeconds: 0.2 });
    await expect(waiting).rejects.toMatchObject({
      fault: 'timeout',
      message: 'No answer within 0.2 seconds.',
      surelyNotSent: false,
    });
  });

  it('is nothing, where the answer stands still', async () => {
    const url = await openReceiver((_request, response) => response.write('half'));
    await expect(knock(url, { idleSeconds: 0.2 })).rejects.toMatchObject({
      fault: 'timeout',
      message: 'The answer stood still for 0.2 seconds.',
      surelyNotSent: false,
    });
  });
});

/** A forward proxy that only tunnels or passes on, and remembers for whom. */
async function openProxy() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('through the proxy');
  });
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    const [host = '', port = ''] = (request.url ?? '').split(':');
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("the operator's proxy", () => {
  it('is taken by the calls that may, but not to where it is not wanted, and never for strangers', async () => {
    const proxy = await openProxy();
    const url = await openReceiver((_request, response) => response.end('direct'));
    const proxies = { http: proxy.url, https: proxy.url, none: '127.0.0.1' };
    const outbound = open({ proxies });
    const operators = { ...GET, allowPrivate: true, throughProxy: true };
    expect(text((await outbound.send({ ...operators, url: 'http://gpu.invalid/v1' })).body)).toBe('through the proxy');
    expect(text((await outbound.send({ ...operators, url })).body)).toBe('direct');
    await expect(outbound.send({ ...GET, url: 'http://gpu.invalid/v1' })).rejects.toMatchObject({
      fault: 'unreachable',
    });
    expect(proxy.asked).toEqual(['GET http://gpu.invalid/v1']);
  });

  it('that cannot reach the other side has surely sent nothing', async () => {
    const proxy = await openProxy();
    const outbound = open({ proxies: { http: proxy.url, https: proxy.url, none: '' } });
    const creating = outbound.send({
      ...GET,
      method: 'POST',
      url: 'https://127.0.0.1:1/v1',
      allowPrivate: true,
      throughProxy: true,
    });
    await expect(creating).rejects.toMatchObject({ surelyNotSent: true });
    expect(proxy.asked).toEqual(['CONNECT 127.0.0.1:1']);
  });

  it('is not asked for a literal address that may not be reached', async () => {
    const proxy = await openProxy();
    const outbound = open({ proxies: { http: proxy.url, https: proxy.url, none: '' } });
    const sending = outbound.send({ ...GET, url: 'http://169.254.169.254/', throughProxy: true });
    await expect(sending).rejects.toMatchObject({ fault: 'address_refused' });
    expect(proxy.asked).toEqual([]);
  });
});
