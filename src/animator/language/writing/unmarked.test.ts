import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a line as it was written', () => {
  it.each([
    ['A woman says “don’t stop now, we’re there”', "don't stop now, we're there"],
    ['A woman says “Don’t you dare tell him.”', "Don't you dare tell him."],
    ['An old man says ‘I’ve never seen the sea’', "I've never seen the sea"],
    ['A woman says "stop now, we\'re almost there"', "stop now, we're almost there"],
  ])('is said whole, with whatever apostrophes: %s', (prompt, text) => {
    expect(readPrompt(prompt, null).spoken.map((line) => line.text)).toEqual([text]);
  });
});
