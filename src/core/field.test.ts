import { describe, expect, it } from 'vitest';
import { LARGEST_SEED, readChoice, readPrompt, readProse, readSeed, readText, show } from './field.ts';

const field = (value: unknown) => ({ name: 'the.field', value });
const refusal = (message: string) => expect.objectContaining({ code: 'invalid_request', param: 'the.field', message });

describe('a field', () => {
  it('of text is text', () => {
    expect(readText(field('words'))).toBe('words');
    expect(() => readText(field(7))).toThrow(refusal('the.field must be text; got 7.'));
  });

  it('of prose is measured in characters, not in units of UTF-16', () => {
    expect(readProse(field('🌊🌊🌊'), 3)).toBe('🌊🌊🌊');
    expect(() => readProse(field('🌊🌊🌊🌊'), 3)).toThrow(refusal('the.field may have at most 3 characters; got 4.'));
  });

  it.each(['a\0b', 'half a pair: \ud83c'])('of prose holds nothing that is not text: %j', (text) => {
    expect(() => readProse(field(text), 100)).toThrow(refusal('the.field contains characters that are not text.'));
  });

  it('of a prompt is needed, and says something', () => {
    expect(readPrompt(field(' a boat '), 'prompt', 100)).toBe(' a boat ');
    expect(() => readPrompt(field(' \n'), 'prompt', 100)).toThrow(refusal('the.field must not be blank.'));
    expect(() => readPrompt(null, 'prompt', 100)).toThrow(
      expect.objectContaining({ param: 'prompt', message: 'prompt is required.' }),
    );
  });

  it.each([
    [0, 0],
    ['0', 0],
    [LARGEST_SEED, LARGEST_SEED],
    ['4294967295', LARGEST_SEED],
  ])('of a seed may be %j', (value, seed) => {
    expect(readSeed(field(value))).toBe(seed);
  });

  it.each([-1, 1.5, LARGEST_SEED + 1, '-1', '1e3', '', Number.NaN, true, [1]])('of a seed may not be %j', (value) => {
    expect(() => readSeed(field(value))).toThrow(
      refusal(`the.field must be a whole number from 0 to 4294967295; got ${show(value)}.`),
    );
  });

  it('of a choice is found in any letter case, and as a number', () => {
    expect(readChoice(field(' 4k '), ['1K', '4K'])).toBe('4K');
    expect(readChoice(field(512), ['512', '1K'])).toBe('512');
    expect(() => readChoice(field('8K'), ['1K', '4K'])).toThrow(refusal("the.field must be one of 1K, 4K; got '8K'."));
    expect(() => readChoice(field(null), ['1K'])).toThrow(refusal('the.field must be text; got null.'));
  });

  it('is shown short, whatever it holds', () => {
    expect([show('x'.repeat(100)).length, show([1]), show({}), show(undefined)]).toEqual([
      80,
      'a list',
      'an object',
      'undefined',
    ]);
  });
});
