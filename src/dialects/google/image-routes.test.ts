import { describe, expect, it } from 'vitest';
import { IMAGE_MODEL, openImageRoutes } from '../../../test/fixtures/image-routes.ts';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { makeGoogleDialect } from './routes.ts';

const noVideos = () => Promise.reject(new TypeError('This test makes no videos.'));
const open = () =>
  openImageRoutes((parts) =>
    makeGoogleDialect({
      ...parts,
      submitVideo: noVideos,
      readTask: noVideos,
      openContent: noVideos,
      baseUrl: () => 'https://films.example',
    }),
  );
const path = (method: string, model: string = IMAGE_MODEL) => `/v1beta/models/${model}:${method}`;
const BOAT = { contents: [{ parts: [{ text: 'A red boat' }] }] };

/** All that an answer holds, with one picture for each input. */
const answerOf = (id: string | undefined, inputs = 0) => ({
  candidates: [
    {
      content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: PNG_BASE64 } }] },
      finishReason: 'STOP',
      index: 0,
    },
  ],
  usageMetadata: {
    promptTokenCount: 3 + 258 * inputs,
    candidatesTokenCount: 1120,
    totalTokenCount: 1123 + 258 * inputs,
    promptTokensDetails: [
      { modality: 'TEXT', tokenCount: 3 },
      ...(inputs === 0 ? [] : [{ modality: 'IMAGE', tokenCount: 258 * inputs }]),
    ],
    candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 1120 }],
  },
  modelVersion: IMAGE_MODEL,
  responseId: id,
});

describe('generateContent', () => {
  it('is answered with the picture', async () => {
    const { make } = await open();
    const { status, type, text, tasks } = await make(path('generateContent'), BOAT);
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toEqual(answerOf(tasks[0]?.id));
  });

  it('is a task with the format, the style and the pictures that were sent', async () => {
    const { make } = await open();
    const { text, tasks } = await make(path('generateContent', 'banana'), {
      contents: [{ role: 'user', parts: [{ text: 'A red boat' }, { inlineData: { data: PNG_BASE64 } }] }],
      generationConfig: { responseModalities: ['image'], seed: 9, imageConfig: { imageSize: '2k' } },
    });
    expect(tasks[0]?.request).toMatchObject({ aspectRatio: '16:9', imageSize: '2K', seed: 9, images: [{ width: 8 }] });
    expect(JSON.parse(text)).toEqual(answerOf(tasks[0]?.id, 1));
  });

  it.each(['?alt=sse', '?alt=json', ''])('may be a stream%s of one answer', async (query) => {
    const { make } = await open();
    const { status, type, text, tasks } = await make(path('streamGenerateContent') + query, BOAT);
    const isEvents = query === '?alt=sse';
    expect([status, type]).toEqual([200, isEvents ? 'text/event-stream' : 'application/json; charset=utf-8']);
    const answer = answerOf(tasks[0]?.id);
    if (isEvents) expect(text).toMatch(/^data: \{.*\}\n\n$/);
    expect(JSON.parse(isEvents ? text.slice('data: '.length) : text)).toEqual(isEvents ? answer : [answer]);
  });

  it.each<[string, unknown, number, string]>([
    [path('generateContent'), {}, 400, 'INVALID_ARGUMENT'],
    [path('generateContent'), [], 400, 'INVALID_ARGUMENT'],
    [`${path('streamGenerateContent')}?alt=xml`, BOAT, 400, 'INVALID_ARGUMENT'],
    [path('generateContent', 'video-3.1-generate-preview'), BOAT, 400, 'INVALID_ARGUMENT'],
    [path('generateContent', 'gemini'), BOAT, 404, 'NOT_FOUND'],
  ])('of %s with %j is refused in the shape of Google', async (url, body, status, name) => {
    const { ask } = await open();
    const refused = await ask(url, body);
    expect(refused.status).toBe(status);
    expect(JSON.parse(refused.text)).toMatchObject({ error: { code: status, status: name } });
  });
});
