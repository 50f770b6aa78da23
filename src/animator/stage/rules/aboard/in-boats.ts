import { placeHas } from '../../../catalogue/places.ts';
import { type Draft, editBeats, editRole, isAlive, isBorne, isPerson, relate, roleOf } from '../draft.ts';

/** Boats so small that whoever is at sea with one is in it. */
const SMALL_BOATS = /^(?:canoe|boat|sailboat)$/;
const AT_EASE = /^(?:look|stand|sit|stare|watch|smile|listen|think|speak|hold|fish|surprise|wave|point|gasp|pray|cry)$/;

/** Out at sea there is nowhere else to be than in the boat. */
function stayInBoat(draft: Draft): void {
  if (!placeHas(draft.set.place, 'open water') || placeHas(draft.set.place, 'banks')) return;
  const boat = draft.cast.find(({ thing, count }) => SMALL_BOATS.test(thing) && count === 1);
  if (
    boat === undefined ||
    draft.relations.some(({ role, to }) => to === boat.id && isPerson(roleOf(draft, role)) && isBorne(draft, role))
  )
    return;
  for (const { id, count } of draft.cast.filter(isPerson)) {
    const own = draft.beats.filter(({ role }) => role === id);
    if (count > 2 || isBorne(draft, id) || !own.every(({ act }) => AT_EASE.test(act))) continue;
    draft.relations = draft.relations.filter(({ role, to }) => role !== id || to === null);
    relate(draft, id, 'in', boat.id);
    if (boat.size < 1) editRole(draft, boat.id, { size: 1 });
  }
}

/** A submarine with somebody at its wheel is a small one of glass: who steers it is seen. */
function showPilot(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const boat = roleOf(draft, to);
    if (
      boat?.thing !== 'submarine' ||
      !/^(?:driving|in|inside|riding)$/.test(relation) ||
      !(isPerson(roleOf(draft, role)) || isAlive(draft, role))
    )
      continue;
    editRole(draft, boat.id, { size: 1, variety: [...boat.variety, 'submersible'] });
    draft.relations = draft.relations.filter((each) => each.role !== role || each.to === boat.id);
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'drive'
        ? { ...beat, direction: null, where: null }
        : beat.role === role && beat.where !== null
          ? { ...beat, where: null, direction: null }
          : beat,
    );
  }
}

export const BOAT_RULES = [stayInBoat, showPilot] as const;
