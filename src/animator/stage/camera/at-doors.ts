import type { Script, Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { FilmFrame } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import { doorSide } from '../ways/calls.ts';
import { turned, type WhereIs } from '../whereabouts.ts';
import { keepAbove, keepInStreet } from './camera-clearance.ts';
import { moveCamera } from './camera-moves.ts';
import { NORMAL, tangentsOf } from './view.ts';

/** Where somebody gets into a vehicle or out of it the camera looks at its door, from the side on which that is, and waits there for what comes. */

interface Parts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly frame: FilmFrame;
  readonly facts: PlaceFacts;
  readonly shape: number;
  readonly around: number;
}

/** Metres to both sides of the door that are seen: of a car all of it, of a bus its front. */
const [LEAST_HALF, MOST_HALF] = [2.3, 4.3];
/** And of what comes down from the sky, so that one sees it land; and how often the camera follows it until then. */
const [MOST_HALF_OF_CRAFT, TILTS] = [9, 6];
/** Metres to both sides of who takes leave, and above the ground that one looks at then. */
const [ABOUT_HALF, ABOUT_UP] = [2.1, 1.05];
/** Metres that those who wait are nearer than the door. */
const NEARER = 1.3;
/** Metres above the ground that one looks at, and the lens is. */
const [TARGET_UP, EYE_UP] = [1.25, 1.55];
/** Radians from straight before the door: those of which the one is taken that is nearest to where the place looks best. */
const TURNS = [0.3, -0.3, 0.75, -0.75, 1.05, -1.05] as const;
const SIZES: Readonly<Record<Shot['size'], number>> = {
  ...{ extreme_close: 0.5, close: 0.55, medium: 0.7, full: 0.9, wide: 1, establishing: 1.7 },
};
const PLAIN = /^(?:static|handheld|dolly_in|dolly_out|zoom_in|zoom_out|pan_left|pan_right|truck_left|truck_right)$/;

/** What stops while it looks, when, and on which side of it somebody gets in or out. */
interface Stop {
  readonly vehicle: number;
  readonly at: number;
  readonly bond: Bond | null;
  /** Who takes leave there: they are looked at, and not the door. */
  readonly about?: number;
}

function stopIn(shot: Shot, { players, bonds, script, facts }: Parts): Stop | null {
  const within = (time: number | undefined): time is number =>
    time !== undefined && time >= shot.from && time <= shot.to;
  for (const bond of bonds) {
    const [who, vehicle] = [players[bond.child]?.role.id, players[bond.parent]?.role.id];
    const gets = script.beats.some(
      ({ role, target, transit }) =>
        role === who && target === vehicle && (transit === 'boards' || transit === 'alights'),
    );
    const at = bond.since ?? bond.until;
    if (gets && within(at)) return { vehicle: bond.parent, at, bond };
  }
  const stays = takesLeave(shot, { players, bonds, script });
  if (stays !== null) return stays;
  // Those who wait for it are looked at, and it comes in behind them.
  if (facts.stops === true) return null;
  const comes = script.beats.find(({ transit, to }) => transit === 'arrives' && within(to));
  const vehicle = players.findIndex(({ role }) => role.id === comes?.role);
  return comes === undefined || vehicle < 0 ? null : { vehicle, at: comes.to, bond: null };
}

/** Who takes leave of somebody and looks after them does so at the same door, before and after. */
function takesLeave(
  { subject, sizeStated, from }: Shot,
  { players, bonds, script }: Pick<Parts, 'players' | 'bonds' | 'script'>,
): Stop | null {
  const boards = script.beats.find(
    ({ transit, role }) =>
      transit === 'boards' && script.beats.some((other) => other.role === subject && other.target === role),
  );
  const bond = bonds.find(
    ({ child, since }) => since !== undefined && boards !== undefined && players[child]?.role.id === boards.role,
  );
  // What drives off meanwhile is looked after from where it was.
  const leaves = script.beats.some(({ transit, from: off }) => transit === 'leaves' && off < from);
  if (bond?.since === undefined || sizeStated) return null;
  const about = players.findIndex(({ role }) => role.id === subject);
  return { vehicle: bond.parent, at: leaves ? bond.since : Math.max(bond.since, from), bond, about };
}

