import { isEaten } from '../../catalogue/living-things.ts';
import {
  BUILDS,
  EXPRESSIONS,
  HAIR_STYLES,
  MATERIALS,
  SIZES,
  SKIN_WORDS,
  TRAIT_WORDS,
} from '../../catalogue/looks-table.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { COMPANIES, PEOPLE, roleOf, worksNoMore } from '../../catalogue/people.ts';
import type { Entity } from '../../language/reading.ts';
import type { PersonLook, Role } from '../script.ts';
import { colourOf, isColour, readGarments } from './garments.ts';
import { ageOf } from './role-ages.ts';
import { sizeAmong } from './told-sizes.ts';

const TRAITS: ReadonlySet<string> = new Set(TRAIT_WORDS.split(', '));
const HAIR: ReadonlySet<string> = new Set(HAIR_STYLES.split(', '));
const [MAX_COUNT, TINY_CROWD] = [12, 0.4];
const SEVERAL = 4;

/** Of whom one has two, where nobody counts them. */
const PARENTS = /^(?:grand)?parent$/;
const ROOMY_METRES = 1.8;
/** What hangs on both sides of one window. */
const OF_ONE_WINDOW = /^(?:curtain|shutter)$/;
const PLAIN_PEOPLE = /^(?:people|folk|fans)$/;

export function countOf({ count, plural, noun, modifiers, senses }: Entity): number {
  const company = COMPANIES[noun];
  // Of two people one is told apart: one is left.
  if (company !== undefined && (count === null || (count === 1 && !PLAIN_PEOPLE.test(noun)))) return company;
  if (count !== null && !(count === 1 && modifiers.includes('family')))
    // Two couples are four, but two people are two, and "four family" is one of four.
    return Math.min(MAX_COUNT, company === undefined || PLAIN_PEOPLE.test(noun) || !plural ? count : count * company);
  if (!plural || OF_ONE_WINDOW.test(senses.thing?.kind ?? '')) return 1;
  // Two swings are swings, and leave room for those who swing.
  const { person, thing } = senses;
  const large = person === null && thing !== null && !thing.alive && !thing.moves && !thing.surrounds;
  return PARENTS.test(noun) || (large && thing.metres >= ROOMY_METRES) ? 2 : SEVERAL;
}

const HAIRED: Readonly<Record<string, string>> = {
  haired: 'hair',
  eyed: 'eyes',
  skinned: 'skin',
  bearded: 'beard',
  faced: 'face',
};
const HAIR_OF_PERSON: Readonly<Record<string, string>> = {
  blonde: 'blonde',
  blond: 'blonde',
  brunette: 'brown',
  redheaded: 'red',
  ginger: 'red',
};

/** "a red-haired woman", "a blonde toddler": said before the noun, and meant of a part. */
function parseHaired({ modifiers, parts }: Entity): Pick<Entity, 'modifiers' | 'parts'> {
  const rest: string[] = [];
  const found = [...parts];
  for (const [i, word] of modifiers.entries()) {
    const part = HAIRED[modifiers[i + 1] ?? ''];
    const hair = HAIR_OF_PERSON[word];
    if (part !== undefined && word !== 'long') found.push({ part, modifiers: [word] });
    else if (hair !== undefined && HAIRED[word] === undefined) found.push({ part: 'hair', modifiers: [hair] });
    else if (HAIRED[word] === undefined || word === 'bearded') rest.push(word);
  }
  return { modifiers: rest, parts: found };
}

function skinOf(modifiers: readonly string[], parts: Entity['parts']): string | null {
  const said = parts.find(({ part }) => part === 'skin')?.modifiers ?? [];
  const named = said.map((word) => SKINS[word] ?? SKIN_WORDS[word]).find((skin) => skin !== undefined);
  return named ?? modifiers.map((word) => SKIN_WORDS[word]).find((skin) => skin !== undefined) ?? null;
}

const SKINS: Readonly<Record<string, string>> = {
  dark: 'dark',
  brown: 'brown',
  olive: 'tan',
  fair: 'pale',
  light: 'light',
  bronze: 'tan',
  tan: 'tan',
};

const UNSHAVEN = /^(?:unshaven|stubbly|scruffy)$/;

