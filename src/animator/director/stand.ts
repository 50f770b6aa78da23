/** A place in an arrangement, around its middle: metres to the right and toward the camera, radians from the camera to the right. */
export interface Stand {
  /** Which arrangement it belongs to, by its name. */
  readonly group: string;
  readonly role: number;
  readonly instance: number;
  readonly across: number;
  readonly near: number;
  readonly facing: number;
  /** Sits on the floor there. */
  readonly floor: boolean;
  /** Borne by one of the others: where that is. */
  readonly borne?: true;
}

/** Where the camera of a shot is told to stand. */
export interface Vantage {
  /** It rides along in something, and sees what those see who sit there. */
  readonly aboard?: { readonly role: number; readonly seat: 'back' | 'front' };
  /** Leaves are before the lens, and hide nobody. */
  readonly behindLeaves?: true;
  /** Roles that its own words tell of, where it is one of several: whoever only the others tell of need not be seen in it. */
  readonly among?: readonly number[];
}
