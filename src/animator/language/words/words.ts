import { nounFormsOf, type VerbForm, verbFormsOf } from './word-forms.ts';

/**
 * What a word may be in its sentence. `name` is one thing, `names` several; `does` is a verb of one ("slides"), `do` one of several or after "to";
 * `doing` and `done` are participles; `object` is a pronoun that is never a subject; `joint` is "and" or "then"; `link` begins a clause,
 * `relative` one about the noun before it; `aside` is whatever was taken out of the sentence already.
 */
export const PARTS = [
  ...(['article', 'quality', 'name', 'names', 'preposition', 'adverb', 'pronoun', 'object', 'does', 'do'] as const),
  ...(['doing', 'done', 'be', 'to', 'joint', 'link', 'relative', 'aside'] as const),
] as const;
export type Part = (typeof PARTS)[number];

/** A word of the prompt. `role` is null until some part of the reading has claimed it; a claimed word is never read twice. */
export interface Token {
  readonly text: string;
  /** The forms a table may know it by: itself, its singular, its plain verb. */
  readonly forms: readonly string[];
  /** Of these the ones a thing may have: "tied" is no tie, and "flying" no fly. */
  readonly nounForms: readonly string[];
  /** A comma or a full stop stands before it: no phrase reaches across. */
  readonly opens: boolean;
  /** A colon stands before it. */
  readonly colon: boolean;
  /** Written with a capital letter. */
  readonly capital: boolean;
  /** A hyphen joins it to the word before. */
  readonly joined: boolean;
  /** A full stop, or another end of a sentence, stands before it. */
  readonly starts: boolean;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** Which verb it may be a form of. */
  readonly verbForms: readonly VerbForm[];
  role: string | null;
  /** What another language told it to be, whatever it looks like; null where none did. */
  readonly told: Part | null;
  /** What it is in its sentence; null where that is not known, as in a text that was put into English word by word. */
  part: Part | null;
}

/** Stands behind a word that another language tells as what somebody does. */
export const DOES_MARK = '\uf8f0';
/** Stands behind one that it tells as a name, though English spells it like a deed: "waves" of the sea. */
export const NAME_MARK = '\uf8f1';

/** Stands in the text for the n-th thing that was said. */
export const QUOTE_MARK = 0xe000;

export function quoteOf(text: string): number | null {
  const code = text.charCodeAt(0) - QUOTE_MARK;
  return code >= 0 && code < 0x1000 ? code : null;
}

const MAX_READ_CHARACTERS = 10_000;
const MAX_TOKENS = 1200;
/** Longer ones are no words of any table, and endings are not worth looking for. */
const MAX_WORD = 30;

/** A text longer than is read ends with a whole word. */
function cutLength(text: string): string {
  const cut = text.slice(0, MAX_READ_CHARACTERS);
  const end = cut.length < text.length ? cut.lastIndexOf(' ') : -1;
  return end === -1 ? cut : cut.slice(0, end);
}

/** Stands where a line of the prompt began, until its labels are read. */
export const LINE_MARK = '\u00b6';

