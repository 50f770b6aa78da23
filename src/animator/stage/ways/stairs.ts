import type { PlaceFacts } from '../../land/place.ts';
import { smoothstep } from '../../maths/ease.ts';
import { heightOf, type Player } from '../players.ts';
import type { PathPoint, Stage } from '../stage.ts';
import { makePathMotion } from './path-motion.ts';

/** Where the stairs of the place lead, from their middle up or down; null where it has none, or somebody goes elsewhere. */
export function stairsHeading(direction: string | null, { ways }: PlaceFacts): number | null {
  const points = ways.find(({ kind }) => kind === 'stairs')?.points;
  const middle = Math.floor(((points?.length ?? 0) - 1) / 2);
  const [low, high] = [points?.[middle], points?.[middle + 1]];
  if (low === undefined || high === undefined || (direction !== 'up' && direction !== 'down')) return null;
  const upward = Math.atan2(high[0] - low[0], high[2] - low[2]);
  return direction === 'up' ? upward : upward + Math.PI;
}

/** The flight of the place, between the two middle points of its way; nothing where it has none that is straight. */
export function stairsOf({ ways }: PlaceFacts): Pick<Stage, 'stairs'> {
  const flight = ways.find(({ kind, steps }) => kind === 'stairs' && steps !== undefined);
  const [, foot, top] = flight?.points ?? [];
  return flight?.steps === undefined || foot === undefined || top === undefined
    ? {}
    : { stairs: { foot, top, steps: flight.steps } };
}

/** Of the pace on the level. */
export const ON_STAIRS = 0.6;

/** Of its height: whose steps are higher takes them one by one, with a leap. */
const HIGH_STEP = 0.3;
/** Of the time on a step: until then it gathers itself; of a step: how far a leap goes above the next. */
const [GATHERS, LEAP] = [0.5, 0.55];
const SAMPLES_A_SECOND = 16;

/** A puppy on stairs made for people leaps from step to step, up and down; everybody else goes as planned. */
export function hopUpSteps(path: readonly PathPoint[], own: Player, facts: PlaceFacts): readonly PathPoint[] {
  const { stairs } = stairsOf(facts);
  const [first, last] = [path[0], path.at(-1)];
  if (stairs === undefined || first === undefined || last === undefined || own.order.family !== 'quadruped')
    return path;
  const { foot, top, steps } = stairs;
  const [x, rise, z] = [top[0] - foot[0], top[1] - foot[1], top[2] - foot[2]];
  const riser = rise / steps;
  const run2 = x * x + z * z;
  if (riser < heightOf(own) * HIGH_STEP) return path;
  const motion = makePathMotion(path);
  const count = Math.max(1, Math.ceil((last.time - first.time) * SAMPLES_A_SECOND));
  return Array.from({ length: count + 1 }, (_, index): PathPoint => {
    const time = first.time + ((last.time - first.time) * index) / count;
    const { at, heading } = motion(time);
    const along = (((at[0] - foot[0]) * x + (at[2] - foot[2]) * z) / run2) * steps;
    if (along < 0 || along > steps) return { time, at, heading };
    const [step, within] = [Math.floor(along), along - Math.floor(along)];
    const leapt = smoothstep(GATHERS, 1, within);
    const share = (step + 0.35 + leapt) / steps;
    const high = Math.min(steps, step + 1 + smoothstep(GATHERS, 0.85, within)) * riser;
    const arc = LEAP * riser * Math.sin(Math.PI * leapt);
    const [aside, deep] = [at[0] - foot[0] - (along / steps) * x, at[2] - foot[2] - (along / steps) * z];
    return { time, at: [foot[0] + share * x + aside, foot[1] + high + arc, foot[2] + share * z + deep], heading };
  });
}
