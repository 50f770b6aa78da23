import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

it('has pups lie at the belly of their mother, and not in a row far apart', () => {
  const { figures } = stageOf('A grey wolf and her three pups rest in the snow.');
  const [wolf, ...pups] = figures.map(({ path }) => path[0]?.at ?? [0, 0, 0]);
  expect(pups).toHaveLength(3);
  for (const [x, , z] of pups) expect(Math.hypot(x - (wolf?.[0] ?? 0), z - (wolf?.[2] ?? 0))).toBeLessThan(1.2);
});

it('has whoever leans on a fence look over it toward the camera', () => {
  const { figures, shots } = stageOf('A farmer leans on a wooden fence and tells his cow, "Rain is coming."');
  const farmer = figures[0]?.path[0];
  const [x, , z] = shots[0]?.keys[0]?.eye ?? [0, 0, 0];
  const toCamera = Math.atan2(x - (farmer?.at[0] ?? 0), z - (farmer?.at[2] ?? 0)) - (farmer?.heading ?? 0);
  expect(Math.cos(toCamera)).toBeGreaterThan(0.3);
});
