import { AGE_WORDS } from '../../catalogue/looks-table.ts';
import type { Entity } from '../../language/reading.ts';
import type { PersonLook } from '../script.ts';

const DECADES: Readonly<Record<string, number>> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
};

const GROWN = /^(?:grown|grown[- ]?up|adult)$/;

function ageAt(years: number): PersonLook['age'] {
  if (years < 3) return 'baby';
  if (years < 13) return 'child';
  if (years < 20) return 'teen';
  return years < 35 ? 'young' : years < 55 ? 'middle' : 'old';
}

/** "The older one" of two sisters is older than the other, and no old woman. */
const [COMPARED, KIN] = [/^(?:older|elder)$/, /^(?:sister|brother|sibling|cousin)$/];

const OF_A_LIFETIME = /^old (?:friend|pal|comrade|couple)s?$/;

const KIN_BELOW = /^(?:grand)?(?:son|daughter)$|^(?:nephew|niece)$/;
const SERVES =
  /\b(?:military|army|navy|marine|air force|police|soldier|combat|dress blues|graduation|wedding|business)\b/;
const isOfService = ({ garment, modifiers }: Entity['garments'][number]): boolean =>
  SERVES.test([...modifiers, garment].join(' '));

export function ageOf({ modifiers, senses, names, memberOf, noun, garments }: Entity): PersonLook['age'] {
  for (const word of modifiers) {
    const years = /^age ?.*?(\d+)/.exec(word)?.[1] ?? DECADES[word.split(' ').at(-1) ?? ''];
    if (years !== undefined) return ageAt(Number(years));
  }
  // "Two old friends" have known each other for a lifetime, which one sees.
  if (OF_A_LIFETIME.test(noun)) return 'old';
  const own = senses.person?.age ?? 'adult';
  // "Her best friend, a lanky boy".
  const base = own === 'adult' && names.some((name) => /^(?:boy|girl|kid|child)$/.test(name)) ? 'child' : own;
  if (modifiers.includes('middle')) return 'middle';
  // "her grown-up son": whoever's child, no child.
  if (base === 'child' && modifiers.some((word) => GROWN.test(word))) return 'young';
  // "her grandson in military uniform": nor is whoever serves.
  if (base === 'child' && KIN_BELOW.test(noun) && garments.some(isOfService)) return 'young';
  // Ancient Romans are no old men.
  const people = /^(?:roman|greek|egyptian|chinese|aztec|mayan|persian|viking)s?$/;
  const said = modifiers
    .filter((word, i) => !(word === 'ancient' && people.test(modifiers[i + 1] ?? '')))
    .filter((word) => memberOf === null || !KIN.test(noun) || !COMPARED.test(word))
    .map((word) => AGE_WORDS[word])
    .find((age) => age !== undefined);
  if (said === undefined || (said === 'child' && base !== 'adult')) return base;
  // "a young boy" is a boy still.
  return base === 'adult' || base === 'young' || said === 'old' || said === 'teen' ? said : base;
}
