import { describe, expect, it } from 'vitest';
import { CAMERA_MOVES } from '../catalogue/setting.ts';
import { makeRandom } from '../maths/random.ts';
import { follow, planCamera, poseAt } from './camera.ts';

const path = (move: (typeof CAMERA_MOVES)[number]) => planCamera(move, 'wide', 8, makeRandom(1));
const SHARES = Array.from({ length: 97 }, (_, i) => i / 96);

describe('planCamera', () => {
  it.each(CAMERA_MOVES)('%s begins and ends where the layers reach, and strays no further than it says', (move) => {
    const camera = path(move);
    const furthest = (axis: 'x' | 'y'): number =>
      Math.max(Math.abs(camera.from[axis]), Math.abs(camera.to[axis])) + camera.breath;
    for (const share of SHARES) {
      const pose = poseAt(camera, share, share * 8);
      expect(Math.abs(pose.x)).toBeLessThanOrEqual(furthest('x') + 1e-9);
      expect(Math.abs(pose.y)).toBeLessThanOrEqual(furthest('y') + 1e-9);
      expect(Math.min(pose.zoom, pose.dolly)).toBeGreaterThanOrEqual(1);
    }
  });

  it('stands still when it is static, and only then', () => {
    const isStill = (move: (typeof CAMERA_MOVES)[number]): boolean =>
      SHARES.every((share) => {
        const { x, y, zoom, dolly } = poseAt(path(move), share, share * 8);
        return x === 0 && y === 0 && zoom === 1 && dolly === 1;
      });
    expect(CAMERA_MOVES.filter(isStill)).toEqual(['static']);
  });

  it('follows whoever walks to the left to the left', () => {
    const right = follow(path('tracking'), 1);
    const left = follow(path('tracking'), -1);
    expect([right.to.x > 0, left.to.x < 0]).toEqual([true, true]);
    expect(follow(path('pan_right'), -1)).toEqual(path('pan_right'));
  });
});
