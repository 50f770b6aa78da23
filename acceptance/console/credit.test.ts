import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import {
  DESKTOP,
  expectInView,
  expectStateAccessible,
  openBrowser,
  openVisitor,
  TELEPHONE,
  type Visitor,
} from './browser.ts';
import { findChromium } from './chromium.ts';
import { ADMIN, enterAsFirst, makeInPlayground, openStudio, type Studio, visit } from './studio.ts';

const chromium = findChromium();

describe.skipIf(chromium === null)('credit in the console (needs a Chromium)', () => {
  let studio: Studio;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    studio = await openStudio({ KINORA_BILLING: 'prepaid' });
    browser = await openBrowser(chromium ?? '');
    visitor = await openVisitor(browser, studio.service.url);
    await enterAsFirst(visitor, studio.setupPath);
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
  });

  it.each([DESKTOP, TELEPHONE])('tells kindly that there is too little, where one looks, $width', async (size) => {
    const { page } = visitor;
    await page.setViewportSize(size);
    await page.goto('/console/');
    await page.getByLabel('Prompt').fill('Fog over the sea');
    await page.getByRole('button', { name: 'Make the video' }).click();
    await expectInView(page, page.getByRole('alert').filter({ hasText: 'credit' }));
    await expectInView(page, page.getByRole('button', { name: 'Make the video' }));
    if (size === TELEPHONE) await expectStateAccessible(page, 'a refusal');
    expect(await page.getByLabel('Prompt').inputValue()).toBe('Fog over the sea');
    // By a key in a field, with the button far away.
    await page.getByLabel('Seed').fill(String(size.width));
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByLabel('Seed').press('Enter');
    await expectInView(page, page.getByRole('alert').filter({ hasText: 'credit' }));
  });

  it('tells so below the bar of a telephone too, when the page is on its way to the stage by then', async () => {
    const { page } = visitor;
    await page.setViewportSize(TELEPHONE);
    await page.goto('/console/');
    // Longer than the page waits before it goes to the stage.
    await page.route('**/console/api/videos', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.getByLabel('Prompt').fill('Fog over the sea');
    await page.getByRole('button', { name: 'Make the video' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'credit' });
    await expectInView(page, refusal);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? -1;
    const bar = await page.getByRole('banner').boundingBox();
    await expect.poll(() => topOf(refusal)).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.unroute('**/console/api/videos');
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

    await page.setViewportSize(DESKTOP);
    await makeInPlayground(page, 'Fog over the sea');
    await visit(page, 'Usage');
    await page.getByText('$3.40').first().waitFor();
    const rows = page.getByRole('region', { name: 'Charges' }).locator('tbody tr');
    await until('all three are listed', async () => (await rows.count()) === 3);
    const read = (row: number) => rows.nth(row).locator('td').allInnerTexts();
    expect((await read(0)).slice(-2)).toEqual(['\u2212$1.60', '$3.40']);
    expect((await read(1)).slice(-2)).toEqual(['$1.60', '$5.00']);
    expect((await read(2)).slice(-3)).toEqual(['Welcome, "Ada"', '+$5.00', '$5.00']);
    await expectStateAccessible(page, 'charges');
  });

  it('leads from a charge to the film', async () => {
    const { page } = visitor;
    const film = page.getByRole('link', { name: /Fog over the sea/ }).first();
    await until('its small picture is there', () =>
      page.evaluate<boolean>(`document.querySelector('a[href*="open="] img')?.naturalWidth === 640`),
    );
    await film.click();
    await page.getByRole('dialog', { name: 'Details' }).getByText('Fog over the sea').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Usage' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('has what was paid and what may be pressed in sight on a telephone, without scrolling sideways', async () => {
    const { page } = visitor;
    await page.setViewportSize(TELEPHONE);
    const newest = page.getByRole('region', { name: 'Charges' }).locator('tbody tr').first();
    for (const cell of ['Charge', 'Fog over the sea', '\u2212$1.60', '$3.40']) {
      const box = await newest.getByText(cell).boundingBox();
      expect(box === null ? null : box.x + box.width, cell).toBeLessThanOrEqual(TELEPHONE.width);
    }
    await expectStateAccessible(page, 'charges on a telephone');
    await page.goto('/console/people');
    await expectInView(page, page.getByRole('button', { name: `Actions for ${ADMIN.name}` }));
    expect(visitor.complaints).toEqual([]);
  });
});
