import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { FEMALE_OF } from '../../catalogue/families-table.ts';
import { NO_SENSES } from '../../catalogue/lexicon.ts';
import { SIZES } from '../../catalogue/looks-table.ts';
import { findPlace } from '../../catalogue/places.ts';
import type { Thing } from '../../catalogue/things.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isPerson } from './discourse.ts';
import { ownersOf } from './read-unseen.ts';
import type { Scope } from './scope.ts';

/** "her two cubs" are bears when she is one. */
const KIN_OF_ANIMALS = /^(?:mother|father|parent|mate|sibling|littermate|brother|sister|mom|dad|friend|companion)$/;
/** Of a cub they are cubs. */
const LITTERMATES = /^(?:sibling|littermate|brother|sister)$/;
const isYoung = ({ noun, modifiers }: Pick<Entity, 'noun' | 'modifiers'>): boolean =>
  noun.split(' ').some((word) => YOUNG.test(word) || BORN_YOUNG.test(word)) ||
  modifiers.some((word) => /^(?:baby|young)$/.test(word));
const BORN_YOUNG = /^(?:kitten|puppy|foal|lamb|piglet|duckling|fawn|cygnet|hatchling|fledgling|joey)$/;
const YOUNG = /^(?:cub|pup|calf|chick|kit|baby|offspring|litter|youngster|kid)$/;

/** What is called so is born on land: those who wait for a bear that catches salmon are bears. */
const BORN_ON_LAND = /^(?:cub|foal|kit)$/;
const bears = ({ realm, kind }: Thing, young: string): boolean =>
  BORN_ON_LAND.test(young) ? realm === 'ground' : young === 'calf' || young === 'pup' ? kind !== 'fish' : true;

const CUBS = /^(?:cub|pup|calf|foal|kit|offspring|hatchling|fledgling)$/;

/** "elephants, led by an old matriarch": one of them, where nobody else is there. */
const OF_A_HERD =
  /^(?:matriarch|patriarch|leader|alpha|male|female|adult|mother|father|parent|youngster|straggler|newborn)$/;

/** "caribou, led by the bulls": of beasts whose males and females are called as those of cattle are. */
const SEXED = /^(?:bull|cow)$/;
const HAS_BULLS =
  /^(?:elephant|mammoth|stag|bison|giraffe|whale|orca|walrus|seal|rhinoceros|hippopotamus|wildebeest|ox)$/;

function findHerd({ discourse: { entities } }: Scope, { noun, named, owner }: Mention): Mention['senses'] {
  if (SEXED.test(noun)) {
    const beast = entities.findLast(({ senses }) => senses.thing?.alive === true && senses.person === null);
    return HAS_BULLS.test(beast?.senses.thing?.kind ?? '') ? (beast?.senses ?? null) : null;
  }
  // "its mother" is of its own kind, whoever was told of last.
  if (named || owner === 'its' || !OF_A_HERD.test(noun) || (noun !== 'straggler' && entities.some(isPerson)))
    return null;
  const herd = entities.findLast(({ senses }) => senses.thing?.alive === true && senses.person === null);
  return herd?.senses ?? null;
}

export function takeAfter(scope: Scope, mention: Mention): Mention {
  const herd = findHerd(scope, mention);
  if (herd !== null)
    return {
      ...mention,
      senses: ofSex(scope, mention.noun, herd),
      modifiers: /^(?:youngster|newborn)$/.test(mention.noun) ? [...mention.modifiers, 'baby'] : mention.modifiers,
    };
  const kin = KIN_OF_ANIMALS.test(mention.noun) && mention.owner === 'its';
  const [id] = YOUNG.test(mention.noun) || kin ? ownersOf(scope, mention) : [];
  const { entities } = scope.discourse;
  // "a mother bear and two cubs": nobody says whose they are, and there is one they can be of.
  const near = CUBS.test(mention.noun)
    ? (entities.findLast(({ noun }) => noun === mention.noun) ??
      entities.findLast(
        ({ senses: { person, thing } }) => person === null && thing?.alive && bears(thing, mention.noun),
      ) ??
      entities.findLast(({ senses }) => senses.person === null && senses.thing?.alive))
    : undefined;
  const parent = id === undefined ? near : entities[id];
  if (parent === undefined || isPerson(parent) || parent.senses.thing?.alive !== true) return mention;
  if (kin) {
    const small = LITTERMATES.test(mention.noun) && isYoung(parent);
    const senses = ofSex(scope, mention.noun, parent.senses);
    return { ...mention, senses, modifiers: small ? [...mention.modifiers, 'baby'] : mention.modifiers };
  }
  return { ...mention, senses: parent.senses, modifiers: [...mention.modifiers, 'baby'] };
}

