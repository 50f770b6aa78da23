import { describe, expect, it } from 'vitest';
import { PNG_BASE64, WEBP_BASE64 } from '../../../test/fixtures/images.ts';
import { PLAIN_DRAFT } from '../../core/image-request.ts';
import { toImageDraft } from './image-request.ts';

const inline = (data: unknown) => ({ inlineData: { mimeType: 'image/png', data } });
const BOAT = { parts: [{ text: 'A boat' }] };
const read = (body: Record<string, unknown>) => toImageDraft('m', { contents: [BOAT], ...body }, 50_000);
const ask = (...contents: unknown[]) => read({ contents });
const refusal = (param: string) => expect.objectContaining({ code: 'invalid_request', param });

describe('contents', () => {
  it('ask with their text', () => {
    expect(read({ generationConfig: { seed: 7, imageConfig: { aspectRatio: '16:9', imageSize: '2K' } } })).toEqual({
      ...PLAIN_DRAFT,
      model: { name: 'model', value: 'm' },
      prompt: { name: 'contents', value: 'A boat' },
      guidance: null,
      aspectRatio: { name: 'generationConfig.imageConfig.aspectRatio', value: '16:9' },
      imageSize: { name: 'generationConfig.imageConfig.imageSize', value: '2K' },
      seed: { name: 'generationConfig.seed', value: 7 },
      images: [],
    });
  });

  it('may be written in snake_case', () => {
    const draft = read({
      contents: [{ parts: [{ text: 'A boat' }, { inline_data: { mime_type: 'image/png', data: PNG_BASE64 } }] }],
      system_instruction: { parts: [{ text: 'Ink' }] },
      generation_config: { response_modalities: ['IMAGE'], image_config: { aspect_ratio: '9:16', image_size: '4k' } },
    });
    expect(draft).toMatchObject({
      guidance: { name: 'system_instruction', value: 'Ink' },
      aspectRatio: { name: 'generation_config.image_config.aspect_ratio', value: '9:16' },
      imageSize: { name: 'generation_config.image_config.image_size', value: '4k' },
      images: [{ name: 'contents[0].parts[1].inline_data', kind: 'base64', text: PNG_BASE64 }],
    });
  });

  it('join the texts of their parts', () => {
    expect(ask({ role: 'user', parts: [{ text: 'A boat' }, { text: ' ' }, { text: 'at night' }] }).prompt?.value).toBe(
      'A boat\nat night',
    );
  });

  it('ask with the words since the last answer, and show every picture on the way', () => {
    const draft = ask(
      { role: 'user', parts: [{ text: 'A boat' }, inline(PNG_BASE64)] },
      { role: 'model', parts: [inline(WEBP_BASE64), { text: 'Here' }] },
      { role: 'user', parts: [{ text: 'At night' }] },
    );
    expect(draft.prompt?.value).toBe('At night');
    expect(draft.images.map(({ name }) => name)).toEqual([
      'contents[0].parts[1].inlineData',
      'contents[1].parts[0].inlineData',
    ]);
    expect(draft.earlierImages).toBe(1);
  });

  it('keep their pictures where they were answered with words', () => {
    const draft = ask(
      { role: 'user', parts: [{ text: 'A boat' }, inline(PNG_BASE64)] },
      { role: 'model', parts: [{ text: 'Which one?' }] },
      { role: 'user', parts: [{ text: 'This' }, inline(WEBP_BASE64)] },
    );
    expect([draft.images.length, draft.earlierImages]).toEqual([2, 0]);
  });

  it('may carry the thoughts of earlier answers, which are passed over', () => {
    const draft = ask(
      BOAT,
      {
        role: 'model',
        parts: [
          { thought: true, text: 'Let me see' },
          { thought: true, ...inline(PNG_BASE64) },
          { ...inline(WEBP_BASE64), thoughtSignature: 'abc' },
        ],
      },
      { role: 'user', parts: [{ text: 'At night' }] },
    );
    expect(draft.images.map(({ name }) => name)).toEqual(['contents[1].parts[2].inlineData']);
  });

  it.each<[string, unknown, string]>([
    ['missing', undefined, 'contents'],
    ['no list', BOAT, 'contents'],
    ['empty', [], 'contents'],
    ['of no object', ['A boat'], 'contents[0]'],
    ['of another role', [{ role: 'system', ...BOAT }], 'contents[0].role'],
    ['of a role that is no text', [{ role: 3, ...BOAT }], 'contents[0].role'],
    ['without parts', [{ role: 'user' }], 'contents[0].parts'],
    ['with parts that are no list', [{ parts: { text: 'A boat' } }], 'contents[0].parts'],
    ['with a part that is no object', [{ parts: ['A boat'] }], 'contents[0].parts[0]'],
    ['with a text that is none', [{ parts: [{ text: 3 }] }], 'contents[0].parts[0].text'],
    ['with a part that is empty', [{ parts: [{}] }], 'contents[0].parts[0]'],
    ['with a picture that is none', [{ parts: [inline(3)] }], 'contents[0].parts[0].inlineData'],
    ['with a picture that is no base64', [{ parts: [inline('!!')] }], 'contents[0].parts[0].inlineData'],
    ['with a file', [{ parts: [{ fileData: { fileUri: 'files/1' } }] }], 'contents[0].parts[0].fileData'],
    ['without text', [{ parts: [inline(PNG_BASE64)] }], 'contents'],
    ['with blank text', [{ parts: [{ text: ' ' }] }], 'contents'],
    ['that end with an answer', [BOAT, { role: 'model', parts: [{ text: 'Done' }] }], 'contents'],
  ])('that are %s are refused', (_what, contents, param) => {
    const body = contents === undefined ? {} : { contents };
    expect(() => toImageDraft('m', body as Record<string, never>, 50_000)).toThrow(refusal(param));
  });
});

