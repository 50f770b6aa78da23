import { describe, expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { sayPlainly } from './say-plainly.ts';

const said = (prompt: string): string =>
  sayPlainly(prompt, (words) => writeScript({ prompt: words, negativePrompt: null, durationSeconds: 6 }));

describe('what is asked of whoever a picture shows', () => {
  it('is said as what she does', () => {
    expect(said('make her smile and wave at the camera')).toBe('she smiles and waves at the camera');
    expect(said('make him dance')).toBe('he dances');
    expect(said('have her turn her head to the right')).toBe('she turns her head to the right');
  });

  it('stays where it is understood as it is, or asks for no deed', () => {
    for (const prompt of ['make the dog run to the left', 'make her hair red', 'the cat makes her bed'])
      expect(said(prompt)).toBe(prompt);
  });
});
