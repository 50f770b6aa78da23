import { describe, expect, it } from 'vitest';
import { IMAGE_MODEL, openImageRoutes } from '../../../test/fixtures/image-routes.ts';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { makeChatDialect } from './routes.ts';

const open = () => openImageRoutes(makeChatDialect);
const PATH = '/v1/chat/completions';
const BOAT = { model: IMAGE_MODEL, messages: [{ role: 'user', content: 'A red boat' }] };
const URL_OF_PNG = `data:image/png;base64,${PNG_BASE64}`;
const MESSAGE = {
  role: 'assistant',
  content: `![image](${URL_OF_PNG})`,
  images: [{ type: 'image_url', image_url: { url: URL_OF_PNG }, index: 0 }],
};
const USAGE = { prompt_tokens: 3, completion_tokens: 1120, total_tokens: 1123 };

describe('a chat completion', () => {
  it('is answered with the picture, in words and apart', async () => {
    const { make } = await open();
    const { status, type, text, tasks } = await make(PATH, BOAT);
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toEqual({
      id: `chatcmpl-${tasks[0]?.id.slice(5)}`,
      object: 'chat.completion',
      created: Date.parse('2026-11-02T12:00:00Z') / 1000,
      model: IMAGE_MODEL,
      choices: [{ index: 0, message: { ...MESSAGE, refusal: null }, logprobs: null, finish_reason: 'stop' }],
      usage: USAGE,
    });
  });

  it('is a task with the format and the style that were asked for', async () => {
    const { make } = await open();
    const { tasks } = await make(PATH, {
      ...BOAT,
      model: 'banana',
      seed: 9,
      extra_body: { imageConfig: { aspectRatio: '21:9' } },
      messages: [
        { role: 'system', content: 'Ink' },
        { role: 'system', content: '{"imageSize":"4k"}' },
        ...BOAT.messages,
      ],
    });
    expect(tasks[0]?.request).toMatchObject({
      model: IMAGE_MODEL,
      prompt: 'A red boat',
      guidance: 'Ink',
      aspectRatio: '21:9',
      imageSize: '4K',
      seed: 9,
      images: [],
    });
  });

  it.each([false, true])('may be a stream of events; with the count: %s', async (include_usage) => {
    const { make } = await open();
    const { status, type, text } = await make(PATH, { ...BOAT, stream: true, stream_options: { include_usage } });
    expect([status, type, text.endsWith('\n\ndata: [DONE]\n\n')]).toEqual([200, 'text/event-stream', true]);
    const chunks = text
      .split('\n\n')
      .slice(0, -2)
      .map((line) => JSON.parse(line.slice('data: '.length)));
    const chunk = { object: 'chat.completion.chunk', model: IMAGE_MODEL, id: expect.stringMatching(/^chatcmpl-/) };
    expect(chunks).toEqual(
      [
        { choices: [{ index: 0, delta: MESSAGE, logprobs: null, finish_reason: null }] },
        { choices: [{ index: 0, delta: {}, logprobs: null, finish_reason: 'stop' }] },
        ...(include_usage ? [{ choices: [], usage: USAGE }] : []),
      ].map((each) => ({ ...chunk, created: expect.any(Number), ...each })),
    );
  });

  it('is refused in the shape of /v1, with the name of the field', async () => {
    const { ask } = await open();
    const { status, text } = await ask(PATH, { ...BOAT, imageConfig: { aspectRatio: '7:5' } });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      error: { type: 'invalid_request_error', param: 'imageConfig.aspectRatio', code: 'invalid_request' },
      code: 'invalid_request',
      data: null,
    });
    expect((await ask(PATH, [])).status).toBe(400);
    expect((await ask(PATH, BOAT, {})).status).toBe(401);
  });
});
