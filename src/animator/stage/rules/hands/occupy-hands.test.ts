import { expect, test } from 'vitest';
import type { Script } from '../../../director/script.ts';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string): Script =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), { indoor: true });
const kindOf = ({ cast }: Script, id: number | null | undefined): string | undefined =>
  cast.find((role) => role.id === id)?.thing;

test('hands that a shot is of work on what is told, with its tool, and nobody stands on the table', () => {
  const watch = provided("Macro shot of a collector's fingers placing a gear into a pocket watch with tweezers");
  const [work] = watch.beats.filter(({ role }) => role === 0);
  expect([work?.act, kindOf(watch, work?.target)]).toEqual(['handcraft', 'watch']);
  const held = watch.relations.find(({ role, relation }) => role === 0 && relation === 'holding')?.to;
  expect(kindOf(watch, held)).toBe('tweezers');
  const mat = provided('Overhead shot of hands rolling sushi on a bamboo mat');
  expect(mat.relations.filter(({ role, relation }) => role === 0 && relation === 'on')).toEqual([]);
});

test('hands of which nothing is told that is known are busy all the same', () => {
  const { beats } = provided("Extreme close-up of a woman's wrinkled hands");
  expect(beats.map(({ role, act }) => [role, act])).toEqual([[0, 'handcraft']]);
});

test('what somebody works with stays in the hand, and what they work on lies on the table', () => {
  const clock = provided('A mechanic repairs a clock with a screwdriver');
  const tool = clock.cast.find(({ thing }) => thing === 'screwdriver')?.id;
  const held = clock.relations.filter(({ role, to }) => role === tool || to === tool);
  expect(held.map(({ relation }) => relation)).toEqual(['holding']);
});
