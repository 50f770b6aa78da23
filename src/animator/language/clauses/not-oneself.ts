import type { Chunk } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';

/** Towards somebody, or next to them: who does that does it to another. "Looks behind him", "carries a lantern before her" may be told of oneself. */
const TO_ANOTHER = /^(?:before|at|to|toward|towards|past|from|after|beside|against|opposite|in front of|next to)$/;

/**
 * Whom a pronoun after a preposition does not mean: "the saxophonist behind her" is behind somebody else, and "the queen's guard kneels before her" kneels before
 * the one who is known to be a woman.
 */
export function notMeant(scope: Scope, text: string, chunks: readonly Chunk[], at: number): readonly number[] {
  const [bearer, preposition] = [chunks[at - 2], chunks[at - 1]];
  if (preposition?.kind !== 'preposition' || !/^(?:him|her|it)$/.test(text)) return [];
  const { entities } = scope.discourse;
  if (bearer?.kind === 'noun') {
    const own = entities.find(({ mentionedAt }) => mentionedAt.includes(bearer.mention.from));
    if (own !== undefined && isPerson(own)) return [own.id];
  }
  if (scope.verb === null || !TO_ANOTHER.test(preposition.text)) return [];
  // "his friend's dog runs after it": after the stick.
  if (text === 'it') return scope.subjects;
  const wanted: Entity['gender'] = text === 'her' ? 'woman' : 'man';
  const other = entities.some(
    (entity) => isPerson(entity) && entity.gender === wanted && !scope.subjects.includes(entity.id),
  );
  return other ? scope.subjects : [];
}
