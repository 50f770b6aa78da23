import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

it('drives along the road toward what crosses it, stops in time, and is in the car that is told of', () => {
  const script = writeScript({
    prompt: 'Dashcam footage of a moose crossing a snowy mountain road, the car brakes hard',
    negativePrompt: null,
    durationSeconds: 8,
  });
  const { shots, figures } = stageScript(script, 1, 16 / 9);
  expect(figures.filter(({ body, role }) => role !== null && body.family === 'vehicle')).toEqual([]);
  const [first, last] = [shots[0]?.keys[0], shots[0]?.keys.at(-1)];
  const moose = figures[0]?.path.at(-1)?.at ?? [0, 0, 0];
  const away = (eye: readonly number[]) => Math.hypot((eye[0] ?? 0) - moose[0], (eye[2] ?? 0) - moose[2]);
  expect(away(first?.eye ?? [])).toBeGreaterThan(15);
  expect(away(last?.eye ?? [])).toBeLessThan(12);
});
