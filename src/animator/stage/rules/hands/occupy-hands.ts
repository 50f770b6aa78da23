import { findAct } from '../../../catalogue/acts.ts';
import { isEvent } from '../../../catalogue/events.ts';
import { isTable, isTool, workPlaceOf } from '../../../catalogue/uses.ts';
import type { Role, RoleRelation, Shot } from '../../../director/script.ts';
import {
  beatOf,
  type Draft,
  editBeats,
  isAlive,
  isBorne,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';

const HAND = /^(?:hands?|fingers)$/;
/** What hands do besides work on something, and what is done with nothing in them. */
const BUSY: ReadonlySet<string> = new Set(['hands', 'with', 'go']);
const BEARS = /^(?:holding|riding|driving)$/;

/**
 * A shot of hands is of what they do: whoever is seen so and does nothing that is known works on the first small thing that is told, with the tool that is told in the
 * hand; where no thing is known, the fingers are busy with it all the same, and hang at nobody's side.
 */
export function occupyHands(draft: Draft, shots: readonly Shot[]): void {
  for (const { subject, part } of shots) {
    const who = roleOf(draft, subject);
    if (subject === null || who === undefined || !isPerson(who) || !HAND.test(part ?? '')) continue;
    takeTool(draft, subject);
    workWhereItIsPut(draft, subject);
    // "hands fold paper on a table", "roll sushi on a mat": they work there, and nobody stands on it.
    draft.relations = draft.relations.flatMap((each) => (isUnderHands(draft, each, subject) ? [] : [each]));
    const worked = draft.cast.find((role) => isWorkedOn(draft, role))?.id ?? null;
    const own = draft.beats.filter(({ role }) => role === subject);
    const bears = draft.relations.some(({ role, relation }) => role === subject && BEARS.test(relation));
    const idle = own.every(
      ({ act, target }) =>
        (act === 'put' && target === null) || (!BUSY.has(findAct(act)?.frame ?? '') && workPlaceOf(act) === null),
    );
    if (idle && (!bears || worked !== null)) {
      const beat = { ...beatOf(draft, 'handcraft'), role: subject, target: worked };
      draft.beats = [...draft.beats.filter(({ role }) => role !== subject), beat];
    } else if (worked !== null)
      editBeats(draft, (beat) =>
        beat.role === subject && beat.target === null && workPlaceOf(beat.act) !== null
          ? { ...beat, target: worked }
          : beat,
      );
  }
}

/** A table, a board or a mat; no seat, and nothing to lie down on. */
const isUnderHands = (draft: Draft, { role, relation, to }: RoleRelation, who: number): boolean => {
  const kind = thingOf(draft, to)?.kind ?? '';
  return role === who && relation === 'on' && (isTable(kind) || isSmall(draft, to) || kind === 'rug');
};

const isWorkedOn = (draft: Draft, { id, scenery, count }: Role): boolean =>
  !scenery &&
  count <= 4 &&
  isSmall(draft, id) &&
  !isAlive(draft, id) &&
  !isTool(thingOf(draft, id)?.kind ?? '') &&
  !draft.relations.some(({ relation, to }) => relation === 'holding' && to === id);

/** "places a gear into a watch with tweezers": not the watch has them. */
function takeTool(draft: Draft, who: number): void {
  const tool = draft.cast.find(({ id, thing }) => isTool(thing) && !isBorne(draft, id))?.id;
  const others = draft.relations.filter(({ relation, to }) => relation === 'with' && to === tool);
  if (tool === undefined || others.length === 0) return;
  draft.relations = draft.relations.filter((each) => !others.includes(each));
  relate(draft, who, 'holding', tool);
}

/** What is set in place in something small is worked in there: one sees the hands at it, and not somebody who looks for a table. */
function workWhereItIsPut(draft: Draft, who: number): void {
  for (const { role, act, target } of draft.beats) {
    const into = draft.relations.find((each) => each.role === target && /^(?:in|on)$/.test(each.relation))?.to;
    if (role === who && act === 'put' && into != null && isSmall(draft, into))
      editBeats(draft, (beat) =>
        beat.role === role && beat.act === act ? { ...beat, act: 'handcraft', target: into } : beat,
      );
  }
}

/** What somebody looks at, tastes or talks about and nobody bears, is in the hand. */
export function takeInHand(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    if (!isSmall(draft, target) || !isPerson(roleOf(draft, role)) || isBorne(draft, target)) continue;
    // Whoever is fed is at the feet.
    if (act === 'give' && isAlive(draft, target)) continue;
    if (draft.beats.some((beat) => beat.role === target && isEvent(beat.act))) continue;
    // What somebody jumps over lies on the ground.
    if (act === 'jump') continue;
    // Who reaches for a bouquet has not caught it.
    if (act === 'point' && draft.cast.length > 2) continue;
    if (workPlaceOf(act) === null && act !== 'throw' && act !== 'kick' && act !== 'chase' && act !== 'catch') {
      if ((roleOf(draft, target)?.count ?? 1) === 1) relate(draft, role, 'holding', target);
    }
  }
}
