import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findBundle } from '../bin/bundle.js';
import { findOldNode } from './fixtures/old-node.ts';
import { makeFolder } from './fixtures/temp-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const INSTALLED = ['scripts/after-install.js', 'scripts/prune-packages.js'];
const SILENT = { stdout: '', stderr: '' };

/** Stands for the real one, which takes seconds: it notes that it was run, and leaves a bundle of one source. */
const BUILD = `
  import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
  import { hashOf } from '../bin/bundle.js';
  process.chdir(import.meta.dirname + '/..');
  appendFileSync('builds', 'x');
  mkdirSync('dist/made', { recursive: true });
  writeFileSync('dist/made/main.js', '');
  const { size, mtimeMs } = statSync('src/main.ts');
  const inputs = [['src/main.ts', size, mtimeMs, hashOf(readFileSync('src/main.ts'))]];
  writeFileSync('dist/bundle.json', JSON.stringify({ file: 'made/main.js', inputs }));
`;
const PROGRAM = {
  'src/main.ts': 'export const one = 1;\n',
  'scripts/build-server.ts': BUILD,
  'node_modules/rolldown/package.json': '{ "main": "main.js" }',
  'node_modules/rolldown/main.js': '',
};

async function aClone(files: Readonly<Record<string, string>>, copied: readonly string[] = ['bin/bundle.js']) {
  const root = await makeFolder();
  onTestFinished(() => rm(root, { recursive: true }));
  for (const file of [...INSTALLED, ...copied]) await cp(join(ROOT, file), join(root, file));
  for (const [file, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return {
    root,
    /** Rejects where it ends with anything but 0: that would fail the install. */
    install: (node = process.execPath) => promisify(execFile)(node, [join(root, 'scripts/after-install.js')]),
    countBuilds: async () => (await readFile(join(root, 'builds'), 'utf8').catch(() => '')).length,
  };
}

describe('an install ends', () => {
  it('with a bundle for the first start, and without a word', async () => {
    const { root, install } = await aClone(PROGRAM);
    expect(await install()).toEqual(SILENT);
    expect(findBundle(root)).toBe(join(root, 'dist/made/main.js'));
  });

  it('with a new bundle only where the sources are others', async () => {
    const { root, install, countBuilds } = await aClone(PROGRAM);
    await install();
    await utimes(join(root, 'src/main.ts'), new Date(), new Date('2026-01-02'));
    await install();
    expect(await countBuilds()).toBe(1);
    await writeFile(join(root, 'src/main.ts'), 'export const one = 2;\n');
    await install();
    expect([await countBuilds(), findBundle(root)]).toEqual([2, join(root, 'dist/made/main.js')]);
  });

  it('well where no tools are installed, as with `--omit=dev`', async () => {
    const { root, install, countBuilds } = await aClone({
      'src/main.ts': '',
      'scripts/build-server.ts': BUILD,
      'node_modules/kit/package.json': '{}',
    });
    expect(await install()).toEqual(SILENT);
    expect([await countBuilds(), findBundle(root)]).toEqual([0, null]);
  });

  it.each(["throw new Error('EROFS: read-only file system');", 'no TypeScript', 'process.kill(process.pid, 9);'])(
    'well where the bundle cannot be made: %s',
    async (build) => {
      const { root, install } = await aClone({ ...PROGRAM, 'scripts/build-server.ts': build });
      expect(await install()).toEqual(SILENT);
      expect(findBundle(root)).toBeNull();
    },
  );

  it('well in an image that holds nothing but packages yet', async () => {
    const { root, install } = await aClone(
      { 'node_modules/kit/package.json': '{}', 'node_modules/kit/kit.js.map': '' },
      [],
    );
    expect(await install()).toEqual(SILENT);
    await expect(readFile(join(root, 'node_modules/kit/kit.js.map'))).rejects.toThrow('ENOENT');
    await rm(join(root, 'node_modules'), { recursive: true });
    expect(await install()).toEqual(SILENT);
  });

  it("with npm's list of packages newer than what was pruned, since npm reads all of them anew otherwise", async () => {
    const { root, install } = await aClone({
      'node_modules/.package-lock.json': '{}',
      'node_modules/kit/package.json': '{}',
      'node_modules/kit/kit.js.map': '',
    });
    const long = new Date('2026-01-02');
    await utimes(join(root, 'node_modules/.package-lock.json'), long, long);
    await install();
    const [list, kit] = await Promise.all(
      ['.package-lock.json', 'kit'].map((name) => stat(join(root, 'node_modules', name))),
    );
    expect(list?.mtimeMs).toBeGreaterThanOrEqual(kit?.mtimeMs ?? Number.POSITIVE_INFINITY);
  });

  const oldNode = findOldNode();
  it.skipIf(oldNode === null)('well under an older Node, which cannot run what bundles', async () => {
    const { root, install, countBuilds } = await aClone(PROGRAM);
    expect(await install(oldNode ?? '')).toEqual(SILENT);
    expect([await countBuilds(), findBundle(root)]).toEqual([0, null]);
  });
});
