import type { Lexicon } from '../../catalogue/lexicon.ts';
import {
  findManners,
  isDoneSo,
  isOfTwoDeeds,
  isOnItsWay,
  isOnlyNamed,
  MANNER,
  partsByNeighbours,
  weighRow,
} from './around-words.ts';
import { CAUSED, findCaused } from './caused.ts';
import { type Before, FOLLOWS } from './grammar-table.ts';
import { type Candidate, listParts } from './part-of-speech.ts';
import { PARTS, type Part, type Token } from './words.ts';

/** How far a clause has come. */
interface Clause {
  readonly part: Part;
  /** None yet, one, or several. */
  readonly subject: 0 | 1 | 2;
  readonly finite: boolean;
  /** The noun at hand hangs on a preposition. */
  readonly phrase: boolean;
  /** An "and" joins the next noun to the subject. */
  readonly joined: boolean;
  /** A link or a new subject began the clause: without a verb it would be none. */
  readonly owed: boolean;
  /** "a pirate ship battles": the noun at hand is one by its article. */
  readonly one: boolean;
}

interface Path {
  readonly clause: Clause;
  readonly score: number;
  readonly from: Path | null;
}

const OPENING: Clause = {
  ...{ part: 'aside', subject: 0, finite: false, phrase: false, joined: false, owed: false, one: false },
};
const NO_VERB = -2.5;
/** "above her.": an article has a noun. */
const NO_NOUN = -4;
/** "a battles". */
const NOT_ONE = -2;
/** A title may have none: "a cat on a sofa". */
const NO_VERB_IN_TITLE = -0.7;
const NEW_CLAUSE = { joint: -0.9, comma: -1.3 } as const;

const SEVERAL = /^(?:they|we|i|you|both|all|these)$/;

function keyOf({ part, subject, finite, phrase, joined, owed, one }: Clause): number {
  const flags = (finite ? 8 : 0) + (phrase ? 4 : 0) + (joined ? 2 : 0) + (owed ? 1 : 0);
  return PARTS.indexOf(part) * 96 + subject * 32 + (one ? 16 : 0) + flags;
}

function close({ part, subject, finite, owed }: Clause): number {
  const bare = part === 'article' ? NO_NOUN : 0;
  if (finite || subject === 0) return bare;
  return bare + (owed ? NO_VERB : NO_VERB_IN_TITLE);
}

/** How well a verb fits the subject that its clause has, and where it stands. */
function fitVerb(clause: Clause, before: Before, wants: 1 | 2): number {
  const { subject, finite, phrase, owed } = clause;
  const agrees = subject === wants || (before === 'relative' && subject === 0);
  const wrong = wants === 1 ? -2 : -4;
  switch (before) {
    case 'name':
    case 'names':
      if (finite) return phrase ? -4 : -3.5;
      return subject === 0 ? -3 : agrees ? 0.8 : wrong;
    case 'pronoun':
    case 'relative':
      return agrees ? 0.6 : wrong - 1;
    case 'joint':
      return subject === 0 ? -3 : !finite ? -3 : agrees ? 0.2 : -1.5;
    case 'comma':
      // "kneels before the queen, stands up": no comma parts a subject from the verb that it owes.
      return subject === 0 ? -3 : !agrees ? wrong : finite ? -0.5 : owed ? -1.5 : 0.3;
    case 'adverb':
      return subject === 0 ? -2.5 : !agrees ? wrong : finite ? -2.5 : 0.3;
    default:
      return subject === 0 || agrees ? 0 : wrong;
  }
}

type Step = readonly [clause: Clause, score: number];

function stepNoun(clause: Clause, before: Before, part: Part): Step[] {
  const inPhrase = clause.phrase && before !== 'comma' && before !== 'start';
  const several = clause.joined || part === 'names';
  const subject = clause.finite || inPhrase ? clause.subject : several ? 2 : 1;
  return [[{ ...clause, part, phrase: inPhrase, subject }, clause.one && part === 'names' ? NOT_ONE : 0]];
}

