import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isPerson, resolvePronoun } from './discourse.ts';
import type { Scope } from './scope.ts';

/** What is told of somebody as something else, or only worked into what they wear: nothing of it is there. */

const OF_SOMEBODY =
  /^(?:heart|voice|soul|mind|laugh|laughter|smile|gaze|shadow|silhouette|reflection|breath|face|body|presence|movement|dance|grief|anger|love|life|memory|reputation)s?$/;

/** "her shadow", "the boxer's fists": of somebody, and never a figure. */
const isTheirs = ({ owner, senses, noun }: Mention): boolean =>
  owner !== null &&
  (OF_SOMEBODY.test(noun) || (senses?.part === true && senses.person === null) || senses?.abstract === true);

const isBeast = ({ senses }: Mention): boolean => senses?.person === null && senses.thing?.alive === true;

/** "He's a lion in the boardroom: a CEO slams his palm": whoever is told of, and no lion. */
function isSaidOfPerson(
  scope: Scope,
  mention: Mention,
  told: Chunk | undefined,
  chunks: readonly Chunk[],
  at: number,
): boolean {
  if (told?.kind !== 'pronoun' || !/^(?:he|she|they|we|i|you)$/.test(told.text) || !isBeast(mention)) return false;
  const meant: Entity | undefined =
    scope.discourse.entities[resolvePronoun({ ...scope.discourse }, told.text)[0] ?? -1];
  // "Meet Luna. She is a cat": of a name alone nobody knows who bears it.
  if (meant !== undefined) return isPerson(meant) && meant.names.length === 0;
  return chunks.slice(at + 1).some((chunk) => chunk.kind === 'noun' && chunk.mention.senses?.person != null);
}

const WORKED =
  /^(?:ink|tattoo|embroider|engrave|etch|stitch|print|carve|paint|draw|sketch|weave|emboss|sew|stencil|project|burn)$/;
const ONTO = /^(?:on|onto|along|across|over|into|in|around|down|up)$/;

/** "a dragon inked along her arm", "two lions carved into the throne": a picture of it. */
function isWorkedInto(mention: Mention, chunks: readonly Chunk[], at: number): boolean {
  const [verb, way] = [chunks[at + 1], chunks[at + 2]];
  if (verb?.kind !== 'verb' || verb.form !== 'ed' || !WORKED.test(verb.verb)) return false;
  const onto =
    way?.kind === 'preposition'
      ? ONTO.test(way.text) || ONTO.test(way.relation)
      : way?.kind === 'adverb' && ONTO.test(way.text);
  return onto && (isBeast(mention) || mention.senses?.person != null);
}

/** "the city a spilled jewel box", "the sea a mirror". */
const isLand = ({ determiner, senses }: Mention): boolean =>
  determiner === 'the' && (senses?.place != null || senses?.dressing === true) && senses.thing === null;

const FACE = /^(?:lips?|teeth|mouth|chin|cheeks?|face|brow|forehead|fingers?|skin|nose|hands?)$/;

/** "juice on her chin", "pins between his lips": so little that nobody sees it. */
function isSmeared({ determiner, count, senses }: Mention, chunks: readonly Chunk[], at: number): boolean {
  const [way, part] = [chunks[at + 1], chunks[at + 2]];
  if (determiner !== null || count !== null || senses?.person != null || senses?.thing?.alive !== false) return false;
  if (way?.kind !== 'preposition' || !/^(?:on|between|over|across|around)$/.test(way.relation)) return false;
  return part?.kind === 'noun' && part.mention.owner !== null && FACE.test(part.mention.word.split(' ').at(-1) ?? '');
}

const SHAPES = /^(?:form|shape|trace|spell|outline|resemble)$/;

/** "her shadow a black swan", "her heart was a drum", "a dragon inked along her arm". */
export function isLikened(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): boolean {
  if (isWorkedInto(mention, chunks, at) || isSmeared(mention, chunks, at)) return true;
  if (mention.senses?.garment === true || mention.owner !== null || mention.determiner === 'the') return false;
  const [before, told] = [chunks[at - 1], chunks[at - 2]];
  // "pours milk into a cup, forming a perfect swan".
  if (before?.kind === 'verb' && SHAPES.test(before.verb)) return isBeast(mention);
  if (before?.kind === 'noun')
    return (
      (isTheirs(before.mention) || (told?.kind === 'comma' && isLand(before.mention) && !isBeast(mention))) &&
      /^(?:an?|two|three)$/.test(mention.determiner ?? '')
    );
  if (before?.kind !== 'be' || /^(?:has|have|had)$/.test(before.text)) return false;
  if (told?.kind === 'noun') return isTheirs(told.mention);
  return isSaidOfPerson(scope, mention, told, chunks, at);
}

const [SETS, SCREENS] = [/^(?:tv|radio)$/, /^(?:tv|radio|laptop|computer)$/];

/** Metres: a cat may sit on one. */
const LARGEST_ON_SET = 1;

/** "On the TV a weatherman says": heard and seen on it, and not in the room; who types on a laptop sits before it. */
export function hideBroadcast({ discourse: { entities }, events, relations, leftOut }: Scope): void {
  for (const { entity, relation, to } of relations) {
    const [who, kind] = [entities[entity], entities[to ?? -1]?.senses.thing?.kind ?? ''];
    if (relation !== 'on' || who === undefined || !SCREENS.test(kind)) continue;
    // "On the giant screen a flying saucer attacks": larger than any set.
    const huge =
      !isPerson(who) && SETS.test(kind) && who.senses.thing?.moves === true && who.senses.thing.metres > LARGEST_ON_SET;
    if (!isPerson(who) && !huge) continue;
    const frames = events.flatMap(({ subjects, act }) => (subjects.includes(who.id) ? [act?.frame ?? ''] : []));
    const speaks = frames.length > 0 && frames.every((frame) => frame === 'voice' || frame === 'face');
    if (!huge && !speaks) continue;
    who.hidden = true;
    leftOut.push({ word: who.word, reason: 'not_seen' });
  }
}
