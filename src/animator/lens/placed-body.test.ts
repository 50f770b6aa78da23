import { expect, test } from 'vitest';
import { isClear } from './placed-body.ts';

const painted = (alpha: number) => ({
  texture: { width: 1, height: 1, pixels: Uint8Array.from([200, 220, 240, alpha]), coordinates: new Float32Array(2) },
});

test('what is mostly clear throws no shadow, so that a face behind a visor is lit', () => {
  expect([isClear(painted(40)), isClear(painted(255)), isClear({})]).toEqual([true, false, false]);
});
