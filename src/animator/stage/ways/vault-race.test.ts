import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const horseOf = (prompt: string) => {
  const { figures, shots } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
  return { horse: figures.find(({ body }) => body.family === 'quadruped'), shots };
};

test('who races and leaps on the way runs all the while, and the camera goes along', () => {
  const { horse, shots } = horseOf(
    'Tracking shot of a black stallion racing across an open plain. The horse leaps over a broken fence',
  );
  const [start, end] = [horse?.path[0]?.at ?? [0, 0, 0], horse?.path.at(-1)?.at ?? [0, 0, 0]];
  expect(Math.hypot(end[0] - start[0], end[2] - start[2])).toBeGreaterThan(25);
  expect(horse?.acts.map(({ act }) => act)).toEqual(['run', 'leap', 'run']);
  expect(shots[0]?.follow).not.toBeNull();
});

test('who only leaps is waited for', () => {
  expect(horseOf('A horse leaps over a fence').shots[0]?.follow).toBeNull();
});
