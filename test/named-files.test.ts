import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** What names test files by their place: the long checks, and the table of how long each takes. */
const NAMING = [
  ...readdirSync(join(ROOT, 'verify')).map((file) => join('verify', file)),
  join('test', 'servers', 'seconds-table.ts'),
];

it('names only test files that are where it says', () => {
  const named = NAMING.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'([\w./-]+\.test\.ts)'/g)].map(([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
