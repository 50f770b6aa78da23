import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { findFfmpeg } from '../animator/encode/find-ffmpeg.ts';
import type { ResultFinisher, VideoWish } from '../core/result-finisher.ts';
import { UnreadableFile } from '../core/result-inspector.ts';
import { makeResultFinisher } from './result-finisher.ts';
import { makeResultInspector } from './result-inspector.ts';

const run = promisify(execFile);
const { signal } = new AbortController();
const AS_IT_IS: VideoWish = { size: null, soundFile: null, signal };
const PICTURES = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=24:duration=1'];
const SOUND = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1'];

const inspector = makeResultInspector();
let ffmpegFile: string;
let finisher: ResultFinisher;

beforeAll(async () => {
  ffmpegFile = (await findFfmpeg({ configured: null, path: '', signal })).file;
  finisher = makeResultFinisher({ ffmpegFile, inspector });
});

async function aFilm(name: string, ...options: readonly string[]): Promise<{ input: string; output: string }> {
  const folder = await makeTempFolder();
  const input = join(folder, name);
  await run(ffmpegFile, ['-hide_banner', '-loglevel', 'error', ...PICTURES, ...options, input]);
  return { input, output: join(folder, 'finished.mp4') };
}

const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];

describe('finishing a film', () => {
  it('leaves one that is right as it is, to the last byte', async () => {
    const { input, output } = await aFilm('a.mp4', ...SOUND, ...H264, '-c:a', 'aac', '-movflags', '+faststart');
    await finisher.finishVideo(input, output, AS_IT_IS);
    expect((await readFile(output)).equals(await readFile(input))).toBe(true);
  });

  it('puts the index first without touching pictures or sound', async () => {
    const { input, output } = await aFilm('a.mp4', ...SOUND, ...H264, '-c:a', 'aac');
    const before = await inspector.inspectVideo(input);
    await finisher.finishVideo(input, output, AS_IT_IS);
    const after = await inspector.inspectVideo(output);
    expect([before.isFastStart, after.isFastStart]).toEqual([false, true]);
    expect(after.picture).toMatchObject({ codec: 'avc1', width: 64, height: 48, frames: before.picture.frames });
    expect(after.sound?.codec).toBe('mp4a');
  });

  it('makes a WebM into an MP4 that everybody plays', async () => {
    const { input, output } = await aFilm('a.webm', '-c:v', 'libvpx', '-deadline', 'realtime');
    await finisher.finishVideo(input, output, AS_IT_IS);
    expect(await inspector.inspectVideo(output)).toMatchObject({
      isFastStart: true,
      picture: { codec: 'avc1' },
      sound: null,
    });
  });

  it('lays sound under a silent film, and never over one that has its own', async () => {
    const silent = await aFilm('a.mp4', ...H264);
    const soundFile = join(await makeTempFolder(), 'sound.wav');
    await run(ffmpegFile, ['-hide_banner', '-loglevel', 'error', ...SOUND, '-ac', '2', soundFile]);
    await finisher.finishVideo(silent.input, silent.output, { ...AS_IT_IS, soundFile });
    const laid = await inspector.inspectVideo(silent.output);
    expect(laid.sound).toMatchObject({ codec: 'mp4a' });
    expect(laid.picture.frames).toBe(24);
    const loud = await aFilm('b.mp4', ...SOUND, ...H264, '-c:a', 'aac', '-movflags', '+faststart');
    await finisher.finishVideo(loud.input, loud.output, { ...AS_IT_IS, soundFile });
    expect((await readFile(loud.output)).equals(await readFile(loud.input))).toBe(true);
  });

  it('fits a film into a size that is asked for', async () => {
    const { input, output } = await aFilm('a.mp4', ...H264);
    await finisher.finishVideo(input, output, { ...AS_IT_IS, size: { width: 128, height: 72 } });
    expect((await inspector.inspectVideo(output)).picture).toMatchObject({ width: 128, height: 72, frames: 24 });
  });

  it.each([
    ['a page', '<html><body>Bad gateway</body></html>'],
    ['a list of other files', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
    ['nothing', ''],
    ['a film that is cut off', '\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom'],
  ])('refuses %s', async (_what, content) => {
    const folder = await makeTempFolder();
    const input = join(folder, 'a.mp4');
    await writeFile(input, content, 'latin1');
    await expect(finisher.finishVideo(input, join(folder, 'b.mp4'), AS_IT_IS)).rejects.toThrow(UnreadableFile);
  });
});

describe('finishing a still', () => {
  it.each([{ format: 'png' }, { format: 'jpeg', quality: 90 }, { format: 'webp', quality: 80 }] as const)(
    'has exactly the size that was promised, as $format',
    async (output) => {
      const folder = await makeTempFolder();
      const [input, finished] = [join(folder, 'in'), join(folder, 'out')];
      await sharp({ create: { width: 100, height: 61, channels: 3, background: 'teal' } })
        .webp()
        .toFile(input);
      await finisher.finishImage(input, finished, { width: 96, height: 64, output });
      expect(await inspector.inspectImage(finished)).toMatchObject({
        width: 96,
        height: 64,
        mimeType: `image/${output.format}`,
      });
    },
  );

  it.each([{ format: 'png' }, { format: 'jpeg', quality: 90 }, { format: 'webp', quality: 80 }] as const)(
    'leaves one that is right as it is, to the last byte, as $format',
    async (output) => {
      const folder = await makeTempFolder();
      const [input, finished] = [join(folder, 'in'), join(folder, 'out')];
      await sharp({ create: { width: 96, height: 64, channels: 3, background: 'teal' } })
        .toFormat(output.format)
        .toFile(input);
      await finisher.finishImage(input, finished, { width: 96, height: 64, output });
      expect(await readFile(finished)).toEqual(await readFile(input));
    },
  );

  it('leaves nothing in a still but the picture', async () => {
    const folder = await makeTempFolder();
    const [input, finished] = [join(folder, 'in'), join(folder, 'out')];
    await sharp({ create: { width: 96, height: 64, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toFile(input);
    await finisher.finishImage(input, finished, { width: 96, height: 64, output: { format: 'jpeg', quality: 90 } });
    expect((await sharp(finished).metadata()).exif).toBeUndefined();
  });

  it('refuses one that is cut, though its size is right', async () => {
    const folder = await makeTempFolder();
    const [input, finished] = [join(folder, 'in'), join(folder, 'out')];
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 96, height: 64, channels: 3, background: 'teal', noise } })
      .png()
      .toBuffer();
    await writeFile(input, whole.subarray(0, whole.length / 2));
    const wish = { width: 96, height: 64, output: { format: 'png' } } as const;
    await expect(finisher.finishImage(input, finished, wish)).rejects.toThrow(UnreadableFile);
  });

  it('refuses what is no picture', async () => {
    const folder = await makeTempFolder();
    await writeFile(join(folder, 'in'), '<html></html>');
    const wish = { width: 8, height: 8, output: { format: 'png' } } as const;
    await expect(finisher.finishImage(join(folder, 'in'), join(folder, 'out'), wish)).rejects.toThrow(UnreadableFile);
  });
});
