import { describe, expect, it } from 'vitest';
import { startTask } from '../../../test/fixtures/accounts.ts';
import { aSuccess, aTaskId, someModels } from '../../../test/fixtures/builders.ts';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { authenticate, GOOD_KEY, openServer } from '../../../test/fixtures/server.ts';
import { openService } from '../../../test/fixtures/service.ts';
import type { TaskId } from '../../core/ids.ts';
import { makeOpenContent } from '../../services/open-content.ts';
import { makeReadVideo } from '../../services/read-task.ts';
import { toFileId } from './file-id.ts';
import { makeGoogleDialect } from './routes.ts';

const MODEL = 'video-3.1-fast-generate-preview';
const KEYED = { 'x-goog-api-key': GOOD_KEY };

/** The routes over real services, without a worker. */
async function open() {
  const service = await openService();
  const { store, clock } = service.engine;
  const readTask = makeReadVideo({ store });
  const dialect = makeGoogleDialect({
    rules: { models: someModels({ 'veo-3.1': MODEL }), promptCharacters: 100, mayReach: () => true },
    imageBytes: 50_000,
    submitVideo: service.resubmit,
    readTask,
    openContent: makeOpenContent({ readTask, store, blobs: service.blobs, clock }),
    generateImage: () => Promise.reject(new TypeError('This test makes no images.')),
    openImage: () => Promise.reject(new TypeError('This test makes no images.')),
    baseUrl: () => 'https://films.example',
  });
  const { url } = await openServer({
    dialects: [dialect],
    authenticate: async (secret) => ({ ...(await authenticate(secret)), ...service.who }),
  });
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = KEYED) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method, headers: { ...headers, ...type }, ...sent });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null };
  };
  const create = (body: unknown, headers: Record<string, string> = KEYED, model = MODEL) =>
    ask('POST', `/v1beta/models/${model}:predictLongRunning`, body, headers);
  /** Ends a task as a worker would, with a film of six bytes. */
  const finish = async (id: TaskId) => {
    const task = await store.tasks.find(service.who.accountId, id);
    if (task === null) throw new Error(`${id} is not there.`);
    const { attempt } = await startTask(store, task);
    const success = aSuccess({ sizeBytes: 6 });
    await service.blobs.put(success.blobKey, Buffer.from('a film'));
    await store.transaction((transaction) => transaction.tasks.succeed(id, attempt, success));
  };
  return { service, ask, create, finish };
}

const idIn = (name: string): TaskId => name.slice(name.lastIndexOf('/') + 1) as TaskId;
const BOAT = { instances: [{ prompt: 'A boat' }] };