/** A camera at the door, or where something stops; null where nothing does while it looks, or another one is asked for. */
export function filmAtDoor(shot: Shot, parts: Parts): StageShot | null {
  if (!PLAIN.test(shot.move) || (shot.angle !== 'eye' && shot.angle !== 'low')) return null;
  const { players, whereIs, frame, facts, shape } = parts;
  const stop = stopIn(shot, parts);
  const vehicle = stop === null ? undefined : players[stop.vehicle];
  // On the water the camera goes with it.
  if (stop === null || vehicle === undefined || vehicle.thing?.realm === 'water') return null;
  const { bond } = stop;
  const rest = whereIs(stop.vehicle, stop.at);
  const side = bond === null ? -1 : doorSide(bond, vehicle);
  const door = bond === null ? undefined : (vehicle.body.anchors.door ?? vehicle.body.anchors[bond.anchor]);
  const half = Math.min(1.5, (vehicle.body.width * vehicle.size) / 2);
  const long = vehicle.body.length * vehicle.size;
  const lands = vehicle.thing?.realm === 'sky' && whereIs(stop.vehicle, shot.from).at[1] > rest.at[1] + 1;
  const seen =
    stop.about !== undefined
      ? ABOUT_HALF
      : Math.min(lands ? MOST_HALF_OF_CRAFT : MOST_HALF, Math.max(LEAST_HALF, long * 0.62));
  const along = (door?.at[2] ?? 0) * vehicle.size * Math.min(1, Math.max(0.35, long / 12));
  const [dx, , dz] = turned([side * (half + 0.5), 0, along], rest.heading, 1);
  const about = stop.about === undefined ? null : whereIs(stop.about, (shot.from + shot.to) / 2).at;
  const target: Vector =
    about === null
      ? [rest.at[0] + dx, rest.at[1] + TARGET_UP, rest.at[2] + dz]
      : [about[0], about[1] + ABOUT_UP, about[2]];
  const outward = rest.heading + (side * Math.PI) / 2;
  const wanted = frame.view + parts.around;
  const apart = (turn: number): number =>
    Math.abs(Math.atan2(Math.sin(outward + turn - wanted), Math.cos(outward + turn - wanted)));
  const turn = TURNS.reduce<number>((best, each) => (apart(each) < apart(best) ? each : best), TURNS[0]);
  const tangents = tangentsOf(NORMAL, shape);
  const far = (seen / Math.max(tangents.across, tangents.up * 1.3)) * SIZES[shot.size] + NEARER;
  const heading = outward + turn;
  const away: Vector = [Math.sin(heading), (EYE_UP - TARGET_UP) / far, Math.cos(heading)];
  const eye = keepAbove(keepInStreet(add(target, scale(away, far)), target, facts), facts, false, far);
  const key: CameraKey = {
    ...{ time: shot.from, eye, target, roll: 0, focus: Math.hypot(...subtract(eye, target)) },
    fieldOfView: (Math.atan(tangents.up) * 360) / Math.PI,
    aperture: shot.focus === 'deep' ? 0 : shot.focus === 'shallow' ? 3 : 1,
  };
  if (!lands) return moveCamera(shot, key, { follow: null, facts });
  // It is seen to come down: the camera looks up to it, and goes down with it.
  const coming = Array.from({ length: TILTS }, (_, index): CameraKey => {
    const time = shot.from + ((Math.min(stop.at, shot.to) - shot.from) * index) / TILTS;
    const { at, height } = whereIs(stop.vehicle, time);
    const left = 1 - index / TILTS;
    const there: Vector = [at[0], at[1] + height / 2, at[2]];
    return { ...key, time, target: add(target, scale(subtract(there, target), left)) };
  });
  return {
    ...moveCamera({ ...shot, move: 'static' }, key, { follow: null, facts }),
    keys: [...coming, { ...key, time: Math.min(stop.at, shot.to) }, { ...key, time: shot.to }],
  };
}
