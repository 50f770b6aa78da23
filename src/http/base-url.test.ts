import { request as sendRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import type { TrustedProxies } from '../core/trusted-proxies.ts';
import { makeBaseUrl } from './base-url.ts';

const NONE: TrustedProxies = { kind: 'none' };
const ONE: TrustedProxies = { kind: 'hops', count: 1 };
const FORWARDED = { 'x-forwarded-host': 'video.example.org', 'x-forwarded-proto': 'https' };

/** fetch does not let a test choose the Host header. */
function get(url: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(url, { headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve(text));
    });
    request.on('error', reject).end();
  });
}

async function ask(
  options: { publicUrl?: string; trustProxy?: TrustedProxies },
  headers: Record<string, string> = {},
): Promise<{ answer: string; url: string; port: number }> {
  const baseUrl = makeBaseUrl({ publicUrl: options.publicUrl ?? null });
  const dialect = aDialect((scope) => {
    scope.get('/test/base', async (request) => ({ base: baseUrl(request) }));
  });
  const { url, port } = await openServer({ dialects: [dialect], trustProxy: options.trustProxy ?? NONE });
  const answer = await get(`${url}/test/base`, { ...WITH_KEY, ...headers });
  return { answer: JSON.parse(answer).base, url, port };
}

describe('the address in links', () => {
  it('is the configured one, whatever else is said', async () => {
    const publicUrl = 'https://video.example.org/api';
    const { answer } = await ask({ publicUrl, trustProxy: ONE }, { ...FORWARDED, host: 'evil.example' });
    expect(answer).toBe(publicUrl);
  });

  it('is else the one the request came in on', async () => {
    const { answer, url } = await ask({});
    expect(answer).toBe(url);
  });

  it.each([
    'localhost:8787',
    'films.example',
    'Films.example:9000',
    'kinora_api-1:8787',
    '192.168.1.5:49153',
    '[::1]:8787',
    '[2606:4700::1]',
  ])('is the host that the request was sent to: %s', async (host) => {
    const { answer } = await ask({}, { host });
    expect(answer).toBe(`http://${host.toLowerCase()}`);
  });

  it.each([
    'evil.example/path',
    'evil.example?a=b',
    'evil.example#x',
    'me@evil.example',
    'evil.example:99999',
    'evil.example:port',
    'a b',
    '"><script>',
    '[::1',
    '[nonsense]',
    '-',
    `${'a'.repeat(300)}.example`,
  ])('is never a host that is none: %s', async (host) => {
    const { answer, url } = await ask({}, { host });
    expect(answer).toBe(url);
  });

  it('is not what a stranger says of a proxy', async () => {
    const { answer, url } = await ask({}, FORWARDED);
    expect(answer).toBe(url);
    const trustProxy: TrustedProxies = {
      kind: 'addresses',
      ranges: [{ address: '10.0.0.0', prefix: 8, family: 'ipv4' }],
    };
    const { answer: fromElsewhere, url: other } = await ask({ trustProxy }, FORWARDED);
    expect(fromElsewhere).toBe(other);
  });

  it.each<TrustedProxies>([ONE, { kind: 'addresses', ranges: [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' }] }])(
    'is what a trusted proxy says: %j',
    async (trustProxy) => {
      const { answer } = await ask({ trustProxy }, FORWARDED);
      expect(answer).toBe('https://video.example.org');
    },
  );

  it('is plain http where a trusted proxy says something else', async () => {
    const { answer } = await ask({ trustProxy: ONE }, { ...FORWARDED, 'x-forwarded-proto': 'javascript' });
    expect(answer).toBe('http://video.example.org');
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:192.168.1.5', '192.168.1.5'],
    ['::1', '[::1]'],
    ['fe80::1', '[fe80::1]'],
  ])('writes the socket %s as a host', (localAddress, host) => {
    const baseUrl = makeBaseUrl({ publicUrl: null });
    const request = { protocol: 'http', host: '', raw: { socket: { localAddress, localPort: 8787 } } };
    expect(baseUrl(request as Parameters<typeof baseUrl>[0])).toBe(`http://${host}:8787`);
  });
});
