import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The one that comes with the install, or null where none does: a system's own may take a tenth of a second to load, several times a film. */
export function findFfmpeg(): string | null {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('@ffmpeg-installer/ffmpeg/package.json'));
    const manifest = require.resolve(`@ffmpeg-installer/${process.platform}-${process.arch}/package.json`);
    return join(dirname(manifest), process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg');
  } catch {
    return null;
  }
}
