import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';
import { makePathMotion } from '../ways/path-motion.ts';
import { makeCameraMotion } from './camera-motion.ts';

/** How far into the picture, and to its right, somebody goes: shares of the way. */
function measureWay(prompt: string): { readonly deep: number; readonly right: number } {
  const stage = sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
  const motions = stage.figures.map(({ path }) => makePathMotion(path));
  const still = makePathMotion([{ time: 0, at: [0, 0, 0], heading: 0 }]);
  const { eye, target } = makeCameraMotion(stage, (figure, time) => (motions[figure] ?? still)(time))(1.5);
  let index = stage.figures.findIndex(({ role }) => role === 0);
  for (let support = stage.figures[index]?.support; support !== undefined && 'figure' in support; ) {
    index = support.figure;
    support = stage.figures[index]?.support;
  }
  const [from, to] = [motions[index]?.(0.5).at ?? eye, motions[index]?.(2.5).at ?? eye];
  const [x, z] = [to[0] - from[0], to[2] - from[2]];
  const [lookX, lookZ] = [target[0] - eye[0], target[2] - eye[2]];
  const whole = Math.hypot(x, z) * Math.hypot(lookX, lookZ) || 1;
  return { deep: (x * lookX + z * lookZ) / whole, right: (z * lookX - x * lookZ) / whole };
}

const WAYS: readonly (readonly [string, 'deep' | 'right', 1 | -1])[] = [
  ['away from the camera', 'deep', 1],
  ['through a forest away from us', 'deep', 1],
  ['into a dark forest', 'deep', 1],
  ['up a hill', 'deep', 1],
  ['down a street toward the camera', 'deep', -1],
  ['out of a barn', 'deep', -1],
  ['in front of a castle from left to right', 'right', 1],
  ['across a meadow from right to left', 'right', -1],
];

describe('whoever goes somewhere is seen going there', () => {
  it.each(WAYS)('%s', (way, axis, sign) => {
    const wrong = ['A woman walks', 'A black dog runs', 'A red car drives', 'A knight on a horse rides'].filter(
      (who) => measureWay(`${who} ${way}.`)[axis] * sign < 0.6,
    );
    expect(wrong).toEqual([]);
  });
});
