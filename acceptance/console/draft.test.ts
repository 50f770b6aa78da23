import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, openBrowser, openVisitor, type Visitor } from './browser.ts';
import { ADMIN, openStudio, POLL, START_SECONDS, type Studio, setUp } from './studio.ts';

const chromium = findChromium();
const PROMPT = 'A ferry leaves the harbour at first light';

/** What was written and not yet made. Each test goes on where the one before it ended. */
describe.skipIf(chromium === null)('a draft in the playground (needs a Chromium)', () => {
  let studio: Studio;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    studio = await openStudio();
    browser = await openBrowser(chromium ?? '');
    visitor = await openVisitor(browser, studio.service.url);
    await setUp(visitor.page, studio.setupPath);
  }, START_SECONDS * 1000);
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
  });

  async function expectDraft(): Promise<void> {
    const { page } = visitor;
    await expect.poll(() => page.getByLabel('Prompt').inputValue(), POLL).toBe(PROMPT);
    expect(await page.getByRole('radio', { name: '6 s' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Seed').inputValue()).toBe('41');
    await page.getByRole('img', { name: 'harbour.png' }).waitFor();
  }

  /** Away from every page, which would notice by itself. */
  async function loseSession(): Promise<void> {
    await visitor.page.goto('about:blank');
    await visitor.context.clearCookies({ name: 'kinora.session_token' });
  }

  async function signInHere(): Promise<void> {
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  it('is there when one comes back from another page', async () => {
    const { page } = visitor;
    const create = { width: 64, height: 36, channels: 3, background: '#345' } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    await page.getByLabel('Prompt').fill(PROMPT);
    await page.getByRole('radio', { name: '6 s' }).check();
    await page.getByLabel('Seed').fill('41');
    const zone = page.getByLabel('First frame: Drop a picture or choose one');
    await zone.setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer });
    await page.getByRole('img', { name: 'harbour.png' }).waitFor();
    await page.getByRole('link', { name: 'Library' }).click();
    await page.getByText('Nothing here yet').waitFor();
    await page.goBack();
    await expectDraft();
  });

  it('is there after a reload, its picture included', async () => {
    await visitor.page.reload();
    await expectDraft();
  });

  it('is there after the session has ended, and one is back where one was', async () => {
    const { page, context } = visitor;
    await page.goto('/console/?kind=image');
    await page.getByLabel('Prompt').fill('An owl');
    await page.getByTestId('reading').waitFor();
    await context.clearCookies({ name: 'kinora.session_token' });
    await page.getByRole('button', { name: 'Make the image' }).click();
    await signInHere();
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    expect(new URL(page.url()).search).toBe('?kind=image');
    await expect.poll(() => page.getByLabel('Prompt').inputValue(), POLL).toBe('An owl');
    await page.getByRole('radio', { name: 'Video' }).check();
    await expectDraft();
  });

  it('leads whoever opens a page without a session back to it', async () => {
    const { page } = visitor;
    await loseSession();
    await page.goto('/console/usage');
    await signInHere();
    await page.getByRole('heading', { name: 'Usage' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/usage');
  });

  it('leads nobody out of the console', async () => {
    const { page } = visitor;
    await loseSession();
    await page.goto('/console/sign-in?next=https://example.com/');
    await signInHere();
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    expect(new URL(page.url()).origin).toBe(studio.service.url);
  });

  it('is gone when one signs out', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInHere();
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    expect(await page.getByLabel('Prompt').inputValue()).toBe('');
    expect(await page.getByRole('img', { name: 'harbour.png' }).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});
