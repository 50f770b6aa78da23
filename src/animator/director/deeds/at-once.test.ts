import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const beatsOf = (prompt: string, noun: string): string[] => {
  const { cast, beats } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const id = cast.find((role) => role.noun === noun)?.id;
  return beats
    .filter(({ role }) => role === id)
    .map(({ act, from, onTheWay, inTurns }) =>
      [act, from === 0 ? 'at once' : 'later', onTheWay && 'on the way', inTurns && 'by turns']
        .filter(Boolean)
        .join(', '),
    );
};

describe('what is done at the same time', () => {
  it('goes from the beginning, and laughs on the way', () => {
    expect(
      beatsOf('A boy flies a red kite on a windy hill, children laughing and chasing after it.', 'children'),
    ).toEqual(['chase, at once', 'laugh, later, on the way']);
  });

  it('is done by some while others do the other of it', () => {
    expect(beatsOf('A girl blows out the candles while her friends clap and cheer.', 'friend')).toEqual([
      'clap, at once, by turns',
      'cheer, later, by turns',
    ]);
  });

  it('comes one after the other where words say so', () => {
    expect(beatsOf('Her friends clap and then dance.', 'friend').join()).not.toContain('turns');
  });

  it('is done by people whom no company was told of', () => {
    expect(beatsOf('A cowboy walks into a saloon and everyone turns to look at him.', 'people')[0]).toBe(
      'turn, at once',
    );
  });

  it('is done by people of whom a participle tells, whatever they are called', () => {
    expect(beatsOf('A head chef plates a dessert in a kitchen, cooks moving in the background.', 'cook')).toEqual([
      'walk, at once',
    ]);
  });

  it('is told of who carries something, and not of what is carried', () => {
    const prompt = 'A detective waits on a street corner, pedestrians with umbrellas hurrying past him.';
    expect(beatsOf(prompt, 'pedestrian')).toEqual(['run, at once']);
    expect(beatsOf(prompt, 'umbrella')).toEqual([]);
  });

  it('is done by animals that are only called a flock or a herd', () => {
    expect(beatsOf('A baby elephant splashes in a river while the herd drinks behind it.', 'elephant')).toEqual([
      'drink, at once',
    ]);
  });
});
