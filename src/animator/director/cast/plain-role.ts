import type { Role } from '../script.ts';

/** A role of which nothing is said but this. */
export const plainRole = (said: Partial<Role> & Pick<Role, 'thing'>): Role => ({
  ...{ id: 0, word: said.thing, noun: said.thing, count: 1, size: 1, colour: null, colours: [], material: null },
  ...{ person: null, variety: [], wears: [], parts: [], traits: [], expression: 'calm', facing: null, scenery: false },
  ...said,
});
