import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const told = (prompt: string): string[] => {
  const { entities, relations } = readPrompt(prompt, null);
  return relations.map(
    ({ entity, relation, to }) => `${entities[entity]?.noun} ${relation} ${entities[to ?? -1]?.noun}`,
  );
};

it.each([
  ['a cat and a book on a sofa', ['cat on sofa', 'book on sofa']],
  ['an umbrella and a hat on a bench', ['umbrella on bench', 'hat on bench']],
  ['a vase on a table and a cat on a sofa', ['vase on table', 'cat on sofa']],
  ['a cat in a basket and a dog under the table', ['cat in basket', 'dog under table']],
])(
  'what is told of together shares the place that is told of last, unless each has its own: %s',
  (prompt, relations) => {
    expect(told(prompt)).toEqual(relations);
  },
);

it.each([
  ['A pickup truck drives down a dirt road, kids laughing in the back', 'kid in pickup truck'],
  ['A convertible drives along the coast, a dog in the back seat', 'dog in convertible'],
  ['Kids ride in the back of a pickup truck', 'kid in pickup truck'],
])('who is in the back is in what was told of to ride in: %s', (prompt, relation) => {
  expect(told(prompt).map((each) => each.toLowerCase().replace('kids', 'kid'))).toContain(relation);
});

it('has a back of a room where nothing is ridden in', () => {
  expect(told('A teacher talks to her class, a boy in the back raises his hand')).toEqual([]);
});
