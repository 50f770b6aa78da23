import { expect, it } from 'vitest';
import { headShare } from './bones.ts';

it('a head that looks out of a picture turns from brow to chin alike, and leaves its outline and the shoulders where they are', () => {
  const head = { u: 0.5, v: 0.3, across: 0.1, down: 0.15 };
  const shareAt = (u: number, v: number): number => headShare({ head, faces: 0 }, u, v);
  const [brow, mouth, chin] = [0.2, 0.4, 0.5].map((v) => shareAt(0.5, v));
  expect([brow, mouth, chin]).toEqual([1, 1, 1]);
  expect(shareAt(0.6, 0.3)).toBeLessThan(0.25);
  expect(shareAt(0.5, 0.65)).toBe(0);
});
