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

const HAULS = /^(?:pull|carry|raise|pick_up|hold|put|open|lift_up)$/;
/** Of its own: so much of a net is out of the water, in the hands of who hauls it; and so many fish lie in a boat at most. */
const [HAULED, MOST_FISH] = [0.65, 5];

/** "pulls up a net full of silver fish flapping": an armful of it, behind which he is seen; and the fish come to lie in his boat, and fly nowhere. */
function haulNet(draft: Draft): void {
  const beat = draft.beats.find(
    ({ role, act, target }) =>
      HAULS.test(act) && isPerson(roleOf(draft, role)) && roleOf(draft, target)?.thing === 'fishing net',
  );
  const boat = draft.relations.find(
    ({ role, relation, to }) =>
      role === beat?.role &&
      /^(?:in|on|inside)$/.test(relation) &&
      /^(?:canoe|boat)$/.test(roleOf(draft, to)?.thing ?? ''),
  )?.to;
  const net = beat?.target;
  if (beat === undefined || net == null || boat == null) return;
  editRole(draft, net, { size: HAULED });
  draft.relations = draft.relations.filter(({ role, to }) => role !== net && to !== net);
  relate(draft, beat.role, 'holding', net);
  for (const { id, thing, count } of draft.cast.filter((role) => role.thing.includes('fish') && role.id !== net)) {
    if (thing === 'fishing net') continue;
    editRole(draft, id, { count: Math.min(count, MOST_FISH) });
    draft.relations = draft.relations.filter(({ role, to }) => role !== id && to !== id);
    relate(draft, id, 'in', boat);
    editBeats(draft, (each) => (each.role === id ? { ...each, act: 'lie', direction: null } : each));
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

export const BOAT_RULES = [stayInBoat, showPilot, haulNet] as const;
