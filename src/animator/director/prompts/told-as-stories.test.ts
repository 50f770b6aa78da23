import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const nouns = ({ cast }: Script): string[] => cast.map(({ noun }) => noun);
const scenes = (prompt: string): string[] =>
  (read(prompt).scenes ?? []).map(({ script }) => `${script.set.place}: ${nouns(script).sort().join(', ')}`);
const doersOf = (prompt: string): string[] => {
  const { cast, beats } = read(prompt);
  return beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.noun} ${act}`);
};

describe('a story that goes on elsewhere', () => {
  it.each([
    [
      'where a sentence begins with its place',
      'A submersible sinks through the sea. Inside the laboratory two scientists stare at a microscope.',
      ['sea: submarine', 'laboratory: microscope, scientist'],
    ],
    [
      'with a heading in words',
      'Scene one: a baker kneads dough in his bakery. Scene two: he sleeps on a bench in the park.',
      ['shop: baker, dough', 'garden: baker, bench'],
    ],
    [
      'in its last shot',
      'A watchmaker mends a clock in his workshop. In the final shot a girl laughs on a beach.',
      ['shop: clock, watchmaker', 'beach: girl'],
    ],
    [
      'behind a door',
      'An old man eats in his kitchen. As he opens the front door, his family stands outside in the snow.',
      ['kitchen: old man', 'suburb: family, front door, old man'],
    ],
  ])('%s', (_why, prompt, told) => {
    expect(scenes(prompt)).toEqual(told);
  });

  it('goes on where one comes to', () => {
    const told = scenes(
      'A woman walks through the rainy streets of Tokyo. She stops in front of a ramen stall. A chef waves.',
    );
    expect(told).toEqual(['city: woman', 'food_stall: chef, woman']);
  });

  it('cuts a text where it was written, though it is read in other words', () => {
    const told = scenes(
      'An old man sits at a kitchen table set for eight. In the forest a fox sleeps. In the desert a camel waits.',
    );
    expect(told).toEqual(['kitchen: kitchen table, old man', 'forest: fox', 'desert: camel']);
  });

  it('stays where it was told to be when only the hour is another', () => {
    const told = read('A city square at dawn. A dog drinks from the fountain. At night a couple dances.').scenes ?? [];
    expect(told.map(({ script: { set } }) => `${set.place} ${set.time}`)).toEqual(['square dawn', 'square night']);
  });

  it('stays where it is when what is told next is only at home elsewhere', () => {
    const told = read('Scene one: a man waits in a subway station. Scene two: a commuter with a briefcase listens.');
    expect(told.set.place).toBe('subway');
    expect(told.scenes ?? []).toEqual([]);
  });

  it('keeps no city in glass that is spoken of in another scene', () => {
    const [first] = scenes('A city square at dawn. A man sweeps. In the evening couples dance under light bulbs.');
    expect(first?.split(':')[0]).toBe('square');
  });
});

describe('whom a story means', () => {
  it('goes on with the teacher, and not with whom she teaches', () => {
    expect(doersOf('A mother teaches her daughter to ride a bicycle. She runs alongside.')).toContain('mother run');
  });

  it('knows by his own things who he is', () => {
    const told = doersOf('A florist ties a bouquet for a teenager, who counts his coins. She winks. He runs away.');
    expect(told).toContain('florist smile');
    expect(told).toContain('teenager run');
  });

  it('calls two who were told of two men', () => {
    expect(nouns(read('Two old friends play chess. A boy falls. The two men laugh.'))).not.toContain('man');
  });
});

describe('where a story plays', () => {
  it.each([
    [
      'A barista in an apron works. Outside the window, where a cyclist locks his bike in the rain, it thunders.',
      'cafe',
    ],
    ['A boy in a cricket jersey bowls to his brother in a narrow alley.', 'alley'],
    ['In a crowded underground station families sleep on the platform.', 'subway'],
    ['In the compartment a soldier and a woman drink tea.', 'train_car'],
  ])('%s', (prompt, place) => {
    expect(read(prompt).set.place).toBe(place);
  });

  it('takes a year for no likeness', () => {
    const { set } = read('A ship arrives in 1907 as the Statue of Liberty emerges from the mist.');
    expect(set.dressing).toContain('statue of liberty');
  });

  it('hears inside who knocks at the door', () => {
    const { set } = read('Inside, a mother stirs a pot on the stove. There is a knock at the door. A boy opens it.');
    expect(set.place).not.toBe('suburb');
  });

  it('stays in the land whose ridge is told of', () => {
    const told = read(
      'A caravan of camels crosses the dunes. It stops: on the ridge ahead a storm rises. The camels kneel.',
    );
    expect(told.scenes ?? []).toEqual([]);
  });

  it('calls camels a caravan, and no van', () => {
    expect(nouns(read('A caravan of camels crosses the dunes. The caravan stops.'))).toEqual(['camel']);
  });

  it('leaves a horse outside that nothing can melt in', () => {
    const { relations } = read('His horse waits. He drinks from a glass in a saloon, an ice cube melting in it.');
    expect(relations.map(({ relation }) => relation)).not.toContain('riding');
  });

  it('bakes golden bread, and casts none', () => {
    const [bread] = read('A golden loaf of bread lies on a table.').cast.filter(({ thing }) => thing === 'bread');
    expect(bread?.traits).not.toContain('golden');
  });

  it('follows beside whom the camera is running along with', () => {
    const shots = read('A girl runs down a street, shot on a 50mm lens with the camera running beside her.').shots;
    expect(shots.map(({ move }) => move)).toContain('follow_beside');
  });

  it('takes colour away where less of it is asked for, and makes nothing pale', () => {
    expect(read('A ship at sea, desaturated, epic.').styles).toEqual(['muted']);
  });

  it('lets a piano play by itself, and no horse that waits', () => {
    const told = scenes(
      'A cowboy ties his horse in a ghost town. In the saloon he looks around. The piano plays by itself.',
    );
    expect(told.at(-1)).toBe('cafe: cowboy');
  });

  it('lets nobody drive in circles who goes around a bend', () => {
    expect(read('A car drives around the bend.').beats[0]?.direction).toBe('away');
  });

  it('hears an instrument that is a sentence of its own', () => {
    expect(nouns(read('A mother walks down a street. Slow motion. Acoustic guitar.'))).toEqual(['mother']);
  });
});
