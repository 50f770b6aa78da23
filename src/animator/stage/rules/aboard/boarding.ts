import { findAct } from '../../../catalogue/acts.ts';
import { ROLE_TOOLS } from '../../../catalogue/people.ts';
import { findThing } from '../../../catalogue/things.ts';
import { boardActOf } from '../../../catalogue/uses.ts';
import type { Beat } from '../../../director/script.ts';
import {
  addRole,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

const ROLLS: ReadonlySet<string> = new Set(['drive', 'ride', 'skate', 'slide', 'ski']);

/** "a skateboarder rolls past": who goes on wheels has the board under the feet, and neither in the hand nor a car around. */
export function stepOnBoard(draft: Draft): void {
  draft.relations = draft.relations.map((each) => {
    const board = boardActOf(thingOf(draft, each.to)?.kind ?? '') !== null;
    const rolls = draft.beats.some(({ role, act, target }) => role === each.role && ROLLS.has(act) && target === null);
    return each.relation === 'holding' && board && rolls ? { ...each, relation: 'riding' } : each;
  });
}

const ON_SNOW: Readonly<Record<string, string>> = { ski: 'ski', snowboard: 'snowboard' };
const POLES = /\bpoles?$/;

/** "someone skiing … the tips of the red skis": whoever skis stands on those that are told of, or on some; the poles are in the hands. */
function putOnSkis(draft: Draft): void {
  for (const { id, noun } of draft.cast.filter(isPerson)) {
    const skis = draft.beats.find(({ role, act }) => role === id && act === 'ski');
    if (skis === undefined && ROLE_TOOLS.get(noun)?.act !== 'ski') continue;
    for (const { id: pole, noun: called, thing } of draft.cast)
      if (thing === 'stick' && POLES.test(called)) dropRole(draft, pole);
    const rides = draft.relations.some(
      ({ role, relation }) => role === id && /^(?:riding|driving|on|in|inside)$/.test(relation),
    );
    if (rides) continue;
    const ridden = new Set(draft.relations.flatMap(({ relation, to }) => (relation === 'riding' ? [to] : [])));
    const told = draft.cast.find(({ id: own, thing }) => Object.hasOwn(ON_SNOW, thing) && !ridden.has(own))?.id;
    const thing = ON_SNOW[skis?.verb ?? ''];
    if (told === undefined && thing === undefined) continue;
    const board = told ?? addRole(draft, { thing: thing ?? 'ski', count: roleOf(draft, id)?.count ?? 1 });
    withoutRelations(draft, id, board);
    relate(draft, id, 'riding', board);
  }
}

/** On a board one stands and does what is done there; it lies under the feet. */
function mountBoard(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    // Under something a board lies as well.
    const board = relation === 'under' && to !== null && thingOf(draft, to)?.realm !== 'sky' ? role : to;
    const act = boardActOf(thingOf(draft, board)?.kind ?? '');
    if (board === null || act === null || !(relation === 'riding' || relation === 'on' || relation === 'under'))
      continue;
    if (relation === 'under' && board === to) continue;
    // What only lies on it has no feet to stand before its middle.
    const rider = roleOf(draft, role);
    const stands = rider !== undefined && (isPerson(rider) || thingOf(draft, role)?.alive === true || board === role);
    const part = stands ? 'underfoot' : 'laid';
    editRole(draft, board, { parts: [...(roleOf(draft, board)?.parts ?? []), part] });
    const leapt = draft.beats.find((beat) => beat.role === role && isLeapOver(draft, beat));
    editBeats(draft, (beat) => {
      if (beat.role !== role) return beat;
      if (beat === leapt) return { ...beat, act, target: null };
      if (LEAPS.has(beat.act) || (act === 'ski' && beat.act === 'fly'))
        return { ...beat, act: act === 'ski' ? 'ski_jump' : 'ollie', target: null, direction: null };
      return ON_BOARD.has(beat.act) || (isPerson(roleOf(draft, role)) && standsUp(draft, beat))
        ? { ...beat, act, direction: isSteep(beat) ? null : beat.direction }
        : beat;
    });
    draft.beats = joinFlights(draft.beats);
    if (leapt === undefined) continue;
    // Over it go both: the board leaps, and who stands on it is borne.
    withoutRelations(draft, role, leapt.target ?? -1);
    draft.beats = [...draft.beats, { ...leapt, role: board, instrument: null, direction: null }];
  }
}

/** "jumps off a ledge, flies over a creek": once, and not twice. */
function joinFlights(beats: readonly Beat[]): readonly Beat[] {
  const joined: Beat[] = [];
  for (const beat of beats) {
    const before = joined.findLastIndex(({ role }) => role === beat.role);
    const flight = joined[before];
    if (flight?.act === 'ski_jump' && beat.act === 'ski_jump' && beat.from - flight.to < 0.1)
      joined[before] = { ...flight, to: Math.max(flight.to, beat.to) };
    else joined.push(beat);
  }
  return joined;
}

/** "carves down the mountain": along it, and not through the air. */
const isSteep = ({ direction }: Beat): boolean => direction === 'down' || direction === 'up';

const ON_BOARD: ReadonlySet<string> = new Set(['ride', 'drive', 'skate', 'slide', 'ski', 'land', 'row']);
const LEAPS: ReadonlySet<string> = new Set(['jump', 'backflip', 'somersault', 'bounce']);

const isLeapOver = (draft: Draft, { act, target }: Beat): boolean =>
  act === 'jump' && target !== null && thingOf(draft, target)?.alive === false;

const OFF_IT: ReadonlySet<string> = new Set(['swim', 'dive', 'fall', 'fall_back', 'climb', 'carry', 'hold', 'put']);

