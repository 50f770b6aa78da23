import { BLUE_HOUR } from '../catalogue/setting-table.ts';
import { type Light, lightOf } from '../maths/mesh.ts';
import { makeRandom } from '../maths/random.ts';
import { normalise, type Vector } from '../maths/vector.ts';
import { addLight, mixLight, timesLight } from './kits/tones.ts';
import type { PlaceOrder } from './place.ts';
import type { Air } from './world.ts';

/**
 * Light and air of the open, by time of day and weather. A row is one clear hour; weather then takes the sun's share away and gives it to the sky. Places
 * may turn the sun to where it serves them best (`sunHeading`), and change whatever they like of what comes back.
 */
interface Hour {
  /** Degrees above the horizon. */
  readonly sunHeight: number;
  readonly sun: Light;
  readonly sky: Light;
  readonly skyUp: Light;
  readonly skySun: Light;
  readonly rim: Light;
  readonly zenith: Light;
  readonly middle: Light;
  readonly horizon: Light;
  readonly glow: Light;
  readonly cloudLit: Light;
  readonly cloudShade: Light;
  readonly fog: Light;
  readonly fogGlow: Light;
  readonly exposure: number;
  readonly disc: number;
  readonly stars: number;
}

const HOURS: Readonly<Record<string, Hour>> = {
  day: {
    sunHeight: 48,
    sun: [4.6, 4.25, 3.7],
    sky: [0.42, 0.5, 0.62],
    skyUp: [0.05, 0.1, 0.19],
    skySun: [0.06, 0.05, 0.03],
    rim: [0.75, 0.8, 0.85],
    zenith: lightOf(0x2a78d4, 1.25),
    middle: lightOf(0x74b4ee, 1.3),
    horizon: lightOf(0xd2e8f6, 1.35),
    glow: [0.5, 0.45, 0.34],
    cloudLit: [2.1, 2.06, 2.0],
    cloudShade: [0.86, 0.95, 1.1],
    fog: [0.5, 0.62, 0.78],
    fogGlow: [0.35, 0.3, 0.2],
    exposure: 0.6,
    disc: 1,
    stars: 0,
  },
  golden_hour: {
    sunHeight: 10,
    sun: [6.4, 3.6, 1.45],
    sky: [0.46, 0.43, 0.5],
    skyUp: [0.03, 0.1, 0.24],
    skySun: [0.26, 0.12, 0.02],
    rim: [1.5, 0.92, 0.42],
    zenith: lightOf(0x2a62b4, 0.78),
    middle: lightOf(0xc4957c, 0.72),
    horizon: lightOf(0xff9e54, 1.02),
    glow: [1.35, 0.4, 0.06],
    cloudLit: [2.5, 1.25, 0.6],
    cloudShade: [0.5, 0.4, 0.5],
    fog: [0.46, 0.3, 0.22],
    fogGlow: [0.95, 0.32, 0.05],
    exposure: 0.58,
    disc: 1,
    stars: 0,
  },
  dawn: {
    sunHeight: 9,
    sun: [5.8, 3.35, 1.75],
    sky: [0.42, 0.43, 0.56],
    skyUp: [0.02, 0.09, 0.24],
    skySun: [0.24, 0.1, 0.05],
    rim: [1.4, 0.9, 0.58],
    zenith: lightOf(0x4a7fc4, 0.85),
    middle: lightOf(0xdca894, 0.8),
    horizon: lightOf(0xff9a62, 1.05),
    glow: [1.35, 0.42, 0.12],
    cloudLit: [2.4, 1.25, 0.85],
    cloudShade: [0.6, 0.5, 0.64],
    fog: [0.52, 0.36, 0.32],
    fogGlow: [0.95, 0.36, 0.12],
    exposure: 0.58,
    disc: 1,
    stars: 0,
  },
  dusk: {
    sunHeight: 3.2,
    sun: [3.4, 1.4, 0.6],
    sky: [0.32, 0.31, 0.48],
    skyUp: [0.04, 0.08, 0.2],
    skySun: [0.2, 0.07, 0.04],
    rim: [1.1, 0.6, 0.5],
    zenith: lightOf(0x243f8c, 0.66),
    middle: lightOf(0x8f639c, 0.72),
    horizon: lightOf(0xff7c3c, 1.05),
    glow: [2.2, 0.66, 0.2],
    cloudLit: [2.1, 0.72, 0.46],
    cloudShade: [0.3, 0.24, 0.42],
    fog: [0.3, 0.24, 0.38],
    fogGlow: [1.0, 0.34, 0.12],
    exposure: 0.8,
    disc: 0.8,
    stars: 0.2,
  },
  // The sun has set: all light is the sky's, deep blue but for a last band of orange where it went.
  blue_hour: {
    sunHeight: 6,
    sun: [0.5, 0.48, 0.72],
    sky: [0.15, 0.24, 0.5],
    skyUp: [0.02, 0.07, 0.2],
    skySun: [0.12, 0.05, 0.02],
    rim: [0.42, 0.55, 0.95],
    zenith: lightOf(0x123a8e, 0.62),
    middle: lightOf(0x2f66bc, 0.6),
    horizon: lightOf(0x6f90cc, 0.62),
    glow: [0.085, 0.04, 0.01],
    cloudLit: [0.22, 0.24, 0.42],
    cloudShade: [0.06, 0.11, 0.26],
    fog: [0.14, 0.22, 0.44],
    fogGlow: [0.08, 0.04, 0.02],
    exposure: 0.98,
    disc: 0,
    stars: 0.4,
  },
  night: {
    sunHeight: 15,
    sun: [0.62, 0.78, 1.15],
    sky: [0.11, 0.145, 0.24],
    skyUp: [0.015, 0.03, 0.07],
    skySun: [0.02, 0.025, 0.04],
    rim: [0.26, 0.34, 0.52],
    zenith: lightOf(0x0c1a48, 0.62),
    middle: lightOf(0x1d3470, 0.62),
    horizon: lightOf(0x3d5a94, 0.62),
    glow: [0.1, 0.12, 0.17],
    cloudLit: [0.2, 0.25, 0.36],
    cloudShade: [0.05, 0.065, 0.12],
    fog: [0.07, 0.1, 0.19],
    fogGlow: [0.08, 0.1, 0.15],
    exposure: 1.1,
    disc: 1,
    stars: 1,
  },
};