/** What every later step reads: composed, no control characters, single spaces. What is said keeps its letters as written: `NFC`. */
export function normalise(text: string, form: 'NFKC' | 'NFC' = 'NFKC'): string {
  return (
    cutLength(text)
      .normalize(form)
      // One ligature may be eighteen letters.
      .slice(0, MAX_READ_CHARACTERS)
      .toWellFormed()
      // A line of its own is a sentence of its own.
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line, index, lines) => line !== '' || index === 0 || index === lines.length - 1)
      .map((line) => line.replaceAll(LINE_MARK, ' '))
      .join(`. ${LINE_MARK} `)
      .replace(/\p{Cc}|\p{Cf}|\p{Co}/gu, ' ')
      // "at 2 a.m.": one word.
      .replace(/\b(\d{1,2})(?::\d{2})?\s?([ap])\.?m\b\.?(?! \p{Lu})/giu, '$1$2m')
      // "Dr. Okafor": no sentence ends there.
      .replace(/\b(Dr|Mr|Mrs|Ms|Prof|Capt|Lt|Sgt)\.(?= )/g, '$1 ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

export function straightenQuotes(text: string): string {
  return text.replace(/[\u201c-\u201f\u00ab\u00bb\u300c-\u300f]/g, '"').replace(/[\u2018-\u201b\u2039\u203a]/g, "'");
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}']*|\p{Extended_Pictographic}|[\ue000-\uefff]/gu;

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const word = match[0].toLowerCase();
    const long = word.length > MAX_WORD;
    const nounForms = long ? [word] : nounFormsOf(word);
    const verbForms = long ? [] : verbFormsOf(word);
    const between = text.slice(end, match.index);
    tokens.push({
      text: word,
      forms: [...new Set([...nounForms, ...verbForms.map(({ lemma }) => lemma)])],
      nounForms,
      verbForms,
      opens: /[,.;:!?()[\]\u2026\u2013\u2014]| - /.test(between),
      colon: /:\s*$/.test(between),
      starts: tokens.length === 0 || /[.!?;\u2026\u3002]/.test(between),
      capital: match[0] !== word,
      joined: between === '-',
      start: match.index,
      end: match.index + match[0].length,
      role: null,
      told: partOf(text[match.index + match[0].length]),
      part: partOf(text[match.index + match[0].length]),
    });
    end = match.index + match[0].length;
    if (tokens.length === MAX_TOKENS) break;
  }
  return tokens;
}

function partOf(mark: string | undefined): Part | null {
  return mark === DOES_MARK ? 'does' : mark === NAME_MARK ? 'name' : null;
}

type Forms = 'forms' | 'nounForms';

function matches(token: Token | undefined, word: string, forms: Forms): boolean {
  return token !== undefined && token.role === null && !token.opens && token[forms].includes(word);
}

export interface PhraseMatch<T> {
  readonly at: number;
  readonly length: number;
  readonly value: T;
  readonly phrase: string;
}

/** A table of phrases, longest first for each first word: "golden hour" is found before "golden". */
export type PhraseTable<T> = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly value: T }[]>;

export function makePhraseTable<T>(entries: Iterable<readonly [string, T]>): PhraseTable<T> {
  const table = new Map<string, { words: readonly string[]; value: T }[]>();
  for (const [phrase, value] of entries) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    const rows = table.get(first) ?? [];
    rows.push({ words, value });
    rows.sort((a, b) => b.words.length - a.words.length);
    table.set(first, rows);
  }
  return table;
}

export function findPhraseAt<T>(
  tokens: readonly Token[],
  at: number,
  table: PhraseTable<T>,
  forms: Forms = 'forms',
): PhraseMatch<T> | null {
  const token = tokens[at];
  if (token === undefined || token.role !== null) return null;
  let best: PhraseMatch<T> | null = null;
  for (const form of token[forms]) {
    for (const { words, value } of table.get(form) ?? []) {
      if (best !== null && words.length <= best.length) continue;
      if (words.every((word, i) => (i === 0 ? true : matches(tokens[at + i], word, forms)))) {
        best = { at, length: words.length, value, phrase: words.join(' ') };
      }
    }
  }
  return best;
}

/** Finds every phrase of the table, left to right, and claims its words for `role`. */
export function claimPhrases<T>(
  tokens: readonly Token[],
  table: PhraseTable<T>,
  role: string,
  forms: Forms = 'forms',
): PhraseMatch<T>[] {
  const found: PhraseMatch<T>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = findPhraseAt(tokens, at, table, forms);
    if (match === null) continue;
    found.push(match);
    claim(tokens, match.at, match.length, role);
    at += match.length - 1;
  }
  return found;
}

export function claim(tokens: readonly Token[], at: number, length: number, role: string | null): void {
  for (const token of tokens.slice(at, at + length)) token.role = role;
}
