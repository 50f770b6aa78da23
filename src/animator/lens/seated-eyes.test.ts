import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { makeCameraMotion } from '../stage/camera/camera-motion.ts';
import { makePathMotion } from '../stage/ways/path-motion.ts';
import { stageScript } from '../staging.ts';
import { openWorkshop } from '../workshop.ts';
import { stationsOf } from './film-lamps.ts';
import { gazeOf } from './gaze-of.ts';

const { bodyOf } = openWorkshop();

function filmOf(prompt: string) {
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9, { bodyOf });
  const motions = stage.figures.map(({ path }) => makePathMotion(path));
  const motionOf = (figure: number, time: number) =>
    motions[figure]?.(time) ?? makePathMotion([{ time: 0, at: [0, 0, 0], heading: 0 }])(time);
  const bodies = stage.figures.map(({ body }) => bodyOf(body));
  return { stage, bodies, motionOf, cameraAt: makeCameraMotion(stage, motionOf), figureAt: motionOf };
}
const ACROSS = 'A detective and a suspect face each other in a dark interrogation room';

test('who sits across a table looks into the face there, and not at the table', () => {
  const film = filmOf(ACROSS);
  const [first] = film.stage.figures;
  const gaze = first === undefined ? null : gazeOf(first, 0, film, 1, (point) => point);
  expect(gaze?.[1]).toBeGreaterThan(1);
  expect(Math.abs(gaze?.[0] ?? 0)).toBeGreaterThan(0.4);
});

test('each of two at one table is lit where they sit', () => {
  const [one, other, ...more] = stationsOf(filmOf(ACROSS));
  expect(more).toEqual([]);
  expect(Math.abs((one?.at[0] ?? 0) - (other?.at[0] ?? 0))).toBeGreaterThan(0.8);
});

test('who looks up from the work looks into the air', () => {
  const film = filmOf('A clockmaker works at his workbench. He looks up and smiles.');
  const [first] = film.stage.figures;
  if (first === undefined) throw new Error('Nobody is there.');
  const gazeAt = (time: number) => gazeOf({ ...first, gaze: 1 }, 0, film, time, (point) => point);
  expect(gazeAt(0.1)).not.toBeNull();
  expect(gazeAt(3.8)).toBeNull();
});
