import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

const actsOf = (prompt: string, thing: string) => {
  const { cast, beats } = provided(prompt);
  const id = cast.find((role) => role.thing === thing)?.id;
  return beats.filter(({ role }) => role === id).map(({ act }) => act);
};

it('a coin that is made to vanish is in the fingers until it is gone', () => {
  const { cast, relations, beats } = provided('A street magician makes a coin vanish before a wide-eyed little boy');
  const coin = cast.find(({ thing }) => thing === 'coin')?.id;
  expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'holding', to: coin }));
  expect(beats).toContainEqual(expect.objectContaining({ role: coin, act: 'dissolve', where: 'light' }));
});

it.each([
  ['A magician waves his wand and a rabbit disappears in a puff of smoke', 'rabbit', 'dissolve'],
  ['A wizard snaps his fingers and a cake appears on the table', 'cake', 'assemble'],
  ['The witch vanishes in a cloud of purple smoke in the middle of the forest', 'person', 'dissolve'],
])('what goes or comes by magic does so where it is (%j)', (prompt, thing, act) => {
  expect(actsOf(prompt, thing)).toContain(act);
});

it('who disappears into a crowd walks there', () => {
  expect(actsOf('A spy in a grey coat disappears into the crowd', 'person')).not.toContain('dissolve');
  expect(actsOf('A woman walks down the road and disappears into the fog', 'person')).not.toContain('dissolve');
});
