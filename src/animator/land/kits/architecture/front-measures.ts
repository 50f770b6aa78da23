import type { Light } from '../../../maths/mesh.ts';
import { type Look, lookOf } from './solids.ts';

/** How large the fronts of houses are, what of, and what reaches out over their doors; by the names of the catalogue's table. */

export interface Measures {
  readonly half: number;
  readonly floors: number;
  readonly floorMetres: number;
  readonly walls: readonly [Look, ...Look[]];
  readonly trim: Look;
  readonly window: { readonly width: number; readonly height: number; readonly apart: number };
  readonly steps: number;
  readonly sign: Light;
  /** Its letters glow, also by day. */
  readonly neon: boolean;
  readonly porch: 'slab' | 'awning' | 'marquee' | 'none' | 'glass' | 'gates';
}

const WHITE = lookOf(0xece6d8, 'plaster');
const GLASS_WALL = { width: 2.5, height: 3.2, apart: 2.8 };
export const NARROW = { width: 1.2, height: 1.9, apart: 2.5 };

export const MEASURES: Readonly<Record<string, Measures>> = {
  school: {
    ...{
      half: 24,
      floors: 3,
      floorMetres: 3.8,
      walls: [lookOf(0xa8583f, 'brick'), lookOf(0x9a6248, 'brick')],
      trim: WHITE,
    },
    ...{
      window: { width: 1.9, height: 2.1, apart: 2.9 },
      steps: 4,
      sign: [0.16, 0.07, 0.04],
      neon: false,
      porch: 'slab',
    },
  },
  hospital: {
    ...{ half: 26, floors: 4, floorMetres: 3.5, walls: [lookOf(0xe2e4e2, 'plaster')], trim: lookOf(0x7fa8b4, 'paint') },
    ...{ window: { width: 2, height: 1.7, apart: 2.8 }, steps: 0, sign: [0.95, 0.16, 0.14], neon: true, porch: 'slab' },
  },
  police: {
    ...{
      half: 22,
      floors: 3,
      floorMetres: 3.8,
      walls: [lookOf(0x9d968a, 'hewn'), lookOf(0x8a5a48, 'brick')],
      trim: lookOf(0xd8d0c0, 'hewn'),
    },
    ...{ window: { width: 1.4, height: 2.1, apart: 2.6 }, steps: 5, sign: [0.25, 0.5, 1], neon: true, porch: 'slab' },
  },
  fire: {
    ...{ half: 18, floors: 2, floorMetres: 4.6, walls: [lookOf(0x9f4636, 'brick')], trim: lookOf(0xe2d8c2, 'hewn') },
    ...{
      window: { width: 1.4, height: 2.1, apart: 2.6 },
      steps: 0,
      sign: [0.92, 0.84, 0.6],
      neon: false,
      porch: 'gates',
    },
  },
  hotel: {
    ...{
      half: 13,
      floors: 5,
      floorMetres: 3.7,
      walls: [lookOf(0xd9c7a4, 'hewn'), lookOf(0xc9b8a8, 'hewn')],
      trim: lookOf(0xf0e8d4, 'plaster'),
    },
    ...{ window: NARROW, steps: 2, sign: [1, 0.72, 0.32], neon: true, porch: 'awning' },
  },
  club: {
    ...{
      half: 9,
      floors: 2,
      floorMetres: 4.2,
      walls: [lookOf(0x2c2a30, 'brick'), lookOf(0x3a2c34, 'brick')],
      trim: lookOf(0x18181c, 'metal'),
    },
    ...{ window: { width: 1.4, height: 1.2, apart: 3.4 }, steps: 0, sign: [1, 0.16, 0.72], neon: true, porch: 'none' },
  },
  bar: {
    ...{
      half: 8,
      floors: 3,
      floorMetres: 3.5,
      walls: [lookOf(0x7c4636, 'brick'), lookOf(0x5f6a5a, 'brick')],
      trim: lookOf(0x2e3b30, 'wood'),
    },
    ...{ window: NARROW, steps: 1, sign: [1, 0.42, 0.16], neon: true, porch: 'none' },
  },
  cinema: {
    ...{
      half: 11,
      floors: 3,
      floorMetres: 3.9,
      walls: [lookOf(0xc9a27c, 'plaster'), lookOf(0x9fb0a4, 'plaster')],
      trim: lookOf(0xe8dcc2, 'plaster'),
    },
    ...{ window: NARROW, steps: 0, sign: [1, 0.24, 0.16], neon: true, porch: 'marquee' },
  },
  theatre: {
    ...{
      half: 12,
      floors: 3,
      floorMetres: 4.2,
      walls: [lookOf(0xcabda0, 'hewn'), lookOf(0xb08a6c, 'hewn')],
      trim: lookOf(0xe8dcc2, 'hewn'),
    },
    ...{
      window: { width: 1.4, height: 2.5, apart: 2.6 },
      steps: 2,
      sign: [1, 0.66, 0.26],
      neon: true,
      porch: 'marquee',
    },
  },
  office: {
    ...{ half: 22, floors: 7, floorMetres: 3.8, walls: [lookOf(0x8f9aa2, 'steel')], trim: lookOf(0x5f6a72, 'metal') },
    ...{ window: GLASS_WALL, steps: 1, sign: [0.9, 0.95, 1], neon: false, porch: 'glass' },
  },
  diner: {
    ...{ half: 8.5, floors: 1, floorMetres: 3.8, walls: [lookOf(0xc2c8cc, 'steel')], trim: lookOf(0xb02a2e, 'paint') },
    ...{ window: { width: 2.1, height: 1.5, apart: 2.4 }, steps: 1, sign: [1, 0.2, 0.16], neon: true, porch: 'none' },
  },
};
