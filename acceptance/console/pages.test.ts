import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../test/servers/long-run.ts';
import {
  DESKTOP,
  expectAccessible,
  openBrowser,
  openVisitor,
  type Scheme,
  TELEPHONE,
  type Visitor,
} from './browser.ts';
import { findChromium } from './chromium.ts';
import {
  createKey,
  MEMBER,
  type MenuItem,
  makeImage,
  makeInPlayground,
  openStudio,
  type Studio,
  setUp,
  visit,
} from './studio.ts';

/** Pictures of the pages for the documentation are made only when asked for: a test run leaves the tree as it was. */
const PICTURES = process.env.KINORA_SCREENSHOTS === '1' ? join(import.meta.dirname, '../../docs/console') : null;
const SCHEMES: readonly Scheme[] = ['light', 'dark'];
/** Colours come from one set for all pages: the playground shows nearly all of them, and the rest is for the long run. */
const PAGE_SCHEMES: readonly Scheme[] = IS_LONG_RUN || process.env.KINORA_SCREENSHOTS === '1' ? SCHEMES : ['light'];
/** The screen around a film is dark by day, too; by night the whole page is, and only here is that looked at in every run. */
const FILM_SCHEMES: readonly Scheme[] = PAGE_SCHEMES.length > 1 ? SCHEMES : ['dark'];
const TELEPHONE_PICTURES: readonly string[] = ['playground', 'library'];
const LARGEST_FIRST_LOAD = 300_000;

const IMAGE_PROMPT = 'Snowy mountains above a pine forest, morning light';
/** The pictures show the same films whenever they are made. */
const SEED = '7';
const PROMPTS = [
  'Neon city street at night in the rain, slow push in, soft jazz',
  'An astronaut floats above a blue planet, calm ambient music',
  'A golden retriever runs along a beach at sunset, waves and gulls',
];

/** Where no picture is kept it is not what is drawn that counts. */
const PLAIN_PROMPT = 'The sea at sunset, long waves';

const chromium = findChromium();

/** A page, and how one knows that it is there. */
const PAGES: readonly {
  readonly name: string;
  readonly path: string;
  /** How one comes to it from any other page. */
  readonly menu?: MenuItem;
  readonly shows: string;
  readonly height?: number;
  /** The documentation shows it with something made. */
  readonly isEmpty?: true;
}[] = [
  { name: 'playground', path: '/console/', shows: 'The screen is yours', height: 1340, isEmpty: true },
  {
    name: 'playground-images',
    path: '/console/?kind=image',
    shows: 'The screen is yours',
    height: 1080,
    isEmpty: true,
  },
  { name: 'library', path: '/console/library', menu: 'Library', shows: 'Ready' },
  { name: 'keys', path: '/console/keys', menu: 'Keys', shows: 'My program' },
  { name: 'usage', path: '/console/usage', menu: 'Usage', shows: 'By model', height: 1320 },
  { name: 'operations', path: '/console/operations', menu: 'Operations', shows: 'Generators', height: 1060 },
  { name: 'upstreams', path: '/console/upstreams', menu: 'Upstreams', shows: 'Everything is made here' },
  { name: 'people', path: '/console/people', menu: 'People', shows: MEMBER.email },
  { name: 'account', path: '/console/account', shows: 'Sign out everywhere' },
];

