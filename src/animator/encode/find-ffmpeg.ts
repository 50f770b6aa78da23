import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

export interface Ffmpeg {
  readonly file: string;
  readonly version: string;
  readonly source: 'configured' | 'path' | 'bundled';
}

const EXECUTABLE = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
const PROBE_TIMEOUT_MILLISECONDS = 20_000;

/** All that it says: its banner goes to one place and its answer to the other. */
function run(file: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { signal, timeout: PROBE_TIMEOUT_MILLISECONDS, maxBuffer: 4 * 1024 * 1024, windowsHide: true };
    execFile(file, [...args], options, (error, stdout, stderr) =>
      error === null ? resolve(stderr + stdout) : reject(error),
    );
  });
}

type Probe = { readonly ok: true; readonly version: string } | { readonly ok: false; readonly why: string };

/** Runs the file, once, since every start of the service waits for it: one that cannot encode H.264 is as useless as one that is missing. */
async function probe(file: string, signal: AbortSignal): Promise<Probe> {
  try {
    const said = await run(file, ['-encoders'], signal);
    const version = /^ffmpeg version (\S+)/m.exec(said)?.[1];
    if (version === undefined) return { ok: false, why: 'it does not answer like ffmpeg' };
    // Not the word in the banner, which names what it was built with.
    if (!/^ V\S* libx264 /m.test(said)) return { ok: false, why: 'it was built without libx264' };
    return { ok: true, version };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, why: error instanceof Error ? error.message.split('\n', 1).join('') : 'it does not start' };
  }
}

async function findOnPath(path: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of path.split(delimiter)) {
    if (folder === '') continue;
    const file = join(folder, EXECUTABLE);
    const usable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) found.push(file);
  }
  return found;
}

/** The installer package throws on platforms it does not know, so its platform package is looked up without loading it. */
function findBundled(): string | null {
  const require = createRequire(import.meta.url);
  const platform = `@ffmpeg-installer/${process.platform}-${process.arch}/package.json`;
  const lookups = [
    () => require.resolve(platform),
    () => createRequire(require.resolve('@ffmpeg-installer/ffmpeg/package.json')).resolve(platform),
  ];
  for (const lookup of lookups) {
    try {
      return join(dirname(lookup()), EXECUTABLE);
    } catch {
      // Not installed under this root; the next one may have it, and null says that none has.
    }
  }
  return null;
}

/**
 * The encoder this machine will use: the configured file, or `ffmpeg` on the given PATH, or the bundled one. A configured file that
 * does not work is an error and never skipped: whoever set it wants to know.
 */
export async function findFfmpeg(options: {
  configured: string | null;
  path: string;
  signal: AbortSignal;
}): Promise<Ffmpeg> {
  const { configured, path, signal } = options;
  if (configured !== null) {
    const result = await probe(configured, signal);
    if (result.ok) return { file: configured, version: result.version, source: 'configured' };
    throw new Error(`The configured ffmpeg "${configured}" cannot be used: ${result.why}.`);
  }
  const refused: string[] = [];
  for (const file of await findOnPath(path)) {
    const result = await probe(file, signal);
    if (result.ok) return { file, version: result.version, source: 'path' };
    refused.push(`${file} (${result.why})`);
  }
  const bundled = findBundled();
  if (bundled !== null) {
    const result = await probe(bundled, signal);
    if (result.ok) return { file: bundled, version: result.version, source: 'bundled' };
    refused.push(`${bundled} (${result.why})`);
  }
  const tried = refused.length === 0 ? '' : ` Tried: ${refused.join('; ')}.`;
  throw new Error(`No usable ffmpeg was found. Install one with libx264 on the PATH, or configure its file.${tried}`);
}
