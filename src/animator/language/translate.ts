import { COLOUR_WORDS, STOP_WORDS } from './attribute-words.ts';
import { COLOUR_AFTER_NOUN, FOREIGN_PHRASES, FOREIGN_THINGS } from './foreign-things-table.ts';
import { VOCABULARY_LANGUAGES, VOCABULARY_TABLE } from './foreign-vocabulary-table.ts';
import { FOREIGN_WORDS, PICTOGRAPHS, SCRIPTS, SPACELESS } from './foreign-words.ts';
import { NOUN_WORDS } from './noun-words.ts';

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

interface Language {
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
  /** Beginnings of words that take endings, the longest first. */
  readonly stems: readonly (readonly [string, string])[];
}

/** The column of one language in the vocabulary. */
function listVocabulary(language: string): [string, string][] {
  const column = (VOCABULARY_LANGUAGES as readonly string[]).indexOf(language) + 1;
  if (column === 0) return [];
  return VOCABULARY_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const cells = line.split(' | ');
      const english = cells[0] ?? '';
      return (cells[column] ?? '').split('/').map((word): [string, string] => [word.trim(), english]);
    });
}

function makeLanguage(language: string): Language {
  const own = FOREIGN_WORDS.find((row) => row.language === language)?.words ?? {};
  const vocabulary = listVocabulary(language);
  const whole = vocabulary.filter(([word]) => !word.endsWith('*'));
  const stems = vocabulary
    .filter(([word]) => word.endsWith('*'))
    .map(([word, english]) => [word.slice(0, -1), english] as const);
  return {
    language,
    words: { ...own, ...Object.fromEntries(whole), ...parseThings(FOREIGN_THINGS[language]) },
    stems: stems.sort((a, b) => b[0].length - a[0].length),
  };
}

const LATIN: readonly Language[] = ['es', 'fr', 'de', 'pt', 'it'].map(makeLanguage);
const SCRIPTED: readonly Language[] = ['zh', 'ja', 'ru', 'ar', 'hi'].map(makeLanguage);

const LONGEST_ENDING = 4;

/** The English word for one of another language; null when it is not known. */
function findEnglish({ language, words, stems }: Language, word: string): string | null {
  if (Object.hasOwn(words, word)) return words[word] ?? null;
  const stem = stems.find(([start]) => word.startsWith(start) && word.length - start.length <= LONGEST_ENDING);
  if (stem !== undefined) return stem[1];
  const singular = /^(?:fr|es|pt)$/.test(language) ? word.replace(/[sx]$/, '') : word;
  if (singular !== word && Object.hasOwn(words, singular)) return words[singular] ?? null;
  // The article is written together with its noun.
  const bare = language === 'ar' ? word.replace(/^(?:بال|وال|ال|لل)/u, '') : word;
  return bare !== word && Object.hasOwn(words, bare) ? (words[bare] ?? null) : null;
}

const MARK = /<([a-z ]+)>([^<,.;!?]*)/g;
const LETTER = /[\p{L}\p{M}]/u;
const MOST_TURNS = 6;

/** "table <on> one cup" becomes "one cup on table". */
function turnPostpositions(text: string): string {
  let turned = text;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = turnFirst(turned);
    if (next === null) break;
    turned = next;
  }
  return turned.replace(/[<>]/g, ' ');
}

/** Looks from each mark back to its word: to try every word for a mark behind it took seconds for one of 10,000 letters. */
function turnFirst(text: string): string | null {
  for (const mark of text.matchAll(MARK)) {
    let end = mark.index;
    while (text[end - 1] === ' ') end -= 1;
    const start = startOfWord(text, end);
    if (start === end) continue;
    const [whole, preposition = '', rest = ''] = mark;
    const after = text.slice(mark.index + whole.length);
    return `${text.slice(0, start)}${rest} ${preposition} ${text.slice(start, end)} ${after}`;
  }
  return null;
}

function startOfWord(text: string, end: number): number {
  let start = end;
  for (;;) {
    const pair = start >= 2 && /[\udc00-\udfff]/.test(text[start - 1] ?? '') ? 2 : 1;
    if (start === 0 || !LETTER.test(text.slice(start - pair, start))) return start;
    start -= pair;
  }
}

function replacePhrases(text: string, language: string): string {
  return (FOREIGN_PHRASES[language] ?? []).reduce((rest, [pattern, english]) => rest.replace(pattern, english), text);
}

const COLOURS = new RegExp(`\\b([a-z]+) (${Object.keys(COLOUR_WORDS).join('|')})\\b`, 'g');

/** "a horse white" becomes "a white horse". */
function moveColours(text: string): string {
  return text.replace(COLOURS, (whole, before: string, colour: string) =>
    /^(?:a|an|the|of|and|in|on|with|is)$/.test(before) || Object.hasOwn(COLOUR_WORDS, before)
      ? whole
      : `${colour} ${before}`,
  );
}

function splitSpaceless(run: string, words: Readonly<Record<string, string>>): string {
  const longest = 6;
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

export function translate(text: string): Translated {
  const { language, text: words } = translateWords(text);
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
  const english = phrased.toLowerCase().replace(/[\p{L}\p{M}]+/gu, (word) => findEnglish(own, word) ?? word);
  return turnPostpositions(english);
}

function translateWords(text: string): Translated {
  const script = SCRIPTS.find(([pattern]) => pattern.test(text))?.[1];
  if (script !== undefined) {
    const english = translateScript(text, script);
    return { language: script, text: COLOUR_AFTER_NOUN.has(script) ? moveColours(english) : english };
  }
  const plain = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, WORDS_TO_TELL);
  if (plain.length === 0) return { language: 'und', text };
  // What is a word of English too says next to nothing.
  const weights = plain.map((word) => (isEnglish(word) ? 0.1 : 1));
  let best: Language | null = null;
  let most = ENOUGH_WORDS - 0.1;
  for (const row of LATIN) {
    const count = plain.reduce((sum, word, i) => sum + (findEnglish(row, word) === null ? 0 : (weights[i] ?? 0)), 0);
    if (count > most && count * 3 >= plain.length) {
      best = row;
      most = count;
    }
  }
  if (best === null) return { language: 'en', text };
  const row = best;
  const english = replacePhrases(text.toLowerCase(), row.language).replace(
    /\p{L}+/gu,
    (word) => (PHRASE_WORDS.has(word) ? null : findEnglish(row, word)) ?? word,
  );
  return { language: row.language, text: COLOUR_AFTER_NOUN.has(row.language) ? moveColours(english) : english };
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
