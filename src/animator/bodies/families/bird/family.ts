import type { BodyFamily } from '../../body.ts';
import { BIRDS } from './birds-table.ts';
import { castBird } from './cast.ts';
import { FLYING, PERCH_CLIPS } from './clips.ts';
import { makeBird } from './make-bird.ts';
import type { BirdSheet } from './sheet.ts';
import { type BirdChange, varyBird } from './vary-bird.ts';

const GOING = ['stand', 'walk', 'march', 'waddle', 'run', 'follow', 'look'] as const;

/** Birds: on their feet, on the water and in the air. A sheet names a kind, and may change any of its numbers. */
export const BIRD: BodyFamily = {
  name: 'bird',
  acts: [...GOING, ...FLYING, ...Object.keys(PERCH_CLIPS)],
  cast: castBird,
  makeBody: (sheet, kernel) => makeBird(readSheet(sheet), kernel),
};

function readSheet({ species, ...change }: Readonly<Record<string, unknown>>): BirdSheet {
  if (species === undefined) return change as unknown as BirdSheet;
  const sheet = BIRDS[String(species)];
  if (sheet === undefined) throw new RangeError(`There is no bird called '${String(species)}'.`);
  return varyBird(sheet, change as BirdChange);
}
