import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { IMAGE_MODEL, openImageRoutes } from '../../../test/fixtures/image-routes.ts';
import { PNG, PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { partialKey } from '../../core/partial-image.ts';
import { makeImageLinksDialect } from '../image-links/routes.ts';
import { makeImagesDialect } from './routes.ts';

const open = () => openImageRoutes(makeImagesDialect, makeImageLinksDialect);
const maskOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
const readEvents = (text: string) =>
  Array.from(text.matchAll(/^event: (.*)\ndata: (.*)$/gm), ([, name, data = '']) => [name, JSON.parse(data)]);
const PATH = '/v1/images/generations';

describe('images', () => {
  it.each([1, 2, 4])('are answered as base64, %i of them, each charged', async (n) => {
    const { make, service } = await open();
    const { status, text, tasks } = await make(PATH, { prompt: 'A red boat', n, seed: 4_294_967_295 }, n);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      created: Date.parse('2026-11-02T12:00:00Z') / 1000,
      data: Array.from({ length: n }, () => ({ b64_json: PNG_BASE64 })),
      background: 'opaque',
      output_format: 'png',
      quality: 'high',
      size: '8x4',
      usage: {
        input_tokens: 3 * n,
        input_tokens_details: { text_tokens: 3 * n, image_tokens: 0 },
        output_tokens: 1120 * n,
        total_tokens: 1123 * n,
      },
    });
    const seeds = [4_294_967_295, 0, 1, 2].slice(0, n);
    expect(new Set(tasks.map(({ request }) => request.seed))).toEqual(new Set(seeds));
    expect((await service.engine.store.ledger.readBalance(service.who.accountId)).chargedMicros).toBe(n * 50_000);
  });

  it('have the format of their size', async () => {
    const { make } = await open();
    const { tasks } = await make(PATH, { model: IMAGE_MODEL, prompt: 'A boat', size: '1792x1024' });
    expect(tasks[0]?.request).toMatchObject({ aspectRatio: '16:9', exact: { width: 1792, height: 1024 } });
  });

  it('come all or not at all: where one fails, those that nobody has begun are withdrawn', async () => {
    const { ask, service, next } = await open();
    const answering = ask(PATH, { prompt: 'A boat', n: 3 });
    const { job, running } = await next();
    await vi.waitFor(async () => {
      expect(await service.engine.store.tasks.countUnfinished()).toEqual({ queued: 2, running: 1 });
    }, 300_000);
    const failure = { code: 'generation_failed', message: 'The image could not be drawn.' } as const;
    await service.images.lifecycle.fail(job.claim, running, failure);
    expect((await answering).status).toBe(500);
    await vi.waitFor(async () => {
      expect(await service.engine.store.tasks.countUnfinished()).toEqual({ queued: 0, running: 0 });
    }, 300_000);
    expect(await service.engine.store.ledger.readBalance(service.who.accountId)).toMatchObject({
      heldMicros: 0,
      chargedMicros: 0,
    });
  });

  it('are answered as addresses that open without a key, while the key is good', async () => {
    const { make, service, url } = await open();
    const { text } = await make(PATH, { prompt: 'A boat', response_format: 'url', output_format: 'webp' });
    const [{ url: address }] = (JSON.parse(text) as { data: [{ url: string }] }).data;
    expect(address).toMatch(/^https:\/\/films\.example\/v1\/images\/files\/[\w.-]+$/);
    const link = `${url}${new URL(address).pathname}`;
    const opened = await fetch(link);
    expect(
      Object.fromEntries(['content-type', 'content-disposition'].map((name) => [name, opened.headers.get(name)])),
    ).toEqual({ 'content-type': 'image/webp', 'content-disposition': expect.stringMatching(/^inline; .*\.webp"$/) });
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(PNG);
    const forged = `${link.slice(0, -5)}${link.endsWith('AAAAA') ? 'BBBBB' : 'AAAAA'}`;
    for (const other of [forged, `${url}/v1/images/files/x`, `${url}/v1/images/files/${'a'.repeat(80)}.b`]) {
      expect((await fetch(other)).status).toBe(410);
    }
    service.engine.clock.advance(3600);
    expect((await fetch(link)).status).toBe(410);
  });

  it('come as events, with what is to be seen of their making', async () => {
    const { ask, next, finish, service } = await open();
    const answering = ask(PATH, { prompt: 'A boat', size: '256x256', stream: true, partial_images: 2 });
    const { job, running } = await next();
    for (const index of [0, 1]) {
      await service.blobs.put(partialKey(running.id, running.attempt, index), Buffer.from(`partial ${index}`));
      await service.images.lifecycle.reportProgress(running, (index + 1) / 3);
    }
    await finish({ job, running });
    const { text, type } = await answering;
    expect(type).toBe('text/event-stream; charset=utf-8');
    const look = { created_at: 1_793_620_800, background: 'opaque', output_format: 'png', quality: 'high' };
    const partial = (index: number) => ({
      type: 'image_generation.partial_image',
      partial_image_index: index,
      b64_json: Buffer.from(`partial ${index}`).toString('base64'),
      ...look,
      size: '256x256',
    });
    expect(readEvents(text)).toEqual([
      ['image_generation.partial_image', partial(0)],
      ['image_generation.partial_image', partial(1)],
      [
        'image_generation.completed',
        expect.objectContaining({ b64_json: PNG_BASE64, ...look, size: '8x4', usage: expect.anything() }),
      ],
    ]);
    await vi.waitFor(async () => {
      expect((await service.listBlobs()).filter((key) => key.startsWith('partials/'))).toEqual([]);
    }, 300_000);
  });

  it('are refused by their status before the first event, and by an event after it', async () => {
    const { ask, start, next, service } = await open();
    const body = { prompt: 'A boat', stream: true, partial_images: 1 };
    expect((await ask(PATH, { ...body, size: '7x7' })).status).toBe(400);
    const beginning = start(PATH, body);
    const { job, running } = await next();
    await service.blobs.put(partialKey(running.id, running.attempt, 0), PNG);
    await service.images.lifecycle.reportProgress(running, 1 / 2);
    // The head of the answer comes with its first event.
    const { status, body: rest } = await beginning;
    const failure = { code: 'generation_failed', message: 'The image could not be drawn.' } as const;
    await service.images.lifecycle.fail(job.claim, running, failure);
    expect(status).toBe(200);
    expect(readEvents(await rest).at(-1)).toEqual([
      'error',
      expect.objectContaining({ type: 'error', error: expect.objectContaining({ code: 'generation_failed' }) }),
    ]);
  });

  it('are edited as files of a form, under a mask', async () => {
    const { send, work } = await open();
    const form = new FormData();
    form.append('image[]', new Blob([PNG]), 'a.png');
    form.append('mask', new Blob([await maskOf(8, 4)]), 'b.png');
    form.append('prompt', 'A boat');
    form.append('n', '1');
    const answering = send('/v1/images/edits', form);
    const { request } = await work();
    expect((await answering).status).toBe(200);
    expect(request).toMatchObject({
      prompt: 'A boat',
      exact: { width: 8, height: 4 },
      images: [{ mimeType: 'image/png', width: 8, height: 4 }],
      mask: { mimeType: 'image/png', width: 8, height: 4 },
    });
  });

  it('are not edited under a mask of another size', async () => {
    const { ask } = await open();
    const mask = (await maskOf(4, 4)).toString('base64');
    const { status, text } = await ask('/v1/images/edits', { image: PNG_BASE64, mask, prompt: 'A boat' });
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { error: { param: 'mask', message: 'mask has 4x4 pixels; it must be as large as the first image, 8x4.' } },
    ]);
  });

  it('are varied without a word, each in its own way', async () => {
    const { make } = await open();
    const { status, tasks } = await make('/v1/images/variations', { image: PNG_BASE64, n: 2, seed: 1 }, 2);
    expect(status).toBe(200);
    expect(new Set(tasks.map(({ request }) => request.prompt))).toEqual(new Set(['At dawn', 'At night in the rain']));
  });

  it('are refused in the shape of /v1, with the name of the field', async () => {
    const { ask } = await open();
    const { status, text } = await ask(PATH, { prompt: 'A boat', n: 0 });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ error: { param: 'n', code: 'invalid_request' }, code: 'invalid_request' });
    expect((await ask(PATH, { prompt: 'A boat', model: 'dall-e-3' })).status).toBe(404);
  });
});
