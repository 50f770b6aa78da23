import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true });

it.each([
  ['Two kids whisper under a blanket fort lit by a flashlight', 2],
  ['Inside a pillow fort, a little girl reads a book with a flashlight', 1],
])('whoever is in a fort of blankets sits on the floor of it (%j)', (prompt, people) => {
  const { cast, stands = [] } = provided(prompt);
  const fort = cast.find(({ thing }) => thing === 'blanket fort');
  expect(stands.find(({ role }) => role === fort?.id)).toBeDefined();
  expect(stands.filter(({ floor }) => floor)).toHaveLength(people);
});

it('a fort of stone has no blankets', () => {
  expect(provided('Soldiers march out of a stone fort').cast.map(({ thing }) => thing)).not.toContain('blanket fort');
});
