import {
  beatOf,
  type Draft,
  editBeats,
  editRole,
  isPerson,
  isSmall,
  relate,
  roleOf,
  withoutRelations,
} from '../draft.ts';

/** As large as those are that carry something. */
const CARRIER_SIZE = 2.4;

const LOWERS = /\bdrones?\b[^.!?]{0,30}\b(?:lowers?|drops?|delivers?|brings?|sets? down)\b/i;

/** "a drone lowers a parcel": that hangs below it, and comes down with it. */
function lowerByAir(draft: Draft): void {
  const drone = draft.cast.find(({ thing, count }) => thing === 'drone' && count === 1);
  const parcel = draft.cast.find(
    ({ id, thing }) => /^(?:box|gift|envelope|letter|basket|bag)$/.test(thing) && isSmall(draft, id),
  );
  if (drone === undefined || parcel === undefined || !LOWERS.test(draft.prompt)) return;
  if (draft.beats.some(({ role }) => role === drone.id)) return;
  if (drone.size < CARRIER_SIZE) editRole(draft, drone.id, { size: CARRIER_SIZE });
  draft.relations = draft.relations.filter(({ role, to }) => role !== parcel.id && to !== parcel.id);
  relate(draft, drone.id, 'holding', parcel.id);
  const whose = draft.cast.find((each) => isPerson(each) && each.count === 1);
  if (whose !== undefined) relate(draft, drone.id, 'beside', whose.id);
  draft.beats = [...draft.beats, { ...beatOf(draft, 'land'), role: drone.id, verb: 'lower' }];
}

/** Grown in pots, where they are watered on a balcony. */
const IN_POTS = /^(?:tomato|chili|strawberry|herb|pepper|lettuce|cucumber|bell pepper|hot pepper|flower|basil)$/;

/** "waters his tomatoes": the plants in their pots, and no fruit on the floor. */
export function waterInPots(draft: Draft): void {
  for (const { act, target } of draft.beats) {
    const told = roleOf(draft, target);
    if (act !== 'water' || told === undefined || !IN_POTS.test(told.thing)) continue;
    if (!/\b(?:balcony|terrace|window|rooftop|roof|patio|porch|kitchen|sill)\b/i.test(draft.prompt)) continue;
    editRole(draft, told.id, {
      thing: 'potted plant',
      parts: [...told.parts, told.thing],
      count: Math.min(3, told.count),
    });
  }
}

/** A drone has what it brings below it, and hovers before whom it is for, who looks at it. */
export function bringByAir(draft: Draft): void {
  lowerByAir(draft);
  for (const { role, act, target } of [...draft.beats]) {
    const drone = roleOf(draft, role);
    if (drone?.thing !== 'drone' || act !== 'carry' || !isSmall(draft, target)) continue;
    if (drone.size < CARRIER_SIZE) editRole(draft, role, { size: CARRIER_SIZE });
    const receiver = draft.cast.find(
      (each) =>
        isPerson(each) &&
        each.count === 1 &&
        draft.beats.every((beat) => beat.role !== each.id || beat.act === 'stand'),
    );
    if (receiver === undefined) continue;
    withoutRelations(draft, role, receiver.id);
    relate(draft, role, 'beside', receiver.id);
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'carry'
        ? { ...beat, act: 'fly', verb: 'hover', target: null, direction: null, where: null }
        : beat.role === receiver.id
          ? { ...beat, act: 'look', verb: 'look', target: role }
          : beat,
    );
  }
}
