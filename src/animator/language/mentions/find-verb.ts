import { type ActRow, findAct } from '../../catalogue/acts.ts';
import type { Lexicon } from '../../catalogue/lexicon.ts';
import { findUses, type Uses } from '../../catalogue/parts-of-speech.ts';
import { isUnseen, nearestAct } from '../../catalogue/verbs-of.ts';
import { ADVERBS, DETERMINERS, LIGHT_VERBS, LINKS, PREPOSITIONS } from '../words/english.ts';
import type { VerbForm } from '../words/word-forms.ts';
import type { Part, Token } from '../words/words.ts';
import { goesOn, listWays } from './verb-ways.ts';

/** "does a backflip", "performs a perfect handstand": the noun is the act. */
const PERFORMS = /^(?:do|perform|execute|attempt|land|nail)$/;
const LONGEST_TRICK = 4;

function findTrick(tokens: readonly Token[], at: number, lexicon: Lexicon): Omit<FoundVerb, 'form'> | null {
  if (!/^(?:an?|his|her|the|some|another)$/.test(tokens[at + 1]?.text ?? '')) return null;
  for (let end = at + 2; end < at + 2 + LONGEST_TRICK; end++) {
    const token = tokens[end];
    if (token === undefined || token.opens || token.role !== null || PREPOSITIONS.has(token.text)) return null;
    for (const noun of token.nounForms) {
      const row = lexicon.verbs(noun).find(({ rest, act }) => rest.length === 0 && /^(?:go|stay)$/.test(act.frame));
      const thing = lexicon.lists(noun) && lexicon.senses(noun)?.thing;
      if (row !== undefined && !thing && token.part !== 'quality')
        return { verb: row.verb, act: row.act, length: end + 1 - at, part: null };
    }
  }
  return null;
}

export interface FoundVerb {
  /** What of the doer it is done to: "brushes her hair". */
  readonly part: string | null;
  readonly verb: string;
  readonly act: ActRow | null;
  readonly form: VerbForm['form'];
  /** Words of it. */
  readonly length: number;
}

const FORM_OF: Readonly<Partial<Record<Part, VerbForm['form']>>> = {
  does: 'finite',
  do: 'base',
  doing: 'ing',
  done: 'ed',
};

const nearestTo = ({ act }: Uses): ActRow | null => (act === null ? null : findAct(act));

/** A verb that no table lists is played as the nearest one that is. */
function findUnlisted(forms: readonly VerbForm[]): FoundVerb | null {
  for (const { lemma, form } of forms) {
    const uses = findUses(lemma);
    if (uses === null || uses.verb === 0) continue;
    // "soaked", "frosted": what nobody lists says how something is.
    const act = form === 'ed' || isUnseen(lemma) ? null : (nearestAct(lemma) ?? nearestTo(uses));
    return { verb: lemma, act, form, length: 1, part: null };
  }
  const [first] = forms;
  return first === undefined ? null : { verb: first.lemma, act: null, form: first.form, length: 1, part: null };
}

const MEASURES = /^(?:rolls|stacks|piles|heaps|bolts|bundles|rows|coils|sheets|wisps|plumes|streams)$/;

