import { smoothstep } from '../../maths/ease.ts';
import type { Plate } from './plate.ts';

/** Of the film's width: within so little no cloud goes from dark to light. */
const EDGE = 0.004;
/** Levels: less of a step is a cloud, and more is a mast, a tower or a branch. */
const [CLOUD, THING] = [26, 52];
/** Cells around it over which the sky is drawn out: more than clouds go in a film, or what stands there would be seen a second time beside itself. */
const AROUND = 10;

/** Weights of what drifts, at each corner of a plate's grid, without masts, towers and branches that stand in the sky: clouds go behind them. */
export function keepWhatStands(plate: Plate, weights: Float32Array): Float32Array {
  const { columns, rows } = plate;
  let stands = Float32Array.from(weights, () => 0);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [0, 1, columns + 1, columns + 2].map((step) => row * (columns + 1) + column + step);
      if (corners.every((corner) => weights[corner] === 0)) continue;
      const step = smoothstep(CLOUD, THING, sharpest(plate, column, row));
      for (const corner of corners) stands[corner] = Math.max(stands[corner] ?? 0, step);
    }
  }
  for (let round = 0; round < AROUND; round++) {
    const before = stands;
    stands = before.map((own, at) => {
      const beside = [at - 1, at + 1, at - columns - 1, at + columns + 1].map((each) => before[each] ?? 0);
      return Math.max(own, Math.max(...beside) - 1 / AROUND);
    });
  }
  return weights.map((weight, at) => weight * (1 - (stands[at] ?? 0)));
}

/** The largest step of light within a cell, from pixels that are near to each other. */
function sharpest({ area, ground, size, columns, rows }: Plate, column: number, row: number): number {
  const reach = Math.max(1, Math.round(size.width * EDGE));
  const [left, right] = [0, 1].map((step) => Math.floor(((column + step) / columns) * area.width));
  const [top, bottom] = [0, 1].map((step) => Math.floor(((row + step) / rows) * area.height));
  const placeOf = (x: number, y: number): number =>
    (Math.min(area.height - 1, y) * area.width + Math.min(area.width - 1, x)) * 4;
  const stepOf = (one: number, other: number): number =>
    Math.max(...[0, 1, 2].map((part) => Math.abs((ground[one + part] ?? 0) - (ground[other + part] ?? 0))));
  let most = 0;
  for (let y = top ?? 0; y < (bottom ?? 0); y++) {
    for (let x = left ?? 0; x < (right ?? 0); x++) {
      const own = placeOf(x, y);
      most = Math.max(most, stepOf(own, placeOf(x + reach, y)), stepOf(own, placeOf(x, y + reach)));
    }
  }
  return most;
}
