import { describe, expect, it } from 'vitest';
import type { CreationsView, CreationView } from '../../src/dialects/console/views.ts';
import { setUp, startConsole } from '../fixtures/console-app.ts';
import { PNG } from '../fixtures/images.ts';

describe('the playground and the library', () => {
  it('make a film, show how it comes along, and keep it until it is deleted', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    await started.app.work();
    const form = new FormData();
    const fields = { model: 'video-3.1-fast-generate-preview', prompt: 'A Boat at dusk', seconds: '4', seed: '7' };
    for (const [name, value] of Object.entries({ ...fields, negativePrompt: '', resolution: '720p' })) {
      form.append(name, value);
    }
    form.append('input_reference', new Blob([PNG], { type: 'image/png' }), 'first.png');
    const made = await browser.ask<CreationView>('POST', 'videos', form);
    expect(made.body).toMatchObject({
      kind: 'video',
      state: 'queued',
      prompt: 'A Boat at dusk',
      seconds: 4,
      seed: 7,
      mode: 'first_frame',
      price: '0.60',
      inputs: [{ mimeType: 'image/jpeg' }],
      file: null,
    });
    const { id } = made.body;
    await expect
      .poll(async () => (await browser.get<CreationView>(`creations/${id}`)).state, { timeout: 300_000, interval: 100 })
      .toBe('succeeded');
    const done = await browser.get<CreationView>(`creations/${id}`);
    const { file, inputs } = done;
    if (file === null) throw new Error('There is no file.');
    const range = await browser.send('GET', file.content, { headers: { range: 'bytes=0-99' } });
    expect([range.status, range.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    for (const [path, type] of [
      [file.thumbnail, 'image/webp'],
      [file.spritesheet, 'image/jpeg'],
      [inputs[0]?.content, 'image/jpeg'],
    ] as const) {
      const answer = await browser.send('GET', path ?? '');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    const list = async (query: string) =>
      (await browser.get<CreationsView>(`creations?${query}`)).creations.map((creation) => creation.id);
    expect(await list('search=boat%20DUSK')).toEqual([id]);
    expect(await list('search=ship')).toEqual([]);
    expect(await list('kind=image')).toEqual([]);
    expect(await list('state=succeeded&kind=video&limit=1')).toEqual([id]);
    expect((await browser.ask('DELETE', `creations/${id}`)).body).toEqual({ done: true });
    expect(await list('')).toEqual([]);
    expect((await browser.ask('GET', `creations/${id}`)).status).toBe(404);
  });

  it('make a still', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    await started.app.work();
    const form = new FormData();
    for (const [name, value] of Object.entries({ prompt: 'A red sea', aspectRatio: '16:9', imageSize: '512' })) {
      form.append(name, value);
    }
    const made = await browser.ask<CreationView>('POST', 'images', form);
    expect(made.body).toMatchObject({ kind: 'image', state: 'succeeded', price: '0.05', aspectRatio: '16:9' });
    const picture = await browser.send('GET', made.body.file?.content ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('refuse what the API would refuse, and explain a prompt', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      model: 'video-3.1-generate-preview',
      prompt: 'A boat',
      resolution: '4k',
      seconds: '4',
    })) {
      form.append(name, value);
    }
    const refused = await browser.ask('POST', 'videos', form);
    expect([refused.status, refused.body.error]).toEqual([
      400,
      { code: 'invalid_request', message: '4k needs 8 seconds; got 4.', param: 'seconds' },
    ]);
    expect(await browser.post('explain', { prompt: 'A dog runs on a beach' })).toMatchObject({
      setting: { place: 'beach' },
    });
    expect((await browser.ask('GET', 'creations?limit=1000')).status).toBe(400);
    expect((await browser.ask('GET', 'creations?after=task_1')).status).toBe(400);
  });
});
