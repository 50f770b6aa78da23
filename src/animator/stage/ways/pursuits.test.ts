import { expect, it, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

it.each([
  ['A kitten chases a butterfly in the garden', 1.2],
  ['A puppy chases a butterfly through a field of sunflowers', 1.8],
  ['A hawk chases a rabbit across a field', 3.2],
])('%s: both stay together from beginning to end', (prompt, most) => {
  const [hunter, hunted] = stageOf(prompt).figures;
  for (const [i, { at }] of (hunter?.path ?? []).entries()) {
    const other = hunted?.path[i]?.at ?? [99, 99, 99];
    expect(Math.hypot(at[0] - other[0], at[2] - other[2])).toBeLessThan(most);
  }
});

test('who sleeps in an armchair sits there, with whom it has on its lap', () => {
  const { figures } = stageOf('An old man sleeps in an armchair with a cat curled up on his lap');
  expect(figures.flatMap(({ acts }) => acts.map(({ act }) => act))).toContain('nod_off');
  expect(figures.map(({ support }) => ('anchor' in support ? support.anchor : null))).toContain('lap');
});
