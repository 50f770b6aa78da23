import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

test('a tree that a seed becomes grows while one looks, and the film is of it', () => {
  const prompt =
    'A small seed in a desert grows into a huge tree, its branches fill with green leaves and birds fly out.';
  const { cast, beats, shots } = provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), {
    indoor: false,
  });
  const tree = cast.find(({ thing }) => thing === 'tree')?.id;
  expect(beats.filter(({ role }) => role === tree).map(({ act }) => act)).toEqual(['grow']);
  expect(shots[0]?.subject).toBe(tree);
  expect(cast.some(({ noun }) => noun === 'branch')).toBe(false);
});
