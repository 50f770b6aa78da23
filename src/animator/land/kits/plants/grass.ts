import { clamp } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { stretched } from '../../../maths/matrix.ts';
import { type Light, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { normalise, type Vector } from '../../../maths/vector.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Placement } from '../../world.ts';
import { type Land, layerSeed } from '../nature.ts';
import type { Season } from '../season.ts';
import { weathered } from '../season.ts';
import { sow } from '../sow.ts';
import { mixLight } from '../tones.ts';

/** What a field of grass looks like; the ground below it must take its middle tone, or every gap shows. */
export interface GrassLook {
  readonly root: Light;
  readonly tip: Light;
  readonly dry: Light;
  /** Share of dry blades. */
  readonly dryness: number;
  /** Metres. */
  readonly height: number;
  /** Times the common width of a blade. */
  readonly broad?: number;
}

export const groundUnder = ({ root, tip, dry, dryness }: GrassLook): Light =>
  mixLight(root, mixLight(tip, dry, dryness * 0.7), 0.41);

interface Band {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly side: number;
  readonly blades: number;
  /** Metres, half a blade. */
  readonly width: number;
  readonly segments: number;
  readonly tall: number;
}

/** Near the lens blade by blade, farther in wider and fewer ones: as many of them on each stretch of the picture. */
const BANDS: readonly Band[] = [
  { from: 0, to: 7.5, step: 0.36, side: 0.52, blades: 38, width: 0.0058, segments: 2, tall: 1 },
  { from: 7, to: 21, step: 0.8, side: 1.15, blades: 44, width: 0.014, segments: 1, tall: 1.02 },
  { from: 20, to: 58, step: 1.9, side: 2.7, blades: 36, width: 0.041, segments: 1, tall: 1.15 },
  { from: 55, to: 150, step: 4.6, side: 6.5, blades: 34, width: 0.12, segments: 1, tall: 1.5 },
];
const VARIANTS = 4;
const BROADEST = 2;
/** Seen along the ground, tufts stand before each other: so many in a row hide what is behind them. Of more than that some are left out, never more than leaves this share. */
const ROW_OF_TUFTS = 4;
const LEAST_KEPT = 0.42;
/** Metres over which the slope of the land is taken. */
const SLOPE_METRES = 1;

export interface GrassField {
  /** Of the place: see `layerSeed`. */
  readonly layer: number;
  readonly look: GrassLook;
  /** How thick and tall it stands at a spot, 0 none to 1. */
  growth(x: number, z: number, y: number): number;
  /** The land's own variation of colour there: grass takes part in it. */
  tint(x: number, z: number): Light;
  readonly reach: number;
  readonly detail: number;
  readonly centre?: readonly [number, number];
}

export function sowGrass(
  order: PlaceOrder,
  { sight, heightAt, season }: Omit<Land, 'relief'>,
  field: GrassField,
): Placement[] {
  const { layer, look, reach, detail, centre = [0, 0] } = field;
  const seed = layerSeed(order, layer);
  const placements: Placement[] = [];
  // Fewer and broader blades cover a small picture as well.
  const broader = Math.sqrt(Math.min(BROADEST, sight.grain));
  for (const [number, fine] of BANDS.entries()) {
    const band = { ...fine, step: fine.step * broader, side: fine.side * broader, width: fine.width * broader };
    const meshes = Array.from({ length: VARIANTS }, (_, variant) =>
      makePatch(makeRandom(seed + number * 31 + variant * 7), look, season, band, detail),
    );
    sow(
      {
        seed: seed + number * 101,
        sight,
        heightAt,
        centre,
        reach: Math.min(reach, 220),
        step: band.step,
        from: band.from,
        to: band.to,
        tall: 1,
      },
      ({ x, y, z, chance }) => {
        const growth = field.growth(x, z, y);
        if (growth <= 0.02 || chance(0) > growth * 1.5) return;
        // The camera itself stands in no tuft.
        if (number === 0 && sight.nearest([x, y, z]) < 0.5) return;
        const mesh = meshes[Math.floor(chance(1) * VARIANTS)];
        if (mesh === undefined) return;
        const slope = [
          (heightAt(x + SLOPE_METRES, z) - y) / SLOPE_METRES,
          (heightAt(x, z + SLOPE_METRES) - y) / SLOPE_METRES,
        ] as const;
        const needed = (ROW_OF_TUFTS * band.step * sight.facing([x, y, z], slope)) / (look.height * band.tall);
        // Where it grows thinly already, fewer can be spared.
        const kept = Math.min(1, Math.max(needed, LEAST_KEPT) / Math.min(1, growth * 1.5));
        if (chance(6) > kept) return;
        const shade = 0.86 + 0.28 * chance(2);
        const tint = field.tint(x, z);
        const size = 0.62 + 0.38 * growth + 0.22 * chance(4);
        const broad = kept ** -0.25;
        placements.push({
          mesh,
          matrix: stretched([x, y - 0.015, z], chance(3) * 6.28, [size * broad, size, size * broad]),
          tint: [tint[0] * shade, tint[1] * shade, tint[2] * shade],
          phase: chance(5),
          mirrored: number < 2,
          shades: false,
        });
      },
    );
  }
  return placements;
}

function makePatch(random: Random, look: GrassLook, season: Season, band: Band, detail: number): Mesh {
  const builder = new MeshBuilder();
  const blades = Math.round(band.blades * (0.4 + 0.6 * detail));
  for (let k = 0; k < blades; k++) {
    // Every fifth is low and broad: what covers the soil.
    const low = k % 5 === 0;
    addBlade(builder, random, look, season, {
      at: [random.between(-0.5, 0.5) * band.side, 0, random.between(-0.5, 0.5) * band.side],
      height: look.height * band.tall * random.between(0.5, 1.2) * (low ? 0.5 : 1),
      width: band.width * (look.broad ?? 1) * random.between(0.7, 1.3) * (low ? 1.7 : 1),
      segments: band.segments,
    });
  }
  return builder.build({ twoSided: true, sways: true });
}

export interface Blade {
  readonly at: Vector;
  readonly height: number;
  readonly width: number;
  readonly segments: number;
}

export function addBlade(
  builder: MeshBuilder,
  random: Random,
  look: GrassLook,
  season: Season,
  { at, height, width, segments }: Blade,
): void {
  const angle = random.between(0, Math.PI * 2);
  const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
  const lean = height * random.between(0.15, 0.75);
  const tip = random.chance(look.dryness)
    ? mixLight(look.tip, look.dry, random.between(0.5, 1))
    : mixLight(look.tip, look.dry, random.between(0, 0.25));
  const material = materialOf('grass');
  const normal = normalise([dx * 0.25, 1, dz * 0.25]);
  const vertex = (share: number, aside: number): number => {
    const out = lean * share * share;
    const colour = mixLight(look.root, tip, share ** 0.8);
    return builder.vertex(
      [at[0] + dx * out - dz * aside, at[1] + height * (share - 0.14 * share * share), at[2] + dz * out + dx * aside],
      normal,
      {
        colour:
          season.snow > 0
            ? weathered(colour, { ...season, snow: season.snow * 0.6 }, 0.3 + share * 0.5)
            : weathered(colour, season, 0),
        material,
        occlusion: clamp(0.34 + 0.66 * share),
        wind: share * share * height * 0.6,
      },
    );
  };
  let [left, right] = [vertex(0, -width), vertex(0, width)];
  for (let k = 1; k < segments; k++) {
    const share = k / segments;
    const [l, r] = [vertex(share, -width * (1 - share * 0.55)), vertex(share, width * (1 - share * 0.55))];
    builder.quad(left, right, r, l);
    [left, right] = [l, r];
  }
  builder.triangle(left, right, vertex(1, 0));
}