/** "carves the wave", "sprays snow", "weaves through the crowd": that is the board's doing, and nobody stands up on it to do it by hand. */
function standsUp(draft: Draft, { act, target, role }: Beat): boolean {
  const frame = findAct(act)?.frame;
  if (OFF_IT.has(act) || (target !== null && (isPerson(roleOf(draft, target)) || isSmall(draft, target)))) return false;
  return frame === 'go' || frame === 'work' || (frame === 'hands' && !holds(draft, role));
}

const holds = (draft: Draft, id: number): boolean =>
  draft.relations.some(({ role, relation }) => role === id && relation === 'holding');

const IN_WATER: ReadonlySet<string> = new Set(['swim', 'dive', 'surf', 'float', 'fly', 'soak', 'fall', 'jump', 'row']);
const BEARS: ReadonlySet<string> = new Set(['on', 'in', 'inside', 'riding', 'driving', 'between']);

/** At sea people are on the vessel that is there, unless they swim. */
function boardVessel(draft: Draft): void {
  if (draft.set.place !== 'sea') return;
  const vessel = draft.cast.find(
    ({ thing }) =>
      findThing(thing)?.realm === 'water' && findThing(thing)?.moves === true && findThing(thing)?.alive === false,
  );
  const dry = draft.cast.filter(isPerson).filter(({ id }) => {
    const busy = draft.beats.some(({ role, act }) => role === id && IN_WATER.has(act));
    return (
      !busy && !draft.relations.some(({ role, to, relation }) => role === id && to !== null && BEARS.has(relation))
    );
  });
  // Nobody stands in the sea.
  const aboard =
    dry.length === 0
      ? null
      : (vessel?.id ?? addRole(draft, { thing: 'canoe', noun: 'rowboat', word: 'rowboat', variety: ['rowboat'] }));
  if (aboard !== null) for (const { id } of dry) relate(draft, id, 'on', aboard);
}

/** Of the usual size: what bears people is not smaller, however small it is called. */
const LEAST_BOARDED = 0.85;

function keepRoomy(draft: Draft): void {
  for (const { role, relation, to } of draft.relations)
    if (
      to !== null &&
      (relation === 'on' || relation === 'in') &&
      isPerson(roleOf(draft, role)) &&
      thingOf(draft, to)?.realm === 'water'
    )
      editRole(draft, to, { size: Math.max(LEAST_BOARDED, roleOf(draft, to)?.size ?? 1) });
}

const STORMY = /^(?:storm|wind)$/;

/** "an old fisherman sits in his boat": where nobody speaks of sails and the water is calm, one that is open, in which he is seen. */
function takeOpenBoat(draft: Draft): void {
  if (STORMY.test(draft.set.weather)) return;
  for (const { role, relation, to } of draft.relations) {
    const boat = to === null ? undefined : roleOf(draft, to);
    if (boat?.noun !== 'boat' || boat.thing !== 'boat' || boat.variety.length > 0 || relation !== 'in') continue;
    if (isPerson(roleOf(draft, role))) editRole(draft, boat.id, { variety: ['rowing boat'] });
  }
}

const BY_DOORS = /^(?:train|tram|bus|minibus|subway|metro)$/;
const GETS_IN: ReadonlySet<string> = new Set(['jump', 'walk', 'run', 'climb', 'enter']);

/** "jumps onto the train just before the doors close": by its door, to which one runs, and not onto its roof. */
function boardByDoor(draft: Draft): void {
  for (const relation of draft.relations.filter((each) => /^(?:on|in|inside)$/.test(each.relation))) {
    const { role, to } = relation;
    if (to === null || !isPerson(roleOf(draft, role)) || !BY_DOORS.test(thingOf(draft, to)?.kind ?? '')) continue;
    const own = draft.beats.filter((beat) => beat.role === role).sort((a, b) => a.from - b.from);
    const last = own.findLast(({ act }) => GETS_IN.has(act));
    // Who only jumps there, and was never anywhere else, is told to be up there.
    if (last === undefined || own[0] === last || relation.where !== null) continue;
    draft.relations = draft.relations.filter((each) => each !== relation);
    editBeats(draft, (beat) => (beat === last ? { ...beat, act: 'run', target: to, direction: 'toward' } : beat));
  }
}

/** With one saddle. */
const FOR_ONE = /^(?:bicycle|unicycle|kick scooter|skateboard|surfboard|snowboard|sled)$/;

/** "rides a bike with her son": each on one of their own. */
function rideApart(draft: Draft): void {
  const ridden = new Set<number>();
  for (const { role, relation, to } of [...draft.relations]) {
    const [rider, mount] = [roleOf(draft, role), roleOf(draft, to)];
    if (relation !== 'riding' || !isPerson(rider) || mount === undefined || !FOR_ONE.test(mount.thing)) continue;
    if (!ridden.has(mount.id)) {
      ridden.add(mount.id);
      // "race their bikes": as many as ride them.
      if (mount.count > (rider?.count ?? 1)) editRole(draft, mount.id, { count: rider?.count ?? 1 });
      continue;
    }
    const child = /^(?:child|baby)$/.test(rider?.person?.age ?? '');
    const { thing, variety, colour, traits } = mount;
    const own = addRole(draft, { thing, variety, colour, traits, size: child ? CHILDS_WHEELS : 1 });
    draft.relations = draft.relations.map((each) =>
      each.role === role && each.to === mount.id ? { ...each, to: own } : each,
    );
    editBeats(draft, (beat) => (beat.role === role && beat.target === mount.id ? { ...beat, target: own } : beat));
  }
}

/** Of a grown-up's. */
const CHILDS_WHEELS = 0.72;

export const BOARDING_RULES = [
  putOnSkis,
  rideApart,
  boardByDoor,
  mountBoard,
  takeOpenBoat,
  boardVessel,
  keepRoomy,
] as const;
