import { DOOR_OF, type DoorSeat } from '../../../bodies/families/vehicle/car-doors.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { aboardOf, transitOf } from '../../../catalogue/transits.ts';
import type { Beat, Role } from '../../../director/script.ts';
import { addRole, beatOf, type Draft, editRole, isPerson, relate, roleOf, thingOf } from '../draft.ts';
import { type Call, callOf, isAboard, isGoing, isTransport, kindOf, movesOf, ownBeats, passageIn } from './stops.ts';

/**
 * Vehicles that come, stop and go on, and who gets in and out meanwhile. A prompt tells each of them by itself; here they get one time table: it arrives, its
 * door opens, some get out, others get in, the door closes, it leaves. What else somebody does is before that or after it.
 */

/** Seconds: until a door is open, one after the other, out of the door, to the door and through it, until it is shut again. */
const [OPENS, APART, OUT, IN, SHUTS] = [0.5, 0.6, 1, 1.7, 0.6];
/** Of the film: how long a vehicle takes to come where more happens afterwards, and where nothing does. */
const [COMES, COMES_ONLY] = [0.36, 0.6];
/** Of the film, at least: how long one sees it leave, and at most what is done before somebody gets in or out of what stands there. */
const [LEAVES, BEFORE] = [0.24, 0.4];
/** Seconds at least of what comes before. */
const LEAD = 0.9;

/** Of a role that stops for somebody. */
export const WITH_DOORS = 'doors';
/** Seconds that each of several comes after the one before. */
export const APART_SECONDS = APART;

/** Seconds at which each thing happens. */
interface TimeTable {
  readonly arrived: number;
  readonly out: number;
  readonly into: number;
  readonly boarded: number;
  readonly leaves: number;
}

function timeTable(draft: Draft, { into, out, arrives, leaves, vehicle }: Call, length: number): TimeTable {
  const many = (beats: readonly Beat[]): number =>
    Math.max(0, ...beats.map(({ role }) => (roleOf(draft, role)?.count ?? 1) - 1)) * APART;
  const opens = aboardOf(kindOf(draft, vehicle.id)) === 'astride' ? 0.1 : OPENS;
  const told = Math.min(...[...into, ...out].map(({ from }) => from));
  const alone = into.length + out.length === 0 && leaves === null;
  const arrived =
    arrives === null
      ? Math.max(LEAD, Math.min(Number.isFinite(told) ? told : 0, length * BEFORE))
      : length * (alone ? COMES_ONLY : COMES);
  const outAt = arrived + opens;
  const outBy = out.length === 0 ? outAt : outAt + OUT + many(out);
  const inAt = into.length === 0 ? outBy : Math.max(outBy - OUT * 0.4, arrived + opens * 0.4);
  const inBy = into.length === 0 ? outBy : inAt + IN + many(into);
  const plain = { arrived, out: outAt, into: inAt, boarded: inBy, leaves: inBy + (alone ? 0 : SHUTS) };
  const most = length * (leaves === null ? 1 - LEAVES / 2 : 1 - LEAVES);
  if (plain.leaves <= most) return plain;
  // All of it in the time there is.
  const share = most / plain.leaves;
  return {
    ...{ arrived: plain.arrived * share, out: plain.out * share, into: plain.into * share },
    ...{ boarded: plain.boarded * share, leaves: plain.leaves * share },
  };
}

const gaitOf = (draft: Draft, vehicle: Role, told: Beat): string => {
  const thing = thingOf(draft, vehicle.id);
  if (thing?.alive === true) return /gallop|race|charge|run/.test(told.verb) || told.speed > 1.1 ? 'run' : 'trot';
  return thing?.realm === 'water' ? 'sail' : thing?.realm === 'sky' ? told.act : 'drive';
};

