import type { Lexicon } from '../../catalogue/lexicon.ts';
import {
  findManners,
  isDoneSo,
  isOfTwoDeeds,
  isOnItsWay,
  MANNER,
  partsByNeighbours,
  weighRow,
} from './around-words.ts';
import { CAUSED, findCaused } from './caused.ts';
import { type Clause, close, keyOf, OPENING, step } from './clause-steps.ts';
import type { Candidate } from './doubtful-words.ts';
import { isOnlyNamed } from './only-named.ts';
import { listParts } from './part-of-speech.ts';
import type { Token } from './words.ts';

interface Path {
  readonly clause: Clause;
  readonly score: number;
  readonly from: Path | null;
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
    const candidates: readonly Candidate[] =
      token.told !== null
        ? [{ part: token.told, weight: 1.2 }]
        : manners.has(at)
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
