import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

it.each([
  ['A knight jumps over a fence on horseback', 'quadruped', 0.8],
  ['A girl on a pony leaps over a fallen log in the forest', 'quadruped', 0.15],
  ['A motorcyclist jumps over a row of burning cars', 'vehicle', 1],
])('%s: in the saddle, and before a camera that waits', (prompt, family, least) => {
  const { figures, shots } = stageOf(prompt);
  const mount = figures.findIndex(({ body, path }) => body.family === family && path.length > 1);
  const heights = figures[mount]?.path.map(({ at }) => at[1]) ?? [];
  expect(Math.max(...heights) - (heights[0] ?? 0)).toBeGreaterThan(least);
  expect(figures[0]?.support).toMatchObject({ figure: mount, as: 'sit' });
  expect(figures[0]?.acts.map(({ act }) => act)).not.toContain('jump');
  expect(shots[0]?.follow).toBeNull();
});
