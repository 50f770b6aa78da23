import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from './ffmpeg.ts';
import type { Settings } from './process.ts';
import { until } from './until.ts';

/**
 * Settings of a service whose films never end, and cost nothing while they do not: its encoder answers what it can, and then takes no
 * frame. For tests about what becomes of a film in the middle of its making.
 */
export async function stallEncoder(folder: string): Promise<Settings> {
  return { KINORA_FFMPEG: await writeEncoder(join(folder, 'stalled-ffmpeg'), 'exec sleep 3600') };
}

export interface HeldEncoder {
  readonly settings: Settings;
  /** Resolves when the first film is at its encoder. */
  begun(): Promise<unknown>;
  /** Once, for one film. */
  release(): Promise<void>;
}

/** As above, until the test lets it go on: then the film is made. */
export async function holdEncoder(folder: string): Promise<HeldEncoder> {
  const [gate, mark] = [join(folder, 'encoder-gate'), join(folder, 'encoder-begun')];
  await promisify(execFile)('mkfifo', [gate]);
  const file = await writeEncoder(join(folder, 'held-ffmpeg'), `: > '${mark}'; read -r _ < '${gate}'`);
  return {
    settings: { KINORA_FFMPEG: file },
    begun: () => until('the encoder is begun', () => existsSync(mark)),
    release: () => writeFile(gate, '\n'),
  };
}

/** `before`: what is done before frames are taken. */
async function writeEncoder(file: string, before: string): Promise<string> {
  const ffmpeg = findFfmpeg() ?? 'ffmpeg';
  await writeFile(file, `#!/bin/sh\ncase "$*" in *pipe:0*) ${before} ;; esac\nexec '${ffmpeg}' "$@"\n`);
  await chmod(file, 0o755);
  return file;
}
