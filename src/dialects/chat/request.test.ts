import { describe, expect, it } from 'vitest';
import { PNG_BASE64, WEBP_BASE64 } from '../../../test/fixtures/images.ts';
import { PLAIN_DRAFT } from '../../core/image-request.ts';
import { readChatRequest } from './request.ts';

const PNG_URL = `data:image/png;base64,${PNG_BASE64}`;
const WEBP_URL = `data:image/webp;base64,${WEBP_BASE64}`;
const USER = { role: 'user', content: 'A boat' };
const read = (body: Record<string, unknown>) => readChatRequest({ messages: [USER], ...body }, 50_000);
const talk = (...messages: unknown[]) => read({ messages });
const image = (url: unknown) => ({ type: 'image_url', image_url: url });
const texts = (...words: string[]) => words.map((text) => ({ type: 'text', text }));
const refusal = (param: string, message?: RegExp) =>
  expect.objectContaining({
    code: 'invalid_request',
    param,
    message: message === undefined ? expect.stringContaining(param) : expect.stringMatching(message),
  });

describe('a chat about a picture', () => {
  it('asks with the words of the user', () => {
    expect(read({ model: 'm', seed: 7 })).toEqual({
      draft: {
        ...PLAIN_DRAFT,
        model: { name: 'model', value: 'm' },
        prompt: { name: 'messages', value: 'A boat' },
        guidance: null,
        aspectRatio: null,
        imageSize: null,
        seed: { name: 'seed', value: 7 },
        images: [],
      },
      stream: false,
      includeUsage: false,
    });
  });

  it('may be a stream, and count at its end', () => {
    expect(read({ stream: true })).toMatchObject({ stream: true, includeUsage: false });
    expect(read({ stream: true, stream_options: { include_usage: true } })).toMatchObject({ includeUsage: true });
    expect(() => read({ stream: 'yes' })).toThrow(refusal('stream'));
    expect(() => read({ stream_options: { include_usage: 1 } })).toThrow(refusal('stream_options.include_usage'));
    expect(() => read({ stream_options: true })).toThrow(refusal('stream_options'));
  });

  it('may have its content in parts', () => {
    const { draft } = talk({ role: 'user', content: [...texts('A boat', ' ', 'on a lake'), image({ url: PNG_URL })] });
    expect(draft.prompt?.value).toBe('A boat\non a lake');
    expect(draft.images).toEqual([{ name: 'messages[0].content[3].image_url', kind: 'base64', text: PNG_BASE64 }]);
  });

  it('may have its pictures as plain addresses of data, and in markdown', () => {
    const { draft } = talk(
      { role: 'user', content: [image(PNG_URL)] },
      { role: 'user', content: `Make it blue: ![it](${WEBP_URL})` },
    );
    expect(draft.prompt?.value).toBe('Make it blue:');
    expect(draft.images.map((each) => each.kind === 'base64' && each.text)).toEqual([PNG_BASE64, WEBP_BASE64]);
  });

  it('asks with the words since the last answer, and shows every picture on the way', () => {
    const { draft } = talk(
      { role: 'user', content: [...texts('A boat'), image({ url: PNG_URL })] },
      { role: 'assistant', content: `![image](${WEBP_URL})`, images: [image({ url: WEBP_URL })] },
      { role: 'user', content: 'At night' },
      { role: 'user', content: 'and in the rain' },
    );
    expect(draft.prompt?.value).toBe('At night\nand in the rain');
    expect(draft.images.map(({ name }) => name)).toEqual(['messages[0].content[1].image_url', 'messages[1].content']);
    // The first is in the second: whoever draws from pictures alone works on what was answered.
    expect(draft.earlierImages).toBe(1);
  });

  it.each([null, '', 'Here it is.', undefined])('finds the picture of an answer whose content is %j', (content) => {
    const { draft } = talk(USER, { role: 'assistant', content, images: [image({ url: PNG_URL })] }, USER);
    expect(draft.images.map(({ name }) => name)).toEqual(['messages[1].images[0].image_url']);
  });

  it.each<[string, unknown, string]>([
    ['no messages', undefined, 'messages'],
    ['messages that are no list', 'A boat', 'messages'],
    ['no messages in the list', [], 'messages'],
    ['a message that is no object', ['A boat'], 'messages[0]'],
    ['a role that is not known', [{ role: 'tool', content: 'A boat' }], 'messages[0].role'],
    ['no role', [{ content: 'A boat' }], 'messages[0].role'],
    ['no content', [{ role: 'user' }], 'messages[0].content'],
    ['content that is a number', [{ role: 'user', content: 3 }], 'messages[0].content'],
    ['a part that is no object', [{ role: 'user', content: ['A boat'] }], 'messages[0].content[0]'],
    ['a part of an unknown type', [{ role: 'user', content: [{ type: 'audio' }] }], 'messages[0].content[0].type'],
    ['a text that is none', [{ role: 'user', content: [{ type: 'text', text: 1 }] }], 'messages[0].content[0].text'],
    ['a picture without address', [{ role: 'user', content: [image({})] }], 'messages[0].content[0].image_url'],
    [
      'a picture that is no data',
      [{ role: 'user', content: [image({ url: 'data:image/png,abc' })] }],
      'messages[0].content[0].image_url',
    ],
    ['a blank text', [{ role: 'user', content: '  ' }], 'messages'],
    ['no text', [{ role: 'user', content: [image({ url: PNG_URL })] }], 'messages'],
    ['the last word of the assistant', [USER, { role: 'assistant', content: 'Done' }], 'messages'],
    [
      'a picture in a system message',
      [{ role: 'system', content: [image({ url: PNG_URL })] }, USER],
      'messages[0].content[0].image_url',
    ],
    [
      'a picture of an answer that is none',
      [USER, { role: 'assistant', images: ['x'] }, USER],
      'messages[1].images[0].image_url',
    ],
  ])('is refused for %s', (_what, messages, param) => {
    expect(() => readChatRequest(messages === undefined ? {} : { messages }, 50_000)).toThrow(refusal(param));
  });

  it.each<[Record<string, unknown>, string]>([
    [{ temperature: '1' }, 'temperature'],
    [{ temperature: 2.1 }, 'temperature'],
    [{ temperature: -1 }, 'temperature'],
    [{ max_tokens: 0 }, 'max_tokens'],
    [{ max_tokens: 1.5 }, 'max_tokens'],
    [{ max_tokens: '100' }, 'max_tokens'],
    [{ max_completion_tokens: [] }, 'max_completion_tokens'],
    [{ n: 2 }, 'n'],
    [{ n: 0 }, 'n'],
    [{ modalities: ['text'] }, 'modalities'],
    [{ modalities: 'image' }, 'modalities'],
  ])('is refused for %j', (option, param) => {
    expect(() => read(option)).toThrow(refusal(param));
  });

  it('may set what has no effect on a picture, in its range', () => {
    expect(() =>
      read({ temperature: 0.7, max_tokens: 4096, max_completion_tokens: 1, n: 1, modalities: ['image', 'text'] }),
    ).not.toThrow();
  });
});

