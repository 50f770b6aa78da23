import { ACTION_WORDS, type ActionClass, DIRECTION_WORDS, SHORT_DIRECTIONS, VERB_DIRECTIONS } from './action-words.ts';
import { COLLECTIVE_WORDS, COLOUR_WORDS, COUNT_WORDS, SIZE_WORDS, spellColour } from './attribute-words.ts';
import { type FoundNoun, findNouns } from './find-nouns.ts';
import { fillContainers, handOver, seatTheBusy } from './holders.ts';
import { giveActions, isDefinite, mergeMentions } from './mentions.ts';
import { NOUN_WORDS } from './noun-words.ts';
import { takeOutfits } from './outfits.ts';
import { listRelations, readOpeningRelation, readSide } from './read-relations.ts';
import type { Subject, SubjectAction } from './reading.ts';
import type { Relation } from './relation-words.ts';
import type { Direction } from './setting.ts';
import { claim, findPhraseAt, makePhraseTable, type PhraseMatch, type Token } from './words.ts';

const ACTIONS = makePhraseTable(ACTION_WORDS);
const DIRECTIONS = makePhraseTable(DIRECTION_WORDS);
const NAMES = makePhraseTable(NOUN_WORDS.filter(([name]) => name.includes(' ')));

const MAX_COUNT = 12;
/** How far before its noun a count or a colour may stand, and how far after it the verb. */
const REACH_BEFORE = 5;
const REACH_AFTER = 7;

/** Relations that are deeds. */
const ACTION_OF_RELATION: Readonly<Partial<Record<Relation, SubjectAction>>> = {
  riding: { verb: 'ride', class: 'drive', direction: null },
  holding: { verb: 'hold', class: 'look', direction: null },
};

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
    if (token.role !== null && token.role !== 'attribute' && token.role !== 'modifier') continue;
    const { text } = token;
    if (read.count === null && token.role === 'attribute' && Object.hasOwn(COLLECTIVE_WORDS, text)) {
      read.count = COLLECTIVE_WORDS[text] ?? null;
    } else if (read.count === null && Object.hasOwn(COUNT_WORDS, text)) {
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

/** "a pack of wolves", "a family of ducks": the word says how many, and is no school, band or family itself. */
function takeCollectives(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    if (token.role !== null || !token.nounForms.some((form) => Object.hasOwn(COLLECTIVE_WORDS, form))) continue;
    const [of, next] = [tokens[at + 1], tokens[at + 2]];
    if (of?.text !== 'of' || of.opens || next === undefined || next.role !== null) continue;
    if (findPhraseAt(tokens, at, NAMES, 'nounForms') === null) token.role = 'attribute';
  }
}

const isMoving = (action: ActionClass): boolean => /^(?:walk|run|fly|float|sail|drive|swim|jump|fall)$/.test(action);

/** "rolls left", "slides slowly down" */
function readShortDirection(tokens: readonly Token[], at: number): Direction | null {
  for (const token of tokens.slice(at, at + 2)) {
    if (token.opens || token.role !== null) return null;
    const direction = SHORT_DIRECTIONS[token.text];
    if (direction !== undefined) return direction;
    if (!token.text.endsWith('ly')) return null;
  }
  return null;
}

function readAction(tokens: readonly Token[], from: number, to: number, alone: boolean): SubjectAction | null {
  let verb: { readonly word: string; readonly class: ActionClass; readonly end: number } | null = null;
  for (let at = from; at < to; at++) {
    // A way is told in the same breath as the verb.
    if (verb !== null && tokens[at]?.opens) break;
    const direction = findPhraseAt(tokens, at, DIRECTIONS);
    // Without a verb "to the left" says where it is, not where it goes.
    const travels =
      verb === null ? alone && /ward|^from|to right$|to left$/.test(direction?.phrase ?? '') : isMoving(verb.class);
    if (direction !== null && travels) {
      claim(tokens, at, direction.length, 'direction');
      return { verb: verb?.word ?? 'move', class: verb?.class ?? 'walk', direction: direction.value };
    }
    if (verb !== null) continue;
    const action: PhraseMatch<ActionClass> | null = findPhraseAt(tokens, at, ACTIONS);
    if (action === null) continue;
    claim(tokens, at, action.length, 'action');
    verb = { word: action.phrase, class: action.value, end: at + action.length };
  }
  if (verb === null) return null;
  const short = isMoving(verb.class) ? readShortDirection(tokens, verb.end) : null;
  return { verb: verb.word, class: verb.class, direction: short ?? VERB_DIRECTIONS[verb.word] ?? null };
}

