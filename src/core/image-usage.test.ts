import { expect, it } from 'vitest';
import { anImageRequest } from '../../test/fixtures/builders.ts';
import { IMAGE_SIZES } from './image-size.ts';
import { usageOf } from './image-usage.ts';

it('counts words and pictures the way clients expect it', () => {
  expect(usageOf(anImageRequest({ prompt: 'A red boat', guidance: null }))).toEqual({
    textTokens: 3,
    inputImageTokens: 0,
    outputTokens: 1120,
  });
  const image = { blobKey: 'inputs/a', mimeType: 'image/png', width: 8, height: 4 };
  expect(usageOf(anImageRequest({ prompt: 'A red boat', guidance: 'Ink', images: [image, image] }))).toEqual({
    textTokens: 4,
    inputImageTokens: 516,
    outputTokens: 1120,
  });
  expect(IMAGE_SIZES.map((imageSize) => usageOf(anImageRequest({ imageSize })).outputTokens)).toEqual([
    747, 1120, 1120, 2000,
  ]);
});
