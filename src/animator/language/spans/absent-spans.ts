import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { LeftOut } from '../reading.ts';
import type { Token } from '../words/words.ts';
import { stretchesOf } from './camera-spans.ts';

const COMPARED =
  /\b(?:(?:(?:look(?:s|ing)?|seem(?:s|ing)?|just|almost|as if) )?(?<!-)like(?= (?:a|an|the|one|his|her|[a-z]+s?\b)(?! to\b))|as [a-z]+ as|reminiscent of|inspired by|similar to|dressed (?:up )?as|resembl(?:es|ing)|as if(?: it were)?|evok(?:es|ing)|in the (?:[a-z-]+ ){0,3}style of|appear(?:s|ing)? as(?= (?:a|an|the|toy|tiny|giant|small))|in the manner of|in the spirit of|in the (?:shape|form|likeness) of|shaped like|(?:about |twice |half |roughly )?the size of|(?:no )?(?:bigger|larger|taller|smaller) than(?= (?:an?|the)\b))\b[^,.;:!?\ue000]*/g;
const ENDS_COMPARISON =
  / (?:and|while|as|when|then|in front of|on the|in the|at the|over the|under the|across|above|below|beneath|around|near|against|past|toward|towards|along|with|from|behind|beside|before|walks?|stands?|runs?|sits?)\b/;

const SHORTEST = 8;

/** What something is only compared to is not there. */
export function claimComparisons(tokens: readonly Token[], text: string, lexicon: Lexicon): LeftOut[] {
  const left: LeftOut[] = [];
  for (const { stretch, from } of stretchesOf(text.toLowerCase())) {
    for (const match of stretch.matchAll(COMPARED)) {
      const words = match[0];
      const start = from + match.index;
      // "as white as snow": white it is.
      const [how] = /^as [a-z]+ as\b/.exec(words) ?? [];
      const lead = how?.length ?? SHORTEST;
      const cut = ENDS_COMPARISON.exec(words.slice(lead));
      const end = start + (cut === null ? words.length : cut.index + lead);
      let named = false;
      for (const token of tokens) {
        if (token.start < start || token.start >= end || token.role !== null) continue;
        if (how !== undefined && Object.hasOwn(COLOUR_WORDS, token.text) && token.start < start + lead) continue;
        // "shaped like a whale rises": the sentence goes on.
        if (named && (token.part === 'does' || token.part === 'be' || token.part === 'link')) break;
        named ||= token.part === 'name' || token.part === 'names';
        token.role = 'comparison';
        const senses = token.nounForms.map((form) => lexicon.senses(form)).find((each) => each !== null);
        if (senses?.thing) left.push({ word: token.text, reason: 'comparison' });
      }
    }
  }
  for (const [at, token] of tokens.entries()) {
    if (token.text !== 'as' || token.role !== null || token.opens || tokens[at - 1]?.part !== 'quality') continue;
    // "in 1907 as the statue emerges": a year is like nothing.
    if (/^\d+$/.test(tokens[at - 1]?.text ?? '')) continue;
    const end = findCompared(tokens, at + 1);
    if (end === -1) continue;
    for (const each of tokens.slice(at, end + 1)) each.role ??= 'comparison';
    left.push({ word: tokens[end]?.text ?? '', reason: 'comparison' });
  }
  return left;
}

const ENDS_CLAUSE = /^(?:and|in|on|while|but)$/;

/** "tiny as ants,": the noun that ends the comparison; -1 where a clause begins: "orange as birds fly". */
function findCompared(tokens: readonly Token[], from: number): number {
  for (let at = from; at < Math.min(tokens.length, from + 4); at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token === undefined || token.opens || token.starts || token.role !== null) return -1;
    if (token.part === 'name' || token.part === 'names') {
      const ends =
        next === undefined || next.opens || next.starts || next.part === 'preposition' || ENDS_CLAUSE.test(next.text);
      return ends ? at : -1;
    }
    if (token.part !== 'article' && token.part !== 'quality') return -1;
  }
  return -1;
}

const NEGATORS: ReadonlySet<string> = new Set(
  'no without never none not nobody nothing remove erase delete'.split(' '),
);
const NEGATION_ENDS = /^(?:and|but|only|just|on|in|at|with|to|is|are|was|were|behind|of|as|while|a|an|the)$/;

const REPLACING: Readonly<Record<string, string>> = { instead: 'of', rather: 'than' };
const LONGEST_REPLACED = 8;

