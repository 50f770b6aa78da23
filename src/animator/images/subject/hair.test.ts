import { expect, it } from 'vitest';
import type { Eye } from './find-eyes.ts';
import { blowHair, hairShares } from './hair.ts';

const eye = (u: number): Eye => ({ u, v: 0.4, across: 0.01, down: 0.01 });
/** A nose, a lock beside a cheek, the crown, a chest: eyes are 0.1 apart in a film as wide as high. */
const shares = Float32Array.of(0.5, 0.45, 0.68, 0.42, 0.5, 0.2, 0.5, 0.7);
const much = hairShares(shares, [eye(0.45), eye(0.55)], { width: 200, height: 200 });

it('wind moves what hangs beside a face most, its crown a little, and neither the face nor the chest', () => {
  const [nose = 1, lock = 0, crown = 0, chest = 1] = much;
  expect([nose, chest]).toEqual([0, 0]);
  expect(lock).toBeGreaterThan(0.6);
  expect(crown).toBeGreaterThan(0.1);
  expect(crown).toBeLessThan(lock / 2);
});

it('hair begins as the picture has it', () => {
  const positions = new Float32Array(12);
  blowHair(positions, much, 0.06, 0);
  expect(positions.every((value) => value === 0)).toBe(true);
  blowHair(positions, much, 0.06, 2.9);
  expect(Math.abs(positions[3] ?? 0)).toBeGreaterThan(0.001);
});
