import OpenAI, { APIError, AuthenticationError, BadRequestError, NotFoundError } from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDraft, expectFilm, WHOLE_LENGTH } from './support/mp4.ts';
import { PNG, WEBP } from './support/pictures.ts';
import { DRAWN, makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { FAST_MODEL } from './support/tasks.ts';
import { until } from './support/until.ts';

/** Names of our own models are no types of the library's. */
const model = FAST_MODEL as OpenAI.VideoModel;
const prompt = 'A calm sea at sunset';

describe('the official client', () => {
  let folder: string;
  let service: Service;
  let requests: string[] = [];
  let client: OpenAI;

  const connect = (apiKey: string | null) =>
    new OpenAI({
      apiKey: apiKey ?? 'none',
      defaultHeaders: apiKey === null ? { authorization: null } : {},
      baseURL: `${service.url}/v1`,
      // As it comes: two retries. Only the count is ours.
      fetch: (input, init) => {
        // The library tries out how fetch treats forms with a request to nowhere.
        if (String(input).startsWith(service.url)) requests.push(`${init?.method} ${new URL(String(input)).pathname}`);
        return fetch(input, init);
      },
    });

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, settings: { ...WHOLE_LENGTH, ...DRAWN } });
    client = connect(service.key);
  });
  beforeEach(() => {
    requests = [];
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  async function refusalOf(work: Promise<unknown>): Promise<APIError> {
    const error: unknown = await work.catch((reason: unknown) => reason);
    if (error instanceof APIError) return error;
    throw new Error(`Expected a refusal; got ${String(error)}`);
  }

  async function poll(id: string): Promise<OpenAI.Video> {
    return until(`${id} has ended`, async () => {
      const video = await client.videos.retrieve(id);
      return video.status === 'queued' || video.status === 'in_progress' ? null : video;
    });
  }

  it('creates, polls, downloads and deletes a video', async () => {
    const before = Math.floor(Date.now() / 1000);
    const created = await client.videos.create({ model, prompt, seconds: '4', size: '720x1280' });
    const after = Math.ceil(Date.now() / 1000);
    expect(created).toEqual({
      id: expect.stringMatching(/^task_[0-9A-Za-z]{32}$/),
      task_id: created.id,
      object: 'video',
      model: FAST_MODEL,
      status: 'queued',
      progress: 0,
      created_at: expect.any(Number),
      seconds: '4',
      size: '720x1280',
      prompt,
      expires_at: null,
      error: null,
    });
    expect(created.created_at).toBeGreaterThanOrEqual(before);
    expect(created.created_at).toBeLessThanOrEqual(after);
    expect(requests).toEqual(['POST /v1/videos']);

    const completed = await poll(created.id);
    expect(completed).toEqual({
      id: created.id,
      object: 'video',
      model: FAST_MODEL,
      status: 'completed',
      progress: 100,
      created_at: created.created_at,
      completed_at: expect.any(Number),
      seconds: '4',
      size: '720x1280',
      prompt,
      expires_at: (completed.completed_at ?? 0) + 30 * 24 * 60 * 60,
      error: null,
    });

    const response = await client.videos.downloadContent(created.id);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expectFilm(Buffer.from(await response.arrayBuffer()), aDraft(4, '9:16'));

    expect(await client.videos.delete(created.id)).toEqual({ id: created.id, object: 'video.deleted', deleted: true });
    expect(await refusalOf(client.videos.retrieve(created.id))).toBeInstanceOf(NotFoundError);
    expect(await refusalOf(client.videos.downloadContent(created.id))).toBeInstanceOf(NotFoundError);
    expect(await refusalOf(client.videos.delete(created.id))).toBeInstanceOf(NotFoundError);
  });

  it('shows progress that never falls, and completed_at only at the end', async () => {
    const created = await client.videos.create({ model, prompt, seconds: '4' });
    expect(created).not.toHaveProperty('completed_at');
    let last = 0;
    await until('the video is completed', async () => {
      const video = await client.videos.retrieve(created.id);
      expect(Number.isInteger(video.progress)).toBe(true);
      expect(video.progress).toBeGreaterThanOrEqual(last);
      last = video.progress;
      if (video.status === 'queued') expect(video.progress).toBe(0);
      if (video.status === 'in_progress') expect(video.progress > 0 && video.progress < 100).toBe(true);
      if (video.status !== 'completed') expect(video).not.toHaveProperty('completed_at');
      return video.status === 'completed';
    });
    expect(last).toBe(100);
  });

  it.each([null, 'sk-wrong', `sk-${'0'.repeat(43)}`])(
    'raises AuthenticationError for the key %s, once',
    async (key) => {
      const error = await refusalOf(connect(key).videos.retrieve('task_x'));
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({
        status: 401,
        code: key === null ? 'missing_api_key' : 'invalid_api_key',
        param: null,
      });
      expect(error.requestID).toMatch(/^req_/);
      expect(requests).toHaveLength(1);
    },
  );

  it('raises NotFoundError with a code for an unknown task, model and route, once each', async () => {
    const task = await refusalOf(client.videos.retrieve(`task_${'0'.repeat(32)}`));
    expect(task).toBeInstanceOf(NotFoundError);
    expect(task.code).toBe('task_not_found');
    const unknown = await refusalOf(client.videos.create({ model: 'sora-9' as OpenAI.VideoModel, prompt }));
    expect(unknown).toBeInstanceOf(NotFoundError);
    expect(unknown).toMatchObject({ code: 'model_not_found', param: 'model' });
    const route = await refusalOf(client.videos.remix('task_x', { prompt }));
    expect(route).toBeInstanceOf(NotFoundError);
    expect(route.code).toBe('route_not_found');
    expect(requests).toHaveLength(3);
  });

  it('raises BadRequestError that names the field, once', async () => {
    const error = await refusalOf(client.videos.create({ model, prompt, seconds: '5' as OpenAI.VideoSeconds }));
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', param: 'seconds' });
    expect(error.message).toContain("must be 4, 6 or 8; got '5'");
    const content = await client.videos.create({ model, prompt, seconds: '4' });
    const early = await refusalOf(client.videos.downloadContent(content.id));
    expect(early).toBeInstanceOf(BadRequestError);
    expect(early.code).toBe('task_not_completed');
    expect(requests).toHaveLength(3);
  });

  it('sends a first frame, both frames or references', async () => {
    const start = new File([PNG], 'start.png', { type: 'image/png' });
    const end = new File([WEBP], 'end.webp');
    const reference = (bytes: Buffer, mimeType: string) => ({
      image: { bytesBase64Encoded: bytes.toString('base64'), mimeType },
      referenceType: 'asset',
    });
    const inputs = [
      { input_reference: start },
      { input_reference: start, last_frame: end },
      { reference_images: [start, end] },
      { metadata: { referenceImages: [reference(PNG, 'image/png'), reference(WEBP, 'image/webp')] } },
    ];
    for (const input of inputs) {
      const { id, status } = await client.videos.create({ model, prompt, seconds: '8', ...input });
      expect(status).toBe('queued');
      await client.videos.delete(id);
    }
  });

  it('hears of a picture that cannot be read, which is never dropped', async () => {
    const file = new File([new Uint8Array(300_000)], 'start.png', { type: 'image/png' });
    const upload = await refusalOf(client.videos.create({ model, prompt, input_reference: file }));
    expect(upload).toBeInstanceOf(BadRequestError);
    expect(upload.param).toBe('input_reference');
    const input_reference = { image_url: 'data:image/png;base64,AAAA' };
    const address = await refusalOf(client.videos.create({ model, prompt, input_reference }));
    expect(address).toBeInstanceOf(BadRequestError);
    expect(address.param).toBe('input_reference');
    expect(requests).toHaveLength(2);
  });

  it('is told that no video is extended or edited', async () => {
    const video = { id: 'task_x' };
    const extension = await refusalOf(client.videos.extend({ prompt, seconds: '4', video }));
    const edit = await refusalOf(client.videos.edit({ prompt, video }));
    for (const error of [extension, edit]) {
      expect(error).toBeInstanceOf(NotFoundError);
      expect(error.message).toContain('Video input is not offered');
    }
  });
});
