import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const deedsIn = (prompt: string): string[] => {
  const { entities, events } = readPrompt(prompt, null);
  return events.flatMap(({ subjects, verb }) => subjects.map((id) => `${entities[id]?.noun} ${verb}`));
};

it.each([
  ['A woman looks up at the green aurora dancing above the mountains.', ['woman look up']],
  ['He grips the ropes with both hands, and planks break and tumble into the mist below.', ['grip']],
  [
    'A stallion races across a plain. Its mane whips in the wind and mud explodes under its hooves.',
    ['stallion race', 'stallion whip'],
  ],
  ['A car drives along a road, casting a warm glow over the scene.', ['car drive']],
])('what stuff and light do is nobody’s deed: %s', (prompt, deeds) =>
  expect(deedsIn(prompt).map((deed) => deed.replace(/^(?:person|man|undefined) /, ''))).toEqual(deeds),
);

it('but in the rain one dances', () =>
  expect(deedsIn('A girl spins in the rain dancing')).toEqual(['girl spin', 'girl dance']));
