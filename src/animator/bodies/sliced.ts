import { type Flesh, fleshOf } from '../catalogue/flesh-table.ts';
import { smoothstep } from '../maths/ease.ts';
import { type Light, lightOf } from '../maths/mesh.ts';
import { aboutZ } from '../maths/turn.ts';
import type { Vector } from '../maths/vector.ts';
import type { Body, BodyPart, Moment } from './body.ts';
import { Pose } from './pose.ts';
import { type Bone, Skeleton } from './skeleton.ts';
import type { SkinnedMesh } from './skinned-mesh.ts';

/**
 * A thing that is cut while the film lasts: the same surface in slices from one side to the other, each on a bone of its own, with its flesh where the
 * knife went. A slice that is cut off tips over and comes to lie beside the last one.
 */

/** Metres of a slice, and how many there are at least and at most. */
const [SLICE_METRES, FEWEST, MOST] = [0.03, 3, 7];

export const slicesOf = ({ width }: Pick<Body, 'width'>): number =>
  Math.min(MOST, Math.max(FEWEST, Math.round(width / SLICE_METRES)));

/** Which slice comes off next after so much of the cutting, and how far the knife is in it, 0 to 1. */
export function cutAfter(share: number, slices: number): { readonly slice: number; readonly deep: number } {
  const cuts = slices - 1;
  const at = Math.min(cuts - 1e-6, Math.max(0, share) * cuts);
  return { slice: Math.floor(at), deep: at % 1 };
}

/** From the middle of the body, along its width: where the cut after this slice goes. */
export const cutAt = (slice: number, slices: number, width: number): number => width * (0.5 - (slice + 1) / slices);

const nameOf = (slice: number): string => `slice${slice}`;

/** `clear`: what is of glass is clear inside. */
export function sliceBody(body: Body, kind: string, clear = false): Body {
  const count = slicesOf(body);
  const { width, height } = body;
  const edges = Array.from({ length: count + 1 }, (_, k) => width * (k / count - 0.5));
  const bones: Bone[] = [...body.skeleton.bones];
  for (let k = 0; k < count; k++) {
    const foot: Vector = [edges[k + 1] ?? 0, 0, 0];
    bones.push({ name: nameOf(k), parent: 0, head: foot, tail: [foot[0], height, 0] });
  }
  const skeleton = new Skeleton(bones);
  return {
    ...body,
    skeleton,
    makeParts(kernel) {
      const whole = body.makeParts(kernel);
      const pieces = whole.flatMap((part) =>
        Array.from({ length: count }, (_, k) => slab(part, skeleton.number(nameOf(k)), k, edges, count)),
      );
      return [
        ...pieces.filter(({ mesh }) => mesh.indices.length > 0),
        ...faces(whole, edges, skeleton, clear ? CLEAR : fleshOf(kind)),
      ];
    },
    pose: (moment) => poseSlices(skeleton, moment, count, height, width),
  };
}

/** Radians a slice leans over that has come off, and of its thickness how far it slips away. */
const [LEANS, SLIPS] = [0.62, 0.42];

function poseSlices(
  skeleton: Skeleton,
  { act, since, lasts }: Moment,
  count: number,
  height: number,
  width: number,
): Pose {
  const pose = new Pose(skeleton);
  if (act !== 'come_apart') return pose.solve();
  const thick = width / count;
  // The part that is left stays where it is; what is cut off leans away from it, the first the farthest.
  for (let k = 0; k < count - 1; k++) {
    const [begins, each] = [((k + 1) / (count - 1)) * 0.96 * lasts, lasts / count];
    const off = smoothstep(begins - each * 0.25, begins + Math.min(0.4, each * 0.5), since);
    const behind = Math.max(0, Math.min(count - 1, (since / Math.max(0.1, lasts)) * (count - 1)) - k);
    const lean = LEANS * Math.min(1, (thick * 2.4) / height + 0.35);
    const name = nameOf(count - 1 - k);
    pose.turn(name, aboutZ(-lean * off));
    pose.shift(name, [thick * (off * 0.5 + SLIPS * off * behind), 0, 0]);
  }
  return pose.solve();
}

/** What of a surface is between two cuts: its corners are drawn onto the cuts, so that the edge is clean and what is painted on it stays. */
function slab(part: BodyPart, bone: number, k: number, edges: readonly number[], count: number): BodyPart {
  const { mesh, colours, patches, texture } = part;
  // Whatever the body's box leaves out belongs to its first and its last slice.
  const low = k === 0 ? Number.NEGATIVE_INFINITY : (edges[k] ?? 0);
  const high = k === count - 1 ? Number.POSITIVE_INFINITY : (edges[k + 1] ?? 0);
  const kept: number[] = [];
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const xs = [0, 1, 2].map((corner) => mesh.positions[(mesh.indices[at + corner] ?? 0) * 3] ?? 0);
    if (Math.max(...xs) > low && Math.min(...xs) < high) kept.push(at / 3);
  }
  const corners = new Map<number, number>();
  const indices = kept.flatMap((triangle) =>
    [0, 1, 2].map((corner) => {
      const from = mesh.indices[triangle * 3 + corner] ?? 0;
      const own = corners.get(from) ?? corners.size;
      corners.set(from, own);
      return own;
    }),
  );
  const from = [...corners.keys()];
  const positions = pick(mesh.positions, from, 3);
  for (let at = 0; at < positions.length; at += 3) positions[at] = Math.min(high, Math.max(low, positions[at] ?? 0));
  return {
    ...part,
    name: `${part.name} ${k}`,
    mesh: {
      ...{ positions, normals: pick(mesh.normals, from, 3), occlusion: pick(mesh.occlusion, from, 1) },
      ...{ ...bound(from.length, bone), indices: Uint32Array.from(indices) },
    },
    colours: pick(colours, from, 3),
    patches:
      patches === null ? null : Uint32Array.from(kept.flatMap((t) => [...patches.subarray(t * 44, t * 44 + 44)])),
    ...(texture === undefined ? {} : { texture: { ...texture, coordinates: pick(texture.coordinates, from, 2) } }),
  };
}