describe('the format of the picture', () => {
  const config = (ratio: string, size?: string) => ({
    aspectRatio: ratio,
    ...(size === undefined ? {} : { imageSize: size }),
  });
  const found = (body: Record<string, unknown>) => {
    const { aspectRatio, imageSize } = read(body).draft;
    return [aspectRatio, imageSize].map((field) => (field === null ? null : `${field.name}=${field.value}`));
  };
  const system = (content: unknown) => ({ messages: [{ role: 'system', content }, USER] });

  it.each<[string, Record<string, unknown>, readonly (string | null)[]]>([
    [
      'extra_body',
      { extra_body: { imageConfig: config('16:9', '2K') } },
      ['extra_body.imageConfig.aspectRatio=16:9', 'extra_body.imageConfig.imageSize=2K'],
    ],
    [
      'extra_body in snake_case',
      { extra_body: { image_config: { aspect_ratio: '16:9', image_size: '2K' } } },
      ['extra_body.image_config.aspect_ratio=16:9', 'extra_body.image_config.image_size=2K'],
    ],
    ['the body', { imageConfig: config('9:16', '4K') }, ['imageConfig.aspectRatio=9:16', 'imageConfig.imageSize=4K']],
    ['the body in snake_case', { image_config: { aspect_ratio: '9:16' } }, ['image_config.aspect_ratio=9:16', null]],
    [
      'extra_body.google',
      { extra_body: { google: { image_config: { aspect_ratio: '1:4', image_size: '1K' } } } },
      ['extra_body.google.image_config.aspect_ratio=1:4', 'extra_body.google.image_config.image_size=1K'],
    ],
    [
      'a system message',
      system('{"aspectRatio":"3:2","imageSize":"4K"}'),
      ['messages[0].content.aspectRatio=3:2', 'messages[0].content.imageSize=4K'],
    ],
    [
      'a system message under imageConfig',
      system(' {"imageConfig":{"aspectRatio":"3:2"}} '),
      ['messages[0].content.imageConfig.aspectRatio=3:2', null],
    ],
    [
      'a system message in parts, in snake_case',
      system(texts('{"image_size":"512"}')),
      [null, 'messages[0].content.image_size=512'],
    ],
    ['nowhere', {}, [null, null]],
  ])('is read from %s', (_where, body, expected) => {
    expect(found(body)).toEqual(expected);
  });

  it('is that of the first place which has it, each field for itself', () => {
    const places = {
      extra_body: { imageConfig: config('1:1'), google: { image_config: config('3:2', '512') } },
      imageConfig: config('2:3', '2K'),
      ...system('{"aspectRatio":"4:1","imageSize":"4K"}'),
    };
    expect(found(places)).toEqual(['extra_body.imageConfig.aspectRatio=1:1', 'imageConfig.imageSize=2K']);
    const { imageConfig: _, ...withoutTop } = places;
    expect(found(withoutTop)).toEqual([
      'extra_body.imageConfig.aspectRatio=1:1',
      'extra_body.google.image_config.imageSize=512',
    ]);
    const { extra_body: __, ...onlySystem } = withoutTop;
    expect(found(onlySystem)).toEqual(['messages[0].content.aspectRatio=4:1', 'messages[0].content.imageSize=4K']);
  });

  it.each([
    [{ extra_body: 'x' }, 'extra_body'],
    [{ extra_body: { imageConfig: 'x' } }, 'extra_body.imageConfig'],
    [{ imageConfig: ['x'] }, 'imageConfig'],
    [{ extra_body: { google: 1 } }, 'extra_body.google'],
    [system('{"imageConfig":"x"}'), 'messages[0].content.imageConfig'],
  ])('is refused where it is no object: %j', (body, param) => {
    expect(() => read(body)).toThrow(refusal(param));
  });
});

describe('a system message', () => {
  const guidance = (...contents: unknown[]) =>
    talk(...contents.map((content) => ({ role: 'system', content })), USER).draft.guidance;

  it('that is no JSON of a format says how the picture should look', () => {
    expect(guidance('Watercolour, soft light')).toEqual({
      name: 'messages[0].content',
      value: 'Watercolour, soft light',
    });
    expect(guidance('{not json')?.value).toBe('{not json');
    expect(guidance('{"mood":"calm"}')?.value).toBe('{"mood":"calm"}');
    expect(guidance('["aspectRatio"]')?.value).toBe('["aspectRatio"]');
  });

  it('may stand beside one that is, in any number', () => {
    expect(guidance('{"aspectRatio":"1:1"}')).toBeNull();
    expect(guidance('Ink', '{"aspectRatio":"1:1"}', texts('Dark'))).toEqual({
      name: 'messages[0].content',
      value: 'Ink\nDark',
    });
  });

  it('may come from a developer', () => {
    expect(talk({ role: 'developer', content: 'Ink' }, USER).draft.guidance?.value).toBe('Ink');
  });
});
