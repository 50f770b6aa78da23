import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { saySmallDeeds } from './small-deeds.ts';

const read = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const deedsOf = (prompt: string): string[] => read(prompt).beats.map(({ act }) => act);

it.each([
  ['he makes a joke and both laugh', 'he jokes and both laugh'],
  ['one slams the table', 'one hits the table'],
  ['An old woman feeds pigeons on a park bench', 'An old woman sits on a park bench and feeds pigeons'],
  ['A wolf pack surrounds an elk', 'A wolf pack stands around an elk'],
  ['Mountains surround the lake', 'Mountains surround the lake'],
])('%s', (written, meant) => {
  expect(saySmallDeeds(written)).toBe(meant);
});

it('falls asleep at the desk with the head on it, and drops nothing', () => {
  expect(deedsOf('A clerk falls asleep at his desk, his head drops onto the keyboard.')).toEqual(['sleep']);
});

it('shows who sits for a portrait beside whoever paints it', () => {
  const { cast } = read('An artist paints a portrait of a woman sitting by the window.');
  expect(cast.filter(({ person }) => person !== null)).toHaveLength(2);
});

it.each([
  ['A robot apologises to a boy.', 'speak'],
  ['The boxer wins the match.', 'cheer'],
  ['A knight slays a dragon.', 'fight'],
])('%s', (prompt, act) => {
  expect(deedsOf(prompt)).toContain(act);
});

it.each(['The clock seems calm.', 'A man causes chaos.'])(
  'plays nothing for what nobody is seen doing: %s',
  (prompt) => {
    expect(deedsOf(prompt)).toEqual([]);
  },
);

it.each([
  ['A fisherman in a wooden boat pulls up his net at dawn, seagulls circling above.', 'sea'],
  ['A fisherman in a small boat pulls up his net.', 'lake'],
  ['A scuba diver discovers an ancient statue and brushes off the sand.', 'underwater'],
  ['A samurai stands in a field of tall grass as dozens of enemies appear on the ridge behind him.', 'meadow'],
  ['An astronaut plants a seedling into red Martian soil.', 'planet'],
  ['Time-lapse of a city skyline, car trails on the highway.', 'skyline'],
])('plays where its hero is: %s', (prompt, place) => {
  expect(read(prompt).set.place).toBe(place);
});

it('has as many enemies as one would call dozens, and they do what is told of them', () => {
  const { cast, beats } = read('A samurai stands still as dozens of enemies appear on the ridge.');
  const enemy = cast.find(({ noun }) => noun === 'enemy');
  expect(enemy?.count).toBeGreaterThanOrEqual(10);
  expect(beats.some(({ role }) => role === enemy?.id)).toBe(true);
});
