import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clearMask } from './clear-mask.ts';

const WIDTH = 37;
const HEIGHT = 23;
const GREY = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT }, (_, at) => (((at % WIDTH) * 11) ^ (Math.floor(at / WIDTH) * 7)) & 255),
);

describe('a mask for others', () => {
  it.each([true, false])(
    'is clear where ours is white, whichever rules its lines follow (adaptive: %j)',
    async (adaptive) => {
      const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
      const ours = sharp(GREY, { raw }).toColourspace('b-w').png({ adaptiveFiltering: adaptive });
      const theirs = sharp(clearMask(await ours.toBuffer()));
      expect(await theirs.metadata()).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 2, hasAlpha: true });
      const alpha = await theirs.extractChannel('alpha').raw().toBuffer();
      expect([...alpha]).toEqual([...GREY].map((value) => 255 - value));
    },
  );

  it.each([Buffer.from('no picture'), Buffer.alloc(0)])('is made of no other picture', (bytes) => {
    expect(() => clearMask(bytes)).toThrow('The mask is not a grey PNG of 8 bits.');
  });
});