describe('a long-running operation', () => {
  it('begins with a stored task', async () => {
    const { service, create } = await open();
    const { status, body } = await create({
      instances: [{ prompt: 'A boat', image: { inline_data: { data: PNG_BASE64, mime_type: 'image/png' } } }],
      parameters: { duration_seconds: 4, aspect_ratio: '9:16', negative_prompt: 'rain', sample_count: 1 },
    });
    expect([status, body]).toEqual([200, { name: expect.stringMatching(`^models/${MODEL}/operations/task_\\w{32}$`) }]);
    expect(await service.engine.store.tasks.find(service.who.accountId, idIn(body.name))).toMatchObject({
      state: 'queued',
      request: {
        model: MODEL,
        prompt: 'A boat',
        negativePrompt: 'rain',
        durationSeconds: 4,
        aspectRatio: '9:16',
        inputs: { mode: 'first_frame', first: { width: 8, height: 4 } },
      },
    });
  });

  it('is asked for until it is done, and leads to its film', async () => {
    const { ask, create, finish } = await open();
    const { name } = (await create(BOAT)).body;
    const waiting = await ask('GET', `/v1beta/${name}`);
    expect([waiting.status, waiting.body]).toEqual([200, { name, metadata: { state: 'QUEUED', progressPercent: 0 } }]);
    await finish(idIn(name));
    const { body } = await ask('GET', `/v1beta/${name}`);
    expect(body).toMatchObject({ name, done: true });
    const [{ video }] = body.response.generateVideoResponse.generatedSamples;
    const { origin, pathname, search } = new URL(video.uri);
    expect([origin, search]).toEqual(['https://films.example', '?alt=media']);
    expect(pathname).toMatch(/^\/v1beta\/files\/[a-z0-9]+:download$/);
    const film = await ask('GET', `${pathname}${search}`);
    expect([film.status, film.headers.get('content-type'), film.text]).toEqual([200, 'video/mp4', 'a film']);
    const part = await ask('GET', `${pathname}${search}&key=${GOOD_KEY}`, undefined, { range: 'bytes=2-3' });
    expect([part.status, part.text]).toEqual([206, 'fi']);
    const head = await ask('HEAD', pathname);
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '6']);
  });

  it('leads to its film by the address that the official libraries make of a plain http one', async () => {
    const { ask, create, finish } = await open();
    const { name } = (await create(BOAT)).body;
    await finish(idIn(name));
    const { body } = await ask('GET', `/v1beta/${name}`);
    const { pathname } = new URL(body.response.generateVideoResponse.generatedSamples[0].video.uri);
    for (const path of [
      // JavaScript, then Python; then behind a proxy that makes one slash of two.
      `/v1beta/files/http://127.0.0.1:8787${pathname}?alt=media%3Adownload&alt=media`,
      `/v1beta/files/http://localhost:8787${pathname}?alt=media:download?alt=media`,
      `/v1beta/files/http:/films.example${pathname}?alt=media`,
      `/v1beta/files/http://[::1]:8787${pathname}:download?alt=media`,
    ]) {
      const film = await ask('GET', path);
      expect([path, film.status, film.text]).toEqual([path, 200, 'a film']);
    }
    for (const path of ['/v1beta/files/http://films.example/', '/v1beta/files/abc', '/v1beta/files/abc/def:download']) {
      expect((await ask('GET', path)).body.error).toMatchObject({ code: 404, status: 'NOT_FOUND' });
    }
  });

  it('is made once under one idempotency key', async () => {
    const { create } = await open();
    const headers = { ...KEYED, 'idempotency-key': 'aisdk_vid_1' };
    const first = await create(BOAT, headers);
    expect((await create(BOAT, headers)).body).toEqual(first.body);
    expect((await create({ instances: [{ prompt: 'Another' }] }, headers)).body.error).toMatchObject({
      code: 409,
      status: 'ALREADY_EXISTS',
    });
    expect((await create(BOAT)).body).not.toEqual(first.body);
  });

  it('is not made under a key that is too long: cut off, it could be the key of another', async () => {
    const { service, create } = await open();
    const { status, body } = await create(BOAT, { ...KEYED, 'idempotency-key': 'x'.repeat(256) });
    expect([status, body.error.status, body.error.message]).toEqual([
      400,
      'INVALID_ARGUMENT',
      'Idempotency-Key may have at most 255 characters; got 256.',
    ]);
    expect((await create(BOAT, { ...KEYED, 'idempotency-key': 'x'.repeat(255) })).status).toBe(200);
    expect(await service.engine.store.tasks.countUnfinished()).toEqual({ queued: 1, running: 0 });
  });

  it.each([
    ['x-goog-api-key', KEYED],
    ['x-vendor-api-key', { 'x-vendor-api-key': GOOD_KEY }],
    ['Authorization', { authorization: `Bearer ${GOOD_KEY}` }],
  ])('takes the key as %s', async (_name, headers) => {
    const { create } = await open();
    expect((await create(BOAT, headers)).status).toBe(200);
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['no key', 403, 'PERMISSION_DENIED', {}],
    ['a wrong key', 400, 'INVALID_ARGUMENT', { 'x-goog-api-key': 'wrong' }],
  ])('is refused with %s', async (_name, status, word, headers) => {
    const { create } = await open();
    const answer = await create(BOAT, headers);
    expect([answer.status, answer.body.error.code, answer.body.error.status]).toEqual([status, status, word]);
  });

  it('names its own header to whoever sends no key, on a route that is not there as well', async () => {
    const { ask } = await open();
    for (const path of ['/v1beta/models', '/v1beta/nothing']) {
      const { body } = await ask('GET', path, undefined, {});
      expect(body.error.message).toBe('No API key was given. Send it as: x-vendor-api-key: <key>.');
    }
  });

  it.each<[string, unknown, string]>([
    ['no prompt', { instances: [{}] }, 'instances[0].prompt'],
    ['a duration that is not offered', { ...BOAT, parameters: { duration_seconds: 5 } }, 'parameters.duration_seconds'],
    ['sound by a switch', { ...BOAT, parameters: { generateAudio: true } }, 'parameters.generateAudio'],
    [
      'a negative prompt beside references',
      {
        instances: [{ prompt: 'A boat', reference_images: [{ image: { bytes_base64_encoded: PNG_BASE64 } }] }],
        parameters: { negativePrompt: 'rain' },
      },
      'parameters.negativePrompt',
    ],
  ])('is refused for %s, by the name that the client wrote', async (_name, sent, field) => {
    const { service, create } = await open();
    const { status, body } = await create(sent);
    expect([status, body.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(body.error.details).toContainEqual(
      expect.objectContaining({ fieldViolations: [{ field, description: body.error.message }] }),
    );
    expect(await service.listBlobs()).toEqual([]);
  });

  it.each(['[]', '"text"', ''])('is refused for a body that is no object: %j', async (text) => {
    const { create } = await open();
    expect((await create(text === '' ? null : JSON.parse(text))).status).toBe(400);
  });

  it('is not there', async () => {
    const { ask, create } = await open();
    const { name } = (await create(BOAT)).body;
    const unfinished = await ask('GET', `/v1beta/files/${toFileId(idIn(name))}:download`);
    expect([unfinished.status, unfinished.body.error.status]).toEqual([400, 'FAILED_PRECONDITION']);
    for (const path of [
      `/v1beta/models/${MODEL}/operations/${aTaskId()}`,
      `/v1beta/models/${MODEL}/operations/nonsense`,
      `/v1beta/files/${toFileId(aTaskId())}:download`,
      '/v1beta/files/nonsense:download',
      '/v1beta/nothing',
    ]) {
      const { status, body } = await ask('GET', path);
      expect([path, status, body.error.code, body.error.status]).toEqual([path, 404, 404, 'NOT_FOUND']);
    }
    expect((await create(BOAT, KEYED, 'unknown')).body.error).toMatchObject({ code: 404, status: 'NOT_FOUND' });
  });
});

describe('the models in this style', () => {
  it('are listed, and read one by one, by an alias too', async () => {
    const { ask } = await open();
    const { status, body } = await ask('GET', '/v1beta/models');
    expect(status).toBe(200);
    expect(body.models).toHaveLength(3);
    const [first] = body.models;
    expect(first).toMatchObject({
      name: 'models/video-3.1-generate-preview',
      supportedGenerationMethods: ['predictLongRunning'],
    });
    expect((await ask('GET', `/v1beta/${first.name}`)).body).toEqual(first);
    expect((await ask('GET', '/v1beta/models/veo-3.1')).body.name).toBe(`models/${MODEL}`);
    expect((await ask('GET', '/v1beta/models/unknown')).body.error).toMatchObject({ code: 404, status: 'NOT_FOUND' });
  });
});
