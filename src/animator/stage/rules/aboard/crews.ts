import { findPlace } from '../../../catalogue/places.ts';
import { isStraddled } from '../../../catalogue/transits.ts';
import type { Role } from '../../../director/script.ts';
import { ANYBODY } from '../../extras/strangers.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';
import { ABOARD_RULES } from './aboard.ts';
import { loadForks } from './forklifts.ts';
import { BOAT_RULES } from './in-boats.ts';
import { rideInSidecar } from './sidecars.ts';

/** Who sits in or on them is seen from outside, by how they are ridden or driven. */
const SEATS =
  /^(?:car|taxi|pickup|truck|van|bus|tractor|rickshaw|sleigh|race car|racing car|go kart|ambulance|fire engine|police car|speedboat|forklift)$/;
const UNMANNED = /\b(?:driverless|autonomous|self driving|toy|remote controlled|empty|riderless|ghost|parked|model)\b/;
const GOES: ReadonlySet<string> = new Set([
  'drive',
  'ride',
  'run',
  'fly',
  'walk',
  'chase',
  'follow',
  'turn',
  'jump',
  'sail',
  'raise',
]);

/** Of a person: heads of our people are large, and roofs are low. */
const UNDER_ROOF = 0.86;

const ROOFED = /^(?:car|taxi|pickup|van|ambulance|police car|truck|bus)$/;
const ABOARD = /^(?:in|inside|driving)$/;
const DRIVERS = /\b(?:taxi|cab|bus|truck|lorry|car) driver\b|\b(?:chauffeur|cabbie|cab driver)\b/;
/** Done in a seat. */
const SEATED = /^(?:sit|look|speak|smile|laugh|listen|think|argue|sing|nod|cry)$/;

/** Who drives for a living is at the wheel, unless told elsewhere. */
function takeWheel(draft: Draft): void {
  for (const { id, noun, word, count } of draft.cast) {
    const called = DRIVERS.exec(`${noun} ${word}`)?.[0];
    const own = draft.beats.filter(({ role }) => role === id);
    if (called === undefined || count > 1 || isBorne(draft, id) || !own.every(({ act }) => SEATED.test(act))) continue;
    if (draft.relations.some(({ role }) => role === id)) continue;
    // No truck comes into a diner with its driver.
    if (findPlace(draft.set.place)?.indoors === true || own.some(({ where }) => where !== null)) continue;
    const kind = /bus/.test(called)
      ? 'bus'
      : /truck|lorry/.test(called)
        ? 'truck'
        : /taxi|cab/.test(called)
          ? 'taxi'
          : 'car';
    const vehicle =
      draft.cast.find(({ thing }) => SEATS.test(thing))?.id ?? addRole(draft, { thing: kind, noun: kind, word: kind });
    relate(draft, id, 'driving', vehicle);
    if (own.length === 0) draft.beats = [...draft.beats, { ...beatOf(draft, 'drive'), role: id, target: vehicle }];
  }
}

/** So many sit on the seat behind. */
const BEHIND = 2;
const CAR_SEATS = /^(?:passenger|front|back|rear) ?seat$|^backseat$/;

/** "the woman in the passenger seat": of the one vehicle that is there. */
function takeSeats(draft: Draft): void {
  const vehicles = draft.cast.filter(({ thing }) => SEATS.test(thing));
  const [vehicle] = vehicles;
  if (vehicle === undefined || vehicles.length > 1 || vehicle.count > 1) return;
  const seated = draft.cast.filter(
    (role) => isPerson(role) && role.parts.some((part) => CAR_SEATS.test(part)) && !isBorne(draft, role.id),
  );
  // "Inside a car a man is driving": he has the wheel.
  // Of two who drive somewhere one has the wheel.
  const driver = draft.relations.find(
    (each) =>
      each.to === vehicle.id &&
      /^(?:in|inside)$/.test(each.relation) &&
      draft.beats.some(({ role, act }) => role === each.role && act === 'drive'),
  );
  draft.relations = draft.relations.map((each) =>
    each === driver ? { ...each, relation: 'driving', where: 'inside' } : each,
  );
  const driven = draft.relations.some(({ relation, to }) => relation === 'driving' && to === vehicle.id);
  // Beside whom one sits there is somebody, told of or not; the first in a car takes the wheel.
  if (seated.length > 0 && !driven) bringDriver(draft, vehicle.id, 'drive', 1);
  for (const { id, parts } of seated) {
    const where = parts.some((part) => /^(?:back|rear)/.test(part)) ? 'back' : null;
    draft.relations = [...draft.relations, { role: id, relation: 'in', to: vehicle.id, where }];
    fitBehind(draft, id, vehicle);
  }
}

