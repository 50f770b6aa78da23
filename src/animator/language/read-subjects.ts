import {
  ACTION_WORDS,
  type ActionClass,
  COLOUR_WORDS,
  COUNT_WORDS,
  DIRECTION_WORDS,
  SIZE_WORDS,
} from './action-words.ts';
import { type FoundNoun, findNouns } from './find-nouns.ts';
import { takeOutfits } from './outfits.ts';
import { listRelations, readOpeningRelation, readSide } from './read-relations.ts';
import type { Subject, SubjectAction } from './reading.ts';
import { claim, findPhraseAt, makePhraseTable, type PhraseMatch, type Token } from './words.ts';

const ACTIONS = makePhraseTable(ACTION_WORDS);
const DIRECTIONS = makePhraseTable(DIRECTION_WORDS);

const MAX_COUNT = 12;
/** How far before its noun a count or a colour may stand, and how far after it the verb. */
const REACH_BEFORE = 5;
const REACH_AFTER = 7;

interface Attributes {
  count: number | null;
  colour: string | null;
  size: 'small' | 'large' | null;
}

/** Looks back from the noun to the previous thing: "two red birds" must not colour what stands before them. */
function readAttributes(tokens: readonly Token[], from: number, to: number): Attributes {
  const read: Attributes = { count: null, colour: null, size: null };
  for (let at = to - 1; at >= from; at--) {
    const token = tokens[at];
    if (token === undefined || token.role === 'noun') break;
    if (token.role !== null && token.role !== 'attribute') continue;
    const { text } = token;
    if (read.count === null && Object.hasOwn(COUNT_WORDS, text)) {
      read.count = COUNT_WORDS[text] ?? null;
      token.role = 'attribute';
    } else if (read.count === null && /^\d{1,4}$/.test(text)) {
      read.count = Number(text);
      token.role = 'attribute';
    } else if (read.colour === null && Object.hasOwn(COLOUR_WORDS, text)) {
      read.colour = text;
      token.role = 'attribute';
    } else if (read.size === null && Object.hasOwn(SIZE_WORDS, text)) {
      read.size = SIZE_WORDS[text] ?? null;
      token.role = 'attribute';
    }
    // The next sentence part begins here: what stands before it belongs to something else.
    if (token.opens) break;
  }
  return read;
}

/** "a girl in a red dress", "the bird is blue": a colour told after the thing. */
function readLaterColour(tokens: readonly Token[], from: number, to: number): string | null {
  const is = tokens.findIndex(
    (token, at) => at >= from && at < to && /^(?:is|are|painted|colored|coloured)$/.test(token.text),
  );
  const said = is === -1 ? undefined : tokens[is + 1];
  if (said === undefined || said.role !== null || !Object.hasOwn(COLOUR_WORDS, said.text)) return null;
  said.role = 'attribute';
  return said.text;
}

function readAction(tokens: readonly Token[], from: number, to: number): SubjectAction | null {
  let verb: { readonly word: string; readonly class: ActionClass } | null = null;
  for (let at = from; at < to; at++) {
    const direction = findPhraseAt(tokens, at, DIRECTIONS);
    if (direction !== null && verb !== null) {
      claim(tokens, at, direction.length, 'direction');
      return { verb: verb.word, class: verb.class, direction: direction.value };
    }
    if (verb !== null) continue;
    const action: PhraseMatch<ActionClass> | null = findPhraseAt(tokens, at, ACTIONS);
    if (action === null) continue;
    claim(tokens, at, action.length, 'action');
    verb = { word: action.phrase, class: action.value };
  }
  return verb === null ? null : { verb: verb.word, class: verb.class, direction: null };
}

function isPlural(tokens: readonly Token[], found: FoundNoun): boolean {
  const last = tokens[found.at + found.length - 1];
  if (last === undefined) return false;
  return (
    last.text !== found.noun.split(' ').at(-1) &&
    (/s$/.test(last.text) || last.text === 'people' || /men$|children$|mice$|geese$/.test(last.text))
  );
}

/** What a word counts by itself, without a number. */
function countByName(found: FoundNoun, plural: boolean): number {
  if (found.noun.startsWith('flock')) return 9;
  if (found.noun === 'couple') return 2;
  return found.noun === 'family' || found.noun === 'people' || plural ? 3 : 1;
}

/** "a dog and a woman walk": what the last of a row does, all of them do. */
function shareActions(subjects: readonly Subject[], joined: readonly boolean[]): Subject[] {
  const shared = [...subjects];
  for (let i = shared.length - 2; i >= 0; i--) {
    const subject = shared[i];
    const next = shared[i + 1];
    if (subject === undefined || next === undefined || subject.action !== null || joined[i] !== true) continue;
    shared[i] = { ...subject, action: next.action };
  }
  return shared;
}

export function readSubjects(tokens: readonly Token[]): Subject[] {
  const { nouns, outfits } = takeOutfits(tokens, findNouns(tokens));
  const opening = readOpeningRelation(tokens, nouns);
  const relations = listRelations(tokens, nouns);
  const joined = nouns.map((found, i) => {
    const between = tokens.slice(found.at + found.length, nouns[i + 1]?.at ?? 0);
    return between.length <= REACH_BEFORE && between.some((token) => token.text === 'and');
  });
  const subjects = nouns.map((found, i): Subject => {
    const before = nouns[i - 1];
    const after = nouns[i + 1];
    const end = found.at + found.length;
    const from = Math.max(before === undefined ? 0 : before.at + before.length, found.at - REACH_BEFORE);
    const to = Math.min(tokens.length, end + REACH_AFTER, after?.at ?? tokens.length);
    const { count, colour, size } = readAttributes(tokens, from, found.at);
    const word = tokens
      .slice(found.at, end)
      .map((token) => token.text)
      .join(' ');
    const plural = isPlural(tokens, found);
    const many = countByName(found, plural);
    const relation = relations[i] ?? (i === 1 ? opening : null);
    const side = readSide(tokens, end, to);
    const wears = outfits.get(found.at) ?? [];
    return {
      word,
      noun: found.noun,
      kind: found.kind,
      place: found.place,
      count: Math.max(1, Math.min(MAX_COUNT, count === null || (count === 1 && many > 1) ? many : count)),
      // "golden retriever" carries its colour in its name.
      colour:
        colour ??
        found.noun.split(' ').find((part, at) => Object.hasOwn(COLOUR_WORDS, part) && at < found.length - 1) ??
        wears.find((worn) => worn.colour !== null)?.colour ??
        readLaterColour(tokens, end, to),
      wears,
      size,
      // A verb before its thing ("running dog") counts when none follows.
      action: readAction(tokens, end, to) ?? readAction(tokens, from, found.at),
      relations: relation === null ? [] : [relation],
      side,
    };
  });
  return shareActions(subjects, joined);
}
