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

test('a door that opens by itself is at the side of a corridor, and nobody goes around it', () => {
  const prompt = 'A young woman walks down a long dark hallway. At the end of the corridor a door opens by itself.';
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78);
  const at = (thing: string) =>
    stage.figures.find(({ body }) => (body.sheet.thing ?? body.family) === thing)?.path.map((it) => it.at[0]);
  expect(Math.abs(at('door')?.[0] ?? 0)).toBeGreaterThan(1.1);
  expect(Math.max(...(at('person') ?? [9]).map(Math.abs))).toBeLessThan(0.6);
});
