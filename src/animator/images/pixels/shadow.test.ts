import { describe, expect, it } from 'vitest';
import { findShadow, underFeet } from './shadow.ts';

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

describe('the shadow of whoever stands on dark ground', () => {
  it('is only what it stands in, since the rest is not its own', () => {
    // Grey road; a box stands in the dark under a wood that goes on beyond both sides of it, darkest right below it.
    const size = { width: 200, height: 100 };
    const pixels = new Uint8Array(200 * 100 * 4).fill(160);
    const hole = new Uint8Array(200 * 100);
    const paint = (value: number, [left, top, right, bottom]: readonly [number, number, number, number]): void => {
      for (let y = top; y < bottom; y++) pixels.fill(value, (y * 200 + left) * 4, (y * 200 + right) * 4);
    };
    paint(110, [0, 55, 118, 75]);
    paint(40, [82, 75, 118, 78]);
    for (let y = 30; y < 75; y++) hole.fill(1, y * 200 + 80, y * 200 + 120);
    const subject = { hole, quarters: hole, box: { left: 0.4, right: 0.6, top: 0.3, bottom: 0.75 } };
    const dark = findShadow({ ...size, pixels }, subject, { left: 0, top: 0 }, size);
    expect(dark?.[76 * 200 + 100]).toBe(1);
    expect(dark?.[65 * 200 + 20]).toBe(0);
  });
});
