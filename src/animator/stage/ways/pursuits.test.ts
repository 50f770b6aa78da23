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

it('a car that is chased is ahead of each of those who are after it', () => {
  const { figures } = stageOf(
    'Three police cars with flashing lights chase a red sports car through the city at night',
  );
  const ahead = [0, 12, 24].map((at) => {
    const chased = figures.find(({ role }) => role === 1)?.path[at];
    const [sine, cosine] = [Math.sin(chased?.heading ?? 0), Math.cos(chased?.heading ?? 0)];
    const metres = (x: number, z: number): number =>
      ((chased?.at[0] ?? 0) - x) * sine + ((chased?.at[2] ?? 0) - z) * cosine;
    return figures.flatMap(({ role, path }) => (role === 0 ? metres(path[at]?.at[0] ?? 0, path[at]?.at[2] ?? 0) : []));
  });
  for (const each of ahead.flat()) expect(each).toBeGreaterThan(4);
});

it.each([
  'Two geese chase a mail carrier on a bicycle down a country lane',
  'A dog chases a boy on a bicycle along a suburban street',
  'Two wolves run after a snowmobile across a snowy field',
])('%s: what is ridden gets away, and who runs after it is close behind', (prompt) => {
  const { figures } = stageOf(prompt);
  const hunter = figures[0]?.path ?? [];
  const ridden = figures.find(({ role, support }) => (role ?? 0) > 0 && 'on' in support && hunter.length === 25);
  for (const at of [4, 12, 20]) {
    const [own, other] = [hunter[at]?.at ?? [0, 0, 0], ridden?.path[at]?.at ?? [99, 99, 99]];
    expect(Math.hypot(own[0] - other[0], own[2] - other[2])).toBeLessThan(8);
  }
  expect(figures.some(({ support }) => 'figure' in support)).toBe(true);
});

test('who sleeps in an armchair sits there, with whom it has on its lap', () => {
  const { figures } = stageOf('An old man sleeps in an armchair with a cat curled up on his lap');
  expect(figures.flatMap(({ acts }) => acts.map(({ act }) => act))).toContain('nod_off');
  expect(figures.map(({ support }) => ('anchor' in support ? support.anchor : null))).toContain('lap');
});
