import type { Ambience } from '../catalogue/sounds.ts';
import type { Random } from '../maths/random.ts';
import { makeCity, makeFire, makeLeaves, makeSpaceDrone, makeWind } from './ambience/air.ts';
import { makeBells, makeBirdsong, makeCrickets, makeGulls, makeOwl } from './ambience/animals.ts';
import { makeCrowd, makeHum, makeRoomTone, makeUnderwater } from './ambience/enclosed.ts';
import { makeDrips, makeRain, makeStream, makeThunder, makeWaterfall, makeWaves } from './ambience/water.ts';
import type { Stereo } from './buffer.ts';

export type AmbienceMaker = (length: number, random: Random) => Stereo;

/** One row per sound: adding one is its maker and this line. Loudness is set by the mix, not by the maker. */
export const AMBIENCE_MAKERS: Readonly<Record<Ambience, AmbienceMaker>> = {
  waves: makeWaves,
  wind: makeWind,
  birdsong: makeBirdsong,
  gulls: makeGulls,
  crickets: makeCrickets,
  rain: makeRain,
  thunder: makeThunder,
  city: makeCity,
  space_drone: makeSpaceDrone,
  stream: makeStream,
  owl: makeOwl,
  fire: makeFire,
  bells: makeBells,
  leaves: makeLeaves,
  underwater: makeUnderwater,
  room_tone: makeRoomTone,
  waterfall: makeWaterfall,
  crowd: makeCrowd,
  drips: makeDrips,
  hum: makeHum,
};
