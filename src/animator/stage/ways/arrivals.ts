import { anchorOf, QUIET } from '../../bodies/body.ts';
import { findPlace } from '../../catalogue/places.ts';
import { postureOf } from '../../catalogue/postures.ts';
import { boardActOf } from '../../catalogue/uses.ts';
import type { Beat, Script } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import { floorAt } from '../film-frame.ts';
import { heightOf, type Player, reachOf } from '../players.ts';
import { isApart } from '../root-of.ts';
import { REACH_SECONDS, TAKEN } from '../rules/furniture/fixtures.ts';
import { arrivingBeat, GRIP_SECONDS, LEAP_SECONDS, leavingBeat, takingBeat } from '../rules/surroundings/arrive.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import { turned } from '../whereabouts.ts';
import { goAround } from './around.ts';
import { actsAtSeat, type SeatWay, sitDownAndLeave } from './beside-seat.ts';
import { passageActs, passageOf, passagePath } from './getting-in.ts';
import type { Journey, JourneyParts } from './journeys.ts';
import { planWays } from './onward.ts';
import { outOfHouses } from './out-of-houses.ts';
import { goesBy, paceOf } from './paces.ts';
import { makePathMotion } from './path-motion.ts';
import { takeSeatOfPlace } from './place-seats.ts';
import { seeOff } from './see-off.ts';
import { standShelter } from './shelters.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/** Metres that the back of a chair is behind its legs, or its feet are before it. */
const OVERHANG = 0.12;
/** Of the height: how far one comes from. */
const FROM_HEIGHTS = 2.3;
/** Metres that a bird comes from, and how far above. */
const [FLIES_FROM, FLIES_ABOVE] = [2, 0.6];
/** Of the height: how far above the higher of its ends a leap goes. */
const BOUND = 0.15;

/** Bonds of those who come first, until `since`, or go later, from `until` on: meanwhile each is on its own way. */
export function delayArrivals(bonds: readonly Bond[], script: Script, players: readonly Player[]): Bond[] {
  return bonds.map((bond) => {
    const [own, bearer] = [players[bond.child], players[bond.parent]];
    if (bond.as === 'held') {
      // In rooms nothing lies about on the floor, and from a seat or a saddle nobody reaches the ground.
      const out = takenOut(bond, { bonds, script, players });
      if (out !== null) return { ...bond, appears: out + REACH_SECONDS };
      const indoors = findPlace(script.set.place)?.indoors === true;
      const borne = bonds.some(({ child }) => child === bond.parent);
      const taken = indoors || borne ? null : takingBeat(script.beats, bearer?.role.id, own?.role.id);
      return taken === null ? bond : { ...bond, since: taken.from + GRIP_SECONDS };
    }
    const passage = own === undefined ? null : passageOf(own, bearer, script.beats);
    if (passage !== null) return { ...bond, ...passage };
    // Who jumps over something on a board stays on it.
    if (boardActOf(bearer?.thing?.kind ?? '') !== null) return bond;
    const stands = bearer?.thing?.moves === false && !bonds.some(({ child }) => child === bond.parent);
    if (own?.thing?.alive !== true || !stands) return bond;
    const beats = script.beats.filter(({ role }) => role === own.role.id);
    const comes = arrivingBeat(beats);
    const leaves = leavingBeat(beats, bond.as === 'sit' || isLeft(bond, bearer), own.role);
    const edge = edgeOf(bond, bearer, beats);
    return {
      ...bond,
      ...(edge === null ? {} : { edge }),
      ...(comes === null
        ? {}
        : { since: bond.as === 'sit' ? comes.from : Math.min(comes.to, comes.from + LEAP_SECONDS) }),
      ...(leaves === null ? {} : { until: leaves.from }),
    };
  });
}

