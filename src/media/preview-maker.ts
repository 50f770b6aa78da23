import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { VideoFacts } from '../core/media.ts';
import type { PreviewFile, PreviewMaker } from '../core/preview-maker.ts';

const THUMBNAIL_LONGEST_SIDE = 640;
const TILE_LONGEST_SIDE = 320;
/** Four by four pictures, evenly over the film. */
const GRID = 4;
/** The picture a third into a film says more of it than its first. */
const THUMBNAIL_AT = 1 / 3;

const run = promisify(execFile);

/** One look at the film by ffmpeg gives the sheet, a second the thumbnail. */
export function makePreviewMaker({ ffmpegFile }: { readonly ffmpegFile: string }): PreviewMaker {
  return {
    async make(videoFile, facts, folder, signal) {
      const tools = { ffmpegFile, videoFile, facts, signal };
      return [await makeThumbnail(tools, folder), await makeSpritesheet(tools, folder)];
    },
    async makeOfImage(imageFile, folder) {
      const file = join(folder, 'thumbnail.webp');
      await shrink(imageFile, file);
      return [{ role: 'thumbnail', file, mimeType: 'image/webp' }];
    },
  };
}

interface Tools {
  readonly ffmpegFile: string;
  readonly videoFile: string;
  readonly facts: VideoFacts;
  readonly signal: AbortSignal;
}

async function makeThumbnail(tools: Tools, folder: string): Promise<PreviewFile> {
  const still = join(folder, 'still.png');
  const at = (tools.facts.durationSeconds * THUMBNAIL_AT).toFixed(3);
  await runFfmpeg(tools, ['-ss', at], ['-frames:v', '1', still]).catch(() => undefined);
  const file = join(folder, 'thumbnail.webp');
  try {
    await shrink(still, file);
  } catch {
    // A film shorter than it says has no picture there; the first one it always has.
    await runFfmpeg(tools, [], ['-frames:v', '1', still]);
    await shrink(still, file);
  } finally {
    await rm(still, { force: true });
  }
  return { role: 'thumbnail', file, mimeType: 'image/webp' };
}

async function shrink(from: string, to: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const small = sharp(from).resize(THUMBNAIL_LONGEST_SIDE, THUMBNAIL_LONGEST_SIDE, { fit: 'inside' });
  await small.webp({ quality: 80 }).toFile(to);
}

async function makeSpritesheet(tools: Tools, folder: string): Promise<PreviewFile> {
  const { durationSeconds, framesPerSecond, width, height } = tools.facts;
  const every = Math.max(1, Math.floor((durationSeconds * framesPerSecond) / GRID ** 2));
  const scale = width >= height ? `${TILE_LONGEST_SIDE}:-2` : `-2:${TILE_LONGEST_SIDE}`;
  const filter = `select=not(mod(n\\,${every})),scale=${scale},tile=${GRID}x${GRID}`;
  const file = join(folder, 'spritesheet.jpg');
  await runFfmpeg(tools, [], ['-vf', filter, '-frames:v', '1', '-vsync', '0', '-q:v', '4', file]);
  return { role: 'spritesheet', file, mimeType: 'image/jpeg' };
}

async function runFfmpeg(tools: Tools, before: readonly string[], after: readonly string[]): Promise<void> {
  // A process that is begun only to be ended may have written something by then.
  tools.signal.throwIfAborted();
  const quiet = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
  await run(tools.ffmpegFile, [...quiet, ...before, '-i', tools.videoFile, ...after], {
    signal: tools.signal,
    killSignal: 'SIGKILL',
  });
}
