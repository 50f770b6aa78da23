import type { Vector } from '../../../maths/vector.ts';
import type { Piece } from '../architecture/pieces.ts';
import { lookOf, Solids } from '../architecture/solids.ts';

const STEEL = lookOf(0x8d949a, 'metal');
const WIRE = lookOf(0xa4abb0, 'metal');
/** Metres: between posts, between wires along the fence, and how thick pipes and wires are. */
const [POSTS, MESH, PIPE, THIN] = [3, 0.34, 0.035, 0.009];

/** A fence of wires that cross, between posts of pipe: what is behind it is seen through it. It stands along x around its middle. */
export const makeChainLink = (long: number, high: number): Piece => ({
  ...{ name: 'fence', width: long, depth: 0.12, height: high },
  make() {
    const [solids, half] = [new Solids(), long / 2];
    const line = (from: Vector, to: Vector, radius: number, sides: number): unknown =>
      solids.tube([from, to], radius, sides > 3 ? STEEL : WIRE, sides);
    const bays = Math.max(1, Math.round(long / POSTS));
    for (let k = 0; k <= bays; k++) {
      const x = -half + (long * k) / bays;
      line([x, 0, 0], [x, high, 0], PIPE * 1.2, 8);
    }
    for (const y of [0.06, high / 2, high]) line([-half, y, 0], [half, y, 0], PIPE, 6);
    for (let start = -half - high; start < half; start += MESH)
      for (const turn of [1, -1]) {
        // A wire that would begin or end beyond the fence ends at its last post.
        const [low, top] = [Math.max(0, -half - start), Math.min(high, half - start)];
        if (top > low) line([turn * (start + low), low, 0], [turn * (start + top), top, 0], THIN, 3);
      }
    return solids.build({ twoSided: true });
  },
});
