import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';
import { findHero } from './find-hero.ts';

const heroOf = (prompt: string): string | null =>
  findHero(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }).cast)?.noun ?? null;

describe('whom a film is about', () => {
  it.each([
    ['A lone lighthouse on a rocky cliff, waves crashing at dusk', 'lighthouse'],
    ['An old oak tree in a meadow', 'oak tree'],
    ['A misty pine forest at sunrise, tall trees', null],
    ['A lighthouse on a cliff. A girl waves.', 'girl'],
  ])('is the one thing that its land shows where nobody else is told of: %s', (prompt, hero) => {
    expect(heroOf(prompt)).toBe(hero);
  });
});
