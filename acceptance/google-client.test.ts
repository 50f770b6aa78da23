import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ApiError,
  type GenerateVideosOperation,
  type GenerateVideosParameters,
  GoogleGenAI,
  type HttpOptions,
  VideoGenerationReferenceType,
} from '@google/genai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTls, type Tls } from './support/certificate.ts';
import { readLedger } from './support/data-folder.ts';
import { call } from './support/http.ts';
import { aDraft, expectFilm, WHOLE_LENGTH } from './support/mp4.ts';
import { PNG, WEBP } from './support/pictures.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { FAST_MODEL, isVideo, STANDARD_MODEL } from './support/tasks.ts';
import { until } from './support/until.ts';

const prompt = 'A calm sea in the rain';
const png = { imageBytes: PNG.toString('base64'), mimeType: 'image/png' };
const webp = { imageBytes: WEBP.toString('base64'), mimeType: 'image/webp' };

describe('the official Google client', () => {
  let folder: string;
  let service: Service;
  let tls: Tls;
  let client: GoogleGenAI;

  const connect = (apiKey: string, options: HttpOptions = {}) =>
    new GoogleGenAI({ apiKey, httpOptions: { baseUrl: service.url, ...options } });

  beforeAll(async () => {
    folder = await makeFolder();
    tls = await openTls(folder);
    service = await serve({ folder, settings: { ...WHOLE_LENGTH, ...tls.settings } });
    client = connect(service.key);
  });
  afterAll(async () => {
    await service.kill();
    tls.forget();
    await removeFolder(folder);
  });

  async function refusalOf(work: Promise<unknown>) {
    const error: unknown = await work.catch((reason: unknown) => reason);
    if (error instanceof ApiError) return { status: error.status, body: JSON.parse(error.message) as unknown };
    throw new Error(`Expected a refusal; got ${String(error)}`);
  }

  async function poll(started: GenerateVideosOperation): Promise<GenerateVideosOperation> {
    return until(`${started.name} is done`, async () => {
      const operation = await client.operations.getVideosOperation({ operation: started });
      return operation.done === true ? operation : null;
    });
  }

  const idOf = (operation: GenerateVideosOperation) => operation.name?.split('/').at(-1) ?? '';

  /** The same task as the other dialect shows it. */
  async function readVideo(operation: GenerateVideosOperation) {
    const { json } = await call(service, `/v1/videos/${idOf(operation)}`);
    if (!isVideo(json)) throw new Error('There is no such task.');
    return json;
  }

  const remove = (operation: GenerateVideosOperation) =>
    call(service, `/v1/videos/${idOf(operation)}`, { method: 'DELETE' });

  it('serves https by itself, and who does not know the certificate stays away', async () => {
    expect(service.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect((await call(service, '/healthz')).json).toEqual({ status: 'ok' });
    tls.forget();
    // By another name: the connections that were trusted are still open, and would be used again.
    await expect(fetch(`https://localhost:${service.port}/healthz`)).rejects.toThrow('fetch failed');
    tls.trust();
    expect((await fetch(`https://localhost:${service.port}/healthz`)).status).toBe(200);
  });

  it('generates a video, waits for its operation and downloads it to a file', async () => {
    const started = await client.models.generateVideos({
      model: FAST_MODEL,
      source: { prompt },
      config: {
        numberOfVideos: 1,
        durationSeconds: 6,
        aspectRatio: '9:16',
        resolution: '720p',
        negativePrompt: 'people',
      },
    });
    expect(started.name).toMatch(new RegExp(`^models/${FAST_MODEL}/operations/task_[0-9A-Za-z]{32}$`));
    expect(started.done).not.toBe(true);
    const operation = await poll(started);
    expect(operation).toMatchObject({ name: started.name, done: true });
    expect(operation.error).toBeUndefined();
    const [sample, second] = operation.response?.generatedVideos ?? [];
    expect(second).toBeUndefined();
    expect(sample?.video?.uri).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/v1beta\/files\/[a-z0-9]+:download\?alt=media$/);
    const downloadPath = join(folder, 'film.mp4');
    await client.files.download({ file: sample ?? '', downloadPath });
    expectFilm(await readFile(downloadPath), aDraft(6, '9:16'));
    expect(await readVideo(operation)).toMatchObject({ status: 'completed', seconds: '6', size: '720x1280', prompt });
    const entries = readLedger(service.data, idOf(operation));
    expect(entries.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
      { kind: 'hold', amount: 900_000 },
      { kind: 'charge', amount: 900_000 },
    ]);
  });

  it.each<[string, Omit<GenerateVideosParameters, 'model'>, { seconds: string; size: string }]>([
    ['a prompt alone', { source: { prompt } }, { seconds: '8', size: '1280x720' }],
    [
      'a first frame',
      { source: { prompt, image: png }, config: { durationSeconds: 4 } },
      { seconds: '4', size: '1280x720' },
    ],
    [
      'both frames',
      { source: { prompt, image: png }, config: { lastFrame: webp, aspectRatio: '9:16', resolution: '1080p' } },
      { seconds: '8', size: '1080x1920' },
    ],
    [
      'references of the kind ASSET',
      {
        source: { prompt },
        config: {
          referenceImages: [png, webp].map((image) => ({ image, referenceType: VideoGenerationReferenceType.ASSET })),
          resolution: '4k',
        },
      },
      { seconds: '8', size: '3840x2160' },
    ],
    [
      'what only Google knows',
      { source: { prompt }, config: { personGeneration: 'allow_adult' } },
      { seconds: '8', size: '1280x720' },
    ],
  ])('starts from %s', async (_what, wish, facts) => {
    const operation = await client.models.generateVideos({ model: STANDARD_MODEL, ...wish });
    expect(await readVideo(operation)).toMatchObject({ ...facts, model: STANDARD_MODEL, prompt });
    await remove(operation);
  });

  it('makes a film from a frame', async () => {
    const wish = { source: { prompt, image: png }, config: { durationSeconds: 4 } };
    const operation = await poll(await client.models.generateVideos({ model: FAST_MODEL, ...wish }));
    const file = operation.response?.generatedVideos?.[0] ?? '';
    const downloadPath = join(folder, 'from-a-frame.mp4');
    await client.files.download({ file, downloadPath });
    expectFilm(await readFile(downloadPath), aDraft(4));
  });

  it('lists the models and reads one', async () => {
    const found: (string | undefined)[] = [];
    for await (const { name } of await client.models.list()) found.push(name);
    expect(found).toEqual(expect.arrayContaining([`models/${FAST_MODEL}`, `models/${STANDARD_MODEL}`]));
    expect(await client.models.get({ model: FAST_MODEL })).toMatchObject({
      name: `models/${FAST_MODEL}`,
      displayName: expect.stringMatching(/\S/),
      supportedActions: ['predictLongRunning'],
    });
    expect(await refusalOf(client.models.get({ model: 'veo-9' }))).toMatchObject({
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND', message: expect.stringContaining('veo-9') } },
    });
  });

  const invalid = (field: string, message: RegExp) => ({
    status: 400,
    body: {
      error: {
        code: 400,
        status: 'INVALID_ARGUMENT',
        message: expect.stringMatching(message),
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [{ field, description: expect.stringMatching(message) }],
          },
        ],
      },
    },
  });
  const reference = { image: png, referenceType: VideoGenerationReferenceType.ASSET };

  it.each<[string, Omit<GenerateVideosParameters, 'model'>, ReturnType<typeof invalid>]>([
    [
      'a length of 5',
      { source: { prompt }, config: { durationSeconds: 5 } },
      invalid('parameters.durationSeconds', /4, 6 or 8/),
    ],
    [
      '1080p for 4 seconds',
      { source: { prompt }, config: { resolution: '1080p', durationSeconds: 4 } },
      invalid('parameters.durationSeconds', /1080p needs 8 seconds/),
    ],
    [
      'a square',
      { source: { prompt }, config: { aspectRatio: '1:1' } },
      invalid('parameters.aspectRatio', /16:9 or 9:16/),
    ],
    [
      'two videos',
      { source: { prompt }, config: { numberOfVideos: 2 } },
      invalid('parameters.sampleCount', /must be 1/),
    ],
    [
      'a webhook without a secret',
      { source: { prompt }, config: { webhookConfig: { uris: ['https://example.org/kinora'] } } },
      invalid('webhookConfig', /parameters\.webhook/),
    ],
    ['a blank prompt', { source: { prompt: ' ' } }, invalid('instances[0].prompt', /blank/)],
    [
      'a last frame alone',
      { source: { prompt }, config: { lastFrame: png } },
      invalid('instances[0].lastFrame', /first frame/),
    ],
    [
      'a picture that is none',
      { source: { prompt, image: { imageBytes: 'AAAA', mimeType: 'image/png' } } },
      invalid('instances[0].image', /cannot be read|JPEG, PNG/),
    ],
    [
      'four references',
      { source: { prompt }, config: { referenceImages: [reference, reference, reference, reference] } },
      invalid('instances[0].referenceImages[0].image', /At most 3/),
    ],
    [
      'a reference for the style',
      {
        source: { prompt },
        config: { referenceImages: [{ image: png, referenceType: VideoGenerationReferenceType.STYLE }] },
      },
      invalid('instances[0].referenceImages[0].referenceType', /must be asset/),
    ],
    [
      'a negative prompt beside references',
      { source: { prompt }, config: { referenceImages: [reference], negativePrompt: 'rain' } },
      invalid('parameters.negativePrompt', /^Negative prompt is not supported in your use case$/),
    ],
  ])('raises ApiError for %s', async (_what, wish, refusal) => {
    expect(await refusalOf(client.models.generateVideos({ model: FAST_MODEL, ...wish }))).toEqual(refusal);
  });

  it('raises ApiError as Google would for keys, models, operations and files', async () => {
    const wrong = await refusalOf(connect('sk-wrong').models.generateVideos({ model: FAST_MODEL, source: { prompt } }));
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
    });
    const notFound = { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } };
    expect(await refusalOf(client.models.generateVideos({ model: 'veo-9', source: { prompt } }))).toMatchObject(
      notFound,
    );
    const [file, downloadPath] = [`files/${'a1'.repeat(32)}`, join(folder, 'none.mp4')];
    expect(await refusalOf(client.files.download({ file, downloadPath }))).toMatchObject(notFound);
    const operation = await client.models.generateVideos({ model: FAST_MODEL, source: { prompt } });
    await remove(operation);
    expect(await refusalOf(client.operations.getVideosOperation({ operation }))).toMatchObject(notFound);
  });

  it('may carry its key in the header of the specification', async () => {
    const other = connect('unused', { headers: { 'x-vendor-api-key': service.key } });
    const operation = await other.models.generateVideos({ model: FAST_MODEL, source: { prompt } });
    expect(await readVideo(operation)).toMatchObject({ status: expect.stringMatching(/^queued|in_progress$/) });
    await remove(operation);
  });
});
