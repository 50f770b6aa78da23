import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const write = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const acts = (prompt: string): string[] => write(prompt).beats.map(({ act }) => act);
const things = (prompt: string): string[] =>
  write(prompt)
    .cast.filter(({ scenery }) => !scenery)
    .map(({ thing }) => thing);

describe('what is said of the film is nobody in it', () => {
  it('takes the craft for the craft', () => {
    expect(
      things(
        'A monster kneels beside a candle. The art style is 3D and realistic, with a focus on lighting and texture.',
      ),
    ).toEqual(['troll', 'candle']);
    expect(acts('A woman lighting a candle in a dark room')).toContain('light');
  });

  it('hears that an octopus is seen by us', () => {
    expect(acts('A large octopus is seen resting on the ocean floor')).not.toContain('look');
  });

  it('takes the word before a deed for its manner', () => {
    expect(write('A cartoon kangaroo disco dances')).toMatchObject({
      cast: [{ thing: 'kangaroo' }],
      beats: [{ act: 'dance' }],
    });
    expect(acts('Four friends play cards around a kitchen table')).toContain('play_game');
  });

  it('leaves leaves at the end of a row', () => {
    expect(acts('A cat jogs forward, scanning the branches, flowers, and leaves as it walks')).not.toContain('leave');
    expect(things('A cat jogs forward, scanning the branches, flowers, and leaves as it walks')).toContain('cat');
  });
});

describe('where it plays', () => {
  it.each([
    ['An airplane flies above the clouds at sunset', 'clouds'],
    ['A girl sits on a cloud and reads a book', 'clouds'],
    ['The sun breaks through the clouds over a man in a field', 'meadow'],
    ['A white SUV speeds up a steep dirt road on a mountain slope', 'road'],
    ['A train travels through the Tokyo suburbs', 'railway'],
  ])('%s', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });
});

describe('how near one looks', () => {
  it.each([
    ['A woman looks into the camera and smiles', 'medium'],
    ['A man drinks coffee', 'medium'],
    ['A woman walks down a street and smiles', 'wide'],
    ['A wolf howls', 'wide'],
    ['A wide shot of a woman who smiles', 'wide'],
  ])('%s', (prompt, size) => {
    expect(write(prompt).shots[0]?.size).toBe(size);
  });

  it.each([
    ['Two businessmen shake hands in an office', 'medium'],
    ['A doctor talks to an old man in a hospital room', 'medium'],
    ['Two businessmen run through an office', 'wide'],
    ['Five friends laugh in a garden', 'wide'],
  ])('sees two who are busy with each other from near (%j)', (prompt, size) => {
    expect(write(prompt).shots[0]?.size).toBe(size);
  });

  it('dresses several as it dresses one', () => {
    expect(write('Two businessmen wait').cast[0]?.person?.role).toBe('businessman');
  });

  it.each([
    ['Close-up portrait of an elderly woman, soft window light', 'living_room'],
    ["Close-up of an old woman's face by a rain-streaked window", 'living_room'],
    ['A cat sleeps, sunlight streaming through the blinds', 'living_room'],
    ['A man looks out of the window of a train', 'train_car'],
    ['A red car drives by a shop window in a city', 'city'],
  ])('finds a room where light comes in by a window (%j)', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });

  it('takes whoever the film is about for who does what a list of shots tells', () => {
    const { cast, beats } = write(
      'A man in a dark suit. 0-2s: running through a hallway 2-4s: grabbing a bag 4-6s: Jump over a wall',
    );
    expect(cast[0]?.noun).toBe('man');
    expect(beats.filter(({ role }) => role === 0).map(({ act }) => act)).toEqual(['run', 'pick_up', 'jump']);
  });

  it.each([
    ['PARAMS:\n<CHARACTER>: a caveman in fur, holding a spear\n<ENVIRONMENT>: a rocky plain', ['caveman', 'spear']],
    ['A TV commercial with a woman in a red dress', ['woman']],
    ['FPV flying through an old town, soaring over grand temples, monks in saffron robes', ['monk']],
    ['A ballroom with walls made entirely of glass', []],
    ['A woman in a bathtub, light across water and glass', ['woman', 'bathtub']],
    ['Extreme macro shot of a raindrop on a red rose petal', ['rose']],
    ['An artist writes a Chinese character on paper', ['artist']],
    ['A driver in a race car, neon light in the dark cabin', ['driver', 'race car']],
  ])('shows what is meant, and nothing else (%j)', (prompt, nouns) => {
    expect(write(prompt).cast.map(({ noun }) => noun)).toEqual(nouns);
  });

  it('lets light flood a room, and nobody else', () => {
    expect(write('The barista alone, golden light flooding through the windows').beats).toEqual([]);
    expect(write('A young dancer in mid-pirouette on a dark stage').beats).toMatchObject([{ act: 'spin' }]);
    expect(write('A diver floats through the ruins of an underwater temple').set.place).toBe('underwater');
  });
});
