import { MIXED_TABLE } from '../catalogue/herds-table.ts';
import { findThing } from '../catalogue/things.ts';
import type { PersonLook, Role } from '../director/script.ts';

type Member = Partial<Pick<PersonLook, 'gender' | 'age'>>;

/** Who those are that are told of with one word; what the prompt says of them stands above it. */
const COMPANIES: readonly { readonly of: RegExp; readonly members: readonly Member[] }[] = [
  { of: /\bcouple\b|\bparents\b|\bnewlyweds\b/, members: [{ gender: 'woman' }, { gender: 'man' }] },
  {
    of: /\bfamily\b/,
    members: [
      { gender: 'woman', age: 'adult' },
      { gender: 'man', age: 'adult' },
      { gender: 'woman', age: 'child' },
      { gender: 'man', age: 'child' },
    ],
  },
  {
    of: /\bgrandparents\b/,
    members: [
      { gender: 'woman', age: 'old' },
      { gender: 'man', age: 'old' },
    ],
  },
];

/** "colorful dominoes": each has one of these. */
const HUES = ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'pink'] as const;
const MANY_COLOURS = /^(?:colou?rful|multi-?colou?red|rainbow|assorted|vibrant|vivid)$/;
/** Of what is eaten only what is dyed. */
const DYED = /^(?:donut|macaron|candy|cupcake|ice cream|ice cream cone|cookie|jelly|lollipop|popsicle)$/;

function isOfManyColours({ thing, count, colour, traits }: Role): boolean {
  const kind = findThing(thing);
  return (
    count > 1 &&
    colour === null &&
    kind?.alive === false &&
    (kind.home !== 'kitchen' || DYED.test(kind.kind)) &&
    traits.some((trait) => MANY_COLOURS.test(trait))
  );
}

const listOf = (cell: string): string[] => cell.split(',').map((word) => word.trim());
const MIXED = MIXED_TABLE.trim()
  .split('\n')
  .map((row) => row.split('|'))
  .map(([words = '', kinds = '']) => ({ words: listOf(words), kinds: listOf(kinds) }));

/** Of a reef full of fish no two are alike; of those whose colour or kind is told each is as told. */
function kindOf(role: Role, instance: number): Role {
  const { person, count, colour, noun, word } = role;
  if (person !== null || count < 2 || colour !== null) return role;
  const kinds = MIXED.find(({ words }) => words.includes(noun) || words.includes(word))?.kinds ?? [];
  const kind = kinds[instance % Math.max(1, kinds.length)];
  return kind === undefined ? role : { ...role, variety: [kind, ...role.variety] };
}

/** Of people who only happen to be in one place, some are young and some are old. */
const STRANGERS =
  /^(?:people|person|crowd|pedestrian|passerby|passer by|guest|audience|tourist|spectator|onlooker|bystander|villager|mourner|customer|neighbor|commuter|passenger|shopper|visitor)$/;
const OF_ALL_AGES: readonly Member[] = [
  { gender: 'woman', age: 'young' },
  { gender: 'man', age: 'middle' },
  { gender: 'woman', age: 'old' },
  { gender: 'man', age: 'young' },
  { gender: 'woman', age: 'middle' },
  { gender: 'man', age: 'old' },
  { gender: 'woman', age: 'adult' },
  { gender: 'man', age: 'adult' },
];
/** So many are not all women or all men by chance. */
const SEVERAL = 3;
const BOTH: readonly Member[] = [{ gender: 'woman' }, { gender: 'man' }, { gender: 'man' }, { gender: 'woman' }];

/** Who those are whom one word tells of: a family, people of all ages, or women and men. */
function membersOf({ noun, word, count }: Role): readonly Member[] {
  const company = COMPANIES.find(({ of }) => of.test(noun) || of.test(word))?.members;
  return company ?? (count < SEVERAL ? [] : STRANGERS.test(noun) ? OF_ALL_AGES : BOTH);
}

const BLADES = ['blue', 'red'] as const;

/** One of several: of a couple a woman or a man, of a family a parent or a child. */
export function memberOf(role: Role, instance: number): Role {
  const { person, count } = role;
  if (person === null && isOfManyColours(role)) return { ...role, colour: HUES[instance % HUES.length] ?? null };
  // Of two who cross them each has one of another colour.
  if (role.thing === 'lightsaber' && role.colour === null)
    return { ...role, colour: BLADES[instance % BLADES.length] ?? null };
  if (person === null) return kindOf(role, instance);
  if (count < 2 || person.gender !== 'any') return role;
  const members = membersOf(role);
  const member = members[instance % members.length];
  if (member === undefined) return role;
  const age = person.age === 'adult' ? (member.age ?? person.age) : person.age;
  return { ...role, person: { ...person, ...member, age } };
}
