import { expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const deedsOf = ({ cast, beats }: Script): string[] =>
  beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.noun} ${act}`);

it('takes a sentence that begins with whom it is about for no note', () =>
  expect(deedsOf(read('A woman steps out onto the porch. She looks up at the aurora.'))).toContain('woman look'));

it('gives a deed that is said of one to one, whoever is with them', () => {
  const { cast, beats, set } = read("A pirate with an eyepatch and a parrot on his shoulder grins and says 'Hello.'");
  expect(new Set(beats.map(({ role }) => cast[role]?.noun))).toEqual(new Set(['pirate']));
  // The parrot goes where he goes.
  expect(set.place).not.toBe('forest');
});

it('follows whom the camera is told to follow, past all words for them', () => {
  const { shots, cast } = read(
    'A cinematic handheld shot follows a young female boxer with braided hair and red gloves as she walks down a dim tunnel toward a roaring stadium. Her coach, a heavy man in a grey tracksuit, walks beside her with a towel over his shoulder. Sweat glistens on her forehead. She stops, closes her eyes and takes a deep breath.',
  );
  const followed = shots.find(({ move }) => move.startsWith('follow'));
  expect(cast[followed?.subject ?? -1]?.noun).toBe('boxer');
});

it.each([
  ['The crowd chants in the distance, lights flare, and smoke drifts across the floor.', 'crowd light'],
  ['The keeper climbs the stairs, his shadow stretching along the wall.', 'keeper stretch'],
  ['A goldfish puffs up its cheeks.', 'goldfish smoke'],
])('has nobody do what lamps, shadows and cheeks do: %s', (prompt, deed) =>
  expect(deedsOf(read(prompt))).not.toContain(deed),
);

it('puts no fog over the land for a breath, and no sorrow on faces for a lonely house', () => {
  const { set, cast } = read(
    'A lonely wooden cabin in the snow. A woman steps out, and her breath fogs in the cold air.',
  );
  expect(set.weather).not.toBe('fog');
  expect(cast.every(({ expression }) => expression !== 'sorrow')).toBe(true);
});

it('lets a cat sleep at home where nobody says otherwise', () =>
  expect(read('A kitten sleeping in a basket').set.place).toBe('living_room'));

it.each([
  ['A woman reads a book near the window, in the background a cat sleeps', 'cat background'],
  ['In the distance, a wolf howls while a man sits by a campfire.', 'wolf background'],
  ['In the foreground a man types, in the background two colleagues chat', 'man foreground'],
])('puts into the background whoever is told of next: %s', (prompt, where) => {
  const { cast, relations } = read(prompt);
  const told = relations.flatMap(({ role, where: place }) =>
    place === null ? [] : [`${cast.find(({ id }) => id === role)?.noun} ${place}`],
  );
  expect(told).toContain(where);
  expect(told.some((each) => each === 'woman background')).toBe(false);
});

it.each([
  ['A woman sits with a candle. The candle goes out.', 'candle walk'],
  ['He squints into the wind, a slow smile spreads over his lips.', 'man raise'],
  ['A mother sits at the table, the only light a lamp above the table.', 'mother light'],
])('and nobody else does it: %s', (prompt, deed) => expect(deedsOf(read(prompt))).not.toContain(deed));

it('rides on what "it" is', () => {
  const { cast, beats } = read('A robot moves. A cat rides on top of it.');
  expect(cast[beats.find(({ act }) => act === 'ride')?.target ?? -1]?.noun).toBe('robot');
});

it('knows a model by what is said of her', () =>
  expect(
    read('A sculptor studies his model, a red-haired woman sitting on a stool.').cast.map(({ noun }) => noun),
  ).toEqual(['sculptor', 'model', 'stool']));

it.each([
  ['A driver rings a doorbell. A woman opens the door.', 'driver knock'],
  ['An old woman presses a cookie into his hand.', 'old woman give'],
  ['A woman makes dumplings in a kitchen', 'woman cook'],
  [
    'Two chefs glare at each other. The taller one slams a knife down; the other slowly ties his apron and smiles.',
    'chef smile',
  ],
  ['Commuters hurry past, and only a little girl in a red hat stops to listen.', 'little girl listen'],
  ['Drone shot following a cyclist along a coastal road.', 'cyclist cycle'],
  ['A cyclist passes by.', 'cyclist cycle'],
  ['A penguin starts typing on a keyboard.', 'penguin type'],
  ['A calf slips in the mud.', 'calf fall'],
  ['"Get down!" the sergeant barks.', 'sergeant shout'],
  ['Two sisters, one with braids and one with a ponytail, build a fort. The older one crawls inside.', 'sister crawl'],
])('plays what is meant: %s', (prompt, deed) => expect(deedsOf(read(prompt))).toContain(deed));

it.each([
  ['A rat walks through a sewer with dripping water', ['rat walk']],
  ['A man with dripping wet hair walks through a hall', ['man walk']],
])('says what is with them so, and has nobody do it: %s', (prompt, deeds) =>
  expect(deedsOf(read(prompt))).toEqual(deeds),
);

it('stays on the water where the camera stands on the shore', () => {
  const { set, scenes } = writeScript({
    prompt:
      'A quiet lake in the mountains in early autumn. A grandfather and his little granddaughter sit in a green rowing boat, fishing. She yawns and leans against him. Suddenly the rod bends; he jumps up and the boat rocks wildly. Close-up of the girl laughing. He pulls up an old boot full of water instead of a fish. Wide shot from the shore as their laughter echoes over the still water.',
    negativePrompt: null,
    durationSeconds: 10,
  });
  expect([set.place, scenes?.length ?? 0]).toEqual(['lake', 0]);
});

it('has small people a head smaller, and no dwarfs', () =>
  expect(read('A small old woman sits in a kitchen').cast[0]?.size).toBe(0.9));

it('counts one dog in Hindi that somebody plays with', () =>
  expect(read('एक छोटा लड़का पार्क में अपने कुत्ते के साथ खेल रहा है').cast.map(({ count }) => count)).toEqual([1, 1]));

it('dresses each of those who wear the same', () =>
  expect(read('Two girls in red dresses dance; one falls.').cast.map(({ wears }) => wears.length)).toEqual([1, 1]));

it('holds up one of the things that were told of, and brings nobody', () =>
  expect(read('A boy folds dumplings and holds up a lopsided one proudly.').cast.map(({ noun }) => noun)).toEqual([
    'boy',
    'dumpling',
  ]));