function readPerson(entity: Entity): PersonLook | null {
  const { senses, garments, noun } = entity;
  if (senses.person === null) return null;
  const { modifiers, parts } = parseHaired(entity);
  const hairy = parts.filter(({ part }) =>
    /^(?:hair|bun|(?:box )?braids?|cornrows|ponytail|pigtails?|dreadlocks|mohawk|afro|curls|bangs)$/.test(part),
  );
  const words = hairy.flatMap(({ part, modifiers: said }) => [...said, ...(part === 'hair' ? [] : [part])]);
  const dreads =
    parts.some(({ part }) => part === 'dreadlocks') ||
    garments.some(({ garment }) => garment.startsWith('dreadlocks')) ||
    modifiers.includes('dreadlocks');
  const style = dreads
    ? 'dreadlocks'
    : (words.find((word) => HAIR.has(word) && word !== 'long' && word !== 'short') ??
      modifiers.find((word) => word === 'bald' || word === 'curly') ??
      null);
  const length = words.find((word): word is 'short' | 'long' => word === 'short' || word === 'long') ?? null;
  const colour =
    colourOf(words) ??
    (words.includes('blonde') || words.includes('blond') ? 'blonde' : words.includes('ginger') ? 'red' : null);
  const beard = parts.find(({ part }) => /^(?:beard|mustache|moustache|stubble|sideburns)$/.test(part));
  // Hair is as white as the beard, and whose beard is white is old.
  const bearded = beard === undefined ? null : colourOf(beard.modifiers);
  const age = ageOf(entity);
  return {
    gender: entity.gender ?? senses.person.gender,
    age: age === 'adult' && /^(?:white|silver|gr[ae]y)$/.test(bearded ?? '') ? 'old' : age,
    build: modifiers.map((word) => BUILDS[word]).find((build) => build !== undefined) ?? null,
    skin: skinOf(modifiers, parts),
    hair:
      style === null && colour === null && length === null && bearded === null
        ? null
        : { colour: colour ?? bearded, style, length },
    eyes: colourOf(parts.find(({ part }) => /^eyes?$/.test(part))?.modifiers ?? []),
    beard:
      beard === undefined
        ? modifiers.includes('bearded')
          ? 'beard'
          : modifiers.some((word) => UNSHAVEN.test(word))
            ? 'stubble'
            : null
        : beard.part === 'beard'
          ? (colourOf(beard.modifiers) ?? 'beard')
          : beard.part.replace('moustache', 'mustache'),
    glasses: garments.some(({ garment }) => /glasses$|^spectacles$/.test(garment) && garment !== 'sunglasses'),
    role: worksNoMore(modifiers) ? null : (roleOf(noun) ?? lookedLike(entity)),
  };
}

const COSTUME = /^(?:costume|uniform|outfit)$/;
const callingIn = (words: readonly string[]): string | null => {
  const said = words.findLast((word) => PEOPLE.has(word) && roleOf(word) !== null);
  return said === undefined ? null : roleOf(said);
};

/** "a boy in an astronaut costume", "her soldier father": dressed as those are. */
const lookedLike = ({ garments, modifiers }: Entity): string | null =>
  callingIn(garments.filter(({ garment }) => COSTUME.test(garment)).flatMap((each) => each.modifiers)) ??
  callingIn(modifiers);

/** Whatever else is said of how it looks: the words of the table, and every other quality that is no colour, size or stuff. */
function isTrait(word: string): boolean {
  if (TRAITS.has(word)) return true;
  if (isColour(word) || Object.hasOwn(SIZES, word) || Object.hasOwn(MATERIALS, word) || !/^[a-z]{3,}$/.test(word))
    return false;
  const uses = findUses(word);
  return uses !== null && uses.adjective > uses.noun;
}

/** Of fur that people call red: as it is on deer and foxes. */
export const RED_FUR = '#a85a2e';
const FURRED =
  /^(?:deer|stag|moose|reindeer|fox|squirrel|panda|kangaroo|cow|horse|wolf|dog|cat|bear|monkey|lion|antelope|rabbit|goat|pig)$/;

/** A red stag is no fire engine. */
function furOf(colour: string | null, { senses }: Entity): string | null {
  return colour === 'red' && senses.person === null && FURRED.test(senses.thing?.kind ?? '') ? RED_FUR : colour;
}

const YOUNG = /^(?:puppy|kitten|lamb|foal|calf|fawn|duckling|chick|piglet|cub|pup|joey|cygnet|.+ (?:cub|pup))$/;

function readVariety({ noun, modifiers, senses }: Entity): string[] {
  const kind = senses.thing?.kind;
  const breed = senses.person === null && noun !== kind ? [noun] : [];
  // A tabby cat is a tabby.
  if (kind !== undefined && senses.person === null && senses.thing?.alive === true && noun.endsWith(` ${kind}`))
    breed.push(noun.slice(0, -kind.length - 1));
  const young = modifiers.includes('baby') && !YOUNG.test(noun) ? ['baby'] : [];
  const breeds =
    senses.thing?.alive === true && senses.person === null
      ? modifiers.filter(
          (word) =>
            (word.includes(' ') ||
              /^(?:corgi|husky|retriever|tabby|ginger|calico|siamese|poodle|persian|arabian)$/.test(word)) &&
            !isColour(word),
        )
      : [];
  return [...breed, ...breeds, ...young];
}

