import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { subjectLife } from './life.ts';

function directionsOf(prompt: string) {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return subjectLife(script, script.cast[0] ?? null)?.moves.map(({ direction }) => direction);
}

describe('the way of whoever a picture shows', () => {
  it('goes to the side that is told, whatever it crosses', () => {
    expect(directionsOf('The sailboat glides across the lake from right to left')).toEqual(['left']);
    expect(directionsOf('the dog runs along the beach from left to right')).toEqual(['right']);
  });

  it('leads away where people walk away, and out of the picture to the side that is told', () => {
    expect(directionsOf('the man walks away')).toEqual(['away']);
    expect(directionsOf('the man walks away to the left')).toEqual(['left']);
  });

  it('leads to another one of the picture, or to the camera', () => {
    const movesOf = (prompt: string) => {
      const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
      return subjectLife(script, script.cast[0] ?? null)?.moves;
    };
    expect(movesOf('The man walks toward the horse')).toMatchObject([{ direction: null, across: true }]);
    expect(movesOf('The man walks toward the camera')?.[0]?.across).toBeUndefined();
    expect(movesOf('The eagle spreads its wings')).toMatchObject([{ act: 'stretch', gait: null }]);
  });
});

it.each([
  ['the woman looks up in wonder', 'up'],
  ['the woman looks up at the sky', 'up'],
  ['the woman looks down', 'down'],
  ['the woman looks to the left', undefined],
])('whoever looks up or down does not turn aside: %s', (prompt, gaze) => {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  expect(subjectLife(script, script.cast[0] ?? null)?.moves[0]?.gaze).toBe(gaze);
});
