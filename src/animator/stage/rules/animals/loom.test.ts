import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

it('an enormous dragon stands before the knight it speaks to, and its head comes down to him', () => {
  const { beats, relations, shots } = provided(
    'Knight: "Stand aside, beast!" The enormous dragon lowers its head and growls: "You are very small."',
  );
  expect(beats.filter(({ role }) => role === 1).map(({ act, target }) => [act, target])).toEqual([['loom', 0]]);
  expect(relations).toEqual(
    expect.arrayContaining([
      { role: 1, relation: 'facing', to: 0, where: null },
      { role: 0, relation: 'facing', to: 1, where: null },
    ]),
  );
  expect(shots.map(({ size, subject }) => [size, subject])).toEqual([
    ['wide', 0],
    ['close', 1],
  ]);
});

it('but not while it flies, and no pony looms', () => {
  const acts = (prompt: string) => provided(prompt).beats.map(({ act }) => act);
  expect(acts('An enormous dragon flies over a knight and lowers its head')).not.toContain('loom');
  expect(acts('A pony lowers its head and looks at a girl')).not.toContain('loom');
});
