import type { Piece } from '../architecture/pieces.ts';
import { Solids, shine } from '../architecture/solids.ts';

/** A strip of light along the ceiling of a carriage or a cabin. */
export const makeStripLamp = (length: number, strength: number): Piece => ({
  name: 'lamp',
  width: length,
  depth: 0.2,
  height: 0.05,
  light: true,
  lamps: [-0.3, 0, 0.3].map((share) => ({
    ...{ at: [share * length, -0.15, 0], colour: [1.1 * strength, 1 * strength, 0.85 * strength], reach: 5, size: 0.8 },
  })),
  make() {
    const solids = new Solids();
    solids.sheet([-length / 2, -0.03, 0.1], [length, 0, 0], [0, 0, -0.2], shine([1, 0.96, 0.88], 1.6), [12, 1]);
    return solids.build({ twoSided: true });
  },
});
