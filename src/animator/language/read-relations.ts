import { COLOUR_WORDS, COUNT_WORDS, SIZE_WORDS } from './attribute-words.ts';
import type { FoundNoun } from './find-nouns.ts';
import { isAnimate } from './mentions.ts';
import type { Subject } from './reading.ts';
import { RELATION_WORDS, SIDE_WORDS } from './relation-words.ts';
import { claim, findPhraseAt, makePhraseTable, type PhraseMatch, type Token } from './words.ts';

const RELATIONS = makePhraseTable(RELATION_WORDS);
const SIDES = makePhraseTable(SIDE_WORDS);

type SubjectRelation = Subject['relations'][number];

const ARTICLES = /^(?:a|an|the|his|her|its|their|my|some|another|of|one)$/;

/** Between a relation and its thing only articles and attributes may stand: "on the beach near a boat" is near the boat, not on it. */
function leadsTo(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).every(({ text, role, opens }, i) => {
    if (opens) return false;
    if (role === 'modifier') return true;
    // "under a cafe table"
    if (role === 'place' && from + i === to - 1) return true;
    if (ARTICLES.test(text) || role === 'attribute') return true;
    if (Object.hasOwn(COLOUR_WORDS, text) || Object.hasOwn(COUNT_WORDS, text) || Object.hasOwn(SIZE_WORDS, text))
      return true;
    // An adjective nobody knows.
    return role === null && !/^(?:and|with|while|where)$/.test(text);
  });
}

function findRelation(
  tokens: readonly Token[],
  from: number,
  to: number,
): PhraseMatch<SubjectRelation['relation']> | null {
  for (let at = from; at < to; at++) {
    const match = findPhraseAt(tokens, at, RELATIONS);
    if (match === null || at + match.length > to) continue;
    if (leadsTo(tokens, at + match.length, to)) return match;
    at += match.length - 1;
  }
  return null;
}

/** How each noun stands to the next one; null where nothing is said. */
export function listRelations(tokens: readonly Token[], nouns: readonly FoundNoun[]): (SubjectRelation | null)[] {
  const relations: (SubjectRelation | null)[] = nouns.map(() => null);
  for (const [i, noun] of nouns.entries()) {
    const next = nouns[i + 1];
    if (next === undefined) break;
    const match = findRelation(tokens, noun.at + noun.length, next.at);
    if (match === null) continue;
    const deed = match.value === 'holding' || match.value === 'riding';
    claim(tokens, match.at, match.length, deed ? 'action' : 'relation');
    // "a woman at a table, holding a cup": it is not the table that holds it.
    const doer = deed && !isAnimate(noun.kind) ? nouns.findLastIndex(({ kind }, j) => j < i && isAnimate(kind)) : -1;
    const at = doer === -1 ? i : doer;
    relations[at] ??= { relation: match.value, subject: i + 1 };
  }
  return relations;
}

/** "to the left of the car, a bicycle": the second thing stands so to the first. */
export function readOpeningRelation(tokens: readonly Token[], nouns: readonly FoundNoun[]): SubjectRelation | null {
  const [first, second] = nouns;
  if (first === undefined || second === undefined || first.at === 0) return null;
  const match = findRelation(tokens, 0, first.at);
  if (match === null || match.at > 1) return null;
  claim(tokens, match.at, match.length, 'relation');
  return { relation: match.value, subject: 0 };
}

export function readSide(tokens: readonly Token[], from: number, to: number): Subject['side'] {
  for (let at = from; at < to; at++) {
    const match = findPhraseAt(tokens, at, SIDES);
    // "from right to the left" is a way.
    if (match === null || /^(?:left|right)$/.test(tokens[at - 1]?.text ?? '')) continue;
    claim(tokens, match.at, match.length, 'relation');
    return match.value;
  }
  return null;
}
