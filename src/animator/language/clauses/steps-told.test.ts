import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import type { Reading } from '../reading.ts';

const deeds = ({ events, entities }: Reading): string[] =>
  events.map(({ act, subjects, target }) =>
    [subjects.map((id) => entities[id]?.noun).join('+'), act?.act, entities[target ?? -1]?.noun]
      .filter(Boolean)
      .join(' '),
  );
const read = (prompt: string): Reading => readPrompt(prompt, null);

it('what is told of the past is done as well, one after the other', () => {
  expect(deeds(read('A woman walked to the door, opened it and waved'))).toEqual([
    'woman walk door',
    'woman open door',
    'woman wave',
  ]);
  expect(deeds(read('A man went to the shelf and picked up the hammer'))).toContain('man pick_up hammer');
});

it('what somebody got or was made of is still no deed of theirs', () => {
  expect(deeds(read('A cake decorated with berries stands on a table'))).toEqual(['cake stand']);
});

it('two who are told apart are two', () => {
  const { entities } = read('The brown dog passes the stick to the white dog. The white dog runs off.');
  expect(entities.filter(({ noun }) => noun === 'dog')).toHaveLength(2);
  expect(read('A white dog runs. The white dog barks.').entities).toHaveLength(1);
});

it('a camera that stands still says nothing of those who come after it', () => {
  expect(deeds(read('The camera remains still, workers lift a beam'))).toEqual(['worker raise']);
});

it('where to tells what rolling is', () => {
  expect(deeds(read('A soldier rolls under a truck'))).toContain('soldier somersault');
  expect(deeds(read('A taxi rolls under a bridge'))).toContain('taxi drive');
});

it('whoever sits on a head that leaps is carried along', () => {
  expect(deeds(read('A dancer leaps with a cat on her head'))).toEqual(['dancer jump']);
});

it('a contest that names nobody has players', () => {
  expect(read('During a volleyball match, the camera glides along the net').entities.length).toBeGreaterThan(0);
});
