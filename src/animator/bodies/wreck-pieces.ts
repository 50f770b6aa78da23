import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { BodyPart } from './body.ts';

/** Breaks a surface into lumps: which of its triangles go with which piece, and what each piece shows where it broke. */

export interface Bits {
  readonly sites: readonly Vector[];
  /** Metres of one of them. */
  readonly cell: number;
}

/** Of a piece: how long the sides of its triangles are at most, so that it breaks along a ragged line, and how ragged that is. */
const [LONGEST, RAGGED] = [0.5, 0.3];
/** Triangles of one part: finer ones are not cut. */
const MOST_TRIANGLES = 9000;
/** Of the colour outside: how dark it is where it broke. */
const BROKEN_SHADE = 0.62;
const PATCH_WORDS = 44;
/** More of them no body has: see lens/movers.ts. */
const [MOST_BONES, MOST_SPOTS] = [256, 1_000_000];

/** Values of a surface that go along with its corners, with how many of them a corner has. */
interface Corners {
  readonly positions: number[];
  readonly normals: number[];
  readonly occlusion: number[];
  readonly colours: number[];
  readonly places: number[] | null;
  readonly bones: number[];
}

/** `isHull`: whether what is on that bone breaks; all else stays as it is and goes as one piece. `first`: the number of the first piece's bone. */
export function breakUp(part: BodyPart, bits: Bits, isHull: (bone: number) => boolean, first: number): BodyPart {
  const { mesh, patches, texture } = part;
  const corners: Corners = {
    positions: [...mesh.positions],
    normals: [...mesh.normals],
    occlusion: [...mesh.occlusion],
    colours: [...part.colours],
    places: texture === undefined ? null : [...texture.coordinates],
    bones: Array.from(mesh.occlusion, (_, vertex) => strongest(part, vertex)),
  };
  const cut = patches === null ? cutFiner(corners, mesh.indices, bits.cell * LONGEST) : [...mesh.indices];
  // Corners are shared by pieces that part from each other: each has its own.
  const out: Corners = {
    positions: [],
    normals: [],
    occlusion: [],
    colours: [],
    places: corners.places === null ? null : [],
    bones: [],
  };
  const [indices, known] = [[] as number[], new Map<number, number>()];
  // Corners with normals of their own share their place with others: an edge is known by places.
  const [places, spots] = [new Map<string, number>(), [] as number[]];
  const spotOf = (corner: number): number => {
    const name = whereIs(corners, corner);
    const spot = places.get(name) ?? places.size;
    places.set(name, spot);
    return spot;
  };
  const take = (corner: number, bone: number): number => {
    const name = corner * MOST_BONES + bone;
    const own = known.get(name) ?? out.bones.length;
    if (own === out.bones.length) {
      known.set(name, own);
      copyCorner(corners, corner, out, bone);
      spots.push(spotOf(corner));
    }
    return own;
  };
  const edges = new Map<number, { readonly a: number; readonly b: number; readonly bone: number; times: number }>();
  for (let at = 0; at < cut.length; at += 3) {
    const triangle = [cut[at] ?? 0, cut[at + 1] ?? 0, cut[at + 2] ?? 0] as const;
    const bone = corners.bones[triangle[0]] ?? 0;
    const piece = isHull(bone) ? first + nearest(corners, triangle, bits) : bone;
    const own = triangle.map((corner) => take(corner, piece));
    indices.push(...own);
    if (!isHull(bone)) continue;
    for (let k = 0; k < 3; k++) {
      const [a, b] = [own[k] ?? 0, own[(k + 1) % 3] ?? 0];
      const [p, q] = [spots[a] ?? 0, spots[b] ?? 0];
      const name = (Math.min(p, q) * MOST_SPOTS + Math.max(p, q)) * MOST_BONES + piece;
      const edge = edges.get(name);
      if (edge === undefined) edges.set(name, { a, b, bone: piece, times: 1 });
      else edge.times += 1;
    }
  }
  const words = patches === null ? null : [...patches];
  const hearts = heartsOf(out, bits.cell);
  for (const { a, b, bone, times } of edges.values()) {
    const heart = hearts.get(bone);
    // Of what lies on both sides of a house the middle is in none of it.
    if (times > 1 || heart === undefined || metresTo(out, a, heart) > bits.cell * NEAR) continue;
    closeToward(out, indices, { a, b, bone }, heart);
    // A painted part paints its broken sides as the triangle at their edge is painted.
    if (words !== null) for (let word = 0; word < PATCH_WORDS; word++) words.push(patches?.[word] ?? 0);
  }
  const count = out.bones.length;
  const [joints, weights] = [new Uint8Array(count * 4), new Float32Array(count * 4)];
  for (const [corner, bone] of out.bones.entries()) {
    joints[corner * 4] = bone;
    weights[corner * 4] = 1;
  }
  return {
    ...part,
    mesh: {
      positions: Float32Array.from(out.positions),
      normals: Float32Array.from(out.normals),
      occlusion: Float32Array.from(out.occlusion),
      ...{ joints, weights, indices: Uint32Array.from(indices) },
    },
    colours: Float32Array.from(out.colours),
    patches: words === null ? null : Uint32Array.from(words),
    ...(texture === undefined || out.places === null
      ? {}
      : { texture: { ...texture, coordinates: Float32Array.from(out.places) } }),
    twoSided: true,
  };
}

