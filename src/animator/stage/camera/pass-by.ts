import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import { type FilmFrame, floorAt } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { keepInStreet } from './camera-clearance.ts';
import { easedTime } from './camera-motion.ts';
import { travelOf } from './over-time.ts';
import { NORMAL, tangentsOf } from './view.ts';

/**
 * "A car speeds past the camera": the camera stands beside the way, close to where it goes by, and turns after it. It is seen coming, fills the picture for a
 * moment, and is seen going, which no camera shows that goes along with it or looks at one point of the way.
 */
interface PassingParts {
  readonly players: readonly Player[];
  readonly facts: PlaceFacts;
  /** Width over height of the picture. */
  readonly shape: number;
  readonly whereIs: WhereIs;
  readonly frame: FilmFrame;
}

/** Of the shot: when it goes by. */
const GOES_BY = 0.42;
/** Times its length: who does not go so far passes nobody. */
const PASSES = 2.5;
/** Of its length or its height, and metres: how far beside it the camera stands. */
const [ASIDE, TALL_ASIDE, MOST_ASIDE] = [0.5, 1.15, 3.4];
/** Of its height, and metres: how high, and how high from below. */
const [HIGH, EYE_METRES, LOW, LOW_METRES] = [0.75, 1.5, 0.3, 0.45];
const LENS = 1.2;
/** So many moments in which it is looked at: between them the camera turns evenly. */
const LOOKS = 25;
/** Of its height: where the camera looks. */
const UP = 0.5;

export function passBy(shot: Shot, subject: number | null, parts: PassingParts): StageShot | null {
  const player: Player | undefined = parts.players[subject ?? -1];
  if (shot.move !== 'pass_by' || subject === null || player === undefined) return null;
  const { whereIs, facts, frame } = parts;
  const span = shot.to - shot.from;
  const times = Array.from({ length: LOOKS }, (_, index) => shot.from + (span * index) / (LOOKS - 1));
  const long = Math.max(player.body.length * player.size, 0.5);
  if (travelOf(subject, whereIs, times) < Math.min(long, MOST_LENGTH) * PASSES) return null;
  const passing = whereIs(subject, shot.from + span * GOES_BY);
  const right: Vector = [Math.cos(passing.heading), 0, -Math.sin(passing.heading)];
  // On the side from which the place looks best.
  const view = frame.heading(0);
  const side = right[0] * Math.sin(view) + right[2] * Math.cos(view) >= 0 ? 1 : -1;
  const aside =
    (player.body.width * player.size) / 2 + Math.min(MOST_ASIDE, Math.max(passing.height * TALL_ASIDE, long * ASIDE));
  const beside = keepInStreet(add(passing.at, scale(right, side * aside)), passing.at, facts);
  const low = shot.angle === 'low' || shot.angle === 'worms_eye';
  const up = low ? Math.min(LOW_METRES, passing.height * LOW) : Math.min(EYE_METRES, passing.height * HIGH);
  const floor = floorAt(facts, beside[0], beside[2], 'air');
  const eye: Vector = [beside[0], Math.max(floor + LOW_METRES * 0.5, passing.at[1] + up), beside[2]];
  const { up: half } = tangentsOf(NORMAL * LENS, parts.shape);
  const fieldOfView = (Math.atan(half) * 360) / Math.PI;
  const keys = times.map((time): CameraKey => {
    const { at, height } = whereIs(subject, time);
    const target: Vector = [at[0], at[1] + height * UP, at[2]];
    return {
      ...{ time: easedTime(shot.from, shot.to, time), eye, target, roll: 0, fieldOfView, aperture: 0 },
      focus: Math.max(1, Math.hypot(...subtract(target, eye))),
    };
  });
  return { from: shot.from, to: shot.to, handheld: 0, pace: shot.pace, keys, follow: null };
}

/** Metres: of a train the engine is what passes. */
const MOST_LENGTH = 12;
