import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openNameServer } from '../../test/fixtures/name-server.ts';
import { makeOutbound } from './outbound.ts';
import { makePublicAddressCheck } from './public-address.ts';

/** Stands for the open internet: an address of this machine that the tests call public, while 127.0.0.1 stays what it is. */
const OUTSIDE = '127.0.0.2';
const INSIDE = '127.0.0.1';

async function listen(host: string, port: number, onRequest: (path: string) => string | null): Promise<number> {
  const server = createServer((request, response) => {
    const location = onRequest(request.url ?? '');
    // Every request makes a connection of its own.
    response.setHeader('connection', 'close');
    if (location === null) response.end(host);
    else response.writeHead(302, { location }).end();
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** A server outside and one inside, on the same port, and names between which only the addresses differ. */
async function open(
  answer: (name: string) => readonly string[],
  redirect: (port: number) => string | null = () => null,
) {
  const knocks: string[] = [];
  let port = 0;
  port = await listen(OUTSIDE, 0, (path) => (path === '/away' ? redirect(port) : null));
  await listen(INSIDE, port, (path) => {
    knocks.push(path);
    return null;
  });
  const names = await openNameServer(answer);
  const isPublic = makePublicAddressCheck();
  const outbound = makeOutbound(
    { allowPrivate: false },
    { lookupAll: names.lookupAll, isPublic: (address) => address === OUTSIDE || isPublic(address) },
  );
  onTestFinished(() => outbound.close());
  const send = async (host: string, path = '/') => {
    const { status, body } = await outbound.send({
      url: `http://${host}:${port}${path}`,
      method: 'GET',
      headers: {},
      body: null,
      timeoutSeconds: 30,
      mostBytes: 1_000,
      redirects: 3,
      signal: new AbortController().signal,
    });
    return `${status} ${Buffer.from(body).toString()}`;
  };
  return { send, knocks, names };
}

const refused = (host: string) => ({
  fault: 'address_refused',
  message: `The address of '${host}' is not a public one.`,
});

describe('a name that changes its mind', () => {
  it('is asked once for each connection, and judged by the very answer that is connected to', async () => {
    let turn = 0;
    const { send, knocks, names } = await open(() => [turn++ % 2 === 0 ? OUTSIDE : INSIDE]);
    expect(await send('rebind.test')).toBe(`200 ${OUTSIDE}`);
    expect(names.asked).toEqual(['rebind.test']);
    await expect(send('rebind.test')).rejects.toMatchObject(refused('rebind.test'));
    expect(await send('rebind.test')).toBe(`200 ${OUTSIDE}`);
    expect(names.asked).toHaveLength(3);
    expect(knocks).toEqual([]);
  });

  it('is refused where one of its addresses is inside', async () => {
    const { send, knocks } = await open(() => [OUTSIDE, INSIDE]);
    await expect(send('both.test')).rejects.toMatchObject(refused('both.test'));
    expect(knocks).toEqual([]);
  });
});

describe('a redirect from a public name', () => {
  const names = (name: string) => [name === 'inside.test' ? INSIDE : OUTSIDE];

  it('is followed to another public name', async () => {
    const { send } = await open(names, (port) => `http://other.test:${port}/`);
    expect(await send('public.test', '/away')).toBe(`200 ${OUTSIDE}`);
  });

  it.each([
    ['a loopback address', INSIDE, INSIDE],
    ['a loopback address as a number', '2130706433', INSIDE],
    ['a loopback address inside IPv6', '[::ffff:127.0.0.1]', '::ffff:7f00:1'],
    ['a loopback address inside IPv6, compatible', '[::127.0.0.1]', '::7f00:1'],
    ['a name of loopback', 'inside.test', 'inside.test'],
  ])('is not followed to %s', async (_what, host, named) => {
    const { send, knocks } = await open(names, (port) => `http://${host}:${port}/secret`);
    await expect(send('public.test', '/away')).rejects.toMatchObject(refused(named));
    expect(knocks).toEqual([]);
  });
});
