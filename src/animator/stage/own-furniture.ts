import { findThing } from '../catalogue/things.ts';
import { broughtFor, isTable, postActOf, workPlaceOf } from '../catalogue/uses.ts';
import type { Script } from '../director/script.ts';

/** What of a room goes where the film brings its own, since a room has one of it: the bed somebody sleeps in is the only one there. */
const ONE_OF_IT: Readonly<Record<string, readonly string[]>> = {
  bed: ['bed', 'bench'],
  couch: ['sofa'],
  bathtub: ['bathtub'],
  'christmas tree': ['christmas_tree'],
  'ships wheel': ['wheel'],
  blackboard: ['blackboard'],
  refrigerator: ['refrigerator'],
  // Where a kitchen's refrigerator stands there is room at the wall.
  oven: ['refrigerator'],
  wardrobe: ['wardrobe'],
  'judges bench': ['judges bench'],
  'laid table': ['meeting table', 'questioned at'],
  'dining table': ['questioned at'],
  // No wall is free of windows where curtains are drawn.
  curtain: ['curtained'],
};

/** What stands where the film puts something against the wall makes way for it. */
const FREE_WALL = 'niche';

/** The table of a kitchen, in the way of whoever works at another. */
const EATEN_AT = 'kitchen table';

function worksAtOwn({ cast, beats }: Pick<Script, 'cast' | 'beats'>): boolean {
  const brought = cast.some(({ thing }) => isTable(thing) || postActOf(thing) !== undefined);
  return (
    brought &&
    beats.some(
      ({ role, act }) =>
        (workPlaceOf(act) === 'surface' || broughtFor(act) !== null) &&
        cast.some(({ id, person }) => id === role && person !== null),
    )
  );
}

/** Names of the pieces that a place leaves out for this cast. */
export const replacedBy = (script: Pick<Script, 'cast' | 'beats'>): readonly string[] => [
  ...script.cast.flatMap(({ thing }) => [
    ...(ONE_OF_IT[thing] ?? []),
    ...(findThing(thing)?.opens === true ? [FREE_WALL] : []),
  ]),
  ...(worksAtOwn(script) ? [EATEN_AT] : []),
];
