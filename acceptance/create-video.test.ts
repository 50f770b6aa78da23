import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, call, expectRefusal, postForm, postJson } from './support/http.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { aRequest, FAST_MODEL, STANDARD_MODEL } from './support/tasks.ts';

/** One red pixel. */
const PICTURE = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'application/octet-stream' },
);

describe('POST /v1/videos', () => {
  let folder: string;
  let service: Service;

  beforeAll(async () => {
    folder = await makeFolder();
    // Made to be refused or to wait: no test here needs a film, and a worker would only take the processor away.
    service = await serve({
      folder,
      args: ['--role', 'api'],
      settings: { KINORA_CREATES_PER_MINUTE: '1000', KINORA_QUEUED_PER_ACCOUNT: '1000' },
    });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  const aForm = (...more: [string, string | Blob][]): Promise<Answer> =>
    postForm(service, [['model', FAST_MODEL], ['prompt', 'A quiet lake'], ...more]);

  it('takes JSON, a multipart form and a urlencoded form alike', async () => {
    const json = await postJson(service, { model: STANDARD_MODEL, prompt: 'Ein See, 湖', seconds: 4 });
    const form = await postForm(service, [
      ['model', STANDARD_MODEL],
      ['prompt', 'Ein See, 湖'],
      ['seconds', '4'],
    ]);
    const encoded = await call(service, '/v1/videos', {
      method: 'POST',
      body: new URLSearchParams({ model: STANDARD_MODEL, prompt: 'Ein See, 湖', seconds: '4' }),
    });
    for (const { status, json: body } of [json, form, encoded]) {
      expect(status).toBe(200);
      expect(body).toEqual({
        id: expect.stringMatching(/^task_[0-9A-Za-z]{32}$/),
        task_id: expect.stringMatching(/^task_[0-9A-Za-z]{32}$/),
        object: 'video',
        model: STANDARD_MODEL,
        status: 'queued',
        progress: 0,
        created_at: expect.any(Number),
        seconds: '4',
        size: '1280x720',
        prompt: 'Ein See, 湖',
        expires_at: null,
        error: null,
      });
    }
  });

  it('is offered at POST /v1/video/generations too', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(aRequest());
    const answer = await call(service, '/v1/video/generations', { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ object: 'video', status: 'queued' });
  });

  it.each([
    ['nothing', {}, '8'],
    ['seconds as text', { seconds: '6' }, '6'],
    ['seconds as a number', { seconds: 4 }, '4'],
    ['duration before seconds', { duration: 6, seconds: '4' }, '6'],
    ['metadata before duration', { metadata: { durationSeconds: 4 }, duration: 6, seconds: 8 }, '4'],
    ['a loser that nobody looks at', { metadata: { durationSeconds: 4 }, seconds: 'soon' }, '4'],
  ])('finds the duration: %s', async (_what, fields, seconds) => {
    const answer = await postJson(service, { model: FAST_MODEL, prompt: 'A quiet lake', ...fields });
    expect(answer.json).toMatchObject({ seconds });
  });

  it.each([
    ['nothing', {}, '1280x720'],
    ['a landscape size', { size: '1280x720' }, '1280x720'],
    ['a portrait size', { size: '720x1280' }, '720x1280'],
    ['a large size', { size: '1080x1920' }, '1080x1920'],
    ['an odd size, by its longest side', { size: '4096x2160' }, '3840x2160'],
    ['metadata.resolution before size', { metadata: { resolution: '4K' }, size: '720x1280' }, '2160x3840'],
    ['metadata.aspectRatio before size', { metadata: { aspectRatio: '9:16' }, size: '1920x1080' }, '1080x1920'],
    ['top level fields', { resolution: '1080p', aspectRatio: '9:16' }, '1080x1920'],
    ['metadata before top level', { metadata: { resolution: '720p' }, resolution: '4k' }, '1280x720'],
    ['a size that loses twice', { resolution: '720p', aspectRatio: '16:9', size: 'large' }, '1280x720'],
  ])('finds the picture size: %s', async (_what, fields, size) => {
    const answer = await postJson(service, { model: FAST_MODEL, prompt: 'A quiet lake', ...fields });
    expect(answer.json, answer.text).toMatchObject({ size });
  });

  it('reads metadata of a form as brackets and as JSON text', async () => {
    const brackets = await aForm(
      ['metadata[durationSeconds]', '4'],
      ['seconds', '8'],
      ['metadata[aspectRatio]', '9:16'],
    );
    const text = await aForm(['metadata', '{"durationSeconds":4,"aspectRatio":"9:16"}'], ['seconds', '8']);
    for (const answer of [brackets, text]) {
      expect(answer.json, answer.text).toMatchObject({ seconds: '4', size: '720x1280' });
    }
  });

  it.each([
    ['model', aRequest({ model: undefined }), 'invalid_request', 400],
    ['prompt', aRequest({ prompt: undefined }), 'invalid_request', 400],
    ['prompt', aRequest({ prompt: ' \n\t' }), 'invalid_request', 400],
    ['prompt', aRequest({ prompt: 7 }), 'invalid_request', 400],
    ['prompt', aRequest({ prompt: 'x'.repeat(10_001) }), 'invalid_request', 400],
    ['prompt', aRequest({ prompt: 'a\0b' }), 'invalid_request', 400],
    ['prompt', aRequest({ prompt: 'a\ud800b' }), 'invalid_request', 400],
    ['model', aRequest({ model: 'video-4' }), 'model_not_found', 404],
    ['model', aRequest({ model: 'image-3.1-flash-image-preview' }), 'invalid_request', 400],
    ['seconds', aRequest({ seconds: 5 }), 'invalid_request', 400],
    ['seconds', aRequest({ seconds: '8.5' }), 'invalid_request', 400],
    ['duration', aRequest({ duration: 0 }), 'invalid_request', 400],
    ['metadata.durationSeconds', aRequest({ metadata: { durationSeconds: 12 } }), 'invalid_request', 400],
    ['seconds', aRequest({ seconds: 4, resolution: '1080p' }), 'invalid_request', 400],
    ['seconds', aRequest({ seconds: 6, size: '3840x2160' }), 'invalid_request', 400],
    ['resolution', aRequest({ resolution: '480p' }), 'invalid_request', 400],
    ['metadata.aspectRatio', aRequest({ metadata: { aspectRatio: '1:1' } }), 'invalid_request', 400],
    ['size', aRequest({ size: '1280 x 720' }), 'invalid_request', 400],
    ['size', aRequest({ size: '0x0' }), 'invalid_request', 400],
    ['seed', aRequest({ seed: -1 }), 'invalid_request', 400],
    ['seed', aRequest({ seed: 1.5 }), 'invalid_request', 400],
    ['seed', aRequest({ seed: 4_294_967_296 }), 'invalid_request', 400],
    ['metadata', aRequest({ metadata: 'no json' }), 'invalid_request', 400],
    ['metadata', aRequest({ metadata: [] }), 'invalid_request', 400],
    ['generateAudio', aRequest({ generateAudio: true }), 'INVALID_ARGUMENT', 400],
    ['generateAudio', aRequest({ generateAudio: false }), 'INVALID_ARGUMENT', 400],
    ['metadata.generateAudio', aRequest({ metadata: { generateAudio: false } }), 'INVALID_ARGUMENT', 400],
    ['input_reference', aRequest({ input_reference: 'data:image/png;base64,AAAA' }), 'invalid_request', 400],
    ['lastFrame', aRequest({ lastFrame: 'AAAA' }), 'invalid_request', 400],
    [
      'metadata.referenceImages[0].image',
      aRequest({
        seconds: 8,
        metadata: { referenceImages: [{ image: { bytesBase64Encoded: 'AAAA', mimeType: 'image/png' } }] },
      }),
      'invalid_request',
      400,
    ],
  ])('refuses, and names %s (%#)', async (param, body, code, status) => {
    expectRefusal(await postJson(service, body), { status, code, param });
  });

  it('accepts the longest prompt, counted in characters', async () => {
    expect((await postJson(service, aRequest({ prompt: '🐟'.repeat(10_000) }))).status).toBe(200);
  });

  it.each([
    [['input_reference']],
    [['input_reference', 'last_frame']],
    [['input_reference', 'lastFrame']],
    [['reference_image']],
    [['reference_images[]', 'reference_images[]', 'reference_images[]']],
  ])('takes pictures in %j', async (names) => {
    const answer = await aForm(...names.map((name): [string, Blob] => [name, PICTURE]));
    expect(answer.status, answer.text).toBe(200);
  });

  it.each([
    ['picture', [['picture', PICTURE]], /not an image field/],
    ['last_frame', [['last_frame', PICTURE]], /needs a first frame/],
    [
      'input_reference',
      [
        ['input_reference', PICTURE],
        ['input_reference', PICTURE],
      ],
      /takes one image/,
    ],
    [
      'input_reference',
      [['input_reference', new Blob([Buffer.alloc(100_000, 1)], { type: 'image/png' })]],
      /cannot be read/,
    ],
    ['reference_images', Array.from({ length: 4 }, () => ['reference_images', PICTURE]), /At most 3/],
    [
      'negativePrompt',
      [
        ['reference_images', PICTURE],
        ['negativePrompt', 'rain'],
      ],
      /^Negative prompt is not supported in your use case$/,
    ],
    [
      'seconds',
      [
        ['reference_images', PICTURE],
        ['seconds', '6'],
      ],
      /need 8 seconds/,
    ],
    [
      'reference_type',
      [
        ['reference_images', PICTURE],
        ['reference_type', 'style'],
      ],
      /must be asset/,
    ],
  ] as [string, [string, Blob | string][], RegExp][])(
    'refuses pictures that do not fit, and names %s (%#)',
    async (param, parts, message) => {
      const answer = await aForm(...parts);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.json).toMatchObject({ error: { param, message: expect.stringMatching(message) } });
    },
  );

  it('refuses a field that was sent twice instead of choosing one', async () => {
    expectRefusal(await aForm(['seconds', '4'], ['seconds', '8']), {
      status: 400,
      code: 'invalid_request',
      param: 'seconds',
    });
  });

  it('ignores text fields that it does not know', async () => {
    expect((await aForm(['user', 'me'], ['metadata[note]', 'x'])).status).toBe(200);
  });
});
