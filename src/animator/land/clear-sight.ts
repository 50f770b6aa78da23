import type { Affine } from '../maths/matrix.ts';
import { type Mesh, VERTEX_FLOATS } from '../maths/mesh.ts';
import { add, scale, type Vector } from '../maths/vector.ts';
import type { Sight } from './sight.ts';
import type { Placement } from './world.ts';

interface Bounds {
  readonly low: Vector;
  readonly high: Vector;
}

/** Metres: what is lower hides nobody, what is wider is the place itself. */
const [LEAST_HEIGHT, MOST_WIDTH] = [1.1, 45];
/** Metres: seats and tables so low, and so near to whom the film shows, are theirs. */
const [OWN_HEIGHT, OWN_REACH] = [1.05, 0.75];
/** Of its width: what of it is solid. Crowns and awnings reach farther than what hides. */
const SOLID = 0.8;

/** Takes away what would stand between the camera and whom it shows, as a film crew does: parked cars, posts, trees, the house one is behind. */
export function clearSight(
  placements: readonly Placement[],
  { lines, bears }: Pick<Sight, 'lines' | 'bears'>,
): Placement[] {
  const known = new Map<Mesh, Bounds>();
  return placements.filter(({ mesh, matrix, stays }) => {
    if (stays === true) return true;
    const bounds = known.get(mesh) ?? boundsOf(mesh);
    known.set(mesh, bounds);
    const { low, high } = bounds;
    const size = Math.hypot(matrix[1] ?? 0, matrix[5] ?? 1, matrix[9] ?? 0);
    const wide = Math.max(high[0] - low[0], high[2] - low[2]) * size;
    const tall = (high[1] - low[1]) * size;
    if (tall < CROWDING.height || wide > MOST_WIDTH) return true;
    const foot: Vector = [matrix[3] ?? 0, matrix[7] ?? 0, matrix[11] ?? 0];
    if (tall < OWN_HEIGHT && bears(foot, wide / 2 + OWN_REACH)) return true;
    const inward = inverse(matrix);
    const solid = shrunk(bounds);
    return !lines.some((line) => {
      const [eye, end] = [
        inward(line.eye),
        inward([line.eye[0] + line.end[0], line.eye[1] + line.end[1], line.eye[2] + line.end[2]]),
      ];
      return (
        (tall >= LEAST_HEIGHT && hides(solid, eye, end)) || (wide < CROWDING.width && crowds(solid, eye, end, size))
      );
    });
  });
}

/** Takes away the plants through which somebody would run. */
export function clearWay(placements: readonly Placement[], trodden: readonly Vector[]): readonly Placement[] {
  if (trodden.length === 0) return placements;
  const known = new Map<Mesh, Bounds>();
  return placements.filter(({ mesh, matrix, stays }) => {
    if (stays === true || !mesh.sways) return true;
    const bounds = known.get(mesh) ?? shrunk(boundsOf(mesh));
    known.set(mesh, bounds);
    const { low, high } = bounds;
    if ((high[1] - low[1]) * Math.hypot(matrix[1] ?? 0, matrix[5] ?? 1, matrix[9] ?? 0) < CROWDING.height) return true;
    const inward = inverse(matrix);
    return !trodden.some((point) => {
      const [x, y, z] = inward(point);
      return x > low[0] && x < high[0] && z > low[2] && z < high[2] && y > low[1] - 1 && y < high[1];
    });
  });
}

/** Sine of a low sun; metres as far as trees are taken away before it; metres: what is lower throws no shadow that far. */
const [LOW_SUN, TOWARD_SUN, LEAST_TREE] = [0.55, 60, 2.5];

