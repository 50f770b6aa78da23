import { CATALOGUE_TABLES } from '../../languages/catalogue-tables.ts';
import { CINEMA_LANGUAGES, CINEMA_TABLE } from '../../languages/cinema-table.ts';
import { COMMON_TABLE } from '../../languages/common-table.ts';
import { DAILY_TABLE } from '../../languages/daily-table.ts';
import { DEEDS_TABLE } from '../../languages/deeds-table.ts';
import { ENDINGS, type Ending, RUSSIAN_ENDINGS } from '../../languages/endings-table.ts';
import { EVERYDAY_TABLE } from '../../languages/everyday-table.ts';
import { FURTHER_TABLE } from '../../languages/further-table.ts';
import { conjugate } from '../../languages/japanese-verbs.ts';
import { OBJECTS_TABLE } from '../../languages/objects-table.ts';
import { OCCASIONS_WORDS_TABLE } from '../../languages/occasions-table.ts';
import { FOREIGN_PLACES } from '../../languages/places-table.ts';
import { SAYINGS_TABLE } from '../../languages/sayings-table.ts';
import { SCENES_TABLE } from '../../languages/scenes-table.ts';
import { SMALL_WORDS_TABLE } from '../../languages/small-words-table.ts';
import { SPOKEN_TABLE } from '../../languages/spoken-table.ts';
import { FOREIGN_THINGS } from '../../languages/things-table.ts';
import { TOLD_HOW_TABLE } from '../../languages/told-how-table.ts';
import { TOLD_TABLE } from '../../languages/told-table.ts';
import { VOCABULARY_LANGUAGES, VOCABULARY_TABLE } from '../../languages/vocabulary-table.ts';
import { WHO_TABLE } from '../../languages/who-table.ts';
import { WHOLE_SAYINGS_TABLE } from '../../languages/whole-sayings-table.ts';
import { FOREIGN_WORDS } from '../../languages/words-table.ts';
import { WORN_TABLE } from '../../languages/worn-table.ts';
import { findArabic, plainArabic } from './arabic.ts';
import { findLemma, ingForm, isDescribing, manyOf } from './english-forms.ts';
import { joinedForms, separableForms } from './german-verbs.ts';
import { plainLetters } from './hindi-order.ts';
import { shiftVowel } from './shift-vowel.ts';

function parseThings(text: string | undefined): [string, string][] {
  const pairs = (text ?? '').split(/\s+/).filter((pair) => pair !== '');
  return pairs.map((pair) => {
    const [word = '', english = ''] = pair.replaceAll('_', ' ').split('=');
    return [word, english];
  });
}

/** A map and no object: one of fifteen hundred names takes twenty times as long to make, before every first film. */
type Words = ReadonlyMap<string, string>;

/** A word of another language: a stem takes endings. */
interface ForeignWord {
  readonly text: string;
  readonly stem: boolean;
}

export interface Language {
  readonly language: string;
  readonly words: Words;
  /** Beginnings of words that take endings, the longest first. */
  readonly stems: readonly (readonly [string, string])[];
  /** Names of several words by the first letters of the first one, the longest first. */
  readonly phrases: ReadonlyMap<
    string,
    readonly { readonly words: readonly ForeignWord[]; readonly english: string }[]
  >;
}

const MANY: Readonly<Record<string, readonly string[]>> = {
  ...{ es: ['s', 'es'], fr: ['s', 'x'], pt: ['s', 'es'], de: ['e', 'en', 'n', 's'] },
};

/** Ends a form that names several where no ending tells: "بطريق/بطاريق+", "kopf/köpfe+". */
const SEVERAL = '+';

/** "chien/chiens": the second form tells of several. */
function isManyOf(language: string, word: string, told: readonly string[]): boolean {
  if (language === 'it')
    return (
      /[ie]$/.test(word) &&
      told.some((one) => one !== word && /[oae]$/.test(one) && one.slice(0, -1) === word.slice(0, -1))
    );
  return (MANY[language] ?? []).some((ending) => told.some((one) => word === one + ending));
}

/** Split once for all languages: a prompt that is not plainly English asks for five of them. */
const rowsOf = new Map<string, readonly (readonly string[])[]>();

function splitTable(table: string): readonly (readonly string[])[] {
  const rows =
    rowsOf.get(table) ??
    table
      .trim()
      .split('\n')
      .map((line) => line.split(' | '));
  rowsOf.set(table, rows);
  return rows;
}

