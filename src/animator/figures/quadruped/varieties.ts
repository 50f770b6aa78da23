import type { Species } from './species.ts';
import { VARIETIES } from './varieties-table.ts';

const YOUNG = /\b(?:puppy|kitten|kitty|foal|calf|lamb|fawn|piglet|cub|bunny|baby|kid|pup)\b/;

/** Large head and eyes, short legs, little neck. */
function makeYoung(species: Species): Species {
  return {
    ...species,
    length: species.length * 0.82,
    girth: Math.min(0.7, species.girth * 1.1),
    neck: species.neck * 0.72,
    headSize: species.headSize * 1.3,
    eyes: species.eyes * 1.26,
    legWidth: species.legWidth * 1.16,
    tailLength: species.tailLength * 0.72,
    fluff: Math.min(0.79, species.fluff + 0.1),
    crown: species.crown === 'unicorn' || species.crown === 'knobs' ? species.crown : 'none',
    mane: species.mane === 'lion' ? 'none' : species.mane,
  };
}

/** A word can tell more than the kind: a husky is a dog with the coat of a wolf, a foal a horse with long lashes. */
export function findVariety(species: Species, noun: string | null): Species {
  if (noun === null) return species;
  const row = VARIETIES.find(([pattern]) => pattern.test(noun));
  const grown = row === undefined ? species : { ...species, ...row[1] };
  return YOUNG.test(noun) ? makeYoung(grown) : grown;
}
