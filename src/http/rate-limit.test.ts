import { describe, expect, it } from 'vitest';
import { aPrincipal } from '../../test/fixtures/builders.ts';
import { aDialect, openServer } from '../../test/fixtures/server.ts';
import { NO_LIMITS } from '../core/account.ts';
import type { KeyId } from '../core/ids.ts';

async function open() {
  const dialect = aDialect((scope) => {
    scope.get('/test/read', async () => ({}));
    scope.post('/test/create', { config: { creates: true } }, async () => ({}));
  });
  const { url } = await openServer({
    dialects: [dialect, { ...aDialect((scope) => scope.get('/other/read', async () => ({}))), prefix: '/other' }],
    authenticate: async (secret) => {
      const own = Number(/^own-(\d+)$/.exec(String(secret))?.[1]) || null;
      const limits = { ...NO_LIMITS, readsPerMinute: own, createsPerMinute: own };
      return aPrincipal({ keyId: String(secret) as KeyId, limits });
    },
    rateLimits: { readsPerMinute: 3, createsPerMinute: 2 },
  });
  const ask = (key: string, path: string, method = 'GET') =>
    fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${key}` } });
  const statuses = async (key: string, path: string, times: number, method?: string) => {
    const seen: number[] = [];
    for (let count = 0; count < times; count += 1) seen.push((await ask(key, path, method)).status);
    return seen;
  };
  return { ask, statuses };
}

describe('the rate limit', () => {
  it('may be a key’s own, above or below the usual one', async () => {
    const { statuses } = await open();
    expect(await statuses('own-5', '/test/read', 6)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses('own-1', '/test/create', 2, 'POST')).toEqual([200, 429]);
  });

  it('counts by key', async () => {
    const { statuses } = await open();
    expect(await statuses('a', '/test/read', 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses('b', '/test/read', 1)).toEqual([200]);
  });

  it('says when to come back', async () => {
    const { ask, statuses } = await open();
    await statuses('a', '/test/read', 3);
    const answer = await ask('a', '/test/read');
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect([answer.status, error.code]).toEqual([429, 'rate_limit_exceeded']);
    expect(error.message).toMatch(/^This key may make 3 such requests a minute\. Try again in \d+ s\.$/);
    const seconds = Number(/in (\d+) s/.exec(error.message)?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('is told with every answer, in the headers that clients read', async () => {
    const { ask } = await open();
    const told = async (method: string, path: string) => {
      const { headers } = await ask('a', path, method);
      const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
        headers.get(`x-ratelimit-${name}-requests`),
      );
      expect(reset).toMatch(/^(?:\d{1,3}ms|\d{1,2}(?:\.\d)?s)$/);
      return `${remaining} of ${limit}`;
    };
    for (const left of ['2 of 3', '1 of 3', '0 of 3', '0 of 3']) expect(await told('GET', '/test/read')).toBe(left);
    expect(await told('POST', '/test/create')).toBe('1 of 2');
  });

  it('counts creates apart from reads', async () => {
    const { statuses } = await open();
    expect(await statuses('a', '/test/create', 3, 'POST')).toEqual([200, 200, 429]);
    expect(await statuses('a', '/test/read', 1)).toEqual([200]);
  });

  it('is one for all dialects', async () => {
    const { statuses } = await open();
    await statuses('a', '/test/read', 3);
    expect(await statuses('a', '/other/read', 1)).toEqual([429]);
  });
});
