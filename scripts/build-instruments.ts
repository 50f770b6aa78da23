/**
 * Takes the sampled instruments from the package they come in and writes them as one small file of data, which is committed: zones in seconds, hertz and shares, waves of
 * eight bits (the set has no more). The package is a library for sheet music and no dependency: it is fetched for the moment, and the file that is taken must be the one
 * whose digest stands here.
 *
 * The built file carries the digests of what made it and of what it holds; `--check` compares them without the package.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BankHead, renderBank, splitBank } from '../src/animator/sound/instruments/bank-file.ts';
import { convertFont } from './instruments/convert.ts';
import { readSoundFont } from './instruments/sound-font.ts';
import { digest } from './kernels/wasm-section.ts';

const SOURCE: BankHead['source'] = {
  package: '@coderline/alphatab@1.8.4',
  file: 'dist/soundfont/sonivox.sf2',
  sha256: '4978cf37e7164206f2d22dc4fdf4020ffe040787210bf781e31bdc79961f59ef',
  licence: 'Apache-2.0',
};
const FILE = new URL('../src/animator/sound/instruments/data/sonivox.bank.gz', import.meta.url);
const CONVERTER = ['instruments/sound-font.ts', 'instruments/convert.ts'];

async function digestSources(): Promise<string> {
  const code = await Promise.all(CONVERTER.map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
  // A checkout may have changed the ends of the lines.
  return digest(JSON.stringify(SOURCE), ...code.map((text) => text.replaceAll('\r\n', '\n')));
}

const digestContent = ({ kits, samples }: Pick<BankHead, 'kits' | 'samples'>, waves: Uint8Array): string =>
  digest(JSON.stringify({ kits, samples }), waves);

async function run(command: string, args: readonly string[], folder: string): Promise<void> {
  // npm is a script of the shell on Windows.
  const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  const [code] = await once(spawn(command, args, options), 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** The package's file; nothing of the package is installed or run. */
async function fetchFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-instruments-'));
  try {
    await run('npm', ['pack', '--silent', SOURCE.package], folder);
    const [archive = ''] = await readdir(folder);
    await run('tar', ['-xzf', archive, `package/${SOURCE.file}`], folder);
    const bytes = await readFile(join(folder, 'package', SOURCE.file));
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== SOURCE.sha256) throw new Error(`${SOURCE.file} is not the file it was: its digest is ${found}.`);
    return bytes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(): Promise<void> {
  const { kits, samples, waves } = convertFont(readSoundFont(await fetchFile()));
  const digests = { sources: await digestSources(), content: digestContent({ kits, samples }, waves) };
  const file = renderBank({ source: SOURCE, digests, kits, samples }, waves);
  await writeFile(FILE, file);
  console.log(`${Object.keys(kits).length} instruments, ${samples.length} samples, ${file.length} bytes`);
}

async function findFault(): Promise<string | null> {
  const built = await readFile(FILE).catch(() => null);
  if (built === null) return 'is missing';
  const { head, waves } = splitBank(built);
  if (head.digests.sources !== (await digestSources())) return 'is older than its sources';
  return head.digests.content === digestContent(head, waves) ? null : 'was changed after it was built';
}

if (!process.argv.includes('--check')) await build();
else {
  const fault = await findFault();
  if (fault !== null) {
    console.error(`sonivox.bank.gz ${fault}: run \`npm run instruments\` and commit the result.`);
    process.exitCode = 1;
  }
}