const MOTHERS = /^(?:mother|mom|female|matriarch|sister)$/;

/** "two lion cubs and their mother": a lioness. */
function ofSex({ lexicon }: Scope, noun: string, senses: NonNullable<Mention['senses']>): Mention['senses'] {
  const female = FEMALE_OF[senses.thing?.kind ?? ''];
  return MOTHERS.test(noun) && female !== undefined ? (lexicon.senses(female) ?? senses) : senses;
}

const PIECES = /^(?:king|queen|knight|bishop|rook|pawn|castle|horse)$/;

/** "moves her queen across the chess board": wood, and nobody. */
export function takeForPiece(mention: Mention, chunks: readonly Chunk[]): Mention {
  if (!PIECES.test(mention.noun) || mention.determiner === 'a') return mention;
  const chess = chunks.some(
    (chunk) =>
      chunk.kind === 'noun' && /\b(?:chess|chessboard|checkmate)\b/.test(`${chunk.mention.noun} ${chunk.mention.word}`),
  );
  return chess ? { ...mention, senses: { ...NO_SENSES, abstract: true } } : mention;
}

const OF_A_BODY = /^(?:proportioned|slender|slim|curvy|lean|athletic|hourglass|toned)$/;
const MADE_SMALL = /^(?:paper|scale|wooden|clay|architectural|plastic|cardboard|3d|balsa)$/;

/** "well-proportioned figure", "sweat on the temple", "a paper model": of somebody who is told of, or no one at all. */
export function takeForNobody(scope: Scope, mention: Mention): Mention {
  const { noun, modifiers, determiner } = mention;
  const part = { ...mention, senses: { ...NO_SENSES, part: true } };
  if (noun === 'figure' && determiner === null && modifiers.some((word) => OF_A_BODY.test(word))) return part;
  if (noun === 'temple' && scope.preposition?.relation === 'on' && scope.discourse.entities.some(isPerson)) return part;
  return noun === 'model' && modifiers.some((word) => MADE_SMALL.test(word))
    ? { ...mention, senses: { ...NO_SENSES, abstract: true } }
    : mention;
}

/** "her pupil reflects the fire", where an eye is told of: no schoolchild. */
export function takeForEye(mention: Mention, chunks: readonly Chunk[]): Mention {
  if (mention.noun !== 'pupil' || mention.determiner === 'a') return mention;
  const eye = chunks.some((chunk) => chunk.kind === 'noun' && /\beyes?\b/.test(chunk.mention.word));
  return eye ? { ...mention, senses: { ...NO_SENSES, part: true } } : mention;
}

/** Whoever the film is about, by the word for it. */
const WHOM_IT_IS_ABOUT = /^(?:subject|character|protagonist|main character|lead)$/;

/** "a sharp male character" is somebody; "the subject" and "the character" are whoever was told of. */
export function takeForSubject(scope: Scope, mention: Mention): Mention {
  if (!WHOM_IT_IS_ABOUT.test(mention.noun) || mention.owner !== null || !scope.nameable) return mention;
  const told = scope.discourse.entities.find(
    ({ senses, hidden }) => !hidden && (senses.person !== null || senses.thing?.alive === true),
  );
  if (mention.plural) return mention.count === null ? mention : { ...mention, ...SEVERAL_PEOPLE(scope) };
  if (told !== undefined && !/^(?:an?|another|second)$/.test(mention.determiner ?? ''))
    return { ...mention, noun: told.noun, senses: told.senses, determiner: 'the', plural: false };
  return { ...mention, noun: 'person', senses: scope.personSenses, named: false };
}

