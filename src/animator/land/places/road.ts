import { materialOf } from '../../maths/materials.ts';
import { IDENTITY } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Country } from '../kits/country.ts';
import { dustyAir, type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { makeRelief, type Relief } from '../kits/relief.ts';
import { countryOf } from '../kits/road-country.ts';
import { asideOf, focusOf, HALF_WIDTH, roadPoints, roadY, vergeOf, winds } from '../kits/road-line.ts';
import { lineRoad, paveRoad, surfaceOf } from '../kits/road-surface.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder, Prospect } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Air, Water } from '../world.ts';

/** The bed lies a hand below the asphalt, and a ditch beside it. */
const bedAt = (x: number, z: number): number => {
  const aside = Math.abs(asideOf(x, z));
  return aside < HALF_WIDTH + 0.6
    ? -0.1 - Math.min(0.25, Math.hypot(x, z) * 0.0012)
    : -0.06 - 0.16 * Math.exp(-(((aside - HALF_WIDTH - 2) / 0.9) ** 2));
};

const heightOf =
  (relief: Relief, country: Country) =>
  (x: number, z: number): number =>
    roadY(z) + bedAt(x, z) + country.rise(relief, x, z);

/** Metres from the bends: beside the road and behind them, above the land there, and how far ahead one looks. */
const OVERLOOK = { aside: 26, behind: 50, up: 25, ahead: 150 } as const;

/** From beside the road, over the sea where there is one, along its bends. */
function overlookOf(order: PlaceOrder, { waterLevel }: Country, land: (x: number, z: number) => number): Prospect {
  const [x, y, z] = focusOf(order);
  const { aside, behind, up, ahead } = OVERLOOK;
  const side = waterLevel === null ? 1 : -1;
  const eye: Vector = [x + aside * side * (waterLevel === null ? 1 : 1.5), 0, z + behind];
  const height = Math.max(y, land(eye[0], eye[2]), land(x, z - ahead * 0.4)) + up;
  return { eye: [eye[0], height, eye[2]], target: [x, y, z - ahead] };
}

export const ROAD: PlaceBuilder = {
  name: 'road',
  describe(order) {
    const country = countryOf(order);
    const relief = makeRelief(layerSeed(order, 1));
    const land = heightOf(relief, country);
    return {
      heightAt: (x, z) => (Math.abs(asideOf(x, z)) < HALF_WIDTH ? roadY(z) : land(x, z)),
      waterLevel: country.waterLevel,
      indoor: false,
      bestView: country.bestView,
      openRadius: 12,
      ...(winds(order) ? { middle: focusOf(order), overlook: overlookOf(order, country, land) } : {}),
      spots: [
        { kind: 'roadside', at: [6, 0, -2], heading: -1.2, radius: 1.5 },
        ...(country.breakers?.(relief) ?? []).map((at) => ({ kind: 'breakers', at, heading: 0, radius: 4 })),
      ],
      ways: [{ kind: 'road', points: roadPoints().filter(([, , z]) => z < 210 && z > -620), width: HALF_WIDTH * 2 }],
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const country = countryOf(order);
    const heightAt = heightOf(relief, country);
    const air = openAir(order);
    const land: Land = { relief, heightAt, sight, season };
    const surface = surfaceOf(order);
    const wet = season.wet > 0.5;
    const bare = (x: number, z: number): boolean => vergeOf(x, z) < 1;
    return {
      placements: [
        { mesh: paveRoad(surface, season, wet), matrix: IDENTITY, shades: false, mirrored: false },
        ...(surface === 'asphalt' ? lineRoad(season, country.waterLevel === null ? [-1, 1] : [1]) : []),
        ...country.grow(order, land, detail),
        ...(country.dusty || country.waterLevel !== null ? [] : sowFlowers(order, land, { layer: 3, reach: 60, bare })),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = country.paint(relief, season, x, z, y, normal, cell);
            const gravel = 1 - vergeOf(x, z);
            if (gravel <= 0) return look;
            const stones = timesLight(lightOf(surface === 'dirt' ? 0x8a6c4a : 0x8d8373), 1 - season.wet * 0.3);
            const under = mixLight(stones, SNOW_WHITE, season.snow * 0.7);
            return { colour: mixLight(look.colour, under, gravel), material: materialOf('soil') };
          },
          reach: 4096,
          middle: [0, 0, -1200],
          floor: country.waterLevel === null ? null : country.waterLevel - 4,
          farFineness: 1.8,
        },
        sight,
      ),
      groundFocus: focusOf(order),
      heightAt,
      air: airOver(country, air),
      water: waterOf(country, order, air, wet),
      lamps: [],
      wind: windOf(season),
    };
  },
};

/** Haze over the sea lies on the sea. */
function airOver({ dusty, waterLevel }: Country, air: Air): Air {
  if (waterLevel !== null) return { ...air, fog: { ...air.fog, floor: waterLevel } };
  return dusty ? dustyAir(air) : air;
}

function waterOf({ waterLevel: level }: Country, order: PlaceOrder, air: Air, wet: boolean): Water | null {
  if (level !== null)
    return makeWater(
      { level, deep: [0.008, 0.08, 0.12], shallow: [0.16, 0.38, 0.38], clarity: 0.3, waves: 0.5, flow: 0.4 },
      ...([order, air] as const),
    );
  return wet
    ? { kind: 'wet', level: 0, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1, waves: 0, foam: 0, flow: 0 }
    : null;
}
