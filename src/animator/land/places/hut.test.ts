import { expect, it } from 'vitest';
import { openPanorama } from '../kits/rooms/panorama.ts';
import { isHut, planHut } from './hut.ts';

const order = (...dressing: string[]) => ({
  ...{ seed: 3, time: 'night', weather: 'clear', season: 'summer', without: [] },
  dressing: ['manner: rustic', ...dressing],
});
const names = (dressing: string): string[] => planHut(order(dressing)).placed.map(({ piece }) => piece.name);

it('has a hearth and rough wood in the one room of a hut, and nothing of a living room', () => {
  expect(names('hut')).toEqual(expect.arrayContaining(['fireplace', 'table', 'stool', 'bench']));
  for (const modern of ['sofa', 'armchair', 'lamp', 'bookcase', 'plant']) expect(names('hut')).not.toContain(modern);
  expect([order('log cabin'), order('dark stone hut')].map(isHut)).toEqual([true, true]);
  expect([order('kitchen'), order('cabin', 'living room')].map(isHut)).toEqual([false, false]);
});

it('is of what it is told to be of', () => {
  const wallOf = (word: string) => planHut(order(word)).looks.wall;
  expect(wallOf('stone hut')).not.toEqual(wallOf('wooden hut'));
});

it('keeps its small window and its hearth, whatever land is outside', () => {
  const plan = planHut(order('hut'));
  expect(openPanorama(plan)).toBe(plan);
});
