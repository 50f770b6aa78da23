import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsOf, readHeld, readLedger } from './support/data-folder.ts';
import { call } from './support/http.ts';
import {
  CHAT,
  expectPicture,
  IMAGE_MODEL,
  IMAGES,
  NATIVE,
  pictureOfChat,
  pictureOfNative,
  picturesOfList,
  post,
} from './support/images.ts';
import { JPEG, PNG, WEBP } from './support/pictures.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { makeVideo } from './support/tasks.ts';

/** src/core/image-size.test.ts knows the others, and `npm run verify -- images` draws all of them. */
const PIXELS_AT_512 = { '1:8': '192x1536', '4:5': '464x576', '21:9': '792x336' } as const;

const asUrl = (picture: Buffer, type: string) => `data:image/${type};base64,${picture.toString('base64')}`;
const small = { imageSize: '512' };

describe('images', () => {
  let folder: string;
  let service: Service;
  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, settings: { KINORA_CREATES_PER_MINUTE: '1000' } });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  const native = (body: Record<string, unknown>) => post(service, NATIVE, body);
  const chat = (body: Record<string, unknown>) => post(service, CHAT, { model: IMAGE_MODEL, ...body });

  it('are made from the native body of the specification, with its own header for the key', async () => {
    const body = {
      contents: [{ parts: [{ text: 'The sea below a cliff at dusk' }] }],
      generationConfig: { responseModalities: ['image'], imageConfig: { aspectRatio: '9:16', imageSize: '2K' } },
    };
    const answer = await post(service, NATIVE, body, { key: null, headers: { 'x-vendor-api-key': service.key } });
    expectPicture(pictureOfNative(answer), '1536x2752');
    expect(answer.json).toMatchObject({
      candidates: [
        { content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png' } }] }, finishReason: 'STOP' },
      ],
      usageMetadata: { candidatesTokenCount: 1120 },
      modelVersion: IMAGE_MODEL,
      responseId: expect.stringMatching(/^task_/),
    });
  });

  it('are made from the chat body of the specification, configured in extra_body', async () => {
    const answer = await chat({
      extra_body: { imageConfig: { aspectRatio: '16:9', imageSize: '2K' } },
      messages: [{ role: 'user', content: [{ type: 'text', text: 'The sea below a cliff at dusk' }] }],
      max_tokens: 4096,
      temperature: 0.7,
    });
    expectPicture(pictureOfChat(answer), '2752x1536');
    expect(answer.json).toMatchObject({ object: 'chat.completion', choices: [{ finish_reason: 'stop' }] });
  });

  it('are made from the chat body of the specification, configured in a system message', async () => {
    const answer = await chat({
      messages: [
        { role: 'system', content: JSON.stringify({ aspectRatio: '21:9', imageSize: '512' }) },
        { role: 'user', content: [{ type: 'text', text: 'The sea below a cliff at dusk' }] },
      ],
    });
    expectPicture(pictureOfChat(answer), '792x336');
    const wrapped = await chat({
      messages: [
        { role: 'system', content: JSON.stringify({ imageConfig: { aspectRatio: '4:1', imageSize: '512' } }) },
        { role: 'system', content: 'In the style of an old woodcut' },
        { role: 'user', content: 'The sea below a cliff at dusk' },
      ],
    });
    expectPicture(pictureOfChat(wrapped), '1024x256');
  });

  it('have the exact pixels of their ratio', async () => {
    const made = await Promise.all(
      Object.entries(PIXELS_AT_512).map(async ([aspectRatio, size]) => {
        const answer = await native({
          contents: [{ parts: [{ text: 'Mountains at dawn' }] }],
          generationConfig: { imageConfig: { aspectRatio, ...small } },
        });
        expectPicture(pictureOfNative(answer), size);
        return aspectRatio;
      }),
    );
    expect(made).toHaveLength(3);
  });

  it('are 1K and square where nothing is said, and as wide as their first picture', async () => {
    const [plain, led] = await Promise.all([
      native({ contents: [{ parts: [{ text: 'A boat' }] }] }),
      native({
        contents: [
          { parts: [{ text: 'A boat' }, { inlineData: { mimeType: 'image/png', data: PNG.toString('base64') } }] },
        ],
        generationConfig: { imageConfig: small },
      }),
    ]);
    expectPicture(pictureOfNative(plain), '1024x1024');
    expectPicture(pictureOfNative(led), '688x384');
  });

  it('are the same again with the same seed, in whichever format, and others with another', async () => {
    const prompt = 'A red car in the rain';
    const [first, again, images, other] = await Promise.all([
      native({ contents: [{ parts: [{ text: prompt }] }], generationConfig: { seed: 0, imageConfig: small } }),
      chat({ messages: [{ role: 'user', content: prompt }], seed: 0, imageConfig: small }),
      post(service, IMAGES, { prompt, seed: 0, size: '512x512' }),
      chat({ messages: [{ role: 'user', content: prompt }], seed: 1, imageConfig: small }),
    ]);
    const picture = expectPicture(pictureOfNative(first), '512x512');
    expect(pictureOfChat(again).equals(picture)).toBe(true);
    expect(picturesOfList(images).map((each) => each.equals(picture))).toEqual([true]);
    expect(pictureOfChat(other).equals(picture)).toBe(false);
  });

  it('take up to 14 pictures, of every type, and earlier answers among them', async () => {
    const types = [asUrl(PNG, 'png'), asUrl(WEBP, 'webp'), asUrl(JPEG, 'jpeg')];
    const parts = Array.from({ length: 13 }, (_, index) => ({
      type: 'image_url',
      image_url: { url: types[index % 3] },
    }));
    const answer = await chat({
      imageConfig: small,
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'A wall with pictures' }, ...parts] },
        { role: 'assistant', content: `![image](${asUrl(PNG, 'png')})` },
        { role: 'user', content: 'At night' },
      ],
    });
    expectPicture(pictureOfChat(answer), '688x384');
    expect(answer.json).toMatchObject({ usage: { prompt_tokens: 14 * 258 + 2 } });
  });

  it('are charged one by one, and shown in the list of charges', async () => {
    const before = readLedger(service.data).length;
    const answer = await post(service, IMAGES, { prompt: 'A boat', n: 2, size: '512x512' });
    expect(picturesOfList(answer)).toHaveLength(2);
    expect(readLedger(service.data)).toHaveLength(before + 4);
    const { json } = await call(service, '/v1/charges?limit=2');
    expect(json).toMatchObject({
      object: 'list',
      data: Array.from({ length: 2 }, () => ({
        model: IMAGE_MODEL,
        seconds: null,
        images: 1,
        unit_price: '0.05',
        amount: '0.05',
        currency: 'USD',
      })),
      has_more: true,
    });
    expect(readHeld(service.data)).toBe(0);
  });

  it('are made once for the same Idempotency-Key, and charged once', async () => {
    const headers = { 'idempotency-key': 'one' };
    const body = { model: IMAGE_MODEL, messages: [{ role: 'user', content: 'A boat' }], imageConfig: small };
    const [first, second] = await Promise.all([
      post(service, CHAT, body, { headers }),
      post(service, CHAT, body, { headers }),
    ]);
    expect(pictureOfChat(second).equals(pictureOfChat(first))).toBe(true);
    expect(second.json).toMatchObject({ id: (first.json as { id: string }).id });
    const conflict = await post(service, CHAT, { ...body, seed: 3 }, { headers });
    expect(conflict.status).toBe(409);
  });

  it('are nothing that could be found among the videos', async () => {
    const answer = await native({
      contents: [{ parts: [{ text: 'A boat' }] }],
      generationConfig: { imageConfig: small },
    });
    const { responseId } = answer.json as { responseId: string };
    expect(kindsOf(service.data, responseId)).toEqual(['charge', 'hold']);
    for (const path of [
      `/v1/videos/${responseId}`,
      `/v1/videos/${responseId}/content`,
      `/v1/video/generations/${responseId}`,
    ]) {
      expect((await call(service, path)).status, path).toBe(404);
    }
    expect((await call(service, `/v1/videos/${responseId}`, { method: 'DELETE' })).status).toBe(404);
    const video = await makeVideo(service);
    const { json } = await call(service, '/v1/videos?limit=100');
    expect((json as { data: { id: string }[] }).data.map(({ id }) => id)).toEqual([video.id]);
    expect(kindsOf(service.data, responseId)).toEqual(['charge', 'hold']);
  });
});
