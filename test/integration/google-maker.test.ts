import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../acceptance/support/http.ts';
import { makeFolder, removeFolder, type Service, serve } from '../../acceptance/support/process.ts';
import { until } from '../../acceptance/support/until.ts';
import type { Handle, InputFile } from '../../src/core/maker.ts';
import type { VideoRequest } from '../../src/core/video-request.ts';
import { GOOGLE } from '../../src/generators/google/maker.ts';
import { anImageRequest, aRequest } from '../fixtures/builders.ts';
import { aCall, aJob, aKey, anImageRow, aVideoRow, openMaker } from '../fixtures/maker-jobs.ts';
import { makeTempFolder } from '../fixtures/temp-folder.ts';

const FAST = 'video-3.1-fast-generate-preview';
const STILL = 'image-3.1-flash-image-preview';
const pixels = { width: 64, height: 64 } as const;
const PICTURE = await sharp({ create: { ...pixels, channels: 3, background: '#6699cc' } })
  .png()
  .toBuffer();
const STORED = { blobKey: 'inputs/a', mimeType: 'image/png', ...pixels };
const ROWS = [aVideoRow({ as: FAST }), anImageRow({ as: STILL }), aVideoRow({ as: 'video-0.9' })] as const;

/** The maker before a Kinora that runs as a process of its own: what it sends is what is taken, word for word. */
describe('another Kinora as an upstream of kind google', () => {
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
    const maker = openMaker(GOOGLE, other.url, ROWS, { server: 'kinora' });
    const place = await makeTempFolder();
    const about = aCall(aKey(other.key));
    const pictures = (roles: readonly InputFile['role'][]) =>
      Promise.all(
        roles.map(async (role): Promise<InputFile> => {
          const file = join(place, `${role}.png`);
          await writeFile(file, PICTURE);
          return { role, file, mimeType: 'image/png', ...pixels };
        }),
      );
    return { maker, about, pictures, resultFile: join(place, 'result'), outputFile: join(place, 'output') };
  }

  // Films and stills of all modes, byte for byte: acceptance/kinora-behind-kinora.test.ts.
  it.each<[string, Partial<VideoRequest>, InputFile['role'][]]>([
    ['words', { aspectRatio: '9:16', negativePrompt: 'rain' }, []],
    ['a first frame', { inputs: { mode: 'first_frame', first: STORED } }, ['first']],
  ])('makes a film of %s, once for two creates of the same token', async (_name, change, roles) => {
    const { maker, about, pictures, resultFile, outputFile } = await open();
    const request = aRequest({ model: FAST, durationSeconds: 4, ...change });
    const job = aJob(ROWS[0], request, crypto.randomUUID());
    const inputs = await pictures(roles);
    const start = () => maker.start(maker.prepare(job), job, inputs, { ...about, resultFile });
    const handle = await start();
    expect(await start()).toEqual(handle);
    let done: Handle = handle;
    const isDone = async () => {
      const status = await maker.check(handle, about);
      done = status.handle ?? handle;
      return status.state === 'done';
    };
    await until('the film is done', isDone);
    await maker.collect(done, { ...about, outputFile });
    const id = String(handle.name).split('/').at(-1);
    const content = await call(other, `/v1/videos/${id}/content`);
    expect((await readFile(outputFile)).equals(content.bytes)).toBe(true);
    const { json } = await call(other, `/v1/videos/${id}`);
    const size = request.aspectRatio === '9:16' ? '720x1280' : '1280x720';
    expect(json).toMatchObject({ model: FAST, prompt: request.prompt, size });
    expect(await maker.cancel(handle, about)).toBe('stopped');
    await expect(maker.check(handle, about)).rejects.toMatchObject({ fault: 'lost' });
  });

  it.each<[string, InputFile['role'][]]>([['words', []]])('makes a still of %s', async (_name, roles) => {
    const { maker, about, pictures, resultFile } = await open();
    const request = anImageRequest({ aspectRatio: '16:9', imageSize: '512', images: roles.map(() => STORED) });
    const job = aJob(ROWS[1], request, crypto.randomUUID());
    await maker.start(maker.prepare(job), job, await pictures(roles), { ...about, resultFile });
    const { width, height, format } = await sharp(await readFile(resultFile)).metadata();
    expect(`${width}x${height} ${format}`).toBe('688x384 png');
  });

  it('tells which of its models are gone, and that a wrong key is none', async () => {
    const { maker, about } = await open();
    expect(await maker.health(about)).toEqual({ version: null, retired: ['video-0.9'] });
    await expect(maker.health(aCall(aKey('sk-wrong')))).rejects.toMatchObject({ fault: 'denied' });
  });
});
