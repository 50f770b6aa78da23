import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { openWorkshop } from '../../../workshop.ts';
import { provide } from '../provide.ts';

const { bodyOf } = openWorkshop();
const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const stageOf = (prompt: string) => stageScript(write(prompt), 1, 1.78, { bodyOf });

it('a cat that jumps on a robot vacuum and rides is borne by it', () => {
  const { relations, cast } = provide(
    write('A cat sits before the robot vacuum, jumps on top of it and rides through the living room'),
    { indoor: true },
  );
  const vacuum = cast.find(({ thing }) => thing === 'robot vacuum');
  expect(relations).toEqual([expect.objectContaining({ role: 0, relation: 'riding', to: vacuum?.id })]);
});

it('a bird that comes up with a fish in its beak catches it on the wing, and hangs no branch in the air', () => {
  const { beats, cast, relations } = provide(
    write('A kingfisher waits on a branch, plunges into the water and comes up with a minnow in its beak'),
    { indoor: false },
  );
  expect(beats.filter(({ role }) => role === 0).map(({ act }) => act)).toEqual(['catch']);
  expect(cast.map(({ thing }) => thing)).toEqual(['bird', 'fish']);
  expect(relations).toEqual([]);
});

it('lions that sleep under a tree lie side by side, and are seen and not its crown', () => {
  const { figures, shots } = stageOf('Two lions sleep under an acacia tree');
  const lions = figures.filter(({ body }) => body.family === 'quadruped').map(({ path }) => path[0]?.at ?? [0, 0, 0]);
  const [a = [0, 0, 0], b = [0, 0, 0]] = lions;
  expect(Math.hypot(a[0] - b[0], a[2] - b[2])).toBeGreaterThan(0.6);
  expect(Math.hypot(a[0] - b[0], a[2] - b[2])).toBeLessThan(6);
  const eye = shots[0]?.keys[0]?.eye ?? [0, 0, 0];
  expect(Math.hypot(eye[0] - a[0], eye[2] - a[2])).toBeLessThan(9);
});

it('a drop of dew hangs from the leaf of which the film is', () => {
  const { figures } = stageOf('Macro of a dewdrop hanging from a leaf');
  expect(figures[0]?.body.sheet.thing).toBe('dewy leaf');
  expect(stageOf('A green leaf on a table').figures.map(({ body }) => body.sheet.thing)).not.toContain('dewy leaf');
});

it('what sprouts in the soil comes out of earth, and bulls of a herd are of its kind', () => {
  expect(write('A seed sprouts in the dark soil').set.dressing).toContain('soil surface');
  expect(write('Caribou cross a valley, led by two old bulls').cast.every(({ thing }) => thing === 'stag')).toBe(true);
});

it('those who share a bath are in one tub, the small one on its water', () => {
  const { cast, relations, beats } = provide(
    write('A puppy and a duckling share a bubble bath in a little tin tub in the backyard'),
    { indoor: false },
  );
  const tub = cast.filter(({ thing }) => thing === 'wash tub');
  expect(tub).toHaveLength(1);
  expect(tub[0]?.parts).toContain('foam');
  expect(relations.map(({ role, relation, to }) => [role, relation, to])).toEqual([
    [0, 'in', tub[0]?.id],
    [1, 'in', tub[0]?.id],
  ]);
  expect(new Set(beats.map(({ act }) => act))).toEqual(new Set(['sit']));
});

it('a mouse eats the cheese that it nibbles on', () => {
  const { beats } = provide(write('A mouse nibbles on a piece of cheese'), { indoor: true });
  expect(beats).toContainEqual(expect.objectContaining({ role: 0, act: 'eat', target: 1 }));
});

it('several who sit on a flower have a side of it each', () => {
  const { figures } = stageOf('Three butterflies sit on a sunflower');
  const anchors = figures.flatMap(({ support }) => ('anchor' in support ? [support.anchor] : []));
  expect(new Set(anchors).size).toBe(3);
});

it('a storm above an empty road is seen from the road', () => {
  expect(write('Storm clouds gather above an empty country road on the prairie').set.place).toBe('road');
});