const SEVERAL_PEOPLE = ({ lexicon }: Scope): Pick<Mention, 'noun' | 'senses'> => ({
  noun: 'people',
  senses: lexicon.senses('people'),
});

/** "the harbor lights", "a steep forest trail": words before a noun that name a place hint at it. */
export function takeHints(scope: Scope, { modifiers, from, noun }: Mention, sense: string): void {
  const weight = GENERIC_HEADS.test(noun.split(' ').at(-1) ?? '') ? GENERIC_WEIGHT : HINT_WEIGHTS[sense];
  if (weight === undefined) return;
  const lies = LYING.test(noun.split(' ').at(-1) ?? '');
  for (const word of modifiers) {
    // "the ruins of an underwater temple": there, whatever it is.
    if (/^(?:underwater|submerged|undersea)$/.test(word))
      scope.places.push({ place: 'underwater', word, weight: GENERIC_WEIGHT, at: from });
    const place = scope.lexicon.lists(word) ? (scope.lexicon.senses(word)?.place ?? null) : null;
    if (place !== null)
      scope.places.push({ place, word, weight: lies && findPlace(place)?.indoors === true ? LIES : weight, at: from });
  }
}

/** "a living room carpet": who is on it is there, wherever they are at home. */
const LYING = /^(?:carpet|rug|mat|table|counter|sofa|couch|armchair|bed|sink|window|windowsill|wall|mirror|shelf)$/;
const LIES = 2;

/** "a dusty desert plain", "a blurred bar background": any land has them, and the word before says which. */
const GENERIC_HEADS =
  /^(?:scene|plain|plains|landscape|terrain|wilderness|expanse|scenery|background|backdrop|setting|environment|slope|floor|dirt|horizon|interior|atmosphere|ambience|ambiance)$/;
const GENERIC_WEIGHT = 3.2;

/** "on a pink background": a studio's. */
export function takeForBackdrop(mention: Mention): Mention {
  const plain =
    /^(?:background|backdrop)$/.test(mention.noun) &&
    mention.modifiers.some(
      (word) => Object.hasOwn(COLOUR_WORDS, word) || /^(?:gradient|solid|seamless|plain)$/.test(word),
    ) &&
    !mention.modifiers.some((word) => /^(?:blurred|blurry)$/.test(word));
  return plain ? { ...mention, senses: { ...NO_SENSES, place: 'backdrop' } } : mention;
}

const HINT_WEIGHTS: Readonly<Record<string, number>> = {
  place: 1.3,
  dressing: 1.5,
  setPart: 1.5,
  unknown: 1.1,
  figure: 1.1,
};

const OF_SHIPS = /^(?:bow|stern|helm|wheel|mast|keel|rudder)$/;

/** "waves crash over the bow": a ship's, where there is one, and nothing to shoot with. */
export function takeForShips(scope: Scope, mention: Mention): Mention {
  if (!OF_SHIPS.test(mention.noun) || (mention.determiner !== 'the' && mention.owner !== 'its')) return mention;
  const afloat = scope.discourse.entities.some(({ senses: { thing } }) => thing?.realm === 'water' && !thing.alive);
  return afloat ? { ...mention, senses: { ...NO_SENSES, part: true } } : mention;
}

