import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const deedsIn = (prompt: string): string[] => {
  const { entities, events } = readPrompt(prompt, null);
  return events.flatMap(({ subjects, act }) => subjects.map((id) => `${entities[id]?.noun} ${act?.act}`));
};

it.each([
  ['A boy bakes cookies with his grandmother in a cozy kitchen', 'grandmother cook'],
  ['A woman plays chess with an old man in the park', 'old man play_game'],
  ['A man walks with his daughter along the beach', 'daughter walk'],
  ['A man with his dog walks through the park', 'dog walk'],
  ['A boy plays with his dog in the garden', 'dog play'],
])('whom it is done with does it as well: %s', (prompt, deed) => expect(deedsIn(prompt)).toContain(deed));

it.each([
  ['A man reads a book with his cat on the sofa', 'cat read'],
  ['A woman with a child cooks soup', 'child cook'],
  ['A girl walks with her brother, who waves at us', 'brother walk'],
  ['A convertible with a couple drives along the coast', 'couple drive'],
])('and not who only is there, or does something else: %s', (prompt, deed) =>
  expect(deedsIn(prompt)).not.toContain(deed),
);

it('both sit on what one of them is told to sit on', () => {
  const { entities, relations } = readPrompt('A girl sits with her friend on a bench', null);
  const onBench = relations.flatMap(({ entity, relation }) => (relation === 'on' ? [entities[entity]?.noun] : []));
  expect(onBench.toSorted()).toEqual(['friend', 'girl']);
});
