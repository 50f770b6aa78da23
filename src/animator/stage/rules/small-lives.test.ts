import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';
import type { Stage } from '../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

it('a jumping spider leaps no more than a tarantula does, and is on the leaf that is told of', () => {
  const { figures } = stageOf('Macro shot of a jumping spider on a dewy leaf');
  const [spider] = figures;
  const leaf = figures.findIndex((each, index) => index > 0 && each !== spider);
  expect(spider?.acts.map(({ act }) => act)).not.toContain('jump');
  expect(spider?.support).toMatchObject({ figure: leaf });
  expect(spider?.body.sheet.eye).toMatchObject({ beside: expect.any(Number) });
});

it('a clutch that hatches and goes to the sea is seen going, all of it', () => {
  const { figures } = stageOf('Baby sea turtles hatch from the sand and scramble toward the ocean');
  expect(figures.length).toBeGreaterThan(2);
  for (const { acts } of figures) expect(acts.map(({ act }) => act)).not.toContain('hatch');
  const [first, last] = [figures[0]?.path[0]?.at, figures[0]?.path.at(-1)?.at];
  expect(Math.hypot((last?.[0] ?? 0) - (first?.[0] ?? 0), (last?.[2] ?? 0) - (first?.[2] ?? 0))).toBeGreaterThan(0.5);
});

it('a rose that opens is seen from near, whoever comes to it from afar', () => {
  const [shot] = stageOf(
    'Time-lapse macro of a red rose opening from a tight bud to full bloom. Then a ladybug climbs up the stem, reaches the flower and flies off',
  ).shots;
  expect(shot?.keys[0]?.focus).toBeLessThan(4);
});
