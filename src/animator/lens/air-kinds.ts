import type { Air } from '../land/world.ts';
import type { Light } from '../maths/mesh.ts';

/**
 * What fills the air around the camera: a box of it that repeats in all directions, so that a camera that moves goes through it and never leaves it.
 * A particle is a function of its number and the time.
 */
export interface AirKind {
  readonly count: number;
  /** Metres across and high of the box. */
  readonly across: number;
  readonly high: number;
  /** Metres a second, before the wind. */
  readonly falls: number;
  readonly wind: number;
  readonly size: number;
  readonly alpha: number;
  readonly glow: number;
  /** Metres it swings aside, and how often a second. */
  readonly sways: number;
  readonly often: number;
  readonly colour: (air: Air, chance: number) => Light;
  /** Metres that it is long, which tumbles; a disc where it is left out. */
  readonly long?: number;
  /** 0 to 1 over time: what flickers or blinks. */
  readonly blinks: boolean;
}

export const lit = ({ skyLight, sunColour }: Air, share = 1): Light => [
  (skyLight[0] * 1.5 + sunColour[0] * 0.12) * share,
  (skyLight[1] * 1.5 + sunColour[1] * 0.12) * share,
  (skyLight[2] * 1.5 + sunColour[2] * 0.12) * share,
];
const dyed = (air: Air, [r, g, b]: Light): Light => {
  const light = lit(air);
  return [light[0] * r, light[1] * g, light[2] * b];
};
const LEAVES: readonly Light[] = [
  [0.75, 0.3, 0.06],
  [0.8, 0.5, 0.1],
  [0.6, 0.16, 0.05],
];
const PAPERS: readonly Light[] = [
  [1, 0.2, 0.25],
  [0.2, 0.6, 1],
  [1, 0.85, 0.2],
  [0.3, 0.9, 0.4],
];
const pick = (list: readonly Light[], chance: number): Light => list[Math.floor(chance * list.length)] ?? [1, 1, 1];

const STILL = { sways: 0, often: 0, blinks: false } as const;
export const AIR_KINDS: Readonly<Record<string, AirKind>> = {
  rain: {
    ...STILL,
    count: 1500,
    across: 16,
    high: 9,
    falls: 8.5,
    wind: 1.2,
    size: 0.0045,
    alpha: 0.3,
    glow: 0.1,
    colour: (air) => lit(air, 1.1),
  },
  snow: {
    count: 1400,
    across: 14,
    high: 8,
    falls: 0.9,
    wind: 0.8,
    size: 0.016,
    alpha: 0.85,
    glow: 0,
    sways: 0.18,
    often: 0.35,
    blinks: false,
    colour: (air) => lit(air, 1.25),
  },
  dust: {
    count: 160,
    across: 7,
    high: 3.5,
    falls: 0.02,
    wind: 0.1,
    size: 0.0045,
    alpha: 0.35,
    glow: 0.8,
    sways: 0.2,
    often: 0.07,
    blinks: false,
    colour: (air) => lit(air, 0.7),
  },
  sand: {
    ...STILL,
    count: 700,
    across: 16,
    high: 6,
    falls: 0.1,
    wind: 2.2,
    size: 0.006,
    alpha: 0.5,
    glow: 0,
    colour: (air) => dyed(air, [1, 0.74, 0.48]),
  },
  fireflies: {
    count: 190,
    across: 20,
    high: 3.4,
    falls: 0,
    wind: 0,
    size: 0.022,
    alpha: 0.9,
    glow: 1,
    sways: 0.6,
    often: 0.12,
    blinks: true,
    colour: () => [1.6, 1.9, 0.35],
  },
  leaves: {
    count: 90,
    across: 14,
    high: 7,
    falls: 0.9,
    wind: 0.9,
    size: 0.034,
    long: 0.075,
    alpha: 0.95,
    glow: 0,
    sways: 0.5,
    often: 0.3,
    blinks: false,
    colour: (air, chance) => dyed(air, pick(LEAVES, chance)),
  },
  petals: {
    count: 160,
    across: 12,
    high: 6,
    falls: 0.55,
    wind: 0.8,
    size: 0.018,
    alpha: 0.95,
    glow: 0,
    sways: 0.35,
    often: 0.4,
    blinks: false,
    colour: (air) => dyed(air, [1, 0.72, 0.8]),
  },
  feathers: {
    count: 220,
    across: 6,
    high: 3.6,
    falls: 0.35,
    wind: 0.2,
    size: 0.024,
    alpha: 0.95,
    glow: 0,
    sways: 0.3,
    often: 0.45,
    blinks: false,
    colour: (air) => lit(air, 1.25),
  },
  seeds: {
    count: 120,
    across: 7,
    high: 3.4,
    falls: 0.06,
    wind: 0.5,
    size: 0.014,
    alpha: 0.85,
    glow: 0.3,
    sways: 0.25,
    often: 0.22,
    blinks: false,
    colour: (air) => lit(air, 1.2),
  },
  confetti: {
    count: 260,
    across: 10,
    high: 6,
    falls: 1.1,
    wind: 0.4,
    size: 0.016,
    alpha: 0.95,
    glow: 0,
    sways: 0.3,
    often: 0.6,
    blinks: false,
    colour: (air, chance) => dyed(air, pick(PAPERS, chance)),
  },
  bubbles: {
    count: 90,
    across: 10,
    high: 6,
    falls: -0.5,
    wind: 0.2,
    size: 0.02,
    alpha: 0.4,
    glow: 0.5,
    sways: 0.08,
    often: 0.6,
    blinks: false,
    colour: (air) => lit(air, 1.1),
  },
  embers: {
    count: 120,
    across: 8,
    high: 5,
    falls: -0.8,
    wind: 0.6,
    size: 0.008,
    alpha: 0.95,
    glow: 1,
    sways: 0.25,
    often: 0.4,
    blinks: true,
    colour: () => [2.4, 0.9, 0.2],
  },
};
