import { describe, expect, it } from 'vitest';
import { MapWork } from './map-work.ts';
import { scaleMap } from './maps.ts';
import type { NetPicture, NumberMap } from './picture.ts';
import { refineMask } from './refine.ts';

const [WIDTH, HEIGHT] = [240, 180];

/** A disc with spikes as thin as hair. */
function isSubject(x: number, y: number): boolean {
  const [dx, dy] = [x - 118, y - 96];
  const angle = (Math.atan2(dy, dx) / Math.PI + 1) * 18;
  const far = Math.hypot(dx, dy);
  return far < 50 || (far < 62 && angle - Math.floor(angle) < 0.3);
}

const truth: NumberMap = {
  width: WIDTH,
  height: HEIGHT,
  values: Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    isSubject(at % WIDTH, Math.floor(at / WIDTH)) ? 1 : 0,
  ),
};

function paint(colour: (isSubject: boolean, x: number, y: number) => readonly [number, number, number]): NetPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  truth.values.forEach((is, at) => {
    pixels.set(colour(is === 1, at % WIDTH, Math.floor(at / WIDTH)), at * 4);
  });
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** What a net sees of it: coarse, and soft at the edges. */
const seen = scaleMap({ ...truth, values: new MapWork().blur(truth.values, truth, 5) }, 320, 320);

const errorOf = ({ values }: NumberMap): number =>
  values.reduce((sum, value, at) => sum + Math.abs(value - (truth.values[at] ?? 0)), 0) / values.length;

describe('refineMask', () => {
  it('finds the edges that the picture has, spikes and all', () => {
    const picture = paint((is, x, y) => (is ? [60 + (x % 9), 40, 30] : [150 + (y % 60), 190, 230]));
    const before = errorOf(scaleMap(seen, WIDTH, HEIGHT));
    expect(before).toBeGreaterThan(0.04);
    expect(errorOf(refineMask(picture, seen))).toBeLessThan(before / 4);
  });

  it('keeps to what the net said where the colours do not tell', () => {
    const picture = paint(() => [120, 120, 120]);
    expect(errorOf(refineMask(picture, seen))).toBeLessThan(errorOf(scaleMap(seen, WIDTH, HEIGHT)));
  });

  it('answers at the size of the picture, within 0 and 1, for any picture', () => {
    for (const [width, height] of [
      [1, 1],
      [3, 200],
      [900, 2],
    ] as const) {
      const pixels = new Uint8Array(width * height * 4).map((_, at) => (at * 73) % 256);
      const refined = refineMask({ width, height, pixels }, seen);
      expect([refined.width, refined.height, refined.values.length]).toEqual([width, height, width * height]);
      expect(refined.values.every((value) => value >= 0 && value <= 1)).toBe(true);
    }
  });

  it('leaves blots out', () => {
    const values = seen.values.slice();
    for (let y = 4; y < 14; y++) values.fill(0.9, y * 320 + 4, y * 320 + 14);
    const picture = paint((is) => (is ? [60, 40, 30] : [150, 190, 230]));
    const corner = refineMask(picture, { ...seen, values }).values.slice(0, 12);
    expect(Math.max(...corner)).toBeLessThan(0.05);
  });
});
