/** How a set tells, among its dressing, what lies around its room: `outside: planet`. */
const OUTSIDE = 'outside: ';

export const tellOutside = (place: string): string => `${OUTSIDE}${place}`;

/** The place that is seen through the windows of a room, where the film says which; null leaves it to the room. */
export const outsideOf = (dressing: readonly string[]): string | null =>
  dressing.find((word) => word.startsWith(OUTSIDE))?.slice(OUTSIDE.length) ?? null;

/** Rooms that are there for what one sees through their panes. */
export const OWN_OUTSIDE: ReadonlyMap<string, string> = new Map([
  ['aquarium', 'underwater'],
  ['cockpit', 'clouds'],
]);
