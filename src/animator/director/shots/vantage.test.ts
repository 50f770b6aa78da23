import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it.each([
  ['Shot from the back seat of an open jeep, looking past the driver at the savanna.', 'jeep', 'back'],
  ['Filmed from the back of a motorboat speeding across a lake, the captain at the wheel.', 'motorboat', 'back'],
  ['From inside a moving car looking out through the windshield at a city street at night.', 'car', 'front'],
  ['Seen from the cockpit of a small plane: the pilot in front of us, mountains through the glass.', 'plane', 'front'],
])('puts the camera into what it is told to be in, which goes: %s', (prompt, noun, seat) => {
  const { shots, cast, beats, relations, notUnderstood } = write(prompt);
  const vehicle = cast.find((role) => role.noun === noun)?.id;
  expect(shots.map(({ aboard }) => aboard)).toEqual([{ role: vehicle, seat }]);
  expect(beats.some(({ role, act }) => role === vehicle && /^(?:drive|fly|sail)$/.test(act))).toBe(true);
  const driver = cast.find(({ noun: own }) => /driver|captain|pilot/.test(own));
  if (driver !== undefined)
    expect(relations).toContainEqual({ role: driver.id, relation: 'driving', to: vehicle, where: null });
  expect(notUnderstood).toEqual([]);
});

it.each([
  'A boy climbs from the back of a truck, looking at the sea.',
  'Soldiers jump from the back of the jeep.',
  'A woman waves from inside the car.',
])('leaves the camera outside where somebody comes from there: %s', (prompt) => {
  expect(write(prompt).shots.every(({ aboard }) => aboard === undefined)).toBe(true);
});

it('sees through the eyes of whoever has the point of view, and comes to whom they run to', () => {
  const { shots, cast, beats } = write(
    "From the dog's point of view: running through tall grass towards a boy who opens his arms.",
  );
  expect(cast.map(({ noun }) => noun)).toEqual(['dog', 'boy']);
  expect(shots.map(({ angle, subject }) => [angle, subject])).toEqual([['point_of_view', 0]]);
  expect(beats.find(({ role }) => role === 0)).toMatchObject({ act: 'run', target: 1, direction: 'toward' });
});

it.each([
  ['The camera passes through a keyhole into an old library where a girl sits reading.', ['peephole']],
  ['Seen through binoculars, a lion sleeps under a tree.', ['peephole']],
  ['A sailor looks through a telescope on the deck of a ship.', []],
  ['A hamster steers a submarine. Through the porthole we see it pull levers.', []],
])('looks through a round hole where the camera does: %s', (prompt, styles) => {
  expect(write(prompt).styles).toEqual(styles);
});

it.each([
  ['In the rear-view mirror we see the eyes of a taxi driver.', 'mirror'],
  ['The city is reflected in his sunglasses as he smiles.', 'sunglasses'],
])('tells what it cannot show: %s', (prompt, word) => {
  expect(write(prompt).notUnderstood).toContain(word);
});