/** What the vehicle does by that table. */
function beatsOfVehicle(draft: Draft, call: Call, times: TimeTable, length: number): Beat[] {
  const { vehicle, arrives, leaves } = call;
  const plain = { ...beatOf(draft, 'stand'), role: vehicle.id };
  const comes: Beat[] =
    arrives === null
      ? []
      : [
          {
            ...plain,
            ...{ act: arrives.act === 'land' ? 'land' : gaitOf(draft, vehicle, arrives), verb: arrives.verb },
            ...{ to: times.arrived, speed: arrives.speed, transit: 'arrives' as const },
          },
        ];
  const goes: Beat[] =
    leaves === null
      ? []
      : [
          {
            ...plain,
            ...{ act: gaitOf(draft, vehicle, leaves), verb: leaves.verb, direction: leaves.direction },
            ...{ where: leaves.where, from: times.leaves, speed: leaves.speed, transit: 'leaves' as const },
          },
        ];
  const end = leaves === null ? length : times.leaves;
  const doors = call.into.length + call.out.length > 0 && aboardOf(kindOf(draft, vehicle.id)) !== 'astride';
  const rests: Beat[] = !doors
    ? [{ ...plain, from: arrives === null ? 0 : times.arrived, to: end }]
    : [
        ...(arrives === null ? [{ ...plain, to: times.arrived }] : []),
        { ...plain, act: 'open', verb: 'open', from: times.arrived, to: Math.min(end - 0.1, times.boarded + 0.1) },
        { ...plain, act: 'close', verb: 'close', from: Math.min(end - 0.1, times.boarded + 0.1), to: end },
      ];
  return [...comes, ...rests, ...goes];
}

/** What belongs to getting in or out, and is nothing of its own. */
const isPartOfIt = ({ act, target, part }: Beat, vehicle: number): boolean =>
  (act === 'open' || act === 'close') && (target === null || target === vehicle || part === 'door');

/** What somebody does by that table who gets in or out. */
function beatsOfRider(draft: Draft, told: Beat, call: Call, times: TimeTable, length: number): Beat[] {
  const id = call.vehicle.id;
  const gets = call.into.includes(told) ? 'boards' : 'alights';
  const [from, to] = gets === 'boards' ? [times.into, times.into + IN] : [times.out, times.out + OUT];
  const end = Math.min(to, gets === 'boards' ? times.boarded : Math.max(times.boarded, from + OUT * 0.6));
  const steering = new Set(movesOf(draft, call.vehicle).map(([, beat]) => beat));
  const own = ownBeats(draft, told.role).filter((beat) => beat !== told && !steering.has(beat));
  // Who gets back in has been out before.
  const others = own.filter((beat) => !isPartOfIt(beat, id) && passageIn(draft, beat) === null);
  const [before, after] = [
    others.filter((beat) => beat.from < told.from),
    others.filter((beat) => beat.from >= told.from),
  ];
  const passage: Beat = {
    ...told,
    ...{ act: /^(?:run|jump|leap|rush|swarm|pour)/.test(told.verb) ? 'run' : 'walk', target: id, from, to: end },
    ...{ direction: null, where: null, part: null, transit: gets },
  };
  // Nobody who sits in a bus goes anywhere by themselves.
  const later = gets === 'boards' ? after.filter((beat) => !isGoing(beat)) : after;
  return [...fitInto(before, 0, from), passage, ...fitInto(later, end, length)];
}

/** The same in the same order, from then to then. */
function fitInto(beats: readonly Beat[], from: number, to: number): Beat[] {
  const [first, last] = [beats[0]?.from ?? 0, Math.max(...beats.map((beat) => beat.to))];
  const share = (to - from) / Math.max(0.1, last - first);
  const moved = (time: number): number => from + (time - first) * share;
  return beats.map((beat) => ({ ...beat, from: moved(beat.from), to: moved(beat.to) }));
}

/** Sits in the back of what somebody else drives. */
const CHAUFFEURED = /\b(?:taxi|cab|limousine|limo)\b/;

function takeAboard(draft: Draft, told: Beat, vehicle: Role): void {
  const aboard = aboardOf(kindOf(draft, vehicle.id));
  const others = draft.relations.filter(
    ({ role, to }) => !((role === told.role && to === vehicle.id) || (role === vehicle.id && to === told.role)),
  );
  const driven =
    CHAUFFEURED.test(`${vehicle.word} ${vehicle.thing}`) && !/driver$/.test(roleOf(draft, told.role)?.noun ?? '');
  const where = aboard === 'hidden' ? 'aboard' : driven ? 'back' : null;
  const relation = aboard === 'astride' ? ('riding' as const) : ('in' as const);
  draft.relations = [...others, { role: told.role, relation, to: vehicle.id, where }];
}

const BESIDE_IT = /^(?:near|beside|following)$/;

