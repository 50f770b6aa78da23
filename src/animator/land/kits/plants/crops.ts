import { lightOf } from '../../../maths/mesh.ts';
import type { PlaceOrder } from '../../place.ts';
import type { GrassLook } from './grass.ts';

/** What grows as far as one sees: in rows or closed, and in which colour the whole of it is seen from afar. */
export interface Crop {
  readonly says: RegExp;
  readonly look: GrassLook;
  /** Metres from row to row; null where it stands closed. */
  readonly rows: number | null;
  /** Flowers that stand in it, by the name of their kind. */
  readonly flower: string | null;
  readonly afar: number;
  /** What stands around it: cypresses and a house of stone on a hill. */
  readonly land?: 'tuscan';
}

const grown = (root: number, tip: number, dry: number, dryness: number, height: number): GrassLook => ({
  ...{ root: lightOf(root), tip: lightOf(tip), dry: lightOf(dry), dryness, height },
});

const WHEAT: Crop = {
  says: /wheat|barley|\brye\b|\bgrain\b/,
  look: grown(0x8a6f38, 0xcaa557, 0xe6c983, 0.5, 0.72),
  rows: null,
  flower: null,
  afar: 0xc9a557,
};
const VINES: Crop = {
  says: /vineyard|grapevines?|\bvines\b|\bgrapes\b|winery|wine country/,
  look: { ...grown(0x3c4a22, 0x7f9440, 0xa8a04a, 0.15, 1.35), broad: 1.6 },
  rows: 2.7,
  flower: null,
  afar: 0x7f8f42,
  land: 'tuscan',
};
const CROPS: readonly Crop[] = [
  {
    says: /\btea\b/,
    look: { ...grown(0x2c4a22, 0x6f9a3a, 0x90b04a, 0.05, 0.85), broad: 1.5 },
    rows: 1.7,
    flower: null,
    afar: 0x6a9440,
  },
  {
    says: /lavender/,
    look: grown(0x4c5a48, 0x7f62c4, 0xa58ae0, 0.45, 0.52),
    rows: 2.3,
    flower: null,
    afar: 0x8068b8,
    land: 'tuscan',
  },
  {
    says: /sunflower/,
    look: { ...grown(0x2f4a22, 0x5f8a3a, 0x88a04a, 0.1, 0.95), broad: 1.5 },
    rows: 1.5,
    flower: 'sunflower',
    afar: 0xc8a02c,
  },
  { says: /tulip/, look: grown(0x35502a, 0x6f9a52, 0x9ab06a, 0.05, 0.2), rows: 1.3, flower: 'tulip', afar: 0xd06070 },
  {
    says: /poppy|poppies/,
    look: grown(0x3f5228, 0x84964e, 0xb8ac62, 0.2, 0.34),
    rows: null,
    flower: 'poppy',
    afar: 0xb0603c,
  },
  {
    says: /canola|rapeseed|mustard/,
    look: grown(0x5a6a28, 0xe0c22c, 0xf0d840, 0.5, 0.66),
    rows: null,
    flower: null,
    afar: 0xdcc02e,
  },
  {
    says: /\bcorn\b|cornfield|maize/,
    look: { ...grown(0x34502a, 0x6f9440, 0xb8a858, 0.12, 1.25), broad: 1.8 },
    rows: 1.1,
    flower: null,
    afar: 0x6a8a42,
  },
  VINES,
  WHEAT,
  { ...VINES, says: /tuscany|tuscan|chianti|burgundy|napa/ },
];

/** The crop that the words of a place name; null where they name none. */
export const findCrop = ({ dressing }: Pick<PlaceOrder, 'dressing'>): Crop | null =>
  CROPS.find(({ says }) => dressing.some((word) => says.test(word))) ?? null;

export const cropOf = (order: PlaceOrder): Crop => findCrop(order) ?? WHEAT;
