import { COLOUR_WORDS, STOP_WORDS } from '../catalogue/attributes.ts';
import { NOUN_WORDS } from '../catalogue/nouns.ts';
import { findUses } from '../catalogue/parts-of-speech.ts';
import { CINEMA_LANGUAGES, CINEMA_TABLE } from '../languages/cinema-table.ts';
import { EVERYDAY_TABLE } from '../languages/everyday-table.ts';
import { FOREIGN_PLACES } from '../languages/places-table.ts';
import { COLOUR_AFTER_NOUN, FOREIGN_PHRASES, FOREIGN_THINGS } from '../languages/things-table.ts';
import { VOCABULARY_LANGUAGES, VOCABULARY_TABLE } from '../languages/vocabulary-table.ts';
import { FOREIGN_WORDS, PICTOGRAPHS, SCRIPTS, SPACELESS } from '../languages/words-table.ts';
import { turnPostpositions } from './postpositions.ts';

export interface Translated {
  readonly language: string;
  /** The text with every known foreign word replaced by its English one. */
  readonly text: string;
}

/** Words needed before a text in Latin letters counts as another language: one "auto" or "mar" does not make it German or Spanish. */
const ENOUGH_WORDS = 2;
/** A language is told by this many words of a text. */
const WORDS_TO_TELL = 120;

function parseThings(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(/\s+/).filter((pair) => pair !== '');
  return Object.fromEntries(pairs.map((pair) => pair.replaceAll('_', ' ').split('=')));
}

/** A word of another language: a stem takes endings. */
interface ForeignWord {
  readonly text: string;
  readonly stem: boolean;
}

export interface Language {
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
  /** Beginnings of words that take endings, the longest first. */
  readonly stems: readonly (readonly [string, string])[];
  /** Names of several words by the first letters of the first one, the longest first. */
  readonly phrases: ReadonlyMap<
    string,
    readonly { readonly words: readonly ForeignWord[]; readonly english: string }[]
  >;
}

/** The column of one language in a table of words. */
function listColumn(table: string, languages: readonly string[], language: string): [string, string][] {
  const column = languages.indexOf(language) + 1;
  if (column === 0) return [];
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const cells = line.split(' | ');
      const english = cells[0] ?? '';
      return (cells[column] ?? '-')
        .split('/')
        .flatMap((word): [string, string][] =>
          word.trim() === '-' || word.trim() === '' ? [] : [[word.trim(), english]],
        );
    });
}

const FIRST_LETTERS = 3;

