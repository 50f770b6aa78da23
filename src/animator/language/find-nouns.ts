import { ACTION_WORDS } from './action-words.ts';
import { COLOUR_WORDS, MATERIAL_WORDS, SIZE_WORDS, STOP_WORDS } from './attribute-words.ts';
import { findDictionaryKind } from './dictionary.ts';
import { HEAD_WORDS, NOUN_WORDS } from './noun-words.ts';
import type { Place } from './setting.ts';
import { findThing } from './things.ts';
import { claim, findPhraseAt, makePhraseTable, type Token } from './words.ts';

const NOUNS = makePhraseTable(NOUN_WORDS);
const ACTIONS = makePhraseTable(ACTION_WORDS);

const MAX_SUBJECTS = 12;
const MAX_FOUND = 24;
const LONGEST_COMPOUND = 4;

export interface FoundNoun {
  readonly at: number;
  readonly length: number;
  readonly noun: string;
  readonly kind: string;
  readonly place: Place | null;
  /** How many a word for several makes of it: "a penguin family". */
  readonly group?: number;
}

function isPlainAdjective(word: string): boolean {
  return STOP_WORDS.has(word) || Object.hasOwn(SIZE_WORDS, word) || MATERIAL_WORDS.has(word);
}

function findInDictionary(tokens: readonly Token[], at: number): FoundNoun | null {
  for (let length = LONGEST_COMPOUND; length > 0; length--) {
    const span = tokens.slice(at, at + length);
    if (span.length < length || span.some((token, i) => token.role !== null || (i > 0 && token.opens))) continue;
    const last = span.at(-1);
    const first = span[0];
    if (last === undefined || first === undefined) continue;
    if (length === 1 && (isPlainAdjective(first.text) || Object.hasOwn(COLOUR_WORDS, first.text))) continue;
    // "a wooden spoon" is a spoon, though the dictionary knows a prize of that name.
    if (length > 1 && isPlainAdjective(first.text)) continue;
    // "a bee flies" is no bee fly.
    if (length > 1 && /s$/.test(last.text) && findPhraseAt(tokens, at + length - 1, ACTIONS) !== null) continue;
    const head = span.slice(0, -1).map((token) => token.text);
    for (const form of last.nounForms) {
      const noun = [...head, form].join(' ');
      const kind = findDictionaryKind(noun);
      if (kind !== null) return { at, length, noun, kind, place: findThing(kind)?.home ?? null };
    }
  }
  return null;
}

function findNounAt(tokens: readonly Token[], at: number): FoundNoun | null {
  const match = findPhraseAt(tokens, at, NOUNS, 'nounForms');
  if (match === null) return null;
  // "the camera" is the one that films.
  if (match.value.kind === 'camera' && tokens[at - 1]?.text === 'the') return null;
  return { at, length: match.length, noun: match.phrase, kind: match.value.kind, place: match.value.place };
}

/** "an orange bicycle": a colour that is also a fruit is the fruit only when nothing follows that it could colour. */
function isColourOfNext(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined || next.opens || !Object.hasOwn(COLOUR_WORDS, token.text)) return false;
  return findNounAt(tokens, at + 1) !== null || findInDictionary(tokens, at + 1) !== null;
}

const BEFORE_VERBS =
  /^(?:to|who|that|which|it|he|she|they|we|i|you|and|is|are|was|were|be|being|can|could|will|would|may|might|must|should|does|do|did|not)$|ly$/;

const PREPOSITION = /^(?:on|in|at|over|under|above|by)$/;

/** Word for word from Chinese: "bird on mountain on fly" ends with what the bird does, after the place it does it at. */
function closesSentence(tokens: readonly Token[], at: number): boolean {
  const subject = tokens.findIndex(({ role }) => role === 'noun');
  if (at !== tokens.length - 1 || subject === -1 || !PREPOSITION.test(tokens[at - 1]?.text ?? '')) return false;
  return tokens.slice(subject, at).filter(({ text }) => PREPOSITION.test(text)).length > 1;
}

/** "a sink" is a thing, "ships sink" is what they do: a word that may be both is a verb right after its subject. */
function isVerbHere(tokens: readonly Token[], at: number, compounding: boolean): boolean {
  if (findPhraseAt(tokens, at, ACTIONS) === null) return false;
  if (!compounding && closesSentence(tokens, at)) return true;
  const before = tokens[at - 1];
  if (before === undefined) return false;
  // "a frisbee and skis": after "and" a name is a name.
  if (before.text === 'and' && findPhraseAt(tokens, at, NOUNS, 'nounForms') !== null) return false;
  // "birds over the mountains fly", but "a kitchen sink".
  if (before.role === 'place' && before.text.endsWith('s')) return true;
  return before.role === 'noun' || (before.role === null && BEFORE_VERBS.test(before.text));
}

