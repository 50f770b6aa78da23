import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { openWorkshop } from '../../workshop.ts';
import { plainEditWords } from '../edit/words.ts';
import type { LookAt } from '../subject/subject.ts';
import { makePlate, type Plate } from './plate.ts';
import { placeVisitors } from './visitors.ts';

/** A red car across a green land, found by its colour. */
const findRed: LookAt = ({ width, height, pixels }) => ({
  mask: {
    width,
    height,
    values: Float32Array.from({ length: width * height }, (_, at) => ((pixels[at * 4] ?? 0) > 180 ? 1 : 0)),
  },
  depth: { width: 2, height: 2, values: Float32Array.of(9, 9, 2, 2) },
});

function aPlate(): Plate {
  const canvas = createCanvas(320, 180);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#336633';
  pen.fillRect(0, 0, 320, 180);
  pen.fillStyle = '#e01010';
  pen.fillRect(40, 90, 160, 60);
  return makePlate(canvas, { width: 320, height: 180 }, findRed, 0);
}

const come = (prompt: string) => {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 1 });
  const { bodyOf } = openWorkshop();
  const figures = placeVisitors(aPlate(), { script, seed: 1, bodyOf, still: true, fills: null });
  return figures.map((figure) => ({ ...figure, tall: bodyOf(figure.body).height * figure.size }));
};

describe('whoever an edit adds beside whom a picture shows', () => {
  it('comes alone, since the other is there', () => {
    expect(come('add a man standing next to the car').map(({ role }) => role)).toEqual([0]);
  });

  it('is as large beside it as in life, and on the side with more room', () => {
    const [man] = come('add a man standing next to the car');
    const [ball] = come('add a ball next to the car');
    expect(man?.path[0]?.at[0]).toBeGreaterThan(0);
    expect(man?.tall ?? 0).toBeGreaterThan((ball?.tall ?? 9) * 2);
  });
});

describe('the words of an edit', () => {
  it.each([
    ['make it look like a studio ghibli anime', 'make it as a studio ghibli anime'],
    ['give her sunglasses', 'add sunglasses'],
    ['put a hat on him', 'add a hat'],
    ['give the photo a vintage feel', 'give the photo a vintage feel'],
  ])('“%s” is read as “%s”', (said, read) => {
    expect(plainEditWords(said)).toBe(read);
  });
});
