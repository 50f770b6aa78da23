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
});
