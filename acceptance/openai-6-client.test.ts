import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI, { APIError, AuthenticationError, BadRequestError, ConflictError, NotFoundError } from 'openai6';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDraft, DRAFT_SECONDS, expectFilm } from './support/mp4.ts';
import { PNG, WEBP } from './support/pictures.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { FAST_MODEL } from './support/tasks.ts';
import { until } from './support/until.ts';

const model = FAST_MODEL as OpenAI.VideoModel;
const prompt = 'A rough sea';

interface Sent {
  readonly line: string;
  readonly contentType: string;
}

describe('the official client of the sixth generation', () => {
  let folder: string;
  let service: Service;
  let client: OpenAI;
  let sent: Sent[] = [];

  const connect = (apiKey: string) =>
    new OpenAI({
      apiKey,
      baseURL: `${service.url}/v1`,
      fetch: (input, init) => {
        const request = new Request(input, init);
        const { pathname } = new URL(request.url);
        // The library tries out how fetch treats forms with a request to nowhere.
        if (request.url.startsWith(service.url)) {
          const [contentType = ''] = (request.headers.get('content-type') ?? '').split(';');
          sent.push({ line: `${request.method} ${pathname}`, contentType });
        }
        return fetch(input, init);
      },
    });

  /** This release sends a create without files as JSON. Its types know fewer fields than it passes on. */
  const createAsJson = (body: Readonly<Record<string, unknown>>, headers: Record<string, string> = {}) =>
    client.videos.create(body as unknown as OpenAI.VideoCreateParams, { headers });

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder });
    client = connect(service.key);
  });
  beforeEach(() => {
    sent = [];
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

  const poll = (id: string) =>
    until(`${id} has ended`, async () => {
      const video = await client.videos.retrieve(id);
      return video.status === 'queued' || video.status === 'in_progress' ? null : video;
    });

  it('creates with JSON, polls, downloads to a file and deletes', async () => {
    const created = await createAsJson({ model, prompt, seconds: '4', size: '720x1280' });
    expect(sent).toEqual([{ line: 'POST /v1/videos', contentType: 'application/json' }]);
    expect(created).toMatchObject({ object: 'video', model, status: 'queued', progress: 0, seconds: '4' });
    const completed = await poll(created.id);
    expect(completed).toMatchObject({ id: created.id, status: 'completed', progress: 100, size: '720x1280', prompt });
    const file = join(folder, 'film.mp4');
    const response = await client.videos.downloadContent(created.id);
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    expectFilm(await readFile(file), aDraft(DRAFT_SECONDS, '9:16'));
    expect(await client.videos.delete(created.id)).toEqual({ id: created.id, object: 'video.deleted', deleted: true });
    expect(await refusalOf(client.videos.retrieve(created.id))).toBeInstanceOf(NotFoundError);
  });

  it('creates with a form and a picture, and fetches what is shown beside the film', async () => {
    const file = new File([PNG], 'start.png', { type: 'image/png' });
    const created = await client.videos.create({ model, prompt, seconds: '4', input_reference: file });
    expect(sent).toEqual([{ line: 'POST /v1/videos', contentType: 'multipart/form-data' }]);
    expect((await poll(created.id)).status).toBe('completed');
    const bytesOf = async (variant: 'video' | 'thumbnail' | 'spritesheet') =>
      Buffer.from(await (await client.videos.downloadContent(created.id, { variant })).arrayBuffer());
    expectFilm(await bytesOf('video'), aDraft(DRAFT_SECONDS));
    expect((await bytesOf('thumbnail')).toString('latin1', 8, 12)).toBe('WEBP');
    expect((await bytesOf('spritesheet')).toString('hex', 0, 2)).toBe('ffd8');
  });

  it('sends pictures inside of JSON', async () => {
    const url = `data:image/webp;base64,${WEBP.toString('base64')}`;
    const frame = await createAsJson({ model, prompt, seconds: '4', input_reference: { image_url: url } });
    const image = { bytesBase64Encoded: PNG.toString('base64'), mimeType: 'image/png' };
    const metadata = { referenceImages: [{ image, referenceType: 'asset' }], durationSeconds: 8 };
    const reference = await createAsJson({ model, prompt, metadata });
    expect([frame.status, reference.status]).toEqual(['queued', 'queued']);
    for (const { id } of [frame, reference]) await client.videos.delete(id);
  });

  it('lists page by page, in both orders', async () => {
    for await (const { id } of client.videos.list()) await client.videos.delete(id);
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three'])
      ids.push((await createAsJson({ model, prompt: name, seconds: '4' })).id);
    sent = [];
    const walk = async (order: 'asc' | 'desc') => {
      const found: string[] = [];
      for await (const video of client.videos.list({ limit: 2, order })) found.push(video.id);
      return found;
    };
    expect(await walk('asc')).toEqual(ids);
    expect(await walk('desc')).toEqual(ids.toReversed());
    expect(sent).toHaveLength(4);
    const [first] = (await client.videos.list({ limit: 1, order: 'asc' })).data;
    expect(first).toMatchObject({ id: ids[0], object: 'video', prompt: 'one', seconds: '4' });
    for (const id of ids) await client.videos.delete(id);
    expect((await client.videos.list()).data).toEqual([]);
  });

  it('lists the models and reads one', async () => {
    const found: string[] = [];
    for await (const { id } of client.models.list()) found.push(id);
    expect(found).toContain(FAST_MODEL);
    expect(await client.models.retrieve(FAST_MODEL)).toMatchObject({ id: FAST_MODEL, object: 'model' });
    expect(await refusalOf(client.models.retrieve('sora-9'))).toBeInstanceOf(NotFoundError);
  });

  it.each([
    ['prompt', { model, seconds: '4' }, BadRequestError, { status: 400, code: 'invalid_request', param: 'prompt' }],
    ['model', { model: 'sora-9', prompt }, NotFoundError, { status: 404, code: 'model_not_found', param: 'model' }],
    [
      'seconds',
      { model, prompt, metadata: { resolution: '4k' }, seconds: 6 },
      BadRequestError,
      { status: 400, code: 'invalid_request', param: 'seconds' },
    ],
    [
      'generateAudio',
      { model, prompt, metadata: { generateAudio: true } },
      BadRequestError,
      { status: 400, code: 'INVALID_ARGUMENT', param: 'metadata.generateAudio' },
    ],
  ])('raises an error of the right class that names %s, once', async (_what, body, kind, facts) => {
    const error = await refusalOf(createAsJson(body));
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ ...facts, type: 'invalid_request_error' });
    expect(error.message).toMatch(new RegExp(`^${facts.status} \\S`));
    expect(error.requestID).toMatch(/^req_/);
    expect(sent).toHaveLength(1);
  });

  it('raises AuthenticationError for a wrong key, and ConflictError for a key used twice, once each', async () => {
    const wrong = await refusalOf(connect('sk-wrong').videos.retrieve('task_x'));
    expect(wrong).toBeInstanceOf(AuthenticationError);
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_api_key', param: null });
    const headers = { 'idempotency-key': randomUUID() };
    const { id } = await createAsJson({ model, prompt, seconds: '4' }, headers);
    expect((await createAsJson({ model, prompt, seconds: '4' }, headers)).id).toBe(id);
    const conflict = await refusalOf(createAsJson({ model, prompt, seconds: '6' }, headers));
    expect(conflict).toBeInstanceOf(ConflictError);
    expect(conflict.code).toBe('idempotency_conflict');
    expect(sent).toHaveLength(4);
    await client.videos.delete(id);
  });

  it('is told that video input is not offered', async () => {
    const { id } = await createAsJson({ model, prompt, seconds: '4' });
    const error = await refusalOf(client.videos.remix(id, { prompt }));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error.message).toContain('Video input is not offered');
    await client.videos.delete(id);
  });
});
