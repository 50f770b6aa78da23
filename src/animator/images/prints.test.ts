import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawFrames } from '../animator.ts';
import { PLACES } from '../catalogue/setting.ts';
import { planPrints } from './plan-prints.ts';

const ASPECTS = [9 / 16, 3 / 4, 1, 4 / 3, 16 / 9, 0.2, 6] as const;
const FILMS = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 160, height: 90 },
] as const;

/** Every choice of one, two and three of the aspects above, in order. */
function listChoices(): number[][] {
  const ones = ASPECTS.map((aspect) => [aspect]);
  const twos = ones.flatMap((list) => ASPECTS.map((aspect) => [...list, aspect]));
  return [...ones, ...twos, ...twos.flatMap((list) => ASPECTS.map((aspect) => [...list, aspect]))];
}

/** Throws when a print leaves the film, or covers another. */
function expectApart(aspects: readonly number[], film: { width: number; height: number }, ground: number | null): void {
  const prints = planPrints(aspects, film, ground);
  expect(prints.length).toBe(aspects.length);
  const boxes = prints.map(({ centreX, centreY, width, height }) => ({
    left: centreX - width / 2,
    right: centreX + width / 2,
    top: centreY - height / 2,
    bottom: centreY + height / 2,
  }));
  for (const [i, box] of boxes.entries()) {
    const inside = box.left >= 0 && box.right <= film.width && box.top >= 0 && box.bottom <= film.height * 0.9;
    expect({ aspects, box, inside }).toEqual({ aspects, box, inside: true });
    for (const other of boxes.slice(i + 1)) {
      const apart = box.right < other.left || other.right < box.left || box.bottom < other.top;
      expect({ aspects, box, other, apart }).toEqual({ aspects, box, other, apart: true });
    }
  }
}

describe('planPrints', () => {
  it.each(FILMS)('keeps every print of a film of $width x $height inside it and apart from the others', (film) => {
    for (const ground of [null, film.height * 0.8, film.height * 0.95]) {
      for (const aspects of listChoices()) expectApart(aspects, film, ground);
    }
  });

  it.each([
    [1024, 1024],
    [1536, 192],
    [192, 1536],
    [688, 384],
    [848, 1264],
  ])('does the same for up to fourteen in a still of %i x %i', (width, height) => {
    for (let count = 1; count <= 14; count++) {
      for (let turn = 0; turn < ASPECTS.length; turn++) {
        const aspects = Array.from({ length: count }, (_, i) => ASPECTS[(i + turn) % ASPECTS.length] ?? 1);
        for (const ground of [null, height * 0.8]) expectApart(aspects, { width, height }, ground);
      }
    }
  });

  it('shows pictures of the usual shapes at a fifth of a landscape film or more, undistorted', () => {
    const [film] = FILMS;
    const usual = ASPECTS.slice(0, 5);
    for (const aspects of listChoices().filter((list) => list.every((aspect) => usual.includes(aspect)))) {
      for (const [i, print] of planPrints(aspects, film, 600).entries()) {
        expect(print.pictureWidth).toBeGreaterThanOrEqual(film.width / 5);
        expect(Math.abs(print.pictureWidth / print.pictureHeight / (aspects[i] ?? 0) - 1)).toBeLessThan(0.02);
      }
    }
  });
});

const PICTURES = [
  { name: 'red', colour: '#f01010', width: 400, height: 300 },
  { name: 'green', colour: '#10d020', width: 300, height: 400 },
  { name: 'blue', colour: '#1020f0', width: 320, height: 180 },
] as const;
let folder = '';
let references: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-prints-'));
  references = await Promise.all(
    PICTURES.map(async ({ name, colour, width, height }) => {
      const canvas = createCanvas(width, height);
      const pen = canvas.getContext('2d');
      pen.fillStyle = colour;
      pen.fillRect(0, 0, canvas.width, canvas.height);
      const file = join(folder, `${name}.png`);
      await writeFile(file, canvas.toBuffer('image/png'));
      return file;
    }),
  );
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Shares of the frame that are strongly red, green and blue, from its chroma. */
function measureColours(
  frame: Uint8Array,
  width: number,
  height: number,
): { red: number; green: number; blue: number } {
  const count = { red: 0, green: 0, blue: 0 };
  const quarter = (width * height) / 4;
  const u = frame.subarray(quarter * 4, quarter * 5);
  const v = frame.subarray(quarter * 5, quarter * 6);
  for (const [i, blue] of u.entries()) {
    const red = v[i] ?? 128;
    if (red > 190 && blue < 128) count.red++;
    if (red < 85 && blue < 95) count.green++;
    if (blue > 190 && red < 125) count.blue++;
  }
  return { red: count.red / quarter, green: count.green / quarter, blue: count.blue / quarter };
}

describe('a film with references', () => {
  it.each(
    PLACES.flatMap((place) => [
      { place, move: 'pan left', width: 1280, height: 720, least: 0.02 },
      { place, move: 'zoom in', width: 720, height: 1280, least: 0.015 },
    ]),
  )('shows all three pictures: $place, $move, $width x $height', async ({ place, move, width, height, least }) => {
    const size = { width: width / 8, height: height / 8 };
    const request = {
      prompt: `${place} on a clear day, ${move}`,
      negativePrompt: null,
      seed: 2,
      durationSeconds: 4,
      width,
      height,
      finish: 'fast',
      inputs: { mode: 'references', references },
    } as const;
    const draft = { frames: 96, width: size.width };
    const options = { draft, frames: [0, 24, 48, 72, 95], signal: new AbortController().signal };
    const seen: object[] = [];
    for await (const frame of drawFrames(request, options)) {
      const { red, green, blue } = measureColours(frame, size.width, size.height);
      seen.push({ red: red > least || red, green: green > least || green, blue: blue > least || blue });
    }
    expect(seen).toEqual(options.frames.map(() => ({ red: true, green: true, blue: true })));
  });
});
