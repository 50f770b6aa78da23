import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI, { toFile } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../test/servers/long-run.ts';
import { readHeld, readLedger } from './support/data-folder.ts';
import { IMAGE_MODEL } from './support/images.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { FAST_MODEL, STANDARD_MODEL } from './support/tasks.ts';
import { until } from './support/until.ts';

/** Of few shapes: what is tested is how it is asked for. */
const prompt = 'The calm sea at sunset, with small red clouds';
const [WIDTH, HEIGHT] = [320, 180];
const picture = (background: string) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .png()
    .toBuffer();
const BLUE = await picture('#6699cc');
const RED = await picture('#cc5544');
/** Clear in its right half. */
const MASK = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#000' } })
  .composite([
    {
      input: { create: { width: WIDTH / 2, height: HEIGHT, channels: 4, background: '#fff' } },
      left: WIDTH / 2,
      top: 0,
      blend: 'dest-out',
    },
  ])
  .png()
  .toBuffer();

const toUpload = (bytes: Buffer, name: string) => toFile(bytes, name, { type: 'image/png' });

/** The other Kinora, which makes what both kinds ask for. */
let inner: string;
let back: Service;
let behind: OpenAI;
beforeAll(async () => {
  inner = await makeFolder();
  back = await serve({ folder: inner });
  behind = new OpenAI({ apiKey: back.key, baseURL: `${back.url}/v1` });
});
afterAll(async () => {
  await back?.kill();
  await removeFolder(inner);
});

/**
 * One Kinora has its films and stills made by another; clients of the first cannot tell. `google` is the spelling of
 * predictLongRunning and generateContent, which knows neither masks nor formats of stills.
 */
