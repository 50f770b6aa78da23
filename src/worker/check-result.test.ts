import { describe, expect, it } from 'vitest';
import { aRequest } from '../../test/fixtures/builders.ts';
import { type MeasuredVideo, UnreadableFile } from '../core/result-inspector.ts';
import { makeCheckResult } from './check-result.ts';

const PICTURE = {
  codec: 'avc1',
  width: 1280,
  height: 720,
  durationSeconds: 8,
  frames: 192,
  framesPerSecond: 24,
  longestKeyframeSeconds: 2,
};
const SOUND = { codec: 'mp4a', durationSeconds: 8, samplesPerSecond: 48_000 };
const FILM: MeasuredVideo = { sizeBytes: 1, durationSeconds: 8, isFastStart: true, picture: PICTURE, sound: SOUND };
const STILL = { sizeBytes: 1, mimeType: 'image/png', width: 10, height: 20 } as const;

const check = (film: MeasuredVideo | Error, draft: Parameters<typeof makeCheckResult>[0]['draft'] = null) =>
  makeCheckResult({
    inspector: {
      inspectVideo: async () => (film instanceof Error ? Promise.reject(film) : film),
      inspectImage: async () => STILL,
    },
    draft,
  });
const refusal = (detail: string) => ({
  name: 'GenerationError',
  fault: 'failed',
  message: 'The video did not come out as it was asked for.',
  cause: { message: expect.stringContaining(detail) },
});

describe('a finished film', () => {
  it('is told and billed by what it is', async () => {
    const facts = { durationSeconds: 7.96, framesPerSecond: 25, width: 1280, height: 720 };
    const film = { ...FILM, picture: { ...PICTURE, durationSeconds: 7.96, framesPerSecond: 25 } };
    expect(await check(film).video('file', aRequest())).toEqual(facts);
    expect(await check({ ...film, sound: null }).video('file', aRequest())).toEqual(facts);
  });

  it.each<[string, MeasuredVideo | Error]>([
    ['lasts 4 seconds instead of 8', { ...FILM, picture: { ...PICTURE, durationSeconds: 4 } }],
    ['lasts 9 seconds instead of 8', { ...FILM, durationSeconds: 9 }],
    ['sound lasts 2 seconds', { ...FILM, sound: { ...SOUND, durationSeconds: 2 } }],
    ['640x360 pixels instead of 1280x720', { ...FILM, picture: { ...PICTURE, width: 640, height: 360 } }],
    ["coded as 'mp4v'", { ...FILM, picture: { ...PICTURE, codec: 'mp4v' } }],
    ['The file is empty.', new UnreadableFile('The file is empty.')],
    ['ENOENT', Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' })],
  ])('is a failure of its generator when it %s', async (detail, film) => {
    await expect(check(film).video('file', aRequest())).rejects.toMatchObject(refusal(detail));
  });

  it('is not blamed for a disk that cannot be read', async () => {
    const broken = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
    await expect(check(broken).video('file', aRequest())).rejects.toBe(broken);
  });

  it('of our own tests is held to what a draft is, and told as what was asked for', async () => {
    const small = { durationSeconds: 8, framesPerSecond: 24, width: 1280, height: 720 };
    expect(await check(FILM, () => small).video('file', aRequest({ resolution: '1080p' }))).toEqual({
      durationSeconds: 8,
      framesPerSecond: 24,
      width: 1920,
      height: 1080,
    });
    await expect(check(FILM, () => ({ ...small, width: 2 })).video('file', aRequest())).rejects.toThrow();
  });
});

it('a finished still has exactly the size that was promised', async () => {
  expect(await check(FILM).image('file', { width: 10, height: 20, mimeType: 'image/png' })).toEqual({
    width: 10,
    height: 20,
  });
  await expect(check(FILM).image('file', { width: 20, height: 10, mimeType: 'image/png' })).rejects.toMatchObject({
    message: 'The image did not come out as it was asked for.',
    cause: { message: 'It has 10x20 pixels instead of 20x10.' },
  });
  const jpeg = { width: 10, height: 20, mimeType: 'image/jpeg' };
  await expect(check(FILM).image('file', jpeg)).rejects.toMatchObject({
    cause: { message: 'It is of image/png instead of image/jpeg.' },
  });
});
