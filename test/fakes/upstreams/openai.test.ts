import OpenAI, { toFile } from 'openai';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type FakeOpenAiOptions, openFakeOpenAi } from './openai.ts';

/** The official library is what says that the fake is right. */
async function open(options: FakeOpenAiOptions = {}) {
  const fake = await openFakeOpenAi({ key: 'sk-right', ...options });
  onTestFinished(() => fake.close());
  const client = new OpenAI({ apiKey: 'sk-right', baseURL: `${fake.url}/v1`, maxRetries: 0, timeout: 300_000 });
  return { fake, client };
}

const PICTURE = Buffer.from('a picture');
const asPicture = () => toFile(PICTURE, 'first.png', { type: 'image/png' });

describe('the official library', () => {
  it('makes a film, asks for it, lists it, downloads and deletes it', async () => {
    const { fake, client } = await open();
    const wish = { model: 'video-3.1-generate-preview', prompt: 'A boat', seconds: '8', size: '1280x720' } as const;
    const video = await client.videos.create({ ...wish, input_reference: await asPicture() } as never);
    expect(video).toMatchObject({ object: 'video', status: 'queued', progress: 0, seconds: '8', size: '1280x720' });
    expect(await client.videos.retrieve(video.id)).toMatchObject({ status: 'in_progress', progress: 50 });
    expect(await client.videos.retrieve(video.id)).toMatchObject({ status: 'completed', progress: 100, error: null });
    expect((await client.videos.list()).data.map(({ id }) => id)).toEqual([video.id]);
    const film = Buffer.from(await (await client.videos.downloadContent(video.id)).arrayBuffer());
    expect(film.toString()).toMatch(/^a film a film/);
    expect(await client.videos.delete(video.id)).toMatchObject({ id: video.id, deleted: true });
    await expect(client.videos.retrieve(video.id)).rejects.toMatchObject({ status: 404 });
    const [create] = fake.creates;
    expect(create).toMatchObject({ path: '/v1/videos', fields: wish, job: video.id });
    expect(create?.files).toEqual([{ name: 'input_reference', type: 'image/png', bytes: PICTURE }]);
  });

  it('makes stills of words and of pictures, and lists the models', async () => {
    const { fake, client } = await open();
    const model = 'image-3.1-flash-image-preview';
    const drawn = await client.images.generate({ model, prompt: 'A boat' });
    expect(Buffer.from(drawn.data?.[0]?.b64_json ?? '', 'base64').toString()).toMatch(/^a still/);
    const image = [await asPicture(), await asPicture()];
    await client.images.edit({ model, prompt: 'A red boat', image, mask: await asPicture() });
    expect(fake.creates.map(({ path, files }) => [path, files.map(({ name }) => name).sort()])).toEqual([
      ['/v1/images/generations', []],
      ['/v1/images/edits', ['image[]', 'image[]', 'mask']],
    ]);
    expect((await client.models.list()).data.map(({ id }) => id)).toContain(model);
  });

  it('is told of a prompt that was filtered, and of a film that failed', async () => {
    for (const [fate, code] of [
      ['filtered', 'moderation_blocked'],
      ['failed', 'server_error'],
    ] as const) {
      const { client } = await open({ fate, checks: 1 });
      const { id } = await client.videos.create({ prompt: 'A boat' });
      expect(await client.videos.retrieve(id)).toMatchObject({ status: 'failed', error: { code } });
    }
    const { client } = await open({ fate: 'filtered' });
    await expect(client.images.generate({ prompt: 'A boat' })).rejects.toMatchObject({
      status: 400,
      code: 'content_policy_violation',
    });
  });

  it('takes the faults for what they are', async () => {
    const { fake, client } = await open();
    const create = () => client.videos.create({ prompt: 'A boat' });
    const status = (code: number, headers = {}) => fake.fail('create', { kind: 'status', status: code, headers }, 1);
    status(429, { 'retry-after': '7' });
    await expect(create()).rejects.toBeInstanceOf(OpenAI.RateLimitError);
    status(402);
    await expect(create()).rejects.toMatchObject({ status: 402 });
    status(500);
    await expect(create()).rejects.toBeInstanceOf(OpenAI.InternalServerError);
    expect(fake.creates).toEqual([]);
    for (const fault of [
      { kind: 'gone', taken: true },
      { kind: 'cut', atByte: 10 },
    ] as const) {
      fake.fail('create', fault, 1);
      await expect(create()).rejects.toThrow();
    }
    expect(fake.creates).toHaveLength(2);
    expect(await create()).toMatchObject({ status: 'queued' });
  });

  it('without the right key is turned away', async () => {
    const { fake } = await open();
    const stranger = new OpenAI({ apiKey: 'sk-wrong', baseURL: `${fake.url}/v1`, maxRetries: 0 });
    await expect(stranger.models.list()).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
  });

  it('that sends a create again under its key pays once where the server honours it', async () => {
    const { fake, client } = await open({ idempotent: true });
    const create = () => client.videos.create({ prompt: 'A boat' }, { headers: { 'Idempotency-Key': 'one' } });
    expect((await create()).id).toBe((await create()).id);
    expect(fake.creates).toHaveLength(1);
  });
});
