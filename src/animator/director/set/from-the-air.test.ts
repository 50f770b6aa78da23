import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const setOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set;

describe('a town seen from the air', () => {
  it.each([
    ['Drone shot rising over the rooftops of Paris at golden hour, the Eiffel Tower glowing', 'zinc roofs'],
    ['Drone shot over Florence at golden hour', 'tiled roofs'],
    ['Flying over the flat roofs of Marrakech at dawn', 'flat roofs'],
  ])('%s: is its roofs', (prompt, roofs) => {
    const { place, dressing } = setOf(prompt);
    expect([place, dressing.includes(roofs)]).toEqual(['skyline', true]);
  });

  it('is its streets where somebody walks in them', () => {
    expect(setOf('Drone shot of a woman in a red dress walking through Prague').place).toBe('old_town');
  });
});
