import { COLOUR_WORDS } from '../../../catalogue/attributes.ts';
import { type Bloom, bloomOf } from '../../../catalogue/blooms.ts';
import { smoothstep } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { standing } from '../../../maths/matrix.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { normalise } from '../../../maths/vector.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Placement } from '../../world.ts';
import { type Land, layerSeed } from '../nature.ts';
import type { Season } from '../season.ts';
import { sow } from '../sow.ts';
import { mixLight, timesLight } from '../tones.ts';
import { FLOWERS, type FlowerRow } from './flowers-table.ts';
import { addBlade } from './grass.ts';
import { makeTallFlowers, type Stand } from './tall-flowers.ts';

export type Flower = keyof typeof FLOWERS;
const isFlower = (name: string): name is Flower => Object.hasOwn(FLOWERS, name);

const WILD: readonly Flower[] = ['daisy', 'poppy', 'buttercup', 'cornflower', 'clover'];

export interface FlowerField {
  /** Of the place: see `layerSeed`. */
  readonly layer: number;
  readonly reach: number;
  /** Where none grow. */
  readonly bare?: (x: number, z: number) => boolean;
}

/** Which flowers a prompt asks for; a word for flowers of any kind makes the field thick with wild ones. */
function askedFor(order: PlaceOrder): {
  readonly kinds: readonly FlowerRow[];
  readonly thick: number;
  readonly told: boolean;
} {
  const bloom = bloomOf(order.dressing);
  if (bloom !== null && isFlower(bloom.kind)) return { kinds: [rowOf(bloom)], thick: 1, told: true };
  const { kinds, thick, told } = askedByName(order);
  return { kinds: kinds.map((kind) => FLOWERS[kind]), thick, told };
}

/** As they are told to be: in a colour, or shining. */
function rowOf({ kind, colour, glows }: Bloom): FlowerRow {
  const own: FlowerRow = isFlower(kind) ? FLOWERS[kind] : FLOWERS.cosmos;
  const [red, green, blue] = COLOUR_WORDS[colour ?? ''] ?? [0, 0, 0];
  return { ...own, glows, ...(colour === null ? {} : { petals: [(red << 16) | (green << 8) | blue] }) };
}

/** How a land full of them looks from afar, where they are no longer told apart; null where it is not told to be. */
export function bloomTone({ dressing }: Pick<PlaceOrder, 'dressing'>): Light | null {
  const bloom = bloomOf(dressing);
  if (bloom === null) return null;
  const { petals, glows } = rowOf(bloom);
  return timesLight(lightOf(petals[0] ?? 0xffffff), glows === true ? 1.1 : 0.8);
}

function askedByName(order: PlaceOrder): {
  readonly kinds: readonly Flower[];
  readonly thick: number;
  readonly told: boolean;
} {
  const names = Object.keys(FLOWERS) as readonly Flower[];
  const kinds = names.filter((name) => order.dressing.some((word) => word.includes(name)));
  const any = order.dressing.some((word) => word.includes('flower'));
  if (kinds.length > 0) return { kinds, thick: 1, told: true };
  return {
    kinds: WILD,
    told: any,
    thick: any ? 0.95 : order.season === 'spring' ? 0.55 : order.season === 'summer' ? 0.36 : 0.08,
  };
}

/** Apparent distances, how far apart bunches stand, how many stems, how much larger each flower is drawn. */
const BANDS = [
  { from: 0, to: 11, step: 0.9, stems: 7, side: 0.7, grown: 1 },
  { from: 10, to: 34, step: 2, stems: 9, side: 1.6, grown: 1.7 },
  { from: 32, to: 90, step: 4.4, stems: 12, side: 4, grown: 3.2 },
] as const;

/** A field of flowers that is told of is full of them, and each is seen: how much closer they stand, how much larger their heads are. */
const [TOLD_CLOSER, TOLD_GROWN] = [0.72, 1.45];
/** Of a land that is full of one kind nothing else is seen. */
const FULL_CLOSER = 0.8;
/** Metres before the lens in which none of so many stands. */
const CLEAR_LENS = 1.8;

