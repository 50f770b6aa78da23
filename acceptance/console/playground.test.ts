import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor, type Visitor } from './browser.ts';
import { findChromium } from './chromium.ts';
import { ADMIN, enterAsFirst, openStudio, POLL, type Studio, visit } from './studio.ts';

const chromium = findChromium();
const PROMPT = 'The sea lies still at first light';

async function aPicture(
  name: string,
  width = 640,
  height = 360,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width, height, channels: 3, background: '#c96a2b' } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Each test goes on where the one before it ended. */
describe.skipIf(chromium === null)('the playground (needs a Chromium)', () => {
  let studio: Studio;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    studio = await openStudio();
    browser = await openBrowser(chromium ?? '');
    visitor = await openVisitor(browser, studio.service.url);
    await enterAsFirst(visitor, studio.setupPath);
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
  });

  /** What was written and not yet made. */
  describe('a draft', () => {
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

    it('holds a seed that is too large as it was typed, and makes nothing of it', async () => {
      const { page } = visitor;
      await page.getByLabel('Prompt').fill(PROMPT);
      await page.getByLabel('Seed').fill('99999999999');
      await page.getByLabel('Prompt').focus();
      await page.getByText('A seed is a whole number up to 4294967295.').waitFor();
      expect(await page.getByLabel('Seed').inputValue()).toBe('99999999999');
      expect(await page.getByRole('button', { name: 'Make the video' }).isDisabled()).toBe(true);
    });

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

  describe('pictures', () => {
    const zone = (name: string) => visitor.page.getByLabel(`${name}: Drop a picture or choose one`);

    it('shows what was put in, and switches off what it excludes', async () => {
      const { page } = visitor;
      expect(await zone('Last frame').isDisabled()).toBe(true);
      await zone('First frame').setInputFiles(await aPicture('first.png'));
      await page.getByRole('img', { name: 'first.png' }).waitFor();
      expect(await zone('Last frame').isEnabled()).toBe(true);
      expect(await zone('References').isDisabled()).toBe(true);
      await page.getByText('References cannot be combined with a first or last frame.').waitFor();

      await page.getByRole('button', { name: 'Remove first.png' }).click();
      await zone('References').setInputFiles([await aPicture('one.png'), await aPicture('two.png')]);
      await zone('References').setInputFiles(await aPicture('three.png'));
      await page.getByRole('img', { name: 'three.png' }).waitFor();
      expect(await zone('References').count()).toBe(0);
      expect(await page.getByLabel('Leave out').isDisabled()).toBe(true);
      expect(await page.getByRole('radio', { name: '6 s' }).isDisabled()).toBe(true);
      expect(await zone('First frame').isDisabled()).toBe(true);
    });

    it('refuses what is no picture, kindly', async () => {
      const { page } = visitor;
      await page.getByRole('button', { name: 'Start afresh' }).click();
      await zone('First frame').setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Hello'),
      });
      await page.getByText('notes.txt was not taken').waitFor();
      expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    });

    it('makes a film from its first and last frame, and repeats it with both', async () => {
      const { page } = visitor;
      await page.getByLabel('Prompt').fill('The light fades');
      await page.getByRole('radio', { name: '4 s' }).check();
      await zone('First frame').setInputFiles(await aPicture('first.png'));
      await zone('Last frame').setInputFiles(await aPicture('last.png'));
      await page.getByRole('button', { name: 'Make the video' }).click();
      await page.locator('[data-testid=take][data-state=succeeded]').waitFor();
      await visit(page, 'Library');
      await page.getByRole('button', { name: /The light fades/ }).click();
      await page.getByText('Made from').waitFor();
      await page.getByRole('link', { name: 'Repeat with changes' }).click();
      await page.getByRole('img', { name: /^picture-2/ }).waitFor();
      expect(await page.getByLabel('Prompt').inputValue()).toBe('The light fades');
      expect(visitor.complaints).toEqual([]);
    });

    it('gives an edited picture the shape that it had, unless another is asked for', async () => {
      const { page } = visitor;
      await page.goto('/console/?kind=image');
      await page.getByLabel('Prompt').fill('Make it dusk');
      const ratio = page.getByRole('combobox', { name: 'Ratio' });
      expect(await ratio.inputValue()).toBe('Automatic (1:1)');
      await zone('Pictures to start from').setInputFiles(await aPicture('wide.png'));
      await expect.poll(() => ratio.inputValue(), POLL).toBe('As the picture');
      await page.getByRole('button', { name: 'Make the image' }).click();
      await page.getByText('1376 × 768').waitFor();

      // Of several the first tells it; a shape that is chosen is kept whatever the pictures are.
      await page.getByRole('button', { name: 'Remove wide.png' }).click();
      await zone('Pictures to start from').setInputFiles([
        await aPicture('tall.png', 360, 640),
        await aPicture('wide.png'),
      ]);
      await page.getByRole('img', { name: 'wide.png' }).waitFor();
      await page.getByRole('button', { name: 'Make the image' }).click();
      await page.getByText('768 × 1376').waitFor();
      await ratio.click();
      await page.getByRole('option', { name: '4:3', exact: true }).click();
      await page.getByRole('button', { name: 'Make the image' }).click();
      await page.getByText('1200 × 896').waitFor();
    });

    it('keeps words that are read from right to left so', async () => {
      const { page } = visitor;
      const prompt = 'البحر عند الغروب';
      await page.goto('/console/?kind=image');
      await page.getByRole('button', { name: 'Start afresh' }).click();
      const field = page.getByLabel('Prompt');
      await field.fill(prompt);
      const directionsOf = (selector: string) =>
        page.evaluate<string[]>(
          `[...document.querySelectorAll('${selector}')]
            .filter((element) => (element.value ?? element.textContent) === ${JSON.stringify(prompt)})
            .map((element) => getComputedStyle(element).direction)`,
        );
      expect(await directionsOf('textarea')).toEqual(['rtl']);
      await page.getByRole('button', { name: 'Make the image' }).click();
      await page.locator('[data-testid=take][data-state=succeeded] img').waitFor();
      await visit(page, 'Library');
      await page.getByText(prompt).first().click();
      await page.getByRole('dialog').getByText(prompt).waitFor();
      expect(await directionsOf('span[dir]')).toEqual(['rtl']);
      expect(await directionsOf('p[dir]')).toEqual(['rtl']);
      expect(visitor.complaints).toEqual([]);
    });
  });
});
