/** Tangents of half the angle of view, for a normal lens in a square picture. */
export const NORMAL = 0.42;
/** How much of the picture what must be seen may take. */
export const MARGIN_ACROSS = 0.84;
export const MARGIN_UP = 0.78;

export interface Tangents {
  readonly up: number;
  readonly across: number;
}

/** Of a lens in a picture of that shape: as much is seen of the world, whichever way it is turned. */
export const tangentsOf = (lens: number, shape: number): Tangents => ({
  up: lens / Math.sqrt(shape),
  across: lens * Math.sqrt(shape),
});
