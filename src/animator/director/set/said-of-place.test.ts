import { describe, expect, it } from 'vitest';
import { mannersOf } from '../../catalogue/manners.ts';
import { writeScript } from '../write-script.ts';

const mannersIn = (prompt: string): string[] =>
  mannersOf(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set.dressing);

describe('how a place is said to be', () => {
  it.each([
    ['A frozen ballroom, a woman dances.', ['frozen']],
    ['A cook stirs a pot in a restaurant kitchen, run-down and filthy.', ['abandoned']],
    ['The library is overgrown with vines. A fox walks through it.', ['overgrown']],
    ['A man reads in a luxurious Victorian study.', ['luxurious', 'victorian']],
    ['A kitchen, an abandoned puppy eats from a bowl.', []],
    ['A woman cooks in her kitchen.', []],
  ])('%s', (prompt, manners) => {
    expect(mannersIn(prompt)).toEqual(manners);
  });
});