function stepVerb(clause: Clause, before: Before, part: Part): Step[] {
  const done = { ...clause, part, phrase: false, joined: false };
  if (part === 'doing') return [[done, 0]];
  if (part === 'done') {
    const past =
      clause.subject > 0 && !clause.finite && (before === 'name' || before === 'pronoun' || before === 'names');
    return past
      ? [
          [done, 0],
          [{ ...done, finite: true }, -1.3],
        ]
      : [[{ ...done, finite: clause.finite || before === 'pronoun' }, 0]];
  }
  if (part === 'be') {
    const late = clause.finite && (before === 'name' || before === 'names') ? -2.5 : 0;
    return [[{ ...done, finite: true }, late]];
  }
  if (part === 'do' && before === 'to') return [[{ ...done, finite: clause.finite }, 0]];
  // "to look at the camera and slowly smile": the infinitive goes on.
  if (part === 'do' && before === 'adverb' && clause.subject === 1) return [[{ ...done, finite: clause.finite }, -0.6]];
  const subject = clause.subject === 0 ? (part === 'does' ? 1 : 2) : clause.subject;
  return [[{ ...done, finite: true, subject }, fitVerb(clause, before, part === 'does' ? 1 : 2)]];
}

/** "One waves": what follows is one, or what it does. */
const ONE = /^(?:an?|one|another)$/;
const COMPANIES = /^(?:couple|family|team|pair|crew|group|band|duo|trio|crowd)$/;

const BEGINS_NOUN: ReadonlySet<Part> = new Set(['article', 'quality', 'name', 'names']);

function stepWithin(at: Clause, before: Before, { part }: Candidate, token: Token): Step[] {
  // An article makes one of the noun that follows, up to whatever is no word of it.
  const clause = { ...at, one: part === 'article' ? ONE.test(token.text) : at.one && BEGINS_NOUN.has(part) };
  switch (part) {
    case 'name':
      // "an elderly couple share an umbrella".
      return COMPANIES.test(token.text)
        ? [
            ...stepNoun(clause, before, part),
            ...stepNoun({ ...clause, one: false }, before, 'names').map(([next, score]): Step => [next, score - 0.4]),
          ]
        : stepNoun(clause, before, part);
    case 'names':
      return stepNoun(clause, before, part);
    case 'does':
    case 'do':
    case 'doing':
    case 'done':
    case 'be':
      return stepVerb(clause, before, part);
    case 'preposition':
      return [[{ ...clause, part, phrase: true }, 0]];
    case 'pronoun':
      return [[{ ...OPENING, part, subject: SEVERAL.test(token.text) ? 2 : 1, owed: true }, close(clause)]];
    case 'link':
      return [[{ ...OPENING, part, owed: true }, close(clause)]];
    case 'object':
      return [[{ ...clause, part, phrase: false }, 0]];
    case 'relative':
      return [[{ ...clause, part, finite: false, phrase: false }, 0]];
    case 'joint':
      return [[{ ...clause, part, joined: before !== 'quality' && clause.subject > 0 && !clause.finite }, 0]];
    default:
      return [[{ ...clause, part }, 0]];
  }
}

function step(clause: Clause, token: Token, candidate: Candidate): Step[] {
  if (token.starts) {
    const ended = close(clause);
    return stepWithin(OPENING, 'start', candidate, token).map(([next, score]) => [
      next,
      score + ended + followed(candidate, 'start'),
    ]);
  }
  const before: Before = token.opens ? 'comma' : clause.part;
  const here = before === 'comma' ? { ...clause, phrase: false } : clause;
  const steps = stepWithin(here, before, candidate, token);
  const context = before === 'aside' ? 'comma' : before;
  if (BEGINS_NOUN.has(candidate.part) && (context === 'joint' || context === 'comma')) {
    // "…, and her breath fogs": another subject, which owes a verb.
    if (here.finite)
      steps.push(
        ...stepWithin({ ...OPENING, owed: true }, before, candidate, token).map(
          ([next, score]): Step => [next, score + NEW_CLAUSE[context]],
        ),
      );
    // "a bride in a gown and a groom": the second noun is a subject too.
    else if (here.phrase && here.subject > 0)
      steps.push(
        ...stepWithin({ ...here, phrase: false, joined: true }, before, candidate, token).map(
          ([next, score]): Step => [next, score - 0.8],
        ),
      );
  }
  const bare = before === 'comma' && clause.part === 'article' ? NO_NOUN : 0;
  // "a shirtless, tattooed surfer": qualities in a row.
  const inRow = before === 'comma' && clause.part === 'quality' ? (candidate.part === 'quality' ? 0.6 : -0.8) : 0;
  return steps.map(([next, score]) => [next, score + bare + inRow + followed(candidate, before)]);
}

