import { describe, expect, it } from 'vitest';
import { isEnglish, isEnglishForm } from './is-english.ts';

describe('words of English', () => {
  it.each(['kitchen', 'city', 'street', 'sea', 'meadows', 'cafe', 'walks', 'gently'])(
    'are those of places, too: %s',
    (word) => {
      expect(isEnglish(word) || isEnglishForm(word)).toBe(true);
    },
  );

  it.each(['caballo', 'küche', 'strasse', 'ville', 'corre', 'playa'])('are none of other languages: %s', (word) => {
    expect(isEnglish(word) || isEnglishForm(word)).toBe(false);
  });
});
