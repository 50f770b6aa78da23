import { type Light, lightOf } from '../../../maths/mesh.ts';
import type { Season } from '../season.ts';
import type { ConiferSheet } from './conifer.ts';
import type { LeafTones, LeafySheet } from './crown.ts';

/** Trees by species: their build, and their leaves through the year; null is bare. */
export type TreeRow =
  | {
      readonly kind: 'leafy';
      readonly sheet: LeafySheet;
      readonly leaves: Readonly<Record<Season['name'], LeafTones | null>>;
    }
  | {
      readonly kind: 'conifer';
      readonly sheet: ConiferSheet;
      readonly leaves: Readonly<Record<Season['name'], LeafTones>>;
    }
  | { readonly kind: 'palm'; readonly height: number; readonly leaves: LeafTones }
  | { readonly kind: 'bamboo'; readonly height: number; readonly leaves: LeafTones };

const tones = (dark: number, light: number): LeafTones => ({ dark: lightOf(dark), light: lightOf(light) });
const always = <T>(leaves: T): Readonly<Record<Season['name'], T>> => ({
  spring: leaves,
  summer: leaves,
  autumn: leaves,
  winter: leaves,
});
const bark = (hex: number): Light => lightOf(hex);

const LEAFY = {
  height: 9,
  trunk: 0.3,
  trunkSway: 0.05,
  base: 0.3,
  width: 0.36,
  clumps: 22,
  clumpSize: 0.145,
  flat: 0.78,
  belly: 0.38,
  point: 2.2,
  leaf: 0.22,
  leaves: 3800,
  slender: 1.5,
  bark: bark(0x6a5646),
  material: 'leaf',
} as const satisfies LeafySheet;

const FRESH = tones(0x587637, 0xa7bb70);
const GREEN = tones(0x304a2a, 0x758b50);

