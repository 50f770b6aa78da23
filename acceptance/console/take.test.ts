import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, removeFolder, type Settings } from '../support/process.ts';
import { stallEncoder } from '../support/stalled-encoder.ts';
import { expectInView, expectStateAccessible, openBrowser, openVisitor, TELEPHONE, type Visitor } from './browser.ts';
import { findChromium } from './chromium.ts';
import { enterAsFirst, openStudio, POLL, type Studio } from './studio.ts';

const chromium = findChromium();
const HOPELESS: Settings = { KINORA_TASK_DEADLINE_SECONDS: '1', KINORA_SWEEP_SECONDS: '1' };
const PROMPT = 'Fog over the sea';

/** One take and what may become of it, on a telephone, where the stage is far from the button: each test goes on from the last. */
/** The list of the library is answered, and then nobody is there any more: nor does anybody say that the service is back before its pictures were missed. */
async function leaveAfterList(page: Page): Promise<void> {
  let lists = 0;
  await page.route('**/console/api/creations?*', (route) =>
    ++lists === 1 ? route.continue() : route.abort('connectionrefused'),
  );
  await page.route('**/console/api/session', (route) =>
    lists === 0 ? route.continue() : route.abort('connectionrefused'),
  );
}

describe.skipIf(chromium === null)('a take in the playground (needs a Chromium)', () => {
  let tools: string;
  /** So long that it can be told, cancelled and cut off on the way. */
  let endless: Settings;
  let studio: Studio;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    tools = await makeFolder();
    endless = await stallEncoder(tools);
    studio = await openStudio({ ...endless, ...HOPELESS });
    browser = await openBrowser(chromium ?? '');
    visitor = await openVisitor(browser, studio.service.url, { ...TELEPHONE, scheme: 'dark' });
    await enterAsFirst(visitor, studio.setupPath);
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
    await removeFolder(tools);
  });

  const take = (state: string) => visitor.page.locator(`[data-testid=take][data-state=${state}]`);
  const stage = () => visitor.page.getByRole('region', { name: 'Screening room' });

  it('brings the stage to whoever pressed the button, and tells there what went wrong', async () => {
    const { page } = visitor;
    await page.getByLabel('Prompt').fill(PROMPT);
    await page.getByRole('radio', { name: '8 s' }).check();
    await page.getByRole('button', { name: 'Make the video' }).click();
    await take('failed').waitFor();
    await expectInView(page, page.getByRole('button', { name: 'Try again' }));
    await page.getByText('You were not charged.').waitFor();
    await expectStateAccessible(page, 'a failed take');
  });

  it('tries a failed one again', async () => {
    const { page } = visitor;
    await studio.restart(endless);
    await page.getByRole('button', { name: 'Try again' }).click();
    await take('running').waitFor();
    await expectInView(page, stage());
    await expectStateAccessible(page, 'a running take');
  });

  it('cancels a running one, which leaves no trace', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Cancel this take' }).click();
    await page.getByText('Cancelled. Nothing was charged.').waitFor();
    await page.getByText('The screen is yours').waitFor();
    expect(await page.getByLabel('Prompt').inputValue()).toBe(PROMPT);
    await page.goto('/console/library');
    await page.getByRole('button', { name: /Failed/ }).waitFor();
    expect(await page.getByRole('button', { name: /Shooting|In line/ }).count()).toBe(0);
  });

  it('tries a failed one again from the library, too', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /Failed/ }).click();
    await expectStateAccessible(page, 'the details of a failed take');
    await page.getByRole('button', { name: 'Try again' }).click();
    await take('running').waitFor();
  });

  it('tells of a server that dies meanwhile, and goes on when it is back', async () => {
    const { page } = visitor;
    await studio.kill();
    await stage().getByText('Your take is kept').waitFor();
    await page.getByText('The service does not answer. Still trying').waitFor();
    await expectStateAccessible(page, 'a server that is away');
    await studio.restart();
    await take('succeeded').waitFor();
    await page.getByText('The service does not answer').first().waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
  });

  it('asks again for the pictures that a server could not give while it was away', async () => {
    const { page } = visitor;
    // The list is answered, and then nobody is there for its pictures.
    await page.route('**/thumbnail', (route) => route.abort('connectionrefused'));
    await page.route('**/content', (route) => route.abort('connectionrefused'));
    await leaveAfterList(page);
    await page.goto('/console/library');
    await page.getByText('The service does not answer. Still trying').waitFor();
    await expect.poll(() => page.locator('main img').count(), POLL).toBe(0);
    await page.unrouteAll();
    await page.getByText('The service does not answer').first().waitFor({ state: 'detached' });
    const readWidth = () => page.evaluate<number>(`document.querySelector('main img')?.naturalWidth ?? 0`);
    await expect.poll(readWidth, POLL).toBeGreaterThan(0);
  });

  it('asks again for a picture whose loss is told only when somebody answers again', async () => {
    const { page } = visitor;
    const held: Route[] = [];
    let isBack = false;
    await page.route('**/thumbnail', (route) => (isBack ? route.continue() : void held.push(route)));
    await leaveAfterList(page);
    await page.goto('/console/library');
    await expect.poll(() => held.length, POLL).toBeGreaterThan(0);
    // A question of the page's own finds out that nobody is there.
    await page.getByRole('radio', { name: 'Videos' }).check();
    await page.getByText('The service does not answer. Still trying').waitFor();
    await page.unroute('**/console/api/session');
    await page.unroute('**/console/api/creations?*');
    await page.getByText('The service does not answer').first().waitFor({ state: 'detached' });
    isBack = true;
    for (const route of held) await route.abort('connectionreset');
    const readWidth = () => page.evaluate<number>(`document.querySelector('main img')?.naturalWidth ?? 0`);
    await expect.poll(readWidth, POLL).toBeGreaterThan(0);
    await page.unrouteAll();
  });

  it('makes one, not two, for whoever tries again where nobody answered', async () => {
    const { page } = visitor;
    await page.goto('/console/');
    await page.getByLabel('Prompt').fill('Two clouds over the sea');
    await page.getByRole('radio', { name: '4 s' }).check();
    // The request arrives, and its answer is lost.
    await page.route('**/console/api/videos', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Make the video' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'does not answer' });
    await expectInView(page, alert);
    await page.unroute('**/console/api/videos');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await take('succeeded').waitFor();
    await page.goto('/console/library');
    await page.getByRole('button', { name: /Two clouds/ }).waitFor();
    expect(await page.getByRole('button', { name: /Two clouds/ }).count()).toBe(1);
  });
});