interface Sky {
  /** What is left of the sun, and what of it the sky gives back. */
  readonly sun: number;
  readonly spread: number;
  readonly cover: number;
  readonly cirrus: number;
  readonly grey: number;
  /** Times the clear air's. */
  readonly fog: number;
  readonly exposure: number;
}

const WEATHERS: Readonly<Record<string, Sky>> = {
  clear: { sun: 1, spread: 0, cover: 0.58, cirrus: 0.5, grey: 0, fog: 1, exposure: 1 },
  wind: { sun: 1, spread: 0, cover: 0.66, cirrus: 0.8, grey: 0, fog: 1, exposure: 1 },
  cloudy: { sun: 0.5, spread: 0.4, cover: 0.84, cirrus: 0.3, grey: 0.28, fog: 1.5, exposure: 1.02 },
  overcast: { sun: 0.16, spread: 0.62, cover: 1.12, cirrus: 0, grey: 0.7, fog: 2, exposure: 1.06 },
  rain: { sun: 0.1, spread: 0.5, cover: 1.15, cirrus: 0, grey: 0.72, fog: 6, exposure: 1.16 },
  storm: { sun: 0.04, spread: 0.32, cover: 1.04, cirrus: 0, grey: 0.72, fog: 4, exposure: 1.12 },
  snow: { sun: 0.34, spread: 0.4, cover: 1.0, cirrus: 0, grey: 0.5, fog: 5, exposure: 0.78 },
  mist: { sun: 0.8, spread: 0.25, cover: 0.62, cirrus: 0.5, grey: 0.08, fog: 42, exposure: 1.1 },
  haze: { sun: 0.8, spread: 0.22, cover: 0.64, cirrus: 0.5, grey: 0.1, fog: 13, exposure: 1.02 },
  veil: { sun: 0.9, spread: 0.15, cover: 0.62, cirrus: 0.5, grey: 0.05, fog: 7, exposure: 1 },
  dust: { sun: 0.55, spread: 0.3, cover: 0.5, cirrus: 0.3, grey: 0.8, fog: 5, exposure: 0.9 },
  fog: { sun: 0.16, spread: 0.6, cover: 0.9, cirrus: 0, grey: 0.6, fog: 60, exposure: 1.02 },
};

const greyOf = (a: Light): Light => {
  const value = a[0] * 0.25 + a[1] * 0.55 + a[2] * 0.2;
  return [value * 0.97, value, value * 1.05];
};

/** What hangs in the air is sand. */
const ochreOf = (a: Light): Light => {
  const value = a[0] * 0.3 + a[1] * 0.5 + a[2] * 0.2;
  return [value * 1.3, value * 0.86, value * 0.46];
};

const LOW_SUNS: ReadonlySet<string> = new Set(['dawn', 'golden_hour']);

/** How much of a cloudy sky hides all of the blue. */
const OVERCAST = 1.5;

