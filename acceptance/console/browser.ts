import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Download, type Locator, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { IS_LONG_RUN } from '../../test/servers/long-run.ts';
import { launching, PATIENCE_MILLISECONDS } from './chromium.ts';

/** The shared one where there is one; to close it closes its visitors only. */
export function openBrowser(executablePath: string): Promise<Browser> {
  const shared = inject('browserEndpoint');
  if (shared === '') return chromium.launch(launching(executablePath));
  return chromium.connect(shared, { timeout: PATIENCE_MILLISECONDS });
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever the browser complained of, and every request that left our origin. */
  readonly complaints: string[];
}

export type Scheme = 'light' | 'dark';

/** Without a graphics card whatever turns or fades is drawn by the processor, sixty times a second, for as long as a test waits. */
const STAND_STILL = `{
  // What went wrong is told with where it was, past all the frames of the library that draws.
  Error.stackTraceLimit = 60;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // The same goes for a film: one that begins by itself is halted, once, and plays when a test wants it to.
  const halted = new WeakSet();
  document.addEventListener('play', ({ target }) => {
    if (!target.autoplay || halted.has(target)) return;
    halted.add(target);
    target.pause();
  }, true);
}`;

export async function openVisitor(
  browser: Browser,
  url: string,
  look: { readonly scheme?: Scheme; readonly width?: number; readonly height?: number } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: look.scheme ?? 'light',
    viewport: { width: look.width ?? 1280, height: look.height ?? 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  await context.addInitScript(STAND_STILL);
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    // A refusal is shown to the user; the browser's own line about its status says nothing more.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(url) && !/^(?:blob|data):/.test(address)) complaints.push(`a request to ${address}`);
  });
  return { page, context, complaints };
}

export async function readDownload(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts);
}

export const TELEPHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 900 } as const;

/** The whole of it is on the screen as it stands, and nothing lies over it. */
export async function expectInView(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  const { width, height } = page.viewportSize() ?? DESKTOP;
  const isSeen = async () => {
    const box = await what.boundingBox();
    return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  };
  await expect.poll(isSeen, { message: `${what} is in view at ${width}` }).toBe(true);
  await what.click({ trial: true });
  expect(await isSeen(), `${what} is not covered at ${width}`).toBe(true);
}

/** Each page as such is looked at in every run (pages.test.ts), and what it may turn into where there is time: a look takes as long as a page. */
export async function expectStateAccessible(page: Page, name: string): Promise<void> {
  if (IS_LONG_RUN) await expectAccessible(page, name);
}

/** No serious fault of accessibility on the page as it stands. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Whoever goes on within the page keeps what was brought into it for the first look, which takes half of the time of one.
  const isBrought = await page.evaluate("'axe' in window");
  // Only what is wrong is told, and by the page itself: to gather all that is right from a page of its own took as long as the look.
  const { violations } = await new AxeBuilder({ page, ...(isBrought === true && { axeSource: '0' }) })
    .setLegacyMode(true)
    // What would be fetched beforehand are sheets and films, for rules that are tried or told as moderate only.
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    );
  expect(serious, name).toEqual([]);
}
