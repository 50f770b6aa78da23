import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';

test('who comes up from below is below first and stands there in the end, under a cloud of earth', () => {
  const script = writeScript({
    prompt: 'A giant stone golem rises from the ground in a meadow',
    negativePrompt: null,
    durationSeconds: 5,
  });
  const { figures, particles } = sketchScript(script, 1, 16 / 9);
  const heights = figures[0]?.path.map(({ at }) => at[1]) ?? [];
  expect((heights.at(-1) ?? 0) - (heights[0] ?? 0)).toBeGreaterThan(3);
  expect(particles.some(({ kind, during }) => kind === 'billows' && during?.act === 'arise')).toBe(true);
});
