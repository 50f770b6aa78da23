import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

it.each([
  'A soldier comes home: his dog runs up and jumps into his arms.',
  'A dog jumps into the arms of its owner in a park.',
])('comes to whoever waits, who goes down to it and holds it: %s', (prompt) => {
  const { beats, cast, shots } = play(prompt);
  const dog = cast.find(({ thing }) => thing === 'dog')?.id;
  const hug = beats.find(({ act }) => act === 'hug');
  expect(hug?.target).toBe(dog);
  expect(beats.find(({ role, act }) => role === dog && act === 'run')?.to).toBe(hug?.from);
  expect(beats.filter(({ role, to }) => role === hug?.role && to > (hug?.from ?? 0))).toEqual([hug]);
  expect(shots.some(({ subject }) => subject === dog)).toBe(false);
});

it('whoever hugs a cat has it in her arms, under cherries in bloom where she stands under one', () => {
  const script = writeScript({
    prompt: 'A girl hugs a cat under a cherry tree',
    negativePrompt: null,
    durationSeconds: 6,
  });
  const { relations, beats, set } = provide(script, { indoor: false });
  expect([set.place, set.season]).toEqual(['garden', 'spring']);
  expect(relations.map(({ relation }) => relation)).toContain('holding');
  expect(beats.map(({ act }) => act)).not.toContain('hug');
});
