import { spawn } from 'node:child_process';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONSOLE = join(ROOT, 'console');
const OUTPUT = join(CONSOLE, 'dist');
/** What the console is made of besides its own folder; of the service it takes only types, which no build keeps. */
const FOREIGN_SOURCES = [join(ROOT, 'package-lock.json')];
/** Below this a header costs more than the compression spares. */
const SMALLEST_BYTES = 1024;

export type ConsoleBuild = 'fresh' | 'built' | { readonly fault: string };

/**
 * Builds the console where its output is missing or older than its source. The bundler runs as a program of its own, so
 * that neither a start without a build nor the service afterwards carries its weight. The service does without a console
 * that cannot be built.
 */
export async function buildConsole(processId: number): Promise<ConsoleBuild> {
  try {
    if (await isFresh()) return 'fresh';
    // Beside its place, and then put there at once: a page is never served from half a build.
    const made = join(CONSOLE, `dist-${processId}`);
    try {
      await runBundler(made);
      await compress(made);
      await rm(OUTPUT, { recursive: true, force: true });
      await rename(made, OUTPUT);
    } finally {
      await rm(made, { recursive: true, force: true });
    }
    return 'built';
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

async function isFresh(): Promise<boolean> {
  const built = await stat(join(OUTPUT, 'index.html')).catch(() => null);
  if (built === null) return false;
  for await (const file of listSources()) {
    const source = await stat(file).catch(() => null);
    if (source !== null && source.mtimeMs > built.mtimeMs) return false;
  }
  return true;
}

async function* listSources(): AsyncGenerator<string> {
  yield* FOREIGN_SOURCES;
  const entries = await readdir(CONSOLE, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !/^dist/.test(file.slice(CONSOLE.length + 1))) yield file;
  }
}

async function runBundler(folder: string): Promise<void> {
  const bundler = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
  const child = spawn(process.execPath, [bundler, 'build', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: CONSOLE,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2_000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(complaint.trim() || `The bundler ended with ${code}.`);
}

async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(?:css|html|js|json|svg)$/.test(entry.name));
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < SMALLEST_BYTES) return;
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
