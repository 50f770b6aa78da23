import { ERAS } from '../../../catalogue/eras.ts';
import type { Random } from '../../../maths/random.ts';
import type { Tone } from './cast-hair.ts';
import { ERA_LOOKS } from './era-looks-table.ts';
import { isKnownBy } from './garment-years.ts';
import type { RoleLook } from './roles-table.ts';

const YEARS: ReadonlyMap<string, number> = new Map(ERAS.map(({ name, year }) => [name, year]));

const CALLINGS: ReadonlyMap<string, ReadonlyMap<string, readonly [readonly string[], readonly string[]]>> = new Map(
  Object.entries(ERA_LOOKS).map(([name, { callings = [] }]) => [
    name,
    new Map(
      callings.flatMap(([words, man, woman = man]) => words.split(', ').map((word) => [word, [man, woman]] as const)),
    ),
  ]),
);

interface Asked {
  readonly era: string | undefined;
  /** What somebody is called, the nearest first. */
  readonly words: readonly (string | null)[];
  readonly look: RoleLook | null;
  /** Children wear no hats of the grown. */
  readonly isChild: boolean;
  readonly chance: Random;
}

/** How somebody looks in a time: by their calling in it, as they always do where that was worn by then, or as anybody was. */
export function lookIn({ era, words, look, isChild, chance }: Asked): RoleLook | null {
  const own = era === undefined ? undefined : ERA_LOOKS[era];
  const year = era === undefined ? undefined : YEARS.get(era);
  if (era === undefined || own === undefined || year === undefined || look?.kind !== undefined) return look;
  const of = {
    ...{ words: '', ...(own.hair === undefined ? {} : { hair: own.hair }) },
    ...(own.womanHair === undefined ? {} : { womanHair: own.womanHair }),
    ...(own.beard === undefined ? {} : { beard: own.beard }),
  };
  const callings = CALLINGS.get(era);
  for (const word of words) {
    const name = word?.toLowerCase() ?? '';
    const found = callings?.get(name) ?? callings?.get(name.split(' ').at(-1) ?? '');
    if (found !== undefined) return { ...of, ...withoutClothes(look), wears: found[0], woman: found[1] };
  }
  const isKept =
    look !== null &&
    look.wears.length > 0 &&
    isKnownBy(look.wears, year) &&
    (look.woman === undefined || isKnownBy(look.woman, year));
  if (look?.timeless === true) return look;
  if (isKept && (own.tone === undefined || isOfThere(era, words, look.wears))) return { ...of, ...look };
  const men = isChild ? withoutHats(own.men) : own.men;
  const women = isChild ? withoutHats(own.women) : own.women;
  return {
    ...of,
    ...withoutClothes(look),
    wears: men[chance.spawn('men of the time').index(men.length)] ?? own.men[0],
    woman: women[chance.spawn('women of the time').index(women.length)] ?? own.women[0],
  };
}

/** In a time of one land the courtiers of another are strangers: only those whom it is known by keep what they always wear. */
const OF_EUROPE = /^(?:tunic|leggings|gown|armour|cape|doublet|cassock)/;
const isOfThere = (era: string, words: readonly (string | null)[], wears: readonly string[]): boolean =>
  !wears.some((word) => OF_EUROPE.test(word)) ||
  ERAS.some(({ name, callings }) => name === era && words.some((word) => callings.includes(word ?? '')));

/** What a calling says besides clothes: who is old or strong is so at all times. */
function withoutClothes(look: RoleLook | null): Partial<RoleLook> {
  if (look === null) return {};
  const { wears: _, woman: __, hair: ___, womanHair: ____, glasses: _____, words: ______, ...others } = look;
  return others;
}

const ADULT_HATS = /^(?:wimple|top hat|bowler hat|fedora|futou|cloche)/;
const withoutHats = (outfits: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  outfits.map((outfit) => outfit.filter((word) => !ADULT_HATS.test(word)));

/** Of the skin of most people then and there; null where they were of all kinds. */
export const toneIn = (era: string | undefined): Tone | null => ERA_LOOKS[era ?? '']?.tone ?? null;
