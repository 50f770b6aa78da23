import type { Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { forget, isAlive } from './attach-facts.ts';
import { isPerson, resolvePronoun } from './discourse.ts';
import type { Scope } from './scope.ts';

/** "carries a board under his arm": in his hands already. */
export function isHeld({ relations }: Scope, body: Entity, thing: Entity): boolean {
  return relations.some(({ entity, relation, to }) => entity === body.id && relation === 'holding' && to === thing.id);
}

/** "a red ribbon in her hair": worn. */
export function isInHair(scope: Scope, relation: string, { noun, owner }: Mention, anchor: Entity): boolean {
  if (relation !== 'in' || owner === null || !/^(?:hair|braids?|ponytail|bun)$/.test(noun) || isAlive(anchor))
    return false;
  const [id] = resolvePronoun(scope.discourse, owner);
  const body = scope.discourse.entities[id ?? -1];
  if (body === undefined || body === anchor) return false;
  body.parts.push({ part: anchor.noun, modifiers: anchor.modifiers });
  forget(anchor);
  scope.subjects = scope.subjects.filter((each) => each !== anchor.id);
  return true;
}

const HANDS = /^(?:hands?|palms?|arms?|fist|paws?|mouth|beak|grip|lap)$/;

/** "a teddy bear in her arms", "a board under his arm": they hold it. */
export function isInHands(
  scope: Scope,
  relation: string,
  { noun, owner, determiner }: Mention,
  anchor: Entity,
): boolean {
  const own = owner !== null || /^(?:one|each|both|other)$/.test(determiner ?? '');
  const within = relation === 'in' ? HANDS.test(noun) : relation === 'under' && /^arms?$/.test(noun);
  if (!within || !own || isPerson(anchor)) return false;
  const [id] = owner === null ? scope.subjects : resolvePronoun(scope.discourse, owner);
  const body = id === undefined ? undefined : scope.discourse.entities[id];
  if (body === undefined || body === anchor || !isAlive(body)) return false;
  if (!isHeld(scope, body, anchor)) {
    // "with a board under her arm": then it is not merely there.
    const beside = scope.relations.findIndex(
      (each) => each.entity === body.id && each.relation === 'with' && each.to === anchor.id,
    );
    if (beside >= 0) scope.relations.splice(beside, 1);
    scope.relations.push({ entity: body.id, relation: 'holding', to: anchor.id, where: null });
  }
  scope.subjects = scope.subjects.filter((each) => each !== anchor.id);
  return true;
}
