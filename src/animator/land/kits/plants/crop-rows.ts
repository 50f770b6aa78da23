import { smoothstep } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { IDENTITY, standing } from '../../../maths/matrix.ts';
import { type Light, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import { cross, normalise, type Vector } from '../../../maths/vector.ts';
import type { Sight } from '../../sight.ts';
import type { Placement } from '../../world.ts';
import { chanceAt } from '../chance.ts';
import { mixLight, timesLight } from '../tones.ts';

/** Rows of a crop, each a long cushion of leaves and bloom: what makes a field's lines run to the horizon. */
export interface CropRows {
  readonly seed: number;
  /** Metres from row to row, and how high they stand. */
  readonly apart: number;
  readonly high: number;
  readonly leaf: Light;
  readonly bloom: Light;
  /** Metres: nearer rows show their leaves alone, since their flowers stand above them one by one. */
  readonly bloomFrom?: number;
  /** Of the metres from row to row: how broad a row is; two thirds, if nothing is said. */
  readonly broad?: number;
  /** How far to both sides, and from where to where along the rows, far end first. */
  readonly across: number;
  readonly from: number;
  to(x: number): number;
  heightAt(x: number, z: number): number;
  /** Where nothing is planted the rows are broken; everywhere, if nothing is said. */
  isPlanted?(x: number, z: number): boolean;
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

/** Higher rows are bushes. */
const BUSH_METRES = 0.8;

export const layRows = (rows: CropRows, sight: Sight): Placement[] => [
  layCropRows(rows),
  ...(rows.high > BUSH_METRES ? leafRows(rows, sight) : []),
];

function layCropRows(rows: CropRows): Placement {
  const { seed, apart, high, leaf, bloom, across, from, heightAt, broad = WIDE } = rows;
  const builder = new MeshBuilder();
  const material = materialOf('grass');
  const count = Math.floor(across / apart);
  for (let row = -count; row <= count; row++) {
    const x = row * apart;
    let before: readonly number[] | null = null;
    let step = NEAR_STEP;
    for (let z = rows.to(x), k = 0; z > from; z -= step, k++) {
      step = Math.min(FAR_STEP, NEAR_STEP + Math.hypot(x, z) * 0.035);
      if (rows.isPlanted?.(x, z) === false) {
        before = null;
        continue;
      }
      const ground = heightAt(x, z);
      const bushy = (0.74 + 0.42 * chanceAt(seed, row, k, 0)) * (high > BUSH_METRES ? 0.84 : 1);
      const tone = (0.7 + 0.5 * chanceAt(seed, row, k, 1)) * (high > BUSH_METRES ? 0.72 : 1);
      const seen = rows.bloomFrom === undefined ? 1 : smoothstep(rows.bloomFrom, rows.bloomFrom * 2, Math.hypot(x, z));
      const ring = BACK.map(([side, up, blooms], index) => {
        const ragged = 0.9 + 0.2 * chanceAt(seed, row * 7 + index, k, 2);
        return builder.vertex(
          [x + side * apart * broad * bushy * ragged, ground + up * high * bushy * ragged, z],
          normalise([side * 1.4, 0.35 + up, 0.12]),
          {
            colour: timesLight(mixLight(leaf, bloom, blooms * seen), tone * ragged),
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

const [SPRIG_LEAVES, SPRIG_METRES, SPRIG_KINDS, SPRIG_TO] = [260, 2.1, 3, 52] as const;

/** Leaves that stick out of tall rows near the camera, so that they are bushes and no cushions. */
function leafRows(rows: CropRows, sight: Sight): Placement[] {
  const { seed, apart, high, leaf, bloom, across, from, heightAt, broad = WIDE } = rows;
  const kinds = Array.from({ length: SPRIG_KINDS }, (_, kind) =>
    makeSprig(seed + kind, apart * broad, high, leaf, rows.bloomFrom === undefined ? bloom : leaf),
  );
  const placements: Placement[] = [];
  const count = Math.floor(across / apart);
  for (let row = -count; row <= count; row++) {
    const x = row * apart;
    for (let z = rows.to(x) - 1, k = 0; z > from; z -= SPRIG_METRES, k++) {
      if (rows.isPlanted?.(x, z) === false || sight.apparentAcross(x, z) > SPRIG_TO) continue;
      const at: Vector = [x, heightAt(x, z), z];
      const mesh = kinds[Math.floor(chanceAt(seed, row, k, 5) * SPRIG_KINDS)];
      if (mesh === undefined || !sight.sees(at, 3)) continue;
      const turned = chanceAt(seed, row, k, 6) < 0.5 ? 0 : Math.PI;
      placements.push({ mesh, matrix: standing(at, turned, 0.9 + 0.2 * chanceAt(seed, row, k, 7)), shades: false });
    }
  }
  return placements;
}

function makeSprig(seed: number, wide: number, high: number, leaf: Light, bloom: Light): Mesh {
  const builder = new MeshBuilder();
  const random = makeRandom(seed).spawn('sprig');
  const material = materialOf('leaf');
  for (let k = 0; k < SPRIG_LEAVES; k++) {
    const angle = random.between(-0.1, Math.PI + 0.1);
    const out = random.between(0.85, 1.16);
    const at: Vector = [
      Math.cos(angle) * wide * 0.5 * out,
      Math.max(0.1, Math.sin(angle) * high * out),
      random.between(-0.55, 0.55) * SPRIG_METRES,
    ];
    const normal = normalise([
      Math.cos(angle) + random.between(-0.5, 0.5),
      Math.sin(angle) + 0.3,
      random.between(-0.6, 0.6),
    ]);
    const side = normalise(cross(normal, [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)]));
    const long = cross(side, normal);
    const size = random.between(0.06, 0.13);
    const colour = timesLight(mixLight(leaf, bloom, random.between(0.1, 1)), random.between(0.75, 1.25));
    const corner = (i: number, j: number): number =>
      builder.vertex(
        [at[0] + side[0] * i + long[0] * j, at[1] + side[1] * i + long[1] * j, at[2] + side[2] * i + long[2] * j],
        normal,
        { colour, material, occlusion: 0.5 + (0.5 * at[1]) / high, wind: 0.02 },
      );
    builder.quad(corner(-size, 0), corner(0, -size), corner(size, 0), corner(0, size * 1.3));
  }
  return builder.build({ twoSided: true, sways: true });
}