/** Takes away the trees between a low sun and those whom the film shows, which would be grey in their shade. */
export function clearSun(
  placements: readonly Placement[],
  subjects: readonly Vector[],
  sunDirection: Vector,
): readonly Placement[] {
  if (sunDirection[1] > LOW_SUN || sunDirection[1] <= 0) return placements;
  const known = new Map<Mesh, Bounds>();
  return placements.filter(({ mesh, matrix, stays }) => {
    if (stays === true || !mesh.sways) return true;
    const bounds = known.get(mesh) ?? shrunk(boundsOf(mesh));
    known.set(mesh, bounds);
    if ((bounds.high[1] - bounds.low[1]) * Math.hypot(matrix[1] ?? 0, matrix[5] ?? 1, matrix[9] ?? 0) < LEAST_TREE)
      return true;
    const inward = inverse(matrix);
    return !subjects.some((subject) =>
      hides(bounds, inward(subject), inward(add(subject, scale(sunDirection, TOWARD_SUN)))),
    );
  });
}

function boundsOf({ vertices }: Mesh): Bounds {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < vertices.length; at += VERTEX_FLOATS)
    for (let axis = 0; axis < 3; axis++) {
      const value = vertices[at + axis] ?? 0;
      if (value < (low[axis] ?? 0)) low[axis] = value;
      if (value > (high[axis] ?? 0)) high[axis] = value;
    }
  return { low: low as unknown as Vector, high: high as unknown as Vector };
}

function shrunk({ low, high }: Bounds): Bounds {
  const less = (axis: 0 | 2): number => ((high[axis] - low[axis]) * (1 - SOLID)) / 2;
  const [x, z] = [less(0), less(2)];
  return { low: [low[0] + x, low[1], low[2] + z], high: [high[0] - x, high[1], high[2] - z] };
}

/** Metres: what is not wider and so near before the lens is nothing but a blur; and how far aside of the line of sight, as a cosine. */
const CROWDING = { width: 6, height: 0.7, metres: 4.5, cosine: 0.8 } as const;

/** Times its height: from so high one looks over it. */
const OVER_IT = 2.4;

/** Whether a box fills the foreground: right before the lens, in the direction it looks. */
function crowds({ low, high }: Bounds, eye: Vector, end: Vector, size: number): boolean {
  const nearest = (axis: 0 | 2): number => Math.min(high[axis], Math.max(low[axis], eye[axis])) - eye[axis];
  const [x, z] = [nearest(0), nearest(2)];
  const far = Math.hypot(x, z);
  if (far * size > CROWDING.metres || eye[1] > high[1] * OVER_IT) return false;
  const [ahead, aside] = [end[0] - eye[0], end[2] - eye[2]];
  const length = Math.hypot(ahead, aside);
  // What the film is about is nearer still.
  if (length <= far) return false;
  return far < 1e-3 || (x * ahead + z * aside) / (far * length) > CROWDING.cosine;
}

/** Whether the line goes through the box; where its end is inside, what it leads to stands there: under a roof, in a room. */
function hides({ low, high }: Bounds, from: Vector, to: Vector): boolean {
  let [enter, leave] = [0, 1];
  for (const axis of [0, 1, 2] as const) {
    const way = to[axis] - from[axis];
    if (Math.abs(way) < 1e-9) {
      if (from[axis] < low[axis] || from[axis] > high[axis]) return false;
      continue;
    }
    const [a, b] = [(low[axis] - from[axis]) / way, (high[axis] - from[axis]) / way];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave && leave < 1;
}

/** From the world into the space of what is placed. */
function inverse(m: Affine): (point: Vector) => Vector {
  const [a = 1, b = 0, c = 0, x = 0, d = 0, e = 1, f = 0, y = 0, g = 0, h = 0, i = 1, z = 0] = m;
  const scale = 1 / (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) || 1);
  return (point) => {
    const [px, py, pz] = [point[0] - x, point[1] - y, point[2] - z];
    return [
      ((e * i - f * h) * px + (c * h - b * i) * py + (b * f - c * e) * pz) * scale,
      ((f * g - d * i) * px + (a * i - c * g) * py + (c * d - a * f) * pz) * scale,
      ((d * h - e * g) * px + (b * g - a * h) * py + (a * e - b * d) * pz) * scale,
    ];
  };
}
