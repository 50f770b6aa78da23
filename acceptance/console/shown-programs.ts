import { execFile, spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';

/** The programs that the playground shows beside its form, run as they stand. */

export const VIDEO = '/console/';
export const IMAGE = '/console/?kind=image';

export type Language = 'curl' | 'JavaScript' | 'Python';

/** Python with the library that the shown program uses; not every machine has it. */
const PYTHON = 'python3';
const hasPython = spawnSync(PYTHON, ['-c', 'import requests']).status === 0;
export const LANGUAGES: readonly Language[] = hasPython ? ['curl', 'JavaScript', 'Python'] : ['curl', 'JavaScript'];

/** The machine may be busy with much else. */
const PATIENCE_MILLISECONDS = 300_000;

interface Shown {
  readonly path: string;
  readonly language: Language;
  /** Where it runs and leaves what it has made. */
  readonly folder: string;
  readonly secret: string;
  /** Null: whatever the form begins with. */
  readonly prompt: string | null;
}

export async function runShownProgram(
  page: Page,
  { path, language, folder, secret, prompt }: Shown,
): Promise<{ readonly status: number | null; readonly stderr: string }> {
  // As the form stands, where it is there already: to load the page again takes longer than to run most of the programs.
  const { pathname, search } = new URL(page.url());
  if (`${pathname}${search}` !== path) await page.goto(path);
  if (prompt !== null) {
    await page.getByLabel('Prompt').fill(prompt);
    if (path === VIDEO) await page.getByRole('radio', { name: '4 s' }).check();
  }
  // By key: what the service understood comes in above meanwhile and moves the tab away from under a pressed mouse, whose click is lost
  // then. And an empty program would end well.
  await page.getByRole('tab', { name: language }).press('Enter');
  const shown = page.getByTestId(`code-${language.toLowerCase()}`);
  await shown.waitFor();
  const code = await shown.innerText();
  const commands: Record<Language, readonly [string, readonly string[]]> = {
    curl: ['bash', ['-c', code]],
    JavaScript: [process.execPath, ['--input-type=module', '--eval', code]],
    Python: [PYTHON, ['-c', code]],
  };
  const [command, args] = commands[language];
  const options = { cwd: folder, env: { ...process.env, KINORA_API_KEY: secret }, timeout: PATIENCE_MILLISECONDS };
  return new Promise((resolve) => {
    const child = execFile(command, args, options, (_, __, stderr) => resolve({ status: child.exitCode, stderr }));
  });
}
