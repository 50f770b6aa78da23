import type { PlaceSpot } from '../place.ts';

/** Where fire stands on what is built: each its foot, and half its width, in metres. The flames themselves are drawn as particles. */
export const flameSpots = (flames: readonly (readonly [x: number, y: number, z: number, radius: number])[]) =>
  flames.map(([x, y, z, radius]): PlaceSpot => ({ kind: 'flame', at: [x, y, z], heading: 0, radius }));
