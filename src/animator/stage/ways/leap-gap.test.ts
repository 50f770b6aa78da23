import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

it.each([
  'A parkour runner sprints across a rooftop and leaps over the gap to the next building.',
  'A parkour runner leaps from rooftop to rooftop in a big city.',
])('runs up, is in the air over the gap between two roofs, and runs out: %s', (prompt) => {
  const { figures, place } = stageOf(prompt);
  const [runner] = figures;
  expect(place.dressing).toContain('roof gap');
  expect(runner?.acts.map(({ act }) => act)).toEqual(['stand', 'run', 'bound', 'run', 'stand']);
  const over = (runner?.path ?? []).filter(({ at }) => Math.abs(at[0]) < 1.6);
  expect(over.length).toBeGreaterThan(5);
  expect(Math.min(...over.map(({ at }) => at[1]))).toBeGreaterThan(0.3);
});

it('leaves a roof whole on which nobody leaps to another', () => {
  expect(stageOf('A woman jumps for joy on a rooftop.').place.dressing).not.toContain('roof gap');
});
