import { smoothstep } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';

export const HALF_WIDTH = 3.6;

/** Straight where the film plays, then it swings through the hills; level as long as it may be wet. */
export const roadX = (z: number): number =>
  smoothstep(40, 260, Math.abs(z)) * Math.sin(z * 0.011 + 1.2) * 34 - smoothstep(40, 260, Math.abs(z)) * 20;
export const roadY = (z: number): number =>
  smoothstep(120, 620, -z) * 9 + smoothstep(160, 500, -z) * Math.sin(z * 0.012) * 3;

/** Metres from the middle of the road, less than 0 to its left. */
export const asideOf = (x: number, z: number): number => x - roadX(z);

/** 0 on the road and its gravel, 1 where things grow. */
export const vergeOf = (x: number, z: number): number =>
  smoothstep(HALF_WIDTH + 0.5, HALF_WIDTH + 1.3, Math.abs(asideOf(x, z)));

export const roadPoints = (): Vector[] => {
  const points: Vector[] = [];
  for (let z = 220; z > -900; z -= Math.abs(z) < 80 ? 3 : Math.abs(z) < 300 ? 6 : 14)
    points.push([roadX(z), roadY(z), z]);
  return points;
};