function followed({ part }: Candidate, before: Before): number {
  const { given, rest } = FOLLOWS[part];
  return given[before] ?? rest;
}

/** "a cell phone", "a living room": names of several words that the catalogue lists hold together. */
function findNames(tokens: readonly Token[], lexicon: Lexicon): Map<number, 'within' | 'end'> {
  const held = new Map<number, 'within' | 'end'>();
  for (let at = 0; at < tokens.length; at++) {
    for (const length of [3, 2]) {
      const span = tokens.slice(at, at + length);
      const last = span.at(-1);
      // "an elderly woman's face": hers, and the name goes on.
      if (last === undefined || span.length < length || /'s?$/.test(last.text)) continue;
      if (span.some(({ role, opens, text }, i) => role !== null || text === 'of' || (i > 0 && opens))) continue;
      const start = span
        .slice(0, -1)
        .map(({ text }) => text)
        .join(' ');
      if (!last.nounForms.some((form) => lexicon.lists(`${start} ${form}`))) continue;
      if (isOnItsWay(tokens, at, at + length - 1)) continue;
      for (let i = at; i < at + length - 1; i++) held.set(i, 'within');
      held.set(at + length - 1, 'end');
      at += length - 1;
      break;
    }
  }
  return held;
}

function weighNames(
  candidates: readonly Candidate[],
  held: 'within' | 'end' | undefined,
  token: Token,
): readonly Candidate[] {
  if (held === undefined) return candidates;
  if (held === 'within')
    // ", fishing rods in their hands": the rods, where nobody fishes them.
    return [
      ...candidates.filter(({ part }) => part !== 'quality'),
      { part: 'quality', weight: token.text.endsWith('ing') ? 2 : 0.8 },
    ];
  const part = token.nounForms.length > 1 ? 'names' : 'name';
  return [...candidates.filter((each) => each.part !== part), { part, weight: 1.2 }];
}

/**
 * What each word is in its sentence: the likeliest way through all of them, by how words are mostly used and by how clauses are built. A noun phrase that
 * owes a verb makes the next word one ("a line cook plates dumplings"), an article before it makes it none.
 */
export function tagWords(tokens: readonly Token[], lexicon: Lexicon): void {
  const held = findNames(tokens, lexicon);
  const caused = findCaused(tokens, lexicon);
  const manners = findManners(tokens, lexicon);
  let paths: Path[] = [{ clause: OPENING, score: 0, from: null }];
  for (const [at, token] of tokens.entries()) {
    const best = new Map<number, Path>();
    const candidates: readonly Candidate[] = manners.has(at)
      ? MANNER
      : caused.has(at)
        ? CAUSED
        : weighRow(
            weighNames(
              partsByNeighbours(tokens, at) ?? listParts(token, tokens[at + 1], lexicon, tokens[at + 2]),
              held.get(at),
              token,
            ),
            { row: isOnlyNamed(tokens, at), deed: manners.has(at - 1) || isOfTwoDeeds(tokens, at, lexicon) },
          );
    const told = isDoneSo(tokens, at) ? candidates.filter(({ part }) => part !== 'quality') : candidates;
    for (const path of paths) {
      for (const candidate of told.length > 0 ? told : candidates) {
        for (const [clause, score] of step(path.clause, token, candidate)) {
          const total = path.score + score + candidate.weight;
          const key = keyOf(clause);
          const known = best.get(key);
          if (known === undefined || known.score < total) best.set(key, { clause, score: total, from: path });
        }
      }
    }
    paths = [...best.values()];
  }
  let path: Path | null = paths.reduce<Path | null>((one, other) => {
    const [a, b] = [
      one === null ? Number.NEGATIVE_INFINITY : one.score + close(one.clause),
      other.score + close(other.clause),
    ];
    return a >= b ? one : other;
  }, null);
  for (let at = tokens.length - 1; path !== null && path.from !== null; path = path.from, at--) {
    const token = tokens[at];
    if (token === undefined) continue;
    token.part = path.clause.part;
    if (manners.has(at)) token.role = 'action';
  }
}