/** More have no room behind, and would sit on those before them. */
function fitBehind(draft: Draft, id: number, { thing }: Role): void {
  const count = Math.min(roleOf(draft, id)?.count ?? 1, BEHIND);
  if (ROOFED.test(thing) && thing !== 'bus') editRole(draft, id, { count });
}

/** Who sits on the back seat, or in the bed, is driven somewhere, where nobody says that the car stands. */
function driveOn(draft: Draft): void {
  for (const { role, relation, to, where } of draft.relations) {
    const vehicle = (where === 'back' || where === 'load') && relation === 'in' ? roleOf(draft, to) : undefined;
    if (vehicle === undefined || !SEATS.test(vehicle.thing) || STANDS.test(vehicle.traits.join(' '))) continue;
    if (where === 'back') fitBehind(draft, role, vehicle);
    const steered = draft.relations.some((each) => each.to === vehicle.id && each.relation === 'driving');
    if (!steered) bringDriver(draft, vehicle.id, 'drive', 1);
  }
}
const STANDS = /\b(?:parked|stopped|waiting|abandoned|broken)\b/;

/** "talks to him through the mirror": one of the car's, which has its own. */
function useOwnMirror(draft: Draft): void {
  const driven = draft.relations.some(({ relation, to }) => relation === 'driving' && SEATS.test(kindIn(draft, to)));
  for (const { id } of driven ? draft.cast.filter(({ thing }) => thing === 'mirror') : []) dropRole(draft, id);
}
const kindIn = (draft: Draft, id: number | null): string => thingOf(draft, id)?.kind ?? '';

/** "rows a couple through the canal": they are in the boat with whoever rows. */
function rowOthers(draft: Draft): void {
  for (const { act, role, target } of draft.beats) {
    const boat = draft.relations.find((each) => each.role === role && /^(?:in|on|riding|driving)$/.test(each.relation));
    if (act !== 'row' || target === null || boat?.to == null || !isPerson(roleOf(draft, target))) continue;
    if (!isBorne(draft, target)) relate(draft, target, 'in', boat.to);
    editBeats(draft, (beat) => (beat.role === role && beat.act === 'row' ? { ...beat, target: null } : beat));
  }
}

/** Who drives without a word of what has a car, and all of them sit in it. */
function bringCar(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, target }) => act === 'drive' && target === null)) {
    const { role } = beat;
    if (!isPerson(roleOf(draft, role)) || isBorne(draft, role)) continue;
    if (draft.cast.some(({ id }) => thingOf(draft, id)?.moves === true && thingOf(draft, id)?.alive === false))
      continue;
    // A field is ploughed with a tractor, where no ox is there to do it.
    const thing = /^(?:plough|plow|till)/.test(beat.verb) ? 'tractor' : 'car';
    const car = addRole(draft, { thing, noun: thing, word: thing });
    relate(draft, role, (roleOf(draft, role)?.count ?? 1) > 1 ? 'in' : 'driving', car);
    editBeats(draft, (each) => (each === beat ? { ...each, target: car } : each));
  }
}

/** "A man and a woman talk inside a car": if one of those who are with each other is in it, so is the other. */
function shareCabin(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (to === null || !ABOARD.test(relation) || !ROOFED.test(thingOf(draft, to)?.kind ?? '')) continue;
    if (!isPerson(roleOf(draft, role))) continue;
    for (const { id, count } of draft.cast.filter((each) => isPerson(each) && each.id !== role)) {
      const own = draft.beats.filter((beat) => beat.role === id);
      const sits = own.some(({ act, target }) => act === 'sit' || target === role);
      if (count === 1 && sits && own.every(({ act }) => SEATED.test(act)) && !isBorne(draft, id))
        relate(draft, id, 'in', to);
    }
  }
}

