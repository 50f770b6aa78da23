import { findPlace, placeHas } from '../../catalogue/places.ts';
import { isPerson } from '../../language/clauses/discourse.ts';
import type { Entity, Reading } from '../../language/reading.ts';

/**
 * What a prompt names and is most likely read wrong: leaving it out beats drawing it wrong. Short prompts name nothing in passing; in long ones a thing
 * is there where somebody has to do with it, or where it may be at home.
 */

/** Words of a prompt that tells more than a film shows. */
const LONG_PROMPT = 35;
/** Metres: nobody takes more into their hands. */
const HANDY_METRES = 5;
const IN_HANDS = /^(?:put|raise|hold|pick_up|give|throw|drop|carry)$/;
const GIANT = /^(?:giant|gigantic|enormous|colossal|huge|towering)$/;
const MINIATURE = /^(?:toy|tiny|miniature|mini|small|little|paper|wooden|plastic|lego|origami|sand|cardboard|model)$/;
/** Says of a thing only that it is somewhere. */
const IS_THERE = /^(?:sit|stand|lie|hang|rest|lean|line|surround|be|remain|fill|frame|cover)$/;

/** "arranges pyramids of saffron": none that kings lie in. */
function isTooLargeForHands({ id, senses, modifiers }: Entity, { events, entities }: Reading): boolean {
  if ((senses.thing?.metres ?? 0) < HANDY_METRES || senses.thing?.alive === true) return false;
  if (modifiers.some((word) => MINIATURE.test(word))) return false;
  return events.some(
    ({ target, act, subjects, part }) =>
      target === id &&
      part === null &&
      IN_HANDS.test(act?.act ?? '') &&
      subjects.some((subject) => {
        const doer = entities[subject];
        return doer !== undefined && isPerson(doer) && !doer.modifiers.some((word) => GIANT.test(word));
      }),
  );
}

/** Whether the place of which most is said lies under the sky. */
function isOutdoors({ places }: Reading): boolean {
  const [most] = [...places].sort((a, b) => b.weight - a.weight);
  return most !== undefined && findPlace(most.place)?.indoors === false && !placeHas(most.place, 'submerged');
}

const HOUSEHOLD = /^(?:room|kitchen|bathroom|bedroom|office|living_room)$/;

/** "skimming over ferns" in a forest, which are none in pots: told of once, at home in a house, and nobody has to do with it. */
function isOutOfPlace(entity: Entity, reading: Reading): boolean {
  const { id, senses, mentions, role, plural } = entity;
  const thing = senses.thing;
  if (thing === null || thing.alive || thing.moves || mentions > 1 || !plural) return false;
  if (!/^(?:object|company|place)$/.test(role) || !HOUSEHOLD.test(thing.home ?? '') || !isOutdoors(reading))
    return false;
  const used = reading.events.some(
    ({ subjects, target, instrument, toWhom, verb }) =>
      [target, instrument, toWhom].includes(id) || (subjects.includes(id) && !IS_THERE.test(verb)),
  );
  return !used && !reading.relations.some((each) => each.entity === id || each.to === id);
}

export function isUnsure(entity: Entity, reading: Reading): boolean {
  const long = reading.told.split(' ').length >= LONG_PROMPT;
  return isTooLargeForHands(entity, reading) || (long && isOutOfPlace(entity, reading));
}
