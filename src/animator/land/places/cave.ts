import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { BEYOND, type CaveKind, hangStones, layChamber, MOUTH, POOL, propRoof } from '../kits/cave-chamber.ts';
import { makeCampfire, makeStakeTorch } from '../kits/cave-stones.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { dimmed, growMushrooms, hasMushrooms } from '../kits/plants/luminous.ts';
import { makeRelief, type Relief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Sight } from '../sight.ts';
import { makeTerrain } from '../terrain.ts';
import type { Lamp, World } from '../world.ts';

/** A chamber in the rock, open to the day at its back: light falls in there, a fire and torches do the rest. */
function kindOf({ dressing }: PlaceOrder): CaveKind {
  const says = (...words: readonly string[]): boolean => saysOf({ dressing }, ...words);
  const rock = { stone: lightOf(0x8d7d6c), floor: lightOf(0x8a7c6a), water: [0.02, 0.12, 0.12] as Light };
  if (says('ice', 'icy', 'frozen', 'glacier'))
    return {
      stone: lightOf(0x9fcbe4),
      floor: lightOf(0xc4dcea),
      water: [0.04, 0.2, 0.28],
      crystals: null,
      props: false,
    };
  if (says('crystal', 'crystalline', 'gem', 'gemstone', 'glowing') && !hasMushrooms({ dressing }))
    return { ...rock, crystals: [0.35, 0.5, 1.6], props: false };
  return { ...rock, crystals: null, props: says('mine', 'mineshaft', 'shaft', 'tunnel') };
}

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    const rough = smoothstep(4.5, 9, far) * (relief.noise.fbm(x * 0.25, z * 0.25, 3) * 0.8 + 0.18);
    const pool = (cx: number, cz: number, wide: number): number =>
      Math.exp(-(((x - cx) / wide) ** 2) - ((z - cz) / wide) ** 2);
    const pools = pool(7.2, -4.4, 2.4) + pool(-7.6, -1.4, 1.9) + pool(1.8, -9.4, 1.9);
    const outside = smoothstep(14, 40, far) * (relief.swells(x, z, 40) * 2 + 0.6) + smoothstep(60, 400, far) * 30;
    return (
      rough * (1 - Math.min(1, pools * 1.4)) - pools * 0.75 + outside + relief.noise.noise(x * 0.9, z * 0.9) * 0.03
    );
  };

function furnish(order: PlaceOrder, heightAt: (x: number, z: number) => number): Placed[] {
  const on = (placed: Placed): Placed => ({
    ...placed,
    at: [placed.at[0], heightAt(placed.at[0], placed.at[2]), placed.at[2]],
  });
  const torch = makeStakeTorch();
  // What shines of itself needs neither fire nor torches.
  if (hasMushrooms(order)) return [];
  return without(
    order,
    [
      put(makeCampfire(), -4.3, -2.6),
      put(torch, 5.3, -5.4),
      put(torch, -6.6, -6.2),
      put(torch, 6.8, 2.4),
      put(torch, -7.6, 3.4),
    ].map(on),
  );
}

/** Where crystals light the walls. */
const GLOWS: readonly Vector[] = [
  [6.5, 0.8, -6],
  [-7, 0.8, -4],
  [-6, 0.8, 5],
];

/** The light that comes in at the mouth, by the hour. */
const DAYLIGHT: Readonly<Record<string, Light>> = {
  ...{ day: [5.2, 5.6, 6.2], golden_hour: [6, 3.8, 1.9], dawn: [3.6, 3, 2.9], dusk: [1.6, 0.9, 1.1] },
  night: [0.22, 0.32, 0.62],
};

function lightOfCave(order: PlaceOrder, cold: boolean) {
  const open = openAir(order);
  const night = order.time === 'night';
  const grey = order.weather === 'clear' || order.weather === 'wind' ? 1 : 0.55;
  const toward = normalise([Math.sin(MOUTH), 0.44, Math.cos(MOUTH)]);
  const ambient: Light = cold ? [0.17, 0.23, 0.3] : [0.21, 0.175, 0.145];
  const dim = night ? 0.5 : order.time === 'dusk' ? 0.7 : 1;
  const day = dimmed(order, timesLight(DAYLIGHT[order.time] ?? [5.2, 5.6, 6.2], grey));
  const mouth: Lamp = {
    at: [Math.sin(MOUTH) * 11.5, 3, Math.cos(MOUTH) * 11.5],
    colour: timesLight(day, 3.2),
    reach: 24,
    size: 2.4,
    spot: { toward: normalise([-Math.sin(MOUTH), -0.16, -Math.cos(MOUTH)]), spread: -0.4 },
  };
  return {
    mouth,
    air: {
      ...open,
      sunDirection: toward,
      sunColour: timesLight(open.sunColour, night ? 1.3 : 1.15),
      skyLight: dimmed(order, timesLight(ambient, dim)),
      skyLightUp: [0.01, 0.01, 0.012] as Light,
      skyLightSun: [0.02, 0.02, 0.02] as Light,
      rim: timesLight(day, 0.05),
      fog: {
        ...open.fog,
        colour: timesLight(mixLight(open.fog.colour, ambient, 0.6), 0.7),
        density: 0.004,
        height: 30,
        haze: 0.0016,
      },
      print: {
        ...open.print,
        exposure: night ? 1.35 : order.time === 'dusk' ? 1.3 : 1.12,
        bloom: 0.75,
        vignette: 0.3,
        shafts: night ? 0.3 : 0.9,
      },
    },
  };
}

