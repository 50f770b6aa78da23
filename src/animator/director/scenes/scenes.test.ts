import { describe, expect, it } from 'vitest';
import { findFault } from '../../../../test/fixtures/check-script.ts';
import { writeScript } from '../write-script.ts';

const write = (prompt: string, durationSeconds = 6) => writeScript({ prompt, negativePrompt: null, durationSeconds });
/** Where a film plays, in order, and who is there. */
const tell = (prompt: string): string[] =>
  (write(prompt).scenes ?? []).map(
    ({ script: { set, cast } }) => `${set.place}: ${cast.map(({ noun }) => noun).join(', ')}`,
  );

describe('a film of several scenes', () => {
  it.each([
    [
      'Shot 1: a woman types on a laptop in her office. Shot 2: she jogs through the park with her dog. Shot 3: she sleeps in bed at night.',
      ['office: woman, laptop', 'garden: woman, dog', 'bedroom: woman, bed'],
    ],
    [
      'A news anchor sits at her desk in a TV studio. Cut to a reporter standing in the rain on a city street with a microphone.',
      ['newsroom: news anchor, desk', 'city: reporter, microphone'],
    ],
    [
      'A news anchor sits at her desk. Behind her a map shows a storm. Cut to a reporter in the rain.',
      ['newsroom: news anchor, desk, map', 'city: reporter'],
    ],
    [
      'A man makes a call from a phone booth in the rain; cut to his mother answering the phone in a warm kitchen.',
      ['city: man, phone booth', 'kitchen: mother, phone'],
    ],
    [
      'A businessman falls asleep on the subway and wakes up on a tropical beach, a crab sitting on his briefcase.',
      ['metro_car: businessman, subway', 'beach: businessman, crab, briefcase'],
    ],
    [
      'A day in the life of a cat: sleeping on the sofa, chasing a butterfly in the garden, eating from its bowl in the kitchen.',
      ['living_room: cat, sofa', 'garden: cat, butterfly', 'kitchen: cat, bowl'],
    ],
    [
      'A little girl opens an old wardrobe in the attic and steps through it into a snowy forest.',
      ['attic: little girl, wardrobe', 'forest: little girl, wardrobe'],
    ],
    [
      'A girl closes her eyes in her bedroom and suddenly finds herself in a magical forest. Later, she wakes up in her bed.',
      ['bedroom: girl', 'forest: girl', 'bedroom: girl, bed'],
    ],
    [
      'A woman writes a letter in her kitchen. Cut to a soldier reading a letter in the desert. Cut back to the woman, smiling.',
      ['kitchen: woman, letter', 'desert: soldier, letter', 'kitchen: woman'],
    ],
  ])('%s', (prompt, scenes) => {
    expect(tell(prompt)).toEqual(scenes);
    expect(findFault(write(prompt))).toBeNull();
  });

  it.each([
    'Wide shot of a forest. Cut to a close-up of a fox among the trees.',
    'Close-up of a woman looking out over the sea. Cut to a wide shot: she stands on a cliff.',
    'A man walks from the kitchen into the garden.',
    'A cat sits on the windowsill and looks at the street.',
    'A knight rides through a forest. A castle stands on a hill. Then he draws his sword.',
    'A boy stands on a balcony. The city glows below him.',
  ])('is none where it plays in one place: %s', (prompt) => {
    expect(write(prompt).scenes).toBeUndefined();
  });

  it('is none of a text of more cuts than anybody could follow', () => {
    const cuts = (count: number) => 'Cut to a cook in a kitchen. Cut to a fox in a forest. '.repeat(count / 2);
    expect(write(cuts(6)).scenes).toHaveLength(6);
    for (const seconds of [4, 6, 8]) expect(findFault(write(cuts(10), seconds))).toBeNull();
    expect(write(cuts(60)).scenes).toBeUndefined();
  });

  it('counts everybody once, and knows them again', () => {
    const {
      cast,
      scenes = [],
      beats,
      shots,
    } = write('Shot 1: a woman reads in a library. Shot 2: the woman walks along a beach with her dog.');
    expect(cast.filter(({ noun }) => noun === 'woman')).toHaveLength(1);
    const [woman] = cast;
    for (const { script } of scenes) expect(script.cast.find(({ noun }) => noun === 'woman')?.inFilm).toBe(woman?.id);
    expect(beats.map(({ role, act, from }) => [role, act, from])).toEqual([
      [0, 'read', 0],
      [0, 'walk', 3],
    ]);
    expect(shots.map(({ from, to, place }) => [from, to, place])).toEqual([
      [0, 3, null],
      [3, 6, 'beach'],
    ]);
  });

  it('lasts without gaps, on whole frames, as long as is told or said', () => {
    const told = write('[0-2s] A chef cooks in a kitchen. [2-6s] A farmer walks through a wheat field.').scenes ?? [];
    expect(told.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 6],
    ]);
    const said =
      write(
        'A girl in a library says: "Look at this very old and very heavy book that I have found here!" Cut to a dog in a garden.',
      ).scenes ?? [];
    expect(said[0]?.to).toBeGreaterThan(3);
    for (const { from } of said) expect(Math.abs(from * 24 - Math.round(from * 24))).toBeLessThan(1e-6);
  });

  it('takes the hour and the weather of each scene, and of the whole film what is said of it', () => {
    const [day, night] =
      write('Shot 1: a woman walks along a beach at noon. Shot 2: she sits in a forest in the rain at night.').scenes ??
      [];
    expect([day?.script.set.time, day?.script.set.weather]).toEqual(['day', 'clear']);
    expect([night?.script.set.time, night?.script.set.weather]).toEqual(['night', 'rain']);
    const whole =
      write(
        'Shot 1: a fox walks through a forest. Shot 2: a gull flies over the sea. Cinematic, golden hour, film grain.',
      ).scenes ?? [];
    expect(whole.map(({ script }) => script.set.time)).toEqual(['golden_hour', 'golden_hour']);
  });

  it('plays in one place where a picture is that place', () => {
    const prompt = 'A man in an office. Cut to the man on a beach.';
    expect(writeScript({ prompt, negativePrompt: null, durationSeconds: 6, inOnePlace: true }).scenes).toBeUndefined();
  });
});
