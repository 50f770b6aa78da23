import { describe, expect, it } from 'vitest';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import { readResponsesRequest } from './request.ts';

const TOOL = { type: 'image_generation' };
const read = (body: Record<string, unknown> = {}, tool: Record<string, unknown> = {}) =>
  readResponsesRequest({ model: 'm', input: 'A boat', tools: [{ ...TOOL, ...tool }], ...body }, 50_000);
const refusal = (param: string) => expect.objectContaining({ code: 'invalid_request', param });
const PICTURE = { type: 'input_image', image_url: `data:image/png;base64,${PNG_BASE64}` };
const ANSWER = { type: 'image_generation_call', id: 'ig_1', status: 'completed', result: PNG_BASE64 };

describe('a request of the responses style', () => {
  it('asks with its input', () => {
    expect(read()).toMatchObject({
      stream: false,
      instructions: null,
      metadata: {},
      draft: { model: { value: 'm' }, prompt: { name: 'input', value: 'A boat' }, guidance: null, images: [] },
    });
  });

  it('asks with the words since the last picture, and with every picture', () => {
    const { draft } = read({
      instructions: 'In ink',
      input: [
        { role: 'developer', content: 'On yellow paper' },
        { role: 'user', content: [{ type: 'input_text', text: 'A boat' }, PICTURE] },
        { type: 'reasoning', summary: [] },
        ANSWER,
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'At night' }] },
      ],
    });
    expect(draft).toMatchObject({
      prompt: { value: 'At night' },
      guidance: { name: 'instructions', value: 'In ink\nOn yellow paper' },
      images: [{ name: 'input[1].content[1].image_url' }, { name: 'input[3].result' }],
    });
  });

  it('finds the look of the image in its tool', () => {
    const tool = {
      size: '1024x1536',
      output_format: 'webp',
      output_compression: 50,
      partial_images: 2,
      quality: 'low',
    };
    expect(read({ stream: true, tool_choice: TOOL }, tool)).toMatchObject({
      stream: true,
      draft: {
        size: { name: 'tools[0].size', value: '1024x1536' },
        outputFormat: { value: 'webp' },
        outputQuality: { value: 50 },
        partialImages: { name: 'tools[0].partial_images', value: 2 },
      },
    });
  });

  it('leaves earlier pictures alone where something new is wanted', () => {
    const input = [{ role: 'user', content: 'A boat' }, ANSWER, { role: 'user', content: 'A car' }];
    expect(read({ input }, { action: 'generate' }).draft.images).toEqual([]);
    expect(read({ input }, { action: 'edit' }).draft.images).toHaveLength(1);
  });

  it('takes a mask with its tool', () => {
    const input = [{ role: 'user', content: [{ type: 'input_text', text: 'A boat' }, PICTURE] }];
    expect(read({ input }, { input_image_mask: { image_url: PICTURE.image_url } }).draft.mask).toMatchObject({
      image: { name: 'tools[0].input_image_mask.image_url' },
      shows: 'transparent',
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no input', { input: undefined }, 'input'],
    ['an input that ends with an answer', { input: [ANSWER] }, 'input'],
    ['no tool', { tools: undefined }, 'tools'],
    ['another tool', { tools: [TOOL, { type: 'web_search' }] }, 'tools[1]'],
    ['the tool twice', { tools: [TOOL, TOOL] }, 'tools[1]'],
    ['no use of the tool', { tool_choice: 'none' }, 'tool_choice'],
    ['an answer that is not kept', { previous_response_id: 'resp_1' }, 'previous_response_id'],
    ['a conversation', { conversation: 'conv_1' }, 'conversation'],
    ['work in the background', { background: true }, 'background'],
    ['an earlier picture by its name', { input: [{ ...ANSWER, result: null }] }, 'input[0].result'],
    ['an item of another kind', { input: [{ type: 'function_call' }] }, 'input[0].type'],
    [
      'a file by its name',
      { input: [{ content: [{ type: 'input_image', file_id: 'a' }] }] },
      'input[0].content[0].file_id',
    ],
    ['a sound', { input: [{ content: [{ type: 'input_audio' }] }] }, 'input[0].content[0].type'],
    ['a transparent background', { tools: [{ ...TOOL, background: 'transparent' }] }, 'tools[0].background'],
    ['pictures of the making without a stream', { tools: [{ ...TOOL, partial_images: 1 }] }, 'tools[0].partial_images'],
    ['an edit of nothing', { tools: [{ ...TOOL, action: 'edit' }] }, 'tools[0].action'],
  ])('is refused with %s', (_what, body, param) => {
    expect(() => read(body)).toThrow(refusal(param));
  });
});
