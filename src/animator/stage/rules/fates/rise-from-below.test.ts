import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });
const arising = (prompt: string) => provided(prompt).beats.filter(({ act }) => act === 'arise');

test('a giant that rises from the ground or the sea is below at first', () => {
  expect(arising('A giant stone golem rises from the ground in a forest clearing')[0]?.where).toBe('ground');
  expect(arising('Godzilla rises from the ocean in front of a city')[0]?.where).toBe('water');
  expect(arising('A submarine surfaces in the arctic ocean, breaking through the ice')[0]?.where).toBe('water');
});

test('nobody else does: people get up, balloons rise, and a man comes out of the sea on his feet', () => {
  expect(arising('A man rises from his chair in the living room')).toEqual([]);
  expect(arising('A hot air balloon rises from the ground at dawn')).toEqual([]);
  expect(arising('A woman emerges from the sea and walks up the beach')).toEqual([]);
});

test('people look up at it before they run, and boats float before it', () => {
  const { beats, relations, cast } = provided('A giant robot rises from the sea, people on the beach run away');
  const people = cast.find(({ person }) => person !== null)?.id;
  const own = beats.filter(({ role }) => role === people).sort((a, b) => a.from - b.from);
  expect(own.map(({ act }) => act)).toEqual(['look', 'run']);
  const { relations: afloat } = provided('A huge sea serpent rises from a lake in front of a small rowboat');
  expect(afloat.map(({ relation }) => relation)).toContain('behind');
  expect(relations.some(({ relation }) => relation === 'facing')).toBe(true);
});
