import { isTable } from '../../../catalogue/uses.ts';
import { type Draft, dropRole, editBeats, isAlive, isPerson, isSmall, relate, roleOf, thingOf } from '../draft.ts';
import { shelter } from '../together/share-canopy.ts';

/** Who does one of these is over something in truth. */
const ALOFT: ReadonlySet<string> = new Set([
  ...['fly', 'hover', 'float', 'jump', 'leap', 'climb', 'swing', 'hang', 'fall', 'sleep', 'doze', 'nod_off'],
]);

/** "bends over his workbench", "sprays water over her calf": whoever walks the ground is beside it, and does not hang above. */
export function stayOnGround(draft: Draft): void {
  shelter(draft);
  for (const relation of draft.relations.filter((each) => each.relation === 'above')) {
    const { role, to } = relation;
    if (to === null || !isAlive(draft, role) || thingOf(draft, role)?.realm !== 'ground') continue;
    if (draft.beats.some((beat) => beat.role === role && ALOFT.has(beat.act))) continue;
    draft.relations = draft.relations.filter((each) => each !== relation);
    relate(draft, role, 'near', to);
    if (isPerson(roleOf(draft, role)) && isTable(thingOf(draft, to)?.kind ?? '')) workAt(draft, role);
  }
  for (const { role, act, target } of draft.beats)
    if (act === 'work' && isPerson(roleOf(draft, role)) && isTable(thingOf(draft, target)?.kind ?? ''))
      workAt(draft, role);
}

/** Who bends over a bench with something in the hand works at it there. */
function workAt(draft: Draft, id: number): void {
  const held = draft.beats.find(({ role, act }) => role === id && act === 'hold')?.target ?? null;
  if (!isSmall(draft, held)) return;
  draft.relations = draft.relations.filter(({ role, relation }) => !(role === id && relation === 'holding'));
  editBeats(draft, (beat) =>
    beat.role !== id
      ? beat
      : beat.act === 'crouch' || beat.act === 'work'
        ? null
        : beat.act === 'hold'
          ? { ...beat, act: 'repair', from: 0 }
          : beat,
  );
}

/** A bubble that somebody blows comes from the lips: no thing of its own that one would need a table for. */
export function blowBubbles(draft: Draft): void {
  for (const { act, target } of draft.beats)
    if (act === 'blow' && target !== null && thingOf(draft, target)?.kind === 'bubble') {
      editBeats(draft, (beat) => (beat.target === target ? { ...beat, verb: 'blow bubbles' } : beat));
      dropRole(draft, target);
    }
}

/** Who works under a lamp is in its light, and does not wear it. */
export function standByLamp(draft: Draft): void {
  draft.relations = draft.relations.map((each) =>
    each.relation === 'under' && isPerson(roleOf(draft, each.role)) && thingOf(draft, each.to)?.kind === 'lamp'
      ? { ...each, relation: 'beside' as const }
      : each,
  );
}
