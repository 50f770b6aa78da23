import { describe, expect, it } from 'vitest';
import { splitByColour } from './split-by-colour.ts';

const [WIDTH, HEIGHT] = [96, 48];

/** A white one with dark hooves before a brown one, who touch each other. */
function herd(front: number, behind: number) {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4).fill(120);
  const values = new Float32Array(WIDTH * HEIGHT);
  for (let y = 8; y < 40; y++) {
    for (let x = 10; x < 86; x++) {
      const level = x < 48 ? (y > 37 && x < 40 ? behind : front) : behind;
      pixels.fill(level, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
      values[y * WIDTH + x] = 1;
    }
  }
  return { picture: { width: WIDTH, height: HEIGHT, pixels }, mask: { width: WIDTH, height: HEIGHT, values } };
}

describe('those who stand before each other', () => {
  it('are told apart by their colour, each with what is on him', () => {
    const { picture, mask } = herd(235, 50);
    const { values } = splitByColour(picture, mask, [255, 255, 255]);
    const at = (x: number, y: number): number => values[y * WIDTH + x] ?? 0;
    expect([at(24, 20), at(24, 39), at(70, 20)]).toEqual([1, 1, 0]);
  });

  it('stay together where they are of one colour', () => {
    const { picture, mask } = herd(70, 60);
    expect(splitByColour(picture, mask, [255, 255, 255])).toBe(mask);
  });

  it('are one where the sun is on half of a black one', () => {
    const { picture, mask } = herd(20, 78);
    expect(splitByColour(picture, mask, [20, 20, 20])).toBe(mask);
  });
});
