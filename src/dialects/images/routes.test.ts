import { describe, expect, it, vi } from 'vitest';
import { IMAGE_MODEL, openImageRoutes } from '../../../test/fixtures/image-routes.ts';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { makeImagesDialect } from './routes.ts';

const open = () => openImageRoutes(makeImagesDialect);
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
    expect(tasks[0]?.request).toMatchObject({ aspectRatio: '16:9', imageSize: '1K' });
  });

  it('come all or not at all: where one fails, those that nobody has begun are withdrawn', async () => {
    const { ask, service, next } = await open();
    const answering = ask(PATH, { prompt: 'A boat', n: 3 });
    const { job, running } = await next();
    await vi.waitFor(async () => {
      expect(await service.engine.store.tasks.countUnfinished()).toEqual({ queued: 2, running: 1 });
    }, 120_000);
    const failure = { code: 'generation_failed', message: 'The image could not be drawn.' } as const;
    await service.images.lifecycle.fail(job.claim, running, failure);
    expect((await answering).status).toBe(500);
    await vi.waitFor(async () => {
      expect(await service.engine.store.tasks.countUnfinished()).toEqual({ queued: 0, running: 0 });
    }, 120_000);
    expect(await service.engine.store.ledger.readBalance(service.who.accountId)).toMatchObject({
      heldMicros: 0,
      chargedMicros: 0,
    });
  });

  it('are refused in the shape of /v1, with the name of the field', async () => {
    const { ask } = await open();
    const { status, text } = await ask(PATH, { prompt: 'A boat', n: 0 });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ error: { param: 'n', code: 'invalid_request' }, code: 'invalid_request' });
    expect((await ask(PATH, { prompt: 'A boat', model: 'dall-e-3' })).status).toBe(404);
  });
});
