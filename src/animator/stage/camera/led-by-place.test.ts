import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), 1, 16 / 9);

test('who rides a roller coaster climbs, falls faster than it climbed, and sees it from the seat', () => {
  const { place, shots } = stageOf('POV: riding a roller coaster at sunset');
  expect(place.name).toBe('coaster');
  const heights = shots[0]?.keys.map(({ eye }) => eye[1]) ?? [];
  const top = Math.max(...heights);
  expect(heights.indexOf(top)).toBeGreaterThan(4);
  expect(Math.min(...heights.slice(heights.indexOf(top)))).toBeLessThan(top - 25);
});

test('a drone over a mountain road stays high above the car, and keeps it before the lens', () => {
  const { shots, figures } = stageOf(
    'Drone shot over a winding mountain road at sunrise, a red convertible drives along',
  );
  const car = figures[0]?.path.at(-1)?.at ?? [0, 0, 0];
  const last = shots[0]?.keys.at(-1);
  expect((last?.eye[1] ?? 0) - car[1]).toBeGreaterThan(15);
  expect(shots[0]?.follow).toBeNull();
});

test('who drives toward what nobody reaches is followed from behind', () => {
  const { shots } = stageOf('A motorcyclist rides toward the mountains on an empty desert highway');
  expect(shots[0]?.follow).toMatchObject({ turns: true });
});
