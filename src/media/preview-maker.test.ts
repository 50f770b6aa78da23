import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { findFfmpeg } from '../animator/encode/find-ffmpeg.ts';
import { makePreviewMaker } from './preview-maker.ts';

const FOREVER = new AbortController().signal;
let ffmpegFile: string;

beforeAll(async () => {
  const signal = AbortSignal.timeout(300_000);
  ({ file: ffmpegFile } = await findFfmpeg({ configured: null, path: '', signal }));
});

/** A real film: a test picture that moves. */
async function aFilm(size: string, seconds: number, framesPerSecond = 8) {
  const folder = await makeTempFolder();
  const file = join(folder, 'video.mp4');
  const source = `testsrc=size=${size}:rate=${framesPerSecond}:duration=${seconds}`;
  await promisify(execFile)(ffmpegFile, [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    source,
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    file,
  ]);
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { folder, file, facts: { durationSeconds: seconds, framesPerSecond, width, height } };
}

const measure = async (file: string) => {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
};

describe('the previews of a film', () => {
  it.each([
    ['wide', '1280x720', { width: 640, height: 360 }, { width: 1_280, height: 720 }],
    ['upright', '720x1280', { width: 360, height: 640 }, { width: 720, height: 1_280 }],
  ])('are a thumbnail and a sheet of sixteen: %s', async (_name, size, thumbnail, sheet) => {
    const { folder, file, facts } = await aFilm(size, 4);
    const previews = await makePreviewMaker({ ffmpegFile }).make(file, facts, folder, FOREVER);
    expect(previews).toEqual([
      { role: 'thumbnail', file: join(folder, 'thumbnail.webp'), mimeType: 'image/webp' },
      { role: 'spritesheet', file: join(folder, 'spritesheet.jpg'), mimeType: 'image/jpeg' },
    ]);
    expect(await measure(join(folder, 'thumbnail.webp'))).toEqual({ format: 'webp', ...thumbnail });
    expect(await measure(join(folder, 'spritesheet.jpg'))).toEqual({ format: 'jpeg', ...sheet });
    expect((await readdir(folder)).toSorted()).toEqual(['spritesheet.jpg', 'thumbnail.webp', 'video.mp4']);
    // The last place of the sheet is taken: the film is shown to its end.
    const { width, height } = sheet;
    const corner = { left: width - width / 4, top: height - height / 4, width: width / 4, height: height / 4 };
    const { channels } = await sharp(join(folder, 'spritesheet.jpg')).extract(corner).stats();
    expect(Math.max(...channels.map(({ mean }) => mean))).toBeGreaterThan(30);
  });

  it('are made of a film that is shorter than it says', async () => {
    const { folder, file, facts } = await aFilm('160x90', 1, 4);
    const told = { ...facts, durationSeconds: 8 };
    const previews = await makePreviewMaker({ ffmpegFile }).make(file, told, folder, FOREVER);
    expect(previews.map(({ role }) => role)).toEqual(['thumbnail', 'spritesheet']);
    expect((await measure(join(folder, 'thumbnail.webp'))).format).toBe('webp');
  });

  it('are not made of what is no film, nor by a program that is not there', async () => {
    const { folder, file, facts } = await aFilm('160x90', 1, 4);
    await expect(
      makePreviewMaker({ ffmpegFile: join(folder, 'none') }).make(file, facts, folder, FOREVER),
    ).rejects.toThrow('ENOENT');
    await writeFile(file, 'not a film');
    await expect(makePreviewMaker({ ffmpegFile }).make(file, facts, folder, FOREVER)).rejects.toThrow();
  });

  it('are not made once it is told to stop', async () => {
    const { folder, file, facts } = await aFilm('160x90', 1, 4);
    const making = makePreviewMaker({ ffmpegFile }).make(file, facts, folder, AbortSignal.abort());
    await expect(making).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['video.mp4']);
  });
});
