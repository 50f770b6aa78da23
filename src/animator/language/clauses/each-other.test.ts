import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const deedsIn = (prompt: string): string[] => {
  const { entities, events } = readPrompt(prompt, null);
  return events.flatMap(({ subjects, act, target }) =>
    subjects.map((id) => `${entities[id]?.noun} ${act?.act} ${entities[target ?? -1]?.noun ?? 'nobody'}`),
  );
};

it.each([
  ['A detective and a suspect face each other in a kitchen', ['detective look suspect', 'suspect look detective']],
  ['A man and a woman walk toward one another on a beach', ['man walk woman', 'woman walk man']],
  ['Two knights charge at each other', ['knight run knight', 'knight run knight']],
  ['Two people wave at each other', ['people wave people', 'people wave people']],
])('each has the other before them: %s', (prompt, deeds) => expect(deedsIn(prompt)).toEqual(deeds));

it('leaves two together who do it with each other anyway, and leaves nothing out', () => {
  const { entities, leftOut } = readPrompt('Two women look at each other in a dark room', null);
  expect(entities.filter(({ hidden }) => !hidden)).toHaveLength(1);
  expect(leftOut).toEqual([]);
});

it('does not go with the stream who stands still in it', () =>
  expect(deedsIn('Commuters stream through a station while one man stands still')).toEqual([
    'commuter walk nobody',
    'man stand nobody',
  ]));
