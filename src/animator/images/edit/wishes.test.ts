import { describe, expect, it } from 'vitest';
import { readSubjectWish } from '../subject/wish.ts';
import { readPlainBackground } from './background.ts';

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
