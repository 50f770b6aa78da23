import { placeHas } from '../../../catalogue/places.ts';
import {
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isBorne,
  isPerson,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';

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

/** "in a small rowing boat": small beside ships, with a bench for whoever is in it all the same. */
function fitCrew(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const [who, boat] = [roleOf(draft, role), roleOf(draft, to)];
    if (boat === undefined || !SMALL_BOATS.test(boat.thing) || !/^(?:in|on|inside|riding|driving)$/.test(relation))
      continue;
    if (isPerson(who) && boat.size < 1) editRole(draft, boat.id, { size: Math.min(1, who?.size ?? 1) });
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

/** Metres of who a small submarine is made for. Of its height: how large a beast is made to it, seen beside its levers. */
const [PILOT_METRES, PILOT_SHARE] = [1.7, 0.62];

/** A submarine with somebody at its wheel is a small one of glass: who steers it is seen, and a hamster has one of its own size. */
function showPilot(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const boat = roleOf(draft, to);
    if (
      boat?.thing !== 'submarine' ||
      !/^(?:driving|in|inside|riding)$/.test(relation) ||
      !(isPerson(roleOf(draft, role)) || isAlive(draft, role))
    )
      continue;
    const own = isPerson(roleOf(draft, role)) ? 1 : Math.min(1, metresOf(draft, role) / (PILOT_METRES * PILOT_SHARE));
    editRole(draft, boat.id, { size: own, variety: [...boat.variety, 'submersible'] });
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

/** Whom a beast meets that goes about in its small submarine comes to its window: far off neither would know of the other. */
function comeToWindow(draft: Draft): void {
  const boat = draft.cast.find(
    ({ thing, variety, size }) => thing === 'submarine' && variety.includes('submersible') && size < 1,
  );
  if (boat === undefined) return;
  for (const { id, count } of draft.cast) {
    const swims = thingOf(draft, id)?.realm === 'underwater' && isAlive(draft, id);
    if (!swims || count > 2 || draft.relations.some(({ role, to }) => role === id && to !== null)) continue;
    // Neither is so large that the other is not seen beside it.
    const most = (metresOf(draft, boat.id) * MET_SHARE) / metresOf(draft, id);
    if (most < 1) editRole(draft, id, { size: (roleOf(draft, id)?.size ?? 1) * most });
    relate(draft, id, 'in_front_of', boat.id);
  }
}
const MET_SHARE = 0.6;

export const BOAT_RULES = [stayInBoat, fitCrew, showPilot, comeToWindow, haulNet] as const;