/** The verb that a word may be here, with the words that belong to it; whether it is one, its neighbours say. */
export function findVerb(tokens: readonly Token[], at: number, lexicon: Lexicon): FoundVerb | null {
  const token = tokens[at];
  if (token === undefined || token.role !== null) return null;
  // "rolls of fabric on the shelves": so much of it, and nobody rolls.
  if (MEASURES.test(token.text) && tokens[at + 1]?.text === 'of') return null;
  const wanted = token.part === null ? undefined : FORM_OF[token.part];
  const forms = wanted === undefined ? token.verbForms : token.verbForms.filter(({ form }) => form === wanted);
  let best: FoundVerb | null = null;
  for (const { lemma, form } of forms) {
    for (const { rest, act, verb, whole } of listWays(tokens, at, lexicon, lemma)) {
      // "reading a book": the book is a thing of its own, though the two words are one act.
      const last = rest.at(-1);
      const noun = last !== undefined && tokens[at + whole - 1]?.nounForms.includes(last) === true;
      // "gives a bath", "takes a picture": there the noun is the act.
      // "having tea" is no act of its own: the tea is there.
      const light =
        (/^(?:give|take|have|make|do)$/.test(lemma) && !(lemma === 'have' && act.act === 'drink')) ||
        (rest[0] === 'into' && rest.length > 2);
      const length =
        noun && !light && lexicon.senses(last)?.thing
          ? (goesOn(
              tokens,
              at,
              rest.slice(0, -1).filter((word) => !DETERMINERS.has(word)),
            ) ?? 1)
          : whole;
      const better: boolean =
        best === null || length > best.length || (length === best.length && best.form === 'base' && form !== 'base');
      const senses = last === undefined ? null : lexicon.senses(last);
      const part =
        noun && (senses?.part === true || senses?.garment === true) ? (tokens[at + whole - 1]?.text ?? null) : null;
      if (better) best = { verb, act, form, length, part };
      break;
    }
    if (best === null && LIGHT_VERBS.has(lemma)) best = { verb: lemma, act: null, form, length: 1, part: null };
    const trick = PERFORMS.test(lemma) ? findTrick(tokens, at, lexicon) : null;
    if (trick !== null && (best === null || best.length < trick.length)) best = { ...trick, form };
  }
  return best ?? (wanted === undefined ? null : findUnlisted(forms));
}

/** How far the clause has come. */
export interface ClauseState {
  /** A noun that may be its subject has been read, and whether it speaks of several. */
  subject: 'none' | 'one' | 'several';
  finite: boolean;
  /** What the word before was. */
  before: 'start' | 'noun' | 'verb' | 'be' | 'preposition' | 'and' | 'comma' | 'link' | 'pronoun' | 'adverb' | 'other';
  /** The noun before hangs on a preposition. */
  inPhrase: boolean;
  /** It did, before an "and": the list may go on. */
  listing: boolean;
  /** Put into English word by word: forms and order tell less. */
  readonly loose: boolean;
}

function isNounLike(token: Token | undefined, lexicon: Lexicon): boolean {
  if (token === undefined || token.role !== null) return false;
  if (DETERMINERS.has(token.text) || PREPOSITIONS.has(token.text) || ADVERBS.has(token.text) || LINKS.has(token.text))
    return false;
  return token.nounForms.some((form) => lexicon.senses(form) !== null);
}

function agrees(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const next = tokens[at];
  if (next === undefined || next.opens) return false;
  if (/^(?:are|were|is|was|and)$/.test(next.text)) return next.text !== 'and';
  const verb = findVerb(tokens, at, lexicon);
  return verb !== null && (verb.form === 'base' || verb.form === 'ing') && !isNounLike(next, lexicon);
}

const ACTIVITIES = /^(?:squat|archery|yoga|bowling|parkour|zumba|capoeira|judo|karate|gymnastics|aerobics)$/;

export function isVerb(part: Part | null): boolean {
  return part === 'does' || part === 'do' || part === 'doing' || part === 'done';
}

/**
 * Whether the word at `at` is the verb of its clause. `inNoun` is the number of words of a noun that stand right before it: none at the beginning
 * of one, and then an article or adjective before speaks for a noun.
 */