/** Where one sits on what one also lies on: of a bed the edge that is nearest. */
function edgeOf({ anchor, as }: Bond, { body, thing }: Player, beats: readonly Beat[]): string | null {
  if (as !== 'sit' || !anchor.startsWith('bed') || thing === null) return null;
  const [x] = anchorOf(body, anchor).at;
  const far = (name: string): number => Math.abs(anchorOf(body, name).at[0] - x);
  const seats = Object.keys(body.anchors).filter((name) => /^seat\d{0,2}$/.test(name));
  const lies = beats.some(({ act }) => postureOf(act) === 'lying');
  return lies
    ? seats.reduce<string | null>((best, name) => (best === null || far(name) < far(best) ? name : best), null)
    : null;
}

/** One steps out of a lift, as one gets up from a seat. */
const isLeft = ({ anchor }: Bond, bearer: Player | undefined): boolean =>
  anchor.startsWith('post') && bearer?.thing?.kind === 'elevator';

/** When somebody takes out what they hold; null for what is in the hand all the while. */
function takenOut(
  { child, parent }: Bond,
  { bonds, script, players }: { bonds: readonly Bond[]; script: Script; players: readonly Player[] },
): number | null {
  const post = bonds.find((bond) => bond.child === parent && bond.anchor.startsWith('post'));
  if (players[post?.parent ?? -1]?.thing?.opens !== true) return null;
  const [holder, held] = [players[parent]?.role.id, players[child]?.role.id];
  return (
    script.beats.find(({ role, target, verb }) => role === holder && target === held && verb === TAKEN)?.from ?? null
  );
}

/** The ways of all who go by themselves, for the whole film or until something bears them. */
export function planJourneys(parts: JourneyParts): ReadonlyMap<number, Journey> {
  const straight = new Map([...parts.spots.keys()].map((player) => [player, planWays(player, parts)]));
  const journeys = goAround(straight, parts);
  for (const [player, journey] of journeys) {
    const seated = takeSeatOfPlace(player, journey, parts);
    if (seated !== null) journeys.set(player, seated);
  }
  for (const bond of parts.bonds) {
    const coming = comeOrGo(bond, journeys.get(bond.parent), parts);
    if (coming !== null) journeys.set(bond.child, coming);
  }
  seeOff(journeys, parts);
  standShelter(journeys, parts);
  return outOfHouses(journeys, parts);
}

/** How somebody comes to what bears it later, or goes from what has borne it; null for everybody else. */
function comeOrGo(bond: Bond, bearer: Journey | undefined, parts: JourneyParts): Journey | null {
  const [own, seat, rest] = [parts.players[bond.child], parts.players[bond.parent], bearer?.path[0]];
  const { since, until } = bond;
  if ((since ?? until) === undefined || own === undefined || seat === undefined || rest === undefined) return null;
  const passage = passagePath(bond, own, seat, bearer?.path ?? [], parts);
  if (passage !== null) return { path: passage, acts: passageActs(bond, own, seat, parts) };
  if (bond.as === 'held') return { path: liesBefore(bond, seat, bearer, parts), acts: [] };
  const acts = actsUntil(bond, own, parts);
  const going = acts.find(({ act }) => goesBy(act));
  const pace = paceOf(going?.act ?? 'walk', own.thing, own.body, own.size);
  if (bond.as === 'sit') {
    const place = placeOn(seat, bond.edge ?? bond.anchor, rest, bond);
    const way: SeatWay = {
      ...{ player: bond.child, own, ...place, bearer: bond.parent },
      deep:
        bond.edge === undefined
          ? (seat.body.length / 2 - anchorOf(seat.body, bond.anchor).at[2]) * seat.size - OVERHANG
          : 0,
      wide: bond.edge === undefined ? Math.min(0.45, (seat.body.width * seat.size) / 2) : 0.4,
    };
    return sitDownAndLeave(way, bond, acts, pace, parts);
  }
  const { there, facing } = placeOn(seat, bond.anchor, rest, bond);
  const moveBy = (act: string | undefined, lasts: number, moving: JourneyParts): PathPoint[] => {
    const way: Way = {
      own,
      seat,
      there,
      facing,
      since: lasts,
      pace: paceOf(act ?? 'walk', own.thing, own.body, own.size),
    };
    return act === 'fly' || act === 'take_off' ? flyTo(way, moving) : goTo(way, moving);
  };
  const coming = since === undefined ? [] : moveBy(going?.act, since, parts);
  if (until === undefined) return { path: coming, acts };
  const leaves = acts.find(({ act, from, to }) => goesBy(act) && act !== 'jump' && to > until && from >= until);
  const lasts = Math.max(1, (leaves?.to ?? until + 1) - until);
  const leaving = moveBy(leaves?.act, lasts, { ...parts, sense: parts.sense === 1 ? -1 : 1 });
  return { path: [...coming, ...backwards(leaving, facing, until)], acts };
}

