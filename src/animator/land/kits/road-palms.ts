import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { darkOf } from './architecture/light.ts';
import { lookOf, Solids, shine } from './architecture/solids.ts';
import type { Country } from './country.ts';
import { type Land, layerSeed } from './nature.ts';
import { makeTrees } from './plants/trees.ts';
import { meadowGrass, paintTurf, STONE_GREY } from './plants/turf.ts';
import { asideOf, HALF_WIDTH, roadX, roadY } from './road-line.ts';
import { mixLight } from './tones.ts';
import { makeWaterSheet } from './water.ts';

/** Palms in two rows along a road, each in its place. */
export function linePalms(order: PlaceOrder, { season, sight, heightAt }: Land, step: number): Placement[] {
  const trees = makeTrees(layerSeed(order, 4), { ...season, snow: 0 });
  const random = makeRandom(layerSeed(order, 5)).spawn('palms');
  const placements: Placement[] = [];
  for (let z = 70; z > -330; z -= step)
    for (const side of [-1, 1]) {
      const x = roadX(z) + side * (HALF_WIDTH + 2.6);
      const at = [x, heightAt(x, z), z] as const;
      const [size, chance] = [random.between(0.95, 1.25), random.next()];
      if (sight.blocks(at, 1, 7)) continue;
      placements.push(trees.place({ species: 'palm', at, size, chance, distance: sight.apparent(at) }));
    }
  return placements;
}

const LEVEL = -2.4;
const [BEACH_FROM, SEA_FROM] = [HALF_WIDTH + 9, HALF_WIDTH + 44];
const PASTELS: readonly [number, ...number[]] = [0xf2b8c0, 0xb8e0d8, 0xf6e2b0, 0xc8d8f0, 0xf4efe6, 0xe8c4e0];
const NEON = [
  [1, 0.25, 0.6],
  [0.2, 0.85, 1],
  [1, 0.55, 0.2],
] as const;

/** A hotel of the thirties: round corners, brows over its windows, a fin with light along its edges. Front at z 0 looking along +z. */
function makeHotel(seed: number, dark: number): Solids {
  const random = makeRandom(seed).spawn('hotel');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.7 + y * 0.06) });
  const [half, floors] = [random.between(6, 8.5), random.pick([3, 4, 4, 5])];
  const wall = lookOf(random.pick(PASTELS), 'plaster');
  const white = lookOf(0xf6f3ec, 'plaster');
  const high = floors * 3.2 + 0.8;
  const tube = NEON[random.index(NEON.length)] ?? NEON[0];
  const lit = shine(tube, 0.5 + 1.6 * Math.max(0.25, dark));
  solids.softBox([-half, 0, -9], [half, high, 0], 1.1, wall, { rings: 3, cell: 3 });
  for (let floor = 0; floor < floors; floor++) {
    const y = floor * 3.2;
    solids.softBox([-half - 0.12, y + 2.75, -4], [half + 0.12, y + 2.92, 0.42], 0.08, white, { rings: 1, cell: 4 });
    for (let x = -half + 1.4; x < half - 0.8; x += 2.2) {
      if (Math.abs(x) < 1.3) continue;
      const glow = random.next() < 0.15 + 0.6 * dark;
      solids.box([x - 0.75, y + 0.8, 0], [x + 0.75, y + 2.5, 0.05], white, 4);
      solids.sheet(
        [x - 0.65, y + 0.9, 0.06],
        [1.3, 0, 0],
        [0, 1.5, 0],
        glow ? shine([1, 0.72, 0.42], 0.4 + 0.6 * dark) : lookOf(0x4a6472, 'glass'),
      );
    }
  }
  solids.softBox([-0.9, 0, -0.4], [0.9, high + 3.4, 0.7], 0.3, white, { rings: 2, cell: 3 });
  for (const x of [-0.6, 0, 0.6]) solids.box([x - 0.07, 2.9, 0.7], [x + 0.07, high + 2.9, 0.78], lit, 9);
  solids.softBox([-2.6, 2.7, -0.2], [2.6, 2.95, 2], 0.1, white, { rings: 1 });
  solids.box([-2.6, 2.66, 1.98], [2.6, 2.74, 2.05], lit, 9);
  solids.box([-half + 0.6, high - 0.35, 0.42], [half - 0.6, high - 0.24, 0.5], lit, 9);
  return solids;
}

function lineHotels(order: PlaceOrder, { heightAt }: Land): Placement[] {
  const meshes = [0, 1, 2, 3].map((k) => makeHotel(order.seed * 9 + k, darkOf(order)).build());
  const placements: Placement[] = [];
  for (let z = 64, k = 0; z > -300; z -= 18, k++) {
    const mesh = meshes[k % meshes.length];
    const x = roadX(z) - HALF_WIDTH - 13;
    if (mesh !== undefined)
      placements.push({ mesh, matrix: standing([x, heightAt(x, z) - 0.1, z], Math.PI / 2), stays: true });
  }
  return placements;
}

/** A boulevard by the sea: sand and water to the right, hotels to the left, palms between. */
export const BOULEVARD: Country = {
  ...{ waterLevel: LEVEL, bestView: -0.5, dusty: false },
  rise(relief, x, z) {
    const aside = asideOf(x, z);
    const shore = smoothstep(BEACH_FROM, SEA_FROM, aside);
    return -shore * 5.5 - roadY(z) * smoothstep(10, 40, Math.abs(aside)) + relief.noise.noise(x * 0.2, z * 0.2) * 0.08;
  },
  paint(relief, season, x, z, y, normal, cell) {
    const look = paintTurf(
      {
        ...{ noise: relief.noise, season, grass: meadowGrass('spring', 0.1), rock: STONE_GREY },
        ...{ woodsFrom: 900, rockFrom: 900, snowFrom: 3000, woods: lightOf(0x4f5a34) },
      },
      ...([x, z, y, normal, cell] as const),
    );
    const aside = asideOf(x, z);
    const paved = Math.abs(aside) < HALF_WIDTH + 4.5 && Math.abs(aside) > HALF_WIDTH + 3.4 ? 1 : 0;
    const walk = smoothstep(HALF_WIDTH + 8.6, HALF_WIDTH + 9.4, Math.abs(aside)) * (aside < 0 ? 1 : 0);
    const sand = smoothstep(HALF_WIDTH + 5, BEACH_FROM - 1, aside);
    const stone = Math.max(paved, walk);
    if (stone > 0) return { colour: mixLight(look.colour, lightOf(0xcdbfa8), stone), material: materialOf('stone') };
    return sand > 0.5 ? { colour: mixLight(look.colour, lightOf(0xe6d3a6), sand), material: materialOf('dune') } : look;
  },
  grow: (order, land) => [
    makeWaterSheet(LEVEL, [200, -300], 9000),
    ...linePalms(order, land, 11),
    ...lineHotels(order, land),
  ],
};

/** A plain without end on which nothing stands but palms: the land of looks that are made of light. */
export const OPEN_GRID: Country = {
  ...{ waterLevel: null, bestView: 0, dusty: false },
  rise: (_relief, x, z) => -roadY(z) * smoothstep(6, 30, Math.abs(asideOf(x, z))),
  paint: () => ({ colour: lightOf(0x3a3a4a), material: materialOf('asphalt') }),
  grow: (order, land) => (order.dressing.some((word) => /palm/.test(word)) ? linePalms(order, land, 13) : []),
};
