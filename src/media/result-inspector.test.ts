import { execFile } from 'node:child_process';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { findFfmpeg } from '../animator/encode/find-ffmpeg.ts';
import { makeResultInspector } from './result-inspector.ts';

const inspector = makeResultInspector();
let film: Buffer;
let still: Buffer;

beforeAll(async () => {
  const signal = AbortSignal.timeout(300_000);
  const { file: ffmpeg } = await findFfmpeg({ configured: null, path: '', signal });
  const folder = await makeFolder();
  const path = join(folder, 'film.mp4');
  const picture = [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=64x36:r=25:d=2',
    '-c:v',
    'libx264',
    '-g',
    '25',
    '-pix_fmt',
    'yuv420p',
  ];
  const sound = ['-f', 'lavfi', '-i', 'sine=440:r=44100:d=2', '-c:a', 'aac'];
  const args = [...picture.slice(0, 4), ...sound.slice(0, 4), ...picture.slice(4), ...sound.slice(4)];
  await promisify(execFile)(ffmpeg, ['-loglevel', 'error', ...args, '-movflags', '+faststart', path]);
  film = await readFile(path);
  await rm(folder, { recursive: true });
  still = await sharp({ create: { width: 48, height: 32, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});

async function look(bytes: Buffer, kind: 'inspectVideo' | 'inspectImage' = 'inspectVideo') {
  const file = join(await makeTempFolder(), 'result');
  await writeFile(file, bytes);
  return inspector[kind](file);
}

const unreadable = (bytes: Buffer, message: string, kind?: 'inspectImage') =>
  expect(look(bytes, kind)).rejects.toMatchObject({
    name: 'UnreadableFile',
    message: expect.stringContaining(message),
  });

describe('the facts of a film', () => {
  it('are read from the file', async () => {
    expect(await look(film)).toEqual({
      sizeBytes: film.length,
      durationSeconds: expect.closeTo(2, 1),
      isFastStart: true,
      picture: {
        codec: 'avc1',
        width: 64,
        height: 36,
        durationSeconds: 2,
        frames: 50,
        framesPerSecond: 25,
        longestKeyframeSeconds: 1,
      },
      sound: { codec: 'mp4a', durationSeconds: expect.closeTo(2, 1), samplesPerSecond: 44_100 },
    });
  });

  it('are none of a file that is empty, of something else, or without an index', async () => {
    await unreadable(Buffer.alloc(0), 'empty');
    await unreadable(Buffer.from('a film'), 'no box');
    await unreadable(still, 'no box');
    await unreadable(film.subarray(0, film.readUInt32BE(0)), "exactly one 'moov'");
    await expect(inspector.inspectVideo('/nowhere')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('are none of a file that was broken off, wherever', async () => {
    for (let part = 1; part < 16; part += 1) await unreadable(film.subarray(0, (film.length * part) >> 4), '');
  });

  it('are none of a film whose pictures lie nowhere', async () => {
    const lost = Buffer.from(film);
    lost.write('free', film.indexOf('mdat'), 'latin1');
    await unreadable(lost, 'needs');
  });

  it('are never more than a clear refusal where the file lies', async () => {
    const index = film.indexOf('moov');
    const end = film.indexOf('mdat');
    for (let at = index; at < end; at += 7) {
      const lying = Buffer.from(film);
      lying.fill(0xff, at, at + 4);
      const told: unknown = await look(lying).catch((error: unknown) => error);
      if (told instanceof Error) expect(told.name).toBe('UnreadableFile');
    }
  });

  it('are read without reading the film', async () => {
    const file = join(await makeTempFolder(), 'large');
    const box = film.lastIndexOf('mdat') - 4;
    const large = Buffer.from(film);
    // To the end of the file, which has a hole of four gigabytes.
    large.writeUInt32BE(0, box);
    await writeFile(file, large);
    await truncate(file, 4 * 1024 ** 3);
    expect(await inspector.inspectVideo(file)).toMatchObject({ sizeBytes: 4 * 1024 ** 3, picture: { frames: 50 } });
  });
});

describe('the facts of a still', () => {
  it('are read from the file', async () => {
    const facts = { sizeBytes: still.length, mimeType: 'image/png', width: 48, height: 32 };
    expect(await look(still, 'inspectImage')).toEqual(facts);
  });

  it.each([
    ['image/jpeg', () => sharp(still).jpeg()],
    ['image/webp', () => sharp(still).webp()],
    ['image/webp', () => sharp(still).webp({ lossless: true })],
    ['image/webp', () => sharp(still).ensureAlpha(0.5).webp()],
  ] as const)('are those of %s too, and none where it is cut off', async (mimeType, encode) => {
    const bytes = await encode().toBuffer();
    expect(await look(bytes, 'inspectImage')).toEqual({ sizeBytes: bytes.length, mimeType, width: 48, height: 32 });
    await unreadable(bytes.subarray(0, bytes.length - 3), '', 'inspectImage');
  });

  it('are none of a file that is not a whole PNG', async () => {
    await unreadable(Buffer.alloc(0), 'empty', 'inspectImage');
    await unreadable(Buffer.from('a picture'), 'hold no picture', 'inspectImage');
    await unreadable(film, 'no PNG', 'inspectImage');
    await unreadable(still.subarray(0, 20), 'hold no picture', 'inspectImage');
    await unreadable(still.subarray(0, still.length - 8), 'cut off', 'inspectImage');
    const hollow = Buffer.concat([still.subarray(0, 33), still.subarray(still.indexOf('IEND') - 4)]);
    await unreadable(hollow, 'no picture', 'inspectImage');
  });
});
