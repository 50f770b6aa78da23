import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from './ffmpeg.ts';
import type { Settings } from './process.ts';

/**
 * Settings of a service whose films never end, and cost nothing while they do not: its encoder answers what it can, and then takes no
 * frame. For tests about what becomes of a film in the middle of its making.
 */
export async function stallEncoder(folder: string): Promise<Settings> {
  const ffmpeg = findFfmpeg() ?? 'ffmpeg';
  const file = join(folder, 'stalled-ffmpeg');
  await writeFile(file, `#!/bin/sh\ncase "$*" in *pipe:0*) exec sleep 3600 ;; esac\nexec '${ffmpeg}' "$@"\n`);
  await chmod(file, 0o755);
  return { KINORA_FFMPEG: file };
}