function build(given: PlaceOrder, sight: Sight): World {
  // What shines of itself is seen in the dark.
  const order: PlaceOrder = hasMushrooms(given) ? { ...given, time: 'night' } : given;
  const kind = kindOf(order);
  const season = seasonOf(order, true);
  const relief = makeRelief(layerSeed(order, 1));
  const heightAt = heightOf(relief);
  const land: Land = { relief, heightAt, sight, season };
  const { air, mouth } = lightOfCave(order, kind.stone[2] > kind.stone[0]);
  const placed = furnish(order, heightAt);
  const mushrooms = growMushrooms(order, land, { from: 1.6, to: 10, count: 170, tallest: 3 });
  const outside = (x: number, z: number): boolean => Math.hypot(x, z) > BEYOND + 6;
  const glow: Lamp[] =
    kind.crystals === null
      ? []
      : GLOWS.map((at) => ({ at, colour: timesLight(kind.crystals ?? [0, 0, 0], 2.6), reach: 9, size: 1 }));
  return {
    placements: [
      makeWaterSheet(POOL, [0, 0], 13),
      layChamber(order, relief, kind),
      ...hangStones(order, sight, relief, heightAt, kind),
      ...(kind.props ? [propRoof()] : []),
      ...strewStones(order, land, {
        layer: 5,
        reach: 13,
        step: 1.1,
        density: (x, z) => (Math.hypot(x, z) < 4.6 ? 0.05 : 0.35),
        look: { stone: kind.stone, moss: kind.stone, mossy: 0, tall: 0.62, cuts: 9, strata: 0 },
        size: [0.07, 0.9],
        clear: 5.4,
      }),
      ...plantCopse(order, land, {
        layer: 6,
        centre: [-14, -50],
        reach: 40,
        step: 7,
        density: (x, z) => (outside(x, z) && z < -16 && !hasMushrooms(order) ? 0.6 : 0),
        species: [
          ['birch', 0.3],
          ['maple', 0.6],
          ['spruce', 1],
        ],
        size: [0.7, 1.2],
        clear: BEYOND,
        tint: [2.4, 2.5, 2.6],
      }),
      ...mushrooms.placements,
      ...placementsOf(placed),
    ],
    grounds: makeTerrain(
      {
        heightAt,
        lookAt(x, z, y) {
          const far = Math.hypot(x, z);
          const green = smoothstep(BEYOND - 3, BEYOND + 8, far) * (season.snow > 0.5 || hasMushrooms(order) ? 0 : 1);
          const tone = 0.8 + 0.3 * relief.noise.fbm(x * 0.5, z * 0.5, 3) + 0.1 * relief.noise.noise(x * 2.1, z * 2.1);
          const damp = 1 - 0.5 * (1 - smoothstep(POOL - 0.02, POOL + 0.3, y));
          return {
            colour: mixLight(timesLight(kind.floor, tone * damp), lightOf(0x86a050, 1.5), green),
            material: materialOf('rock'),
          };
        },
        ...{ reach: 512, middle: [0, 0, -60] as Vector, floor: null },
      },
      sight,
    ),
    groundFocus: [0, 0, 0],
    heightAt,
    air,
    water: makeWater(
      { level: POOL, deep: kind.water, shallow: timesLight(kind.floor, 0.5), clarity: 1.2, waves: 0.02, flow: 0.02 },
      { ...order, weather: 'clear' },
      air,
    ),
    lamps: [mouth, ...lampsOf(placed, order.time === 'day' ? 0.75 : 1), ...glow, ...mushrooms.lamps],
    wind: { ...windOf(season), strength: 0.1 },
  };
}

function describe(order: PlaceOrder): PlaceFacts {
  const heightAt = heightOf(makeRelief(layerSeed(order, 1)));
  return {
    heightAt,
    waterLevel: POOL,
    indoor: true,
    bestView: 0.1,
    viewSlack: 0.3,
    openRadius: 4,
    spots: [...spotsOf(furnish(order, heightAt)), { kind: 'water', at: [7.2, POOL, -4.4], heading: 0, radius: 1.6 }],
    ways: [
      {
        kind: 'path',
        points: [
          [3, 0, 5],
          [0, 0, 0],
          [-3.4, 0, -8.4],
          [-8, 0, -22],
        ],
        width: 2,
      },
    ],
  };
}

export const CAVE: PlaceBuilder = { name: 'cave', describe, build };
