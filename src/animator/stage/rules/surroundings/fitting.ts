import { type Draft, editRole, isAlive, metresOf, thingOf } from '../draft.ts';

/** Vehicles that are as large as who is in them or what is below them asks for. */

/** Metres: who is smaller is no passenger of a boat or a car that people go in; and how long it is for who does. */
const [MOUSE_METRES, LENGTHS_LONG] = [0.32, 4.8];

/** "a mouse in a tiny boat": it is as large as fits who is in it, where nobody else is. */
function fitToRiders(draft: Draft): void {
  const vehicles = draft.cast.filter(({ id }) => {
    const thing = thingOf(draft, id);
    return thing?.alive === false && thing.moves && thing.metres > 1;
  });
  for (const { id, size } of vehicles) {
    const riders = draft.relations.filter(
      ({ to, relation }) => to === id && /^(?:in|on|inside|riding|driving)$/.test(relation),
    );
    const metres = Math.max(0, ...riders.map(({ role }) => metresOf(draft, role)));
    const people = draft.cast.some(({ person }) => person !== null);
    if (metres === 0 || metres > MOUSE_METRES || people || !riders.every(({ role }) => isAlive(draft, role))) continue;
    editRole(draft, id, { size: Math.min(size, (metres * LENGTHS_LONG) / (thingOf(draft, id)?.metres ?? 1)) });
  }
}

/** Metres of what is called giant and flies above a town: as long as several of its blocks. */
const MOTHERSHIP_METRES = 78;
const CALLED_GIANT = 2.2;
const CRAFT = /^(?:rocket|airship|star)/;

/** Metres of a saucer called so that is no giant: as broad as a street with its houses. */
const [MOTHERSHIP, OVER_STREET] = [/^mother ?ship$/, 11];

/** "a gigantic spaceship hovers over the city": the whole city is below it. */
function spreadOverTown(draft: Draft): void {
  for (const { id, size, thing, noun } of draft.cast)
    if (MOTHERSHIP.test(noun) && thing === 'ufo')
      editRole(draft, id, { size: Math.max(size, OVER_STREET / (thingOf(draft, id)?.metres ?? 4)) });
  if (draft.set.place !== 'city' && draft.set.place !== 'skyline') return;
  for (const { id, size, thing } of draft.cast)
    if (size >= CALLED_GIANT && thingOf(draft, id)?.realm === 'sky' && CRAFT.test(thing))
      editRole(draft, id, {
        size: Math.max(size, MOTHERSHIP_METRES / (thingOf(draft, id)?.metres ?? 10)),
      });
}

export const FITTING_RULES = [fitToRiders, spreadOverTown] as const;
