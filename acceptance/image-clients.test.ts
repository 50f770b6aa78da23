import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ApiError, GoogleGenAI, Modality } from '@google/genai';
import { APICallError, generateImage, generateText } from 'ai';
import OpenAI, { BadRequestError } from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeld, readLedger } from './support/data-folder.ts';
import { expectPicture, IMAGE_MODEL } from './support/images.ts';
import { PNG } from './support/pictures.ts';
import { fromDataUrl } from './support/png.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';

/** Of few shapes: what is tested is how it is asked for. */
const prompt = 'The calm sea at sunset, with small red clouds';
const imageConfig = { aspectRatio: '16:9', imageSize: '512' };
const WIDE = '688x384';

/** Every client that people already have, as it comes: only address and key are ours. */
describe('images for', () => {
  let folder: string;
  let service: Service;
  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder });
  });
  afterAll(async () => {
    // One charge for every picture, and nothing held for those that were refused.
    expect(readHeld(service.data)).toBe(0);
    expect(readLedger(service.data).filter(({ kind }) => kind === 'release')).toEqual([]);
    await service.kill();
    await removeFolder(folder);
  });

  describe('the official Google client', () => {
    const connect = () => new GoogleGenAI({ apiKey: service.key, httpOptions: { baseUrl: service.url } });
    const config = { responseModalities: [Modality.IMAGE], imageConfig };

    it('are made by generateContent', async () => {
      const answer = await connect().models.generateContent({ model: IMAGE_MODEL, contents: prompt, config });
      expectPicture(Buffer.from(answer.data ?? '', 'base64'), WIDE);
      expect(answer.candidates).toHaveLength(1);
      expect(answer.candidates?.[0]).toMatchObject({ finishReason: 'STOP', content: { role: 'model' } });
      expect(answer.modelVersion).toBe(IMAGE_MODEL);
      expect(answer.responseId).toMatch(/^task_/);
      expect(answer.usageMetadata).toMatchObject({
        promptTokenCount: 12,
        candidatesTokenCount: 747,
        totalTokenCount: 759,
      });
    });

    it('are made by generateContentStream', async () => {
      const stream = await connect().models.generateContentStream({ model: IMAGE_MODEL, contents: prompt, config });
      const chunks = [];
      for await (const chunk of stream) chunks.push(chunk);
      expect(chunks).toHaveLength(1);
      expectPicture(Buffer.from(chunks[0]?.data ?? '', 'base64'), WIDE);
    });

    it('are made from a picture, and worked on in the next turn of a chat', async () => {
      const chat = connect().chats.create({ model: IMAGE_MODEL, config: { imageConfig: { imageSize: '512' } } });
      const inlineData = { mimeType: 'image/png', data: PNG.toString('base64') };
      const first = await chat.sendMessage({ message: [{ inlineData }, { text: 'A poster with this on it' }] });
      expectPicture(Buffer.from(first.data ?? '', 'base64'), WIDE);
      const second = await chat.sendMessage({ message: 'Make it darker' });
      expectPicture(Buffer.from(second.data ?? '', 'base64'), WIDE);
      // The picture of the first turn, its answer, and no words but the last.
      expect(second.usageMetadata?.promptTokensDetails).toEqual([
        { modality: 'TEXT', tokenCount: 4 },
        { modality: 'IMAGE', tokenCount: 2 * 258 },
      ]);
    });

    it('are refused with ApiError', async () => {
      const refused = connect().models.generateContent({
        model: IMAGE_MODEL,
        contents: prompt,
        config: { imageConfig: { aspectRatio: '7:5' } },
      });
      const error: unknown = await refused.catch((reason: unknown) => reason);
      if (!(error instanceof ApiError)) throw new Error(`Expected a refusal; got ${String(error)}`);
      expect([error.status, JSON.parse(error.message)]).toMatchObject([
        400,
        {
          error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringContaining('imageConfig.aspectRatio') },
        },
      ]);
    });
  });

  describe('the official OpenAI client', () => {
    const connect = () => new OpenAI({ apiKey: service.key, baseURL: `${service.url}/v1` });
    const messages = [{ role: 'user' as const, content: prompt }];
    /** As the Python library merges its `extra_body`. */
    const body = { model: IMAGE_MODEL, messages, imageConfig };

    it('are made by chat.completions', async () => {
      const completion = await connect().chat.completions.create(body);
      const [choice] = completion.choices;
      const [, url] = /^!\[image\]\((data:.+)\)$/.exec(choice?.message.content ?? '') ?? [];
      const picture = expectPicture(fromDataUrl(url), WIDE);
      expect(choice).toMatchObject({
        finish_reason: 'stop',
        message: { role: 'assistant', images: [{ type: 'image_url', image_url: { url }, index: 0 }] },
      });
      expect(completion.usage).toEqual({ prompt_tokens: 12, completion_tokens: 747, total_tokens: 759 });
      const [message] = completion.choices.map((each) => each.message);
      if (message === undefined) throw new Error('There is no message.');
      const next = await connect().chat.completions.create({
        ...body,
        messages: [...messages, message, { role: 'user', content: 'Make it darker' }],
      });
      const [, darker] = /\((data:.+)\)$/.exec(next.choices[0]?.message.content ?? '') ?? [];
      expect(expectPicture(fromDataUrl(darker), WIDE).equals(picture)).toBe(false);
      expect(next.usage?.prompt_tokens).toBe(4 + 258);
    });

    it('are made by chat.completions as a stream', async () => {
      const stream = await connect().chat.completions.create({
        ...body,
        stream: true,
        stream_options: { include_usage: true },
      });
      let content = '';
      const ends: unknown[] = [];
      for await (const chunk of stream) {
        content += chunk.choices[0]?.delta.content ?? '';
        ends.push(chunk.choices[0]?.finish_reason ?? chunk.usage?.total_tokens ?? null);
      }
      expectPicture(fromDataUrl(content.slice('![image]('.length, -1)), WIDE);
      expect(ends).toEqual([null, 'stop', 759]);
    });

    it.each([1, 2])('are made by images.generate, %i at once', async (n) => {
      const answer = await connect().images.generate({ model: IMAGE_MODEL, prompt, n, size: '512x512' });
      const pictures = (answer.data ?? []).map(({ b64_json }) => Buffer.from(b64_json ?? '', 'base64'));
      expect(pictures).toHaveLength(n);
      for (const picture of pictures) expectPicture(picture, '512x512');
      expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(n);
      expect(answer.usage?.output_tokens).toBe(n * 747);
    });

    it('are refused with BadRequestError, and not asked for again', async () => {
      const refused = connect().images.generate({ prompt, n: 0 });
      const error: unknown = await refused.catch((reason: unknown) => reason);
      if (!(error instanceof BadRequestError)) throw new Error(`Expected a refusal; got ${String(error)}`);
      expect(error).toMatchObject({ status: 400, code: 'invalid_request', param: 'n', type: 'invalid_request_error' });
    });
  });

  describe('the AI SDK', () => {
    it('are files of generateText with its Google provider', async () => {
      const google = createGoogle({ apiKey: service.key, baseURL: `${service.url}/v1beta` });
      const result = await generateText({
        model: google(IMAGE_MODEL),
        prompt,
        providerOptions: { google: { responseModalities: ['IMAGE'], imageConfig } },
      });
      expect(result.files.map(({ mediaType }) => mediaType)).toEqual(['image/png']);
      expectPicture(Buffer.from(result.files[0]?.uint8Array ?? []), WIDE);
      expect(result.finishReason).toBe('stop');
    });

    it('are made by generateImage with its provider for this style', async () => {
      const provider = createOpenAICompatible({ name: 'kinora', apiKey: service.key, baseURL: `${service.url}/v1` });
      const model = provider.imageModel(IMAGE_MODEL);
      const { images } = await generateImage({ model, prompt, n: 2, size: '512x512' });
      expect(images).toHaveLength(2);
      for (const { uint8Array } of images) expectPicture(Buffer.from(uint8Array), '512x512');
      const refused = await generateImage({ model, prompt, size: '1000x600', maxRetries: 0 }).catch(
        (reason: unknown) => reason,
      );
      expect(APICallError.isInstance(refused) && refused.statusCode).toBe(400);
    });
  });
});