function pick(values: Float32Array, from: readonly number[], stride: number): Float32Array {
  const out = new Float32Array(from.length * stride);
  for (const [own, old] of from.entries())
    for (let k = 0; k < stride; k++) out[own * stride + k] = values[old * stride + k] ?? 0;
  return out;
}

function bound(count: number, bone: number): Pick<SkinnedMesh, 'joints' | 'weights'> {
  const [joints, weights] = [new Uint8Array(count * 4), new Float32Array(count * 4)];
  for (let k = 0; k < count; k++) {
    joints[k * 4] = bone;
    weights[k * 4] = 1;
  }
  return { joints, weights };
}

const CLEAR: Flesh = { rim: 0xe9f6fa, core: 0xbfe0ea, material: 'glass' };

/** The flesh on both sides of every cut. */
function faces(whole: readonly BodyPart[], edges: readonly number[], skeleton: Skeleton, flesh: Flesh): BodyPart[] {
  const [rim, core] = [lightOf(flesh.rim), lightOf(flesh.core)];
  return edges.slice(1, -1).flatMap((x, cut) => {
    const outline = whole.flatMap(({ mesh }) => crossing(mesh, x));
    if (outline.length < 3) return [];
    return [0, 1].map(
      (side): BodyPart => ({
        name: `flesh ${cut} ${side}`,
        ...fan(outline, x, skeleton.number(nameOf(cut + side)), side === 0 ? 1 : -1, rim, core),
        ...{ material: flesh.material, patches: null, twoSided: true },
      }),
    );
  });
}

/** Where a surface goes through the plane of a cut: both ends of each piece of the outline. */
function crossing({ positions, indices }: SkinnedMesh, x: number): (readonly [Vector, Vector])[] {
  const corner = (index: number): Vector => [
    positions[index * 3] ?? 0,
    positions[index * 3 + 1] ?? 0,
    positions[index * 3 + 2] ?? 0,
  ];
  const found: (readonly [Vector, Vector])[] = [];
  for (let at = 0; at < indices.length; at += 3) {
    const points = [0, 1, 2].map((k) => corner(indices[at + k] ?? 0));
    const ends = [0, 1, 2].flatMap((k): Vector[] => {
      const [a, b] = [points[k] ?? [0, 0, 0], points[(k + 1) % 3] ?? [0, 0, 0]];
      if (a[0] < x === b[0] < x) return [];
      const share = (x - a[0]) / (b[0] - a[0]);
      return [[x, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]];
    });
    const [first, second] = ends;
    if (first !== undefined && second !== undefined) found.push([first, second]);
  }
  return found;
}

/** From the skin inward: how far its colour reaches. */
const SKIN_SHARE = 0.82;

function fan(
  outline: readonly (readonly [Vector, Vector])[],
  x: number,
  bone: number,
  toward: number,
  rim: Light,
  core: Light,
): Pick<BodyPart, 'mesh' | 'colours'> {
  const middle = (axis: 1 | 2): number =>
    outline.reduce((sum, [a, b]) => sum + a[axis] + b[axis], 0) / (outline.length * 2);
  const centre: Vector = [x, middle(1), middle(2)];
  const inward = (point: Vector): Vector => [
    x,
    centre[1] + (point[1] - centre[1]) * SKIN_SHARE,
    centre[2] + (point[2] - centre[2]) * SKIN_SHARE,
  ];
  const [points, colours]: [number[], number[]] = [[], []];
  const corner = (point: Vector, colour: Light): void => {
    points.push(...point);
    colours.push(...colour);
  };
  const between: Light = [(rim[0] + core[0]) / 2, (rim[1] + core[1]) / 2, (rim[2] + core[2]) / 2];
  for (const [a, b] of outline) {
    const [inA, inB] = [inward(a), inward(b)];
    for (const [point, colour] of [
      ...[[a, rim] as const, [b, rim] as const, [inB, between] as const],
      ...[[a, rim] as const, [inB, between] as const, [inA, between] as const],
      ...[[inA, between] as const, [inB, between] as const, [centre, core] as const],
    ])
      corner(point, colour);
  }
  const count = points.length / 3;
  const normals = Float32Array.from({ length: count * 3 }, (_, k) => (k % 3 === 0 ? toward : 0));
  return {
    mesh: {
      ...{ positions: Float32Array.from(points), normals, occlusion: new Float32Array(count).fill(1) },
      ...{ ...bound(count, bone), indices: Uint32Array.from({ length: count }, (_, k) => k) },
    },
    colours: Float32Array.from(colours),
  };
}
