import { describe, expect, it } from 'vitest';
import { aTaskId, later, NOON } from '../../../test/fixtures/builders.ts';
import { anExplanation } from '../../../test/fixtures/explanation.ts';
import { PNG, PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { openVideoRoutes as open } from '../../../test/fixtures/video-routes.ts';

const BOAT = { model: 'sora-2', prompt: 'A boat' };

const FRAME = { name: 'input_reference', kind: 'base64', text: PNG_BASE64 } as const;

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('creating a video', () => {
  it.each(['/v1/videos', '/v1/video/generations'])('answers POST %s with the stored task', async (path) => {
    const { service, ask } = await open();
    const { status, body } = await ask('POST', path, { ...BOAT, seconds: '4', size: '720x1280' });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^task_[0-9A-Za-z]{32}$/),
        task_id: body.id,
        object: 'video',
        model: 'video-3.1-generate-preview',
        status: 'queued',
        progress: 0,
        created_at: NOON.getTime() / 1000,
        expires_at: null,
        seconds: '4',
        size: '720x1280',
        prompt: 'A boat',
        error: null,
      },
    ]);
    const stored = await service.engine.store.tasks.find(service.who.accountId, body.id);
    expect(stored).toMatchObject({
      state: 'queued',
      request: { durationSeconds: 4, aspectRatio: '9:16', seed: expect.any(Number) },
    });
  });

  it('reads forms like JSON', async () => {
    const { service, ask } = await open();
    const fields = { ...BOAT, 'metadata[durationSeconds]': '6', 'metadata[seed]': '0', negative_prompt: 'rain' };
    const asJson = { ...BOAT, metadata: JSON.stringify({ durationSeconds: 6, seed: 0, negativePrompt: 'rain' }) };
    for (const form of [aForm(fields), new URLSearchParams(fields), aForm(asJson), asJson]) {
      const { body } = await ask('POST', '/v1/videos', form);
      expect(await service.engine.store.tasks.find(service.who.accountId, body.id)).toMatchObject({
        request: { durationSeconds: 6, seed: 0, negativePrompt: 'rain' },
      });
    }
  });

  it('keeps a first frame with its task, and nothing in the scratch folder', async () => {
    const { service, ask, leftInScratch } = await open();
    const form = aForm(BOAT);
    form.append('input_reference', new Blob([PNG], { type: 'application/octet-stream' }), 'a.png');
    const { status, body } = await ask('POST', '/v1/videos', form);
    const [blobKey] = await service.listBlobs();
    const first = { blobKey, mimeType: 'image/jpeg', width: 8, height: 4 };
    expect([status, blobKey]).toEqual([200, `inputs/${body.id.slice(5, 7)}/${body.id}-0.jpg`]);
    expect(await service.engine.store.tasks.find(service.who.accountId, body.id)).toMatchObject({
      request: { inputs: { mode: 'first_frame', first } },
    });
    expect(await leftInScratch()).toBe(0);
  });

  it.each([
    ['is no image', 'input_reference', 'x'.repeat(1_000), 'cannot be read as a JPEG, PNG or WebP image.'],
    ['has a name that nobody knows', 'picture', PNG, 'is not an image field; use input_reference, last_frame or'],
    ['lacks its other half', 'last_frame', PNG, 'needs a first frame in input_reference.'],
  ])('refuses a file that %s, by its name, and keeps nothing of it', async (_name, param, content, message) => {
    const { service, ask, leftInScratch } = await open();
    const form = aForm(BOAT);
    form.append(param, new Blob([content]), 'a.png');
    const { status, body } = await ask('POST', '/v1/videos', form);
    expect([status, body.error]).toEqual([
      400,
      {
        message: expect.stringContaining(`${param} ${message}`),
        type: 'invalid_request_error',
        param,
        code: 'invalid_request',
      },
    ]);
    expect([await leftInScratch(), await service.listBlobs()]).toEqual([0, []]);
    expect(await service.engine.store.tasks.countUnfinished()).toEqual({ queued: 0, running: 0 });
  });

  it('refuses a negative prompt with reference images in the very words that clients know', async () => {
    const { ask } = await open();
    const { status, body } = await ask('POST', '/v1/videos', {
      ...BOAT,
      metadata: { negativePrompt: 'rain', referenceImages: [{ image: { bytesBase64Encoded: PNG_BASE64 } }] },
    });
    const { message, code, param } = body.error;
    expect([status, message, code, param]).toEqual([
      400,
      'Negative prompt is not supported in your use case',
      'INVALID_ARGUMENT',
      'metadata.negativePrompt',
    ]);
  });

  it('answers a second try with the same task, and another request under its key with a conflict', async () => {
    const { ask } = await open();
    const headers = { 'idempotency-key': 'one' };
    const first = await ask('POST', '/v1/videos', aForm(BOAT), headers);
    const second = await ask('POST', '/v1/videos', aForm(BOAT), headers);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const other = await ask('POST', '/v1/videos', { ...BOAT, seed: 1 }, headers);
    expect([other.status, other.body.code, other.headers.get('x-should-retry')]).toEqual([
      409,
      'idempotency_conflict',
      'false',
    ]);
    const counted = await ask('POST', '/v1/videos', aForm(BOAT), { 'x-stainless-retry-count': '1' });
    expect(counted.body.id).toBe(first.body.id);
    const long = await ask('POST', '/v1/videos', BOAT, { 'idempotency-key': 'x'.repeat(256) });
    expect([long.status, long.body.error.param]).toEqual([400, 'Idempotency-Key']);
  });

  it('refuses generateAudio with the code that clients know', async () => {
    const { ask } = await open();
    const { status, body } = await ask('POST', '/v1/videos', { ...BOAT, metadata: { generateAudio: true } });
    expect([status, body.error.code, body.error.param]).toEqual([400, 'INVALID_ARGUMENT', 'metadata.generateAudio']);
  });
});