describe.each(['openai', 'google'] as const)('Kinora behind Kinora by the kind %s', (kind) => {
  let outer: string;
  let front: Service;
  let client: OpenAI;
  let made = 0;

  beforeAll(async () => {
    outer = await makeFolder();
    await writeFile(join(outer, 'other.key'), `${back.key}\n`, { mode: 0o600 });
    await writeFile(join(outer, 'kinora.toml'), renderTables(kind, back.url));
    front = await serve({ folder: outer });
    client = new OpenAI({ apiKey: front.key, baseURL: `${front.url}/v1` });
  });
  afterAll(async () => {
    await front?.kill();
    await removeFolder(outer);
  });

  const read = async (from: OpenAI, id: string) =>
    Buffer.from(await (await from.videos.downloadContent(id)).arrayBuffer());

  async function listBehind(): Promise<readonly string[]> {
    const { data } = await behind.videos.list({ limit: 100 });
    return data.map(({ id }) => id);
  }

  const films: readonly [string, string, Record<string, unknown>][] = [
    ['words, upright', FAST_MODEL, { size: '720x1280', negative_prompt: 'rain' }],
    ['a first frame', FAST_MODEL, { input_reference: () => toUpload(BLUE, 'first.png') }],
    [
      'a first and a last frame',
      STANDARD_MODEL,
      { input_reference: () => toUpload(BLUE, 'first.png'), last_frame: () => toUpload(RED, 'last.png') },
    ],
    [
      'references',
      FAST_MODEL,
      {
        seconds: '8',
        reference_images: () => Promise.all([toUpload(BLUE, 'one.png'), toUpload(RED, 'two.png')]),
      },
    ],
  ];
  /** Each way that a picture can go is gone by one of the two; the long run goes all of them with both. */
  const SHORT_FILMS: readonly string[] = kind === 'openai' ? ['a first and a last frame'] : ['references'];

  it.each(films.filter(([name]) => IS_LONG_RUN || SHORT_FILMS.includes(name)))(
    'has a film made of %s, byte for byte',
    async (_name, model, change) => {
      const before = await listBehind();
      const parts = Object.entries(change).map(async ([name, value]) => [
        name,
        typeof value === 'function' ? await value() : value,
      ]);
      const wish = { model, prompt, seconds: '4', seed: 11, ...Object.fromEntries(await Promise.all(parts)) };
      const { id } = await client.videos.create(wish as OpenAI.VideoCreateParams);
      const video = await until(`${id} has ended`, async () => {
        const now = await client.videos.retrieve(id);
        return now.status === 'completed' || now.status === 'failed' ? now : null;
      });
      expect(video).toMatchObject({ status: 'completed', progress: 100, error: null, model });
      const fresh = (await listBehind()).filter((each) => !before.includes(each));
      expect(fresh).toHaveLength(1);
      const [theirs = ''] = fresh;
      expect(await behind.videos.retrieve(theirs)).toMatchObject({ model, size: video.size, seconds: video.seconds });
      const [film, original] = await Promise.all([read(client, id), read(behind, theirs)]);
      expect(film.length).toBeGreaterThan(1_000);
      expect(film.equals(original)).toBe(true);
      made += 1;
    },
  );

  const pictureOf = ({ data }: OpenAI.ImagesResponse) => Buffer.from(data?.[0]?.b64_json ?? '', 'base64');

  const stills: readonly [string, (from: OpenAI) => Promise<OpenAI.ImagesResponse>][] = [
    ['words', (from) => from.images.generate({ model: IMAGE_MODEL, prompt, seed: 5, size: '512x512' } as never)],
    [
      'words, as a webp',
      (from) =>
        from.images.generate({ model: IMAGE_MODEL, prompt, seed: 5, size: '512x512', output_format: 'webp' } as never),
    ],
    [
      'pictures',
      async (from) => {
        const image = await Promise.all([toUpload(BLUE, 'one.png'), toUpload(RED, 'two.png')]);
        return from.images.edit({ model: IMAGE_MODEL, prompt, image, seed: 5, imageSize: '512' } as never);
      },
    ],
    [
      'a picture and a mask',
      async (from) => {
        const [image, mask] = await Promise.all([toUpload(BLUE, 'one.png'), toUpload(MASK, 'mask.png')]);
        return from.images.edit({ model: IMAGE_MODEL, prompt, image, mask, seed: 5 } as never);
      },
    ],
  ];
  const STILLS: readonly string[] = kind === 'openai' ? stills.map(([name]) => name) : ['words', 'pictures'];
  const SHORT_STILLS: readonly string[] = kind === 'openai' ? ['a picture and a mask'] : ['pictures'];

  it.each(stills.filter(([name]) => (IS_LONG_RUN ? STILLS : SHORT_STILLS).includes(name)))(
    'has a still made of %s, byte for byte',
    async (_name, make) => {
      const [still, original] = [pictureOf(await make(client)), pictureOf(await make(behind))];
      expect(still.length).toBeGreaterThan(100);
      expect(still.equals(original)).toBe(true);
      made += 1;
    },
  );

  it.runIf(kind === 'google')(
    'refuses a mask with the field and what can be asked for, since nobody on the route takes one',
    async () => {
      const [image, mask] = await Promise.all([toUpload(BLUE, 'one.png'), toUpload(MASK, 'mask.png')]);
      const edit = client.images.edit({ model: IMAGE_MODEL, prompt, image, mask } as never);
      await expect(edit).rejects.toMatchObject({ status: 400, param: 'mask' });
    },
  );

  it('stops a film behind when it is deleted in front', async () => {
    const before = await listBehind();
    const { id } = await client.videos.create({ model: STANDARD_MODEL, prompt, seconds: '8' } as never);
    const [theirs = ''] = await until('the film is asked for behind', async () => {
      const fresh = (await listBehind()).filter((each) => !before.includes(each));
      return fresh.length > 0 ? fresh : null;
    });
    await client.videos.delete(id);
    await until('it is gone behind', async () => !(await listBehind()).includes(theirs));
  });

  it('charges what came, once each, and holds nothing', async () => {
    await until('nothing is held', () => readHeld(front.data) === 0);
    const charges = readLedger(front.data).filter(({ kind }) => kind === 'charge');
    expect(charges).toHaveLength(made);
  });
});

function renderTables(kind: 'openai' | 'google', url: string): string {
  const models = [STANDARD_MODEL, FAST_MODEL, IMAGE_MODEL];
  return `
[[upstream]]
name = "other"
kind = "${kind}"
url = "${url}"
private = true
key_file = "other.key"
server = "kinora"
${models.map((model) => `[[upstream.serves]]\nmodel = "${model}"\n`).join('')}
${models.map((model) => `[[route]]\nmodel = "${model}"\nthrough = ["other"]\n`).join('')}`;
}
