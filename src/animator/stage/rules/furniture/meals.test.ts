import { expect, it } from 'vitest';
import { propFor } from '../../../bodies/families/person/props.ts';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

it('a bird that reads has its book open before it, not in its beak', () => {
  const script = writeScript({ prompt: 'An owl reads a book in a library', negativePrompt: null, durationSeconds: 5 });
  const { cast, relations, beats } = provide(script, { indoor: true });
  const [owl, book] = ['owl', 'book'].map((kind) => cast.find(({ thing }) => thing === kind));
  expect(relations.filter(({ role }) => role === book?.id)).toMatchObject([{ relation: 'in_front_of', to: owl?.id }]);
  expect(relations.some(({ relation }) => relation === 'holding')).toBe(false);
  expect(book?.parts).toContain('open');
  expect(beats.find(({ role }) => role === owl?.id)).toMatchObject({ act: 'look', target: book?.id });
});

it('who tastes soup from a spoon brings that to the mouth, and holds no other one meanwhile', () => {
  const prompt = 'Medium close-up of a chef tasting soup from a wooden spoon in a restaurant kitchen';
  const script = provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 5 }), { indoor: true });
  expect(script.cast.map(({ thing }) => thing)).not.toContain('spoon');
  expect(propFor(0, script)).toBe('spoon');
});
