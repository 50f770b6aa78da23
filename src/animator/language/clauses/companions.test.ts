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

it('what is shared with somebody is theirs too, and of what is shared with a beast it is given', () => {
  expect(deedsIn('A girl shares her ice cream with her brother on the beach')).toContain('brother give');
  const { entities, events, relations } = readPrompt(
    'An old man shares his sandwich with a stray dog on a bench',
    null,
  );
  expect(entities[events[0]?.toWhom ?? -1]?.noun).toBe('dog');
  expect(relations.find(({ relation }) => relation === 'on')).toMatchObject({ entity: events[0]?.subjects[0] });
});

it.each([
  ['A wedding party throws confetti on the bride and groom', 'bride'],
  ['Two sisters throw water on their brother', 'brother'],
  ['The crowd throws roses at the singer', 'singer'],
])('who is thrown at is not stood on, and flies nowhere: %s', (prompt, whom) => {
  const { entities, events, relations } = readPrompt(prompt, null);
  const [thrown] = events.filter(({ act }) => act?.act === 'throw');
  expect(entities[thrown?.toWhom ?? -1]?.noun).toBe(whom);
  expect(thrown?.target).not.toBe(thrown?.toWhom);
  expect(relations.filter(({ to }) => to === thrown?.toWhom)).toEqual([]);
});
