import { describe, expect, it } from 'vitest';
import { paintOver } from './paint-over.ts';

const SIZE = { width: 96, height: 64 };

/** Ground that becomes lighter to the right, with or without a texture, and a dark square in its middle with a trace around it. */
function aPicture(texture: number) {
  const pixels = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  const gone = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const at = y * SIZE.width + x;
      const away = Math.max(Math.abs(x - 48), Math.abs(y - 32));
      const ground = 120 + x / 2 + ((x * 7 + y * 13) % 5 > 2 ? texture : -texture);
      const level = away < 12 ? 20 : away < 14 ? 70 : ground;
      pixels.fill(level, at * 4, at * 4 + 3);
      if (away < 12) gone[at] = 1;
    }
  }
  return { picture: { ...SIZE, pixels }, gone };
}

const levelAt = (pixels: Uint8Array, x: number, y: number): number => pixels[(y * SIZE.width + x) * 4] ?? 0;

describe('what is painted where somebody was', () => {
  it('goes on as the ground does, without a seam and without a trace of him', () => {
    const { picture, gone } = aPicture(0);
    const painted = paintOver(picture, gone, { reach: 3, leaves: false });
    for (const x of [35, 38, 48, 58, 61]) expect(Math.abs(levelAt(painted, x, 32) - (120 + x / 2))).toBeLessThan(9);
  });

  it('keeps no trace of him on ground with a texture either, whether he goes for good or not', () => {
    const { picture, gone } = aPicture(24);
    const trace = levelAt(picture.pixels, 35, 32);
    for (const leaves of [true, false])
      expect(levelAt(paintOver(picture, gone, { reach: 3, leaves }), 35, 32)).toBeGreaterThan(trace + 20);
  });

  it('is nothing of others who stand beside him', () => {
    // Black stripes on either side, as near to the hole as the ground is, so that a fill that may take them does.
    const { picture, gone } = aPicture(24);
    const others = new Uint8Array(gone.length);
    for (let y = 8; y < SIZE.height - 8; y++) {
      for (let x = 14; x < SIZE.width - 14; x++) {
        const at = y * SIZE.width + x;
        if (Math.abs(x - 48) < 15) continue;
        others[at] = 1;
        picture.pixels.fill(0, at * 4, at * 4 + 3);
      }
    }
    const darkIn = (pixels: Uint8Array): number =>
      gone.reduce((sum, is, at) => sum + (is === 1 && (pixels[at * 4] ?? 0) < 60 ? 1 : 0), 0);
    expect(darkIn(paintOver(picture, gone, { reach: 3, leaves: true }))).toBeGreaterThan(40);
    expect(darkIn(paintOver(picture, gone, { reach: 3, leaves: true, others }))).toBe(0);
  });

  it('goes on beside whoever stays as the picture does, and does not begin with another thing at his very edge', () => {
    // Two stuffs, and he stands where they meet: what is far from the left one is painted as the right one.
    const { picture, gone } = aPicture(0);
    for (let y = 0; y < SIZE.height; y++)
      for (let x = 0; x < 33; x++)
        picture.pixels.fill(10 + ((x * 3 + y * 5) % 4), (y * SIZE.width + x) * 4, (y * SIZE.width + x) * 4 + 3);
    const wide = gone.map((value, at) =>
      at % SIZE.width >= 34 && at % SIZE.width < 60 && value === 0 && Math.abs(Math.floor(at / SIZE.width) - 32) < 12
        ? 1
        : value,
    );
    const painted = paintOver(picture, wide, { reach: 2, leaves: false });
    expect(levelAt(painted, 34, 32)).toBeLessThan(60);
  });
});