/** Of a piece: how deep below its surface its broken sides meet. */
const DEEP = 0.3;
/** Of a piece: sides farther from that are left open. */
const NEAR = 0.6;

const metresTo = ({ positions }: Corners, corner: number, [x, y, z]: Vector): number =>
  Math.hypot(
    (positions[corner * 3] ?? 0) - x,
    (positions[corner * 3 + 1] ?? 0) - y,
    (positions[corner * 3 + 2] ?? 0) - z,
  );

/** By piece: the point inside it, below the middle of what one sees of it, so that nothing of its inside is seen while it is whole. */
function heartsOf({ positions, normals, bones }: Corners, cell: number): ReadonlyMap<number, Vector> {
  const sums = new Map<number, number[]>();
  for (const [corner, bone] of bones.entries()) {
    const sum = sums.get(bone) ?? [0, 0, 0, 0, 0, 0, 0];
    for (let k = 0; k < 3; k++) {
      sum[k] = (sum[k] ?? 0) + (positions[corner * 3 + k] ?? 0);
      sum[k + 3] = (sum[k + 3] ?? 0) + (normals[corner * 3 + k] ?? 0);
    }
    sum[6] = (sum[6] ?? 0) + 1;
    sums.set(bone, sum);
  }
  return new Map(
    [...sums].map(([bone, [x = 0, y = 0, z = 0, nx = 0, ny = 0, nz = 0, count = 1]]) => {
      const deep = cell * DEEP;
      return [
        bone,
        [(x - nx * deep) / count, Math.max(0.01, (y - ny * deep) / count), (z - nz * deep) / count] as const,
      ] as const;
    }),
  );
}

function strongest({ mesh: { joints, weights } }: BodyPart, vertex: number): number {
  let best = 0;
  for (let k = 1; k < 4; k++) if ((weights[vertex * 4 + k] ?? 0) > (weights[vertex * 4 + best] ?? 0)) best = k;
  return joints[vertex * 4 + best] ?? 0;
}

function copyCorner(from: Corners, corner: number, to: Corners, bone: number): void {
  for (let k = 0; k < 3; k++) {
    to.positions.push(from.positions[corner * 3 + k] ?? 0);
    to.normals.push(from.normals[corner * 3 + k] ?? 0);
    to.colours.push(from.colours[corner * 3 + k] ?? 0);
  }
  to.occlusion.push(from.occlusion[corner] ?? 1);
  for (let k = 0; k < 2 && to.places !== null; k++) to.places.push(from.places?.[corner * 2 + k] ?? 0);
  to.bones.push(bone);
}

const whereIs = ({ positions }: Corners, corner: number): string =>
  [0, 1, 2].map((k) => Math.round((positions[corner * 3 + k] ?? 0) * 2000)).join(',');