function isPlural(tokens: readonly Token[], found: FoundNoun): boolean {
  const last = tokens[found.at + found.length - 1];
  if (last === undefined || last.text.includes("'")) return false;
  return (
    last.text !== found.noun.split(' ').at(-1) &&
    (/s$/.test(last.text) || last.text === 'people' || /men$|children$|mice$|geese$/.test(last.text))
  );
}

/** What a word counts by itself, without a number. */
function countByName(found: FoundNoun, plural: boolean): number {
  if (found.group !== undefined) return found.group;
  if (found.noun.startsWith('flock')) return 11;
  if (found.noun === 'crowd') return 7;
  if (found.noun === 'couple' || found.noun === 'twin') return 2;
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

/** "a child building a castle to the left of a boat": who is busy with a thing stands where the thing stands. */
function inheritRelation(
  relations: ReturnType<typeof listRelations>,
  joined: readonly boolean[],
  index: number,
): Subject['relations'][number] | null {
  const next = relations[index + 1] ?? null;
  const beside = next?.relation === 'left_of' || next?.relation === 'right_of';
  return beside && joined[index] !== true ? next : null;
}

export function readSubjects(tokens: readonly Token[], compounding: boolean): Subject[] {
  takeCollectives(tokens);
  const { nouns, outfits } = takeOutfits(tokens, findNouns(tokens, compounding));
  const opening = readOpeningRelation(tokens, nouns);
  const relations = listRelations(tokens, nouns);
  const joined = nouns.map((found, i) => {
    const between = tokens.slice(found.at + found.length, nouns[i + 1]?.at ?? 0);
    return between.length <= REACH_BEFORE && between.some((token) => token.text === 'and');
  });
  // Somebody moves and has not been told where to: a way told later is theirs.
  let waiting = false;
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
    const relation = relations[i] ?? (i === 1 ? opening : null) ?? inheritRelation(relations, joined, i);
    // A verb before its thing ("running dog") counts when none follows.
    const action =
      readAction(tokens, end, to, !waiting) ??
      ACTION_OF_RELATION[relation?.relation ?? 'near'] ??
      readAction(tokens, from, found.at, false);
    if (action !== null && action.direction === null && isMoving(action.class)) waiting = true;
    const side = readSide(tokens, end, to);
    const wears = outfits.get(found.at) ?? [];
    // "golden retriever" carries its colour in its name.
    const said =
      colour ??
      found.noun.split(' ').find((part, at) => Object.hasOwn(COLOUR_WORDS, part) && at < found.length - 1) ??
      wears.find((worn) => worn.colour !== null)?.colour ??
      readLaterColour(tokens, end, to);
    return {
      word,
      noun: found.noun,
      kind: found.kind,
      place: found.place,
      count: Math.max(1, Math.min(MAX_COUNT, count === null || (count === 1 && many > 1) ? many : count)),
      colour: said === null ? null : spellColour(said),
      wears,
      size,
      action,
      relations: relation === null ? [] : [relation],
      side,
    };
  });
  const placed = handOver(seatTheBusy(fillContainers(subjects, tokens, nouns)), tokens, nouns);
  const told = giveActions(shareActions(placed, joined), tokens, nouns);
  return mergeMentions(
    sendOff(told, tokens),
    nouns.map((found) => isDefinite(tokens, found)),
  );
}

/** "a fox sneaks past a dog from right to left": a way told late is that of the first who moves and has none. */
function sendOff(subjects: readonly Subject[], tokens: readonly Token[]): Subject[] {
  const way = tokens.map((_, at) => findPhraseAt(tokens, at, DIRECTIONS)).find((match) => match !== null);
  const mover = subjects.findIndex(
    ({ action }) => action !== null && action.direction === null && isMoving(action.class),
  );
  if (way === undefined || way === null) return [...subjects];
  return subjects.map((subject, i) =>
    i === mover && subject.action !== null
      ? { ...subject, action: { ...subject.action, direction: way.value } }
      : subject,
  );
}
