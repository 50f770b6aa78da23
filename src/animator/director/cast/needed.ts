import { isAnimate, isPerson } from '../../language/clauses/discourse.ts';
import type { Entity, Reading } from '../../language/reading.ts';

/** Who is so to something has it under them, around them or in their hands. */
const BOUND = /^(?:on|in|inside|under|holding|riding|driving|leaning_on|wearing)$/;
/** Into or onto which something goes that somebody has. */
const GOAL = /^(?:on|in|inside)$/;
/** What is told of where something only is. */
const LIES_ABOUT = /^(?:lie|stand|hang|lean|rest|sit|surround|glow|shine|sway|park|be)$/;

/** What a bond weighs: more than being alive, for without the sofa nobody sees where the boy lies. */
const [OF_HERO, OF_OTHERS] = [5, 2.5] as const;

/** What somebody sits on, holds, works with, pours into or does something to. */
function isBoundTo(who: Entity, { id }: Entity, { events, relations }: Reading): boolean {
  const own = events.filter(({ subjects }) => subjects.includes(who.id));
  const used = own.some(
    ({ target, instrument, toWhom, act }) =>
      instrument === id || toWhom === id || (target === id && act !== null && act.act !== 'look'),
  );
  if (used) return true;
  const has = new Set(own.flatMap(({ target, instrument }) => [target, instrument]));
  return relations.some(
    ({ entity, relation, to }) =>
      (entity === who.id && to === id && BOUND.test(relation)) ||
      // "tea from a pot into a cup": where what they have in their hands goes.
      (to === id && has.has(entity) && GOAL.test(relation)) ||
      // "a parrot on his shoulder".
      (entity === id && to === who.id && BOUND.test(relation)),
  );
}

/** How much a film needs somebody or something, where not all can be shown: whoever acts, and what they do it with, before what lies about. */
export function needOf(
  { entity, weight }: { readonly entity: Entity; readonly weight: number },
  hero: Entity,
  reading: Reading,
): number {
  const { events, relations, entities } = reading;
  if (entity === hero) return Number.POSITIVE_INFINITY;
  const bound = isBoundTo(hero, entity, reading)
    ? OF_HERO
    : entities.some(
          (other) => other !== hero && other !== entity && isAnimate(other) && isBoundTo(other, entity, reading),
        )
      ? OF_OTHERS
      : 0;
  if (isPerson(entity)) return weight + 3 + bound;
  const acts = events.some(
    ({ subjects, act, verb }) => subjects.includes(entity.id) && act !== null && !LIES_ABOUT.test(verb),
  );
  if (isAnimate(entity)) return weight + 2 + (acts ? 2 : 0) + bound;
  // The fire around which people sit is why they are there.
  const gathered = relations.some(
    ({ to, relation, entity: own }) =>
      to === entity.id && relation === 'around' && entities[own] !== undefined && isPerson(entities[own]),
  );
  const small = (entity.senses.thing?.metres ?? 1) < 0.35 && bound === 0 ? -1 : 0;
  return weight + small + bound + (gathered ? 3 : 0);
}

/** How many of them act, or have something done to or with them by somebody. */
export const usedIn = (ranked: readonly { readonly entity: Entity }[], { events, entities }: Reading): number =>
  ranked.filter(({ entity: { id } }) =>
    events.some(
      ({ act, subjects, target, instrument, direct }) =>
        act !== null &&
        (subjects.includes(id) || instrument === id || (target === id && direct)) &&
        subjects.some((each) => entities[each] !== undefined && isAnimate(entities[each])),
    ),
  ).length;
