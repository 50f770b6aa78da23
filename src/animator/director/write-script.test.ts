import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_PROMPT } from '../../../test/fixtures/prompts.ts';
import { parseActs } from '../catalogue/acts.ts';
import { makeLexicon, ownLexicon } from '../catalogue/lexicon.ts';
import { parsePlaces } from '../catalogue/places.ts';
import { parseStyles } from '../catalogue/styles.ts';
import { parseThing } from '../catalogue/things.ts';
import { parseLanguage } from '../language/translate.ts';
import { findFault } from './check-script.ts';
import { writeScript } from './write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

describe('any prompt', () => {
  it('becomes a script that holds together', () => {
    fc.assert(
      fc.property(ANY_PROMPT, (prompt) => {
        const script = write(prompt);
        expect(findFault(script)).toBeNull();
        expect(JSON.parse(JSON.stringify(script))).toEqual(script);
      }),
      { numRuns: 120, seed: 9 },
    );
  }, 120_000);

  it.each([
    'a ',
    'cat on ',
    'the camera slowly ',
    'cup of ',
    '猫在桌子上',
    'قطة على ',
    'एक पहने ',
    'a-',
    'like a ',
    'Anna: hi. ',
    'red, ',
    '猫を着た',
  ])(
    'is read in a time that grows with its length (%j)',
    (part) => {
      const prompt = part.repeat(Math.floor(10_000 / part.length));
      const before = process.cpuUsage();
      expect(findFault(write(prompt))).toBeNull();
      // No measurement: a pattern that runs away takes minutes.
      expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
    },
    60_000,
  );

  it('lets nobody stand on who stands on them', () => {
    const { relations } = write('a cat on a dog. The dog is on the cat.');
    expect(relations).toEqual([{ role: 0, relation: 'on', to: 1, where: null }]);
  });
});

describe('the director', () => {
  it('draws the cake and not its candles', () => {
    const { cast } = write('a cake with seven candles on a table');
    expect(cast.map(({ thing, parts }) => [thing, parts])).toEqual([
      ['cake', ['candle']],
      ['dining table', []],
    ]);
  });

  it('takes one person through a whole prompt, and says who speaks', () => {
    const { cast, dialogue, beats } = write(
      'An old captain with a white beard stands on the deck. He raises his lantern. "Land ahead!" he shouts.',
    );
    expect(cast[0]).toMatchObject({ noun: 'captain', person: { age: 'old', beard: 'white', gender: 'man' } });
    expect(beats.filter(({ role }) => role === 0).map(({ act }) => act)).toEqual(['stand', 'raise', 'shout']);
    expect(dialogue).toMatchObject([{ text: 'Land ahead!', speaker: 0, tone: 'shout' }]);
  });

  it('knows what is only compared, refused or abstract', () => {
    const { cast, leftOut } = write(
      'In the heart of the forest a fox moves like a shadow. No other animals. A sense of wonder.',
    );
    expect(cast.map(({ thing }) => thing)).toEqual(['fox']);
    expect(leftOut.map(({ reason }) => reason)).toContain('negated');
  });

  it('makes shots of scenes and cuts', () => {
    const { shots } = write(
      'Scene 1: wide shot of a city. Scene 2: close-up of a man, low angle. Cut to a drone shot over the sea.',
    );
    expect(shots.map(({ size, angle }) => [size, angle])).toEqual([
      ['wide', 'eye'],
      ['close', 'low'],
      ['wide', 'eye'],
    ]);
  });
});

describe('what filming needs', () => {
  it('tells how somebody is dressed, by colour, cloth and pattern', () => {
    const [role] = write(
      'A woman with long curly red hair and green eyes in a black leather jacket and a striped skirt',
    ).cast;
    expect(role?.person).toMatchObject({ hair: { colour: 'red', style: 'curly', length: 'long' }, eyes: 'green' });
    expect(role?.wears).toEqual([
      { garment: 'leather jacket', colour: 'black', pattern: null, material: 'leather' },
      { garment: 'skirt', colour: null, pattern: 'striped', material: null },
    ]);
  });

  it('tells where something leads, how it is done and with whom', () => {
    const { beats } = write('A man and a woman dance happily. Then the man walks slowly toward the door.');
    expect(beats).toMatchObject([
      { role: 0, act: 'dance', manner: 'happily', together: [1] },
      { role: 0, act: 'walk', direction: 'toward', where: 'door', speed: 0.6 },
      { role: 1, act: 'dance', together: [0] },
    ]);
  });

  it('tells who looks into the camera and who turns away from it', () => {
    expect(write('A boy smiles at the camera').beats).toMatchObject([{ act: 'smile', where: 'camera' }]);
    expect(write('A woman with her back to the camera stands on a pier').cast[0]?.facing).toBe('away');
  });

  it('tells whom and where each shot is about', () => {
    const { shots, cast } = write('Wide shot of a fox in a forest. Cut to: close-up of an owl on a beach.');
    expect(shots.map(({ subject, place }) => [cast[subject ?? -1]?.thing, place])).toEqual([
      ['fox', null],
      ['owl', 'beach'],
    ]);
  });

  it('tells who is spoken to', () => {
    const { dialogue } = write('A grandmother says to the boy, "Come in." The boy answers: "Thank you."');
    expect(dialogue).toMatchObject([{ speaker: 0, to: 1 }, { speaker: 1 }]);
  });
});