/** Heads stay under the roof. */
function duckHeads(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const own = roleOf(draft, role);
    if (own === undefined || !isPerson(own) || own.person?.age === 'child' || own.person?.age === 'baby') continue;
    if (ABOARD.test(relation) && ROOFED.test(thingOf(draft, to)?.kind ?? ''))
      editRole(draft, role, { size: Math.min(own.size, UNDER_ROOF) });
  }
}

const BOXED = /^(?:rickshaw|sleigh)$/;

/** "Dirt bikes race, one rider jumps": the one has a machine of their own, and the others have theirs. */
function singleOutMount(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const [rider, mount] = [roleOf(draft, role), to === null ? undefined : roleOf(draft, to)];
    if (relation !== 'riding' || rider?.person == null || mount === undefined || mount.count <= rider.count) continue;
    if (
      !isStraddled(kindIn(draft, mount.id)) ||
      !draft.beats.some((beat) => beat.role === mount.id && GOES.has(beat.act))
    )
      continue;
    const own = addRole(draft, { ...mount, count: rider.count });
    editRole(draft, mount.id, { count: mount.count - rider.count });
    draft.relations = draft.relations.map((each) =>
      each.role === role && each.to === mount.id ? { ...each, to: own } : each,
    );
    draft.beats = [
      ...draft.beats.map((beat) => (beat.role === role && beat.target === mount.id ? { ...beat, target: own } : beat)),
      ...draft.beats.filter((beat) => beat.role === mount.id).map((beat) => ({ ...beat, role: own })),
    ];
  }
}

/** What drives has a driver, though nobody says so. */
function manVehicles(draft: Draft): void {
  for (const { id, count, traits, word, size } of draft.cast) {
    const kind = thingOf(draft, id)?.kind ?? '';
    const saddled = isStraddled(kind);
    if (!saddled && !SEATS.test(kind)) continue;
    // What is chased gets away, and is driven by somebody.
    const goes = draft.beats.some(
      ({ role, act, target }) => (role === id && GOES.has(act)) || (target === id && act === 'chase'),
    );
    const manned = draft.relations.some(
      ({ role, relation, to }) =>
        to === id &&
        // Who is driven in a carriage leaves the box to its driver.
        (BOXED.test(kind) ? /^(?:riding|driving)$/ : /^(?:riding|driving|in|inside|on)$/).test(relation) &&
        isSomebody(draft, role),
    );
    // Nobody is in what goes up in flames.
    const bursts = draft.beats.some(({ role, act }) => role === id && act === 'explode');
    if (!goes || manned || bursts || size < 0.7 || UNMANNED.test([...traits, word].join(' '))) continue;
    // Who lifts something with it does not drive meanwhile.
    const act = draft.beats.some((beat) => beat.role === id && beat.act === 'raise') ? 'sit' : 'drive';
    bringDriver(draft, id, saddled ? 'ride' : act, count);
  }
}

function bringDriver(draft: Draft, vehicle: number, act: 'ride' | 'drive' | 'sit', count: number): void {
  const saddled = act === 'ride';
  const driver = addRole(draft, {
    ...{ thing: 'person', word: 'person', noun: 'person', count, person: ANYBODY },
    size: saddled ? 1 : UNDER_ROOF,
  });
  relate(draft, driver, saddled ? 'riding' : 'driving', vehicle);
  draft.beats = [...draft.beats, { ...beatOf(draft, act), role: driver, target: vehicle }];
}

const isSomebody = (draft: Draft, id: number): boolean =>
  roleOf(draft, id)?.person != null || thingOf(draft, id)?.alive === true;

export const CREW_RULES = [
  ...BOAT_RULES,
  rideInSidecar,
  loadForks,
  rowOthers,
  takeWheel,
  useOwnMirror,
  ...ABOARD_RULES,
  takeSeats,
  driveOn,
  bringCar,
  shareCabin,
  duckHeads,
  singleOutMount,
  manVehicles,
] as const;
