import type { PersonLook, Role } from '../script.ts';

/** Somebody of whom nothing is said. */
export const ANYBODY: PersonLook = {
  ...{ gender: 'any', age: 'adult', build: null, skin: null, hair: null, eyes: null, beard: null, glasses: false },
  role: null,
};

/** A role of which nothing is said but this. */
export const plainRole = (said: Partial<Role> & Pick<Role, 'thing'>): Role => ({
  ...{ id: 0, word: said.thing, noun: said.thing, count: 1, size: 1, colour: null, colours: [], material: null },
  ...{ person: null, variety: [], wears: [], parts: [], traits: [], expression: 'calm', facing: null, scenery: false },
  ...said,
});
