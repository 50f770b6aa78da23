import { describe, expect, it } from 'vitest';
import { CLIMB_STEP, climbAnchors, climbedTo, climbHolds } from './climbs.ts';

const ladder = { anchors: climbAnchors([0.16, 0, 0.2], 3.3, -0.3) };
const LIMBS = ['leftHand', 'rightHand', 'leftFoot', 'rightFoot'] as const;

describe('climbing', () => {
  it('keeps each limb on a hold until it goes on to its next one', () => {
    for (const limb of LIMBS) {
      const heights = Array.from({ length: 60 }, (_, frame) => climbHolds(ladder, 1, 1.6, frame / 24)[limb]?.[1] ?? 0);
      const resting = heights.filter((y, frame) => frame > 0 && Math.abs(y - (heights[frame - 1] ?? 0)) < 1e-6);
      expect(resting.length, limb).toBeGreaterThan(20);
      for (const y of resting) expect(Math.abs(y / CLIMB_STEP - Math.round(y / CLIMB_STEP)), limb).toBeLessThan(1e-6);
      expect(heights.at(-1) ?? 0).toBeGreaterThan(heights[0] ?? 0);
    }
  });

  it('has at least two limbs on holds at any moment', () => {
    for (let time = 0.1; time < 5; time += 0.1) {
      const still = LIMBS.filter((limb) => {
        const [now, before] = [climbHolds(ladder, 1, 1.6, time)[limb], climbHolds(ladder, 1, 1.6, time - 1 / 24)[limb]];
        return Math.abs((now?.[1] ?? 0) - (before?.[1] ?? 0)) < 1e-6;
      });
      expect(still.length, time.toFixed(1)).toBeGreaterThanOrEqual(2);
    }
  });

  it('ends below the top', () => {
    expect(climbedTo(ladder, 1, 1.6, 100)[1]).toBeLessThan(3.3 - 1.6);
  });
});
