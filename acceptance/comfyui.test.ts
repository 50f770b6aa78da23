import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI, { toFile } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeComfyUi, openFakeComfyUi } from '../test/fakes/upstreams/comfyui.ts';
import { makeTestFilm } from '../test/fixtures/films.ts';
import { readHeld, readLedger } from './support/data-folder.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { FAST_MODEL } from './support/tasks.ts';
import { until } from './support/until.ts';

/** A real one, where there is one: KINORA_TEST_COMFYUI=http://127.0.0.1:8188. The graphs need no weights. */
const REAL = process.env.KINORA_TEST_COMFYUI ?? null;
const GRAPHS = join(import.meta.dirname, '../docs/upstreams');

describe(`films by ComfyUI (${REAL === null ? 'a fake one' : 'a real one'})`, { timeout: 900_000 }, () => {
  let folder: string;
  let fake: FakeComfyUi | null = null;
  let service: Service;
  let client: OpenAI;

  beforeAll(async () => {
    folder = await makeFolder();
    if (REAL === null)
      fake = await openFakeComfyUi({ film: await makeTestFilm({ seconds: 4, width: 1280, height: 720 }) });
    for (const name of ['weightless', 'weightless-first-frame']) {
      await writeFile(join(folder, `${name}.api.json`), await readFile(join(GRAPHS, `${name}.api.json`)));
    }
    await writeFile(join(folder, 'kinora.toml'), renderTables(REAL ?? fake?.url ?? ''));
    // What comes from elsewhere is no draft.
    service = await serve({ folder, settings: { KINORA_INTERNAL_DRAFT_FRAMES: '0' } });
    client = new OpenAI({ apiKey: service.key, baseURL: `${service.url}/v1` });
  }, 300_000);
  afterAll(async () => {
    await service?.kill();
    await fake?.close();
    await removeFolder(folder);
  });

  async function untilEnded(id: string) {
    return until(
      `${id} has ended`,
      async () => {
        const now = await client.videos.retrieve(id);
        return now.status === 'completed' || now.status === 'failed' ? now : null;
      },
      600,
    );
  }

  const wish = { model: FAST_MODEL, prompt: 'One colour', seconds: '4' };

  it('are made of words by a graph', async () => {
    const { id } = await client.videos.create(wish as never);
    expect(await untilEnded(id)).toMatchObject({ status: 'completed', error: null });
    const film = await (await client.videos.downloadContent(id)).arrayBuffer();
    expect(Buffer.from(film).subarray(4, 8).toString()).toBe('ftyp');
  });

  it('are made of a first frame by another', async () => {
    const create = { width: 320, height: 180, channels: 3, background: '#6699cc' } as const;
    const picture = await toFile(await sharp({ create }).png().toBuffer(), 'first.png', { type: 'image/png' });
    const { id } = await client.videos.create({ ...wish, input_reference: picture } as never);
    expect(await untilEnded(id)).toMatchObject({ status: 'completed', error: null });
  });

  it('are stopped when they are deleted, and charged once each where they were made', async () => {
    const { id } = await client.videos.create(wish as never);
    await client.videos.delete(id);
    await until('nothing is held', () => readHeld(service.data) === 0);
    expect(readLedger(service.data).filter(({ kind }) => kind === 'charge')).toHaveLength(2);
  });
});

const row = (workflow: string, mode: string): string => `
  [[upstream.serves]]
  model = "${FAST_MODEL}"
  workflow = "${workflow}.api.json"
  modes = ["${mode}"]
  seconds = [4]
  resolutions = ["720p"]
  seed = "drop"
  negative_prompt = "refuse"
  sound = false
  extra_frames = 0
`;

const renderTables = (url: string): string => `
[[upstream]]
name = "gpu"
kind = "comfyui"
url = "${url}"
private = true
concurrency = 1
${row('weightless', 'text')}${row('weightless-first-frame', 'first_frame')}
[[route]]
model = "${FAST_MODEL}"
through = ["gpu"]
`;
