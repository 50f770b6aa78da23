import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { layCountry } from '../kits/architecture/country.ts';
import { darkOf, isSnowy } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeStreetLamp } from '../kits/architecture/street.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeHarbourCrane } from '../kits/quay.ts';
import { makeRelief } from '../kits/relief.ts';
import { makeShell } from '../kits/ruin.ts';
import { makeDrums, makeHeap, makePipes, makeTyrePile, makeWrecks } from '../kits/scrap.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** A yard of trodden earth among heaps of scrap and stacks of wrecks; between broken houses where the order says ruins. */
const OPEN = 7;
/** From here on the weeds stand. */
const YARD = 30;

const isRuined = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /ruin|apocalyp|city|town|factory|bomb|destroyed|war|dystop|street|building/.test(word));

function furnish(order: PlaceOrder): Placed[] {
  const [snowy, ruined, dark] = [isSnowy(order), isRuined(order), darkOf(order)];
  const random = makeRandom(order.seed).spawn('scrap');
  const placed: Placed[] = [];
  for (const side of [-1, 1]) {
    for (let k = 0; k < 4; k++) {
      const [z, x] = [4 - k * 8.5 + random.between(-1, 1), side * (10 + k * 0.7 + random.between(0, 1.4))];
      if (k % 2 === 0 && !ruined)
        placed.push(
          put(
            makeHeap(order.seed + k * 3 + side, random.between(2.8, 3.8), random.between(2.6, 4.2), snowy),
            x + side * 1.4,
            z,
          ),
        );
      else
        placed.push(
          put(
            makeWrecks(order.seed + k * 5 + side, ruined ? 1 : 2 + random.index(3), snowy),
            x - side * (ruined ? 2 : 1),
            z,
            side * random.between(0.9, 1.9),
          ),
        );
    }
    placed.push(
      put(makeTyrePile(order.seed + side), side * 7.6, -2.4, side),
      put(makeDrums(order.seed + side), side * 7.4, -6.8, side * 0.6),
      put(makePipes(order.seed + side), side * 9.4, -12.5, side * 0.4),
      put(makeDrums(order.seed + 5 + side), side * 8.6, 6.5, -side * 0.9),
      put(makeStreetLamp(dark, 6.4), side * 8.4, side > 0 ? -9 : -20, (-side * Math.PI) / 2),
    );
  }
  for (const [k, x] of [-13, -4.5, 4.5, 13].entries())
    placed.push(
      ruined
        ? put(makeWrecks(order.seed + 40 + k, 1, snowy), x, -27 - (k % 2) * 5, random.between(0, 3))
        : put(
            makeHeap(order.seed + 20 + k, random.between(3.6, 5), random.between(4, 6.5), snowy),
            x,
            -27 - (k % 2) * 5,
          ),
      put(makeWrecks(order.seed + 30 + k, ruined ? 1 : 4, snowy), x + 3.6, -21 - (k % 2) * 3, random.between(0.7, 1.8)),
    );
  return without(order, placed);
}

function describe(order: PlaceOrder): PlaceFacts {
  return {
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: OPEN - 0.4,
    spots: spotsOf(furnish(order)),
    ways: [
      {
        kind: 'path',
        points: [
          [0, 0, 24],
          [0, 0, 0],
          [1, 0, -17],
        ],
        width: 5,
      },
    ],
  };
}

const PUDDLE_CORNERS = 32;

/** Water that stands in the ruts; it shows the sky. */
function layPuddles(order: PlaceOrder): Placement {
  const random = makeRandom(order.seed).spawn('puddles');
  const solids = new Solids();
  const water = lookOf(0x3a342c, 'polished', 0.6);
  for (let k = 0; k < 12; k++) {
    const [x, z, r] = [random.between(-6, 6), random.between(-14, 5), random.between(0.3, 1)];
    const rim = Array.from({ length: PUDDLE_CORNERS }, (_, n) => {
      const a = (n / PUDDLE_CORNERS) * Math.PI * 2;
      const out = r * (0.75 + 0.25 * Math.sin(a * 2 + k) + 0.12 * Math.sin(a * 5 + k * 3));
      return solids.vertex([x + Math.sin(a) * out * 1.7, 0.045, z + Math.cos(a) * out * 0.8], [0, 1, 0], water);
    });
    const middle = solids.vertex([x, 0.045, z], [0, 1, 0], water);
    for (let n = 0; n < PUDDLE_CORNERS; n++) solids.triangle(middle, rim[n] ?? 0, rim[(n + 1) % PUDDLE_CORNERS] ?? 0);
  }
  return { mesh: solids.build(), matrix: standing([0, 0, 0]), shades: false };
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const [dark, snowy, ruined] = [darkOf(order), isSnowy(order), isRuined(order)];
  const season = seasonOf(order, true);
  const relief = makeRelief(layerSeed(order, 1));
  const heightAt = (x: number, z: number): number =>
    smoothstep(YARD, YARD + 80, Math.hypot(x, z)) * (relief.swells(x, z, 130) * 4 + 2) +
    smoothstep(200, 900, Math.hypot(x, z)) * (relief.swells(x, z, 400) * 30 + 30) +
    relief.noise.noise(x * 0.5, z * 0.5) * 0.02;
  const country = layCountry({
    ...{
      order,
      sight,
      detail,
      season,
      relief,
      heightAt,
      soil: lightOf(ruined ? 0x7a7268 : 0x6e5a46),
      grassHeight: 0.3,
    },
    // Weeds stand in tufts between the heaps.
    bare: (x, z) =>
      Math.max(1 - smoothstep(YARD - 6, YARD + 4, Math.hypot(x, z)), 0) *
      (relief.noise.noise(x * 0.35 + 3, z * 0.35) > 0.24 && Math.abs(x) > 2.6 ? 0.2 : 1),
    isClear: (x, z) => Math.hypot(x, z) < YARD + 12,
  });
  const placed = furnish(order).filter(({ at, piece }) => sight.sees([at[0], 1.5, at[2]], piece.width + 2));
  const air = openAir(order, 0.5);
  const random = makeRandom(order.seed).spawn('ruins');
  const shells: Placement[] = [];
  if (ruined) {
    const kinds = [0, 1, 2, 3].map((k) => makeShell(order.seed + k, 9 + k, 3 + (k % 3), snowy));
    for (const side of [-1, 1])
      for (let k = 0; k < 6; k++) {
        const mesh = kinds[random.index(4)];
        if (mesh !== undefined)
          shells.push({
            mesh,
            matrix: standing([side * (14 + random.between(0, 1.5)), 0, 10 - k * 12], (-side * Math.PI) / 2),
          });
      }
    for (const [k, x] of [-20, -7, 6, 19].entries()) {
      const mesh = kinds[k];
      if (mesh !== undefined) shells.push({ mesh, matrix: standing([x, 0, -58 - (k % 2) * 9], 0, 1.5) });
    }
  }
  return {
    placements: [
      ...placementsOf(placed),
      ...shells,
      ...(snowy ? [] : [layPuddles(order)]),
      ...(ruined ? [] : [{ mesh: makeHarbourCrane(), matrix: standing([9, 0, -44], 3.9) }]),
      ...country.placements,
    ],
    grounds: country.grounds,
    groundFocus: [0, 0, 0],
    heightAt: () => 0,
    // Dust of what falls apart hangs over it.
    air: {
      ...air,
      fog: { ...air.fog, density: air.fog.density * 2 + 0.002, height: 30 },
      print: { ...air.print, saturation: air.print.saturation * 0.9 },
    },
    water: null,
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const SCRAPYARD: PlaceBuilder = { name: 'scrapyard', describe, build };
