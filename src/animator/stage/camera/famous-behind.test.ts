import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const shotsOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9).shots.flatMap(
    ({ keys }) => keys,
  );

it('looks up a little where a tower stands behind everybody, who stand low in the picture and beside its middle', () => {
  for (const { eye, target } of shotsOf('A couple kisses in front of the Eiffel Tower.')) {
    expect(target[1]).toBeGreaterThan(eye[1]);
    expect(Math.abs(target[0])).toBeGreaterThan(0.2);
  }
});

it('looks level or down at a couple who have nothing famous behind them', () => {
  for (const { eye, target } of shotsOf('A couple kisses in a garden.')) expect(target[1]).toBeLessThan(eye[1] + 0.3);
});
