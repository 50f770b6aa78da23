import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { provide } from './rules/provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true });

it('lets fruit fall together into what is told of, and off no table', () => {
  const { cast, beats, set } = play('Strawberries and lemons falling into clear water, white background');
  expect(cast.map(({ thing }) => thing)).toEqual(['strawberry', 'lemon']);
  expect(beats.map(({ act }) => act)).toEqual(['fall', 'fall']);
  expect(set.dressing).toContain('water surface');
});

it('takes milk for what berries fall into, and coins that rain for what falls', () => {
  expect(play('Blueberries dropping into milk, macro').cast.map(({ thing }) => thing)).toEqual(['blueberry']);
  expect(play('Golden coins raining down, dark studio').beats).toMatchObject([{ act: 'fall' }]);
});

it('leaves a row of dominoes standing on its floor', () => {
  expect(play('A row of dominoes falling one after another').beats.map(({ act }) => act)).not.toContain('fall');
});

it('keeps the layers of a dish in it', () => {
  const prompt = 'A hamburger assembling itself layer by layer: bun, lettuce, tomato, cheese, patty, dark background';
  expect(play(prompt).cast.filter(({ thing }) => /lettuce|tomato|cheese/.test(thing))).toEqual([]);
});
