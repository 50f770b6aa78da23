import { expect, it } from 'vitest';
import { headShare, nodShare, TURN_REACH } from './bones.ts';

it('a head that looks out of a picture turns from brow to chin alike, and leaves its outline and the shoulders where they are', () => {
  const head = { u: 0.5, v: 0.3, across: 0.1, down: 0.15 };
  const shareAt = (u: number, v: number): number => headShare({ head, faces: 0 }, u, v);
  const [brow, mouth, chin] = [0.2, 0.4, 0.5].map((v) => shareAt(0.5, v));
  expect([brow, mouth, chin]).toEqual([1, 1, 1]);
  expect(shareAt(0.6, 0.3)).toBeLessThan(0.25);
  expect(shareAt(0.5, 0.65)).toBe(0);
});

it('the crown of a head that looks up stays where it is, and its face does not', () => {
  const head = { u: 0.5, v: 0.3, across: 0.1, down: 0.15 };
  const shareAt = (v: number): number => nodShare({ head, faces: 0 }, 0.5, v);
  expect(shareAt(0.14)).toBeLessThan(0.15);
  expect(shareAt(0.3)).toBe(1);
});

it('hair near the outline of a head that turns is not pressed into a line', () => {
  const head = { u: 0.5, v: 0.3, across: 0.1, down: 0.15 };
  const shareAt = (u: number): number => headShare({ head, faces: 0 }, u, 0.3);
  // A step of a twentieth of half a head.
  for (let u = 0.5; u < 0.595; u += 0.005)
    expect(((shareAt(u) - shareAt(u + 0.005)) / 0.05) * TURN_REACH).toBeLessThan(0.6);
});
