import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';
import type { Stage } from '../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
const thingsOf = ({ figures }: Stage): unknown[] => figures.map(({ body }) => body.sheet.thing);

test('whoever kneels and opens a small box proposes with it in the hands', () => {
  const stage = stageOf('A man kneels down before a woman in a park and opens a small box.');
  expect(stage.figures[0]?.acts.map(({ act }) => act)).toContain('propose');
  expect(thingsOf(stage)).not.toContain('dining table');
});

test('a vet stands at the table with the hands on the puppy, and tells nobody a story', () => {
  const stage = stageOf(
    'A vet examines a puppy on a metal table in a clinic. A little boy watches. "He is fine," she says.',
  );
  expect(stage.figures[0]?.acts.map(({ act }) => act)).toContain('pet');
  expect(stage.figures[0]?.support).toHaveProperty('on', 'ground');
  expect(thingsOf(stage)).not.toContain('armchair');
});

test('an audience that rises leaves an aisle to whom it applauds', () => {
  const stage = stageOf('A violinist plays on the stage of a theatre. The audience rises and applauds and she bows.');
  const [hero] = stage.figures;
  const across = hero?.path[0]?.at[0] ?? 0;
  const chairs = stage.figures.filter(({ body }) => body.sheet.thing === 'chair');
  expect(chairs.length).toBeGreaterThan(3);
  for (const { path } of chairs) expect(Math.abs((path[0]?.at[0] ?? 0) - across)).toBeGreaterThan(0.5);
});

test('nobody gets out of a train into the gap before its platform', () => {
  const [girl] = stageOf('A girl steps off a red train at a small mountain station.').figures;
  expect(Math.min(...(girl?.path ?? []).slice(1).map(({ at }) => at[1]))).toBeGreaterThan(-0.3);
});
