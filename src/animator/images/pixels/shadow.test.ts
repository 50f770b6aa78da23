import { describe, expect, it } from 'vitest';
import { underFeet } from './shadow.ts';

const [WIDTH, HEIGHT] = [60, 3];

describe('a shadow that legs stand in', () => {
  it('goes on under them, as dark as beside them, and not beyond', () => {
    // A row of sand, dark from 20 to 40, with a leg in it from 28 to 33 and another beside it from 50 to 55.
    const pixels = new Uint8Array(WIDTH * HEIGHT * 4).fill(200);
    const [dark, hole] = [new Uint8Array(WIDTH * HEIGHT), new Uint8Array(WIDTH * HEIGHT)];
    for (let x = 20; x < 40; x++) {
      dark[WIDTH + x] = 1;
      pixels.fill(80, (WIDTH + x) * 4, (WIDTH + x) * 4 + 3);
    }
    for (const [from, to] of [[28, 33] as const, [50, 55] as const]) {
      hole.fill(1, WIDTH + from, WIDTH + to);
      pixels.fill(10, (WIDTH + from) * 4, (WIDTH + to) * 4);
    }
    const under = underFeet({ width: WIDTH, height: HEIGHT, pixels }, dark, hole);
    expect(under.dark.slice(WIDTH, WIDTH * 2).indexOf(1)).toBe(20);
    expect(under.dark.reduce((sum, value) => sum + value, 0)).toBe(20);
    expect(under.pixels[(WIDTH + 30) * 4]).toBe(80);
    expect(under.pixels[(WIDTH + 52) * 4]).toBe(10);
  });
});
