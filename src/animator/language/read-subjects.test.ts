import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, null);
const nouns = (prompt: string) => read(prompt).subjects.map(({ noun }) => noun);
const counts = (prompt: string) => read(prompt).subjects.map(({ count, noun }) => `${count} ${noun}`);
const colours = (prompt: string) => read(prompt).subjects.map(({ colour, noun }) => `${colour} ${noun}`);
const ways = (prompt: string) => read(prompt).subjects.map(({ action }) => action?.direction ?? null);

describe('things', () => {
  it.each([
    ['a glass table beside a leather couch', ['table', 'couch']],
    ['a bird feeder in a rose garden', ['bird feeder']],
    ['a ribbon tied around a gift', ['ribbon', 'gift']],
    ['a woman waters plants', ['woman', 'plant']],
    ['an egyptian lamp and a wooden spoon', ['lamp', 'spoon']],
    ['three knives, two tomatoes and a few scarves', ['knife', 'tomato', 'scarf']],
    ['a white piano and an old camera', ['piano', 'camera']],
    ['a bee flies over a pillow', ['bee', 'pillow']],
    ['a hot dog, a cell phone and a computer keyboard', ['hot dog', 'cell phone', 'computer keyboard']],
  ])('of %j', (prompt, expected) => {
    expect(nouns(prompt)).toEqual(expected);
  });

  it('draws nobody twice who is spoken of twice', () => {
    const { subjects } = read('A young woman sits on a bench. The woman waves to a dog, and the dog barks.');
    expect(subjects.map(({ noun, action }) => [noun, action?.class])).toEqual([
      ['young woman', 'sit'],
      ['bench', undefined],
      ['dog', 'sing'],
    ]);
  });

  it('gives deeds to those who can do them', () => {
    const [man, cane] = read('an old man with a cane walks through a park').subjects;
    expect([man?.action?.class, cane?.action]).toEqual(['walk', null]);
    const [woman, table] = read('a woman at a table, holding a cup').subjects;
    expect([woman?.relations, table?.relations]).toEqual([[{ relation: 'holding', subject: 2 }], []]);
  });
});

describe('counts', () => {
  it.each([
    ['a pair of boots and a couple of goats', ['2 boot', '2 goat']],
    ['a pack of wolves', ['4 wolf']],
    ['a family of ducks near a school', ['4 duck', '1 school']],
    ['a school of fish', ['8 fish']],
    ['7 kites and ten balls', ['7 kite', '10 ball']],
    ["a tiger's paw", ['1 tiger']],
    ['twins on a swing', ['2 twin', '1 swing']],
  ])('of %j', (prompt, expected) => {
    expect(counts(prompt)).toEqual(expected);
  });
});

describe('colours', () => {
  it.each([
    ['a light blue car and a dark green bottle', ['light blue car', 'dark green bottle']],
    ['a sky blue kite', ['sky blue kite']],
    ['a black tv remote', ['black remote']],
    ['a scarlet parrot on a silver bicycle', ['scarlet parrot', 'silver bicycle']],
    ['an orange bicycle and an orange', ['orange bicycle', 'null orange']],
  ])('of %j', (prompt, expected) => {
    expect(colours(prompt)).toEqual(expected);
  });

  it('keeps the light of an hour apart from the colour of a thing', () => {
    const reading = read('soft golden light over a white house under a deep blue sky');
    expect(reading.subjects.map(({ noun, colour }) => [noun, colour])).toContainEqual(['house', 'white']);
    expect(reading.time).not.toBeNull();
  });
});

describe('ways', () => {
  it.each([
    ['a squirrel darts leftwards across a lawn', ['left']],
    ['a ball rolls left while a puppy dashes right', ['left', 'right']],
    ['a fox sneaks past a dog from right to the left', ['left', null]],
    ['a drone ascends', ['up']],
    ['a feather floats slowly down', ['down']],
    ['a man walks uphill', ['away']],
    ['a girl runs toward the camera', ['toward']],
    ['a woman stands to the left of a car', [null, null]],
  ])('of %j', (prompt, expected) => {
    expect(ways(prompt)).toEqual(expected);
  });
});

describe('relations', () => {
  it.each([
    ['a llama standing on the right of a tent', 'right_of'],
    ['a mouse on side of a key', 'near'],
    ['a cup hidden by a book', 'behind'],
    ['a puppy dozing beneath a cafe table', 'under'],
    ['a cat between two dogs', 'near'],
    ['a ball inside a basket', 'in'],
  ])('of %j', (prompt, relation) => {
    expect(read(prompt).subjects[0]?.relations).toEqual([{ relation, subject: 1 }]);
  });
});
