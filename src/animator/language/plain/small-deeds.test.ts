import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { saySmallDeeds } from './small-deeds.ts';

const read = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const deedsOf = (prompt: string): string[] => read(prompt).beats.map(({ act }) => act);

it.each([
  ['he makes a joke and both laugh', 'he jokes and both laugh'],
  ['one slams the table', 'one hits the table'],
  ['An old woman feeds pigeons on a park bench', 'An old woman sits on a park bench feeding pigeons'],
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

it('lets a horse lie that is told of twice, and the knight kneel', () => {
  const { cast, beats } = read('A knight finds his horse, a white stallion, lying on its side, kneels and cries.');
  const doer = (act: string): string | undefined =>
    cast.find(({ id }) => id === beats.find((beat) => beat.act === act)?.role)?.noun;
  expect([doer('lie'), doer('kneel'), doer('cry')]).toEqual(['stallion', 'knight', 'knight']);
});

it('winds up the bird, and not the gear that went into it', () => {
  const { cast, beats } = read('A clockmaker puts a gear into a small bird and winds it up with a key.');
  const wound = beats.find(({ verb }) => verb === 'wind');
  expect(cast.find(({ id }) => id === wound?.target)?.thing).toBe('bird');
});

it('gives a tear to whoever eats, and not to whoever cooked', () => {
  const { cast } = read(
    'A chef slices tuna with his knife and serves a food critic. The critic picks it up, eats, and a tear rolls down his cheek.',
  );
  expect(cast.find(({ noun }) => noun === 'chef')?.traits).not.toContain('weeping');
});

it('lets nobody of the next sentence be made of sunlight', () => {
  const { beats, cast } = read('A botanist waves at the shafts of sunlight. She gasps.');
  expect(cast.filter(({ person }) => person !== null)).toHaveLength(1);
  expect(beats.map(({ act }) => act)).toEqual(['wave', 'gasp']);
});

it('stays in the carriage while the train goes through a tunnel', () => {
  const { scenes, set } = read(
    'Interior of a train carriage at dusk. A woman reads a letter. The train enters a tunnel.',
  );
  expect([set.place, scenes?.length ?? 0]).toEqual(['train_car', 0]);
});

it('plays basketball outside at sunset, and scores from a wheelchair without leaping', () => {
  const { set, beats } = read('A girl in a wheelchair rolls onto a basketball court at sunset and shoots a ball.');
  expect(set.place).toBe('street_court');
  expect(beats.map(({ act }) => act)).not.toContain('dunk');
});

it('shows the tentacles of what else would be a dot between waves', () => {
  const { cast, set } = read('A giant octopus wraps its tentacles around a lighthouse during a storm.');
  expect(cast.map(({ thing }) => thing)).toEqual(['tentacles', 'lighthouse']);
  expect(set.place).toBe('sea');
});

it.each([
  ['A boy dribbles past imaginary opponents', 'imaginary opponents', 'not_seen'],
  ['Friends draw a moustache on his face while the man sleeps on a couch', 'moustache', 'part_not_shown'],
])('tells what nobody will see: %s', (prompt, word, reason) => {
  expect(read(prompt).leftOut).toContainEqual({ word, reason });
});