/** Splits the longest side of every triangle until none is longer: both sides of an edge split it at the same point. */
function cutFiner(corners: Corners, indices: Uint32Array, longest: number): number[] {
  const middles = new Map<string, number>();
  const done: number[] = [];
  const todo: (readonly [number, number, number])[] = [];
  for (let at = 0; at < indices.length; at += 3)
    todo.push([indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0]);
  while (todo.length > 0) {
    const next = todo.pop();
    if (next === undefined) break;
    const sides = [0, 1, 2].map((k) => far(corners, next[k] ?? 0, next[(k + 1) % 3] ?? 0));
    const most = Math.max(...sides);
    if (most <= longest || done.length / 3 + todo.length > MOST_TRIANGLES) {
      done.push(...next);
      continue;
    }
    const k = sides.indexOf(most);
    const [a, b, c] = [next[k] ?? 0, next[(k + 1) % 3] ?? 0, next[(k + 2) % 3] ?? 0];
    const name = a < b ? `${a} ${b}` : `${b} ${a}`;
    const middle = middles.get(name) ?? between(corners, a, b);
    middles.set(name, middle);
    todo.push([a, middle, c], [middle, b, c]);
  }
  return done;
}

const far = ({ positions }: Corners, a: number, b: number): number =>
  Math.hypot(
    (positions[a * 3] ?? 0) - (positions[b * 3] ?? 0),
    (positions[a * 3 + 1] ?? 0) - (positions[b * 3 + 1] ?? 0),
    (positions[a * 3 + 2] ?? 0) - (positions[b * 3 + 2] ?? 0),
  );

function between(corners: Corners, a: number, b: number): number {
  const number = corners.bones.length;
  const half = (values: number[], stride: number): void => {
    for (let k = 0; k < stride; k++) values.push(((values[a * stride + k] ?? 0) + (values[b * stride + k] ?? 0)) / 2);
  };
  half(corners.positions, 3);
  half(corners.normals, 3);
  half(corners.colours, 3);
  half(corners.occlusion, 1);
  if (corners.places !== null) half(corners.places, 2);
  corners.bones.push(corners.bones[a] ?? 0);
  return number;
}

/** The piece whose middle is nearest, give or take a ragged edge. */
function nearest({ positions }: Corners, triangle: readonly [number, number, number], { sites, cell }: Bits): number {
  const middle = [0, 1, 2].map(
    (axis) => triangle.reduce((sum, corner) => sum + (positions[corner * 3 + axis] ?? 0), 0) / 3,
  );
  const [x = 0, y = 0, z = 0] = middle;
  const ragged =
    (scramble(Math.round(x * 733) * 13 + Math.round(y * 739) * 7 + Math.round(z * 743)) / 4_294_967_296 - 0.5) *
    cell *
    RAGGED;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [number, site] of sites.entries()) {
    // Squared: the root of it would be most of the work.
    const distance = (x + ragged - site[0]) ** 2 + (y - ragged - site[1]) ** 2 + (z + ragged - site[2]) ** 2;
    if (distance < least) [best, least] = [number, distance];
  }
  return best;
}

/** A side of the lump, from an edge at which it broke to its middle. */
function closeToward(
  out: Corners,
  indices: number[],
  { a, b, bone }: { readonly a: number; readonly b: number; readonly bone: number },
  site: Vector,
): void {
  const point = (corner: number): Vector => [
    out.positions[corner * 3] ?? 0,
    out.positions[corner * 3 + 1] ?? 0,
    out.positions[corner * 3 + 2] ?? 0,
  ];
  const [p, q] = [point(a), point(b)];
  const [u, v] = [
    [q[0] - p[0], q[1] - p[1], q[2] - p[2]] as const,
    [site[0] - p[0], site[1] - p[1], site[2] - p[2]] as const,
  ];
  const normal = [u[2] * v[1] - u[1] * v[2], u[0] * v[2] - u[2] * v[0], u[1] * v[0] - u[0] * v[1]] as const;
  const long = Math.max(1e-9, Math.hypot(...normal));
  for (const [corner, at] of [
    [b, q],
    [a, p],
    [a, site],
  ] as const) {
    indices.push(out.bones.length);
    out.positions.push(...at);
    out.normals.push(normal[0] / long, normal[1] / long, normal[2] / long);
    for (let k = 0; k < 3; k++) out.colours.push((out.colours[corner * 3 + k] ?? 0) * BROKEN_SHADE);
    out.occlusion.push(out.occlusion[corner] ?? 1);
    for (let k = 0; k < 2 && out.places !== null; k++) out.places.push(out.places[corner * 2 + k] ?? 0);
    out.bones.push(bone);
  }
}
