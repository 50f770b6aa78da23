import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const beatsOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).beats;

describe('how somebody holds the arms', () => {
  it.each([
    ['A man stands on a hill, arms raised.', 'raise_arms'],
    ['A man stands on a hill with his arms raised high.', 'raise_arms'],
    ['A man stands on a hill, arms held high.', 'raise_arms'],
    ['A woman stands on a cliff, arms outstretched.', 'spread_arms'],
    ['A bouncer stands at the door, arms crossed.', 'cross_arms'],
  ])('%s', (prompt, act) => {
    expect(beatsOf(prompt).map((beat) => [beat.act, beat.from, beat.to])).toEqual([[act, 0, 6]]);
  });

  it('walks on with both arms up', () => {
    const beats = beatsOf('A man walks along the beach with both arms up in the air.');
    expect(beats.map(({ act }) => act)).toEqual(['walk', 'raise_arms']);
  });

  it('goes on while the arms are spread', () => {
    const beats = beatsOf('A girl runs through a meadow with her arms spread wide.');
    expect(beats.map(({ act, onTheWay }) => [act, onTheWay === true])).toEqual([
      ['run', false],
      ['spread_arms', true],
    ]);
  });
});

describe('feet at the water', () => {
  it.each([
    'A couple sits on a dock by the lake, dangling their feet in the water.',
    'A boy sits on a jetty with his feet in the water.',
    'A boy sits at the end of a pier, feet dangling above the water.',
  ])('keeps who sits there out of it: %s', (prompt) => {
    const { relations, beats } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
    expect(relations).toEqual([]);
    expect(beats.map(({ act }) => act)).toEqual(['sit']);
  });
});
