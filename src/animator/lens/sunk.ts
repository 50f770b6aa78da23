import { smoothstep } from '../maths/ease.ts';
import type { Affine } from '../maths/matrix.ts';
import type { StageFigure } from '../stage/stage.ts';

/** What melts or is washed away gets lower and broader where it stands. */
export function sunk(matrix: Affine, sinks: StageFigure['sinks'], time: number): Affine {
  if (sinks === undefined) return matrix;
  const done = smoothstep(sinks.from, sinks.to, time);
  if (done === 0) return matrix;
  const [low, wide] = [1 - (1 - sinks.left) * done, 1 + (sinks.spread - 1) * done];
  const [a = 1, b = 0, c = 0, x = 0, d = 0, e = 1, f = 0, y = 0, g = 0, h = 0, i = 1, z = 0] = matrix;
  return [a * wide, b * low, c * wide, x, d * wide, e * low, f * wide, y, g * wide, h * low, i * wide, z];
}
