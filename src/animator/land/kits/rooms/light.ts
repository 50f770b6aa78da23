import { colouredLights } from '../../../catalogue/coloured-lights.ts';
import { UNLIT } from '../../../catalogue/lights-table.ts';
import type { Light } from '../../../maths/mesh.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import { airOf } from '../../air.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Air, Lamp, SkyColours } from '../../world.ts';
import { openingAt, type RoomSize, type WallOrder, wallFrame } from './shell.ts';

/**
 * How an hour feels inside: what the walls give back, what windows let in, and how far lamps are turned up. Windows outshine the walls by day: a room
 * lit from everywhere alike is grey.
 */
interface IndoorHour {
  readonly ambient: Light;
  readonly up: Light;
  readonly window: Light;
  readonly sun: number;
  readonly lamps: number;
  readonly exposure: number;
}

const HOURS: Readonly<Record<string, IndoorHour>> = {
  day: {
    ambient: [0.235, 0.225, 0.21],
    up: [-0.05, -0.045, -0.035],
    window: [7.9, 7.4, 6.8],
    sun: 1.5,
    lamps: 0,
    // As much as white curtains bear; who is filmed has a light of their own.
    exposure: 1.18,
  },
  golden_hour: {
    ambient: [0.22, 0.175, 0.135],
    up: [-0.07, -0.05, -0.03],
    window: [6.2, 3.9, 2.3],
    sun: 1.4,
    lamps: 0.4,
    exposure: 1.16,
  },
  dawn: {
    ambient: [0.2, 0.178, 0.168],
    up: [-0.05, -0.04, -0.02],
    window: [6.2, 4.8, 3.9],
    sun: 1.4,
    lamps: 0.25,
    exposure: 1.2,
  },
  dusk: {
    ambient: [0.13, 0.108, 0.108],
    up: [-0.01, -0.01, 0],
    window: [0.9, 0.75, 1.1],
    sun: 0.7,
    lamps: 0.9,
    exposure: 1.3,
  },
  night: {
    ambient: [0.07, 0.055, 0.052],
    up: [0, 0, 0.005],
    window: [0.1, 0.15, 0.3],
    sun: 0.9,
    lamps: 1,
    exposure: 1.3,
  },
};

interface IndoorWeather {
  readonly window: number;
  readonly ambient: number;
  readonly lamps: number;
}
const WEATHERS: Readonly<Record<string, IndoorWeather>> = {
  clear: { window: 1, ambient: 1, lamps: 0 },
  wind: { window: 1, ambient: 1, lamps: 0 },
  cloudy: { window: 0.95, ambient: 0.92, lamps: 0.15 },
  rain: { window: 0.7, ambient: 0.75, lamps: 0.55 },
  storm: { window: 0.5, ambient: 0.6, lamps: 0.75 },
  snow: { window: 1.05, ambient: 0.95, lamps: 0.3 },
  fog: { window: 0.9, ambient: 0.9, lamps: 0.3 },
};

export interface RoomLight {
  readonly air: Air;
  /** 0 to 1: how far lamps are turned up. */
  readonly lamps: number;
  /** Whether all lamps are out; what burns is not. */
  readonly unlit: boolean;
  /** A lamp stands for the sky that one window sees. */
  readonly window: Light;
  readonly surroundings: SkyColours;
  /** What outdoor things must be tinted by to look as bright from inside as they are. */
  readonly outside: Light;
}

/** Rooms that are never without some lamp, but where all of them are said to be out. */
export const litAtLeast = (least: number, { lamps, unlit }: RoomLight): number => (unlit ? 0 : Math.max(least, lamps));

const times = (a: Light, b: Light, factor = 1): Light => [
  a[0] * b[0] * factor,
  a[1] * b[1] * factor,
  a[2] * b[2] * factor,
];
/** How strongly coloured lamps show on walls, and what is left of the others. */
const [COLOURED, TURNED_DOWN] = [2.2, 0.22];

