import { anchorOf } from '../../bodies/body.ts';
import { aboardOf } from '../../catalogue/transits.ts';
import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import { type FilmFrame, floorAt } from '../film-frame.ts';
import type { Player } from '../players.ts';
import { APART_SECONDS } from '../rules/aboard/transits.ts';
import type { Spot } from '../spots.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import { turned } from '../whereabouts.ts';
import { doorSide } from './calls.ts';
import { headingOf } from './headings.ts';
import { goesBy, paceOf } from './paces.ts';
import { makePathMotion } from './path-motion.ts';

/** How people come to a vehicle and get in, or get out and go on. */

/** Metres from the side of the vehicle: where one stands before the door, where one waits, and how far inside one is gone. */
const [BEFORE_DOOR, WAITS, WITHIN] = [0.55, 1.7, 0.6];
/** Metres along the vehicle between those who wait beside each other, and seconds that the last step takes. */
const [BESIDE, STEPS] = [0.85, 0.6];
/** Metres from a horse or a bicycle, to its side and back: who stands there hides nothing of it. */
const [ASTRIDE_WAITS, ASTRIDE_BEHIND] = [0.7, 1.5];
/** Metres that somebody goes who got out and of whom nothing else is told, and the most of whom is told that they go. */
const [GOES_ON, GOES_FAR] = [1.2, 9];
/** Seconds in which one turns back to what one got off. */
const TURNS_BACK = 0.8;
/** Metres by which a platform may be farther from a door than that, and from which on what lies there is one. */
const [GAPS, PLATFORM_METRES] = [[0, 0.3, 0.6], 0.5] as const;
/** Metres before somebody one goes to. */
const MEETS = 1.1;
/** Radians from straight out of the door. */
const MOST_BEND = 1.35;
/** Metres: what is broader than that has wings or rotors there. */
const BROADEST = 1.5;

const beatOf = (own: Player, vehicle: Player | undefined, beats: readonly Beat[]): Beat | undefined =>
  beats.find(
    ({ role, target, transit }) =>
      role === own.role.id && target === vehicle?.role.id && (transit === 'boards' || transit === 'alights'),
  );

/** When somebody is aboard; null for who is there all the while, or never. */
export function passageOf(
  own: Player,
  vehicle: Player | undefined,
  beats: readonly Beat[],
): Pick<Bond, 'since' | 'until' | 'appears' | 'vanishes'> | null {
  const beat = beatOf(own, vehicle, beats);
  if (beat === undefined) return null;
  const later = own.instance * APART_SECONDS;
  const hidden = aboardOf(vehicle?.thing?.kind ?? '') === 'hidden';
  if (beat.transit === 'boards') {
    const since = beat.to + later;
    return { since, ...(hidden ? { vanishes: since } : {}) };
  }
  const until = beat.from + later;
  return { until, ...(hidden ? { appears: until } : {}) };
}

