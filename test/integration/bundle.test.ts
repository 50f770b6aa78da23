import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findBundle, hashOf, makeBundle } from '../../bin/bundle.js';
import { launchService } from '../../verify/service-process.ts';
import { IS_LONG_RUN } from '../servers/long-run.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const QUICK = { KINORA_INTERNAL_DRAFT_FRAMES: '6' };

async function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kinora-bundle-'));
}

describe('findBundle', () => {
  const OLD = new Date('2026-01-02T03:04:05.678Z');
  const SOURCE = 'export const one = 1;\n';

  async function aBundledFolder(): Promise<{ readonly root: string; readonly source: string; readonly file: string }> {
    const root = await makeFolder();
    onTestFinished(() => rm(root, { recursive: true }));
    const [source, file] = [join(root, 'src/one.ts'), join(root, 'dist/made/main.js')];
    await mkdir(join(root, 'src'));
    await mkdir(join(root, 'dist/made'), { recursive: true });
    await writeFile(source, SOURCE);
    await utimes(source, OLD, OLD);
    await writeFile(file, 'bundled');
    const inputs = [['src/one.ts', SOURCE.length, OLD.getTime(), hashOf(SOURCE)]];
    await writeFile(join(root, 'dist/bundle.json'), JSON.stringify({ file: 'made/main.js', inputs }));
    return { root, source, file };
  }

  it('is the bundle while its sources are what they were', async () => {
    const { root, file } = await aBundledFolder();
    expect(findBundle(root)).toBe(file);
  });

  it('is the bundle of sources that were only copied or checked out anew', async () => {
    const { root, source, file } = await aBundledFolder();
    await utimes(source, new Date(), new Date());
    expect(findBundle(root)).toBe(file);
  });

  it.each(['export const one = 2;\n', 'export const one = 11;\n', ''])(
    'is not that of other sources: %j',
    async (text) => {
      const { root, source } = await aBundledFolder();
      await writeFile(source, text);
      expect(findBundle(root)).toBeNull();
    },
  );

  it('is none where a source is gone, or the bundle, or its description', async () => {
    for (const gone of ['src/one.ts', 'dist/made', 'dist/bundle.json', 'dist']) {
      const { root } = await aBundledFolder();
      await rm(join(root, gone), { recursive: true });
      expect(findBundle(root), gone).toBeNull();
    }
  });

  it.each(['', '{', 'null', '{}', '{"file":"made/main.js"}'])('is none where its description is %j', async (text) => {
    const { root } = await aBundledFolder();
    await writeFile(join(root, 'dist/bundle.json'), text);
    expect(findBundle(root)).toBeNull();
  });
});

it('is what the program under test starts from', () => {
  expect(findBundle(ROOT)).not.toBeNull();
});

it('is written in letters of one byte, whatever languages it reads', async () => {
  const folder = dirname(findBundle(ROOT) ?? '');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  expect(files.filter((_, index) => /[^\0-\xff]/.test(texts[index] ?? ''))).toEqual([]);
});

describe('a start', () => {
  let copy: string;
  let data: string;
  const kinora = async (args: readonly string[], program = 'bin/kinora.js') =>
    (await run(process.execPath, [join(copy, program), ...args], { cwd: data, env: { ...process.env, ...QUICK } }))
      .stdout;

  /** `until` is waited for while it serves. */
  async function serveOnce(until: () => boolean = () => true): Promise<number> {
    const service = launchService({ dataFolder: data, program: join(copy, 'bin/kinora.js') });
    try {
      const { address } = await service.ready;
      await vi.waitUntil(until, { timeout: 500_000, interval: 50 });
      return (await fetch(`${address}/openapi.json`)).status;
    } finally {
      service.kill('SIGTERM');
      await service.ended;
    }
  }

  beforeAll(async () => {
    copy = await makeFolder();
    data = await makeFolder();
    for (const name of ['bin', 'src', 'migrations', 'package.json', 'console/dist']) {
      await cp(join(ROOT, name), join(copy, name), { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
    }
    await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(async () => {
    await rm(copy, { recursive: true, force: true });
    await rm(data, { recursive: true, force: true });
  });

  // So does the next one, until there is something to build with.
  it.runIf(IS_LONG_RUN)('runs the sources where nothing can build the bundle', async () => {
    expect(await serveOnce()).toBe(200);
    await expect(readFile(join(copy, 'dist/bundle.json'))).rejects.toThrow('ENOENT');
  });

  it('of the service asks for the bundle, which, made in a long run, does all that the sources do', async () => {
    const build = join(copy, 'scripts/build-server.ts');
    const asked = join(copy, 'asked');
    await mkdir(dirname(build));
    // It stands behind all other work, and on a busy machine for minutes: here it only says that it was started.
    await writeFile(build, `(await import('node:fs')).writeFileSync(${JSON.stringify(asked)}, '');\n`);
    // A command is not worth the wait.
    await kinora(['--version']);
    expect([findBundle(copy), existsSync(asked)]).toEqual([null, false]);
    expect(await serveOnce(() => existsSync(asked))).toBe(200);
    // The bundle of the tree as it is was made and is what all services under test start from.
    if (!IS_LONG_RUN) return;
    await cp(join(ROOT, 'scripts/build-server.ts'), build);
    await makeBundle(copy);
    const bundle = findBundle(copy);
    expect(bundle).not.toBeNull();
    expect(await serveOnce()).toBe(200);
    expect(findBundle(copy)).toBe(bundle);

    const prompt = 'A red fox runs through snow and says "hello".';
    for (const [program, film] of [
      ['bin/kinora.js', 'bundle.mp4'],
      ['src/main.ts', 'sources.mp4'],
    ] as const) {
      await kinora(['generate', prompt, '--seconds', '4', '--seed', '7', '--out', join(data, film)], program);
    }
    expect((await readFile(join(data, 'bundle.mp4'))).equals(await readFile(join(data, 'sources.mp4')))).toBe(true);
    expect(await kinora(['explain', '--json', prompt])).toBe(
      await kinora(['explain', '--json', prompt], 'src/main.ts'),
    );
  });

  it('after a change of the sources runs the changed ones, and makes a bundle of them in a long run', async () => {
    const before = findBundle(copy);
    const file = join(copy, 'src/cli/program.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace("'run the service'", "'RUN the service'"));
    expect(await kinora(['--help'])).toContain('RUN the service');
    expect(findBundle(copy)).toBeNull();
    if (!IS_LONG_RUN) return;
    await utimes(file, new Date('2026-01-02'), new Date('2026-01-02'));
    await serveOnce(() => findBundle(copy) !== null);
    expect(findBundle(copy)).not.toBe(before);
    expect(await kinora(['--help'])).toContain('RUN the service');
  });
});
