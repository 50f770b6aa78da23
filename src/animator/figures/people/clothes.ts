import type { Rgb } from '../../maths/colour.ts';

/** How a set of clothes is cut. One body of cloth, from the shoulders to `hem`, and what shows below it. */
export interface Cut {
  readonly sleeves: 'none' | 'short' | 'long' | 'wide';
  /** How far the cloth of the body reaches down the leg: 0 ends at the hip, 1 at the ground. */
  readonly hem: number;
  /** How far it swings out there, in hip widths; 1 hangs straight. */
  readonly flare: number;
  readonly front: 'plain' | 'buttons' | 'open' | 'lapels' | 'wrap' | 'bib' | 'zip' | 'stripes';
  readonly legs: 'long' | 'short' | 'bare';
  readonly shoes: 'shoes' | 'boots' | 'bare';
  readonly collar: 'round' | 'shirt' | 'high' | 'wide';
}

const SHIRT: Cut = {
  ...{ sleeves: 'short', hem: 0.07, flare: 1.02, front: 'plain', legs: 'long', shoes: 'shoes', collar: 'round' },
};

export const CUTS = {
  shirt: SHIRT,
  jumper: { ...SHIRT, sleeves: 'long', hem: 0.09 },
  stripes: { ...SHIRT, sleeves: 'long', front: 'stripes' },
  blouse: { ...SHIRT, sleeves: 'long', front: 'buttons', collar: 'shirt' },
  hoodie: { ...SHIRT, sleeves: 'long', hem: 0.1, front: 'zip', collar: 'high' },
  jacket: { ...SHIRT, sleeves: 'long', hem: 0.12, front: 'open', collar: 'shirt' },
  suit: { ...SHIRT, sleeves: 'long', hem: 0.16, flare: 1.04, front: 'lapels', collar: 'shirt' },
  coat: { ...SHIRT, sleeves: 'long', hem: 0.46, flare: 1.22, front: 'lapels', collar: 'high', shoes: 'boots' },
  labcoat: { ...SHIRT, sleeves: 'long', hem: 0.42, flare: 1.12, front: 'open', collar: 'shirt' },
  uniform: { ...SHIRT, sleeves: 'long', hem: 0.12, front: 'buttons', collar: 'shirt', shoes: 'boots' },
  summer: { ...SHIRT, legs: 'short' },
  overalls: { ...SHIRT, sleeves: 'short', hem: 0.02, front: 'bib', shoes: 'boots' },
  skirt: { ...SHIRT, sleeves: 'short', hem: 0.42, flare: 1.5, legs: 'bare' },
  dress: { ...SHIRT, sleeves: 'short', hem: 0.5, flare: 1.66, legs: 'bare' },
  gown: { ...SHIRT, sleeves: 'long', hem: 0.95, flare: 2.1, legs: 'bare', collar: 'wide' },
  robe: { ...SHIRT, sleeves: 'wide', hem: 0.95, flare: 1.5, front: 'wrap', collar: 'wide' },
  gi: { ...SHIRT, sleeves: 'long', hem: 0.14, flare: 1.1, front: 'wrap', collar: 'wide' },
  tunic: { ...SHIRT, sleeves: 'long', hem: 0.3, flare: 1.2, shoes: 'boots' },
} as const satisfies Readonly<Record<string, Cut>>;
export type CutName = keyof typeof CUTS;

export const HATS = [
  ...['cap', 'fedora', 'toque', 'peaked', 'helmet', 'crown', 'tiara', 'pointed', 'santa', 'straw', 'nurse'],
  ...['visor', 'hood', 'mortarboard', 'hardhat', 'horns', 'veil', 'beanie', 'tricorne', 'curls', 'top'],
] as const;
export type Hat = (typeof HATS)[number];

export const EXTRAS = [
  ...['apron', 'cape', 'tie', 'scarf', 'belt', 'badge', 'stethoscope', 'glasses', 'nose', 'fur', 'backpack'],
] as const;
export type Extra = (typeof EXTRAS)[number];

export type Beard = 'none' | 'stubble' | 'moustache' | 'full' | 'long';

/** What somebody wears, with its colours. */
export interface Clothes {
  readonly cut: Cut;
  readonly top: Rgb;
  /** The shirt under an open coat, and collars. */
  readonly under: Rgb;
  readonly bottom: Rgb;
  readonly shoes: Rgb;
  /** Belts, ties, buttons, bands of hats. */
  readonly trim: Rgb;
  readonly hat: Hat | null;
  readonly hatColour: Rgb;
  readonly extras: ReadonlySet<Extra>;
}
