import { describe, expect, it } from 'vitest';
import { readReplacement } from './replacement.ts';
import { readSteps } from './steps.ts';

describe('what is asked of a picture', () => {
  it.each([
    ['remove the dog and make his jacket yellow', ['remove the dog', 'make his jacket yellow']],
    ['change the truck to red and the car to blue', ['change the truck to red', 'change the car to blue']],
    ['remove the man and the dog, then make it night', ['remove the man', 'remove the dog', 'make it night']],
    // A dog is found in a photograph, and not in a painting.
    ['turn it into a watercolour and remove the dog', ['remove the dog', 'turn it into a watercolour']],
    ['make it snow and add a sled', ['make it snow. add a sled']],
  ])('is one wish after the other: %s', (prompt, steps) => {
    expect(readSteps(prompt)).toEqual(steps);
  });

  it.each([
    'make her shirt and trousers red',
    'add a hat and sunglasses',
    'a woman stands on a hill and makes a wish',
    'in winter',
  ])('is one wish: %s', (prompt) => {
    expect(readSteps(prompt)).toEqual([prompt]);
  });

  it('may be somebody else in the place of who is there', () => {
    expect(readReplacement('replace the dog with a cat')).toEqual({ what: 'the dog', by: 'a cat' });
    expect(readReplacement('turn the lion into a tiger')).toEqual({ what: 'the lion', by: 'a tiger' });
  });

  it.each([
    'replace the background with a forest',
    'turn the photo into a drawing',
    'change the car to red',
    'turn the day into night',
  ])('is not always that: %s', (prompt) => {
    expect(readReplacement(prompt)).toBeNull();
  });
});