/** A low sun comes through mist and gilds it; where mist is told of, and no fog, one sees through it what is there. */
function thicknessOf({ time, weather, dressing, weatherAmount = 1 }: PlaceOrder): string {
  if (weather === 'cloudy' && weatherAmount >= OVERCAST) return 'overcast';
  if (weather !== 'fog') return weather;
  const aloft = dressing.includes('from the air');
  // From the air one looks through far more of it.
  if (dressing.includes('mist') || weatherAmount < 1) return aloft ? 'veil' : 'haze';
  if (aloft && weatherAmount <= 1) return 'haze';
  return /^(?:dawn|golden_hour)$/.test(time) ? 'mist' : weather;
}

/** Dusk is the glow after sunset, and where it is told so the blue that comes after that. */
const lightOfDay = ({ time, dressing }: PlaceOrder): string =>
  time === 'dusk' && dressing.includes(BLUE_HOUR) ? 'blue_hour' : time;

/**
 * `sunHeading`: from where the sun shines, radians around the vertical, 0 from +z. `leastHeight`: degrees; among trees a low sun would shine on nobody.
 */
export function airOf(order: PlaceOrder, sunHeading: number, leastHeight = 0): Air {
  const { time, weather, seed } = order;
  const hour = HOURS[lightOfDay(order)] ?? HOURS.day;
  const sky = WEATHERS[thicknessOf(order)] ?? WEATHERS.clear;
  if (hour === undefined || sky === undefined) throw new RangeError('There is no light for this hour.');
  const height = (Math.max(hour.sunHeight, leastHeight) * Math.PI) / 180;
  const sunDirection: Vector = normalise([
    Math.sin(sunHeading) * Math.cos(height),
    Math.sin(height),
    Math.cos(sunHeading) * Math.cos(height),
  ]);
  const veil = (light: Light): Light => mixLight(light, (weather === 'dust' ? ochreOf : greyOf)(light), sky.grey);
  // Under a thunderhead the day is half as bright, and so is what hangs in it.
  const gloom = (light: Light): Light => timesLight(veil(light), weather === 'storm' ? 0.36 : 1);
  // What the clouds take of the sun comes from everywhere.
  const scattered = timesLight(greyOf(hour.sun), sky.spread * Math.max(0.25, sunDirection[1]) * 0.4);
  const random = makeRandom(seed).spawn('sky');
  const under = sky.sun < 0.5;
  return {
    sunDirection,
    sunColour: timesLight(hour.sun, sky.sun),
    sunDisc: hour.disc * (under ? 0 : sky.sun),
    skyLight: addLight(veil(hour.sky), scattered),
    skyLightUp: addLight(timesLight(veil(hour.skyUp), under ? 0.8 : 1), timesLight(scattered, 0.35)),
    skyLightSun: timesLight(hour.skySun, sky.sun),
    rim: timesLight(veil(hour.rim), under ? 0.7 : 1),
    leafGlow: sky.sun,
    fog: {
      colour: gloom(under || weather === 'dust' ? mixLight(hour.fog, hour.horizon, 0.45) : hour.fog),
      glow: timesLight(hour.fogGlow, sky.sun),
      density: 0.00026 * sky.fog,
      floor: 0,
      height: weather === 'fog' ? 40 : 190,
      haze: 0.00008 * Math.sqrt(sky.fog),
    },
    sky: {
      zenith: gloom(timesLight(hour.zenith, under ? 0.82 : 1)),
      middle: gloom(hour.middle),
      horizon: gloom(hour.horizon),
      glow: timesLight(hour.glow, sky.sun),
      // Thunderheads tower: bright where they are thin, nearly black where they are deep.
      cloudLit: gloom(timesLight(hour.cloudLit, weather === 'storm' ? 0.66 : under ? 0.72 : 1)),
      cloudShade: gloom(timesLight(hour.cloudShade, weather === 'storm' ? 0.24 : 1)),
      cover: sky.cover,
      cirrus: sky.cirrus,
      seed: random.between(0, 40),
      drift: weather === 'wind' || weather === 'storm' || weather === 'dust' ? 0.0016 : 0.0006,
    },
    stars: under ? 0 : hour.stars,
    print: {
      exposure: hour.exposure * sky.exposure,
      bloom: time === 'night' ? 0.8 : 0.5,
      // Around a low sun the whole sky is bright: only the sun itself blooms.
      bloomFrom: LOW_SUNS.has(time) ? 1.5 : 0.9,
      vignette: 0.18,
      saturation: 1.1,
      grain: 1.5,
      lift: [0, 0.0005, 0.002],
      gain: [1, 1, 1],
      shafts: 0,
    },
  };
}
