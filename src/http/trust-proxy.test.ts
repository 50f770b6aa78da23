import { describe, expect, it } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import type { TrustedProxies } from '../core/trusted-proxies.ts';

async function askFrom(trustProxy: TrustedProxies, forwardedFor: string): Promise<string> {
  const dialect = aDialect((scope) => {
    scope.get('/test/address', async (request) => ({ address: request.ip }));
  });
  const { url } = await openServer({ dialects: [dialect], trustProxy });
  const answer = await fetch(`${url}/test/address`, { headers: { ...WITH_KEY, 'x-forwarded-for': forwardedFor } });
  return ((await answer.json()) as { address: string }).address;
}

const hops = (count: number): TrustedProxies => ({ kind: 'hops', count });
const addresses = (...ranges: readonly [string, number][]): TrustedProxies => ({
  kind: 'addresses',
  ranges: ranges.map(([address, prefix]) => ({ address, prefix, family: address.includes(':') ? 'ipv6' : 'ipv4' })),
});

describe('the address of a client', () => {
  it.each<[string, TrustedProxies, string, string]>([
    ['the socket’s, where nobody is believed', { kind: 'none' }, '6.6.6.6', '127.0.0.1'],
    ['what one proxy saw', hops(1), '6.6.6.6', '6.6.6.6'],
    ['what one proxy saw, not what it was told', hops(1), '1.1.1.1, 6.6.6.6', '6.6.6.6'],
    ['what the first of two proxies saw', hops(2), '1.1.1.1, 6.6.6.6, 10.0.0.2', '6.6.6.6'],
    ['what a proxy at a known address saw', addresses(['127.0.0.0', 8]), '1.1.1.1, 6.6.6.6', '6.6.6.6'],
    [
      'what the outermost of known proxies saw',
      addresses(['127.0.0.1', 32], ['10.0.0.0', 8]),
      '1.1.1.1, 6.6.6.6, 10.9.9.9',
      '6.6.6.6',
    ],
    ['the socket’s, where the proxy is another', addresses(['10.0.0.0', 8]), '6.6.6.6', '127.0.0.1'],
  ])('is %s', async (_what, trustProxy, forwardedFor, address) => {
    expect(await askFrom(trustProxy, forwardedFor)).toBe(address);
  });
});
