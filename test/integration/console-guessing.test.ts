import { describe, expect, it } from 'vitest';
import type { Browser } from '../fixtures/browser.ts';
import { ADA, openBrowser, shareConsole, startConsole } from '../fixtures/console-app.ts';

describe('guessing', () => {
  const guessed = shareConsole();

  // Before anybody has guessed here.
  it('does not count against those who know their password', async () => {
    const browser = await openBrowser(guessed.started().url);
    for (let count = 0; count < 12; count += 1) {
      await browser.post('sign-in', { email: ADA.email, password: ADA.password });
    }
  });

  it('is slowed down, without telling who exists, and ends for the right password too', async () => {
    const browser = await openBrowser(guessed.started().url);
    const attempt = async (email: string, password: string) => {
      const { status, headers, body } = await browser.ask<{ error: object }>('POST', 'sign-in', { email, password });
      return { status, error: body.error, wait: Number(headers.get('retry-after')) };
    };
    const known = await attempt(ADA.email, 'wrong password');
    const unknown = await attempt('eve@example.org', 'wrong password');
    expect([known, unknown]).toEqual([
      { status: 401, error: { code: 'wrong_credentials', message: expect.any(String), param: null }, wait: 0 },
      known,
    ]);
    for (let count = 1; count < 5; count += 1) await attempt(ADA.email, `wrong password ${count}`);
    const slowed = await attempt(ADA.email, ADA.password);
    expect(slowed.status).toBe(429);
    expect(slowed.wait).toBeGreaterThan(600);
    // Others are not locked out by it.
    expect((await attempt('eve@example.org', 'wrong password')).status).toBe(401);
  });

  it('by strangers from many addresses does not shut out a browser that was here before', async () => {
    const behind = await startConsole({ KINORA_TRUST_PROXY: '1' });
    const own = await openBrowser(behind.url);
    await own.post('setup', { token: behind.setupToken, ...ADA });
    const device = own.cookies.get('kinora.device') ?? '';
    expect(own.cookieLines.find((line) => line.startsWith('kinora.device='))).toMatch(
      /; Path=\/console; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect(device).not.toContain('ada');
    await own.post('sign-out', {});
    const guess = async (browser: Browser, index: number, password = `wrong password ${index}`) => {
      const headers = { 'x-forwarded-for': `6.6.6.6, 10.0.0.${index % 12}` };
      return (await browser.send('POST', 'sign-in', { body: { email: ADA.email, password }, headers })).status;
    };
    const stranger = await openBrowser(behind.url);
    for (let index = 0; index < 60; index += 1) expect(await guess(stranger, index)).toBe(401);
    for (let index = 0; index < 12; index += 1) expect(await guess(stranger, index)).toBe(429);
    // Her own browser is let try from the very address of a stranger; one with a device made up, or of another, is not.
    for (const forged of [`${device}x`, `x${device}`, device.split('.')[0] ?? '']) {
      stranger.cookies.set('kinora.device', forged);
      expect(await guess(stranger, 1, ADA.password)).toBe(429);
    }
    expect(await guess(own, 1)).toBe(401);
    expect(await guess(own, 1, ADA.password)).toBe(200);
    // A browser that was never here waits for its turn, and comes in.
    const started = performance.now();
    const fresh = await openBrowser(behind.url);
    const headers = { 'x-forwarded-for': '10.0.9.9' };
    const { status } = await fresh.send('POST', 'sign-in', {
      body: { email: ADA.email, password: ADA.password },
      headers,
    });
    expect([status, performance.now() - started >= 1_900]).toEqual([200, true]);
  });

  it('of links is slowed down as well', async () => {
    const browser = await openBrowser(guessed.started().url);
    const statuses = new Set<number>();
    for (let count = 0; count < 31; count += 1) {
      statuses.add((await browser.ask('POST', 'link', { token: `${count}-guess` })).status);
    }
    expect([...statuses]).toEqual([410, 429]);
  });
});