/** "long brown hair and a red bow": worn in it, where nobody shoots. */
export function takeForRibbon(scope: Scope, mention: Mention, chunks: readonly Chunk[]): Mention {
  if (mention.noun !== 'bow' || scope.preposition?.relation !== 'with') return mention;
  const dressed = scope.discourse.entities.some(
    ({ parts, garments }) => parts.some(({ part }) => part === 'hair') || garments.length > 0,
  );
  const shoots = chunks.some(
    (chunk) =>
      chunk.kind === 'noun' && /\b(?:arrows?|archer|quiver|hunter|violin|cello|elf|warrior)\b/.test(chunk.mention.word),
  );
  return dressed && !shoots ? { ...mention, senses: { ...NO_SENSES, part: true } } : mention;
}

const RUNNERS_OF = /^(?:sled|sleigh|toboggan|boat|skate|bobsled)$/;

/** "a sled with a broken runner": a part of it, and nobody who runs. */
export function takeForRunner(scope: Scope, mention: Mention): Mention {
  const [id] = scope.preposition?.anchors ?? [];
  const whole = scope.discourse.entities[id ?? -1]?.senses.thing?.kind ?? '';
  const within = /^(?:with|on)$/.test(scope.preposition?.relation ?? '');
  return mention.noun === 'runner' && within && RUNNERS_OF.test(whole)
    ? { ...mention, senses: { ...NO_SENSES, part: true } }
    : mention;
}

const FORMATION =
  /^(?:ribbon|stream|column|wave|arc|chain|string|necklace|blanket|carpet|curtain|veil|sheet|wall|tunnel)$/;

/** "gulls follow in a long white ribbon", "march in a column": how they go, and nothing that is there. */
export function takeForFormation(scope: Scope, mention: Mention): Mention {
  const goes = scope.event?.act?.frame === 'go' && scope.preposition?.text === 'in';
  return goes && mention.determiner === 'a' && FORMATION.test(mention.noun) && mention.senses?.place === null
    ? { ...mention, senses: { ...NO_SENSES, abstract: true } }
    : mention;
}

const MADE_UP = /^(?:monster|creature|beast|critter|kaiju|mutant)$/;
/** What a made-up being is taken for of which nothing else is told: one that treads on cities, and a small one with fur. */
const [HUGE, LITTLE, SHAGGY] = ['dinosaur', 'furry creature', 'furry monster'] as const;
const FRIENDLY =
  /^(?:fluffy|furry|hairy|shaggy|fuzzy|cute|cuddly|friendly|adorable|little|small|tiny|short|round|colou?rful)$/;

/** "a giant lizard monster", "a fluffy creature": a lizard, and whatever has fur; a monster of which only the size is told is one of those that cities fear. */
export function takeForBeast(scope: Scope, mention: Mention, before: Chunk | undefined): Mention {
  const { lexicon, discourse } = scope;
  // "the creature": one that was told of, where there is any.
  const again =
    mention.determiner === 'the'
      ? discourse.entities.findLast(({ senses }) => senses.person === null && senses.thing?.alive === true)
      : undefined;
  if (!MADE_UP.test(mention.noun)) return mention;
  if (again !== undefined) return { ...mention, senses: again.senses };
  // "The dragon, an enormous black creature,": the dragon.
  if (before?.kind === 'comma' && discourse.entities.some(({ senses }) => senses.thing?.alive === true)) return mention;
  const animal = mention.modifiers.findLast((word) => {
    const senses = lexicon.lists(word) ? lexicon.senses(word) : null;
    return senses?.thing?.alive === true && senses.person === null;
  });
  const large = mention.modifiers.some((word) => (SIZES[word] ?? 1) >= 2);
  const friendly = mention.modifiers.some((word) => FRIENDLY.test(word));
  const monster = mention.noun === 'monster';
  const plain = large || mention.noun === 'kaiju' ? HUGE : monster ? (friendly ? SHAGGY : null) : LITTLE;
  // A lizard that treads on houses stands upright.
  const reptile = animal !== undefined && /^(?:lizard|reptile|iguana|gecko)$/.test(animal);
  const noun = reptile ? HUGE : (animal ?? plain);
  if (noun === null) return mention;
  const modifiers = mention.modifiers.filter((word) => word !== animal);
  return { ...mention, noun, senses: lexicon.senses(noun), modifiers };
}