/** Where an anchor of something is that stands still, and where one looks there. */
function placeOn(
  seat: Player,
  name: string,
  rest: PathPoint,
  { offset = [0, 0, 0], turn = 0, edge }: Pick<Bond, 'offset' | 'turn' | 'edge'>,
): { readonly there: Vector; readonly facing: number } {
  const anchor = anchorOf(seat.body, name);
  const up = turned(anchor.at, rest.heading, seat.size);
  const aside = turned(edge === name ? [0, 0, 0] : offset, rest.heading, 1);
  return {
    there: [rest.at[0] + up[0] + aside[0], rest.at[1] + up[1] + aside[1], rest.at[2] + up[2] + aside[2]],
    facing: rest.heading + (anchor.heading ?? 0) + (edge === name ? 0 : turn),
  };
}

/** Of the height: how far before whoever picks it fruit hangs. */
const BEFORE_HAND = 0.32;

/** Where something lies or hangs that will be picked: below the hand that takes it, or below the mouth. */
function liesBefore(
  { since = 0, anchor: hand, hangs }: Bond,
  holder: Player,
  way: Journey | undefined,
  { facts }: JourneyParts,
): PathPoint[] {
  const { at, heading } = makePathMotion(way?.path ?? [])(since);
  if (hangs !== undefined) {
    const [aside, , ahead] = turned([-BEFORE_HAND * 0.3, 0, BEFORE_HAND], heading, heightOf(holder));
    return [{ time: 0, at: [at[0] + aside, at[1] + hangs, at[2] + ahead], heading }];
  }
  const taking = way?.acts.findLast(({ from }) => from <= since)?.act ?? 'pick_up';
  const anchor = anchorOf(holder.body, hand);
  const pose = holder.body.pose({ ...QUIET, act: taking, since: GRIP_SECONDS, lasts: GRIP_SECONDS * 2 });
  const [right, , ahead] = turned(pose.place(anchor.bone, anchor.at), heading, holder.size);
  const [x, z] = [at[0] + right, at[2] + ahead];
  return [{ time: 0, at: [x, floorAt(facts, x, z, 'ground'), z], heading }];
}

/** One goes as one would have come, the other way round, and forward. */
function backwards(path: readonly PathPoint[], facing: number, from: number): PathPoint[] {
  const last = path.at(-1)?.time ?? 0;
  return [...path].reverse().map(({ time, at, heading }) => ({
    ...{ time: from + last - time, at },
    heading: heading === facing ? facing : heading + Math.PI,
  }));
}

interface Way {
  readonly own: Player;
  readonly seat: Player;
  readonly there: Vector;
  readonly facing: number;
  readonly since: number;
  readonly pace: number;
}

/** So far across the picture, to the side that whoever comes comes from. */
function sideways({ frame, sense }: JourneyParts, metres: number): readonly [x: number, z: number] {
  const [a, b] = [frame.at(0, 0), frame.at(-sense * metres, metres * 0.12)];
  return [b[0] - a[0], b[2] - a[2]];
}

