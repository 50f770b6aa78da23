import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isAlive } from './attach-facts.ts';
import { isAnimate } from './discourse.ts';
import type { Scope } from './scope.ts';

const isAgain = ({ owner, determiner }: Mention): boolean => owner !== null || determiner === 'the';

/** What somebody wears or has on the body; told again, it is the same one of which more is known. */
export function addDetail(scope: Scope, owner: Entity, mention: Mention, sense: string): void {
  const { noun } = mention;
  const known =
    sense === 'garment'
      ? owner.garments.find(({ garment }) => garment === noun)
      : owner.parts.find(({ part }) => part === noun);
  if (known !== undefined && isAgain(mention)) {
    known.modifiers.push(...mention.modifiers.filter((word) => !known.modifiers.includes(word)));
    scope.detail = { owner, modifiers: known.modifiers, done: false, own: mention.owner !== null };
    return;
  }
  const modifiers = [...mention.modifiers];
  if (sense === 'garment') owner.garments.push({ garment: noun, modifiers });
  else owner.parts.push({ part: noun, modifiers });
  scope.detail = { owner, modifiers, done: false, own: mention.owner !== null };
}

/** "hair braided with beads", "a jacket covered in pins": on what somebody wears, and nothing of its own. */
export function isOnDetail({ detail }: Scope, relation: string, entity: Entity | null): boolean {
  if (detail === null || entity === null || isAnimate(entity) || !isAlive(detail.owner)) return false;
  if (relation !== 'covered' && !(relation === 'with' && detail.done)) return false;
  detail.owner.parts.push({ part: entity.noun, modifiers: entity.modifiers });
  return true;
}

/** "The car is orange", "their cat, fat and orange,": a colour that has the name of a thing, where only a quality can stand. */
export function isColourSaid(mention: Mention, chunks: readonly Chunk[], at: number): boolean {
  const { noun, determiner, count, plural, owner, modifiers, carrier } = mention;
  if (!Object.hasOwn(COLOUR_WORDS, noun) || plural || determiner !== null || count !== null) return false;
  if (owner !== null || carrier !== null || modifiers.some((word) => !Object.hasOwn(COLOUR_WORDS, word))) return false;
  const [first, before] = [chunks[at - 2], chunks[at - 1]];
  if (before?.kind === 'be') return true;
  return before?.kind === 'and' && first?.kind === 'adjective';
}
