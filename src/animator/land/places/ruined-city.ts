import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCountry } from '../kits/architecture/country.ts';
import { isSnowy } from '../kits/architecture/light.ts';
import { type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { makeStreetLamp } from '../kits/architecture/street.ts';
import { makeHulk } from '../kits/hulks.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeTrees } from '../kits/plants/trees.ts';
import { makeRelief } from '../kits/relief.ts';
import { makeShell } from '../kits/ruin.ts';
import { makeWrecks } from '../kits/scrap.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** The avenue of a city that was left: broken fronts, hulks of towers behind them, wrecks; under grass, trees and creepers where nature took it back. */
const [FROM, TO, FRONT, KERB] = [64, -150, 13, 9];

/** Metres from where a tower is seen whole, no longer window by window. */
const PLAIN_FROM = 58;

const GREEN =
  /overgrown|vine|moss|ivy|plant|nature|tree|grass|jungle|green|forest|abandoned|desert(?:ed)|lost|forgotten|reclaim|fern|weed|flower|root/;
const BARREN = /war|bomb|burn|fire|ash|nuclear|wasteland|destroyed|rubble|dust|desert(?!ed)/;

/** 0 bare rubble to 1 a wood that was a city. */
function grownOf({ dressing, without }: PlaceOrder): number {
  if (without.includes('plant') || without.includes('tree')) return 0;
  if (dressing.some((word) => GREEN.test(word))) return 1;
  return dressing.some((word) => BARREN.test(word)) ? 0.05 : 0.45;
}

function furnish(order: PlaceOrder): Placed[] {
  const random = makeRandom(order.seed).spawn('wrecks');
  const placed: Placed[] = [];
  const lamp = makeStreetLamp(0, 6.4);
  for (const side of [-1, 1]) {
    for (let k = 0; k < 9; k++) {
      const z = 26 - k * 13 + random.between(-3, 3);
      if (Math.abs(z) > 9)
        placed.push(
          put(
            makeWrecks(order.seed + k * 5 + side, 1, isSnowy(order)),
            side * random.between(3.6, 7),
            z,
            (side > 0 ? Math.PI : 0) + random.between(-0.7, 0.7),
            -random.between(0.05, 0.2),
          ),
        );
    }
    for (let z = 34; z > -90; z -= 26) placed.push(put(lamp, side * (KERB - 0.5), z + side * 6, (-side * Math.PI) / 2));
  }
  return without(order, placed);
}

function describe(order: PlaceOrder): PlaceFacts {
  const way: readonly Vector[] = [50, 20, 0, -30, -70, -110].map((z) => [0, 0, z]);
  return {
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.5,
    openRadius: 6,
    street: { half: 8, roofs: 16 },
    spots: spotsOf(furnish(order)),
    ways: [
      { kind: 'road', points: way, width: 4 },
      { kind: 'path', points: way, width: 4 },
      { kind: 'pavement', points: way.map(([, y, z]) => [2.6, y, z]), width: 3 },
    ],
    prospect: {
      ground: { eye: [0.8, 1.9, 22], target: [0, 9, -60] },
      air: { eye: [0, 52, 78], target: [0, 14, -60] },
    },
  };
}

/** Where the towers stand: x, z, floors, width. Their fronts leave the avenue free. */
function towersOf(seed: number): (readonly [number, number, number, number])[] {
  const random = makeRandom(seed).spawn('towers');
  const list: (readonly [number, number, number, number])[] = [];
  for (const side of [-1, 1])
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 7; k++) {
        const width = random.between(15, 22);
        const x = side * (FRONT + 8 + width / 2 + row * 33 + random.between(0, 6));
        const z = 60 - k * 38 + random.between(-6, 6) - row * 9;
        // The nearest are the lowest: the street is seen between them from above.
        list.push([x, z, row === 0 ? 6 + random.index(7) : 9 + random.index(14), width]);
      }
  for (const [k, x] of [-26, 8, 38].entries()) list.push([x, TO - 60 - (k % 2) * 30, 20 + k * 5, 22]);
  return list;
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const [snowy, grown, season] = [isSnowy(order), grownOf(order), seasonOf(order, true)];
  const random = makeRandom(order.seed).spawn('ruined');
  const relief = makeRelief(layerSeed(order, 1));
  const heightAt = (x: number, z: number): number =>
    relief.noise.noise(x * 0.5, z * 0.5) * 0.02 +
    smoothstep(KERB - 1, KERB + 4, Math.abs(x)) * (0.25 + 0.4 * Math.max(0, relief.noise.noise(x * 0.2, z * 0.2))) +
    smoothstep(260, 900, Math.hypot(x, z)) * (relief.swells(x, z, 400) * 30 + 30);
  // Grass stands in the cracks of the asphalt, in patches on the pavement, everywhere behind.
  const bare = (x: number, z: number): number => {
    const patch = relief.noise.fbm(x * 0.16 + 3, z * 0.11, 3);
    const crack = Math.abs(relief.noise.noise(x * 0.33, z * 0.33 + 9));
    const road = smoothstep(KERB + 2, KERB - 2, Math.abs(x));
    const wild = 1 - grown * (1 - road * 0.75);
    return crack < 0.05 * grown ? 0 : smoothstep(-0.25, 0.12, wild - 0.45 - patch * 0.9 * grown);
  };
  const country = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, bare },
    soil: lightOf(grown > 0.5 ? 0x55534d : 0x7a7268),
    grassHeight: 0.42,
    isClear: (x, z) => Math.hypot(x, z) < 250 || grown < 0.2,
  });
  const placements: Placement[] = [];
  const shells = [0, 1, 2, 3].map((k) => makeShell(order.seed + k, 10 + k, 3 + (k % 3), snowy));
  const hulks = [0, 1, 2, 3, 4, 5].map((k) =>
    makeHulk({ seed: order.seed * 13 + k, width: 14 + k * 1.6, floors: 8 + k * 3, grown, season }),
  );
  for (const side of [-1, 1])
    for (let z = FROM; z > TO; z -= random.between(12.5, 19)) {
      const mesh = shells[random.index(shells.length)];
      const at: Vector = [side * (FRONT + random.between(0, 1.2)), 0.2, z];
      if (mesh !== undefined && sight.sees([at[0], 6, z], 16))
        placements.push({ mesh, matrix: standing(at, (-side * Math.PI) / 2) });
    }
  for (const [x, z, floors, width] of towersOf(order.seed)) {
    const hulk = hulks.toSorted((a, b) => Math.abs(a.height / 3.6 - floors) - Math.abs(b.height / 3.6 - floors))[
      random.index(2)
    ];
    if (hulk === undefined || !sight.sees([x, hulk.height / 2, z], hulk.height / 2 + width)) continue;
    const matrix = standing([x, 0, z], Math.floor(random.between(0, 4)) * (Math.PI / 2) + random.between(-0.06, 0.06));
    const { mesh, green } = sight.nearest([x, 10, z]) > PLAIN_FROM ? hulk.far : hulk;
    placements.push({ mesh, matrix, mirrored: false });
    if (green !== null) placements.push({ mesh: green, matrix, mirrored: false });
  }
  const trees = makeTrees(layerSeed(order, 7), season);
  const count = Math.round(150 * (grown > 0.2 ? grown : 0));
  for (let k = 0; k < count; k++) {
    const [side, edge] = [random.chance(0.5) ? 1 : -1, random.chance(0.5)];
    const at: Vector = [side * (edge ? random.between(6.6, 11) : random.between(20, 120)), 0, random.between(TO, FROM)];
    const chance = random.next();
    const low = edge && random.chance(0.5);
    const size = low ? random.between(0.8, 1.7) : edge ? random.between(0.4, 0.8) : random.between(0.6, 1);
    if (!sight.sees([at[0], 4, at[2]], 6) || sight.nearest([at[0], 2, at[2]]) < 4 || sight.blocks(at, 2.2, 7)) continue;
    const species = low ? 'bush' : chance < 0.4 ? 'oak' : chance < 0.75 ? 'birch' : 'maple';
    placements.push(trees.place({ species, at, size, chance, distance: sight.apparent([at[0], 3, at[2]]) * 1.2 }));
  }
  const placed = furnish(order).filter(({ at, piece }) => sight.sees([at[0], 1.5, at[2]], piece.width + 2));
  const air = openAir(order, 0.5);
  return {
    placements: [...placementsOf(placed), ...placements, ...country.placements],
    grounds: country.grounds,
    groundFocus: [0, 0, 0],
    heightAt,
    // Dust hangs over stone, mist over leaves.
    air: {
      ...air,
      fog: { ...air.fog, density: air.fog.density * 1.6 + 0.0012, height: 40 },
      print: { ...air.print, saturation: air.print.saturation * (grown > 0.3 ? 1 : 0.86) },
    },
    water: null,
    lamps: [],
    wind: windOf(season),
  };
}

export const RUINED_CITY: PlaceBuilder = { name: 'ruined_city', describe, build };