function goTo({ own, seat, there, facing, since, pace }: Way, parts: JourneyParts): PathPoint[] {
  const { facts } = parts;
  const floor = (x: number, z: number): number => floorAt(facts, x, z, 'ground');
  const tall = heightOf(own);
  // Onto a sofa one comes from before it, onto a table from where one is.
  const fronts = seat.body.anchors.seat !== undefined || seat.body.anchors.bed !== undefined;
  const side = sideways(parts, 1);
  const [towardX, towardZ] = fronts ? [Math.sin(facing), Math.cos(facing)] : side;
  const half = (seat.size * (fronts ? seat.body.length : Math.max(seat.body.length, seat.body.width))) / 2;
  const clear = half + reachOf(own) + (fronts ? 0.1 : 0.3);
  const [fx, fz] = [there[0] + towardX * clear, there[2] + towardZ * clear];
  const leaves = Math.max(0.3, since - LEAP_SECONDS);
  const most = Math.min(facts.openRadius * 0.9, Math.max(1.4, tall * FROM_HEIGHTS) + reachOf(seat) * 0.5);
  const metres = Math.min(most, pace * leaves);
  // Slower than half a pace is no walk: one waits and then goes.
  const going = Math.min(leaves, metres / Math.max(0.3, pace * 0.6));
  const [sx, sz] = [fx + side[0] * metres, fz + side[1] * metres];
  const along = Math.atan2(fx - sx, fz - sz);
  const path: PathPoint[] = [];
  for (let time = 0; time < leaves - 1e-6; time += STEP_SECONDS) {
    const share = Math.max(0, (time - (leaves - going)) / going);
    const [x, z] = [sx + (fx - sx) * share, sz + (fz - sz) * share];
    path.push({ time, at: [x, floor(x, z), z], heading: along });
  }
  const toward = Math.atan2(there[0] - fx, there[2] - fz);
  const top = Math.max(there[1], floor(fx, fz)) + tall * BOUND;
  const middle = [fx + (there[0] - fx) * 0.55, top, fz + (there[2] - fz) * 0.55] as const;
  return [
    ...path,
    { time: leaves, at: [fx, floor(fx, fz), fz], heading: toward },
    { time: (leaves + since) / 2, at: middle, heading: toward },
    { time: since, at: there, heading: facing },
  ];
}

/** Down from the side, slower and slower. */
function flyTo({ own, there, facing, since, pace }: Way, parts: JourneyParts): PathPoint[] {
  const far = Math.min(FLIES_FROM + reachOf(own) * 3, pace * since);
  const side = sideways(parts, far);
  const above = FLIES_ABOVE + heightOf(own);
  const along = Math.atan2(-side[0], -side[1]);
  const path: PathPoint[] = [];
  for (let time = 0; time < since - 1e-6; time += STEP_SECONDS) {
    const left = (1 - time / since) ** 1.25;
    path.push({
      time,
      at: [there[0] + side[0] * left, there[1] + above * left ** 1.5, there[2] + side[1] * left],
      heading: along,
    });
  }
  return [...path, { time: since, at: there, heading: facing }];
}

/** While it is borne it goes nowhere. */
function actsUntil(bond: Bond, own: Player, { script, players }: JourneyParts): StageAct[] {
  const { as, until } = bond;
  const acts = script.beats
    .filter(({ role }) => role === own.role.id)
    .sort((a, b) => a.from - b.from)
    .map(({ act, from, to, speed, target, where, within }): StageAct => {
      const borne = as === 'stand' && !isApart(bond, from + 1e-6);
      return {
        ...(where === 'camera' ? { toCamera: true as const } : {}),
        ...(within === undefined ? {} : { within }),
        act: act === 'land' ? 'fly' : borne && (act === 'fly' || goesBy(act)) ? 'stand' : act,
        ...{ from, to, speed },
        target: target === null ? null : players.findIndex(({ role }) => role.id === target),
      };
    });
  const last = acts.at(-1);
  const idle = { act: as === 'sit' && until === undefined ? 'sit' : 'stand', speed: 1, target: null };
  const whole =
    last !== undefined && last.to < script.durationSeconds - 0.05
      ? [...acts, { ...idle, from: last.to, to: script.durationSeconds }]
      : acts;
  return as === 'sit' ? actsAtSeat(whole, bond, script.durationSeconds) : whole;
}
