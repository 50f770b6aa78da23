import { materialOf } from '../../maths/materials.ts';
import { IDENTITY } from '../../maths/matrix.ts';
import { type Light, MeshBuilder } from '../../maths/mesh.ts';
import { normalise } from '../../maths/vector.ts';
import type { Placement } from '../world.ts';
import { chanceAt } from './chance.ts';
import { mixLight, timesLight } from './tones.ts';

/** Rows of a crop, each a long cushion of leaves and bloom: what makes a field's lines run to the horizon. */
export interface CropRows {
  readonly seed: number;
  /** Metres from row to row, and how high they stand. */
  readonly apart: number;
  readonly high: number;
  readonly leaf: Light;
  readonly bloom: Light;
  /** How far to both sides, and from where to where along the rows, far end first. */
  readonly across: number;
  readonly from: number;
  to(x: number): number;
  heightAt(x: number, z: number): number;
}

/** Shares of the width and height around a row's round back, and how much of it is in bloom there. */
const BACK = [
  [-0.5, 0, 0],
  [-0.4, 0.55, 0.35],
  [-0.16, 0.95, 1],
  [0.16, 1, 1],
  [0.4, 0.6, 0.35],
  [0.5, 0, 0],
] as const;
const WIDE = 0.66;
const [NEAR_STEP, FAR_STEP] = [0.7, 7];

export function layCropRows(rows: CropRows): Placement {
  const { seed, apart, high, leaf, bloom, across, from, heightAt } = rows;
  const builder = new MeshBuilder();
  const material = materialOf('grass');
  const count = Math.floor(across / apart);
  for (let row = -count; row <= count; row++) {
    const x = row * apart;
    let before: readonly number[] | null = null;
    let step = NEAR_STEP;
    for (let z = rows.to(x), k = 0; z > from; z -= step, k++) {
      step = Math.min(FAR_STEP, NEAR_STEP + Math.hypot(x, z) * 0.035);
      const ground = heightAt(x, z);
      const bushy = 0.8 + 0.4 * chanceAt(seed, row, k, 0);
      const tone = 0.82 + 0.36 * chanceAt(seed, row, k, 1);
      const ring = BACK.map(([side, up, blooms], index) => {
        const ragged = 0.9 + 0.2 * chanceAt(seed, row * 7 + index, k, 2);
        return builder.vertex(
          [x + side * apart * WIDE * bushy * ragged, ground + up * high * bushy * ragged, z],
          normalise([side * 1.4, 0.35 + up, 0.12]),
          {
            colour: timesLight(mixLight(leaf, bloom, blooms), tone * ragged),
            material,
            occlusion: 0.45 + 0.55 * up,
            wind: up * high * 0.1,
          },
        );
      });
      if (before !== null)
        for (let i = 0; i + 1 < ring.length; i++)
          builder.quad(before[i] ?? 0, before[i + 1] ?? 0, ring[i + 1] ?? 0, ring[i] ?? 0);
      before = ring;
    }
  }
  return { mesh: builder.build({ twoSided: true, sways: true }), matrix: IDENTITY, shades: false };
}
