import type { Lexicon } from '../../catalogue/lexicon.ts';
import { findThing, type Thing } from '../../catalogue/things.ts';
import { comparedMetres, findComparedSize } from '../../language/plain/compared-sizes.ts';
import { metresSaid } from '../../language/plain/measures.ts';
import type { Reading } from '../../language/reading.ts';
import type { Role } from '../script.ts';

/** A big man is a head taller than others at most, a small one a head smaller; a giant is a giant. */
const [BIG_PERSON, SMALL_PERSON, GIANT_SIZE] = [1.12, 0.9, 2.5];
/** A mammoth is a giant already. */
const [LARGE_METRES, LARGE_MOST] = [2.6, 1.5];
/** Metres: a giant spider, however small spiders are, looks people in the eye. */
const GIANT_METRES = 1.7;

/** Metres: what is larger is driven from within, and how many times its size the largest of its kind is. */
const [DRIVEN_METRES, HUGE_MACHINE] = [1.2, 1.35];
/** Metres: a tiny dragon, however large dragons are, climbs out of a book. */
const TINY_METRES = 0.4;
const TINY_SIZE = 0.4;

/** Nobody has seen one, and no size that is told of them is too much. */
const MONSTERS: ReadonlySet<string> = new Set(['dragon', 'dinosaur', 'phoenix']);
const MONSTER_MOST = 3.5;
/** Metres of those that are known for their size, by what they are drawn as and are called: beside them houses and ships are small. */
const KNOWN_GIANTS: readonly (readonly [kind: string, called: RegExp, metres: number])[] = [
  ['dinosaur', /\b(?:godzilla|kaijus?|behemoth|titan)\b/i, 16],
  ['gorilla', /\b(?:king kong|kaijus?)\b/i, 12],
  ['octopus', /\b(?:kraken|sea monster|leviathan)\b/i, 9],
  ['whale', /\bleviathan\b/i, 16],
  ['troll', /\b(?:stone|rock) (?:giant|titan|colossus)\b/i, 8],
];
/** What somebody built at home is as high as they are. */
const HOMEMADE = /\b(?:home-?made|home-?built|hand-?made|makeshift|model|backyard|hobby|cardboard)\b/i;
const HOMEMADE_METRES: Readonly<Record<string, number>> = { rocket: 1.9, submarine: 2.6, airplane: 3.2, robot: 1.3 };
/** People that are none of ours. */
const GIANT_PEOPLE = /^(?:giant|giantess|titan|colossus|cyclops|ogre)$/;
const GIANT_PERSON_METRES = 8;
const knownMetres = ({ thing, person, noun, size, traits, word }: Role, prompt: string): number | null =>
  person !== null && size >= 1 && GIANT_PEOPLE.test(noun)
    ? GIANT_PERSON_METRES
    : person !== null || size < 1
      ? null
      : [...traits, word].some((said) => HOMEMADE.test(said)) && HOMEMADE_METRES[thing] !== undefined
        ? (HOMEMADE_METRES[thing] ?? null)
        : (KNOWN_GIANTS.find(([kind, called]) => kind === thing && called.test(`${noun}. ${prompt}`))?.[2] ?? null);

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
  if (person) return size > 1 && size < GIANT_SIZE ? BIG_PERSON : size < 1 && size > TINY_SIZE ? SMALL_PERSON : size;
  // A huge tank is still one that soldiers walk behind.
  if (thing?.moves === true && !thing.alive && thing.realm === 'ground' && thing.metres > DRIVEN_METRES)
    return Math.min(HUGE_MACHINE, size);
  if (thing?.alive !== true) return size;
  if (NAMED_GIANT.has(thing.kind)) return Math.min(NAMED_MOST, size);
  if (size <= TINY_SIZE) return Math.min(size, TINY_METRES / thing.metres);
  if (MONSTERS.has(thing.kind)) return Math.min(MONSTER_MOST, size);
  if (thing.metres > LARGE_METRES) return Math.min(LARGE_MOST, size);
  return size >= GIANT_SIZE ? Math.max(size, GIANT_METRES / thing.metres) : size;
}

/** Metres: a giant egg that nobody has in their hands is as high as who finds it stands. */
const GIANT_THING_METRES = 1.5;
const IN_HANDS = /^(?:hands|with)$/;
const LOOKED_AT = /^(?:look|open|climb|polish|wipe|paint|push|pull|guard|build|repair)$/;

/** What is told to be a giant and is neither held nor eaten is one to people, however small such things are. */
export function asGiant(role: Role, id: number, { events, relations }: Reading): Role {
  const thing = role.person === null ? findThing(role.thing) : null;
  if (thing === null || thing.alive || role.size < GIANT_SIZE || thing.metres * role.size >= GIANT_THING_METRES)
    return role;
  const held =
    relations.some(({ relation, to }) => to === id && (relation === 'holding' || relation === 'wearing')) ||
    events.some(
      ({ target, act }) => target === id && act !== null && IN_HANDS.test(act.frame) && !LOOKED_AT.test(act.act),
    );
  return held ? role : { ...role, size: Math.round((GIANT_THING_METRES / thing.metres) * 100) / 100 };
}

/** Metres: a baby dragon is one that children could play with. */
const YOUNG_METRES = 1;

/** The young of what is larger than any house is no larger than a calf. */
export function asYoung(role: Role): Role {
  const metres = role.person === null ? (findThing(role.thing)?.metres ?? 0) : 0;
  const young = role.variety.includes('baby') && MONSTERS.has(role.thing);
  return young && metres * role.size > YOUNG_METRES ? { ...role, size: YOUNG_METRES / metres } : role;
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
    (compared === null ? null : comparedMetres(compared, (noun) => lexicon.senses(noun)?.thing?.metres ?? null)) ??
    knownMetres(role, prompt);
  return said === null || own === undefined
    ? role
    : { ...role, size: Math.min(MOST_TIMES, Math.max(LEAST_TIMES, said / own)) };
}
