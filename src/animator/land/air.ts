import { type Light, lightOf } from '../maths/mesh.ts';
import { makeRandom } from '../maths/random.ts';
import { normalise, type Vector } from '../maths/vector.ts';
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
    zenith: lightOf(0x2f6fc4, 0.95),
    middle: lightOf(0x7fb2e6, 0.95),
    horizon: lightOf(0xd6e6f2, 0.95),
    glow: [0.5, 0.42, 0.3],
    cloudLit: [1.35, 1.32, 1.28],
    cloudShade: [0.52, 0.57, 0.66],
    fog: [0.5, 0.62, 0.78],
    fogGlow: [0.35, 0.3, 0.2],
    exposure: 0.6,
    disc: 1,
    stars: 0,
  },
  golden_hour: {
    sunHeight: 13,
    sun: [5.4, 3.3, 1.7],
    sky: [0.38, 0.37, 0.42],
    skyUp: [0.04, 0.09, 0.19],
    skySun: [0.14, 0.08, 0.02],
    rim: [0.98, 0.74, 0.5],
    zenith: lightOf(0x3d6aa8, 0.66),
    middle: lightOf(0x93a8c6, 0.74),
    horizon: lightOf(0xf0c498, 0.86),
    glow: [1.45, 0.72, 0.3],
    cloudLit: [1.55, 1.02, 0.7],
    cloudShade: [0.38, 0.34, 0.43],
    fog: [0.36, 0.41, 0.57],
    fogGlow: [1.0, 0.48, 0.15],
    exposure: 0.6,
    disc: 1,
    stars: 0,
  },
  dawn: {
    sunHeight: 9,
    sun: [4.2, 2.9, 2.1],
    sky: [0.36, 0.38, 0.47],
    skyUp: [0.04, 0.08, 0.17],
    skySun: [0.12, 0.07, 0.05],
    rim: [0.9, 0.74, 0.66],
    zenith: lightOf(0x5a7ab4, 0.62),
    middle: lightOf(0xb0b4d2, 0.72),
    horizon: lightOf(0xf6cdbd, 0.86),
    glow: [1.1, 0.58, 0.4],
    cloudLit: [1.35, 0.98, 0.86],
    cloudShade: [0.42, 0.4, 0.5],
    fog: [0.48, 0.5, 0.62],
    fogGlow: [0.8, 0.45, 0.28],
    exposure: 0.66,
    disc: 0.9,
    stars: 0,
  },
  dusk: {
    sunHeight: 4,
    sun: [2.6, 1.15, 0.55],
    sky: [0.26, 0.27, 0.4],
    skyUp: [0.03, 0.06, 0.15],
    skySun: [0.12, 0.05, 0.04],
    rim: [0.8, 0.5, 0.5],
    zenith: lightOf(0x27386e, 0.5),
    middle: lightOf(0x6a5f94, 0.58),
    horizon: lightOf(0xf29a6a, 0.8),
    glow: [1.5, 0.5, 0.24],
    cloudLit: [1.2, 0.6, 0.46],
    cloudShade: [0.22, 0.2, 0.32],
    fog: [0.26, 0.24, 0.38],
    fogGlow: [0.8, 0.3, 0.14],
    exposure: 0.82,
    disc: 0.7,
    stars: 0.25,
  },
  night: {
    sunHeight: 34,
    sun: [0.34, 0.44, 0.7],
    sky: [0.075, 0.1, 0.17],
    skyUp: [0.01, 0.02, 0.05],
    skySun: [0.01, 0.012, 0.02],
    rim: [0.16, 0.22, 0.36],
    zenith: lightOf(0x0a1230, 0.5),
    middle: lightOf(0x16244e, 0.5),
    horizon: lightOf(0x2c3d66, 0.52),
    glow: [0.05, 0.06, 0.09],
    cloudLit: [0.12, 0.15, 0.23],
    cloudShade: [0.035, 0.045, 0.08],
    fog: [0.05, 0.07, 0.13],
    fogGlow: [0.04, 0.05, 0.08],
    exposure: 1.15,
    disc: 0.12,
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
  clear: { sun: 1, spread: 0, cover: 0.34, cirrus: 0.5, grey: 0, fog: 1, exposure: 1 },
  wind: { sun: 1, spread: 0, cover: 0.5, cirrus: 0.7, grey: 0, fog: 1, exposure: 1 },
  cloudy: { sun: 0.35, spread: 0.5, cover: 0.92, cirrus: 0.2, grey: 0.4, fog: 2, exposure: 1.06 },
  rain: { sun: 0.1, spread: 0.5, cover: 1.15, cirrus: 0, grey: 0.72, fog: 6, exposure: 1.16 },
  storm: { sun: 0.04, spread: 0.32, cover: 1.25, cirrus: 0, grey: 0.85, fog: 9, exposure: 1.2 },
  snow: { sun: 0.3, spread: 0.62, cover: 1.0, cirrus: 0, grey: 0.55, fog: 8, exposure: 0.94 },
  fog: { sun: 0.16, spread: 0.6, cover: 0.9, cirrus: 0, grey: 0.6, fog: 60, exposure: 1.02 },
};

