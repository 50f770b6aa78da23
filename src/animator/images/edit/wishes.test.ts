import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { isBorne } from '../cast-references.ts';
import { readSubjectWish } from '../subject/wish.ts';
import { readPlainBackground } from './background.ts';
import { readReplacement } from './replacement.ts';

describe('who is to be taken out of a picture', () => {
  it.each([
    'remove the person in the background',
    'erase the tourists behind her',
    'remove the flag in the background',
  ])('is behind whom it shows by "%s", and the background stays', (prompt) => {
    expect(readSubjectWish(prompt)?.kind).toBe('gone_behind');
    expect(readPlainBackground(prompt)).toBeNull();
  });

  it('is the background itself where that is said', () => {
    expect(readPlainBackground('remove the background')).toEqual([255, 255, 255]);
    expect(readSubjectWish('remove the dog')?.kind).toBe('gone');
  });
});

describe('whoever a picture shows', () => {
  it('is set on a table that the words name, and not beside it', () => {
    const borne = (prompt: string): boolean =>
      isBorne(writeScript({ prompt, negativePrompt: null, durationSeconds: 1 }));
    expect(borne('place it on a marble table')).toBe(true);
    expect(borne('put it on a beach')).toBe(false);
  });

  it('is replaced even by words that nobody knows, so that nothing is set beside it instead', () => {
    expect(readReplacement('replace the zorblax with a lemon')).toEqual({ what: 'the zorblax', by: 'a lemon' });
    expect(readReplacement('replace the sky with a sunset')).toBeNull();
  });

  it('has hair of the colours that hair has names for', () => {
    for (const prompt of ['make her hair blonde', 'give him ginger hair', 'dye her hair auburn'])
      expect(readSubjectWish(prompt)).toMatchObject({ kind: 'recoloured', part: 'hair' });
  });

  it('becomes a comic, which is a look and no thing', () => {
    const { styles, cast } = writeScript({ prompt: 'turn it into a comic', negativePrompt: null, durationSeconds: 1 });
    expect(styles).toHaveLength(1);
    expect(cast).toHaveLength(0);
  });
});
