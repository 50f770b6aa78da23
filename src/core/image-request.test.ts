import { describe, expect, it } from 'vitest';
import type { RawImage, StoredImage } from './image-input.ts';
import {
  chooseRatio,
  type ImageDraft,
  type ImageOrder,
  type ImageRules,
  MOST_INPUT_IMAGES,
  parseImageOrder,
} from './image-request.ts';
import { IMAGE_RATIOS, IMAGE_SIZES } from './image-size.ts';

const MODEL = 'image-3.1-flash-image-preview';
const RULES: ImageRules = {
  aliases: new Map([
    ['banana', MODEL],
    ['veo', 'video-3.1-generate-preview'],
  ]),
  promptCharacters: 20,
};
const field = (name: string, value: unknown) => ({ name, value });
const DRAFT: ImageDraft = {
  model: field('model', MODEL),
  prompt: field('prompt', 'A boat'),
  guidance: null,
  aspectRatio: null,
  imageSize: null,
  seed: null,
  images: [],
};
const parse = (change: Partial<ImageDraft> = {}): ImageOrder => parseImageOrder({ ...DRAFT, ...change }, RULES);
const pictures = (count: number): readonly RawImage[] =>
  Array.from({ length: count }, (_, index) => ({ name: `images[${index}]`, kind: 'base64', text: 'AAAA' }));

describe('an order for a still', () => {
  it('needs a model and a prompt, and takes the rest as it is meant', () => {
    expect(parse()).toEqual({
      model: MODEL,
      prompt: 'A boat',
      guidance: null,
      aspectRatio: null,
      imageSize: '1K',
      seed: null,
      images: [],
    });
  });

  it.each<[string, Partial<ImageDraft>, Partial<ImageOrder>]>([
    ['a model by another name', { model: field('model', 'banana') }, { model: MODEL }],
    ['words about the style', { guidance: field('system', 'Watercolour') }, { guidance: 'Watercolour' }],
    ['words about the style that say nothing', { guidance: field('system', ' ') }, { guidance: null }],
    ['a size in any letter case', { imageSize: field('imageSize', '4k') }, { imageSize: '4K' }],
    ['the smallest size as a number', { imageSize: field('imageSize', 512) }, { imageSize: '512' }],
    ['seed 0', { seed: field('seed', 0) }, { seed: 0 }],
    ['as many pictures as there may be', { images: pictures(14) }, { images: pictures(14) }],
  ])('takes %s', (_what, change, expected) => {
    expect(parse(change)).toMatchObject(expected);
  });

  it('takes every ratio and every size', () => {
    for (const value of IMAGE_RATIOS) expect(parse({ aspectRatio: field('r', value) }).aspectRatio).toBe(value);
    for (const value of IMAGE_SIZES) expect(parse({ imageSize: field('s', value) }).imageSize).toBe(value);
  });

  it.each<[string, Partial<ImageDraft>, string, string, string?]>([
    ['no model', { model: null }, 'model', 'model is required.'],
    ['an empty model', { model: field('model', '') }, 'model', 'model is required.'],
    ['a model that is no text', { model: field('model', 3) }, 'model', 'model must be text; got 3.'],
    [
      'a model of videos',
      { model: field('model', 'veo') },
      'model',
      "The model 'video-3.1-generate-preview' makes videos, not images.",
    ],
    ['no prompt', { prompt: null }, 'prompt', 'prompt is required.'],
    ['a blank prompt', { prompt: field('contents', '  ') }, 'contents', 'contents must not be blank.'],
    [
      'a prompt that is too long',
      { prompt: field('messages', 'x'.repeat(21)) },
      'messages',
      'messages may have at most 20 characters; got 21.',
    ],
    [
      'words about the style that are too long',
      { guidance: field('messages[0].content', 'x'.repeat(21)) },
      'messages[0].content',
      'messages[0].content may have at most 20 characters; got 21.',
    ],
    [
      'a ratio that is not offered',
      { aspectRatio: field('imageConfig.aspectRatio', '16:10') },
      'imageConfig.aspectRatio',
      `imageConfig.aspectRatio must be one of ${IMAGE_RATIOS.join(', ')}; got '16:10'.`,
    ],
    [
      'a size that is not offered',
      { imageSize: field('imageConfig.image_size', '8K') },
      'imageConfig.image_size',
      "imageConfig.image_size must be one of 512, 1K, 2K, 4K; got '8K'.",
    ],
    [
      'a seed that is none',
      { seed: field('seed', -1) },
      'seed',
      'seed must be a whole number from 0 to 4294967295; got -1.',
    ],
    [
      'more pictures than there may be',
      { images: pictures(MOST_INPUT_IMAGES + 1) },
      'images[14]',
      'At most 14 input images are taken; got 15.',
    ],
  ])('refuses %s', (_what, change, param, message) => {
    expect(() => parse(change)).toThrow(expect.objectContaining({ code: 'invalid_request', param, message }));
  });

  it('knows no model of another name', () => {
    expect(() => parse({ model: field('model', 'gemini') })).toThrow(
      expect.objectContaining({ code: 'model_not_found' }),
    );
  });
});

describe('the ratio of a still', () => {
  const picture = (width: number, height: number): StoredImage => ({
    blobKey: 'inputs/a',
    mimeType: 'image/png',
    width,
    height,
  });

  it('is the one asked for, or that of the first picture, or square', () => {
    expect(chooseRatio('4:1', [picture(100, 100)])).toBe('4:1');
    expect(chooseRatio(null, [picture(1920, 1080), picture(100, 100)])).toBe('16:9');
    expect(chooseRatio(null, [])).toBe('1:1');
  });
});