/** The column of one language in a table of words. */
function listColumn(table: string, languages: readonly string[], language: string): [string, string][] {
  const column = languages.indexOf(language) + 1;
  if (column === 0) return [];
  return splitTable(table).flatMap((cells) => {
    const english = cells[0] ?? '';
    const told = (cells[column] ?? '-')
      .split('/')
      .map((word) => word.trim())
      .filter((word) => word !== '-' && word !== '');
    return told.map((written): [string, string] => {
      const word = language === 'hi' ? plainLetters(written) : language === 'ar' ? plainArabic(written) : written;
      return word.endsWith(SEVERAL)
        ? [word.slice(0, -SEVERAL.length), manyOf(english)]
        : [word, isManyOf(language, word, told) ? manyOf(english) : english];
    });
  });
}

export const FIRST_LETTERS = 3;

function listPhrases(rows: readonly (readonly [string, string])[]): Language['phrases'] {
  const phrases = new Map<string, { words: ForeignWord[]; english: string }[]>();
  // What later tables tell is the surer.
  for (const [text, english] of [...rows].reverse()) {
    const words = text
      .split(/[\s'\u2019-]+/)
      .map((word) => ({ text: word.replace('*', ''), stem: word.endsWith('*') }));
    if (words.length < 2) continue;
    const first = words[0]?.text.slice(0, FIRST_LETTERS) ?? '';
    const known = phrases.get(first) ?? [];
    known.push({ words, english });
    phrases.set(first, known);
  }
  for (const known of phrases.values()) known.sort((one, other) => other.words.length - one.words.length);
  return phrases;
}

export function makeLanguage(language: string): Language {
  const own = FOREIGN_WORDS.find((row) => row.language === language)?.words ?? {};
  const rows = [
    // What other tables tell is the surer.
    ...CATALOGUE_TABLES.flatMap((table) => listColumn(table, CINEMA_LANGUAGES, language)),
    ...listColumn(SMALL_WORDS_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(COMMON_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(DEEDS_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(TOLD_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(DAILY_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(VOCABULARY_TABLE, VOCABULARY_LANGUAGES, language),
    ...listColumn(EVERYDAY_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(CINEMA_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(FURTHER_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(OBJECTS_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(WORN_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(WHO_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(TOLD_HOW_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(SPOKEN_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(SCENES_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(OCCASIONS_WORDS_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(SAYINGS_TABLE, CINEMA_LANGUAGES, language),
    ...listColumn(WHOLE_SAYINGS_TABLE, CINEMA_LANGUAGES, language),
  ];
  const told = new Map([
    ...(language === 'de' ? joined(rows) : []),
    ...Object.entries(own),
    ...parseThings(FOREIGN_THINGS[language]),
    ...parseThings(FOREIGN_PLACES[language]),
    ...rows.filter(([word]) => !word.endsWith('*')),
  ]);
  const stems = rows
    .filter(([word]) => word.endsWith('*') && !word.includes(' '))
    .map(([word, english]) => [word.slice(0, -1), english] as const);
  const more = language === 'ru' ? stemsOf(told) : [];
  return {
    language,
    words:
      language === 'ja'
        ? new Map([...conjugateAll(told), ...told])
        : language === 'hi'
          ? new Map([...told, ...goingOn(told)])
          : told,
    stems: [...stems.reverse(), ...more].sort((a, b) => b[0].length - a[0].length),
    phrases: listPhrases(
      language === 'hi'
        ? [...rows, ...goingOn(told)]
        : language === 'de'
          ? [...rows, ...separated(rows)]
          : language === 'ar'
            ? [...rows, ...toldOfHer(rows)]
            : rows,
    ),
  };
}

/** "die Wirtin, die hereinkommt": at the end of its clause a parted verb is one word. */
const joined = (rows: readonly (readonly [string, string])[]): [string, string][] =>
  rows.flatMap(([word, english]) => joinedForms(word).map((form): [string, string] => [form, english]));

const separated = (rows: readonly (readonly [string, string])[]): [string, string][] =>
  rows.flatMap(([word, english]) => separableForms(word).map((form): [string, string] => [form, english]));

/** "تركض خلف": she does what he does with another first letter. */
const toldOfHer = (rows: readonly (readonly [string, string])[]): [string, string][] =>
  rows.flatMap(([word, english]): [string, string][] =>
    /^\u064a\S{2,} /.test(word) ? [[`\u062a${word.slice(1)}`, english]] : [],
  );

const SHORTEST_STEM = 4;

/** Every Russian word takes endings: those that the tables tell whole do too. */
function stemsOf(words: Words): (readonly [string, string])[] {
  return [...words].flatMap(([word, english]) => {
    const stem = word.replace(RUSSIAN_ENDINGS, '');
    return word.includes(' ') || stem.length < SHORTEST_STEM ? [] : [[stem, english] as const];
  });
}

/** "नाच रहा है", dancing right now, is told without its helpers before words are looked up; "नाचता है" is told by its ending. */
function goingOn(words: Words): Words {
  return new Map(
    [...words].flatMap(([word, english]) => {
      const stem = word.replace(/ (?:रहा|रही|रहे) (?:है|हैं)$/u, '');
      if (stem === word) return [];
      const forms = ['', 'ता', 'ती', 'ते', 'कर', 'ना', 'ने'].map((ending) => stem + ending);
      return forms.filter((form) => !words.has(form) || form === stem).map((form) => [form, english] as const);
    }),
  );
}

function conjugateAll(words: Words): Words {
  return new Map(
    [...words].flatMap(([word, english]) =>
      findLemma(english.split(' ')[0] ?? '') === null ? [] : conjugate(word).map((form) => [form, english] as const),
    ),
  );
}

/** A language of one list of words, `word=english` each: all that a new one in Latin letters needs. */
export function parseLanguage(language: string, words: string): Language {
  return { language, words: new Map(parseThings(words)), stems: [], phrases: new Map() };
}

export const LONGEST_ENDING = 4;
/** A shorter rest of a word says nothing. */
const SHORTEST_WORD = 2;
const SHORTEST_PART = 4;

/** Cases of several, which no case of one looks like. */
const RUSSIAN_SEVERAL = /^(?:ами|ями|ам|ям|ах|ях|ов|ев)$/u;

/** As a table tells it; null when none does. */
export function findTold({ language, words, stems }: Language, word: string): string | null {
  const whole = words.get(word);
  if (whole !== undefined) return whole;
  const stem = stems.find(([start]) => word.startsWith(start) && word.length - start.length <= LONGEST_ENDING);
  if (stem !== undefined)
    return language === 'ru' && RUSSIAN_SEVERAL.test(word.slice(stem[0].length)) ? manyOf(stem[1]) : stem[1];
  return language === 'ar' ? findArabic(words, word) : null;
}

/** Before the name of several, which may be spelled like a deed: "watches", "drinks". */
export const NOUN_MARK = '\u2060';

export function inflect(english: string, { means }: Ending): string {
  if (means === 'doing') return ingForm(english);
  if (means === 'many') {
    const many = manyOf(english);
    return many === english || findLemma(many) === null ? many : `${NOUN_MARK}${many}`;
  }
  return means === 'little' && !isDescribing(english) ? `small ${english}` : english;
}

/** The English word for one of another language, or for a form of one; null when it is not known. */
export function findEnglish(language: Language, word: string): string | null {
  const told = findTold(language, word);
  if (told !== null) return told;
  for (const row of ENDINGS[language.language] ?? []) {
    if (!word.endsWith(row.ending)) continue;
    const rest = word.slice(0, word.length - row.ending.length);
    if (rest.length < SHORTEST_WORD) continue;
    for (const form of row.told.flatMap((ending) => shiftVowel(language.language, rest).map((stem) => stem + ending))) {
      const english = language.words.get(form);
      if (english !== undefined && fits(english, row)) return inflect(english, row);
    }
  }
  return language.language === 'de' ? findCompound(language.words, word) : null;
}

/** Small words have no forms: "ins" is no plural of "in". */
function fits(english: string, { means }: Ending): boolean {
  if (/^(?:a|the|in|on|at|of|to|and|he|she|his|her|with|from|by)$/.test(english)) return false;
  return means !== 'doing' || findLemma(english.split(' ')[0] ?? '') !== null;
}

/** "Holztisch" is a table of wood: a compound of two that are known. */
function findCompound(words: Words, word: string): string | null {
  for (let at = SHORTEST_PART - 1; at <= word.length - SHORTEST_PART; at++) {
    const head = words.get(word.slice(at));
    if (head === undefined || findLemma(head) !== null) continue;
    const start = word.slice(0, at);
    for (const link of ['', 's', 'n', 'en', 'es', 'er', 'e']) {
      const first = start.endsWith(link) ? start.slice(0, start.length - link.length) : '';
      const modifier = first.length > 2 ? words.get(first) : undefined;
      if (modifier !== undefined && findLemma(modifier) === null) return `${modifier} ${head}`;
    }
  }
  return null;
}
