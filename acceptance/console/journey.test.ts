import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI, { AuthenticationError } from 'openai';
import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowFor } from '../../test/servers/long-run.ts';
import { call } from '../support/http.ts';
import { makeFolder, removeFolder } from '../support/process.ts';
import { FAST_MODEL } from '../support/tasks.ts';
import { until } from '../support/until.ts';
import { expectStateAccessible, openBrowser, openVisitor, readDownload, type Visitor } from './browser.ts';
import { findChromium } from './chromium.ts';
import { IMAGE, LANGUAGES, type Language, runShownProgram, VIDEO } from './shown-programs.ts';
import {
  ADMIN,
  createKey,
  makeImage,
  makeInPlayground,
  openStudio,
  POLL,
  type Studio,
  setUp,
  signIn,
  visit,
} from './studio.ts';

const chromium = findChromium();
/** With whatever a shell or a string might trip over. */
const PROMPT = `@It's "the sea" at 100% of $HOME, \`fast\` \\o/`;

/** One person's first hour, step after step: each test goes on where the one before it ended. */
describe.skipIf(chromium === null)('the first hour in the console (needs a Chromium)', () => {
  let studio: Studio;
  let browser: Browser;
  let visitor: Visitor;
  let secret: string;

  const connect = () => new OpenAI({ apiKey: secret, baseURL: `${studio.service.url}/v1`, maxRetries: 0 });

  beforeAll(async () => {
    studio = await openStudio();
    browser = await openBrowser(chromium ?? '');
    visitor = await openVisitor(browser, studio.service.url);
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
  });

  it('leads nobody anywhere before the set-up, and tells where the link is', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('heading', { name: 'The set-up link is in the terminal' }).waitFor();
  });

  it('tells at once that a set-up link is not the right one, and how to get it', async () => {
    const { page } = visitor;
    await page.goto(`${studio.setupPath.slice(0, -4)}0000`);
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await page.getByText('npx kinora accounts setup-link').waitFor();
    expect(await page.getByLabel('Your name').count()).toBe(0);
    await expectStateAccessible(page, 'a wrong set-up link');
  });

  it('makes the first administrator by the one-time link, once', async () => {
    const { page } = visitor;
    await setUp(page, studio.setupPath);
    await page.getByText(ADMIN.email).first().waitFor();
    const stranger = await openVisitor(browser, studio.service.url);
    await stranger.page.goto(studio.setupPath);
    await stranger.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await stranger.context.close();
  });

  it('signs out, refuses a wrong password, and signs in', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await signIn(page, { email: ADMIN.email, password: 'not the password' });
    await page.getByRole('alert').waitFor();
    await signIn(page, ADMIN);
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
  });

  it('makes a key that the official client can use at once', async () => {
    secret = await createKey(visitor.page, 'My program');
    expect(secret).toMatch(/^sk-[0-9A-Za-z]{43}$/);
    await visitor.page.getByText('My program').waitFor();
    expect(await visitor.page.content()).not.toContain(secret);
    const created = await connect().videos.create({
      model: FAST_MODEL as OpenAI.VideoModel,
      prompt: 'A calm sea',
      seconds: '4',
    });
    expect(created.status).toBe('queued');
    // Told at once, though it is written down only once in a while.
    await visitor.page.reload();
    const row = visitor.page.getByRole('row', { name: /My program/ });
    await row.getByRole('cell', { name: 'this minute' }).first().waitFor();
    expect(await row.getByRole('cell', { name: 'this minute' }).count()).toBe(2);
    expect(await visitor.page.getByRole('row', { name: /For the playground/ }).innerText()).toContain('never');
  });

  it('shows how a prompt is understood while it is written, and the same as code', async () => {
    const { page } = visitor;
    await visit(page, 'Playground');
    await page.getByLabel('Prompt').fill('A dog runs along a beach at sunset');
    const reading = page.getByTestId('reading');
    await reading.getByText('beach', { exact: true }).waitFor();
    await reading.getByText('golden hour', { exact: true }).waitFor();
    await reading.getByText('What happens').waitFor();
    await reading.getByText('dog run', { exact: true }).waitFor();
    await reading.getByText('How it is filmed').waitFor();
    expect(await reading.getByText('Hero').count()).toBe(1);
    await expect
      .poll(() => page.getByTestId('code-curl').innerText(), POLL)
      .toContain('A dog runs along a beach at sunset');
    await page.getByRole('tab', { name: 'Python' }).press('Enter');
    expect(await page.getByTestId('code-python').innerText()).toContain('import os, sys, time, requests');
  });

  it('switches off what cannot be had together, and says why', async () => {
    const { page } = visitor;
    await page.getByRole('radio', { name: '1080p' }).check();
    expect(await page.getByRole('radio', { name: '4 s' }).isDisabled()).toBe(true);
    await page.getByText('1080p needs 8 seconds.').waitFor();
    await page.getByText('A last frame needs a first frame.').waitFor();
    await page.getByRole('radio', { name: '720p' }).check();
    await page.getByRole('radio', { name: '4 s' }).check();
    expect(await page.getByRole('radio', { name: '4k' }).isDisabled()).toBe(true);
    await page.getByText('References need 8 seconds.').waitFor();
  });

  it('makes a video and plays it, with sound', async () => {
    const { page } = visitor;
    await makeInPlayground(page, 'Golden waves run along a sea at sunset');
    const ask = <Value>(expression: string) => page.evaluate<Value>(`document.querySelector('video').${expression}`);
    await until('the film moves', async () => {
      await ask('play().catch(() => null)');
      return (await ask<number>('currentTime')) > 0;
    });
    await until('its sound is decoded', async () => (await ask<number>('webkitAudioDecodedByteCount')) > 0);
    expect(await ask<number>('videoWidth')).toBeGreaterThan(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    const bytes = await readDownload(download);
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
  });

  it('gives programs that make the same when they are run as they stand', async () => {
    const folder = await makeFolder();
    const runShown = async (path: string, language: Language): Promise<void> => {
      const { status, stderr } = await runShownProgram(visitor.page, {
        path,
        language,
        folder,
        secret,
        prompt: PROMPT,
      });
      expect({ path, language, status }, stderr).toEqual({ path, language, status: 0 });
      const file = join(folder, path === VIDEO ? 'video.mp4' : 'image.png');
      const made = await readFile(file);
      await removeFolder(file);
      expect(made.subarray(0, 8).toString('latin1')).toMatch(path === VIDEO ? /ftyp$/ : /^.PNG/s);
    };
    for (const path of [VIDEO, IMAGE]) {
      await runShown(path, 'JavaScript');
      await runShown(path, 'curl');
    }
    await removeFolder(folder);
  });

  it('gives programs that end with what the server says against them', async () => {
    const folder = await makeFolder();
    for (const path of [VIDEO, IMAGE]) {
      for (const language of LANGUAGES) {
        const wrong = { path, language, folder, secret: 'sk-nobody', prompt: null };
        const { status, stderr } = await runShownProgram(visitor.page, wrong);
        expect({ language, path, status }).toEqual({ language, path, status: 1 });
        expect(stderr).toContain('The API key is unknown, revoked or expired.');
      }
    }
    await removeFolder(folder);
  });

  it('makes an image', async () => {
    const { page } = visitor;
    await makeImage(page, 'The sea at dusk');
    await visit(page, 'Keys');
    await expect
      .poll(() => page.getByRole('row', { name: /For the playground/ }).innerText(), POLL)
      .not.toContain('never');
  });

  it('shows small pictures in the library, of images too, and loads nothing larger', async () => {
    const { page } = visitor;
    const loaded: string[] = [];
    // What the page before still asks for is none of the library's.
    const note = (request: Request) => {
      if (page.url().endsWith('/console/library')) loaded.push(new URL(request.url()).pathname);
    };
    page.on('request', note);
    await visit(page, 'Library');
    await page
      .getByRole('button', { name: /The sea at dusk/ })
      .locator('img')
      .waitFor();
    await until('all are drawn', () =>
      page.evaluate<boolean>(
        `[...document.querySelectorAll('main li img')].every((image) => image.naturalWidth === 640)`,
      ),
    );
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(loaded.filter((path) => path.endsWith('/thumbnail')).length).toBeGreaterThan(2);
    expect(loaded.filter((path) => path.endsWith('/content'))).toEqual([]);
  });

  it('keeps it in the library, to look at, repeat and delete', async () => {
    const { page } = visitor;
    await page.getByLabel('Search the prompts').fill('waves');
    const tile = page.getByRole('button', { name: /Golden waves/ });
    await page.getByRole('button', { name: /calm sea/ }).waitFor({ state: 'detached' });
    await tile.hover();
    await page.locator('video').first().waitFor();
    await tile.click();
    await page.getByRole('link', { name: 'Repeat with changes' }).click();
    await expect.poll(() => page.getByLabel('Prompt').inputValue(), POLL).toMatch(/^Golden waves/);
    expect(await page.getByRole('radio', { name: '4 s' }).isChecked()).toBe(true);

    await visit(page, 'Library');
    await tile.click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this for good?' }).getByRole('button', { name: 'Delete' }).click();
    await tile.waitFor({ state: 'detached' });
  });

  it('exports the charges that the API lists', async () => {
    const { page } = visitor;
    const service = { url: studio.service.url, key: secret };
    const charges = await until('all that was made is charged', async () => {
      const { json } = await call(service, '/v1/charges');
      const { data } = json as { data: { id: string; task_id: string; amount: string }[] };
      return data.length === 7 ? data : null;
    });
    await visit(page, 'Usage');
    await page.getByRole('heading', { name: 'By day' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const [head = '', ...rows] = (await readDownload(download)).toString().trim().split(/\r?\n/);
    const columns = head.split(',');
    const exported = rows
      .map((row) => Object.fromEntries(row.split(',').map((value, index) => [columns[index] ?? '', value])))
      .filter(({ kind }) => kind === 'charge');
    expect(exported.map((row) => row.id).sort()).toEqual(charges.map(({ id }) => id).sort());
    for (const { id, task_id, amount } of charges) {
      expect(exported.find((row) => row.id === id)).toMatchObject({ task_id, amount });
    }
  });

  it('revokes the key, and the client is refused at once', async () => {
    const { page } = visitor;
    await visit(page, 'Keys');
    await page.getByRole('button', { name: 'Actions for My program' }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    await until(
      'the key is refused',
      async () => {
        const fault: unknown = await connect()
          .videos.list()
          .catch((reason: unknown) => reason);
        return fault instanceof AuthenticationError && fault.status === 401;
      },
      allowFor(2_000) / 1000,
    );
  });

  it('has caused no complaint of the browser, and no request to anybody else', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
