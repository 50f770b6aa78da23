import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import type { CreatedKeyView, KeysView, KeyView } from '../../src/dialects/console/views.ts';
import { setUp, startConsole, withKey } from '../fixtures/console-app.ts';

describe('keys', () => {
  it('are shown once, work at once, and are revoked for good', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    const { key, secret } = await browser.post<CreatedKeyView>('keys', {
      name: 'laptop',
      models: ['video-3.1-fast-generate-preview'],
      spendLimit: '1.20',
      createsPerMinute: 5,
      readsPerMinute: null,
      expiresAt: '2099-01-01',
    });
    expect(key).toMatchObject({
      name: 'laptop',
      state: 'active',
      hint: secret.slice(-4),
      expiresAt: '2099-01-01T00:00:00.000Z',
      models: ['video-3.1-fast-generate-preview'],
      spendLimit: '1.20',
      spent: '0.00',
      readsPerMinute: null,
      createsPerMinute: 5,
      lastUsedAt: null,
    });
    expect((await withKey(started.url, secret)).status).toBe(200);
    const renamed = await browser.ask<KeyView>('PATCH', `keys/${key.id}`, { name: 'desk' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'desk']);
    const revoked = await browser.ask<KeyView>('DELETE', `keys/${key.id}`);
    expect([revoked.status, revoked.body.state]).toEqual([200, 'revoked']);
    await expect
      .poll(async () => (await withKey(started.url, secret)).status, { timeout: 300_000, interval: 50 })
      .toBe(401);
    expect(JSON.stringify(await browser.get('keys'))).not.toContain(secret);
  });

  it('know at once when they were last used, and still do after a stop', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    const before = Date.now();
    await withKey(started.url, started.secret);
    const lastUse = async () => (await browser.get<KeysView>('keys')).keys[0]?.lastUsedAt;
    expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThanOrEqual(before);
    await started.close();
    const { store, close } = await openStore(started.config, () => undefined);
    onTestFinished(close);
    const [key] = await store.keys.list();
    expect(key?.lastUsedAt?.getTime() ?? 0).toBeGreaterThanOrEqual(before);
  });

  it('refuse what cannot be', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    const attempt = async (body: object) => {
      const answer = await browser.ask('POST', 'keys', { name: 'laptop', ...body });
      return [answer.status, (answer.body.error as { param: string } | undefined)?.param];
    };
    expect(await attempt({ name: '' })).toEqual([400, 'name']);
    expect(await attempt({ models: [] })).toEqual([400, 'models']);
    expect(await attempt({ models: ['gpt'] })).toEqual([400, 'models.0']);
    expect(await attempt({ spendLimit: '-1' })).toEqual([400, 'spendLimit']);
    expect(await attempt({ spendLimit: 0.1234567 })).toEqual([400, 'spendLimit']);
    expect(await attempt({ expiresAt: '2001-01-01' })).toEqual([400, 'expiresAt']);
    expect(await attempt({ expiresAt: 'soon' })).toEqual([400, 'expiresAt']);
    expect(await attempt({ readsPerMinute: 0 })).toEqual([400, 'readsPerMinute']);
    const console = (await browser.get<KeysView>('keys')).keys.find(({ builtIn }) => builtIn);
    expect((await browser.ask('DELETE', `keys/${console?.id}`)).status).toBe(400);
    expect((await browser.ask('DELETE', 'keys/nothing')).status).toBe(404);
  });
});