const TOY_METRES = 0.26;
const TOY_WORDS = /^(?:toy|lego|wind-up|windup|remote-controlled|rc|model|miniature|paper|origami|cardboard)$/;
/** Said of people who are none; a model is one. */
const TOY_PEOPLE = /^(?:toy|lego|wind-up|windup|clockwork|tin|figurine)$/;

/** "a toy train", "a remote-controlled car": small, and played with on the floor. */
export function isToy({ modifiers, noun, senses }: Entity): boolean {
  const said = [...modifiers, ...noun.split(' ').slice(0, -1)];
  return (
    said.some((word) => (senses.person === null ? TOY_WORDS : TOY_PEOPLE).test(word)) &&
    // A giant dragon of cardboard is as large as it was built.
    !modifiers.some((word) => (SIZES[word] ?? 1) >= 2) &&
    (senses.thing?.moves === true || (senses.thing?.metres ?? 0) > 1)
  );
}

/** What is breathed is nothing one is made of. */
const BREATHES = /\b(?:breath|spit|spew)/;

/** "a water carrier": of flesh, whatever is carried. */
const CARRIES = /\b(?:carrier|bearer|seller|vendor|merchant|trader|worker|maker|cutter|delivery)\b/;

/** Everything a role looks like, from all the words that were said of it. */
export function castRole(entity: Entity, id: number, scenery: boolean): Role {
  const { modifiers, senses } = entity;
  const person = readPerson(entity);
  const [first = ''] = entity.noun.split(' ');
  // A golden toy is golden, a golden retriever has the coat of its breed, an ice cream is neither of ice nor cream.
  const said = [
    ...(isColour(first) && first !== entity.noun && senses.thing?.alive !== true ? [first] : []),
    ...(person === null ? modifiers : parseHaired(entity).modifiers),
  ].filter((word) => !(person !== null && Object.hasOwn(SKIN_WORDS, word) && isColour(word)));
  // Golden bread is well baked, and not of gold.
  const eaten = isEaten(senses.thing?.kind ?? '');
  const made =
    entity.material ??
    (/^(?:wooden|metal|glass|stone|leather|plastic|paper|straw|brick|steel|iron|golden)$/.test(first) &&
    first !== entity.noun &&
    senses.thing?.alive !== true
      ? first
      : null) ??
    said.find(
      (word) =>
        Object.hasOwn(MATERIALS, word) &&
        !(word === 'fire' && BREATHES.test(entity.word)) &&
        !(person !== null && CARRIES.test(entity.word)),
    ) ??
    null;
  const material = eaten && /^gold(?:en)?$/.test(made ?? '') ? null : made;
  const garments = readGarments(entity);
  const glasses =
    entity.garments.some(({ garment }) => /^(?:reading |round )?glasses$/.test(garment)) && person === null;
  return {
    id,
    thing:
      person === null
        ? (senses.thing?.kind ?? entity.noun)
        : senses.person?.kind === 'astronaut'
          ? 'astronaut'
          : 'person',
    word: entity.word,
    noun: entity.noun,
    count: countOf(entity),
    // In a small crowd nobody is small, in a tiny one everybody is, and a toy is one however large what it is one of.
    size: Object.hasOwn(COMPANIES, entity.noun)
      ? (said.map((word) => SIZES[word]).find((size) => size !== undefined && size <= TINY_CROWD) ?? 1)
      : isToy(entity)
        ? Math.min(1, TOY_METRES / (senses.thing?.metres ?? TOY_METRES))
        : sizeAmong(
            person !== null,
            senses.thing,
            said
              .map((word) => SIZES[word])
              .find(
                // A tiny girl is a small child, and no doll.
                (size) =>
                  size !== undefined && !(person?.age === 'child' && (size === SIZES.little || size === SIZES.tiny)),
              ) ?? (person !== null && said.includes('little') && person.age !== 'child' ? 0.65 : 1),
          ),
    // What is rusty is seen to be.
    colour: furOf(colourOf(said), entity) ?? (person === null && said.includes('rusty') ? 'rust' : null),
    colours: entity.parts.flatMap(({ part, modifiers: words }) => {
      const colour = colourOf(words) ?? (words.includes('rusty') ? 'rust' : null);
      return colour === null ? [] : [{ part, colour }];
    }),
    material: material === null ? null : (MATERIALS[material] ?? material),
    person,
    variety: readVariety(entity),
    wears: [...garments, ...(glasses ? [{ garment: 'glasses', colour: null, pattern: null, material: null }] : [])],
    parts: entity.parts.map(({ part, modifiers: words }) => [...words.filter(isColour), part].join(' ')),
    traits: [...new Set([first, ...said].filter((word) => isTrait(word) && word !== entity.noun))].filter(
      (word) => word !== 'golden' || !eaten,
    ),
    expression: said.map((word) => EXPRESSIONS[word]).find((expression) => expression !== undefined) ?? 'calm',
    facing: entity.facing,
    scenery,
  };
}
