import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

test('a flower that grows somewhere stays in the ground, and whoever touches it kneels at it while it opens', () => {
  const { relations, beats, cast } = provided(
    'An astronaut discovers a glowing flower growing on Mars. She kneels down and touches it; its petals open.',
  );
  const flower = cast.find(({ thing }) => thing === 'lotus')?.id;
  expect(relations.filter(({ to }) => to === flower)).toEqual([]);
  expect(beats.filter(({ target, act }) => target === flower && act === 'plant')).toHaveLength(1);
  expect(beats.filter(({ role }) => role === flower).map(({ act }) => act)).toEqual(['bloom', 'bud']);
});

test('one that is picked is in the hand', () => {
  const { relations } = provided('A girl kneels in a meadow and picks a daisy.');
  expect(relations.some(({ relation }) => relation === 'holding')).toBe(true);
});
