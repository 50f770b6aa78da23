import { portionOf } from '../../../catalogue/uses.ts';
import { type Draft, editRole, isAlive, isPerson, roleOf, thingOf } from '../draft.ts';

const KITCHEN_WORK: ReadonlySet<string> = new Set(['cut', 'cook', 'toss_pan', 'stir', 'put', 'eat']);
/** What is done to an animal that lives. */
const TENDS = /^(?:shear|trim|clip|mow|prune|feed|shear sheep|groom|put down|set down|lower)/;
/** What is eaten or laid down may be alive in a story; what is cut and fried is not. */
const ONLY_SERVED = /^(?:put|eat)$/;
const SERVES = /^(?:plate|season|grill|eat|arrange|serve|garnish)/;

/** What somebody cuts up or fries is a portion of the animal: no salmon of a metre lies beside the board. */
export function servePortions(draft: Draft): void {
  for (const { role, act, verb, target } of draft.beats) {
    if (target === null || !KITCHEN_WORK.has(act) || TENDS.test(verb) || !isPerson(roleOf(draft, role))) continue;
    if (ONLY_SERVED.test(act) && !SERVES.test(verb)) continue;
    const [animal, portion] = [roleOf(draft, target), portionOf(thingOf(draft, target)?.kind ?? '')];
    if (animal === undefined || portion === null || !isAlive(draft, target) || isPerson(animal)) continue;
    // Who does something itself is no food.
    if (draft.beats.some((beat) => beat.role === target)) continue;
    editRole(draft, target, {
      // No longer of its kind: its name would bring the body of the living one.
      ...{ thing: portion, noun: portion, variety: [], count: 1, size: 1 },
      parts: [...animal.parts, animal.noun, ...animal.variety],
    });
  }
}
