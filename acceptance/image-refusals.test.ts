import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { query, readHeld, readLedger } from './support/data-folder.ts';
import { expectGoogleRefusal, expectRefusal } from './support/http.ts';
import { CHAT, IMAGE_MODEL, IMAGES, NATIVE, post } from './support/images.ts';
import { ANIMATED_WEBP, FILM, GIF, PNG } from './support/pictures.ts';
import { makeFolder, removeFolder, type Service, type Settings, serve } from './support/process.ts';
import { until } from './support/until.ts';

const inline = (data: Buffer | string) => ({
  inlineData: { mimeType: 'image/png', data: typeof data === 'string' ? data : data.toString('base64') },
});
const url = (data: Buffer) => ({
  type: 'image_url',
  image_url: { url: `data:image/png;base64,${data.toString('base64')}` },
});
const BOAT = { parts: [{ text: 'A boat' }] };
const USER = { role: 'user', content: 'A boat' };
const LONG = 'a'.repeat(200_000);
const many = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);

let folder: string;
let service: Service;

describe('a request for an image', () => {
  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, args: ['--role', 'api'], settings: { KINORA_CREATES_PER_MINUTE: '1000' } });
  });
  afterAll(async () => {
    expect(query(service.data, 'select count(*) as n from tasks')).toEqual([{ n: 0 }]);
    expect(readLedger(service.data)).toEqual([]);
    await service.kill();
    await removeFolder(folder);
  });

  it.each<[string, unknown, string]>([
    ['no contents', {}, 'contents'],
    ['contents that are text', { contents: 'A boat' }, 'contents'],
    ['no text', { contents: [{ parts: [inline(PNG)] }] }, 'contents'],
    ['blank text', { contents: [{ parts: [{ text: ' ' }] }] }, 'contents'],
    ['a wrong role', { contents: [{ role: 'assistant', ...BOAT }] }, 'contents[0].role'],
    ['a text of 200 kB', { contents: [{ parts: [{ text: LONG }] }] }, 'contents'],
    [
      '15 pictures',
      { contents: [{ parts: [{ text: 'A boat' }, ...many(15, inline(PNG))] }] },
      'contents[0].parts[15].inlineData',
    ],
    [
      'a picture that is no base64',
      { contents: [{ parts: [{ text: 'A' }, inline('!')] }] },
      'contents[0].parts[1].inlineData',
    ],
    [
      'a picture that cannot be read',
      { contents: [{ parts: [{ text: 'A' }, inline(PNG.subarray(0, 40))] }] },
      'contents[0].parts[1].inlineData',
    ],
    ['a film', { contents: [{ parts: [{ text: 'A' }, inline(FILM)] }] }, 'contents[0].parts[1].inlineData'],
    [
      'an unknown ratio',
      { contents: [BOAT], generationConfig: { imageConfig: { aspectRatio: '5:3' } } },
      'generationConfig.imageConfig.aspectRatio',
    ],
    [
      'an unknown size',
      { contents: [BOAT], generationConfig: { imageConfig: { imageSize: '8K' } } },
      'generationConfig.imageConfig.imageSize',
    ],
    [
      'text alone',
      { contents: [BOAT], generationConfig: { responseModalities: ['TEXT'] } },
      'generationConfig.responseModalities',
    ],
    [
      'two candidates',
      { contents: [BOAT], generationConfig: { candidateCount: 2 } },
      'generationConfig.candidateCount',
    ],
    [
      'a temperature in words',
      { contents: [BOAT], generationConfig: { temperature: 'hot' } },
      'generationConfig.temperature',
    ],
    ['no tokens', { contents: [BOAT], generationConfig: { maxOutputTokens: 0 } }, 'generationConfig.maxOutputTokens'],
    ['a seed below 0', { contents: [BOAT], generationConfig: { seed: -1 } }, 'generationConfig.seed'],
  ])('in the native format is refused for %s, and names the field', async (_what, body, field) => {
    const answer = await post(service, NATIVE, body);
    expectGoogleRefusal(answer, { status: 400, name: 'INVALID_ARGUMENT', field });
  });

  it.each<[string, Record<string, unknown>, string | null, string?]>([
    ['no model', { model: undefined }, 'model'],
    ['a model of videos', { model: 'video-3.1-generate-preview' }, 'model'],
    ['no messages', { messages: undefined }, 'messages'],
    ['no message', { messages: [] }, 'messages'],
    ['no text', { messages: [{ role: 'user', content: [url(PNG)] }] }, 'messages'],
    ['a wrong role', { messages: [{ role: 'model', content: 'A boat' }] }, 'messages[0].role'],
    ['a text of 200 kB', { messages: [{ role: 'user', content: LONG }] }, 'messages'],
    ['a style of 200 kB', { messages: [{ role: 'system', content: LONG }, USER] }, 'messages[0].content'],
    [
      '15 pictures',
      { messages: [{ role: 'user', content: [{ type: 'text', text: 'A' }, ...many(15, url(PNG))] }] },
      'messages[0].content[15].image_url',
    ],
    [
      'a picture that moves',
      { messages: [USER, { role: 'user', content: [url(ANIMATED_WEBP)] }] },
      'messages[1].content[0].image_url',
    ],
    [
      'a picture of another type',
      { messages: [USER, { role: 'user', content: [url(GIF)] }] },
      'messages[1].content[0].image_url',
    ],
    ['an unknown ratio', { extra_body: { imageConfig: { aspectRatio: '5:3' } } }, 'extra_body.imageConfig.aspectRatio'],
    ['an unknown size', { image_config: { image_size: '3K' } }, 'image_config.image_size'],
    [
      'an unknown ratio in a system message',
      { messages: [{ role: 'system', content: '{"aspectRatio":"5:3"}' }, USER] },
      'messages[0].content.aspectRatio',
    ],
    ['max_tokens as text', { max_tokens: '100' }, 'max_tokens'],
    ['max_tokens 0', { max_tokens: 0 }, 'max_tokens'],
    ['a temperature as text', { temperature: '0.7' }, 'temperature'],
    ['a temperature of 3', { temperature: 3 }, 'temperature'],
    ['stream as text', { stream: 'true' }, 'stream'],
    ['two answers', { n: 2 }, 'n'],
  ])('in the chat format is refused for %s, and names the field', async (_what, change, param) => {
    const answer = await post(service, CHAT, { model: IMAGE_MODEL, messages: [USER], ...change });
    expectRefusal(answer, { status: 400, code: 'invalid_request', param });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ n: 0 }, 'n'],
    [{ n: 5 }, 'n'],
    [{ n: 'two' }, 'n'],
    [{ size: '1000x600' }, 'size'],
    [{ size: 'large' }, 'size'],
    [{ prompt: '' }, 'prompt'],
    [{ prompt: LONG }, 'prompt'],
    [{ response_format: 'file' }, 'response_format'],
    [{ output_format: 'gif' }, 'output_format'],
    [{ output_compression: 50 }, 'output_compression'],
    [{ background: 'transparent' }, 'background'],
    [{ partial_images: 2 }, 'partial_images'],
    [{ image: 'AAAA' }, 'image'],
  ])('in the images format is refused for its field %#, and names it', async (change, param) => {
    const answer = await post(service, IMAGES, { prompt: 'A boat', ...change });
    expectRefusal(answer, { status: 400, code: 'invalid_request', param });
  });

  it('with a wrong key, or for a model that is not there, is refused as everywhere', async () => {
    const chat = { model: 'gpt-5', messages: [USER] };
    expectRefusal(await post(service, CHAT, chat), { status: 404, code: 'model_not_found', param: 'model' });
    expectRefusal(await post(service, CHAT, chat, { key: 'sk-no' }), { status: 401, code: 'invalid_api_key' });
    const unknown = NATIVE.replace(IMAGE_MODEL, 'gemini');
    expectGoogleRefusal(await post(service, unknown, { contents: [BOAT] }), {
      status: 404,
      name: 'NOT_FOUND',
      field: 'model',
    });
    const refused = await post(service, NATIVE, { contents: [BOAT] }, { key: null });
    expectGoogleRefusal(refused, { status: 403, name: 'PERMISSION_DENIED' });
  });
});