const mixLight = (a: Light, b: Light, share: number): Light => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const times = (a: Light, factor: number): Light => [a[0] * factor, a[1] * factor, a[2] * factor];
const greyOf = (a: Light): Light => {
  const value = a[0] * 0.25 + a[1] * 0.55 + a[2] * 0.2;
  return [value * 0.97, value, value * 1.05];
};

/** `sunHeading`: from where the sun shines, radians around the vertical, 0 from +z. */
export function airOf({ time, weather, seed }: PlaceOrder, sunHeading: number): Air {
  const hour = HOURS[time] ?? HOURS.day;
  const sky = WEATHERS[weather] ?? WEATHERS.clear;
  if (hour === undefined || sky === undefined) throw new RangeError('There is no light for this hour.');
  const height = (hour.sunHeight * Math.PI) / 180;
  const sunDirection: Vector = normalise([
    Math.sin(sunHeading) * Math.cos(height),
    Math.sin(height),
    Math.cos(sunHeading) * Math.cos(height),
  ]);
  const veil = (light: Light): Light => mixLight(light, greyOf(light), sky.grey);
  // What the clouds take of the sun comes from everywhere.
  const scattered = times(greyOf(hour.sun), sky.spread * Math.max(0.25, sunDirection[1]) * 0.4);
  const add = (a: Light, b: Light): Light => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  const random = makeRandom(seed).spawn('sky');
  const under = sky.sun < 0.5;
  return {
    sunDirection,
    sunColour: times(hour.sun, sky.sun),
    sunDisc: hour.disc * (under ? 0 : sky.sun),
    skyLight: add(veil(hour.sky), scattered),
    skyLightUp: add(times(veil(hour.skyUp), under ? 0.8 : 1), times(scattered, 0.35)),
    skyLightSun: times(hour.skySun, sky.sun),
    rim: times(veil(hour.rim), under ? 0.7 : 1),
    leafGlow: sky.sun,
    fog: {
      colour: veil(under ? mixLight(hour.fog, hour.horizon, 0.45) : hour.fog),
      glow: times(hour.fogGlow, sky.sun),
      density: 0.0004 * sky.fog,
      floor: 0,
      height: weather === 'fog' ? 40 : 190,
      haze: 0.00008 * Math.sqrt(sky.fog),
    },
    sky: {
      zenith: veil(times(hour.zenith, under ? 0.82 : 1)),
      middle: veil(hour.middle),
      horizon: veil(hour.horizon),
      glow: times(hour.glow, sky.sun),
      cloudLit: veil(times(hour.cloudLit, under ? 0.72 : 1)),
      cloudShade: veil(times(hour.cloudShade, weather === 'storm' ? 0.6 : 1)),
      cover: sky.cover,
      cirrus: sky.cirrus,
      seed: random.between(0, 40),
      drift: weather === 'wind' || weather === 'storm' ? 0.0016 : 0.0006,
    },
    stars: under ? 0 : hour.stars,
    print: {
      exposure: hour.exposure * sky.exposure,
      bloom: time === 'night' ? 0.8 : 0.5,
      bloomFrom: 0.9,
      vignette: 0.18,
      saturation: 1.1,
      grain: 1.5,
      lift: [0, 0.0005, 0.002],
      gain: [1, 1, 1],
      shafts: 0,
    },
  };
}
