import { placeHas } from '../../../catalogue/places.ts';
import { beatOf, type Draft, editBeats, editRole, isPerson, metresOf, roleOf, thingOf } from '../draft.ts';

/** Of the height of what they are around: how high tentacles reach. A ship is seen above them by its masts. */
const REACH = 0.8;
/** Metres: around what is smaller they are as small as they can be drawn well. */
const LEAST_METRES = 2;

const SEA_BEAST = /^(?:octopus|squid)$/;
const ATTACKS =
  /^(?:wrap|grab|attack|seize|crush|drag|pull|grip|hug|grasp|envelop|engulf|strangle|squeeze|embrace|smash|coil|climb|sink|destroy|reach)/;
/** Metres: what is smaller an octopus of a usual size could lie around. */
const LARGE = 3;

/** "a kraken attacks a ship": of a beast of the sea that has hold of something large one sees the arms, and the head beside it. */
function showArms(draft: Draft): void {
  if (placeHas(draft.set.place, 'submerged')) return;
  for (const { id, thing, person } of draft.cast) {
    if (person !== null || !SEA_BEAST.test(thing)) continue;
    const holds = draft.beats.some(
      ({ role, verb, target }) =>
        role === id &&
        target !== null &&
        ATTACKS.test(verb) &&
        !isPerson(roleOf(draft, target)) &&
        metresOf(draft, target) >= LARGE,
    );
    const around = draft.relations.some(
      ({ role, relation, to }) => role === id && relation === 'around' && to !== null,
    );
    if (holds || around) editRole(draft, id, { thing: 'tentacles', size: 1 });
  }
}

/** Tentacles that come out of the sea are around the one thing that is there: a ship, a lighthouse, an island's tower. */
export function engulf(draft: Draft): void {
  showArms(draft);
  for (const { id } of draft.cast.filter(({ thing }) => thing === 'tentacles')) {
    const own = draft.beats.filter(({ role }) => role === id);
    const fits = (other: number | null): other is number =>
      other !== null && other !== id && !isPerson(roleOf(draft, other)) && thingOf(draft, other) !== null;
    const wound = [
      ...own.map(({ target }) => target),
      ...draft.cast
        .filter((role) => !role.scenery && thingOf(draft, role.id)?.alive === false)
        .sort((a, b) => metresOf(draft, b.id) - metresOf(draft, a.id))
        .map((role) => role.id),
    ].find(fits);
    if (wound === undefined) continue;
    const high = Math.max(LEAST_METRES, metresOf(draft, wound) * REACH);
    editRole(draft, id, { size: high / (thingOf(draft, id)?.metres ?? high), count: 1 });
    editRole(draft, wound, { count: 1 });
    // What they hold goes nowhere any more.
    draft.relations = [
      ...draft.relations.filter(({ role, to }) => role !== id && !(role === wound && to === id)),
      { role: wound, relation: 'on', to: id, where: 'middle' },
    ];
    editBeats(draft, (beat) => (beat.role === id || beat.role === wound ? null : beat));
    draft.beats = [...draft.beats, { ...beatOf(draft, 'rise'), act: 'hug', verb: 'wrap', role: id }];
  }
}
