import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true });

it.each([
  'A woman steps in from the rain, shakes out her umbrella and sits down across from the detective.',
  'In an office a young man shakes hands with a businesswoman and sits down across from her.',
])('sits both down at one table: %s', (prompt) => {
  const { cast, beats, relations } = play(prompt);
  const table = cast.find(({ thing }) => thing === 'laid table')?.id;
  const seated = relations.filter(({ relation, to }) => relation === 'on' && to === table).map(({ role }) => role);
  const people = cast.filter(({ thing }) => thing === 'person').map(({ id }) => id);
  expect(seated.sort()).toEqual(people.sort());
  // On foot until then.
  expect(beats.some(({ act }) => act === 'walk')).toBe(prompt.includes('steps in'));
});
