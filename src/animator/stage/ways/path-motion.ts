import type { Vector } from '../../maths/vector.ts';
import type { PathPoint } from '../stage.ts';

/** Where a figure is at a moment, and how it moves. */
export interface Motion {
  readonly at: Vector;
  readonly heading: number;
  /** Metres a second. */
  readonly speed: number;
  /** Metres since the film began. */
  readonly gone: number;
  /** Radians a second. */
  readonly turning: number;
}

/** Steps in which a curve's length is summed: fine enough that feet do not slide by more than a millimetre. */
const STEP_SECONDS = 1 / 96;
const DIFFERENCE = 1 / 240;

/** A figure's way through the film. Between points it follows a curve that bends as little as it can; before the first and after the last it stands. */
export function makePathMotion(points: readonly PathPoint[]): (time: number) => Motion {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('A path needs a point.');
  if (points.length === 1) return () => ({ at: first.at, heading: first.heading, speed: 0, gone: 0, turning: 0 });
  // Only who takes steps asks for it: the many layouts that are tried do not.
  let lengths: Float64Array | null = null;
  const goneBy = (time: number): number => {
    lengths ??= sumLengths(points);
    const step = Math.max(0, (time - first.time) / STEP_SECONDS);
    const index = Math.min(lengths.length - 1, Math.floor(step));
    const here = lengths[index] ?? 0;
    const next = lengths[Math.min(lengths.length - 1, index + 1)] ?? here;
    return here + (next - here) * Math.min(1, step - index);
  };
  const headingAt = (time: number): number => interpolateAngle(points, time);
  return (time) => {
    const at = positionAt(points, time);
    const [before, after] = [positionAt(points, time - DIFFERENCE), positionAt(points, time + DIFFERENCE)];
    const speed = Math.hypot(after[0] - before[0], after[1] - before[1], after[2] - before[2]) / (2 * DIFFERENCE);
    const heading = headingAt(time);
    const turning = shortest(headingAt(time + DIFFERENCE) - headingAt(time - DIFFERENCE)) / (2 * DIFFERENCE);
    return {
      ...{ at, heading, speed, turning },
      get gone() {
        return goneBy(time);
      },
    };
  };
}

function sumLengths(points: readonly PathPoint[]): Float64Array {
  const [from, to] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0];
  const count = Math.max(1, Math.ceil((to - from) / STEP_SECONDS)) + 1;
  const lengths = new Float64Array(count);
  let before = positionAt(points, from);
  for (let index = 1; index < count; index++) {
    const here = positionAt(points, from + index * STEP_SECONDS);
    const way = Math.hypot(here[0] - before[0], here[1] - before[1], here[2] - before[2]);
    lengths[index] = (lengths[index - 1] ?? 0) + way;
    before = here;
  }
  return lengths;
}

/** Hermite curve with slopes of Catmull and Rom, in time: speeds change smoothly, too. */
function positionAt(points: readonly PathPoint[], time: number): Vector {
  const { index, share, span } = findSpan(points, time);
  const [a, b] = [points[index], points[index + 1]];
  if (a === undefined) return [0, 0, 0];
  if (b === undefined) return a.at;
  const slope = (at: number, axis: 0 | 1 | 2): number => {
    const [before, here, after] = [points[at - 1], points[at], points[at + 1]];
    if (here === undefined) return 0;
    if (before === undefined)
      return after === undefined ? 0 : (after.at[axis] - here.at[axis]) / (after.time - here.time);
    if (after === undefined) return (here.at[axis] - before.at[axis]) / (here.time - before.time);
    return (after.at[axis] - before.at[axis]) / (after.time - before.time);
  };
  const [t, t2, t3] = [share, share * share, share * share * share];
  const curve = (axis: 0 | 1 | 2): number =>
    (2 * t3 - 3 * t2 + 1) * a.at[axis] +
    (t3 - 2 * t2 + t) * span * slope(index, axis) +
    (3 * t2 - 2 * t3) * b.at[axis] +
    (t3 - t2) * span * slope(index + 1, axis);
  return [curve(0), curve(1), curve(2)];
}

function findSpan(points: readonly PathPoint[], time: number): { index: number; share: number; span: number } {
  let index = 0;
  while (index + 2 < points.length && (points[index + 1]?.time ?? 0) <= time) index += 1;
  const [from, to] = [points[index]?.time ?? 0, points[index + 1]?.time ?? 0];
  const span = Math.max(1e-6, to - from);
  return { index, share: Math.min(1, Math.max(0, (time - from) / span)), span };
}

function interpolateAngle(points: readonly PathPoint[], time: number): number {
  const { index, share } = findSpan(points, time);
  const [a, b] = [points[index]?.heading ?? 0, points[index + 1]?.heading ?? points[index]?.heading ?? 0];
  const eased = share * share * (3 - 2 * share);
  return a + shortest(b - a) * eased;
}

/** The shorter way round. */
export function shortest(angle: number): number {
  const turn = Math.PI * 2;
  return angle - turn * Math.round(angle / turn);
}
