import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { GoogleGenAI, MaskReferenceImage, MaskReferenceMode, RawReferenceImage } from '@google/genai';
import { generateImage } from 'ai';
import OpenAI, { BadRequestError, toFile } from 'openai';
import OpenAI6, { toFile as toFile6 } from 'openai6';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeld, readLedger } from './support/data-folder.ts';
import { call } from './support/http.ts';
import { IMAGE_MODEL as model } from './support/images.ts';
import {
  CLEAR_MASK,
  expectChangedInHole,
  expectImage,
  fromBase64,
  PICTURE,
  WHITE_MASK,
} from './support/masked-picture.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';

/** Of few shapes: what is tested is how it is asked for. */
const prompt = 'The calm sea at sunset, with small red clouds';
const ALIAS = 'gemini-kinora';

describe('images that are more than words and a ratio', () => {
  let folder: string;
  let service: Service;
  beforeAll(async () => {
    folder = await makeFolder();
    const settings = { KINORA_MODEL_ALIASES: `${ALIAS}=${model}`, KINORA_CREATES_PER_MINUTE: '1000' };
    // Only what is edited under a mask is drawn: of all else its size, its format or its number is asked.
    service = await serve({ folder, settings });
  });
  afterAll(async () => {
    expect(readHeld(service.data)).toBe(0);
    await service.kill();
    await removeFolder(folder);
  });
  const charges = () => readLedger(service.data).filter(({ kind }) => kind === 'charge').length;

  describe.each([
    ['the official OpenAI client', () => new OpenAI({ apiKey: service.key, baseURL: `${service.url}/v1` }), toFile],
    ['its version 6', () => new OpenAI6({ apiKey: service.key, baseURL: `${service.url}/v1` }) as never, toFile6],
  ] as const)('with %s', (_name, connect: () => OpenAI, upload) => {
    const picture = () => upload(PICTURE, 'picture.png', { type: 'image/png' });
    const mask = () => upload(CLEAR_MASK, 'mask.png', { type: 'image/png' });

    it('are edited under a mask, and nowhere else', async () => {
      const before = charges();
      const answer = await connect().images.edit({
        model,
        image: await picture(),
        mask: await mask(),
        prompt: 'At night',
      });
      await expectChangedInHole(fromBase64(answer.data?.[0]?.b64_json), 0);
      expect(charges()).toBe(before + 1);
    });

    it('are events of the responses style', async () => {
      const stream = connect().responses.stream({
        model,
        input: [
          {
            role: 'user',
            content: [
              { type: 'input_text', text: 'At night' },
              {
                type: 'input_image',
                detail: 'auto',
                image_url: `data:image/png;base64,${PICTURE.toString('base64')}`,
              },
            ],
          },
        ],
        tools: [{ type: 'image_generation', size: '256x256' as never, partial_images: 1 }],
      });
      const types: string[] = [];
      for await (const event of stream) types.push(event.type.replace('response.image_generation_call', 'call'));
      expect(types).toEqual([
        ...['response.created', 'response.in_progress', 'response.output_item.added'],
        ...['call.in_progress', 'call.generating', 'call.partial_image', 'call.completed'],
        ...['response.output_item.done', 'response.completed'],
      ]);
      const [item] = (await stream.finalResponse()).output;
      await expectImage(fromBase64(item?.type === 'image_generation_call' ? item.result : ''), '256x256');
    });
  });

  /** Both versions send these in the same way. */
  describe('with its newest version', () => {
    const connect = () => new OpenAI({ apiKey: service.key, baseURL: `${service.url}/v1` });
    const picture = () => toFile(PICTURE, 'picture.png', { type: 'image/png' });
    const mask = () => toFile(CLEAR_MASK, 'mask.png', { type: 'image/png' });

    it('have the pixels that were asked for', async () => {
      const { images } = connect();
      for (const size of ['256x256', '1536x1024'] as const) {
        const answer = await images.generate({ model, prompt, size });
        expect(answer.size).toBe(size);
        await expectImage(fromBase64(answer.data?.[0]?.b64_json), size);
      }
      const refused: unknown = await images
        .generate({ model, prompt, size: '1000x600' })
        .catch((error: unknown) => error);
      expect(String((refused as Error).message)).toContain('1024x1792, 2048x2048, 3840x2160, 2160x3840, auto');
    });

    it.each(['jpeg', 'webp'] as const)('are written as %s, and opened by an address without a key', async (format) => {
      const answer = await connect().images.generate({
        model,
        prompt,
        size: '512x512',
        output_format: format,
        output_compression: 60,
        response_format: 'url',
      });
      const url = answer.data?.[0]?.url ?? '';
      const opened = await fetch(url);
      expect([opened.status, opened.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      await expectImage(Buffer.from(await opened.arrayBuffer()), '512x512', format);
      expect((await fetch(`${url.slice(0, -4)}AAAA`)).status).toBe(410);
    });

    it('are shown while they are made', async () => {
      const stream = await connect().images.generate({
        model,
        prompt,
        size: '512x512',
        stream: true,
        partial_images: 2,
      });
      const seen: unknown[] = [];
      for await (const event of stream) {
        await expectImage(fromBase64(event.b64_json), '512x512');
        seen.push([event.type, 'partial_image_index' in event ? event.partial_image_index : event.usage.output_tokens]);
      }
      expect(seen).toEqual([
        ['image_generation.partial_image', 0],
        ['image_generation.partial_image', 1],
        ['image_generation.completed', 747],
      ]);
    });

    it('are edited from several pictures, two at once, and as a stream', async () => {
      const { images } = connect();
      const both = [await picture(), await picture()];
      const answer = await images.edit({ model, image: both, prompt, n: 2, size: '512x512', output_format: 'jpeg' });
      expect(answer.data).toHaveLength(2);
      for (const { b64_json } of answer.data ?? []) await expectImage(fromBase64(b64_json), '512x512', 'jpeg');
      const stream = await images.edit({
        model,
        image: await picture(),
        mask: await mask(),
        prompt: 'At night',
        output_format: 'jpeg',
        stream: true,
        partial_images: 1,
      });
      const types: string[] = [];
      for await (const event of stream) {
        types.push(event.type);
        if (event.type === 'image_edit.completed') await expectChangedInHole(fromBase64(event.b64_json), 12);
      }
      expect(types).toEqual(['image_edit.partial_image', 'image_edit.completed']);
    });

    it('are varied', async () => {
      const answer = await connect().images.createVariation({ model, image: await picture(), n: 2, size: '256x256' });
      const pictures = (answer.data ?? []).map(({ b64_json }) => fromBase64(b64_json));
      for (const file of pictures) await expectImage(file, '256x256');
      expect(new Set(pictures.map((file) => file.toString('base64'))).size).toBe(2);
    });

    it('are answers of the responses style, turn by turn', async () => {
      const { responses } = connect();
      const tools = [{ type: 'image_generation', size: '512x512' as never, output_format: 'webp' } as const];
      const first = await responses.create({ model, input: prompt, tools, tool_choice: { type: 'image_generation' } });
      const [item] = first.output;
      if (item?.type !== 'image_generation_call') throw new Error('There is no image.');
      await expectImage(fromBase64(item.result), '512x512', 'webp');
      const next = await responses.create({
        model,
        input: [{ role: 'user', content: prompt }, item, { role: 'user', content: 'Make it darker' }],
        tools,
      });
      expect(next.output[0]).toMatchObject({ type: 'image_generation_call', action: 'edit', status: 'completed' });
      expect(next.usage?.input_tokens).toBe(4 + 258);
      const refused: unknown = await responses
        .create({ model, input: prompt, tools, previous_response_id: first.id })
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ status: 400, param: 'previous_response_id' });
    });
  });

  it('are refused with BadRequestError where a mask does not fit', async () => {
    const { images } = new OpenAI({ apiKey: service.key, baseURL: `${service.url}/v1` });
    const small = await toFile(await sharp(CLEAR_MASK).resize(30, 20).png().toBuffer(), 'mask.png');
    const image = await toFile(PICTURE, 'picture.png');
    const refused: unknown = await images.edit({ image, mask: small, prompt }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BadRequestError);
    expect(refused).toMatchObject({ param: 'mask', message: expect.stringContaining('300x200') });
  });

  it('are edited from JSON', async () => {
    const image_url = `data:image/png;base64,${PICTURE.toString('base64')}`;
    const mask = { image_url: `data:image/png;base64,${CLEAR_MASK.toString('base64')}` };
    const answer = await call(service, '/v1/images/edits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ images: [{ image_url }], mask, prompt: 'At night' }),
    });
    expect(answer.status).toBe(200);
    await expectChangedInHole(fromBase64((answer.json as { data: [{ b64_json: string }] }).data[0].b64_json), 0);
  });

  describe('with the official Google client', () => {
    const httpOptions = () => ({ baseUrl: service.url, apiVersion: 'v1beta' });
    const connect = () => new GoogleGenAI({ vertexai: true, apiKey: service.key, httpOptions: httpOptions() });

    it('are made by generateImages, up to four at once', async () => {
      const before = charges();
      const config = { numberOfImages: 4, aspectRatio: '16:9', imageSize: '512', outputMimeType: 'image/jpeg' };
      const { generatedImages = [] } = await connect().models.generateImages({ model, prompt, config });
      expect(generatedImages.map(({ image }) => image?.mimeType)).toEqual(
        Array.from({ length: 4 }, () => 'image/jpeg'),
      );
      for (const { image } of generatedImages) await expectImage(fromBase64(image?.imageBytes), '688x384', 'jpeg');
      expect(charges()).toBe(before + 4);
      await expect(connect().models.generateImages({ model, prompt, config: { numberOfImages: 5 } })).rejects.toThrow(
        'parameters.sampleCount must be a whole number from 1 to 4',
      );
    });

    it('are edited by editImage, where its mask is white', async () => {
      const image = (bytes: Buffer) => ({ imageBytes: bytes.toString('base64'), mimeType: 'image/png' });
      const raw = new RawReferenceImage();
      raw.referenceImage = image(PICTURE);
      const mask = new MaskReferenceImage();
      mask.referenceImage = image(WHITE_MASK);
      mask.config = { maskMode: MaskReferenceMode.MASK_MODE_USER_PROVIDED };
      const wish = { model, prompt: 'At night', referenceImages: [raw, mask] };
      const { generatedImages = [] } = await connect().models.editImage(wish);
      await expectChangedInHole(fromBase64(generatedImages[0]?.image?.imageBytes), 0);
    });
  });

  describe('with the AI SDK', () => {
    it('are made by google.image, under a name that it accepts', async () => {
      const google = createGoogle({ apiKey: service.key, baseURL: `${service.url}/v1beta` });
      const { images } = await generateImage({ model: google.image(ALIAS), prompt, n: 2, aspectRatio: '16:9' });
      expect(images).toHaveLength(2);
      for (const { uint8Array } of images) await expectImage(uint8Array, '1376x768');
    });

    it('are edited under a mask with its provider for this style', async () => {
      const provider = createOpenAICompatible({ name: 'kinora', apiKey: service.key, baseURL: `${service.url}/v1` });
      const { images } = await generateImage({
        model: provider.imageModel(model),
        prompt: { text: 'At night', images: [PICTURE], mask: CLEAR_MASK },
      });
      await expectChangedInHole(images[0]?.uint8Array ?? new Uint8Array(), 0);
    });
  });
});
