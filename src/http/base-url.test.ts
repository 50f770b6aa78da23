import { describe, expect, it } from 'vitest';
import { aDialect, openServer, WITH_KEY } from '../../test/fixtures/server.ts';
import { makeBaseUrl } from './base-url.ts';

async function ask(
  options: { publicUrl: string | null; trustProxy: boolean },
  headers: Record<string, string> = {},
): Promise<{ answer: string; url: string }> {
  const baseUrl = makeBaseUrl(options);
  const dialect = aDialect((scope) => {
    scope.get('/test/base', async (request) => ({ base: baseUrl(request) }));
  });
  const { url, server } = await openServer({ dialects: [dialect], trustProxy: options.trustProxy });
  // fetch does not let a test choose the Host header.
  const injected = headers.host !== undefined;
  if (injected) {
    const { body } = await server.inject({ url: '/test/base', headers: { ...WITH_KEY, ...headers } });
    return { answer: JSON.parse(body).base, url };
  }
  const answer = await fetch(`${url}/test/base`, { headers: { ...WITH_KEY, ...headers } });
  return { answer: ((await answer.json()) as { base: string }).base, url };
}

describe('the address in links', () => {
  it('is the configured one', async () => {
    const { answer } = await ask({ publicUrl: 'https://video.example.org/api', trustProxy: true });
    expect(answer).toBe('https://video.example.org/api');
  });

  it('is else the one the request came in on', async () => {
    const { answer, url } = await ask({ publicUrl: null, trustProxy: false });
    expect(answer).toBe(url);
  });

  it('is never what a stranger says', async () => {
    const lies = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.2.3.4' };
    const { answer, url } = await ask({ publicUrl: null, trustProxy: false }, lies);
    expect(answer).toBe(url);
    const { answer: byHost } = await ask({ publicUrl: null, trustProxy: false }, { host: 'evil.example' });
    expect(byHost).not.toContain('evil.example');
  });

  it('is what a trusted proxy says', async () => {
    const headers = { 'x-forwarded-host': 'video.example.org', 'x-forwarded-proto': 'https' };
    const { answer } = await ask({ publicUrl: null, trustProxy: true }, headers);
    expect(answer).toBe('https://video.example.org');
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:192.168.1.5', '192.168.1.5'],
    ['::1', '[::1]'],
    ['fe80::1', '[fe80::1]'],
  ])('writes the socket %s as a host', (localAddress, host) => {
    const baseUrl = makeBaseUrl({ publicUrl: null, trustProxy: false });
    const request = { protocol: 'http', raw: { socket: { localAddress, localPort: 8787 } } };
    expect(baseUrl(request as Parameters<typeof baseUrl>[0])).toBe(`http://${host}:8787`);
  });
});
