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

/** The room somebody takes of the ground. */
export interface Block {
  readonly player: number;
  readonly radius: number;
  readonly height: number;
}
