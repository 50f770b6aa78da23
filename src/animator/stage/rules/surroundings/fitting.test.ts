import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';
import type { StageFigure } from '../../stage.ts';

const film = (prompt: string): readonly StageFigure[] =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9).figures;
const sizeOf = (family: string, figures: readonly StageFigure[]): number =>
  figures.find(({ body }) => body.family === family)?.size ?? 0;

it('a boat in which there is but a mouse fits it, and one with people stays as large as it was', () => {
  expect(sizeOf('vessel', film('A mouse sails in a tiny boat on a pond'))).toBeLessThan(0.1);
  expect(sizeOf('vessel', film('A man sails in a boat on a lake'))).toBeGreaterThan(0.4);
});

it('a gigantic spaceship above a city is as long as its blocks', () => {
  const [near, far] = ['A gigantic spaceship hovers over a city', 'A spaceship hovers over a city'].map((prompt) =>
    sizeOf('aircraft', film(prompt)),
  );
  expect(near).toBeGreaterThan((far ?? 0) * 3);
});

it('what flies out of something begins there, and rises', () => {
  const figures = film('Letters fly out of a mailbox and swirl into the sky');
  const box = figures.at(-1)?.path[0]?.at ?? [0, 0, 0];
  for (const { path } of figures.filter(({ body }) => body.sheet.thing === 'letter')) {
    const [first, last] = [path[0]?.at ?? [9, 9, 9], path.at(-1)?.at ?? [9, 0, 9]];
    expect(Math.hypot(first[0] - box[0], first[2] - box[2])).toBeLessThan(0.5);
    expect(last[1]).toBeGreaterThan(first[1] + 1);
  }
});
