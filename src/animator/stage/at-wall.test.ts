import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

function depthsOf(prompt: string): { readonly oven: number } {
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78);
  const depth = (family: string, thing?: string): number =>
    stage.figures.find(({ body }) => body.family === family && (thing === undefined || body.sheet.thing === thing))
      ?.path[0]?.at[2] ?? Number.NaN;
  return { oven: depth('apparatus', 'oven') };
}

/** Metres: where a kitchen's wall begins. */
const WALL = -2.5;

test.each(['A man cooks a pancake on a stove', 'A grandmother stirs a pot of soup on the stove'])(
  'who cooks on a stove has room behind it: %s',
  (prompt) => {
    expect(depthsOf(prompt).oven).toBeGreaterThan(WALL);
  },
);

test('an oven that is opened stands against the wall', () => {
  expect(depthsOf('A baker opens the oven and takes out a loaf of bread').oven).toBeLessThan(WALL + 0.3);
});
