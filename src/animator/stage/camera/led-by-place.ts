import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, normalise, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';

import type { CameraKey, StageShot } from '../stage.ts';
import { runsOnRails } from '../ways/railways.ts';
import type { WhereIs } from '../whereabouts.ts';
import { rootOf } from '../work.ts';

/** Of the way of what drives along the line of sight: as far a drone goes along with it, no nearer at the end than at first by more than this share. */
const [ALONG, NEARED] = [0.96, 0.06];
/** Of where the camera points: as much is whoever drives, and the rest the land beyond. */
const [TO_DRIVER, TO_BOAT] = [0.58, 0.74];
/** Metres: a small boat would be a dot from afar. */
const [BEHIND_BOAT, SMALL_BOAT] = [24, 8];
const KEYS = 5;

const DRIVEN: ReadonlySet<string> = new Set(['vehicle', 'vessel']);

interface Driving {
  readonly bonds: readonly Bond[];
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
  readonly facts: PlaceFacts;
}

/** Through the eyes of whoever rides: the place knows where that leads. */
function ride(
  { from, to, pace, angle }: Shot,
  base: Pick<CameraKey, 'fieldOfView'>,
  facts: PlaceFacts,
): StageShot | null {
  const keys = facts.ride?.filter(({ time }) => time >= from && time <= to) ?? [];
  if (keys.length < 2 || angle !== 'point_of_view') return null;
  const seen = keys.map((key): CameraKey => ({ ...base, ...key, roll: 0, focus: 12, aperture: 0 }));
  return { from, to, handheld: RIDE_SHAKE, pace, keys: seen, follow: null };
}
const RIDE_SHAKE = 0.03;

/** A drone that shows the land with what drives through it, from where the land says: it goes along, turns with the car, and keeps the far in sight; null for any other shot. */
function flyOverRoad(
  shot: Shot,
  subject: number | null,
  base: Pick<CameraKey, 'fieldOfView'>,
  { players, whereIs, bonds, facts: { overlook } }: Driving,
): StageShot | null {
  // Who sits in a boat is seen with it.
  const player = players[subject === null ? -1 : rootOf(subject, bonds)];
  if (subject === null || player === undefined || overlook === undefined || runsOnRails(player)) return null;
  if (!DRIVEN.has(player.order.family) || !isFlown(shot)) return null;
  const { from, to, pace } = shot;
  const ahead = subtract(overlook.target, overlook.eye);
  const small = player.order.family === 'vessel' && player.body.length * player.size < SMALL_BOAT;
  const level = Math.max(1e-6, ahead[0] ** 2 + ahead[2] ** 2);
  // So far along the line of sight, as a share of it: bends to the left and the right leave the drone where it is.
  const alongOf = ([x, , z]: Vector): number => (x * ahead[0] + z * ahead[2]) / level;
  const keys = Array.from({ length: KEYS }, (_, index): CameraKey => {
    const share = index / (KEYS - 1);
    const time = from + (to - from) * share;
    const there = subtract(whereIs(subject, time).at, overlook.eye);
    const behind = (metres: number): number =>
      (there[0] * ahead[0] + there[2] * ahead[2]) / level - metres / Math.sqrt(level);
    const flown = small
      ? behind(BEHIND_BOAT * (1.3 - 0.3 * share))
      : (alongOf(whereIs(subject, time).at) - alongOf(whereIs(subject, (from + to) / 2).at)) * ALONG +
        NEARED * (share - 0.5);
    const over: Vector = add(overlook.eye, scale([ahead[0], 0, ahead[2]], flown));
    // From high above, a small boat so near would be below the picture.
    const low = whereIs(subject, time).at[1] + BEHIND_BOAT * LOOKS_DOWN;
    const eye: Vector = small ? [over[0], Math.min(over[1], low), over[2]] : over;
    const beyond = add(eye, ahead);
    if (!small && !shot.move.startsWith('drone')) return followFrom(eye, whereIs(subject, time).at, beyond, base, time);
    const target = add(beyond, scale(subtract(whereIs(subject, time).at, beyond), small ? TO_BOAT : TO_DRIVER));
    return { ...base, time, eye, target, roll: 0, focus: Math.hypot(...subtract(target, eye)), aperture: 0 };
  });
  return { from, to, handheld: 0, pace, keys, follow: null };
}

/** Metres from which a car that is followed is seen as one, and how much of where the camera points it is. */
const [FOLLOWED_FROM, TO_FOLLOWED] = [34, 0.8];

/** Along the line on which the land shows the car, so much nearer that it is the car that one follows. */
function followFrom(
  eye: Vector,
  at: Vector,
  beyond: Vector,
  base: Pick<CameraKey, 'fieldOfView'>,
  time: number,
): CameraKey {
  const away = subtract(eye, at);
  const near = add(at, scale(away, Math.min(1, FOLLOWED_FROM / Math.hypot(...away))));
  const level = subtract(beyond, eye);
  // As far beyond the car as the land goes on from where the camera was.
  const far = add(at, scale(normalise([level[0], 0, level[2]]), FOLLOWED_FROM));
  const target = add(far, scale(subtract(at, far), TO_FOLLOWED));
  return { ...base, time, eye: near, target, roll: 0, focus: Math.hypot(...subtract(target, near)), aperture: 0 };
}

/** Whether a shot is taken from the air, of more than whom it is of. */
const isFlown = ({ move, angle, size }: Shot): boolean =>
  (size === 'wide' || size === 'establishing') &&
  (move.startsWith('drone') || (angle === 'high' && /^(?:static|follow|orbit)/.test(move)));

/** Tangent under which a drone looks down on a boat before it. */
const LOOKS_DOWN = 0.42;

/** Degrees that a picture is high: over a land, and from a seat that falls. */
const [LAND_VIEW, RIDE_VIEW] = [45, 62];

/** A camera that the place itself leads, over its roads or along its rides; null where the shot goes its own way. */
export const ledByPlace = (shot: Shot, subject: number | null, parts: Driving): StageShot | null =>
  flyOverRoad(shot, subject, { fieldOfView: LAND_VIEW }, parts) ?? ride(shot, { fieldOfView: RIDE_VIEW }, parts.facts);
