import { smoothstep } from '../maths/ease.ts';
import type { Affine } from '../maths/matrix.ts';
import type { StageFigure } from '../stage/stage.ts';

/** Of its size: what is as good as nothing. */
const GONE = 0.002;

/** What becomes something else of one piece: it is as large as it is by then. */
export function morphed(matrix: Affine, morphs: StageFigure['morphs'], time: number): Affine {
  const [first] = morphs ?? [];
  if (morphs === undefined || first === undefined) return matrix;
  const now = morphs.findLast(({ from }) => time >= from) ?? { ...first, from: Infinity, to: Infinity };
  const done = Number.isFinite(now.from) ? smoothstep(now.from, now.to, time) : 0;
  const size = Math.max(GONE, now.comes ? done : 1 - done);
  const [a = 1, b = 0, c = 0, x = 0, d = 0, e = 1, f = 0, y = 0, g = 0, h = 0, i = 1, z = 0] = matrix;
  const up = now.middle * (1 - size);
  return [a * size, b * size, c * size, x, d * size, e * size, f * size, y + up, g * size, h * size, i * size, z];
}

/** What melts or is washed away gets lower and broader where it stands. */
export function sunk(matrix: Affine, sinks: StageFigure['sinks'], time: number): Affine {
  if (sinks === undefined) return matrix;
  const done = smoothstep(sinks.from, sinks.to, time);
  if (done === 0) return matrix;
  const [low, wide] = [1 - (1 - sinks.left) * done, 1 + (sinks.spread - 1) * done];
  const [a = 1, b = 0, c = 0, x = 0, d = 0, e = 1, f = 0, y = 0, g = 0, h = 0, i = 1, z = 0] = matrix;
  return [a * wide, b * low, c * wide, x, d * wide, e * low, f * wide, y, g * wide, h * low, i * wide, z];
}
