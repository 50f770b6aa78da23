import { COLOUR_WORDS } from './attributes.ts';
import { BLOOM_TABLE } from './bloom-table.ts';

/** A land that is told to be full of one kind of flower: "a field of red spider lilies", "a sea of glowing blue flowers". */
export interface Bloom {
  readonly kind: string;
  /** By its name among colours; null where they are as they always are. */
  readonly colour: string | null;
  readonly glows: boolean;
}

const pluralOf = (name: string): string =>
  /(?:lavender|lycoris|higanbana|narcissus|cosmos|heather|iris|clover)$/.test(name)
    ? name
    : name.endsWith('y')
      ? `${name.slice(0, -1)}ies`
      : `${name}s`;

const ROWS = BLOOM_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [kind = '', names = '', land = 'meadow'] = line.split(' | ');
    return { kind, land, names: names.split(', ') };
  });
const KINDS: ReadonlyMap<string, (typeof ROWS)[number]> = new Map(
  ROWS.flatMap((row) => row.names.flatMap((name) => [[name, row] as const, [pluralOf(name), row] as const])),
);

/** What is full of them, however it is measured. */
const EXPANSE =
  /^(?:fields?|meadows?|sea|ocean|carpets?|blankets?|hills?|hillsides?|valleys?|plains?|acres|rows|beds?|expanse|patch|prairie|clearing|glade)$/;
const GLOWS = /^(?:glowing|luminous|bioluminescent|luminescent|shining|neon|fluorescent|radiant)$/;
const MOST_WORDS_BETWEEN = 6;
const ENDS = /^(?:[.;:!?,]|under|in|on|with|at|by|as|and|while|through|a|an|the|her|his)$/;

const wordsOf = (told: string): string[] =>
  told
    .toLowerCase()
    .split(/[\s-]+|(?=[.,;:!?])/)
    .filter((word) => word !== '');

/** The kind that begins at a word: of two words before of one. */
function kindAt(
  words: readonly string[],
  k: number,
): { readonly row: (typeof ROWS)[number]; readonly length: number } | null {
  for (const length of [2, 1]) {
    const row = KINDS.get(words.slice(k, k + length).join(' '));
    if (row !== undefined) return { row, length };
  }
  return null;
}

/** "a field of flowers": of every kind that grows there, and none of one. */
const ANY = /^(?:flowers?|blossoms?|blooms?)$/;

function describe(kind: string, said: readonly string[]): Bloom {
  const colour = said.find((word) => Object.hasOwn(COLOUR_WORDS, word)) ?? null;
  return { kind, colour, glows: said.some((word) => GLOWS.test(word)) };
}

function isOfAny(said: readonly string[], name: string | undefined): boolean {
  const { colour, glows } = describe('', said);
  return ANY.test(name ?? '') && colour === null && !glows;
}

/** The first of them that is told, and the land in which it grows. */
export function findBloom(told: string): { readonly bloom: Bloom; readonly land: string } | null {
  const words = wordsOf(told);
  for (const [k, word] of words.entries()) {
    if (!EXPANSE.test(word)) continue;
    // "a field of tall white lilies"
    for (let n = k + 2; words[k + 1] === 'of' && n <= k + 1 + MOST_WORDS_BETWEEN; n++) {
      const found = kindAt(words, n);
      if (found !== null && isOfAny(words.slice(k + 2, n), words[n])) return null;
      if (found !== null) return { bloom: describe(found.row.kind, words.slice(k + 2, n)), land: found.row.land };
      if (ENDS.test(words[n] ?? '.') && words[n] !== ',' && words[n] !== 'and') break;
    }
    // "a red tulip field"
    const before = [2, 1].flatMap((length) => {
      const found = k >= length ? kindAt(words, k - length) : null;
      return found?.length === length ? [{ ...found, at: k - length }] : [];
    })[0];
    if (before === undefined || isOfAny(words.slice(Math.max(0, before.at - 2), before.at), words[before.at])) continue;
    return {
      bloom: describe(before.row.kind, words.slice(Math.max(0, before.at - 2), before.at)),
      land: before.row.land,
    };
  }
  return null;
}

/** Whether a noun is one of the flowers of that kind. */
export const isOfBloom = (noun: string, { kind }: Bloom): boolean => {
  const row =
    KINDS.get(noun) ?? KINDS.get(noun.split(' ').slice(-2).join(' ')) ?? KINDS.get(noun.split(' ').at(-1) ?? '');
  return row?.kind === kind || (kind === 'spider lily' && row?.kind === 'lily');
};

const BLOOM = 'bloom: ';
export const isBloom = (word: string): boolean => word.startsWith(BLOOM);

export const tellBloom = ({ kind, colour, glows }: Bloom): string =>
  `${BLOOM}${kind}${colour === null ? '' : `, ${colour}`}${glows ? ', glowing' : ''}`;

/** What the dressing of a set tells of it. */
export function bloomOf(dressing: readonly string[]): Bloom | null {
  const told = dressing.find(isBloom);
  if (told === undefined) return null;
  const [kind = '', ...said] = told.slice(BLOOM.length).split(', ');
  return describe(kind, said);
}
