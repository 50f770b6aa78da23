/** Measures of a town house, in metres. */
export const HOUSE = { groundFloor: 3.6, floor: 3.1, depth: 9 } as const;
