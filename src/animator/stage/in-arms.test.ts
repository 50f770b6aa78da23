import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

const stageOf = (prompt: string, seed: number) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), seed, 1.78);

test('a child that is carried is in the arms, and whoever is given something is not', () => {
  const [, child] = stageOf('A firefighter carries a child', 1).figures;
  expect(child?.support).toMatchObject({ figure: 0, anchor: 'arms', as: 'sit' });
  const shop = stageOf('A shopkeeper hands a bag of apples to a little girl', 1).figures;
  expect(shop.find(({ role }) => role === 2)?.support).toMatchObject({ on: 'ground' });
});

test.each([1, 2, 3, 4])('whoever is carried shows us the face, whichever way it goes: seed %i', (seed) => {
  const { figures, shots } = stageOf('A soldier carries a little girl through a meadow', seed);
  const [bearer, child] = figures;
  const support = child?.support;
  if (support === undefined || !('figure' in support)) throw new Error('The girl is not carried.');
  const middle = bearer?.path[Math.floor((bearer?.path.length ?? 0) / 2)];
  // Against its bearer, as the anchor has it.
  const heading = (middle?.heading ?? 0) + Math.PI * 0.62 + (support.turn ?? 0);
  const key = shots[0]?.keys[0];
  const toUs =
    shots[0]?.follow == null
      ? Math.atan2((key?.eye[0] ?? 0) - (middle?.at[0] ?? 0), (key?.eye[2] ?? 0) - (middle?.at[2] ?? 0))
      : Math.atan2(key?.eye[0] ?? 0, key?.eye[2] ?? 0);
  expect(Math.cos(heading - toUs)).toBeGreaterThan(0);
});
