import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildConsole } from '../../src/cli/build-console.ts';

const OUTPUT = join(import.meta.dirname, '../../console/dist');

it('builds the console where it must, and not again after that', async () => {
  expect(await buildConsole(process.pid, () => undefined)).toBeOneOf(['built', 'fresh']);
  expect(await readdir(OUTPUT)).toEqual(expect.arrayContaining(['assets', 'index.html']));
  expect(await buildConsole(process.pid, () => undefined)).toBe('fresh');
});
