import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { makeFolder, removeFolder, type Service, type Settings, serve } from '../support/process.ts';
import { until } from '../support/until.ts';
import type { Visitor } from './browser.ts';

/** A running service with its console, as its first administrator finds it. */
export interface Studio {
  readonly service: Service;
  /** Of the one-time link, relative to the service. */
  readonly setupPath: string;
  kill(): Promise<void>;
  /** At the same address, with the same data. */
  restart(settings?: Settings): Promise<void>;
  close(): Promise<void>;
}

export const ADMIN = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'the wheel turns slowly' } as const;
export const MEMBER = { name: 'Grace Hopper', email: 'grace@example.com', password: 'a moth in the relay' } as const;

/** A machine may be busy with much else. */
export const POLL = { timeout: 300_000 } as const;

/** `files`: what stands beside its data before it starts, such as kinora.toml. */
export async function openStudio(
  settings: Settings = {},
  files: Readonly<Record<string, string>> = {},
): Promise<Studio> {
  const folder = await makeFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  let service = await serve({ folder, settings });
  const { port, key } = service;
  const setupPath = await until('the set-up link is printed', () => {
    return /\/console\/setup\?token=[\w-]+/.exec(service.stdout())?.[0] ?? null;
  });
  return {
    get service() {
      return service;
    },
    setupPath,
    kill: () => service.kill(),
    restart: async (changed = {}) => {
      await service.kill();
      service = await serve({ folder, key, settings: { ...changed, KINORA_PORT: String(port) } });
    },
    close: async () => {
      await service.kill();
      await removeFolder(folder);
    },
  };
}

export async function setUp(page: Page, setupPath: string): Promise<void> {
  await page.goto(setupPath);
  await page.getByLabel('Your name').fill(ADMIN.name);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Create the administrator' }).click();
  await page.getByRole('heading', { name: 'Playground' }).waitFor();
}

/** The same without its page, where a test is about something else. */
export async function enterAsFirst({ page, context }: Visitor, setupPath: string): Promise<void> {
  const token = new URLSearchParams(setupPath.slice(setupPath.indexOf('?'))).get('token');
  const session = await context.request.get('/console/api/session');
  const { csrf } = (await session.json()) as { csrf: string };
  const headers = { 'x-kinora-csrf': csrf };
  const answer = await context.request.post('/console/api/setup', { headers, data: { token, ...ADMIN } });
  if (!answer.ok()) throw new Error(`The set-up was refused: ${await answer.text()}`);
  await page.goto('/console/');
  await page.getByRole('heading', { name: 'Playground' }).waitFor();
}

export async function signIn(page: Page, person: { readonly email: string; readonly password: string }): Promise<void> {
  // Whoever was sent there is there.
  if (new URL(page.url()).pathname !== '/console/sign-in') await page.goto('/console/sign-in');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export type MenuItem = 'Playground' | 'Library' | 'Keys' | 'Usage' | 'Operations' | 'Upstreams' | 'People';

/** By the menu, as people go. To load the whole console anew takes four times as long: `goto` is for what comes from outside. */
export async function visit(page: Page, name: MenuItem): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

export async function createKey(page: Page, name: string): Promise<string> {
  await visit(page, 'Keys');
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  const secret = await page.getByTestId('secret').innerText();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  return secret;
}

/** Without a take on its screen, which would be taken for the next one. Whoever has it so before them stays: a load takes a quarter of a second. */
async function openPlayground(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const isThere =
    pathname === '/console/' && search === '' && (await page.getByText('The screen is yours').isVisible());
  if (!isThere) await page.goto('/console/');
}

/** Writes a prompt, presses the button, and waits until it is on the screen. */
export async function makeInPlayground(page: Page, prompt: string, seed = ''): Promise<void> {
  await openPlayground(page);
  await page.getByLabel('Prompt').fill(prompt);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('radio', { name: '4 s' }).check();
  await page.getByRole('button', { name: 'Make the video' }).click();
  await page.locator('[data-testid=take][data-state=succeeded]').waitFor();
}

export async function makeImage(page: Page, prompt: string, seed = ''): Promise<void> {
  await page.goto('/console/?kind=image');
  await page.getByLabel('Prompt').fill(prompt);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Make the image' }).click();
  await page.locator('[data-testid=take][data-state=succeeded] img').waitFor();
}