export const TREES = {
  oak: {
    kind: 'leafy',
    sheet: { ...LEAFY, trunk: 0.38, width: 0.46, base: 0.26, clumps: 26 },
    leaves: { spring: FRESH, summer: GREEN, autumn: tones(0x7d5120, 0xc9963f), winter: null },
  },
  maple: {
    kind: 'leafy',
    sheet: { ...LEAFY, width: 0.38, base: 0.28, belly: 0.42 },
    leaves: { spring: FRESH, summer: tones(0x35502c, 0x7f9552), autumn: tones(0xa02f16, 0xe8873a), winter: null },
  },
  birch: {
    kind: 'leafy',
    sheet: {
      ...LEAFY,
      height: 11,
      trunk: 0.17,
      trunkSway: 0.08,
      base: 0.34,
      width: 0.24,
      clumps: 24,
      clumpSize: 0.1,
      belly: 0.3,
      point: 1.5,
      leaf: 0.2,
      bark: bark(0xd9d3c8),
    },
    leaves: {
      spring: tones(0x6f9438, 0xc0d078),
      summer: tones(0x466535, 0x93a862),
      autumn: tones(0xb98a22, 0xf0cf5e),
      winter: null,
    },
  },
  cherry: {
    kind: 'leafy',
    sheet: {
      ...LEAFY,
      height: 6,
      trunk: 0.22,
      trunkSway: 0.14,
      base: 0.32,
      width: 0.56,
      clumps: 24,
      clumpSize: 0.17,
      flat: 0.62,
      belly: 0.45,
      leaf: 0.2,
      leaves: 2400,
      slender: 1.1,
      bark: bark(0x5a463f),
    },
    leaves: {
      spring: tones(0xd98fa8, 0xfbe3ea),
      summer: tones(0x45622c, 0x8fa652),
      autumn: tones(0xa4501f, 0xdf9a45),
      winter: null,
    },
  },
  apple: {
    kind: 'leafy',
    sheet: {
      ...LEAFY,
      height: 4.6,
      trunk: 0.17,
      trunkSway: 0.1,
      base: 0.3,
      width: 0.5,
      clumps: 18,
      clumpSize: 0.19,
      leaf: 0.18,
      leaves: 1700,
    },
    leaves: {
      spring: tones(0xc9a0a6, 0xf6ecea),
      summer: tones(0x3f6029, 0x8ba44d),
      autumn: tones(0x8a6a24, 0xcfae4a),
      winter: null,
    },
  },
  poplar: {
    kind: 'leafy',
    sheet: {
      ...LEAFY,
      height: 15,
      trunk: 0.26,
      trunkSway: 0.02,
      base: 0.1,
      width: 0.12,
      clumps: 30,
      clumpSize: 0.075,
      belly: 0.35,
      point: 1.8,
    },
    leaves: { spring: FRESH, summer: tones(0x3f5f2b, 0x8ba251), autumn: tones(0xb48a25, 0xe9c857), winter: null },
  },
  pine: {
    kind: 'leafy',
    sheet: {
      ...LEAFY,
      height: 14,
      trunk: 0.28,
      trunkSway: 0.05,
      base: 0.52,
      width: 0.23,
      clumps: 20,
      clumpSize: 0.1,
      flat: 0.5,
      belly: 0.4,
      leaf: 0.22,
      leaves: 2300,
      slender: 2.8,
      bark: bark(0x8a5b40),
      material: 'needle',
    },
    leaves: always(tones(0x21402c, 0x64824a)),
  },
  acacia: {
    kind: 'leafy',
    sheet: {
      ...LEAFY,
      height: 6.4,
      trunk: 0.2,
      trunkSway: 0.16,
      base: 0.74,
      width: 0.78,
      clumps: 26,
      clumpSize: 0.19,
      flat: 0.34,
      belly: 0.35,
      point: 3,
      leaf: 0.19,
      leaves: 2500,
      slender: 1.3,
      bark: bark(0x6d5c4a),
    },
    leaves: {
      spring: tones(0x4c6a2c, 0x9aab55),
      summer: tones(0x51642e, 0x9ba356),
      autumn: tones(0x6a6a2f, 0xa9a055),
      winter: tones(0x6a6535, 0xa69a58),
    },
  },
  jungle: {
    kind: 'leafy',
    sheet: {
      ...LEAFY,
      height: 17,
      trunk: 0.55,
      trunkSway: 0.04,
      base: 0.56,
      width: 0.36,
      clumps: 26,
      clumpSize: 0.12,
      flat: 0.6,
      belly: 0.4,
      leaf: 0.42,
      leaves: 2200,
      slender: 1.7,
      bark: bark(0x6b6250),
    },
    leaves: always(tones(0x1f4a24, 0x6f9a3f)),
  },
  bush: {
    kind: 'leafy',
    sheet: {
      ...LEAFY,
      height: 1.3,
      trunk: 0,
      base: 0.05,
      width: 0.62,
      clumps: 11,
      clumpSize: 0.34,
      flat: 0.85,
      belly: 0.3,
      leaf: 0.11,
      leaves: 1100,
    },
    leaves: {
      spring: FRESH,
      summer: tones(0x35552a, 0x7f9b48),
      autumn: tones(0x8a4a22, 0xc9923f),
      winter: tones(0x4a4438, 0x7a705c),
    },
  },
  spruce: {
    kind: 'conifer',
    sheet: { height: 13, trunk: 0.22, base: 0.06, width: 0.23, droop: 0.42, bark: bark(0x5a4636) },
    leaves: always(tones(0x18382b, 0x4f7445)),
  },
  fir: {
    kind: 'conifer',
    sheet: { height: 11, trunk: 0.2, base: 0.04, width: 0.2, droop: 0.24, bark: bark(0x62503f) },
    leaves: always(tones(0x1d4034, 0x5b8058)),
  },
  palm: { kind: 'palm', height: 7.5, leaves: tones(0x2c4f27, 0x7c9552) },
  bamboo: { kind: 'bamboo', height: 9, leaves: tones(0x4c7430, 0xa7bf5e) },
} as const satisfies Record<string, TreeRow>;

export type Species = keyof typeof TREES;
