import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

it.each([
  ['A corgi surfs a big wave, splashing water', 'surfboard', 'surf'],
  ['A bulldog skateboards down the boardwalk', 'skateboard', 'drift'],
])('a dog stands on the board that nobody told of, all the while (%j)', (prompt, board, act) => {
  const { cast, relations, beats } = provided(prompt);
  expect(cast.map(({ thing }) => thing)).toEqual(['dog', board]);
  expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'riding', to: 1 }));
  expect(new Set(beats.filter(({ role }) => role === 0).map((beat) => beat.act))).toEqual(new Set([act]));
});

it.each(['An otter flies a small red biplane', 'A cat flies in a tiny biplane over the hills'])(
  'an animal that flies an aeroplane is at its controls (%j)',
  (prompt) => {
    const { relations, beats } = provided(prompt);
    expect(relations).toEqual([expect.objectContaining({ role: 0, relation: 'driving', to: 1 })]);
    expect(beats.map(({ role, act }) => [role, act])).toEqual([
      [0, 'drive'],
      [1, 'fly'],
    ]);
  },
);

it('a poppy that pushes up from the soil grows', () => {
  expect(provided('Time-lapse of a red poppy pushing up from the soil').beats.map(({ act }) => act)).toEqual(['grow']);
});

it('butterflies that burst from a tree fly', () => {
  const acts = provided('Monarch butterflies burst from an oak tree').beats.map(({ act }) => act);
  expect(acts).toContain('fly');
  expect(acts).not.toContain('explode');
});

it('what turns from one colour to another is there in both, as large and on the same branch', () => {
  const { cast, beats, relations } = provided(
    'A giant octopus slowly changes color from red to white, then crawls away',
  );
  expect(cast.map(({ thing, colour, size }) => [thing, colour, size])).toEqual([
    ['octopus', 'red', cast[0]?.size],
    ['octopus', 'white', cast[0]?.size],
  ]);
  expect(beats.filter(({ role }) => role === 1).map(({ act }) => act)).toContain('crawl');
  expect(relations).toEqual([]);
});

it('an ant holds up a leaf that is larger than itself, and a chick is before the parent it peeks out from under', () => {
  const ant = provided('An ant carries a leaf many times its size');
  expect(ant.relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'holding', to: 1 }));
  const chick = provided("A penguin chick peeks out from under its father's belly");
  expect(chick.cast).toHaveLength(2);
  expect(chick.relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'under', to: 1 }));
});

it('a butterfly on a twig is on a bough, and sharks overhead are seen from below the surface', () => {
  expect(provided('Macro of a butterfly unfolding its wings on a twig').cast.map(({ thing }) => thing)).toContain(
    'bough',
  );
  expect(provided('Sharks glide overhead, seen from below, the sunlit surface of the ocean').set.place).toBe(
    'underwater',
  );
});
