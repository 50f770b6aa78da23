import { materialOf } from '../../../maths/materials.ts';
import { IDENTITY } from '../../../maths/matrix.ts';
import { MeshBuilder } from '../../../maths/mesh.ts';
import { normalise } from '../../../maths/vector.ts';
import type { Sight } from '../../sight.ts';
import type { Placement } from '../../world.ts';
import { type Season, weathered } from '../season.ts';
import { type SownSpot, sow } from '../sow.ts';
import { mixLight, timesLight } from '../tones.ts';
import type { LeafTones } from './crown.ts';

/** Far woods: trees of a few triangles, one mesh for each stretch of land. */
export interface Woods {
  readonly seed: number;
  readonly sight: Sight;
  heightAt(x: number, z: number): number;
  readonly season: Season;
  readonly centre: readonly [number, number];
  readonly reach: number;
  readonly step: number;
  readonly from: number;
  readonly to: number;
  /** 0 to 1; of spires among them, 0 to 1. */
  density(x: number, z: number, y: number): number;
  readonly spires: number;
  readonly spire: LeafTones;
  readonly dome: LeafTones | null;
  /** Metres. */
  readonly height: number;
  readonly most: number;
}

const STRETCH = 192;
/** Metres of apparent distance: nearer, a conifer is seen to have boughs. */
const TIERED = 300;
const TIERS: readonly (readonly [from: number, to: number, wide: number])[] = [
  [0.05, 0.5, 0.21],
  [0.28, 0.76, 0.16],
  [0.54, 1, 0.1],
];
const BOUGHS = 10;

export function plantWoods(woods: Woods): Placement[] {
  const stretches = new Map<string, MeshBuilder>();
  let count = 0;
  sow({ ...woods, tall: woods.height }, (spot) => {
    // The farther, the fewer and the larger: each then stands for its neighbours.
    const thin = Math.min(1.6, Math.max(0, spot.distance - 500) / 700);
    if (count >= woods.most || spot.chance(8) > 1 / (1 + thin)) return;
    if (spot.chance(0) > woods.density(spot.x, spot.z, spot.y)) return;
    count += 1;
    const name = `${Math.floor(spot.x / STRETCH)},${Math.floor(spot.z / STRETCH)}`;
    const builder = stretches.get(name) ?? new MeshBuilder();
    stretches.set(name, builder);
    if (woods.dome === null || spot.chance(1) < woods.spires)
      (spot.distance < TIERED ? addTiers : addSpire)(builder, spot, woods);
    else addDome(builder, spot, woods, woods.dome);
  });
  return [...stretches.values()].map((builder) => ({ mesh: builder.build(), matrix: IDENTITY, shades: false }));
}

function addSpire(builder: MeshBuilder, { x, y, z, chance }: SownSpot, { height, spire, season }: Woods): void {
  const tall = height * (0.7 + 0.6 * chance(2));
  const wide = tall * 0.21;
  const colour = mixLight(spire.dark, spire.light, chance(3) * 0.8);
  const material = materialOf('needle');
  const top = builder.vertex([x, y + tall, z], [0, 1, 0], {
    colour: weathered(timesLight(colour, 1.15), season, 0.6),
    material,
  });
  const ring = [0, 1, 2, 3, 4].map((k) => {
    const angle = chance(4) * 6 + (k / 5) * Math.PI * 2;
    const normal = normalise([Math.cos(angle), 0.5, Math.sin(angle)]);
    return builder.vertex([x + Math.cos(angle) * wide, y + tall * 0.06, z + Math.sin(angle) * wide], normal, {
      colour: weathered(timesLight(colour, 0.8), season, 0.42),
      material,
      occlusion: 0.5,
    });
  });
  for (let k = 0; k < 5; k++) builder.triangle(top, ring[(k + 1) % 5] ?? 0, ring[k] ?? 0);
}

/** Three skirts of boughs, one over the other, with ragged hems. */
function addTiers(builder: MeshBuilder, { x, y, z, chance }: SownSpot, { height, spire, season }: Woods): void {
  const tall = height * (0.7 + 0.6 * chance(2));
  const colour = mixLight(spire.dark, spire.light, chance(3) * 0.8);
  const material = materialOf('needle');
  for (const [tier, [from, to, wide]] of TIERS.entries()) {
    const top = builder.vertex([x, y + tall * to, z], [0, 1, 0], {
      colour: weathered(timesLight(colour, tier === 2 ? 1.1 : 0.6), season, 0.6),
      material,
      occlusion: tier === 2 ? 1 : 0.45,
    });
    const hem = Array.from({ length: BOUGHS }, (_, k) => {
      const angle = chance(4) * 6 + tier * 1.1 + (k / BOUGHS) * Math.PI * 2;
      const out = k % 2 === 0 ? 0.62 : 0.88 + 0.3 * ((chance(5) * 9 + k * 0.37) % 1);
      const reach = tall * wide * out;
      const low = y + tall * (from + (k % 2 === 0 ? 0.05 : 0));
      return builder.vertex(
        [x + Math.cos(angle) * reach, low, z + Math.sin(angle) * reach],
        normalise([Math.cos(angle), 0.6, Math.sin(angle)]),
        {
          colour: weathered(timesLight(colour, k % 2 === 0 ? 0.55 : 1.05), season, 0.45),
          material,
          occlusion: k % 2 === 0 ? 0.4 : 0.8,
        },
      );
    });
    for (let k = 0; k < BOUGHS; k++) builder.triangle(top, hem[(k + 1) % BOUGHS] ?? 0, hem[k] ?? 0);
  }
}

function addDome(
  builder: MeshBuilder,
  { x, y, z, chance }: SownSpot,
  { height, season }: Woods,
  dome: LeafTones,
): void {
  const tall = height * (0.55 + 0.4 * chance(2));
  const wide = tall * (0.32 + 0.14 * chance(5));
  const colour = mixLight(dome.dark, dome.light, chance(3));
  const material = materialOf('leaf');
  const top = builder.vertex([x, y + tall, z], [0, 1, 0], {
    colour: weathered(timesLight(colour, 1.1), season, 0.7),
    material,
  });
  const ringAt = (share: number, out: number, lit: number, rise: number): number[] =>
    [0, 1, 2, 3, 4, 5].map((k) => {
      const angle = chance(4) * 6 + (k / 6) * Math.PI * 2;
      const uneven = 0.7 + 0.6 * ((chance(6) * 13 + k * 0.377 + share * 7) % 1);
      const shade = 0.8 + 0.4 * ((chance(7) * 11 + k * 0.619 + share * 5) % 1);
      return builder.vertex(
        [
          x + Math.cos(angle) * wide * out * uneven,
          y + tall * (share + (uneven - 1) * 0.12),
          z + Math.sin(angle) * wide * out * uneven,
        ],
        normalise([Math.cos(angle), rise, Math.sin(angle)]),
        {
          colour: weathered(timesLight(colour, (0.65 + lit * 0.4) * shade), season, rise * 0.7),
          material,
          occlusion: lit,
        },
      );
    });
  const [high, low] = [ringAt(0.76, 0.7, 0.9, 0.9), ringAt(0.34, 1, 0.55, 0.1)];
  for (let k = 0; k < 6; k++) {
    const next = (k + 1) % 6;
    builder.triangle(top, high[next] ?? 0, high[k] ?? 0);
    builder.quad(high[k] ?? 0, high[next] ?? 0, low[next] ?? 0, low[k] ?? 0);
  }
}