/** "hugs him goodbye, he gets on, and she walks beside the train": until then she is with him, and where that is the door tells. */
function leaveBehind(draft: Draft, vehicle: number, { into }: Call): void {
  const gone = new Set(into.map(({ role }) => role));
  const withThem = draft.beats.flatMap(({ role, target }) => (target !== null && gone.has(target) ? [role] : []));
  draft.relations = draft.relations.filter(
    ({ role, relation, to }) => !(to === vehicle && BESIDE_IT.test(relation) && withThem.includes(role)),
  );
}

/** Seats of a car in the order in which they are taken. */
const SEATS: readonly DoorSeat[] = ['driver', 'passenger', 'back', 'back2'];

/** Which doors open: those of the seats that somebody gets into or out of. */
function doorsOf(draft: Draft, vehicle: number, riders: readonly Beat[]): string[] {
  const free = [...SEATS];
  return draft.relations
    .filter(({ relation, to }) => to === vehicle && relation === 'in')
    .flatMap(({ role, where }) =>
      Array.from({ length: roleOf(draft, role)?.count ?? 1 }, () => {
        const seat = free.find((each) => where === null || each === where) ?? free[0];
        if (seat !== undefined) free.splice(free.indexOf(seat), 1);
        return seat !== undefined && riders.some((told) => told.role === role) ? `${DOOR_OF}${seat}` : null;
      }),
    )
    .filter((part) => part !== null);
}

const ON_FOOT = /^(?:walk|run|march|sneak)$/;

/** "opens the door and walks away": who sat in a car and walks has got out of it. */
function getOut(draft: Draft): void {
  for (const { id } of draft.cast.filter(isPerson)) {
    const aboard = draft.relations.find(
      ({ role, relation, to }) => role === id && isAboard(relation) && isTransport(draft, to),
    );
    const own = ownBeats(draft, id);
    const first = own.findIndex(({ act, verb }) => ON_FOOT.test(act) && transitOf(verb) === null);
    const walk = own[first];
    if (
      aboard === undefined ||
      walk === undefined ||
      first === 0 ||
      own.some((beat) => passageIn(draft, beat) !== null)
    )
      continue;
    draft.beats = [
      ...draft.beats,
      { ...walk, act: 'walk', verb: 'get out', target: aboard.to, from: walk.from - 0.01, to: walk.from },
    ];
  }
}

const STOP = /\b(?:bus|tram|streetcar) (?:stop|shelter)\b/;
export const SHELTER = 'bus shelter';

/** At a bus stop there is a roof over a bench, and a sign. */
function raiseShelter(draft: Draft): void {
  const { set, beats, cast } = draft;
  const told = [set.word, ...set.dressing, ...beats.map(({ where }) => where)].some((word) => STOP.test(word ?? ''));
  if (!told || cast.some(({ thing }) => thing === SHELTER)) return;
  const shelter = addRole(draft, { thing: SHELTER, noun: SHELTER, word: SHELTER });
  const called = beats.some(({ transit }) => transit === 'boards' || transit === 'alights');
  const [first] = cast.filter(isPerson);
  if (first !== undefined && !called) relate(draft, first.id, 'in_front_of', shelter);
}

/** One time table for a vehicle that stops, and for all who get into it or out of it. */
export function callAtStops(draft: Draft): void {
  // What docks in space opens no doors there: see ways/docking.ts.
  if (placeHas(draft.set.place, 'weightless')) return;
  getOut(draft);
  const length = Math.max(0, ...draft.beats.map(({ to }) => to));
  for (const vehicle of draft.cast.filter(({ id }) => isTransport(draft, id))) {
    const call = callOf(draft, vehicle);
    if (call === null) continue;
    const riders = [...call.out, ...call.into];
    const times = timeTable(draft, call, length);
    const steering = new Set(movesOf(draft, vehicle).map(([, beat]) => beat));
    const beats = [
      ...beatsOfVehicle(draft, call, times, length),
      ...riders.flatMap((told) => beatsOfRider(draft, told, call, times, length)),
    ];
    const done = new Set([vehicle.id, ...riders.map(({ role }) => role)]);
    // Who only steers does nothing else meanwhile.
    draft.beats = [...draft.beats.filter((beat) => !done.has(beat.role) && !steering.has(beat)), ...beats];
    for (const told of riders) takeAboard(draft, told, vehicle);
    leaveBehind(draft, vehicle.id, call);
    if (riders.length > 0)
      editRole(draft, vehicle.id, { parts: [...vehicle.parts, WITH_DOORS, ...doorsOf(draft, vehicle.id, riders)] });
  }
  raiseShelter(draft);
}
