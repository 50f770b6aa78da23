import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { call } from '../../acceptance/support/http.ts';
import { makeFolder, removeFolder, type Service, serve } from '../../acceptance/support/process.ts';
import { until } from '../../acceptance/support/until.ts';
import type { ImageRequest } from '../../src/core/image-request.ts';
import { exactFormat } from '../../src/core/image-size.ts';
import type { InputFile, MakerJob } from '../../src/core/maker.ts';
import type { VideoRequest } from '../../src/core/video-request.ts';
import { OPENAI } from '../../src/generators/openai/maker.ts';
import { makeOutbound } from '../../src/outbound/outbound.ts';
import { anImageRequest, aRequest } from '../fixtures/builders.ts';
import { makeTempFolder } from '../fixtures/temp-folder.ts';
import { anImageRow, aVideoRow } from '../fixtures/upstream-rows.ts';

const FAST = 'video-3.1-fast-generate-preview';
const STILL = 'image-3.1-flash-image-preview';
const SIDE = 64;
const pixels = { width: SIDE, height: SIDE } as const;
const PICTURE = await sharp({ create: { ...pixels, channels: 3, background: '#6699cc' } })
  .png()
  .toBuffer();
/** As this house keeps it: grey, and white in its right half. */
const MASK = await sharp(
  Buffer.from(Array.from({ length: SIDE * SIDE }, (_, at) => (at % SIDE < SIDE / 2 ? 0 : 255))),
  { raw: { ...pixels, channels: 1 } },
)
  .toColourspace('b-w')
  .png()
  .toBuffer();
const STORED = { blobKey: 'inputs/a', mimeType: 'image/png', ...pixels };

/** The maker before a Kinora that runs as a process of its own: what it sends is what is taken, word for word. */
describe('another Kinora as an upstream', () => {
  let folder: string;
  let other: Service;

  beforeAll(async () => {
    folder = await makeFolder();
    other = await serve({ folder });
  });
  afterAll(async () => {
    await other.kill();
    await removeFolder(folder);
  });

  async function open() {
    const outbound = makeOutbound({ allowPrivate: false });
    onTestFinished(() => outbound.close());
    const maker = OPENAI.open(
      {
        name: 'other',
        kind: 'openai',
        url: other.url,
        headers: () => ({}),
        allowPrivate: true,
        concurrency: 1,
        deadlineSeconds: 300,
        options: { server: 'kinora' },
        rows: [aVideoRow({ as: FAST }), anImageRow({ as: STILL }), aVideoRow({ as: 'video-0.9' })],
      },
      { outbound, clock: { now: () => new Date(), elapsedMilliseconds: () => 0 } },
    );
    const key = { fingerprint: 'a', reveal: () => other.key };
    const place = await makeTempFolder();
    const about = { key, signal: new AbortController().signal };
    const resultFile = join(place, 'result');
    async function picture(role: InputFile['role'], bytes = PICTURE): Promise<InputFile> {
      const file = join(place, `${role}.png`);
      await writeFile(file, bytes);
      return { role, file, mimeType: 'image/png', ...pixels };
    }
    const start = (job: MakerJob, inputs: readonly InputFile[]) =>
      maker.start(maker.prepare(job), job, inputs, { ...about, resultFile });
    return { maker, about, picture, start, resultFile, outputFile: join(place, 'output') };
  }

  const film = (change: Partial<VideoRequest>): MakerJob => ({
    request: aRequest({ model: FAST, durationSeconds: 4, ...change }),
    row: aVideoRow({ as: FAST }),
    token: crypto.randomUUID(),
  });
  const still = (change: Partial<ImageRequest>): MakerJob => ({
    request: anImageRequest(change),
    row: anImageRow({ as: STILL }),
    token: crypto.randomUUID(),
  });

  // Films and stills of all modes, byte for byte: acceptance/kinora-behind-kinora.test.ts.
  it.each<[string, Partial<VideoRequest>, InputFile['role'][]]>([
    ['words', { aspectRatio: '9:16', negativePrompt: 'rain' }, []],
  ])('makes a film of %s, once for two creates of the same token', async (_name, change, roles) => {
    const { maker, about, picture, start, outputFile } = await open();
    const job = film(change);
    const inputs = await Promise.all(roles.map((role) => picture(role)));
    const handle = await start(job, inputs);
    expect(await start(job, inputs)).toEqual(handle);
    await until('the film is done', async () => (await maker.check(handle, about)).state === 'done');
    await maker.collect(handle, { ...about, outputFile });
    const content = await call(other, `/v1/videos/${String(handle.id)}/content`);
    expect((await readFile(outputFile)).equals(content.bytes)).toBe(true);
    const { json } = await call(other, `/v1/videos/${String(handle.id)}`);
    const size = job.request.aspectRatio === '9:16' ? '720x1280' : '1280x720';
    expect(json).toMatchObject({ model: FAST, prompt: job.request.prompt, size });
    expect(await maker.cancel(handle, about)).toBe('stopped');
    await expect(maker.check(handle, about)).rejects.toMatchObject({ fault: 'lost' });
  });

  it.each<[string, Partial<ImageRequest>, InputFile['role'][], string]>([
    ['words, in exact pixels', { ...exactFormat({ width: 256, height: 256 }) }, [], '256x256 png'],
    [
      'a picture and a mask',
      { ...exactFormat(pixels), images: [STORED], mask: STORED },
      ['image', 'mask'],
      '64x64 png',
    ],
  ])('makes a still of %s', async (_name, change, roles, look) => {
    const { picture, start, resultFile } = await open();
    const inputs = await Promise.all(roles.map((role) => picture(role, role === 'mask' ? MASK : PICTURE)));
    await start(still(change), inputs);
    const made = sharp(await readFile(resultFile));
    const { width, height, format } = await made.metadata();
    expect(`${width}x${height} ${format}`).toBe(look);
    if (!roles.includes('mask')) return;
    // Outside of the mask it is the picture that was given.
    const left = await made
      .extract({ left: 0, top: 0, width: SIDE / 2, height: SIDE })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(left.equals(Buffer.alloc(left.length, Buffer.from([0x66, 0x99, 0xcc])))).toBe(true);
  });

  it('tells which of its models are gone, and that a wrong key is none', async () => {
    const { maker, about } = await open();
    expect(await maker.health(about)).toEqual({ version: null, retired: ['video-0.9'] });
    const wrong = { ...about, key: { fingerprint: 'b', reveal: () => 'sk-wrong' } };
    await expect(maker.health(wrong)).rejects.toMatchObject({ fault: 'denied' });
  });
});
