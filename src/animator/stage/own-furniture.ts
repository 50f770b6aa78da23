import type { Script } from '../director/script.ts';

/** What of a room goes where the film brings its own, since a room has one of it: the bed somebody sleeps in is the only one there. */
const ONE_OF_IT: Readonly<Record<string, readonly string[]>> = {
  bed: ['bed', 'bench'],
  couch: ['sofa'],
  bathtub: ['bathtub'],
  'christmas tree': ['christmas_tree'],
  'ships wheel': ['wheel'],
  blackboard: ['blackboard'],
};

/** Names of the pieces that a place leaves out for this cast. */
export const replacedBy = ({ cast }: Pick<Script, 'cast'>): readonly string[] =>
  cast.flatMap(({ thing }) => ONE_OF_IT[thing] ?? []);
