import type { Lexicon } from '../catalogue/lexicon.ts';
import { findThing, type Thing } from '../catalogue/things.ts';
import { comparedMetres, findComparedSize } from '../language/plain/compared-sizes.ts';
import { metresSaid } from '../language/plain/measures.ts';
import type { Role } from './script.ts';

/** A big man is a head taller than others at most; a giant is a giant. */
const [BIG_PERSON, GIANT_SIZE] = [1.12, 2.5];
/** A mammoth is a giant already. */
const [LARGE_METRES, LARGE_MOST] = [2.6, 1.5];
/** Metres: a giant spider, however small spiders are, looks people in the eye. */
const GIANT_METRES = 1.7;

/** Metres: a tiny dragon, however large dragons are, climbs out of a book. */
const TINY_METRES = 0.4;
const TINY_SIZE = 0.4;

/** Of which the largest kinds are called giants. */
const NAMED_GIANT: ReadonlySet<string> = new Set([
  'turtle',
  'tortoise',
  'panda',
  'otter',
  'clam',
  'manta ray',
  'anteater',
  'salamander',
]);
const NAMED_MOST = 1.5;

/** How many times its own size a role is, by the word that is said of it. */
export function sizeAmong(person: boolean, thing: Thing | null, size: number): number {
  if (person) return size > 1 && size < GIANT_SIZE ? BIG_PERSON : size;
  if (thing?.alive !== true) return size;
  if (NAMED_GIANT.has(thing.kind)) return Math.min(NAMED_MOST, size);
  if (size <= TINY_SIZE) return Math.min(size, TINY_METRES / thing.metres);
  if (thing.metres > LARGE_METRES) return Math.min(LARGE_MOST, size);
  return size >= GIANT_SIZE ? Math.max(size, GIANT_METRES / thing.metres) : size;
}

/** Of its own size: the least and the most there is room for. */
const [LEAST_TIMES, MOST_TIMES] = [0.02, 60];
const PERSON_METRES = 1.7;

/** As large as its number says, or what it is compared to: what the prompt measures is measured. */
export function measured(role: Role, prompt: string, lexicon: Lexicon): Role {
  const own = role.person === null ? findThing(role.thing)?.metres : PERSON_METRES;
  const compared = findComparedSize(prompt, role.noun);
  const said =
    metresSaid(prompt, role.noun) ??
    (compared === null ? null : comparedMetres(compared, (noun) => lexicon.senses(noun)?.thing?.metres ?? null));
  return said === null || own === undefined
    ? role
    : { ...role, size: Math.min(MOST_TIMES, Math.max(LEAST_TIMES, said / own)) };
}
