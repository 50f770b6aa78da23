import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string, durationSeconds = 8) => writeScript({ prompt, negativePrompt: null, durationSeconds });

describe('films as advertisers and creators write them', () => {
  it('has one person behind a tag, who speaks every line, in the room whose windows are told of', () => {
    const { cast, set, dialogue } = write(
      'Medium shot. [Character A: 50-year-old lawyer, grey suit, silver tie pin] Stands before tall windows showing a blurred harbor at dusk. [Character A, whispering]: "We begin." Nods. [Character A, calm pace]: "Today."',
    );
    expect(cast.map(({ noun, person }) => [noun, person?.age])).toEqual([['lawyer', 'middle']]);
    expect(set.place).not.toBe('harbour');
    expect(dialogue.map(({ speaker, tone }) => [speaker, tone])).toEqual([
      [0, 'whisper'],
      [0, 'plain'],
    ]);
  });

  it('keeps the shares of shots that last longer than the film', () => {
    const { shots } = write(
      'Multi shot Prompt 1: Close-up of a bell. (Duration: 4 seconds) Multi shot Prompt 2: Wide shot of a boy in a field. (Duration: 8 seconds) Multi shot Prompt 3: Close-up of a red kite. (Duration: 4 seconds)',
    );
    expect(shots.map(({ from, size }) => [Math.round(from), size])).toEqual([
      [0, 'close'],
      [2, 'wide'],
      [6, 'close'],
    ]);
  });

  it.each([
    ['Medium shot through a kitchen window, a man sips tea and looks out at the city.', 'kitchen'],
    ['Close-up of a tulip in the foreground, a man behind it, soft window light.', 'living_room'],
    ["Slow push in. An old desk with a globe, dust in the air. A poet's study atmosphere.", 'study'],
  ])('is in the room that is told of by the way: %s', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });

  it('lets what is knocked over topple, and who is knocked over fall', () => {
    expect(write('A vase is knocked over.').beats.map(({ act, verb }) => [act, verb])).toEqual([['fall', 'topple']]);
    expect(write('A boxer is knocked over.').beats.map(({ act }) => act)).toEqual(['fall_back']);
  });

  it('dresses her of two whose dress is told of', () => {
    const { cast } = write('Two silhouettes walk along a beach. Her green dress catches the light.');
    expect(cast.map(({ person, wears }) => [person?.gender, wears.length])).toEqual([
      ['man', 0],
      ['woman', 1],
    ]);
  });
});