const told = (prompt: string) => {
  const { cast, beats, relations, set } = write(prompt);
  const name = (id: number | null): string => cast[id ?? -1]?.thing ?? '-';
  return {
    cast: cast.map(({ thing }) => thing),
    acts: beats.map(({ role, act }) => `${name(role)} ${act}`),
    relations: relations.map(({ role, relation, to, where }) => `${name(role)} ${relation} ${where ?? name(to)}`),
    set,
  };
};

describe('prompts as people write them', () => {
  it('takes the verb of a clause for one, though it may be a noun', () => {
    expect(told('A pirate ship battles through a violent storm, lightning strikes')).toMatchObject({
      cast: ['tall ship'],
      acts: ['tall ship sail'],
      set: { place: 'sea', weather: 'storm' },
    });
    expect(told('A boxer jabs in an empty gym, sweat flying').acts).toEqual(['person push']);
    expect(told('a dolphin regatta').cast).toEqual(['dolphin']);
  });

  it('gives what scenery does to nobody', () => {
    expect(
      told('A fisherman waits, grey waves rolling behind him, gulls circling overhead, smoke billowing, smiling'),
    ).toMatchObject({ acts: ['person stand', 'person smile', 'seagull fly'], relations: [] });
    expect(told('A blacksmith hammers a sword, sparks flying, sweat on his brow').relations).toEqual([]);
  });

  it('gives what a part or the weather does to nobody', () => {
    expect(told('A horse runs, its mane flowing, thunder clouds gathering').acts).toEqual(['horse run']);
    expect(told('A boy sits on a bench, feet dangling, snow falling outside the window')).toMatchObject({
      acts: ['person sit'],
      relations: ['person on bench'],
    });
  });

  it('knows the ship by its deck, the holder of a lantern and the camera', () => {
    expect(told('A ship in the ocean, sailors running across the deck').relations).toEqual(['person on ship']);
    expect(told('A man climbs a staircase with a lantern').relations).toEqual(['person holding lantern']);
    expect(write('A cat looks into the camera').beats).toMatchObject([{ act: 'look', where: 'camera' }]);
    expect(write('A man runs, slow tracking shot from behind').shots).toMatchObject([{ move: 'follow_behind' }]);
  });

  it('lets phrases after scenery belong to it', () => {
    expect(told('An astronaut plants a flag on a planet, two moons in the sky').relations).toEqual([]);
    expect(told('Two cooks bake cookies in a kitchen, flour on their hands').relations).toEqual([]);
  });

  it.each([
    ['A fisherman mends his net on the deck of a small wooden boat', 'person on boat'],
    ['A cat sleeps on the roof of a car', 'cat on car'],
    ['An owl perches on the branch of an old oak', 'owl on tree'],
    ['A parrot sits on the shoulder of a pirate', 'parrot on person'],
    ['A lizard rests on the wall of a stone house', 'lizard on house'],
  ])('stands on a part of something on the whole (%j)', (prompt, relation) => {
    expect(told(prompt).relations).toEqual([relation]);
  });

  it('leaves to the set what is named as surroundings', () => {
    const { cast, set } = write('A monk walks through a meadow, red maple trees, cherry trees in bloom');
    expect(cast.filter(({ scenery }) => !scenery).map(({ noun }) => noun)).toEqual(['monk']);
    expect(set.dressing).toEqual(expect.arrayContaining(['meadow', 'red maple trees', 'cherry tree']));
    const lamp = write('A detective walks down an alley at night, lit by a single gas lamp');
    expect(lamp.cast.map(({ scenery }) => scenery)).toEqual([false, true]);
    expect(lamp.set).toMatchObject({ lights: ['lamplight'], dressing: expect.arrayContaining(['street lamp']) });
  });

  it.each([
    ['A robot and a girl look at the stars from a hilltop', { place: 'meadow', time: 'night' }],
    ['The old wolf howls at the moon in a forest', { place: 'forest', time: 'night' }],
    ['Timelapse of a city skyline from day to night', { place: 'skyline', time: 'day', timeTo: 'night' }],
    ['Elephants walk toward a watering hole, heat haze', { place: 'savanna', weather: 'clear' }],
    ['A misty forest', { place: 'forest', weather: 'fog', weatherAmount: 0.45 }],
    ['A train crosses a stone viaduct in the mountains', { place: 'bridge', traits: ['stone'] }],
    ['A knight before a burning castle', { place: 'castle', time: 'dusk', traits: ['burning'] }],
    ['A village in flames, people fleeing', { place: 'village', time: 'dusk' }],
    ['An astronaut on a red rocky planet', { place: 'planet', colour: 'red', traits: ['rocky'] }],
    ['A ballerina waits backstage', { place: 'stage' }],
  ])('reads hour, weather and place as they are meant (%j)', (prompt, set) => {
    expect(write(prompt).set).toMatchObject(set);
  });

  it('lets a thing burn that is on fire', () => {
    expect(told('A house on fire, firefighters running').acts).toEqual(['person run', 'house burn']);
  });

  it.each([
    ['A skateboarder performs a kickflip', ['person jump'], ['person riding skateboard']],
    ['A pianist performs in an empty hall', ['person play_piano'], ['person near piano']],
    ['A girl does a perfect cartwheel in the grass', ['person exercise'], []],
    ['A sea turtle glides over a coral reef', ['turtle swim'], []],
    ['A couple shares an umbrella', ['person hold'], ['person holding umbrella']],
    ['A photographer takes pictures of a lion', ['person photograph'], ['person holding camera']],
  ])('plays what is meant, with what it needs (%j)', (prompt, acts, relations) => {
    expect(told(prompt)).toMatchObject({ acts, relations });
  });

  it('tells which part something is done to, and which one a shot looks at', () => {
    const { beats, shots } = write('A ballerina ties her shoes, the camera pushes in slowly on her hands');
    expect(beats).toMatchObject([{ act: 'dress', part: 'shoes' }]);
    expect(shots).toMatchObject([{ move: 'dolly_in', part: 'hands' }]);
    expect(write("Extreme close-up of a woman's eyes")).toMatchObject({
      cast: [{ noun: 'woman' }],
      shots: [{ size: 'extreme_close', part: 'eyes' }],
    });
  });

  it('shows in a shot what its subject is at', () => {
    const { cast, shots } = write('Close-up of a barista pouring milk into a cup of coffee');
    expect(shots[0]?.also.map((id) => cast[id]?.thing)).toEqual(['milk', 'coffee']);
    expect(write('Aerial tracking shot of a red car').shots).toMatchObject([{ angle: 'high', move: 'follow_beside' }]);
  });

  it.each([
    ['A man walks, 90s VHS style', ['vintage', 'vhs'], []],
    ['A couple walks down a street, Blade Runner mood', ['cyberpunk'], []],
    ['A girl reads, lo-fi aesthetic', ['pastel'], []],
    ['A boxer trains, Rocky vibes', [], ['rocky', 'vibes']],
    ['A retro radio on a table', [], []],
  ])('takes words of style for looks of the film, or tells that nobody knows them (%j)', (prompt, styles, unknown) => {
    expect(write(prompt)).toMatchObject({ styles, notUnderstood: unknown });
  });

  it('gives words of style and breed to nobody as looks', () => {
    const { cast, shots } = write('A cowboy rides his horse, 90s film look, long shadows, wide cinematic shot');
    expect(cast).toMatchObject([{ person: { age: 'adult' } }, { thing: 'horse', traits: [] }]);
    expect(shots).toMatchObject([{ size: 'wide', sizeStated: true }]);
    expect(write('A woman in her 60s').cast).toMatchObject([{ person: { age: 'old' } }]);
    expect(write('A golden retriever puppy').cast).toMatchObject([
      { colour: null, variety: ['puppy', 'golden retriever'] },
    ]);
  });

  it('ends a noun at a comma', () => {
    expect(write('A turtle glides through the water, small fish around it').cast).toMatchObject([
      { thing: 'turtle' },
      { thing: 'fish', material: null, size: 0.65, count: 4 },
    ]);
  });
});

describe('the catalogue', () => {
  const rows = (name: string): string =>
    readFileSync(new URL(`../../../test/fixtures/catalogue/${name}.txt`, import.meta.url), 'utf8').trim();
  const own = ownLexicon();
  const lexicon = makeLexicon({
    things: [...own.things, parseThing(rows('things'))],
    places: [...own.places, ...parsePlaces(rows('places'))],
    acts: [...own.acts, ...parseActs(rows('acts'))],
    styles: [...own.styles, ...parseStyles(rows('styles'))],
  });
  const languages = [parseLanguage('qx', rows('languages/qx'))];

  it.each([
    ['en', 'a zorblax frobbles in a glimmerdome, quuxism'],
    ['qx', 'unna zorblaxi frobblit inna glimmerdomu, quuxismi'],
  ])('needs one row for a new thing, place, act or style, and one file for a new language (%s)', (language, prompt) => {
    const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }, lexicon, languages);
    expect(script).toMatchObject({
      language,
      set: { place: 'glimmerdome', stated: true },
      cast: [{ thing: 'zorblax' }],
      beats: [{ role: 0, act: 'frobble' }],
      styles: ['quuxism'],
      notUnderstood: [],
    });
    expect(findFault(script)).toBeNull();
  });
});