const grey = (a: Light): number => a[0] * 0.3 + a[1] * 0.55 + a[2] * 0.15;

/** `tint`: the colour walls give to the light they pass on, near 1; `dark`: how much less of it than in a bright room. */
export function lightRoom(
  order: PlaceOrder,
  sunHeading: number,
  { tint = [1, 1, 1] as Light, dark = 1 } = {},
): RoomLight {
  const outside = airOf(order, sunHeading);
  const hour = HOURS[order.time] ?? HOURS.day;
  const weather = WEATHERS[order.weather] ?? WEATHERS.clear;
  if (hour === undefined || weather === undefined) throw new RangeError('There is no light for this hour.');
  const coloured = colouredLights(order.dressing);
  // Walls give back what coloured lamps throw at them, and the others are turned down for it.
  const cast =
    coloured.length === 0
      ? tint
      : coloured.map((light) => scale(light, COLOURED / coloured.length)).reduce(add, scale(tint, TURNED_DOWN));
  const ambient = times(hour.ambient, cast, weather.ambient * dark);
  const window = times(hour.window, [1, 1, 1], weather.window);
  const unlit = order.dressing.includes(UNLIT);
  const turned = unlit ? 0 : coloured.length === 0 ? 1 : TURNED_DOWN;
  const lamps = Math.min(1, hour.lamps + weather.lamps) * turned;
  const lampGlow: Light = [0.05 * lamps, 0.035 * lamps, 0.018 * lamps];
  const skyLight = add(ambient, lampGlow);
  const shade = (share: number): Light => scale(skyLight, share);
  return {
    lamps,
    unlit,
    window,
    outside: scale([1, 1, 1], Math.min(3.2, Math.max(1, grey(outside.skyLight) / Math.max(0.03, grey(skyLight))))),
    surroundings: {
      ...outside.sky,
      zenith: shade(0.75),
      middle: shade(0.9),
      horizon: shade(0.65),
      glow: times(window, [0.5, 0.5, 0.5]),
      cover: 0,
      cirrus: 0,
    },
    air: {
      ...outside,
      sunColour: scale(outside.sunColour, hour.sun),
      skyLight,
      skyLightUp: hour.up,
      skyLightSun: scale(window, 0.025),
      rim: scale(add(window, [0.6 * lamps, 0.4 * lamps, 0.2 * lamps]), 0.1),
      leafGlow: outside.leafGlow * 0.4,
      fog: { ...outside.fog, density: outside.fog.density * 0.1, haze: order.weather === 'fog' ? 0.008 : 0.0002 },
      print: {
        ...outside.print,
        exposure: hour.exposure * (1 + (1 - weather.ambient) * 0.4),
        bloom: 0.62,
        bloomFrom: 1.15,
        vignette: 0.2,
        saturation: 1.12,
      },
    },
  };
}

/** Square metres. */
const MOST_PANES = 9;

/** Soft light from every window into the room. */
export function windowLamps(size: RoomSize, walls: readonly WallOrder[], window: Light): Lamp[] {
  const panes = walls.flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'window'));
  // A room that is all window is exposed for it.
  const whole = panes.reduce((sum, { width, bottom, top }) => sum + Math.min(6, width * (top - bottom)), 0);
  const dimmed = Math.min(1, MOST_PANES / Math.max(1, whole));
  return walls.flatMap(({ side, openings }) => {
    const { inward } = wallFrame(size, side);
    return openings
      .filter(({ kind }) => kind === 'window')
      .map((opening): Lamp => {
        const area = Math.min(6, opening.width * (opening.top - opening.bottom));
        const at = add(openingAt(size, side, opening), scale(inward, 0.15));
        const toward: Vector = [inward[0] * 0.97, -0.24, inward[2] * 0.97];
        return {
          at,
          colour: scale(window, area * 0.42 * dimmed),
          reach: 13,
          size: 1.1,
          spot: { toward, spread: -0.35 },
        };
      });
  });
}
