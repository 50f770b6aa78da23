import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const placesOf = (prompt: string): (string | null)[] => write(prompt).shots.map(({ place }) => place);
const deeds = (prompt: string): string[] => {
  const { cast, beats } = write(prompt);
  return beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.noun} ${act}`);
};

describe('a film that plays in one place', () => {
  it.each([
    'A windy beach at sunset. Shot 1: a girl flies a kite. Shot 2: a magician pulls a rabbit out of a hat.',
    'A rainy market square. Shot 1: a man sells apples. Shot 2: a nurse drinks a cup of coffee.',
  ])('%s: whoever comes later is there as well', (prompt) => {
    expect(placesOf(prompt).filter((place) => place !== null)).toEqual([]);
  });

  it('goes to a room where something that stands there is told of', () => {
    expect(placesOf('A meadow, two kids run. Scene 2: a teacher writes on the blackboard.')).toContain('classroom');
  });
});

describe('what is said of one thing or of one of two', () => {
  it('keeps the look of a picture that somebody holds off the film', () => {
    const { styles, cast } = write('A detective holds up a black-and-white photograph to the lamp in his office.');
    expect(styles).not.toContain('black_and_white');
    expect(cast.map(({ noun }) => noun)).toContain('family photograph');
  });

  it('lets who runs wave, and not the train that starts', () => {
    expect(deeds('A woman runs along the platform beside the train as it starts to move, waving her hat.')).toContain(
      'woman wave',
    );
  });

  it('shows his face and then hers', () => {
    const { cast, shots } = write('Two old friends meet on a bridge. Close-up on his face, then hers. They hug.');
    const near = shots.filter(({ size }) => size === 'close').map(({ subject }) => cast[subject ?? -1]?.noun);
    expect(near).toEqual(['man', 'woman']);
  });
});