describe('a video', () => {
  it('is read, with a hint when to ask again', async () => {
    const { service, ask } = await open();
    const { id } = await service.submit();
    const { status, body, headers } = await ask('GET', `/v1/videos/${id}`);
    expect([status, body.id, body.task_id]).toEqual([200, id, undefined]);
    expect(Number(headers.get('openai-poll-after-ms'))).toBeGreaterThan(0);
  });

  it('is read with how its prompt was understood, where that is asked for', async () => {
    const { service, ask } = await open();
    const { id, request } = await service.submit();
    const plain = await ask('GET', `/v1/videos/${id}`);
    const explain = anExplanation({ prompt: request.prompt, seed: request.seed });
    for (const query of ['include=explain', 'include=explain,explain', 'include=explain&include=explain']) {
      expect((await ask('GET', `/v1/videos/${id}?${query}`)).body).toEqual({ ...plain.body, explain });
    }
    const { status, body } = await ask('GET', `/v1/videos/${id}?include=seed`);
    expect([status, body.code, body.error.param]).toEqual([400, 'invalid_request', 'include']);
  });

  it('is explained with where its figures are seen, where that is asked for', async () => {
    const { service, ask } = await open();
    const { id, request } = await service.submit();
    const plain = await ask('GET', `/v1/videos/${id}?include=explain&trace=false`);
    const explain = anExplanation({ prompt: request.prompt, aspectRatio: '16:9', trace: [] });
    const traced = await ask('GET', `/v1/videos/${id}?include=explain&trace=true`);
    expect(traced.body).toEqual({ ...plain.body, explain });
    expect(plain.body.explain).not.toHaveProperty('trace');
    for (const query of ['trace=true', 'include=explain&trace=yes', 'include=explain&trace=true&trace=true']) {
      const { status, body } = await ask('GET', `/v1/videos/${id}?${query}`);
      expect([status, body.code, body.error.param]).toEqual([400, 'invalid_request', 'trace']);
    }
  });

  it('is not traced where pictures have a part in it', async () => {
    const { service, ask } = await open();
    const { id } = await service.submit(service.who, { inputs: { mode: 'first_frame', first: FRAME } });
    const { status, body } = await ask('GET', `/v1/videos/${id}?include=explain&trace=true`);
    expect([status, body.code, body.error.param]).toEqual([400, 'invalid_request', 'trace']);
    expect((await ask('GET', `/v1/videos/${id}?include=explain`)).status).toBe(200);
  });

  it('is not there', async () => {
    const { ask } = await open();
    for (const [method, path] of [
      ['GET', `/v1/videos/${aTaskId()}`],
      ['GET', '/v1/videos/nonsense'],
      ['DELETE', `/v1/videos/${aTaskId()}`],
      ['GET', `/v1/videos/${aTaskId()}/content`],
    ] as const) {
      const { status, body } = await ask(method, path);
      expect([status, body.code]).toEqual([404, 'task_not_found']);
    }
  });

  it('is deleted, and its hold released', async () => {
    const { service, ask } = await open();
    const { id } = await service.submit();
    expect(await ask('DELETE', `/v1/videos/${id}`)).toMatchObject({
      status: 200,
      body: { id, object: 'video.deleted', deleted: true },
    });
    expect((await ask('GET', `/v1/videos/${id}`)).status).toBe(404);
    expect((await service.engine.store.ledger.readBalance(service.who.accountId)).heldMicros).toBe(0);
  });

  it('has no content before it is done, and says why', async () => {
    const { service, ask } = await open();
    const { id } = await service.submit();
    const { status, body } = await ask('GET', `/v1/videos/${id}/content`);
    expect([status, body.code, body.message]).toEqual([
      400,
      'task_not_completed',
      'The task is still queued; it has no video to download.',
    ]);
  });

  it('is never sent in place of a picture', async () => {
    const { service, ask } = await open();
    const { id } = await service.submit();
    const { status, body } = await ask('GET', `/v1/videos/${id}/content?variant=poster`);
    expect([status, body.error.param]).toEqual([400, 'variant']);
  });

  it('shows why it failed', async () => {
    const { service, ask } = await open();
    const { id } = await service.submit();
    await service.engine.passTime(7_200);
    const [overdue] = await service.engine.store.tasks.listOverdue(later(7_200), 1);
    if (overdue !== undefined) await service.lifecycle.failOverdue(overdue);
    expect((await ask('GET', `/v1/videos/${id}`)).body).toMatchObject({
      status: 'failed',
      error: { code: 'deadline_exceeded', message: 'The task was not finished within its deadline.' },
    });
  });
});
