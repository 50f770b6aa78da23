import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openReceiver } from '../../test/fixtures/receiver.ts';
import type { OutboundRequest } from '../core/outbound.ts';
import { makeOutbound } from './outbound.ts';

function send(url: string, change: Partial<OutboundRequest> = {}, allowPrivate = true) {
  const outbound = makeOutbound({ allowPrivate });
  onTestFinished(() => outbound.close());
  return outbound.send({
    url,
    method: 'GET',
    headers: {},
    body: null,
    timeoutSeconds: 10,
    mostBytes: 1_000,
    redirects: 0,
    signal: new AbortController().signal,
    ...change,
  });
}

const refused = (message: string) => ({ name: 'OutboundError', fault: 'address_refused', message });
const notPublic = (host: string) => refused(`The address of '${host}' is not a public one.`);

describe('a call to the outside', () => {
  it('sends method, headers and body, and brings back status and body', async () => {
    const url = await openReceiver((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += String(chunk);
      });
      request.on('end', () => {
        response.writeHead(418).end(`${request.method} ${request.url} ${request.headers['x-test']} ${body}`);
      });
    });
    const { status, body } = await send(`${url}/a?b=c`, {
      method: 'POST',
      headers: { 'x-test': 'yes' },
      body: 'hello',
    });
    expect([status, Buffer.from(body).toString()]).toEqual([418, 'POST /a?b=c yes hello']);
  });

  it('takes an answer of exactly the most bytes, and cuts off a larger one', async () => {
    const url = await openReceiver((request, response) => {
      response.end('x'.repeat(Number(request.url?.slice(1))));
    });
    expect((await send(`${url}/1000`)).body).toHaveLength(1_000);
    await expect(send(`${url}/1001`)).rejects.toMatchObject({
      fault: 'too_large',
      message: 'The answer is larger than 1000 bytes.',
    });
  });

  it('cuts off an answer that never ends', async () => {
    const url = await openReceiver((_request, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(10_000), more);
      };
      more();
    });
    await expect(send(url)).rejects.toMatchObject({ fault: 'too_large' });
  });

  it('gives up when no answer comes in time, or does not end in time', async () => {
    const silent = await openReceiver(() => undefined);
    const slow = await openReceiver((_request, response) => response.write('a'));
    for (const url of [silent, slow]) {
      await expect(send(url, { timeoutSeconds: 0.05 })).rejects.toMatchObject({
        fault: 'timeout',
        message: 'No answer within 0.05 seconds.',
      });
    }
  });

  it('stops when it is told to, with the reason it was given', async () => {
    const stop = new AbortController();
    const reason = new Error('stop');
    const url = await openReceiver(() => stop.abort(reason));
    await expect(send(url, { signal: stop.signal })).rejects.toBe(reason);
  });

  it('says no more than that nobody is there', async () => {
    const url = await openReceiver(() => undefined);
    const { port } = new URL(url);
    const nobody = `http://127.0.0.1:${Number(port) === 1 ? 2 : 1}`;
    await expect(send(nobody)).rejects.toMatchObject({
      fault: 'unreachable',
      message: 'The address cannot be reached.',
      surelyNotSent: true,
    });
  });
});

describe('a redirect', () => {
  const hops: RequestListener = (request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end('there');
    else response.writeHead(302, { location: `/${left - 1}` }).end('elsewhere');
  };

  it('is followed as often as allowed, and then is an answer like any other', async () => {
    const url = await openReceiver(hops);
    const there = await send(`${url}/3`, { redirects: 3 });
    expect([there.status, Buffer.from(there.body).toString()]).toEqual([200, 'there']);
    const short = await send(`${url}/4`, { redirects: 3 });
    expect([short.status, Buffer.from(short.body).toString()]).toEqual([302, 'elsewhere']);
    expect((await send(`${url}/1`)).status).toBe(302);
  });

  it.each(['file:///etc/passwd', 'ftp://example.com/', 'http://user:secret@127.0.0.1/', 'data:text/plain,a'])(
    'is not followed to %s',
    async (location) => {
      const url = await openReceiver((_request, response) => response.writeHead(302, { location }).end());
      await expect(send(url, { redirects: 1 })).rejects.toMatchObject(
        refused('The address must be http or https, without a user name in it.'),
      );
    },
  );
});

describe('an address', () => {
  it.each([
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://127.1/', '127.0.0.1'],
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://169.254.169.254/latest/meta-data', '169.254.169.254'],
    ['http://[::1]/', '::1'],
    ['http://[::ffff:10.0.0.1]/', '::ffff:a00:1'],
    ['https://10.0.0.1/', '10.0.0.1'],
    ['http://localhost/', 'localhost'],
  ])('of this machine or a private network is not reached: %s', async (url, host) => {
    await expect(send(url, {}, false)).rejects.toMatchObject(notPublic(host));
  });

  it.each(['', 'example.com', 'file:///etc/passwd', 'http://', 'javascript:1', 'http://user@example.com/'])(
    'is refused where it is none: %j',
    async (url) => {
      await expect(send(url)).rejects.toMatchObject({ fault: 'address_refused' });
    },
  );

  it('of a private network is reached where the operator allows it', async () => {
    const url = await openReceiver((_request, response) => response.end('here'));
    expect((await send(url.replace('127.0.0.1', 'localhost'))).status).toBe(200);
  });
});
