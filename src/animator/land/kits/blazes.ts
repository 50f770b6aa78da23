import type { PlaceSpot } from '../place.ts';

/** Where houses along a street burn when they are told to: out of windows of both rows, low and high, and from their roofs. */
export const blazesAlong = (aside: number, roofs: number, along: readonly number[]): PlaceSpot[] =>
  along.flatMap((z, k) =>
    [-1, 1].flatMap((side): PlaceSpot[] => {
      const at = z + (side > 0 ? 2.5 : 0);
      const spot = (y: number, back: number, radius: number): PlaceSpot => ({
        ...{ kind: 'blaze', at: [side * (aside + back), y, at], heading: 0, radius },
      });
      // From the shop below to the windows above, by turns, and out of every other roof.
      const low = k % 2 === 0 ? [spot(1.3, 0, 1.5), spot(roofs * 0.55, 0, 1.5)] : [spot(roofs * 0.34, 0, 1.7)];
      return [...low, ...(k % 2 === 0 ? [spot(roofs, 1.6, 2.4)] : [])];
    }),
  );
