import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeOpenAi, openFakeOpenAi } from '../../test/fakes/upstreams/openai.ts';
import { IS_LONG_RUN } from '../../test/servers/long-run.ts';
import { makeFolder, removeFolder, type Service, serve } from '../support/process.ts';
import { FAST_MODEL, STANDARD_MODEL } from '../support/tasks.ts';
import { expectStateAccessible, openBrowser, openVisitor, type Visitor } from './browser.ts';
import { findChromium } from './chromium.ts';
import { openStudio, type Studio, setUp, visit } from './studio.ts';

const chromium = findChromium();
/** Where to put pictures of the page for whoever wants to look at them. */
const PICTURES = process.env.KINORA_LOOK ?? null;

const tablesFor = (other: string, lossy: string) => `
[[upstream]]
name = "other"
kind = "openai"
url = "${other}"
private = true
key_file = "other.key"
server = "kinora"
concurrency = 8
currency = "USD"

  [[upstream.serves]]
  model = "${STANDARD_MODEL}"
  cost = "0.10"

  [[upstream.serves]]
  model = "${FAST_MODEL}"
  cost = "0.05"

[[upstream]]
name = "lossy"
kind = "openai"
url = "${lossy}"
private = true
key_file = "other.key"
server = "other"
concurrency = 2
currency = "USD"

  [[upstream.serves]]
  model = "${FAST_MODEL}"
  as = "wan-2.2"
  modes = ["text"]
  seconds = [4]
  resolutions = ["720p"]
  cost = "0.07"

[[upstream]]
name = "gpu"
kind = "comfyui"
url = "http://127.0.0.1:9"
private = true
concurrency = 1

  [[upstream.serves]]
  model = "${FAST_MODEL}"
  workflow = "graph.json"
  modes = ["text"]
  seconds = [4]
  resolutions = ["720p"]

[[route]]
model = "${STANDARD_MODEL}"
through = ["other", "animator"]
`;

const GRAPH = JSON.stringify({
  '1': { class_type: 'EmptyImage', inputs: { width: '{{width}}', height: '{{height}}', batch_size: '{{frames}}' } },
  '2': { class_type: 'SaveVideo', inputs: { video: ['1', 0], filename_prefix: 'kinora/{{task}}' } },
});

/** Few have any. What the page asks for is asked in every run by `test/integration/console-upstreams.test.ts`, and the page without any by `pages.test.ts`. */
describe.skipIf(chromium === null || !IS_LONG_RUN)('the page of upstreams (needs a Chromium)', () => {
  let folder: string;
  let other: Service;
  let lossy: FakeOpenAi;
  let studio: Studio;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    folder = await makeFolder();
    other = await serve({ folder });
    lossy = await openFakeOpenAi();
    const files = { 'other.key': other.key, 'graph.json': GRAPH, 'kinora.toml': tablesFor(other.url, lossy.url) };
    studio = await openStudio({}, files);
    browser = await openBrowser(chromium ?? '');
    visitor = await openVisitor(browser, studio.service.url);
    await setUp(visitor.page, studio.setupPath);
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
    await lossy?.close();
    await other?.kill();
    await removeFolder(folder);
  });

  const card = (page: Page, name: string) =>
    page.locator('section').filter({ has: page.locator(`[data-name="${name}"]`) });

  async function look(name: string, page: Page): Promise<void> {
    if (PICTURES === null) return;
    const shot = await page.screenshot({ animations: 'disabled', fullPage: true });
    await sharp(shot).png().toFile(`${PICTURES}/${name}.png`);
  }

  async function open(): Promise<Page> {
    const { page } = visitor;
    await visit(page, 'Upstreams');
    return page;
  }

  async function tryIt(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: `Try ${name}`, exact: true }).click();
    await page.getByRole('dialog').getByText('The shortest and smallest').waitFor();
    await page.getByRole('dialog').getByLabel('Model').selectOption(FAST_MODEL);
    await page.getByRole('button', { name: 'Make it' }).click();
  }

  const closeDialog = async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it('tells how each stands: one that is well, one that cannot be reached', async () => {
    const page = await open();
    await card(page, 'other').getByText('Ready', { exact: true }).waitFor();
    await card(page, 'other')
      .getByText(/Answered well/)
      .waitFor();
    await card(page, 'other').getByText('0 of 8').waitFor();
    await card(page, 'gpu').getByText('Not answering').waitFor();
    await card(page, 'gpu')
      .getByText(/Did not answer well/)
      .waitFor();
    await expectStateAccessible(page, 'upstreams');
    expect(visitor.complaints).toEqual([]);
  });

  it('tries one with a prompt and shows what came of it', async () => {
    const page = await open();
    await tryIt(page, 'other');
    await page.locator('[data-testid=try][data-state=succeeded] video').waitFor();
    await page.getByText('It works').waitFor();
    await expectStateAccessible(page, 'a trial');
    await page.getByRole('link', { name: 'Open in the library' }).click();
    await page.getByRole('dialog').getByText(`other (${FAST_MODEL})`).waitFor();
    await closeDialog(page);
    await open();
    await card(page, 'other').getByText('100%').waitFor();
    await card(page, 'other').getByText('1 of 1').waitFor();
  });

  it('settles by hand what nobody can know', async () => {
    const page = await open();
    lossy.fail('create', { kind: 'gone', taken: true }, 1);
    await tryIt(page, 'lossy');
    await page.locator('[data-testid=try][data-state=failed]').waitFor();
    await page
      .getByRole('dialog')
      .getByText(/its answer was lost/)
      .waitFor();
    await closeDialog(page);
    const outcome = page.getByTestId('outcome');
    await outcome.getByText('wan-2.2 at lossy').waitFor();
    await outcome.getByText(/may have cost/).waitFor();
    await look('upstreams', page);
    await outcome.getByRole('button', { name: /Settle/ }).click();
    await page.getByLabel('It was made there').check();
    await page.getByLabel('What it cost (USD)').fill('0.28');
    await page.getByLabel('Note').fill('Seen on their page');
    await expectStateAccessible(page, 'settling');
    await look('settle', page);
    await page.getByRole('dialog').getByRole('button', { name: 'Settle' }).click();
    await page.getByText('None. Every request was answered.').waitFor();
    await page.getByText('An outcome at lossy was settled').waitFor();
    await card(page, 'lossy').getByText(/0\.28/).waitFor();
  });

  it('pauses one and puts it to use again', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Pause other' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await card(page, 'other').getByText('Paused', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Resume other' }).click();
    await card(page, 'other').getByText('Ready', { exact: true }).waitFor();
    await page.getByText('other was put to use again').waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  const LOOKS = [
    ['dark', 390],
    ['dark', 1280],
    ['light', 390],
  ] as const;

  it.each(IS_LONG_RUN || PICTURES !== null ? LOOKS : LOOKS.slice(0, 1))(
    'is accessible and fits: %s, %d wide',
    async (scheme, width) => {
      const { page, complaints } = visitor;
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 844 });
      await card(page, 'other')
        .getByText(/Answered well/)
        .waitFor();
      const fitsWidth = () => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth');
      await expect.poll(fitsWidth, { message: 'fits the width' }).toBe(true);
      await expectStateAccessible(page, `upstreams, ${scheme}`);
      await look(`upstreams-${scheme}-${width}`, page);
      expect(complaints).toEqual([]);
    },
  );
});