/** "Instead of a horse, the knight rides a snail": what something else stands for is neither there nor done, up to the next comma or clause. */
function claimReplaced(tokens: readonly Token[]): LeftOut[] {
  return tokens.flatMap((token, at): LeftOut[] => {
    const joined = tokens[at + 1];
    if (token.role !== null || joined === undefined || joined.opens) return [];
    if (!Object.hasOwn(REPLACING, token.text) || REPLACING[token.text] !== joined.text) return [];
    [token.role, joined.role] = ['negator', 'negator'];
    const scope: Token[] = [];
    for (const next of tokens.slice(at + 2, at + 2 + LONGEST_REPLACED)) {
      if (next.role !== null || next.opens || next.starts) break;
      if (scope.length > 0 && /^(?:does|do|be|link|pronoun|joint)$/.test(next.part ?? '')) break;
      next.role = 'negative';
      if (next.part !== 'article') scope.push(next);
    }
    return scope.length === 0 ? [] : [{ word: scope.map(({ text }) => text).join(' '), reason: 'negated' }];
  });
}

/** "dribbles past imaginary opponents": nobody whom one would see, and the rest is done all the same. */
function claimImagined(tokens: readonly Token[]): LeftOut[] {
  return tokens.flatMap((token, at): LeftOut[] => {
    if (token.role !== null || !/^(?:imaginary|imagined|make-believe)$/.test(token.text)) return [];
    const named = tokens
      .slice(at + 1, at + 4)
      .find(({ part, role }) => role === null && (part === 'name' || part === 'names'));
    if (named === undefined) return [];
    const end = tokens.indexOf(named);
    const before = tokens.slice(Math.max(0, at - 2), at);
    const led = before.findLastIndex(({ part }) => part === 'preposition');
    const from = led === -1 ? at : Math.max(0, at - 2) + led;
    for (const each of tokens.slice(from, end + 1)) each.role ??= 'negative';
    return [{ word: `${token.text} ${named.text}`, reason: 'not_seen' }];
  });
}

const wordsAfter = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(at + 1, at + 4)
    .map(({ text }) => text)
    .join(' ');

/** "no other people", "extra fingers": they say nothing against the first ones. */
const OTHERS =
  /\b(?:other|else|duplicate|duplicated|extra|additional|more|distorted|deformed|unwanted|random|warped|blurry)\b/;

/** What stands between two commas. */
function phraseAround(tokens: readonly Token[], at: number): string {
  const from = tokens.slice(0, at + 1).findLastIndex(({ opens }) => opens);
  const to = tokens.findIndex(({ opens }, i) => i > at && opens);
  const words = tokens.slice(Math.max(0, from), to === -1 ? tokens.length : to);
  return words.map(({ text }) => text).join(' ');
}

/** "no birds", "without any people", "remove the car": what they name is unwanted; "no other cars" says nothing against the first one. */
export function claimNegatives(
  tokens: readonly Token[],
  unwanted: readonly Token[] = [],
): { negative: string[]; leftOut: LeftOut[] } {
  const negative: string[] = [];
  const leftOut: LeftOut[] = [];
  // "Negative prompt: people, blurry": all of it is unwanted.
  for (const [at, token] of unwanted.entries()) {
    const others = OTHERS.test(phraseAround(unwanted, at));
    if (!others && !NEGATORS.has(token.text) && !NEGATION_ENDS.test(token.text)) negative.push(token.text);
    token.role ??= 'negative';
  }
  leftOut.push(...claimReplaced(tokens), ...claimImagined(tokens));
  for (const [at, token] of tokens.entries()) {
    if (token.role !== null || !NEGATORS.has(token.text)) continue;
    token.role = 'negator';
    // "a strange light, not a satellite": that is what it is not.
    // "The assistant, not the magician, pulls it out": nor he.
    const article = token.opens ? /^(?:an?|the)$/ : /^an?$/;
    const denied =
      token.text === 'not' && article.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.text !== 'single';
    // "Not a single person is left": none is.
    const none = token.text === 'not' && /^(?:a single|one single|one) /.test(wordsAfter(tokens, at));
    if (/^(?:not|never|nothing|nobody|none)$/.test(token.text) && !denied && !none) continue;
    // "without looking up from her phone": it is not done, and the phone is there.
    const done = tokens[at + 1];
    if (done?.part === 'doing' && !done.opens) continue;
    const scope: Token[] = [];
    for (const next of tokens.slice(at + 1, at + 6)) {
      if (next.role !== null || next.opens || (NEGATION_ENDS.test(next.text) && scope.length > 0)) break;
      next.role = 'negative';
      if (!/^(?:any|single|one|the|a|an|visible)$/.test(next.text)) scope.push(next);
    }
    const other = scope.some(({ text }) => OTHERS.test(text));
    const word = scope.filter(({ text }) => text !== 'other').map(({ text }) => text);
    if (word.length === 0) continue;
    leftOut.push({ word: word.join(' '), reason: 'negated' });
    // Of "no red cars" the cars are unwanted.
    // "Pedestrians with umbrellas … one of them without an umbrella": they are there all the same.
    const told = (each: string): boolean =>
      tokens.some(({ role, nounForms }) => role === null && nounForms.some((form) => form === each));
    if (token.text === 'without' && word.some(told)) continue;
    if (!other && !denied) negative.push(...word.filter((each) => !Object.hasOwn(COLOUR_WORDS, each)));
  }
  return { negative, leftOut };
}
