/** Where a figure that nobody bears stands in the middle of the film, in the frame of the picture. */
export interface Spot {
  across: number;
  near: number;
  lift: number;
  /** World heading and metres above the floor, where the place itself has a seat there. */
  seat?: { readonly heading: number; readonly height: number };
}

/** The room somebody takes of the ground. */
export interface Block {
  readonly player: number;
  readonly radius: number;
  readonly height: number;
}