/** None grow where snow lies, or where the prompt wants none. */
export function sowFlowers(
  order: PlaceOrder,
  land: Land,
  { layer, reach, bare = () => false }: FlowerField,
): Placement[] {
  const { sight, heightAt, season } = land;
  if (season.snow > 0.5 || order.without.includes('flower')) return [];
  const { noise } = land.relief;
  const seed = layerSeed(order, layer);
  const { kinds, thick, told } = askedFor(order);
  const full = bloomOf(order.dressing) === null ? 1 : FULL_CLOSER;
  const placements: Placement[] = [];
  for (const [number, usual] of BANDS.entries()) {
    const band = told
      ? { ...usual, step: usual.step * (number === 0 ? TOLD_CLOSER * full : 1), grown: usual.grown * TOLD_GROWN }
      : usual;
    const bunches = kinds.map((kind, index) =>
      bunchOf(makeRandom(seed + index * 17 + number), number === 0 ? kind : fromAfar(kind), season, band),
    );
    sow(
      {
        seed: seed + number * 57,
        sight,
        heightAt,
        centre: [0, 0],
        reach,
        step: band.step,
        from: band.from,
        to: band.to,
        tall: 1,
      },
      ({ x, y, z, chance }) => {
        const patch = thick > 0.9 ? 1 : smoothstep(0.1, 0.42, noise.fbm(x * 0.05 + 20, z * 0.05, 2) + thick * 0.35);
        if (
          chance(0) > patch * (0.35 + 0.65 * thick) ||
          bare(x, z) ||
          sight.nearest([x, y, z]) < (full < 1 ? CLEAR_LENS : 0.7)
        )
          return;
        // Kinds keep together: each has its own stretch of the meadow.
        const kind =
          Math.floor((noise.noise(x * 0.07, z * 0.07 + 40) * 0.5 + 0.5) * kinds.length * 1.6 + chance(1) * 1.4) %
          kinds.length;
        const mesh = bunches[kind];
        if (mesh !== undefined)
          placements.push({
            mesh,
            // Tall ones all look one way.
            matrix: standing([x, y, z], isTall(kinds[kind]) ? 0 : chance(2) * 6.28, 0.8 + 0.4 * chance(3)),
            phase: chance(4),
            shades: false,
            mirrored: number < 2,
          });
      },
    );
  }
  return placements;
}

/** Metres: higher ones stand on stalks of their own. */
const TALL_METRES = 1;
const isTall = (kind: FlowerRow | undefined): boolean => kind !== undefined && kind.height > TALL_METRES;
/** Each of them takes the room of several. */
const [TALL_GROWN, MOST_TALL] = [0.6, 7];

/** Petals of one that is a speck in the picture. */
const FAR_PETALS = 6;
const fromAfar = (row: FlowerRow): FlowerRow =>
  row.height > TALL_METRES
    ? row
    : { ...row, count: Math.min(FAR_PETALS, row.count), ...(row.slim === undefined ? {} : { slim: 0.6 }) };

function bunchOf(random: Random, row: FlowerRow, season: Season, band: Stand): Mesh {
  if (row.height <= TALL_METRES) return makeBunch(random, row, season, band);
  const grown = 1 + Math.max(0, band.grown / TOLD_GROWN - 1) * TALL_GROWN;
  return makeTallFlowers(random, row, { ...band, stems: Math.min(MOST_TALL, band.stems), grown });
}

function makeBunch(random: Random, row: FlowerRow, season: Season, band: Stand): Mesh {
  const builder = new MeshBuilder();
  const green = {
    root: lightOf(0x35502a),
    tip: lightOf(0x6d8a3e),
    dry: lightOf(0x8a9a4a),
    dryness: 0,
    height: row.height,
  };
  for (let k = 0; k < band.stems; k++) {
    const [x, z] = [random.between(-0.5, 0.5) * band.side, random.between(-0.5, 0.5) * band.side];
    const height = row.height * random.between(0.7, 1.15);
    addBlade(builder, random, green, season, {
      at: [x, 0, z],
      height: height * 0.6,
      width: 0.006 * band.grown,
      segments: 1,
    });
    addStem(builder, x, z, height, band.grown * (row.slim === undefined ? 0.003 : 0.006));
    const colour = lightOf(row.petals[random.index(row.petals.length)] ?? 0xffffff);
    if (row.spike) addSpike(builder, random, row, { x, z, height, size: row.size * band.grown, colour });
    else addBloom(builder, random, row, { x, z, height, size: row.size * band.grown, colour });
  }
  return builder.build({ twoSided: true, sways: true });
}