describe('the system instruction', () => {
  it.each([
    ['Ink', 'Ink'],
    [{ parts: [{ text: 'Ink' }, { text: 'Dark' }] }, 'Ink\nDark'],
    [{ role: 'system', parts: [{ text: 'Ink' }] }, 'Ink'],
    [{ parts: [] }, undefined],
  ])('says how the picture should look: %j', (systemInstruction, words) => {
    expect(read({ systemInstruction }).guidance?.value).toBe(words);
  });

  it.each([
    [{ parts: [inline(PNG_BASE64)] }, 'systemInstruction.parts[0].inlineData'],
    [{}, 'systemInstruction.parts'],
    [3, 'systemInstruction.parts'],
  ])('is refused where it is something else: %j', (systemInstruction, param) => {
    expect(() => read({ systemInstruction })).toThrow(refusal(param));
  });
});

describe('the configuration', () => {
  it.each([[['image']], [['IMAGE']], [['Text', 'Image']], [['TEXT', 'IMAGE']]])(
    'may ask for %j',
    (responseModalities) => {
      expect(() => read({ generationConfig: { responseModalities } })).not.toThrow();
    },
  );

  it('may set what has no effect on a picture, in its range', () => {
    const generationConfig = { candidateCount: 1, temperature: 0.7, maxOutputTokens: 4096, topP: 0.9, topK: 3 };
    expect(() => read({ generationConfig })).not.toThrow();
  });

  it.each<[Record<string, unknown>, string]>([
    [{ responseModalities: ['TEXT'] }, 'responseModalities'],
    [{ responseModalities: ['IMAGE', 'AUDIO'] }, 'responseModalities'],
    [{ responseModalities: ['IMAGE', { toString: null }] }, 'responseModalities'],
    [{ responseModalities: [] }, 'responseModalities'],
    [{ responseModalities: 'IMAGE' }, 'responseModalities'],
    [{ candidateCount: 2 }, 'candidateCount'],
    [{ temperature: 'hot' }, 'temperature'],
    [{ temperature: 3 }, 'temperature'],
    [{ maxOutputTokens: 0 }, 'maxOutputTokens'],
    [{ maxOutputTokens: '1' }, 'maxOutputTokens'],
    [{ imageConfig: '16:9' }, 'imageConfig'],
  ])('is refused with %j', (generationConfig, name) => {
    expect(() => read({ generationConfig })).toThrow(refusal(`generationConfig.${name}`));
  });

  it('is an object', () => {
    expect(() => read({ generationConfig: 'x' })).toThrow(refusal('generationConfig'));
  });
});
