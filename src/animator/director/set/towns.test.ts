import { describe, expect, it } from 'vitest';
import { ROOF_GAP } from '../../catalogue/gaps.ts';
import { writeScript } from '../write-script.ts';

const setOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set;

describe('over the roofs of a town', () => {
  it.each([
    ['A parkour runner sprints across the rooftops of Paris', ['zinc roofs', 'eiffel tower']],
    ['A black cat walks over the tiled rooftops of an old Italian town at night', ['tiled roofs']],
    ['A chimney sweep dances on the rooftops of Victorian London', ['tiled roofs']],
    ['A thief runs over the rooftops of Marrakesh, chased by two guards', ['flat roofs']],
  ])('one is up there, and the roofs of that town are around: %s', (prompt, roofs) => {
    const { place, dressing } = setOf(prompt);
    expect(place).toBe('skyline');
    expect(dressing).toEqual(expect.arrayContaining(roofs));
  });

  it('towers stand around the roofs of a city of today, and who is not told of up there is in the street', () => {
    expect(setOf('Friends have drinks on a rooftop bar in New York').dressing.join()).not.toMatch(/roofs/);
    expect(setOf('A courier rides his bicycle through Paris').place).toBe('cafe_street');
  });

  it('a gap that is leapt over lies between two roofs', () => {
    const { dressing } = setOf(
      'A runner sprints across the rooftops of Paris and leaps over a gap between two buildings',
    );
    expect(dressing).toContain(ROOF_GAP);
  });
});
