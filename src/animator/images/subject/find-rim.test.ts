import { describe, expect, it } from 'vitest';
import { findRim } from './find-rim.ts';
import { matte } from './subject.ts';

const rgba = (...values: readonly number[]): Uint8Array =>
  Uint8Array.from(values.flatMap((value) => [value, value, value, 255]));

describe('the rim of whoever stands out of a picture', () => {
  it('makes the picture whole again around him, whatever was painted in behind', () => {
    const size = { width: 5, height: 1 };
    const picture = rgba(250, 240, 130, 20, 20);
    const ground = rgba(250, 90, 60, 60, 60);
    const quarters = Uint8Array.of(0, 0, 2, 4, 4);
    const front = matte(picture, ground, quarters);
    const rim = findRim(size, { picture, ground, front, quarters, shaded: null });
    const seen = [0, 1, 2, 3, 4].map((x) => {
      const at = ((0 - (rim?.top ?? 0)) * (rim?.width ?? 0) + x - (rim?.left ?? 0)) * 4;
      const own = rim?.pixels[at + 3] === 255 ? rim.pixels[at] : ground[x * 4];
      const share = (quarters[x] ?? 0) / 4;
      return Math.round((front[x * 4] ?? 0) * share + (own ?? 0) * (1 - share));
    });
    expect(seen).toEqual([250, 240, 130, 20, 20]);
  });

  it('is none where what was painted in is as the picture was', () => {
    const picture = rgba(100, 100, 30);
    const quarters = Uint8Array.of(0, 0, 4);
    const front = matte(picture, picture, quarters);
    expect(findRim({ width: 3, height: 1 }, { picture, ground: picture, front, quarters, shaded: null })).toBeNull();
  });
});
