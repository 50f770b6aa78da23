import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { provide } from './provide.ts';

it('a bird that reads has its book open before it, not in its beak', () => {
  const script = writeScript({ prompt: 'An owl reads a book in a library', negativePrompt: null, durationSeconds: 5 });
  const { cast, relations, beats } = provide(script, { indoor: true });
  const [owl, book] = ['owl', 'book'].map((kind) => cast.find(({ thing }) => thing === kind));
  expect(relations.filter(({ role }) => role === book?.id)).toMatchObject([{ relation: 'in_front_of', to: owl?.id }]);
  expect(relations.some(({ relation }) => relation === 'holding')).toBe(false);
  expect(book?.parts).toContain('open');
  expect(beats.find(({ role }) => role === owl?.id)).toMatchObject({ act: 'look', target: book?.id });
});