interface Parts {
  readonly script: Pick<Script, 'beats' | 'relations' | 'durationSeconds'>;
  readonly players: readonly Player[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly frame: FilmFrame;
  readonly facts: PlaceFacts;
  readonly sense: 1 | -1;
}

/** The way of who gets in or out, as far as nothing bears them; null for all others. */
export function passagePath(
  bond: Bond,
  own: Player,
  vehicle: Player,
  way: readonly PathPoint[],
  parts: Parts,
): PathPoint[] | null {
  const { script, facts } = parts;
  const beat = beatOf(own, vehicle, script.beats);
  const at = bond.since ?? bond.until;
  if (beat === undefined || at === undefined) return null;
  const rest = makePathMotion(way)(at);
  const side = doorSide(bond, vehicle);
  const seat = anchorOf(vehicle.body, bond.anchor);
  const { door } = vehicle.body.anchors;
  const half = Math.min(BROADEST, (vehicle.body.width * vehicle.size) / 2);
  const along = (door?.at[2] ?? seat.at[2]) * vehicle.size;
  const ground = (x: number, z: number): number => floorAt(facts, x, z, 'ground');
  /** So far out from its side, and so far ahead of its door. */
  const beside = (out: number, ahead: number): Vector => {
    const [dx, , dz] = turned([side * (half + out), 0, along + ahead], rest.heading, 1);
    const [x, z] = [rest.at[0] + dx, rest.at[2] + dz];
    return [x, ground(x, z), z];
  };
  // Between a train and its platform there is a gap, which nobody gets out into.
  const gap = GAPS.find((wide) => beside(BEFORE_DOOR + wide, 0)[1] - beside(0, 0)[1] > PLATFORM_METRES);
  const beforeDoor = BEFORE_DOOR + (gap ?? 0);
  const inward = rest.heading - (side * Math.PI) / 2;
  const place = own.instance;
  const astride = aboardOf(vehicle.thing?.kind ?? '') === 'astride';
  const up = turned(seat.at, rest.heading, vehicle.size);
  const within: Vector = astride
    ? [rest.at[0] + up[0], rest.at[1] + up[1] - own.body.height * own.size * 0.5, rest.at[2] + up[2]]
    : bond.vanishes !== undefined || bond.appears !== undefined
      ? raised(beside(-WITHIN, 0), vehicle.body.anchors.door?.at[1] ?? 0.3, beside(beforeDoor, 0)[1])
      : [rest.at[0] + up[0], ground(rest.at[0] + up[0], rest.at[2] + up[2]), rest.at[2] + up[2]];
  const quay = vehicle.thing?.realm === 'water' ? findQuay(rest.at, facts) : null;
  const before = quay ?? beside(beforeDoor, 0);
  // From open water nobody steps ashore: who would, rises.
  if (vehicle.thing?.realm === 'water' && quay === null)
    return [
      { time: 0, at: [rest.at[0] + up[0], rest.at[1] + up[1] - SITS_UP, rest.at[2] + up[2]], heading: rest.heading },
    ];
  if (bond.since !== undefined) {
    // By turns before and behind the door, so that nobody hides it.
    const aside = (place % 2 === 0 ? 1 : -1) * Math.ceil((place + 1) / 2) * BESIDE;
    const waits = astride
      ? beside(ASTRIDE_WAITS, -ASTRIDE_BEHIND - place * BESIDE)
      : beside(WAITS + (place % 3) * 0.3, aside);
    const starts = Math.max(0.05, beat.from + place * APART_SECONDS);
    const arrives = Math.max(starts + 0.2, bond.since - STEPS);
    return [
      { time: 0, at: waits, heading: rest.heading + side * 0.5 },
      { time: Math.max(0.02, starts - 0.3), at: waits, heading: rest.heading + side * 0.5 },
      { time: starts + 0.1, at: waits, heading: bearing(waits, before) },
      { time: arrives - 0.05, at: before, heading: bearing(waits, before) },
      { time: arrives, at: before, heading: inward },
      { time: bond.since, at: within, heading: inward },
    ];
  }
  const out = at + STEPS;
  const outward = inward + Math.PI;
  const going = script.beats
    .filter(({ role, act, from }) => role === own.role.id && goesBy(act) && from >= beat.from && act !== 'jump')
    .filter((each) => each !== beat)
    .sort((a, b) => a.from - b.from)[0];
  const pace = paceOf(going?.act ?? 'walk', own.thing, own.body, own.size);
  const stays = script.beats.some((each) => each !== beat && each.role === own.role.id && each.target === beat.target);
  // "gets off her horse and pets it": beside it, and turned to it.
  if (going === undefined && stays)
    return [
      { time: at, at: within, heading: outward },
      { time: out, at: before, heading: outward },
      { time: out + TURNS_BACK, at: before, heading: inward },
    ];
  const whom = going === undefined ? meets(own, vehicle, parts) : null;
  if (whom !== null) {
    const [x, , z] = whom;
    const toward = bearing(before, whom);
    const left = Math.max(0, Math.hypot(x - before[0], z - before[2]) - MEETS);
    const there: Vector = [before[0] + Math.sin(toward) * left, 0, before[2] + Math.cos(toward) * left];
    const arrives = out + 0.3 + left / paceOf('walk', own.thing, own.body, own.size);
    return [
      { time: at, at: within, heading: outward },
      { time: out, at: before, heading: outward },
      { time: out + 0.3, at: before, heading: toward },
      { time: arrives, at: [there[0], ground(there[0], there[2]), there[2]], heading: toward },
    ];
  }
  const told = going !== undefined && / (?:away|off)$/.test(going.verb) ? { ...going, direction: 'away' } : going;
  const wanted = told === undefined ? inward + Math.PI : parts.frame.heading(headingOf(told, parts.sense, own));
  // Nobody walks through what they got out of.
  const bend = Math.max(-MOST_BEND, Math.min(MOST_BEND, shortest(wanted - outward)));
  const fan = outward + bend + (place > 0 ? fanned(place) : going === undefined ? 0.35 * side : 0);
  const end = going === undefined ? out + GOES_ON / pace : Math.max(out + 0.5, going.to);
  const metres = going === undefined ? GOES_ON + (place % 2) * 0.7 : Math.min(GOES_FAR, pace * (end - out));
  const there: Vector = [before[0] + Math.sin(fan) * metres, 0, before[2] + Math.cos(fan) * metres];
  const stands = going === undefined ? parts.frame.heading(0) + shortest(fan - parts.frame.heading(0)) * 0.35 : fan;
  return [
    { time: at, at: within, heading: outward },
    { time: out, at: before, heading: outward },
    { time: out + 0.3, at: between(before, there, (0.3 * pace) / Math.max(0.3, metres), ground), heading: fan },
    { time: end, at: [there[0], ground(there[0], there[2]), there[2]], heading: fan },
    { time: end + 0.5, at: [there[0], ground(there[0], there[2]), there[2]], heading: stands },
  ];
}

/** Metres from a boat to where one can step ashore, and above the water that it is dry there; a boat's seat above its floor. */
const [TO_QUAY, DRY, SITS_UP] = [7, 0.15, 0.35];

/** The nearest dry ground; null where there is none so near. */
function findQuay([x, , z]: Vector, { heightAt, waterLevel }: PlaceFacts): Vector | null {
  for (let far = 1; far <= TO_QUAY; far += 0.5)
    for (let turn = 0; turn < 24; turn++) {
      const [dx, dz] = [Math.sin((turn * Math.PI) / 12) * far, Math.cos((turn * Math.PI) / 12) * far];
      const ground = heightAt(x + dx, z + dz);
      if (ground > (waterLevel ?? 0) + DRY) return [x + dx, ground, z + dz];
    }
  return null;
}

/** Where somebody stands to whom one turns who got out; null where nobody is told of. */
function meets(own: Player, vehicle: Player, { script, players, spots, frame }: Parts): Vector | null {
  const beat = script.beats.find(
    ({ role, target, transit }) =>
      role === own.role.id && transit === undefined && target !== null && target !== vehicle.role.id,
  );
  const near = script.relations.find(
    ({ role, relation, to }) =>
      role === own.role.id && to !== null && /^(?:in_front_of|facing|near|beside)$/.test(relation),
  );
  const whom = players.findIndex(({ role, thing }) => role.id === (beat?.target ?? near?.to) && thing?.alive === true);
  const spot = spots.get(whom);
  return spot === undefined ? null : frame.at(spot.across, spot.near);
}

const fanned = (place: number): number => (place % 2 === 0 ? 1 : -1) * (0.25 + Math.ceil(place / 2) * 0.22);
/** So much above the ground, and no lower than the platform before it. */
const raised = ([x, y, z]: Vector, by: number, least: number): Vector => [x, Math.max(y + by, least), z];
const bearing = (from: Vector, to: Vector): number => Math.atan2(to[0] - from[0], to[2] - from[2]);
const shortest = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

function between(a: Vector, b: Vector, share: number, ground: (x: number, z: number) => number): Vector {
  const [x, z] = [a[0] + (b[0] - a[0]) * Math.min(1, share), a[2] + (b[2] - a[2]) * Math.min(1, share)];
  return [x, ground(x, z), z];
}

/** What somebody does who gets in or out: each of several a little later, and seated while the vehicle bears them. */
export function passageActs(
  { as, since, until }: Bond,
  own: Player,
  vehicle: Player,
  { script, players }: Pick<Parts, 'script'> & { readonly players: readonly Player[] },
): StageAct[] {
  const passage = beatOf(own, vehicle, script.beats);
  const later = own.instance * APART_SECONDS;
  const seated = aboardOf(vehicle.thing?.kind ?? '') === 'astride' ? 'ride' : as === 'sit' ? 'sit' : 'stand';
  const isBorne = (time: number): boolean => time >= (since ?? Number.POSITIVE_INFINITY) || time < (until ?? 0);
  const acts: StageAct[] = [];
  let time = 0;
  const fill = (to: number): void => {
    if (to > time + 0.05)
      acts.push({ act: isBorne(time + 0.01) ? seated : 'stand', from: time, to, speed: 1, target: null });
  };
  const told = script.beats.filter(({ role }) => role === own.role.id).sort((a, b) => a.from - b.from);
  for (const beat of told) {
    const [from, to] = [beat, { from: beat.to }].map(
      (each) => each.from + (each.from >= (passage?.from ?? 0) ? later : 0),
    );
    const [starts = 0, ends = 0] = [from, Math.min(to ?? 0, script.durationSeconds)];
    if (ends <= Math.max(time, starts) + 0.02) continue;
    fill(starts);
    const onFoot = beat.act === 'stand' || goesBy(beat.act);
    acts.push({
      act: isBorne(starts + 0.01) && onFoot ? seated : beat.act,
      ...{ from: Math.max(time, starts), to: ends, speed: beat.speed },
      target:
        beat.target === null || beat === passage ? null : players.findIndex(({ role }) => role.id === beat.target),
    });
    time = ends;
  }
  fill(script.durationSeconds);
  return acts;
}
