import { describe, expect, it } from 'vitest';
import { fillBehind } from './fill-behind.ts';
import type { NetPicture, NumberMap } from './picture.ts';

const [WIDTH, HEIGHT] = [200, 140];

function paint(colour: (x: number, y: number) => readonly [number, number, number]): NetPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) pixels.set(colour(x, y), (y * WIDTH + x) * 4);
  return { width: WIDTH, height: HEIGHT, pixels };
}

const maskOf = (is: (x: number, y: number) => boolean): NumberMap => ({
  width: WIDTH,
  height: HEIGHT,
  values: Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => (is(at % WIDTH, Math.floor(at / WIDTH)) ? 1 : 0)),
});

const isSubject = (x: number, y: number): boolean => Math.hypot(x - 100, y - 74) < 28;
const mask = maskOf(isSubject);
const cover = (picture: NetPicture): NetPicture =>
  paint((x, y) => {
    const at = (y * WIDTH + x) * 4;
    const [red = 0, green = 0, blue = 0] = picture.pixels.subarray(at, at + 3);
    return isSubject(x, y) ? [255, 0, 255] : [red, green, blue];
  });

/** The mean difference under the subject, 0 to 255. */
function errorOf(found: NetPicture, truth: NetPicture): number {
  let [sum, count] = [0, 0];
  mask.values.forEach((is, at) => {
    if (is === 0) return;
    for (let c = 0; c < 3; c++) sum += Math.abs((found.pixels[at * 4 + c] ?? 0) - (truth.pixels[at * 4 + c] ?? 0));
    count += 3;
  });
  return sum / count;
}

describe('fillBehind', () => {
  it('goes on with a pattern, line by line', () => {
    const stripes = paint((_x, y) => (Math.floor(y / 7) % 2 === 0 ? [200, 180, 90] : [60, 90, 120]));
    const filled = fillBehind(cover(stripes), mask);
    // Smoothed over, it would be half of what the stripes differ by: 53.
    expect(errorOf(filled, stripes)).toBeLessThan(12);
  });

  it('goes on with a slow change of light', () => {
    const sky = paint((x, y) => [80 + y * 0.6, 120 + y * 0.5, 200 + x * 0.1]);
    expect(errorOf(fillBehind(cover(sky), mask), sky)).toBeLessThan(8);
  });

  it('changes nothing away from the subject, and is the same each time', () => {
    const picture = cover(paint((x, y) => [(x * 37) % 256, (y * 91) % 256, (x * y) % 256]));
    const filled = fillBehind(picture, mask);
    expect(fillBehind(picture, mask).pixels).toEqual(filled.pixels);
    const far = maskOf((x, y) => Math.hypot(x - 100, y - 74) > 40);
    expect(far.values.every((is, at) => is === 0 || filled.pixels[at * 4] === picture.pixels[at * 4])).toBe(true);
  });

  it('leaves nothing of the subject', () => {
    const wall = paint(() => [90, 120, 90]);
    const filled = fillBehind(cover(wall), mask);
    expect(filled.pixels.every((value, at) => at % 4 !== 1 || value > 100)).toBe(true);
  });

  it('smooths over where there is little to copy from, and leaves a picture that is all subject', () => {
    const wall = paint(() => [90, 120, 90]);
    const nearlyAll = maskOf((x) => x > 8);
    const filled = fillBehind(wall, nearlyAll);
    expect([...filled.pixels.subarray((70 * WIDTH + 150) * 4, (70 * WIDTH + 150) * 4 + 3)]).toEqual([90, 120, 90]);
    expect(
      fillBehind(
        wall,
        maskOf(() => true),
      ),
    ).toBe(wall);
    expect(
      fillBehind(
        { width: 1, height: 1, pixels: new Uint8Array(4) },
        { width: 1, height: 1, values: new Float32Array(1) },
      ).width,
    ).toBe(1);
  });
});