function listPhrases(rows: readonly (readonly [string, string])[]): Language['phrases'] {
  const phrases = new Map<string, { words: ForeignWord[]; english: string }[]>();
  for (const [text, english] of rows) {
    const words = text
      .split(/[\s'\u2019-]+/)
      .map((word) => ({ text: word.replace('*', ''), stem: word.endsWith('*') }));
    if (words.length < 2) continue;
    const first = words[0]?.text.slice(0, FIRST_LETTERS) ?? '';
    const known = phrases.get(first) ?? [];
    known.push({ words, english });
    phrases.set(
      first,
      known.sort((one, other) => other.words.length - one.words.length),
    );
  }
  return phrases;
}

function makeLanguage(language: string): Language {
  const own = FOREIGN_WORDS.find((row) => row.language === language)?.words ?? {};
  const rows = [
    ...listColumn(VOCABULARY_TABLE, VOCABULARY_LANGUAGES, language),
    ...listColumn(EVERYDAY_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(CINEMA_TABLE, CINEMA_LANGUAGES, language),
  ];
  const stems = rows
    .filter(([word]) => word.endsWith('*') && !word.includes(' '))
    .map(([word, english]) => [word.slice(0, -1), english] as const);
  return {
    language,
    words: {
      ...own,
      ...parseThings(FOREIGN_THINGS[language]),
      ...parseThings(FOREIGN_PLACES[language]),
      ...Object.fromEntries(rows.filter(([word]) => !word.endsWith('*'))),
    },
    stems: stems.sort((a, b) => b[0].length - a[0].length),
    phrases: listPhrases(rows),
  };
}

/** A language of one list of words, `word=english` each: all that a new one in Latin letters needs. */
export function parseLanguage(language: string, words: string): Language {
  return { language, words: parseThings(words), stems: [], phrases: new Map() };
}

const LATIN: readonly Language[] = ['es', 'fr', 'de', 'pt', 'it'].map(makeLanguage);
const SCRIPTED: readonly Language[] = ['zh', 'ja', 'ru', 'ar', 'hi'].map(makeLanguage);

const LONGEST_ENDING = 4;

const ARABIC_PREFIXES = [
  ...[
    ['\u0648\u0627\u0644', 'and '] as const,
    ['\u0628\u0627\u0644', 'with '] as const,
    ['\u0644\u0644', 'to '] as const,
  ],
  ...[['\u0627\u0644', ''] as const, ['\u0648', 'and '] as const],
] as const;

/** The English word for one of another language; null when it is not known. */
function findEnglish({ language, words, stems }: Language, word: string): string | null {
  if (Object.hasOwn(words, word)) return words[word] ?? null;
  const stem = stems.find(([start]) => word.startsWith(start) && word.length - start.length <= LONGEST_ENDING);
  if (stem !== undefined) return stem[1];
  const singular = /^(?:fr|es|pt)$/.test(language) ? word.replace(/[sx]$/, '') : word;
  if (singular !== word && Object.hasOwn(words, singular)) return words[singular] ?? null;
  if (language !== 'ar') return null;
  // Vowels of endings are mostly left out: a word is the same with them.
  const plain = word.replace(/[\u064b-\u0652]/g, '');
  if (plain !== word) return findEnglish({ language, words, stems, phrases: new Map() }, plain);
  // The article is written together with its noun, and so are "and", "to" and "with".
  for (const [prefix, meaning] of ARABIC_PREFIXES) {
    const bare = word.startsWith(prefix) ? word.slice(prefix.length) : word;
    if (bare !== word && Object.hasOwn(words, bare)) return `${meaning}${words[bare] ?? ''}`;
  }
  return null;
}

const WORDS = /[\p{L}\p{M}]+/gu;

/** Replaces word by word, the longest name first; what nobody knows stays, and so does what `keeps` says is English already. */
function replaceWords(text: string, language: Language, keeps: (word: string) => boolean): string {
  const found = [...text.matchAll(WORDS)];
  let out = '';
  let end = 0;
  for (let at = 0; at < found.length; at++) {
    const match = found[at];
    if (match === undefined) break;
    // "l'alba": what an apostrophe parts are two words.
    out += text.slice(end, match.index).replace(/^['\u2019]$/, ' ');
    const phrase = language.phrases.get(match[0].slice(0, FIRST_LETTERS))?.find(({ words }) =>
      words.every(({ text: word, stem }, i) => {
        const token = found[at + i];
        const before = found[at + i - 1];
        if (
          token === undefined ||
          (i > 0 &&
            (before === undefined ||
              !/^[\s'\u2019-]{1,2}$/.test(text.slice(before.index + before[0].length, token.index))))
        )
          return false;
        return stem ? token[0].startsWith(word) && token[0].length - word.length <= LONGEST_ENDING : token[0] === word;
      }),
    );
    const length = phrase?.words.length ?? 1;
    const last = found[at + length - 1] ?? match;
    out += phrase?.english ?? (keeps(match[0]) ? match[0] : (findEnglish(language, match[0]) ?? match[0]));
    end = last.index + last[0].length;
    at += length - 1;
  }
  return out + text.slice(end);
}

function replacePhrases(text: string, language: string): string {
  return (FOREIGN_PHRASES[language] ?? []).reduce((rest, [pattern, english]) => rest.replace(pattern, english), text);
}

const ADJECTIVES = [
  ...Object.keys(COLOUR_WORDS),
  'old',
  'young',
  'small',
  'big',
  'long',
  'happy',
  'snowy',
  'cozy',
  'wooden',
].join('|');
const AFTER_NOUN = new RegExp(`\\b((?:orange fruit|street lamp|polar bear|[a-z]+)) (${ADJECTIVES})\\b`, 'g');

/** "says old woman": the adjective belongs to what follows. */
function isVerbForm(word: string): boolean {
  const uses = word.endsWith('s') ? findUses(word.slice(0, -1)) : null;
  return uses !== null && uses.verb > uses.noun;
}

/** "a horse white" becomes "a white horse". */
function moveAdjectives(text: string): string {
  return text.replace(AFTER_NOUN, (whole, before: string, adjective: string) =>
    /^(?:a|an|the|of|and|in|on|with|is|his|her|at|very|more|one|two|three|to|wearing)$/.test(before) ||
    isVerbForm(before) ||
    Object.hasOwn(COLOUR_WORDS, before)
      ? whole
      : `${adjective} ${before}`,
  );
}

function splitSpaceless(run: string, words: Readonly<Record<string, string>>): string {
  const longest = 14;
  let out = '';
  for (let at = 0; at < run.length; ) {
    let taken = 1;
    let english = run.slice(at, at + 1);
    for (let length = Math.min(longest, run.length - at); length > 0; length--) {
      const found = words[run.slice(at, at + length)];
      if (found !== undefined) {
        english = ` ${found} `;
        taken = length;
        break;
      }
    }
    out += english;
    at += taken;
  }
  return ` ${out} `;
}

function spellPictographs(text: string): string {
  return text.replace(/\p{Extended_Pictographic}/gu, (picture) => ` ${PICTOGRAPHS.get(picture) ?? picture} `);
}

/** `more` are languages beside the catalogue's own. */
export function translate(text: string, more: readonly Language[] = []): Translated {
  const { language, text: words } = translateWords(text, more);
  return { language, text: spellPictographs(words) };
}

function translateScript(text: string, script: string): string {
  const own = SCRIPTED.find((row) => row.language === script);
  if (own === undefined) return text;
  const phrased = replacePhrases(text, script);
  if (script === 'zh' || script === 'ja') {
    // Japanese shares many of its characters with Chinese.
    const shared = script === 'ja' ? SCRIPTED.find((row) => row.language === 'zh') : undefined;
    const words = { ...shared?.words, ...own.words };
    return turnPostpositions(phrased.replace(SPACELESS, (run) => splitSpaceless(run, words)));
  }
  const english = replaceWords(phrased.toLowerCase(), own, (word) => /^[a-z]/.test(word));
  return turnPostpositions(english);
}

function translateWords(text: string, more: readonly Language[]): Translated {
  const script = SCRIPTS.find(([pattern]) => pattern.test(text))?.[1];
  if (script !== undefined) {
    const english = translateScript(text, script);
    return { language: script, text: COLOUR_AFTER_NOUN.has(script) ? moveAdjectives(english) : english };
  }
  const plain = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, WORDS_TO_TELL);
  if (plain.length === 0) return { language: 'und', text };
  // What is a word of English too says next to nothing.
  const weights = plain.map((word) => (isEnglish(word) ? 0.1 : 1));
  let best: Language | null = null;
  let most = ENOUGH_WORDS - 0.1;
  for (const row of [...LATIN, ...more]) {
    const count = plain.reduce((sum, word, i) => sum + (findEnglish(row, word) === null ? 0 : (weights[i] ?? 0)), 0);
    if (count > most && count * 3 >= plain.length) {
      best = row;
      most = count;
    }
  }
  if (best === null) return { language: 'en', text };
  const row = best;
  const english = replaceWords(replacePhrases(text.toLowerCase(), row.language), row, (word) => PHRASE_WORDS.has(word));
  return { language: row.language, text: COLOUR_AFTER_NOUN.has(row.language) ? moveAdjectives(english) : english };
}

/** What the phrases put in is English already: "in" would else be read again. */
const PHRASE_WORDS: ReadonlySet<string> = new Set(
  Object.values(FOREIGN_PHRASES).flatMap((rows) => rows.flatMap(([, english]) => english.match(/[a-z]+/g) ?? [])),
);

const ENGLISH_TOO: ReadonlySet<string> = new Set(
  'a an as at i in is on no so me he do go the die was war hat land men rose gift see bald rot arm art fast still also tag boot pan come sale mare cane case camera lit court train parked pain sole'.split(
    ' ',
  ),
);

const ENGLISH_NOUNS: ReadonlySet<string> = new Set(NOUN_WORDS.map(([name]) => name));

function isEnglish(word: string): boolean {
  return ENGLISH_TOO.has(word) || STOP_WORDS.has(word) || ENGLISH_NOUNS.has(word);
}
