import { describe, expect, it } from 'vitest';
import { someModels } from '../../test/fixtures/builders.ts';
import type { RawImage, StoredImage } from './image-input.ts';
import {
  chooseFormat,
  type ImageDraft,
  type ImageOrder,
  type ImageRules,
  MOST_INPUT_IMAGES,
  PLAIN_DRAFT,
  parseImageOrder,
  type RawMask,
} from './image-request.ts';
import { IMAGE_RATIOS, IMAGE_SIZES, PIXEL_SIZE_NAMES } from './image-size.ts';

const MODEL = 'image-3.1-flash-image-preview';
const RULES: ImageRules = {
  models: someModels({ banana: MODEL, veo: 'video-3.1-generate-preview' }),
  promptCharacters: 20,
};
const field = (name: string, value: unknown) => ({ name, value });
const DRAFT: ImageDraft = {
  ...PLAIN_DRAFT,
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

const NAMED = { kind: 'named', aspectRatio: null, imageSize: null } as const;
const MASK: RawMask = { image: { name: 'mask', kind: 'base64', text: 'AAAA' }, shows: 'transparent' };

describe('an order for a still', () => {
  it('needs a model and a prompt, and takes the rest as it is meant', () => {
    expect(parse()).toEqual({
      model: MODEL,
      prompt: 'A boat',
      guidance: null,
      format: { kind: 'named', aspectRatio: null, imageSize: null },
      seed: null,
      images: [],
      earlierImages: 0,
      mask: null,
      output: { format: 'png' },
      partialImages: 0,
    });
  });

  it.each<[string, Partial<ImageDraft>, Partial<ImageOrder>]>([
    ['a model by another name', { model: field('model', 'banana') }, { model: MODEL }],
    ['words about the style', { guidance: field('system', 'Watercolour') }, { guidance: 'Watercolour' }],
    ['words about the style that say nothing', { guidance: field('system', ' ') }, { guidance: null }],
    ['a size in any letter case', { imageSize: field('imageSize', '4k') }, { format: { ...NAMED, imageSize: '4K' } }],
    [
      'the smallest size as a number',
      { imageSize: field('imageSize', 512) },
      { format: { ...NAMED, imageSize: '512' } },
    ],
    ['a size by its name', { size: field('size', '2k') }, { format: { ...NAMED, imageSize: '2K' } }],
    ['a ratio as its size', { size: field('size', '16:9') }, { format: { ...NAMED, aspectRatio: '16:9' } }],
    ['the size it is anyway', { size: field('size', 'auto') }, { format: NAMED }],
    [
      'a ratio beside a size by its name',
      { size: field('size', '2K'), aspectRatio: field('aspectRatio', '4:1') },
      { format: { ...NAMED, aspectRatio: '4:1', imageSize: '2K' } },
    ],
    ['a JPEG', { outputFormat: field('f', 'jpeg') }, { output: { format: 'jpeg', quality: 90 } }],
    [
      'a WebP by its MIME type, as small as it gets',
      { outputFormat: field('f', 'image/webp'), outputQuality: field('q', 0) },
      { output: { format: 'webp', quality: 1 } },
    ],
    ['a PNG as whole as it is', { outputQuality: field('output_compression', 100) }, { output: { format: 'png' } }],
    ['pictures of the making', { partialImages: field('partial_images', '3') }, { partialImages: 3 }],
    ['a mask', { images: pictures(1), mask: MASK }, { mask: MASK }],
    ['nothing said about a variation', { prompt: null, images: pictures(1), varies: true }, { prompt: null }],
    ['seed 0', { seed: field('seed', 0) }, { seed: 0 }],
    ['as many pictures as there may be', { images: pictures(14) }, { images: pictures(14) }],
  ])('takes %s', (_what, change, expected) => {
    expect(parse(change)).toMatchObject(expected);
  });

  it('takes every ratio and every size', () => {
    for (const value of IMAGE_RATIOS)
      expect(parse({ aspectRatio: field('r', value) }).format).toMatchObject({ aspectRatio: value });
    for (const value of IMAGE_SIZES)
      expect(parse({ imageSize: field('s', value) }).format).toMatchObject({ imageSize: value });
    for (const size of PIXEL_SIZE_NAMES)
      expect(parse({ size: field('s', size) }).format).toEqual({ kind: 'exact', size });
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
      'pixels that are not offered',
      { size: field('size', '1000x600') },
      'size',
      `size must be one of ${[...PIXEL_SIZE_NAMES, 'auto', ...IMAGE_SIZES, ...IMAGE_RATIOS].join(', ')}; got '1000x600'.`,
    ],
    [
      'pixels that a ratio contradicts',
      { size: field('size', '512x512'), aspectRatio: field('aspect_ratio', '4:1') },
      'aspect_ratio',
      "aspect_ratio cannot be set together with size '512x512', which is exact; send one.",
    ],
    [
      'a format that is not offered',
      { outputFormat: field('f', 'gif') },
      'f',
      "f must be one of png, jpeg, webp; got 'gif'.",
    ],
    [
      'a PNG with a quality',
      { outputQuality: field('output_compression', 50) },
      'output_compression',
      'output_compression is for jpeg and webp; a png is kept as it is.',
    ],
    [
      'a quality that is none',
      { outputFormat: field('f', 'jpeg'), outputQuality: field('q', 101) },
      'q',
      'q must be a whole number from 0 to 100; got 101.',
    ],
    [
      'too many pictures of the making',
      { partialImages: field('partial_images', 4) },
      'partial_images',
      'partial_images must be a whole number from 0 to 3; got 4.',
    ],
    ['a mask of nothing', { mask: MASK }, 'mask', 'mask needs an image that it is a mask of.'],
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

describe('the format of a still', () => {
  const picture = (width: number, height: number): StoredImage => ({
    blobKey: 'inputs/a',
    mimeType: 'image/png',
    width,
    height,
  });
  const choose = (change: Partial<ImageDraft>, images: readonly StoredImage[]) =>
    chooseFormat(parse({ images: pictures(images.length), ...change }), images);

  it('is the one asked for, or that of the first picture, or square', () => {
    const plain = { imageSize: '1K', exact: null };
    expect(choose({ aspectRatio: field('r', '4:1') }, [picture(100, 100)])).toEqual({ ...plain, aspectRatio: '4:1' });
    expect(choose({}, [picture(1920, 1080), picture(100, 100)])).toEqual({ ...plain, aspectRatio: '16:9' });
    expect(choose({}, [])).toEqual({ ...plain, aspectRatio: '1:1' });
  });

  it('is exact where pixels were asked for, and under a mask', () => {
    const exact = { width: 1536, height: 1024 };
    expect(choose({ size: field('size', '1536x1024') }, [picture(9, 9)])).toMatchObject({ exact, aspectRatio: '3:2' });
    expect(choose({ mask: MASK }, [picture(801, 533)])).toMatchObject({ exact: { width: 801, height: 533 } });
    expect(choose({ mask: MASK, imageSize: field('s', '512') }, [picture(801, 533)])).toMatchObject({ exact: null });
  });
});
