import { describe, expect, it } from 'vitest';
import { sayPlainly } from './plain-words.ts';

describe('set phrases', () => {
  it.each([
    ['A family of four has breakfast', 'four family eats breakfast'],
    ['a group of five tall men', 'a group of five tall men'],
    ['a family of three ducks', 'a family of three ducks'],
    ['two women have a quick coffee', 'two women drink a quick coffee'],
    ['she takes a sip of cold coffee', 'she sips cold coffee'],
    ['both seated', 'both sitting'],
  ])('are said plainly: %s', (text, plain) => {
    expect(sayPlainly(text)).toBe(plain);
  });
});