describe.skipIf(chromium === null)('every page of the console (needs a Chromium)', () => {
  let studio: Studio;
  let browser: Browser;
  let admin: Visitor;

  beforeAll(async () => {
    if (PICTURES !== null) await mkdir(PICTURES, { recursive: true });
    // The documentation shows real films; a test needs only something that looks like one.
    studio = await openStudio(PICTURES === null ? {} : { KINORA_INTERNAL_DRAFT_FRAMES: '0' });
    browser = await openBrowser(chromium ?? '');
    admin = await openVisitor(browser, studio.service.url);
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
  });

  async function picture(page: Page, name: string): Promise<void> {
    if (PICTURES === null) return;
    await page.evaluate('document.fonts.ready');
    const shot = await page.screenshot({ animations: 'disabled' });
    await sharp(shot)
      .webp({ quality: 86 })
      .toFile(join(PICTURES, `${name}.webp`));
  }

  interface Wish {
    readonly path: string;
    readonly menu?: MenuItem;
    readonly shows: string;
    readonly height?: number;
    readonly isEmpty?: true;
  }

  const fitsWidth = (page: Page): Promise<unknown> =>
    page.evaluate('document.documentElement.scrollWidth <= window.innerWidth');

  /** One for whoever is signed in and one for all others: a window costs more than a page. */
  let stranger: Promise<Visitor> | null = null;

  function visitorFor({ isSignedIn }: Look): Promise<Visitor> {
    if (isSignedIn) return Promise.resolve(admin);
    stranger ??= openVisitor(browser, studio.service.url);
    return stranger;
  }

  interface Look {
    readonly scheme: Scheme;
    readonly isSignedIn: boolean;
    readonly width?: number;
  }

  async function open(wish: Wish, { scheme, isSignedIn, width = 1280 }: Look): Promise<Page> {
    const { page, complaints } = await visitorFor({ scheme, isSignedIn });
    complaints.length = 0;
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: DESKTOP.width, height: wish.height ?? 860 });
    if (wish.menu === undefined) await page.goto(wish.path);
    else await visit(page, wish.menu);
    await page.setViewportSize({ width, height: wish.height ?? 860 });
    await page.getByText(wish.shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => fitsWidth(page), { message: 'fits the width' }).toBe(true);
    expect(complaints).toEqual([]);
    return page;
  }

  async function look(wish: Wish, name: string, options: Look): Promise<Page> {
    const page = await open(wish, options);
    await expectAccessible(page, `${name}, ${options.scheme}`);
    if (wish.isEmpty !== true) await picture(page, name);
    return page;
  }

  /** The playground with something made on its screen, by the way of the library. */
  async function openTake(scheme: Scheme, made: RegExp, height: number): Promise<Page> {
    const library = { path: '/console/library', menu: 'Library', shows: 'Ready', height } as const;
    const page = await open(library, { scheme, isSignedIn: true });
    await page.getByRole('button', { name: made }).first().click();
    await page.getByRole('link', { name: 'Repeat with changes' }).click();
    await page.locator('[data-testid=take][data-state=succeeded]').waitFor();
    await page.getByTestId('reading').waitFor();
    return page;
  }

  it.each(PAGE_SCHEMES)('is accessible before anybody is signed in, %s', async (scheme) => {
    const setup = { path: studio.setupPath, shows: 'Open your studio' };
    await look(setup, `set-up-${scheme}`, { scheme, isSignedIn: false });
  });

  it('has something to show', async () => {
    const { page } = admin;
    await setUp(page, studio.setupPath);
    await createKey(page, 'My program');
    if (PICTURES !== null) await makeImage(page, IMAGE_PROMPT, SEED);
    const prompts = PICTURES === null ? [PLAIN_PROMPT] : PROMPTS;
    for (const prompt of prompts) await makeInPlayground(page, prompt, SEED);
    await visit(page, 'People');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByLabel('Email').fill(MEMBER.email);
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = new URL(await page.getByTestId('invitation').innerText());
    const join = { path: `${link.pathname}${link.search}`, shows: 'You are invited' };
    await look(join, 'join', { scheme: 'light', isSignedIn: false });
  }, 600_000);

  it.each(PAGE_SCHEMES)('signs in accessibly, %s', async (scheme) => {
    await look({ path: '/console/sign-in', shows: 'Welcome back' }, `sign-in-${scheme}`, { scheme, isSignedIn: false });
  });

  it.each(PAGES.flatMap((page) => PAGE_SCHEMES.map((scheme) => ({ ...page, scheme }))))(
    'has no serious fault of accessibility, and fits a telephone: $name, $scheme',
    async ({ scheme, ...page }) => {
      const opened = await look(page, `${page.name}-${scheme}`, { scheme, isSignedIn: true });
      // Turned into a telephone as it is: a page costs more to load than to lay out anew.
      await opened.setViewportSize(TELEPHONE);
      await expect.poll(() => fitsWidth(opened), { message: 'fits a telephone' }).toBe(true);
    },
  );

  it.skipIf(PICTURES === null).each(TELEPHONE_PICTURES)('is shown on a telephone: %s', async (name) => {
    const page = PAGES.find((each) => each.name === name);
    if (page === undefined) throw new TypeError(`There is no page ${name}.`);
    const opened = await open({ ...page, height: 844 }, { scheme: 'light', isSignedIn: true, width: 390 });
    await picture(opened, `${name}-390`);
  });

  it('has its menu behind a button on a telephone', async () => {
    const keys = { path: '/console/keys', menu: 'Keys', shows: 'My program', height: 844 } as const;
    const page = await open(keys, { scheme: 'light', isSignedIn: true, width: 390 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Main' }).waitFor();
    await expectAccessible(page, 'the menu');
    await page.getByRole('dialog').getByRole('link', { name: 'Library' }).click();
    await page.getByRole('heading', { name: 'Library' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('has no serious fault in its dialogs, and closes them by key', async () => {
    const { page } = admin;
    await page.setViewportSize(DESKTOP);
    await visit(page, 'Keys');
    await page.getByRole('button', { name: 'Create a key' }).first().press('Enter');
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'create a key');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await visit(page, 'Library');
    await page.getByRole('button', { name: /Ready/ }).first().press('Enter');
    await page.getByRole('link', { name: 'Repeat with changes' }).waitFor();
    await expectAccessible(page, 'details');
    await picture(page, 'details-light');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it.each(FILM_SCHEMES)('shows the finished film and how it was understood, %s', async (scheme) => {
    const page = await openTake(scheme, PICTURES === null ? /long waves/ : /golden retriever/, 1380);
    // In the middle of the action, and without the browser's own buttons over it.
    await page.evaluate(`new Promise((resolve) => {
      const video = document.querySelector('video');
      const seek = () => {
        video.pause();
        video.addEventListener('seeked', () => resolve(null), { once: true });
        video.currentTime = video.duration * 0.5;
      };
      video.readyState >= 2 ? seek() : video.addEventListener('loadeddata', seek, { once: true });
    })`);
    await expectAccessible(page, 'a finished film');
    await page.evaluate(`document.querySelector('video').controls = false`);
    await picture(page, `playground-${scheme}`);
  });

  it.skipIf(PICTURES === null).each(SCHEMES)('shows the finished image, %s', async (scheme) => {
    const page = await openTake(scheme, /Snowy mountains/, 1350);
    await picture(page, `playground-images-${scheme}`);
  });

  it('is reachable by keyboard, the way to the content first', async () => {
    const { page } = admin;
    await page.goto('/console/keys');
    await page.getByText('My program').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
  });

  it(`loads less than ${LARGEST_FIRST_LOAD / 1000} kB before the playground is there`, async () => {
    const { page, context } = await openVisitor(browser, studio.service.url);
    await context.addCookies(await admin.context.cookies());
    const sizes: Promise<readonly [string, number]>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/console/api/')) return;
      // Fonts are compressed as they are.
      const sizeOf = (body: Buffer): number => (pathname.endsWith('.woff2') ? body.length : gzipSync(body).length);
      sizes.push(response.body().then((body) => [pathname, sizeOf(body)] as const));
    });
    await page.goto('/console/');
    await page.getByText('The screen is yours').waitFor();
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(sizes);
    const total = loaded.reduce((sum, [, size]) => sum + size, 0);
    expect(loaded.length).toBeGreaterThan(3);
    expect(total, JSON.stringify(loaded)).toBeLessThan(LARGEST_FIRST_LOAD);
    await context.close();
  });
});
