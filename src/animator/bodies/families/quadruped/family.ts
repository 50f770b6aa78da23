import type { BodyFamily } from '../../body.ts';
import { castQuadruped } from './cast.ts';
import { CLIPS } from './clips.ts';
import { makeQuadruped } from './make-quadruped.ts';
import type { QuadrupedSheet } from './sheet.ts';
import { SPECIES } from './species-table.ts';
import { type SheetChange, vary } from './vary.ts';

const GOING = [
  'stand',
  'walk',
  'march',
  'waddle',
  'trot',
  'run',
  'chase',
  'follow',
  'crawl',
  'look',
  'speak',
  'sing',
] as const;

/** Four-legged animals, and the few that stand on two with a body of that plan. A sheet names a species, and may change any of its numbers. */
export const QUADRUPED: BodyFamily = {
  name: 'quadruped',
  acts: [...GOING, ...Object.keys(CLIPS)],
  cast: castQuadruped,
  makeBody(sheet, kernel) {
    return makeQuadruped(readSheet(sheet), kernel);
  },
};

/** A sheet is whole, as `cast` gives it, or names a species and what differs from it. */
export function readSheet({ species, ...change }: Readonly<Record<string, unknown>>): QuadrupedSheet {
  if (species === undefined) return change as unknown as QuadrupedSheet;
  const sheet = SPECIES[String(species)];
  if (sheet === undefined) throw new RangeError(`There is no animal called '${String(species)}'.`);
  return vary(sheet, change as SheetChange);
}
