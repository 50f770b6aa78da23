import { createGoogle } from '@ai-sdk/google';
import { APICallError, experimental_generateVideo as generateVideo } from 'ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTls, type Tls } from './support/certificate.ts';
import { query } from './support/data-folder.ts';
import { call } from './support/http.ts';
import { aDraft, DRAFT_SECONDS, expectFilm } from './support/mp4.ts';
import { PNG, WEBP } from './support/pictures.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { FAST_MODEL } from './support/tasks.ts';

const prompt = 'A calm sea in the rain';
/** Its own pause is five seconds. */
const poll = { intervalMs: 50 };

type Wish = Partial<Parameters<typeof generateVideo>[0]>;

describe('the AI SDK with its Google provider', () => {
  let folder: string;
  let service: Service;
  let tls: Tls;
  let requests: Request[] = [];
  let answersToLose = 0;

  beforeAll(async () => {
    folder = await makeFolder();
    tls = await openTls(folder);
    service = await serve({ folder, settings: tls.settings });
  });
  beforeEach(() => {
    requests = [];
    answersToLose = 0;
  });
  afterAll(async () => {
    await service.kill();
    tls.forget();
    await removeFolder(folder);
  });

  /** Only what the provider offers: an address, a key, and a fetch that takes note. */
  const connect = (apiKey: string) =>
    createGoogle({
      apiKey,
      baseURL: `${service.url}/v1beta`,
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        const response = await fetch(input, init);
        if (init?.method !== 'POST' || answersToLose === 0) return response;
        answersToLose -= 1;
        throw new TypeError('fetch failed', { cause: new Error('The connection broke before the answer came.') });
      },
    });

  /** It refuses to download from this machine by itself, so that servers cannot be made to read their own network. */
  async function download({ url }: { url: URL }) {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    return { data: await response.bytes(), mediaType: response.headers.get('content-type') ?? undefined };
  }

  const generate = (wish: Wish, apiKey = service.key) =>
    generateVideo({ model: connect(apiKey).video(FAST_MODEL), prompt, poll, download, ...wish });

  const sentBodies = async (): Promise<readonly unknown[]> =>
    Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));

  async function refusalOf(wish: Wish, apiKey?: string): Promise<APICallError> {
    const error: unknown = await generate({ maxRetries: 0, ...wish }, apiKey).catch((reason: unknown) => reason);
    if (APICallError.isInstance(error)) return error;
    throw new Error(`Expected a refusal; got ${String(error)}`);
  }

  it('generates a video and hands over the film', async () => {
    const result = await generate({ aspectRatio: '9:16', resolution: '1280x720', duration: 4, seed: 7 });
    expect(result.videos).toHaveLength(1);
    expect(result.warnings).toEqual([]);
    expect(result.video.mediaType).toBe('video/mp4');
    expectFilm(result.video.uint8Array, aDraft(DRAFT_SECONDS, '9:16'));
    expect(await sentBodies()).toEqual([
      {
        instances: [{ prompt }],
        parameters: { sampleCount: 1, aspectRatio: '9:16', resolution: '720p', durationSeconds: 4, seed: 7 },
      },
    ]);
    const [task] = query(service.data, 'select id from tasks order by created_at desc limit 1');
    expect((await call(service, `/v1/video/generations/${task?.id}`)).json).toMatchObject({
      data: { status: 'succeeded', metadata: { seed: 7, width: 720, height: 1280, duration: 4 } },
    });
  });

  it('starts from frames, and from references with what the provider adds', async () => {
    const image = new Uint8Array(PNG);
    const frames = await generate({
      duration: 4,
      frameImages: [
        { image, frameType: 'first_frame' },
        { image: new Uint8Array(WEBP), frameType: 'last_frame' },
      ],
    });
    expectFilm(frames.video.uint8Array, aDraft(DRAFT_SECONDS));
    const references = await generate({
      inputReferences: [image],
      duration: 8,
      providerOptions: { google: { personGeneration: 'allow_adult' } },
    });
    expectFilm(references.video.uint8Array, aDraft(DRAFT_SECONDS));
    expect(await sentBodies()).toMatchObject([
      { instances: [{ image: { mimeType: 'image/png' }, lastFrame: { mimeType: 'image/webp' } }] },
      { instances: [{ referenceImages: [{ referenceType: 'asset' }] }] },
    ]);
  });

  it('makes one task when the answer to a start is lost and the start is repeated', async () => {
    const count = () => query(service.data, 'select count(*) as n from tasks')[0]?.n;
    const before = Number(count());
    answersToLose = 1;
    const result = await generate({ duration: 4 });
    expectFilm(result.video.uint8Array, aDraft(DRAFT_SECONDS));
    const keys = requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/\S/), keys[0]]);
    expect(count()).toBe(before + 1);
  });

  it('raises APICallError with the status, the message and whether to try again', async () => {
    const length = await refusalOf({ duration: 5 });
    expect(length).toMatchObject({ statusCode: 400, isRetryable: false });
    expect(length.message).toContain('must be 4, 6 or 8; got 5');
    const many = await refusalOf({ n: 2 });
    expect(many.message).toContain('parameters.sampleCount must be 1');
    const audio = await refusalOf({ providerOptions: { google: { generateAudio: true } } });
    expect(audio.message).toContain('generateAudio is not supported');
    const key = await refusalOf({}, 'sk-wrong');
    expect(key).toMatchObject({ statusCode: 400, isRetryable: false, data: { error: { status: 'INVALID_ARGUMENT' } } });
    const model = connect(service.key).video('veo-9');
    expect(await refusalOf({ model })).toMatchObject({ statusCode: 404, data: { error: { status: 'NOT_FOUND' } } });
    expect(requests).toHaveLength(5);
  });
});
