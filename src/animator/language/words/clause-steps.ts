import type { Candidate } from './doubtful-words.ts';
import { type Before, FOLLOWS } from './grammar-table.ts';
import { PARTS, type Part, type Token } from './words.ts';

/** How far a clause has come. */
export interface Clause {
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
  /** "a knight who was thought dead": whoever is told of so waits for a verb outside; as `subject`. */
  readonly outer: 0 | 1 | 2;
}

export const OPENING: Clause = {
  ...{ part: 'aside', subject: 0, finite: false, phrase: false, joined: false, owed: false, one: false },
  outer: 0,
};
const NO_VERB = -2.5;
/** "above her.": an article has a noun. */
const NO_NOUN = -4;
/** "a battles". */
const NOT_ONE = -2;
/** A title may have none: "a cat on a sofa". */
const NO_VERB_IN_TITLE = -0.7;
/** "a knight who kneels": no more is said of many. */
const NO_VERB_OUTSIDE = -0.5;
/** Back from what was told of somebody to what they do. */
const BACK_OUTSIDE = -0.4;
const NEW_CLAUSE = { joint: -0.9, comma: -1.3 } as const;

const SEVERAL = /^(?:they|we|i|you|both|all|these)$/;

/** Clauses that have come equally far. */
export function keyOf({ part, subject, finite, phrase, joined, owed, one, outer }: Clause): number {
  const flags = (finite ? 8 : 0) + (phrase ? 4 : 0) + (joined ? 2 : 0) + (owed ? 1 : 0);
  return (PARTS.indexOf(part) * 3 + outer) * 96 + subject * 32 + (one ? 16 : 0) + flags;
}

/** What it costs to end a clause here. */
export function close({ part, subject, finite, owed, outer }: Clause): number {
  const bare = (part === 'article' ? NO_NOUN : 0) + (outer > 0 ? NO_VERB_OUTSIDE : 0);
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
      // "runs as the doors close, then slumps": whom the sentence began with does.
      return subject === 0 ? -3 : !finite ? -3 : agrees ? 0.2 : owed ? -0.8 : -1.5;
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

function stepNoun(clause: Clause, before: Before, part: Part, text = ''): Step[] {
  // "three girls, one with a guitar, sing": one of them, and no subject of its own.
  if (before === 'comma' && clause.subject === 2 && !clause.finite && text === 'one') return [[{ ...clause, part }, 0]];
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
  const wants = part === 'does' ? 1 : 2;
  const subject = clause.subject === 0 ? wants : clause.subject;
  const inside: Step = [{ ...done, finite: true, subject }, fitVerb(clause, before, wants)];
  return clause.finite && clause.outer === wants && ENDS_TOLD.has(before)
    ? [inside, [{ ...done, finite: true, subject: clause.outer, outer: 0 }, BACK_OUTSIDE]]
    : [inside];
}

/** What a clause that tells of somebody may end with, before they do something. */
const ENDS_TOLD: ReadonlySet<Before> = new Set([
  'name',
  'names',
  'quality',
  'adverb',
  'comma',
  'object',
  'does',
  'do',
  'done',
  'doing',
]);

/** "One waves": what follows is one, or what it does. */
const ONE = /^(?:an?|one|another)$/;
const COMPANIES = /^(?:couple|family|team|pair|crew|group|band|duo|trio|crowd)$/;

const BEGINS_NOUN: ReadonlySet<Part> = new Set(['article', 'quality', 'name', 'names']);

/** Of the noun that a clause has come to; of its subject, where it has come to none. */
const numberOf = ({ part, subject }: Clause): Clause['subject'] =>
  part === 'names' ? 2 : part === 'name' ? 1 : subject;

const waitingIn = ({ finite, subject, outer }: Clause): Clause['outer'] => (finite ? outer : subject);

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
        : stepNoun(clause, before, part, token.text);
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
      // "the cake that she baked": of the cake more is said.
      return before === 'relative'
        ? [[{ ...clause, part, subject: SEVERAL.test(token.text) ? 2 : 1 }, 0]]
        : [[{ ...OPENING, part, subject: SEVERAL.test(token.text) ? 2 : 1, owed: true }, close(clause)]];
    case 'link':
      return [[{ ...OPENING, part, owed: true }, close(clause)]];
    case 'object':
      return [[{ ...clause, part, phrase: false }, 0]];
    case 'relative':
      // "a man smiles at his kids who play": they do, whom the word stands behind.
      return [
        [{ ...clause, part, finite: false, phrase: false, subject: numberOf(clause), outer: waitingIn(clause) }, 0],
      ];
    case 'joint':
      return [[{ ...clause, part, joined: before !== 'quality' && clause.subject > 0 && !clause.finite }, 0]];
    default:
      return [[{ ...clause, part }, 0]];
  }
}

/** How a clause may go on with a word, and how likely each way is. */
export function step(clause: Clause, token: Token, candidate: Candidate): Step[] {
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
