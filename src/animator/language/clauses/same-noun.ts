import { FAMILIES, TRADES_CALLED } from '../../catalogue/families-table.ts';
import { PEOPLE, roleOf } from '../../catalogue/people.ts';
import type { Entity } from '../reading.ts';

/** Words that only say what sort of thing was spoken of before. */
const GENERIC_ANIMAL = /^(?:animal|creature|beast|critter|mammal|pet)$/;
/** "A duck leads her ducklings … beside the family": animals that were told of before. */
const GENERIC_ANIMALS = /^(?:family|group|troop|duo|trio)$/;
/** Words that are told of animals alone. */
export const FLOCKS = /^(?:herd|flock|pack|pod|pride|litter|school|shoal|swarm)$/;
const GENERIC_VEHICLE = /^(?:vehicle|car|plane|ship|boat|machine|craft|vessel)$/;
export const GENERIC_PERSON =
  /^(?:person|figure|man|woman|boy|girl|child|kid|guy|lady|stranger|fellow|gentleman|performer|character|subject|protagonist)$/;

/** A canoe is called a boat, a jet a plane. */
const REALM_OF: Readonly<Record<string, string>> = { boat: 'water', ship: 'water', plane: 'sky' };

const YOUNG_AGES = /^(?:baby|child|teen)$/;

const SHORTEST_END = 4;
const SHORTEST_BEGINNING = 3;

/** Written as one word, and long enough that the end is a word of its own: a sandcastle is called a castle, no cart an art. */
const isEndOf = (end: string, word: string): boolean =>
  end.length >= SHORTEST_END &&
  word.endsWith(end) &&
  !word.includes(' ') &&
  word.length - end.length >= SHORTEST_BEGINNING;

export function isGeneric(noun: string, entity: Entity): boolean {
  const { thing } = entity.senses;
  if (thing !== null && FAMILIES[noun]?.includes(thing.kind)) return true;
  // "a sandcastle … the castle": the end of a word for the whole of it.
  if (thing?.alive === false && isEndOf(noun, entity.noun)) return true;
  if (noun === 'bike' && /^(?:motorcycle|bicycle|scooter)$/.test(thing?.kind ?? '')) return true;
  // "A caravan of camels … the caravan stops": no van.
  if (noun === 'caravan') return entity.plural && entity.senses.person === null && thing?.alive === true;
  if (FLOCKS.test(noun) || GENERIC_ANIMALS.test(noun)) return thing?.alive === true && entity.senses.person === null;
  if (GENERIC_ANIMAL.test(noun)) return thing?.alive === true && !entity.senses.person !== null;
  if (GENERIC_VEHICLE.test(noun))
    return (
      thing?.moves === true &&
      thing.alive === false &&
      (noun === thing.kind || /^(?:vehicle|machine|craft|vessel)$/.test(noun) || REALM_OF[noun] === thing.realm)
    );
  const one = entity.senses.person !== null && (entity.count ?? 1) === 1 && !entity.plural;
  if (one && noun !== entity.noun && TRADES_CALLED[noun]?.test(entity.noun)) return true;
  // "A weary traveller, his beard white … the old man".
  const aged =
    one &&
    (entity.modifiers.some((word) =>
      /^(?:weary|weathered|grizzled|wrinkled|bearded|grey-haired|elderly|old|aged|aging|ageing|ancient)$/.test(word),
    ) ||
      entity.parts.some(({ part }) => part === 'beard'));
  if (aged && /^(?:old|elderly) (?:man|woman)$/.test(noun) && roleOf(entity.noun) !== null)
    return (entity.gender ?? PEOPLE.get(noun)?.gender) === PEOPLE.get(noun)?.gender;
  // "Grandpa laughs. The old man falls".
  if (/^(?:old|elderly) (?:man|woman|lady|gentleman)$/.test(noun))
    return (
      entity.senses.person?.age === 'old' && (entity.gender ?? PEOPLE.get(noun)?.gender) === PEOPLE.get(noun)?.gender
    );
  // "An old woman cooks. Grandmother smiles": of her whom nobody named.
  const elder = /^grand(?:mother|ma|father|pa)$/.test(noun) && /^(?:old|elderly) (?:man|woman|lady)$/.test(entity.noun);
  if (elder && one) return PEOPLE.get(noun)?.gender === PEOPLE.get(entity.noun)?.gender;
  if (GENERIC_PERSON.test(noun)) {
    const { gender = 'any', age = 'adult' } = PEOPLE.get(noun) ?? {};
    const own = entity.senses.person?.age ?? 'adult';
    // No boy is called a man, and no soldier a boy.
    const fits =
      age === 'adult'
        ? noun === 'person' || noun === 'figure' || !YOUNG_AGES.test(own)
        : YOUNG_AGES.test(own) || own === 'young';
    if (!fits && (roleOf(entity.noun) !== null || (age === 'adult' && entity.names.length === 0))) return false;
    // "turns to the stranger", "wags a finger at the boy": no old woman is a stranger to herself, no shopkeeper a boy.
    if (noun === 'stranger' && !/^(?:stranger|figure|person|someone|somebody)$/.test(entity.noun)) return false;
    if (!fits && !/^(?:person|figure|someone|somebody|friend|stranger|student)$/.test(entity.noun)) return false;
    return (
      entity.senses.person !== null &&
      (entity.count ?? 1) === 1 &&
      !entity.plural &&
      (gender === 'any' || entity.gender === null || entity.gender === gender)
    );
  }
  return false;
}

/** Two words for one of the family. */
export const KIN: Readonly<Record<string, string>> = {
  ...{ grandma: 'grandmother', granny: 'grandmother', grandpa: 'grandfather', granddad: 'grandfather' },
  ...{
    teen: 'teenager',
    keeper: 'goalkeeper',
    goalie: 'goalkeeper',
    kid: 'child',
    children: 'child',
    grandkid: 'grandchild',
    grandchildren: 'grandchild',
    grandkids: 'grandchild',
    cop: 'police officer',
    policeman: 'police officer',
  },
  ...{ mom: 'mother', mum: 'mother', mommy: 'mother', dad: 'father', daddy: 'father' },
};
