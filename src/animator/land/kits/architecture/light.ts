import type { Light } from '../../../maths/mesh.ts';
import { airOf } from '../../air.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Air, Water } from '../../world.ts';

/** How much lamps matter, by hour and weather: 0 in full day, 1 by night. */
const HOURS: Readonly<Record<string, number>> = { day: 0, golden_hour: 0.28, dawn: 0.3, dusk: 0.78, night: 1 };
const WEATHERS: Readonly<Record<string, number>> = { rain: 0.25, storm: 0.42, fog: 0.18, snow: 0.12 };

export const darkOf = ({ time, weather }: PlaceOrder): number =>
  Math.min(1, (HOURS[time] ?? 0) + (WEATHERS[weather] ?? 0));
export const isSnowy = ({ weather, season, dressing }: PlaceOrder): boolean =>
  weather === 'snow' || (season === 'winter' && dressing.includes('snow'));
const rains = ({ weather }: PlaceOrder): boolean => weather === 'rain' || weather === 'storm';
const isSoaked = (order: PlaceOrder): boolean =>
  rains(order) || order.dressing.some((word) => /\b(?:puddles?|wet|rain|flooded)\b/.test(word));
/** After rain, and by night, when streets are washed: stone shows the lights above it. */
export const isWet = (order: PlaceOrder): boolean =>
  isSoaked(order) || ((order.time === 'night' || order.time === 'dusk') && order.weather !== 'snow');

/** What lies on the stones of a town; null where they are dry. */
export const wetOf = (order: PlaceOrder): Water | null =>
  isWet(order)
    ? {
        ...{ kind: 'wet', level: 0, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1, foam: 0 },
        waves: isSoaked(order) ? 1 : 0,
        flow: rains(order) ? 1 : 0,
      }
    : null;

/** Streets that are known for their signs, or asked to be. */
const SIGNS =
  /\b(?:neon|hologra\w*|cyberpunk|futuristic|tokyo|shinjuku|shibuya|kabukicho|akihabara|osaka|dotonbori|seoul|hong kong|times square|las vegas|billboards?)\b/;

/** How much neon hangs in a street: none where it is not wanted, and everywhere where it is what the street is about, by night. */
export function neonOf(order: PlaceOrder): 'none' | 'some' | 'rich' {
  if (order.without.some((word) => word.includes('neon'))) return 'none';
  return darkOf(order) > 0.5 && order.dressing.some((word) => SIGNS.test(word)) ? 'rich' : 'some';
}

const mix = (a: Light, b: Light, share: number): Light => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The air of a town: by night its own lamps colour sky and haze. */
export function townAir(order: PlaceOrder, sunHeading: number, glow: Light = [0.105, 0.085, 0.15]): Air {
  const air = airOf(order, sunHeading);
  const night = order.time === 'night' ? 1 : order.time === 'dusk' ? 0.35 : 0;
  return {
    ...air,
    skyLight: mix(air.skyLight, glow, night),
    skyLightUp: mix(air.skyLightUp, [0.02, 0.02, 0.05], night),
    fog: {
      ...air.fog,
      colour: mix(air.fog.colour, [glow[0] * 0.6, glow[1] * 0.55, glow[2] * 0.75], night),
      density: air.fog.density * 1.5 + 0.0012 + 0.004 * night,
      height: 45,
    },
    sky: {
      ...air.sky,
      horizon: mix(air.sky.horizon, [0.17, 0.1, 0.16], night * 0.8),
      middle: mix(air.sky.middle, [0.045, 0.04, 0.1], night * 0.8),
    },
    print: {
      ...air.print,
      exposure: air.print.exposure * (1 + 0.02 * night),
      bloom: air.print.bloom + 0.15 * night,
      bloomFrom: 0.95,
    },
  };
}
