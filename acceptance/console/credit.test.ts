import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, openBrowser, openVisitor, type Visitor } from './browser.ts';
import { ADMIN, makeInPlayground, openStudio, START_SECONDS, type Studio, setUp } from './studio.ts';

const chromium = findChromium();

describe.skipIf(chromium === null)('credit in the console (needs a Chromium)', () => {
  let studio: Studio;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    studio = await openStudio({ KINORA_BILLING: 'prepaid' });
    browser = await openBrowser(chromium ?? '');
    visitor = await openVisitor(browser, studio.service.url);
    await setUp(visitor.page, studio.setupPath);
  }, START_SECONDS * 1000);
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
  });

  it('tells kindly that there is too little', async () => {
    const { page } = visitor;
    await page.getByLabel('Prompt').fill('A lantern in the fog');
    await page.getByRole('button', { name: 'Make the video' }).click();
    await page.getByRole('alert').getByText('credit').waitFor();
    expect(await page.getByLabel('Prompt').inputValue()).toBe('A lantern in the fog');
  });

  it('grants some with a note, and spends it', async () => {
    const { page } = visitor;
    await page.goto('/console/people');
    await page.getByRole('button', { name: `Actions for ${ADMIN.name}` }).click();
    await page.getByRole('menuitem', { name: 'Grant credit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Amount/).fill('5');
    await dialog.getByLabel('Note').fill('Welcome, "Ada"');
    await dialog.getByRole('button', { name: 'Grant credit' }).click();
    await page.getByRole('cell', { name: '$5.00' }).waitFor();

    await makeInPlayground(page, 'A lantern in the fog');
    await page.goto('/console/usage');
    await page.getByText('Welcome, "Ada"').waitFor();
    await page.getByText('$3.40').first().waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
