import { HOMOGRAPHS } from '../../languages/homographs-table.ts';

/** What a word is behind an article, and what elsewhere. */
interface Homograph {
  readonly names: string;
  readonly does: string;
}

const made = new Map<string, ReadonlyMap<string, Homograph>>();

function homographsOf(language: string): ReadonlyMap<string, Homograph> {
  const known =
    made.get(language) ??
    new Map(
      (HOMOGRAPHS[language] ?? '')
        .split('\n')
        .map((row) => row.split(' | '))
        .map(([word = '', names = '', does = '']) => [word, { names, does }] as const),
    );
  made.set(language, known);
  return known;
}

/** What stands before a name, by itself or grown together with a preposition. */
const BEFORE_NAME =
  /^(?:une?|la|le|les|l|des?|du|d|aux?|sa|son|ses|leur|ma|mon|cette|ce|ces|petite?|vieille|grande?|deux|trois|en|sur|sous|dans|avec|el|los|las|una?s?|su|sus|del?|al|en|con|dos|tres|esta|este|nuestra|mi|o|a|os|as|um|uma|[dn][oa]s?|à|às|sua|seu|suas|em|com|duas|gli|lo|il|i|una?|dell[aeo]?|nell[aeo]?|all[aeo]?|sull[aeo]?|dall[aeo]?|dei|degli|di|suo|sua|sue|due|tre|con|piccola|vecchia|alta|in|per|su|da)$/u;
/** Who does it stands before what it is done to, which is spelled like an article: "elle la ferme". */
const WHO =
  /^(?:il|elle|ils|elles|on|qui|et|ne|se|s|él|ella|que|y|lo|ele|ela|e|lui|lei|che|si|puis|luego|poi|pero|mais|ma)$/u;
const SPELLED_LIKE_ARTICLE = /^(?:la|le|les|l|lo|los|las|o|a|os|as|gli|i|il)$/u;

/** What a word that may be a name and a deed is here; null for every other word. */
export function findHomograph(
  language: string,
  word: string,
  before: string | undefined,
  beforeThat: string | undefined,
): string | null {
  const found = homographsOf(language).get(word);
  if (found === undefined) return null;
  if (before === undefined || !BEFORE_NAME.test(before)) return found.does;
  const isObject = SPELLED_LIKE_ARTICLE.test(before) && beforeThat !== undefined && WHO.test(beforeThat);
  return isObject ? found.does : found.names;
}
