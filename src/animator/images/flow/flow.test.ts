import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/random.ts';
import type { Raster } from '../pixels/raster.ts';
import { findAffine } from './affine.ts';
import { courseAt, settleCourse } from './course.ts';
import { featurePyramid, REACH } from './features.ts';
import { matchPictures, measureApart } from './match.ts';
import { findMatched } from './matched.ts';

/** Blots of chance; those of one seed are the same wherever they are seen from. */
function blots(width: number, height: number, seed: number, left: number, top: number): Raster {
  const random = makeRandom(seed);
  const list = Array.from({ length: 260 }, () => ({
    ...{ x: random.between(-40, width + 40), y: random.between(-40, height + 40), radius: random.between(2, 9) },
    colour: [random.index(256), random.index(256), random.index(256)],
  }));
  const pixels = new Uint8Array(width * height * 4).fill(120);
  for (const { x, y, radius, colour } of list) {
    for (let j = Math.ceil(y - top - radius); j < y - top + radius; j++) {
      for (let i = Math.ceil(x - left - radius); i < x - left + radius; i++) {
        if (i < 0 || j < 0 || i >= width || j >= height || Math.hypot(i - x + left, j - y + top) > radius) continue;
        pixels.set(colour, (j * width + i) * 4);
      }
    }
  }
  return { width, height, pixels };
}

describe('places of a picture in another', () => {
  it('are compared by the kernel as plainly written', () => {
    const [a, b] = [blots(40, 24, 1, 0, 0), blots(40, 24, 2, 0, 0)].map((picture) => featurePyramid(picture, 99)[0]);
    if (a === undefined || b === undefined) throw new Error('There are two pictures.');
    const spots = [
      [0, 0, 0, 0],
      [39, 23, 0, 0],
      [17, 9, 30, 20],
      [5, 23, 39, 0],
    ] as const;
    const plainly = spots.map(([x, y, u, v]) => {
      let sum = 0;
      const stride = (a.width + 2 * REACH) * 3;
      for (let row = 0; row <= 2 * REACH; row++) {
        for (let at = 0; at < (2 * REACH + 1) * 3; at++) {
          const apart = Math.abs(
            (a.values[(y + row) * stride + x * 3 + at] ?? 0) - (b.values[(v + row) * stride + u * 3 + at] ?? 0),
          );
          // One pixel counts twice: see the kernel.
          sum += at >= 13 && at < 16 ? 2 * apart : apart;
        }
      }
      return sum;
    });
    expect(measureApart(a, b, spots)).toEqual(plainly);
  });

  it('are found where the whole picture moved, and what both show is known', () => {
    const [width, height] = [160, 96];
    const [one, other] = [blots(width, height, 5, 0, 0), blots(width, height, 5, 21, -6)];
    const [from, to] = [featurePyramid(one, 36), featurePyramid(other, 36)];
    const [there, back] = [matchPictures(from, to), matchPictures(to, from)];
    const matched = findMatched(there, back);
    let [right, wrong] = [0, 0];
    for (let y = 8; y < height - 8; y++) {
      for (let x = 30; x < width - 8; x++) {
        const at = y * width + x;
        if (matched[at] === 0) continue;
        const isRight = Math.hypot((there.right[at] ?? 0) + 21, (there.down[at] ?? 0) - 6) < 1;
        if (isRight) right += 1;
        else wrong += 1;
      }
    }
    expect(right).toBeGreaterThan((height - 16) * (width - 38) * 0.75);
    expect(wrong).toBeLessThan(right * 0.02);
    const course = settleCourse(there, (at) => matched[at] === 1, one);
    const [u, v] = courseAt(course, 0.6, 0.5);
    expect(u).toBeCloseTo(0.6 - 21 / width, 2);
    expect(v).toBeCloseTo(0.5 + 6 / height, 2);
  });

  it('are hardly found in a picture of something else', () => {
    const [from, to] = [featurePyramid(blots(160, 96, 5, 0, 0), 36), featurePyramid(blots(160, 96, 6, 0, 0), 36)];
    const matched = findMatched(matchPictures(from, to), matchPictures(to, from));
    // What is of one colour is found anywhere.
    const worth = matched.filter((_, at) => (from[0]?.texture[at] ?? 0) > 12);
    expect(worth.length).toBeGreaterThan(160 * 96 * 0.4);
    expect(worth.reduce((sum, value) => sum + value, 0)).toBeLessThan(worth.length * 0.2);
  });
});

describe('the move of a whole picture', () => {
  it('is found among places that go elsewhere', () => {
    const random = makeRandom(3);
    const pairs = Array.from({ length: 200 }, (_, index) => {
      const [x, y] = [random.next(), random.next()];
      const strays = index % 3 === 0;
      return { x, y, u: strays ? random.next() : 1.5 * x - 0.2, v: strays ? random.next() : 1.5 * y - 0.3 };
    });
    const found = findAffine(pairs, 0.01)?.map((value) => Math.round(value * 100) / 100 + 0);
    expect(found).toEqual([1.5, 0, -0.2, 0, 1.5, -0.3]);
  });
});
