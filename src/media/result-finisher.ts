import { execFile } from 'node:child_process';
import { copyFile, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Sharp } from 'sharp';
import type { PixelSize } from '../core/media.ts';
import type { ResultFinisher, VideoWish } from '../core/result-finisher.ts';
import { type ResultInspector, UnreadableFile } from '../core/result-inspector.ts';

const run = promisify(execFile);

/** Of words that ffmpeg has about a file. */
const MOST_WORDS = 1024 * 1024;
const LONGEST_WORK_MILLISECONDS = 10 * 60 * 1000;
const PNG_LEVEL = 3;

export interface ResultFinisherParts {
  readonly ffmpegFile: string;
  readonly inspector: ResultInspector;
}

export function makeResultFinisher({ ffmpegFile, inspector }: ResultFinisherParts): ResultFinisher {
  async function isRightAlready(file: string, { size, soundFile }: VideoWish): Promise<boolean> {
    try {
      const { isFastStart, picture, sound } = await inspector.inspectVideo(file);
      if (!isFastStart || picture.codec !== 'avc1' || (sound !== null && sound.codec !== 'mp4a')) return false;
      if (sound === null && soundFile !== null) return false;
      return size === null || (picture.width === size.width && picture.height === size.height);
    } catch (error) {
      // Another kind of file, or a kind of MP4 that the inspector does not read: ffmpeg has the last word.
      if (error instanceof UnreadableFile) return false;
      throw error;
    }
  }

  return {
    async finishVideo(inputFile, outputFile, wish) {
      await checkContainer(inputFile);
      if (await isRightAlready(inputFile, wish)) return copyFile(inputFile, outputFile);
      const streams = await readStreams(ffmpegFile, inputFile, wish.signal);
      await encode(ffmpegFile, inputFile, outputFile, streams, wish);
    },

    async finishImage(inputFile, outputFile, { width, height, output }) {
      const { default: sharp } = await import('sharp');
      try {
        if (await isStillRightAlready(sharp(inputFile), { width, height }, output.format)) {
          return await copyFile(inputFile, outputFile);
        }
        const picture = sharp(inputFile).rotate().resize(width, height, { fit: 'cover' }).toColourspace('srgb');
        if (output.format === 'png') await picture.png({ compressionLevel: PNG_LEVEL }).toFile(outputFile);
        else await picture[output.format]({ quality: output.quality }).toFile(outputFile);
      } catch (error) {
        if (/no space left|ENOSPC|EDQUOT/i.test(String(error))) throw error;
        throw new UnreadableFile(error instanceof Error ? error.message : 'The picture cannot be read.');
      }
    },
  };
}

/** As it was asked for, with nothing in it but the picture: its bytes are kept. Its pixels are looked at all the same. */
async function isStillRightAlready(picture: Sharp, { width, height }: PixelSize, format: string): Promise<boolean> {
  const found = await picture.metadata();
  const isAsked = found.format === format && found.width === width && found.height === height;
  const isPlain = found.space === 'srgb' && found.depth === 'uchar' && !found.hasAlpha && (found.pages ?? 1) === 1;
  const extras = [found.exif, found.xmp, found.iptc, found.icc, found.orientation, found.comments?.[0]];
  if (!isAsked || !isPlain || extras.some((extra) => extra !== undefined)) return false;
  await picture.stats();
  return true;
}

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** An MP4 or a WebM by its first bytes: ffmpeg would read much else, from lists of addresses to text drawn as pictures. */
async function checkContainer(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    const isMp4 = bytesRead === 12 && buffer.toString('latin1', 4, 8) === 'ftyp';
    if (!isMp4 && !buffer.subarray(0, 4).equals(EBML)) throw new UnreadableFile('It is neither an MP4 nor a WebM.');
  } finally {
    await file.close();
  }
}

interface Streams {
  readonly picture: { readonly codec: string; readonly format: string } & PixelSize;
  /** Null: a silent film. */
  readonly soundCodec: string | null;
}

/** What ffmpeg says of a file that it is given nothing to do with: that is an error to it, and its words are what is wanted. */
async function readStreams(ffmpegFile: string, file: string, signal: AbortSignal): Promise<Streams> {
  const words = await run(ffmpegFile, [...QUIET, '-i', file], { signal, maxBuffer: MOST_WORDS }).then(
    ({ stderr }) => stderr,
    (error: { stderr?: string }) => {
      signal.throwIfAborted();
      return error.stderr ?? '';
    },
  );
  const picture = /Stream #\S+: Video: (\w+)[^\n]*?, (\w+)(?:\([^\n]*?\))?, (\d{2,5})x(\d{2,5})/.exec(words);
  if (picture === null) throw new UnreadableFile('The file has no pictures.');
  const [, codec = '', format = '', width, height] = picture;
  const sound = /Stream #\S+: Audio: (\w+)/.exec(words);
  return { picture: { codec, format, width: Number(width), height: Number(height) }, soundCodec: sound?.[1] ?? null };
}

const QUIET = ['-hide_banner', '-nostdin', '-protocol_whitelist', 'file'];

async function encode(
  ffmpegFile: string,
  inputFile: string,
  outputFile: string,
  { picture, soundCodec }: Streams,
  { size, soundFile, signal }: VideoWish,
): Promise<void> {
  const laid = soundCodec === null ? soundFile : null;
  const isOfSize = size === null || (picture.width === size.width && picture.height === size.height);
  const keeps = picture.codec === 'h264' && picture.format === 'yuv420p' && isOfSize;
  const { width, height } = size ?? evenSize(picture);
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1`;
  const pictures = keeps
    ? ['-c:v', 'copy']
    : ['-vf', fit, '-c:v', 'libx264', '-preset', 'medium', '-crf', '16', '-pix_fmt', 'yuv420p', '-g', '48'];
  const sounds = soundCodec === 'aac' ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '192k', '-ar', '48000'];
  const inputs = ['-i', inputFile, ...(laid === null ? [] : ['-i', laid])];
  const maps = ['-map', '0:v:0', '-map', laid === null ? '0:a:0?' : '1:a:0', ...(laid === null ? [] : ['-shortest'])];
  const container = ['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', '-y', outputFile];
  try {
    await run(ffmpegFile, [...QUIET, '-loglevel', 'error', ...inputs, ...maps, ...pictures, ...sounds, ...container], {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WORK_MILLISECONDS)]),
      maxBuffer: MOST_WORDS,
    });
  } catch (error) {
    signal.throwIfAborted();
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    if (/no space left/i.test(words)) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
    throw new UnreadableFile(`ffmpeg cannot finish the film: ${words.slice(0, 300)}`);
  }
}

/** The codec takes even sizes only. */
const evenSize = ({ width, height }: PixelSize): PixelSize => ({
  width: width - (width % 2),
  height: height - (height % 2),
});
