import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const shotsOf = (prompt: string): (string | null)[][] => {
  const { shots, cast } = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  return shots.map(({ size, subject, part }) => [size, cast.find(({ id }) => id === subject)?.noun ?? null, part]);
};

it('goes back from a face where the next sentence tells of what a face does not show', () => {
  const prompt =
    'A girl in a wheelchair waits at the edge of an indoor basketball court, watching the other children play. Close-up of her face: she hesitates, then grins. She wheels herself onto the court and throws the ball; the ball drops through the hoop. Sunlight through high windows, realistic sport documentary, no captions.';
  expect(shotsOf(prompt)).toEqual([
    ['wide', 'girl', null],
    ['close', 'girl', 'face'],
    ['wide', 'girl', null],
  ]);
});

it('makes no shot of what stands before the first of a list', () => {
  const prompt =
    'A night thriller in an underground parking garage. Shot 1: low angle, a woman in a coat walks. Shot 2: over her shoulder we see a man in a hoodie. Shot 3: extreme close-up of her eyes.';
  expect(shotsOf(prompt)).toEqual([
    ['wide', 'woman', null],
    ['medium', 'woman', null],
    ['extreme_close', 'woman', 'eyes'],
  ]);
});

it('gives more of the film to a shot in which more is done', () => {
  const prompt =
    'Wide shot: a knight climbs a hill, draws his sword, raises it and shouts. Cut to a close-up of his horse.';
  const { shots } = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  expect(shots[1]?.from).toBeGreaterThan(4.5);
});

it('reads a list that is counted as shots', () => {
  const prompt =
    'Shot list for a comedy. 1. Wide shot: a baker runs down a street after a dog. 2. The dog jumps over a crate. 3. Close-up of the dog. Sunny, fast cuts, tuba.';
  expect(shotsOf(prompt)).toEqual([
    ['wide', 'baker', null],
    ['wide', 'dog', null],
    ['close', 'dog', null],
  ]);
});
