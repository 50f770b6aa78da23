import { NO_SENSES } from '../../catalogue/lexicon.ts';
import { findThing } from '../../catalogue/things.ts';
import { blowsUp, fallsToPieces, runsInto, wrecks } from '../../catalogue/wrecks.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import { verbFollows } from './sense-of.ts';

/** What of a place is a figure where it breaks, by the last word of its name. */
const AS_FIGURE: Readonly<Record<string, string>> = {
  ...{ wall: 'standing wall', chimney: 'chimney stack', smokestack: 'chimney stack' },
  ...{ stall: 'market stand', stand: 'market stand', booth: 'market stand', kiosk: 'market stand' },
};
const INTO = /^(?:into|through|against|in|at)$/;

/** "The building explodes", "smashes through a brick wall": what is a part of the place in any other film is what this one is about. */
export function takeForWreck(mention: Mention, chunks: readonly Chunk[], at: number): Mention {
  const { senses } = mention;
  if (senses !== null && senses.person !== null) return mention;
  if (mention.plural || mention.owner !== null) return mention;
  if (!comesDown(chunks, at) && !isStruck(chunks, at)) return mention;
  const thing = findThing(AS_FIGURE[mention.noun.split(' ').at(-1) ?? ''] ?? '') ?? senses?.thing ?? null;
  if (thing === null || thing.alive || thing.metres < LARGE) return mention;
  return { ...mention, senses: { ...NO_SENSES, thing } };
}
/** Metres: what is smaller breaks in other ways. */
const LARGE = 1.2;

function comesDown(chunks: readonly Chunk[], at: number): boolean {
  const before = chunks[at - 1];
  if (before !== undefined && !/^(?:stop|comma|link|and)$/.test(before.kind)) return false;
  const deed = verbFollows(chunks, at + 1);
  if (deed?.kind === 'verb') return fallsToPieces(deed.verb);
  const after = deed === null ? undefined : chunks[chunks.indexOf(deed) + 1];
  return after?.kind === 'verb' && (wrecks(after.verb) || blowsUp(after.verb) || fallsToPieces(after.verb));
}

function isStruck(chunks: readonly Chunk[], at: number): boolean {
  const [before, earlier] = [chunks[at - 1], chunks[at - 2]];
  if (before?.kind === 'verb') return wrecks(before.verb) || blowsUp(before.verb) || runsInto(before.verb);
  return before?.kind === 'preposition' && INTO.test(before.text) && earlier?.kind === 'verb' && runsInto(earlier.verb);
}
