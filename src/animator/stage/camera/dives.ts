import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import type { CameraKey, StageShot } from '../stage.ts';

/** A drone that dives: from high over a land down into it, and on close above its ground or water, as nobody else looks at a land. */

/** Of the way to what is looked at: where it begins and ends. */
const [BEGINS, ENDS] = [-0.5, 0.66];
/** Times as high as one usually flies there; metres at least; metres over the ground in the end. */
const [TIMES, HIGH, SKIMS] = [1.25, 24, 2.6];
/** Of how high it began: how high it is in the end, over mountains. */
const LEVELS_OUT = 0.05;
/** Share of the film in which it falls. */
const FALLS = [0.08, 0.94] as const;
/** Metres before it that it looks at, and over which it knows what comes. */
const [LOOKS, KNOWS] = [26, 14];
/** Of its slope: how far the lens is tilted with it; and times as wide as usual it sees. */
const [TILTS, WIDE] = [0.55, 1.22];
/** The steepest slope that the lens follows: where it comes to stays in the picture. */
const STEEPEST = -0.85;
/** Radians by which it leans into its way. */
const LEANS = 0.13;
const KEYS = 13;

/** Null for a shot that does not dive. */
export function diveOver(shot: Shot, base: CameraKey, facts: PlaceFacts): StageShot | null {
  if (shot.move !== 'drone_dive') return null;
  const ahead = subtract(base.target, base.eye);
  const far = Math.hypot(ahead[0], ahead[2]);
  const forward: Vector = [ahead[0] / far, 0, ahead[2] / far];
  const floor = ([x, , z]: Vector): number => floorAt(facts, x, z, 'air');
  const high = Math.max(HIGH, (base.eye[1] - floor(base.eye)) * TIMES);
  const highest = (from: Vector): number =>
    Math.max(...[-0.4, 0, 0.4, 0.8, 1.2].map((share) => floor(add(from, scale(forward, KNOWS * share)))));
  const at = (share: number): Vector => {
    const over = add(base.eye, scale(forward, (BEGINS + (ENDS - BEGINS) * share) * far));
    const up = Math.max(SKIMS, high * LEVELS_OUT) + high * (1 - smoothstep(FALLS[0], FALLS[1], share));
    return [over[0], highest(over) + up, over[2]];
  };
  const keys = Array.from({ length: KEYS }, (_, index): CameraKey => {
    const share = index / (KEYS - 1);
    const [eye, next] = [at(share), at(Math.min(1, share + 1 / KEYS))];
    const gone = Math.max(0.5, Math.hypot(next[0] - eye[0], next[2] - eye[2]));
    const slope = clamp((next[1] - eye[1]) / gone, STEEPEST, 0.2) * TILTS;
    const target = add(eye, add(scale(forward, LOOKS), [0, slope * LOOKS, 0]));
    const roll = Math.sin(share * Math.PI * 2) * LEANS * (1 - share);
    const fieldOfView = base.fieldOfView * WIDE;
    return {
      ...base,
      time: shot.from + (shot.to - shot.from) * share,
      eye,
      target,
      roll,
      fieldOfView,
      focus: LOOKS,
      aperture: 0,
    };
  });
  return { from: shot.from, to: shot.to, handheld: 0, pace: shot.pace, keys, follow: null };
}
