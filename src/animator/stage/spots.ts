/** Where a figure that nobody bears stands in the middle of the film, in the frame of the picture. */
export interface Spot {
  across: number;
  near: number;
  lift: number;
  /** Where it looks in the frame of the picture, where its work or its company says so. */
  facing?: number;
  /** Where the middle of two is who go side by side, and how far to the left of it one goes. */
  company?: { readonly across: number; readonly near: number; readonly aside: number };
  /** World heading and metres above the floor, where the place itself has a seat there. */
  seat?: { readonly heading: number; readonly height: number };
}

/** Between people who have nothing to do with each other. */
export const PERSONAL_METRES = 0.22;

/** The room somebody takes of the ground. */
export interface Block {
  readonly player: number;
  /** However it is turned. */
  readonly radius: number;
  /** Half of it across the picture and toward the camera, as it is turned. */
  readonly wide: number;
  readonly deep: number;
  readonly height: number;
  /** Metres above the ground. */
  readonly lift: number;
}
