import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78);

it.each([
  'A viking takes off his helmet and takes a selfie with his horse',
  'Medieval knight removes his helmet and takes a selfie with a dragon',
])('who is in a selfie is behind whoever takes it, and no helmet stays before the face (%j)', (prompt) => {
  const { figures } = stageOf(prompt);
  const [hero, other] = [0, 1].map((role) => figures.find((figure) => figure.role === role)?.path[0]);
  if (hero === undefined || other === undefined) throw new Error('Both are there.');
  const [x, z] = [other.at[0] - hero.at[0], other.at[2] - hero.at[2]];
  expect(x * Math.sin(hero.heading) + z * Math.cos(hero.heading)).toBeLessThan(0);
  expect(other.at[1] - hero.at[1]).toBeLessThan(1);
  expect(figures.find(({ body }) => body.family === 'garment')?.fate).toMatchObject({ kind: 'falls' });
});
