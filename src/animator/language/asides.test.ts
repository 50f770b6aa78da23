import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const nouns = (prompt: string) => readPrompt(prompt, null).subjects.map(({ noun }) => noun);

describe('what is said beside the picture', () => {
  it('draws neither the camera, the light nor the sound of a long prompt', () => {
    const reading = readPrompt(
      'A cinematic wide shot on a 35mm anamorphic lens: an old fisherman in a yellow coat stands on a pier at dawn beside a small red boat, ' +
        'while two seagulls circle overhead. Teal and orange grade, lens flare, film grain. He says, "The sea gives what it wants."\n' +
        'Camera: slow dolly in on the door of a train.\nAudio: gentle waves, a distant bell, soft piano and guitar.\nStyle: in the manner of an old dog.',
      null,
    );
    expect(reading.subjects.map(({ count, colour, noun }) => [count, colour, noun])).toEqual([
      [1, 'yellow', 'fisherman'],
      [1, 'red', 'boat'],
      [2, null, 'seagull'],
    ]);
    expect([reading.place, reading.time, reading.cameraMove, reading.instrument]).toEqual([
      ...['beach', 'dawn', 'dolly_in', 'keys'],
    ]);
    expect(reading.dialogue).toEqual(['The sea gives what it wants.']);
  });

  it('does not draw whose manner it is', () => {
    expect(nouns('a red fox in the style of Vincent van Gogh')).toEqual(['fox']);
    expect(nouns('an oil painting of a horse by Leonardo da Vinci')).toEqual(['horse']);
    expect(nouns('a painting behind a table')).toEqual(['painting', 'table']);
  });

  it('does not draw what is only heard, and says which words it left out', () => {
    const reading = readPrompt('a cat on a bench, with the sound of a train. Audio: a trombone.', null);
    expect(reading.subjects.map(({ noun }) => noun)).toEqual(['cat', 'bench']);
    expect(reading.notUnderstood).toContain('trombone');
  });
});