function addStem(builder: MeshBuilder, x: number, z: number, height: number, width: number): void {
  const look = { colour: lightOf(0x5a7434), material: materialOf('grass'), occlusion: 0.7 };
  const up = [0, 1, 0.2] as const;
  const [a, b] = [builder.vertex([x - width, 0, z], up, look), builder.vertex([x + width, 0, z], up, look)];
  builder.triangle(a, b, builder.vertex([x, height, z], up, { ...look, wind: height * 0.35 }));
}

interface Head {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly size: number;
  readonly colour: Light;
}

function addBloom(builder: MeshBuilder, random: Random, row: FlowerRow, { x, z, height, size, colour }: Head): void {
  const material = materialOf(row.glows === true ? 'glow' : 'petal');
  const wind = height * 0.35;
  // It looks up and a little toward one side.
  const turn = random.between(0, 6.28);
  const tilt = row.slim === undefined ? random.between(0.2, 0.7) : random.between(0.5, 1.2);
  const facing = normalise([Math.cos(turn) * tilt, 1, Math.sin(turn) * tilt]);
  const right = normalise([facing[1], -facing[0], 0]);
  const ahead = normalise([0, -facing[2], facing[1]]);
  const point = (angle: number, out: number, up: number) =>
    [
      x + (right[0] * Math.cos(angle) + ahead[0] * Math.sin(angle)) * out + facing[0] * up,
      height + (right[1] * Math.cos(angle) + ahead[1] * Math.sin(angle)) * out + facing[1] * up,
      z + (right[2] * Math.cos(angle) + ahead[2] * Math.sin(angle)) * out + facing[2] * up,
    ] as const;
  const heart = { colour: lightOf(row.heart), material, wind };
  const middle = builder.vertex(point(0, 0, size * 0.25), facing, heart);
  for (let k = 0; k < row.count; k++) {
    const angle = (k / row.count) * 6.2832;
    const half = (3.0 / row.count) * 0.95 * (row.slim ?? 1);
    // Slim ones arch up and out on all sides, as a spider's legs do.
    const rise = row.slim !== undefined && row.slim < 0.5 ? random.between(0.1, 1.1) : 0.3;
    const look = { colour: mixLight(colour, lightOf(0xffffff), random.between(0, 0.15)), material, wind };
    const inner = builder.vertex(point(angle, size * 0.25, size * 0.12), facing, { ...look, occlusion: 0.75 });
    builder.quad(
      inner,
      builder.vertex(point(angle - half, size * 0.8, size * rise * 0.7), facing, look),
      builder.vertex(point(angle, size * 1.15, size * rise), facing, look),
      builder.vertex(point(angle + half, size * 0.8, size * rise * 0.7), facing, look),
    );
    builder.triangle(
      middle,
      builder.vertex(point(angle - half, size * 0.42, size * 0.16), facing, heart),
      builder.vertex(point(angle + half, size * 0.42, size * 0.16), facing, heart),
    );
  }
}

function addSpike(
  builder: MeshBuilder,
  random: Random,
  { glows }: FlowerRow,
  { x, z, height, size, colour }: Head,
): void {
  const material = materialOf(glows === true ? 'glow' : 'petal');
  for (let k = 0; k < 5; k++) {
    const y = height * (0.66 + 0.085 * k);
    const wide = size * (1 - k * 0.14);
    const angle = random.between(0, 6.28);
    const [dx, dz] = [Math.cos(angle) * wide, Math.sin(angle) * wide];
    const look = {
      colour: mixLight(colour, lightOf(0xffffff), k * 0.05),
      material,
      wind: y * 0.35,
      occlusion: 0.75 + k * 0.05,
    };
    const corner = (i: number, up: number): number =>
      builder.vertex([x + dx * i, y + up * size, z + dz * i], normalise([dz, wide, -dx]), look);
    builder.quad(corner(-1, 0), corner(0, -0.7), corner(1, 0), corner(0, 1));
  }
}
