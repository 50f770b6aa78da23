import { describe, expect, it } from 'vitest';
import {
  exactFormat,
  IMAGE_RATIOS,
  IMAGE_SIZES,
  type ImageRatio,
  type ImageSize,
  imagePixels,
  nearestRatio,
  PIXEL_SIZES,
  pixelsOf,
} from './image-size.ts';

const PIXELS: Record<ImageRatio, readonly [string, string, string, string]> = {
  '1:1': ['512x512', '1024x1024', '2048x2048', '4096x4096'],
  '1:4': ['256x1024', '512x2048', '1024x4096', '2048x8192'],
  '1:8': ['192x1536', '384x3072', '768x6144', '1536x12288'],
  '2:3': ['424x632', '848x1264', '1696x2528', '3392x5056'],
  '3:2': ['632x424', '1264x848', '2528x1696', '5056x3392'],
  '3:4': ['448x600', '896x1200', '1792x2400', '3584x4800'],
  '4:1': ['1024x256', '2048x512', '4096x1024', '8192x2048'],
  '4:3': ['600x448', '1200x896', '2400x1792', '4800x3584'],
  '4:5': ['464x576', '928x1152', '1856x2304', '3712x4608'],
  '5:4': ['576x464', '1152x928', '2304x1856', '4608x3712'],
  '8:1': ['1536x192', '3072x384', '6144x768', '12288x1536'],
  '9:16': ['384x688', '768x1376', '1536x2752', '3072x5504'],
  '16:9': ['688x384', '1376x768', '2752x1536', '5504x3072'],
  '21:9': ['792x336', '1584x672', '3168x1344', '6336x2688'],
};

const parse = (text: string) => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};

describe('the pixels of a still', () => {
  it.each(IMAGE_RATIOS)('are fixed at %s', (ratio) => {
    const pixels = IMAGE_SIZES.map((size) => imagePixels(ratio, size));
    expect(pixels.map(({ width, height }) => `${width}x${height}`)).toEqual(PIXELS[ratio]);
  });

  it('tell their ratio and size', () => {
    for (const ratio of IMAGE_RATIOS) {
      for (const size of IMAGE_SIZES) {
        expect(exactFormat(imagePixels(ratio, size))).toMatchObject({ aspectRatio: ratio, imageSize: size });
      }
    }
  });
});

describe('a shape', () => {
  it.each<[string, ImageRatio]>([
    ['100x100', '1:1'],
    ['1920x1080', '16:9'],
    ['1080x1920', '9:16'],
    ['3440x1440', '21:9'],
    ['4000x3000', '4:3'],
    ['10x1000', '1:8'],
    ['1000x10', '8:1'],
    ['1001x1000', '1:1'],
  ])('of %s comes nearest to %s', (shape, ratio) => {
    expect(nearestRatio(parse(shape))).toBe(ratio);
  });
});

describe('pixels that a client names', () => {
  it.each<[string, ImageRatio, ImageSize]>([
    ['1024x1024', '1:1', '1K'],
    ['512x512', '1:1', '512'],
    ['256x256', '1:1', '512'],
    ['2048x2048', '1:1', '2K'],
    ['1536x1024', '3:2', '1K'],
    ['1024x1536', '2:3', '1K'],
    ['1792x1024', '16:9', '1K'],
    ['1024x1792', '9:16', '1K'],
    ['1920x1080', '16:9', '1K'],
    ['3840x2160', '16:9', '2K'],
    ['7680x4320', '16:9', '4K'],
  ])('as %s mean %s at %s', (asked, ratio, size) => {
    const exact = parse(asked);
    expect(exactFormat(exact)).toEqual({ aspectRatio: ratio, imageSize: size, exact });
    expect(pixelsOf(exactFormat(exact))).toEqual(exact);
  });

  it('are what their name says', () => {
    for (const [name, pixels] of Object.entries(PIXEL_SIZES)) expect(parse(name)).toEqual(pixels);
  });
});
