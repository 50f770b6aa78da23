import { describe, expect, it } from 'vitest';
import { LANDMARKS, landmarkOf } from '../catalogue/landmarks.ts';
import { boundsOf } from '../maths/mesh.ts';
import { LANDMARK_BODIES } from './kits/landmarks/bodies.ts';
import type { PlaceOrder } from './place.ts';
import { findPlace } from './places.ts';
import { makeSight } from './sight.ts';

const order: PlaceOrder = {
  ...{ seed: 3, time: 'day', weather: 'clear', season: 'summer', dressing: ['stonehenge'], without: [] },
};
const sight = makeSight([{ eye: [0, 1.6, 6], target: [0, 1, 0], corner: 0.8, subjects: [[0, 1, 0]] }], 4);

describe('landmarks', () => {
  it('have a place and a body each, no taller than they say', () => {
    for (const { body, place } of LANDMARKS) {
      expect(findPlace(place)?.name).toBe(place);
      const made = LANDMARK_BODIES[body];
      const { centre, radius } = boundsOf(made?.make(0) ?? { vertices: new Float32Array() });
      expect(made?.tall ?? 0, body).toBeLessThan(centre[1] + radius + 1);
    }
  });

  it('are named with what stands before them', () => {
    expect(landmarkOf('ancient stonehenge')?.body).toBe('stone circle');
    expect(landmarkOf('stone')).toBeNull();
  });

  it('stand behind whoever is filmed, and cameras look at them', () => {
    const meadow = findPlace('meadow');
    const [bare, famous] = [{ ...order, dressing: [] }, order].map((each) => ({
      facts: meadow?.describe(each),
      placements: meadow?.build(each, sight, 0.2).placements ?? [],
    }));
    expect(bare?.placements.filter(({ stays }) => stays === true)).toHaveLength(0);
    const [stones] = famous?.placements.filter(({ stays }) => stays === true) ?? [];
    expect(stones?.matrix[11]).toBeLessThan(-20);
    expect(famous?.facts?.viewSlack).toBeLessThan(0.5);
  });

  it('are left out where they are not wanted', () => {
    const placements = findPlace('meadow')?.build({ ...order, without: ['stonehenge'] }, sight, 0.2).placements ?? [];
    expect(placements.filter(({ stays }) => stays === true)).toHaveLength(0);
  });
});
