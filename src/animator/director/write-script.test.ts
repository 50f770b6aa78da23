import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFault } from '../../../test/fixtures/check-script.ts';
import { ANY_PROMPT } from '../../../test/fixtures/prompts.ts';
import { IS_LONG_RUN } from '../../../test/servers/long-run.ts';
import { parseActs } from '../catalogue/acts.ts';
import { makeLexicon, ownLexicon } from '../catalogue/lexicon.ts';
import { parsePlaces } from '../catalogue/places.ts';
import { parseStyles } from '../catalogue/styles.ts';
import { parseThing } from '../catalogue/things.ts';
import { parseLanguage } from '../language/foreign/words.ts';
import { writeScript } from './write-script.ts';

/** A quarter of the longest takes what is quadratic a sixteenth of the time, and tells it as well. */
const LONGEST_LETTERS = 10_000;
const LONG_LETTERS = IS_LONG_RUN ? LONGEST_LETTERS : LONGEST_LETTERS / 4;

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

describe('any prompt', () => {
  it('becomes a script that holds together', () => {
    fc.assert(
      fc.property(ANY_PROMPT, (prompt) => {
        const script = write(prompt);
        expect(findFault(script)).toBeNull();
        expect(JSON.parse(JSON.stringify(script))).toEqual(script);
      }),
      { numRuns: IS_LONG_RUN ? 120 : 40, seed: 9 },
    );
  });

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
    'Shot 1: a cat. ',
    'Then a cat wakes up. ',
  ])('is read in a time that grows with its length (%j)', (part) => {
    const prompt = part.repeat(Math.floor(LONG_LETTERS / part.length));
    const before = process.cpuUsage();
    expect(findFault(write(prompt))).toBeNull();
    // No measurement: a pattern that runs away takes minutes for the longest one.
    expect(process.cpuUsage(before).user).toBeLessThan(60_000_000 * (LONG_LETTERS / LONGEST_LETTERS) ** 2);
  });

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