/** Names of several words are kept from the tables of settings: no "ice cream" may bring a winter. */
export function reserveCompounds(tokens: readonly Token[]): void {
  for (let at = 0; at < tokens.length; at++) {
    const match = findPhraseAt(tokens, at, NOUNS, 'nounForms');
    if (match === null || match.length < 2) continue;
    claim(tokens, at, match.length, 'compound');
    at += match.length - 1;
  }
}

export function releaseCompounds(tokens: readonly Token[]): void {
  for (const token of tokens) if (token.role === 'compound') token.role = null;
}

const ONE = /^(?:a|an|one|the|this|that|his|her|each|every|another)$/;

/** "a woman waters plants": after one thing a word in -s is what it does. */
function isVerbOf(tokens: readonly Token[], { at, length }: FoundNoun): boolean {
  const after = tokens[at + length];
  if (after === undefined || after.opens || !/[^s]s$/.test(after.text)) return false;
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => ONE.test(text));
}

/** Places that tell where without "in": five fish underwater are no place. */
const WHEREABOUTS: ReadonlySet<string> = new Set([
  'underwater',
  'indoors',
  'indoor',
  'downtown',
  'outdoors',
  'alpine',
  'urban',
  'coastal',
]);

/** "a glass table" is a table, "a bird feeder" no bird: of nouns in a row only the last is the thing. */
function isModifier(tokens: readonly Token[], { at, length }: FoundNoun, next: FoundNoun | undefined): boolean {
  const [last, after] = [tokens[at + length - 1], tokens[at + length]];
  if (last === undefined || after === undefined || after.opens) return false;
  const plural = last.text.endsWith('s') && last.nounForms.length > 1 && !last.text.includes("'");
  if (plural) return false;
  if (
    next?.at === at + length ||
    (after.role === 'place' && !STOP_WORDS.has(after.text) && !WHEREABOUTS.has(after.text))
  )
    return true;
  return after.role === null && after.nounForms.some((form) => HEAD_WORDS.has(form));
}

const GROUPS: Readonly<Record<string, number>> = { family: 3, couple: 2, crowd: 7 };

/** "a penguin family" is penguins and nobody else. */
function joinGroup(noun: FoundNoun, next: FoundNoun | undefined): FoundNoun | null {
  const group = next === undefined ? undefined : GROUPS[next.noun];
  if (next === undefined || group === undefined || next.at !== noun.at + noun.length) return null;
  return findThing(noun.kind)?.art === 'rig:person' ? null : { ...noun, length: noun.length + next.length, group };
}

/** Takes out what only stands next to a thing: verbs that look like nouns, and nouns that describe the next one. */
function dropNeighbours(tokens: readonly Token[], found: readonly FoundNoun[]): FoundNoun[] {
  const kept: FoundNoun[] = [];
  let verbAt = -1;
  for (const [i, noun] of found.entries()) {
    const joined = joinGroup(noun, found[i + 1]);
    if (joined !== null) {
      kept.push(joined);
      verbAt = found[i + 1]?.at ?? -1;
      continue;
    }
    if (noun.at === verbAt) {
      claim(tokens, noun.at, noun.length, kept.at(-1)?.group === undefined ? null : 'noun');
      continue;
    }
    verbAt = isVerbOf(tokens, noun) ? noun.at + noun.length : -1;
    if (verbAt === -1 && isModifier(tokens, noun, found[i + 1])) claim(tokens, noun.at, noun.length, 'modifier');
    else kept.push(noun);
  }
  return kept;
}

/** `compounding`: whether nouns in a row make one name, as in English. */
export function findNouns(tokens: readonly Token[], compounding: boolean): FoundNoun[] {
  const found: FoundNoun[] = [];
  for (let at = 0; at < tokens.length && found.length < MAX_FOUND; at++) {
    const token = tokens[at];
    if (token === undefined || token.role !== null) continue;
    const listed = findNounAt(tokens, at);
    const compound = listed !== null && listed.length > 1;
    if (!compound && (isColourOfNext(tokens, at) || isVerbHere(tokens, at, compounding))) continue;
    // A verb the tables know is not looked up: the dictionary has a noun for nearly every one.
    const named =
      listed === null || listed.length === 1
        ? findPhraseAt(tokens, at, ACTIONS) === null || listed !== null
          ? findInDictionary(tokens, at)
          : null
        : null;
    const best = listed === null || (named !== null && named.length > listed.length) ? named : listed;
    if (best === null) continue;
    found.push(best);
    claim(tokens, at, best.length, 'noun');
    at += best.length - 1;
  }
  return (compounding ? dropNeighbours(tokens, found) : found).slice(0, MAX_SUBJECTS);
}
