import { type Dressed, dressed } from './fabric.ts';
import type { PersonSheet } from './sheet.ts';

export type Wardrobe = Partial<Record<Dressed['cut']['slot'], Dressed>>;

/** What is worn where: later things of one slot take the place of earlier ones. */
export function wardrobeOf({ wears }: PersonSheet): Wardrobe {
  const wardrobe: Wardrobe = {};
  for (const worn of wears) {
    const garment = dressed(worn);
    if (garment !== null) wardrobe[garment.cut.slot] = garment;
  }
  return wardrobe;
}
