import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import { runsOnRails } from '../ways/railways.ts';
import type { WhereIs } from '../whereabouts.ts';

/** Of the way to what the place is looked at for: how far a drone flies on while the film lasts. */
const FLOWN = 0.22;
/** Of where the camera points: as much is whoever drives, and the rest the land beyond. */
const TO_DRIVER = 0.58;
const KEYS = 5;

const DRIVEN: ReadonlySet<string> = new Set(['vehicle', 'vessel']);

interface Driving {
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

/** A drone that shows the land with what drives through it, from where the land says: it flies on slowly, turns with the car, and keeps the far in sight; null for any other shot. */
function flyOverRoad(
  { from, to, move, pace, size }: Shot,
  subject: number | null,
  base: Pick<CameraKey, 'fieldOfView'>,
  { players, whereIs, facts: { overlook } }: Driving,
): StageShot | null {
  const player = players[subject ?? -1];
  if (subject === null || player === undefined || overlook === undefined || runsOnRails(player)) return null;
  if (!DRIVEN.has(player.order.family) || !move.startsWith('drone') || (size !== 'wide' && size !== 'establishing'))
    return null;
  const ahead = subtract(overlook.target, overlook.eye);
  const keys = Array.from({ length: KEYS }, (_, index): CameraKey => {
    const share = index / (KEYS - 1);
    const time = from + (to - from) * share;
    const eye: Vector = add(overlook.eye, scale([ahead[0], 0, ahead[2]], FLOWN * share));
    const beyond = add(eye, ahead);
    const target = add(beyond, scale(subtract(whereIs(subject, time).at, beyond), TO_DRIVER));
    return { ...base, time, eye, target, roll: 0, focus: Math.hypot(...subtract(target, eye)), aperture: 0 };
  });
  return { from, to, handheld: 0, pace, keys, follow: null };
}

/** Degrees that a picture is high: over a land, and from a seat that falls. */
const [LAND_VIEW, RIDE_VIEW] = [45, 62];

/** A camera that the place itself leads, over its roads or along its rides; null where the shot goes its own way. */
export const ledByPlace = (shot: Shot, subject: number | null, parts: Driving): StageShot | null =>
  flyOverRoad(shot, subject, { fieldOfView: LAND_VIEW }, parts) ?? ride(shot, { fieldOfView: RIDE_VIEW }, parts.facts);
