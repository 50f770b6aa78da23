import { describe, expect, it } from 'vitest';
import { findUses } from './parts-of-speech.ts';

describe('how words are used', () => {
  it('is found for the first word of the list, the last one and one between', () => {
    expect(findUses('a-ok')?.adjective).toBeGreaterThan(0);
    expect(findUses('zymotic')?.adjective).toBeGreaterThan(0);
    expect(findUses('run')?.verb).toBeGreaterThan(0);
  });

  it('is not known of beginnings of words, of longer ones, and of what comes before and after all', () => {
    for (const word of ['', 'zymoti', 'zymoticc', '!', 'zzz', 'ärger']) expect(findUses(word)).toBeNull();
  });
});