export function isVerbHere(
  tokens: readonly Token[],
  at: number,
  found: FoundVerb,
  state: ClauseState,
  lexicon: Lexicon,
): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + found.length]];
  if (token === undefined) return false;
  // "a person is push up": as lists of actions are written.
  const listed =
    state.before === 'be' && (found.length > 1 || ((next === undefined || next.starts) && ACTIVITIES.test(token.text)));
  // "does a cartwheel": no auxiliary there.
  if (token.part === 'be') return listed || (found.length > 1 && found.form !== 'ed');
  if (token.part !== null) return isVerb(token.part) || listed;
  const alone = before === undefined || token.opens || before.role !== null;
  const described =
    !alone &&
    (DETERMINERS.has(before.text) || /^\d+$/.test(before.text)) &&
    !/^(?:that|both|all|each)$/.test(before.text);
  const noun = isNounLike(token, lexicon);
  // "red long dress": deeds of other languages are marked, and what may be worn is no deed without it.
  if (state.loose && token.nounForms.some((form) => lexicon.senses(form)?.garment === true)) return false;
  // "side light": nor is what one sees by.
  if (state.loose && /^light(?:s|ing)?$/.test(token.text)) return false;
  const nextNoun = next !== undefined && !next.opens && isNounLike(next, lexicon);
  switch (found.form) {
    case 'ing':
      if (described || token.joined || next?.joined === true) return false;
      // "carries sleeping daughter": where no articles are told, it is said of who follows.
      if (state.loose && nextNoun && /^(?:verb|preposition|start|and)$/.test(state.before)) return false;
      if (state.before === 'noun' || state.before === 'be' || state.before === 'pronoun' || state.before === 'verb')
        return true;
      if (noun && (state.before === 'preposition' || state.before === 'and')) return found.length > 1;
      return (
        !(nextNoun && findVerb(tokens, at, lexicon)?.act?.frame !== 'hands' && state.before !== 'comma') ||
        found.length > 1
      );
    case 'ed':
      if (described || token.joined || next?.joined === true) return false;
      if (state.before === 'noun' || state.before === 'be' || state.before === 'pronoun') return true;
      return (
        !nextNoun &&
        (state.before === 'comma' || state.before === 'and' || state.before === 'adverb') &&
        state.subject !== 'none'
      );
    case 'finite':
      // "close-up of hands": a part of somebody, in a text put into English word by word.
      if (state.loose && token.nounForms.some((form) => lexicon.senses(form)?.part === true)) return false;
      if (state.loose && !described && found.act !== null && state.before !== 'be') return !(noun && nextNoun);
      if (described || token.joined || state.before === 'preposition' || state.before === 'be') return false;
      if (state.before === 'pronoun' || state.before === 'link') return true;
      if (state.before === 'noun') {
        if (state.finite && state.inPhrase && noun) return false;
        if (state.finite && noun && !/^(?:who|that|which)$/.test(before?.text ?? '')) return false;
        return !noun || (!agrees(tokens, at + found.length, lexicon) && state.subject !== 'several');
      }
      if (state.before === 'adverb') return state.subject !== 'none';
      if (noun && (agrees(tokens, at + found.length, lexicon) || (next?.opens ?? false))) return false;
      if (state.before !== 'and' && state.before !== 'comma' && state.before !== 'other') return false;
      return (
        state.finite ||
        (state.subject !== 'none' &&
          (!noun || (next !== undefined && (PREPOSITIONS.has(next.text) || DETERMINERS.has(next.text)))))
      );
    default:
      if (
        state.loose &&
        !described &&
        found.act !== null &&
        !state.finite &&
        !(noun && state.before === 'preposition') &&
        /^(?:noun|pronoun|adverb|preposition)$/.test(state.before)
      )
        return !nextNoun || state.before === 'noun';
      if (described || token.joined || next?.joined === true) return false;
      if (state.before === 'be') return listed && !nextNoun;
      if (
        before !== undefined &&
        !token.opens &&
        /^(?:to|can|will|would|could|may|might|must|should|they|we|you|i|who|that|not)$/.test(before.text)
      )
        return true;
      if (state.before === 'noun' && !token.opens)
        return state.subject === 'several' && !state.finite && !state.inPhrase === true
          ? true
          : state.subject === 'several' && !state.finite && !nextNoun;
      if (state.before === 'adverb') return state.subject === 'several' && !state.finite;
      return (
        (state.before === 'and' || state.before === 'comma') && state.subject === 'several' && state.finite && !noun
      );
  }
}