/** Without a worker: what waits keeps waiting. */
async function start(settings: Settings): Promise<void> {
  folder = await makeFolder();
  service = await serve({ folder, args: ['--role', 'api'], settings });
}
async function end(): Promise<void> {
  await service.kill();
  await removeFolder(folder);
}
const kinds = () => readLedger(service.data).map(({ kind }) => kind);
const chat = (signal?: AbortSignal) =>
  fetch(`${service.url}${CHAT}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: IMAGE_MODEL, messages: [USER] }),
    signal: signal ?? null,
  });

describe('an image that nobody draws', () => {
  it('is given up at its deadline, with 504 in each format, and nothing stays held', async () => {
    await start({ KINORA_IMAGE_DEADLINE_SECONDS: '1' });
    onTestFinished(end);
    const [native, completion] = await Promise.all([
      post(service, NATIVE, { contents: [BOAT] }),
      post(service, CHAT, { model: IMAGE_MODEL, messages: [USER] }),
    ]);
    expectGoogleRefusal(native, { status: 504, name: 'DEADLINE_EXCEEDED' });
    expectRefusal(completion, { status: 504, code: 'deadline_exceeded' });
    expect([readHeld(service.data), kinds().sort()]).toEqual([0, ['hold', 'hold', 'release', 'release']]);
  });
});

describe('an image that nobody draws, where one at a time may wait', () => {
  beforeAll(() => start({ KINORA_QUEUED_IN_ALL: '1' }));
  afterAll(end);

  it('is withdrawn when its client hangs up, and nothing stays held', async () => {
    const gone = new AbortController();
    const asked = chat(gone.signal);
    await until('the image waits', () => readHeld(service.data) === 50_000);
    gone.abort();
    await expect(asked).rejects.toThrow('abort');
    await until('the hold is released', () => readHeld(service.data) === 0);
    expect(kinds()).toEqual(['hold', 'release']);
  });

  it('is not taken where the queue is full, and its client is told when to come back', async () => {
    const gone = new AbortController();
    const waiting = chat(gone.signal).catch(() => null);
    await until('the image waits', () => readHeld(service.data) === 50_000);
    const refused = await post(service, NATIVE, { contents: [BOAT] });
    expectGoogleRefusal(refused, { status: 503, name: 'UNAVAILABLE' });
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    gone.abort();
    await waiting;
    await until('the hold is released', () => readHeld(service.data) === 0);
  });

  it('is answered with 503 when the service stops', async () => {
    const before = kinds().length;
    const asked = chat();
    await until('the image waits', () => readHeld(service.data) === 50_000);
    const stopped = service.stop();
    const answer = await asked;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await stopped).code).toBe(0);
    expect([readHeld(service.data), kinds().slice(before)]).toEqual([0, ['hold', 'release']]);
  });
});

describe('an edit that cannot be done', () => {
  it('is refused in plain words, not tried again, and costs nothing', async () => {
    folder = await makeFolder();
    service = await serve({ folder, settings: { KINORA_INTERNAL_DRAFT_FRAMES: '0' } });
    const picture = await readFile(new URL('../test/fixtures/photographs/coffee-cup.jpg', import.meta.url));
    const contents = [{ parts: [{ text: 'make it better' }, inline(picture)] }];
    const answer = await post(service, NATIVE, { contents });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('so it was not changed.');
    expect(readHeld(service.data)).toBe(0);
    expect(readLedger(service.data).map(({ kind }) => kind)).toEqual(['hold', 'release']);
    await service.kill();
    await removeFolder(folder);
  });
});
