import { VERTEX_FLOATS } from '../../maths/mesh.ts';
import { scaleOf } from '../flow/affine.ts';
import { type Course, courseAt } from '../flow/course.ts';
import type { Relief } from './relief.ts';

/** Of the size that the move of the whole gives them: triangles that become larger or smaller lie over an edge where something goes before something else. */
const [LEAST, MOST] = [0.4, 1.8];

/** Where a relief's vertices are on their course in the end: shares of the film, two each. */
export function endsOf({ shares }: Relief, course: Course): Float32Array {
  const ends = new Float32Array(shares.length);
  for (let vertex = 0; vertex < shares.length / 2; vertex++) {
    ends.set(courseAt(course, shares[vertex * 2] ?? 0, shares[vertex * 2 + 1] ?? 0), vertex * 2);
  }
  return ends;
}

/** What keeps together on its course, and what is torn. */
export function tear(relief: Relief, course: Course): { readonly whole: Relief; readonly torn: Relief } {
  const { shares, mesh } = relief;
  const { indices } = mesh;
  const ends = endsOf(relief, course);
  const usual = scaleOf(course.whole);
  const keeps = (at: number): boolean => {
    const three = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0] as const;
    const growth = areaOf(ends, three) / areaOf(shares, three) / (usual * usual);
    return growth > LEAST && growth < MOST && edgeOf(ends, three) / edgeOf(shares, three) / usual < MOST;
  };
  const [whole, torn]: [number[], number[]] = [[], []];
  for (let at = 0; at < indices.length; at += 6) {
    // Both triangles of a cell share its fate.
    const to = keeps(at) && keeps(at + 3) ? whole : torn;
    for (let corner = at; corner < at + 6; corner++) to.push(indices[corner] ?? 0);
  }
  return { whole: { ...relief, mesh: { ...mesh, indices: Uint32Array.from(whole) } }, torn: take(relief, torn) };
}

/** A relief of some of its triangles, with no vertices but theirs. */
function take({ mesh, texture, shares }: Relief, triangles: readonly number[]): Relief {
  const used = [...new Set(triangles)];
  const numbers = new Map(used.map((vertex, index) => [vertex, index]));
  const pick = (from: Float32Array, each: number): Float32Array => {
    const to = new Float32Array(used.length * each);
    for (const [index, vertex] of used.entries())
      to.set(from.subarray(vertex * each, (vertex + 1) * each), index * each);
    return to;
  };
  return {
    shares: pick(shares, 2),
    texture: { ...texture, coordinates: pick(texture.coordinates, 2) },
    mesh: {
      ...mesh,
      vertices: pick(mesh.vertices, VERTEX_FLOATS),
      indices: Uint32Array.from(triangles, (vertex) => numbers.get(vertex) ?? 0),
    },
  };
}

type Three = readonly [number, number, number];

function areaOf(shares: Float32Array, [a, b, c]: Three): number {
  const x = shares[a * 2] ?? 0;
  const y = shares[a * 2 + 1] ?? 0;
  return (
    ((shares[b * 2] ?? 0) - x) * ((shares[c * 2 + 1] ?? 0) - y) -
    ((shares[b * 2 + 1] ?? 0) - y) * ((shares[c * 2] ?? 0) - x)
  );
}

function edgeOf(shares: Float32Array, [a, b, c]: Three): number {
  const far = (i: number, j: number): number =>
    Math.hypot((shares[i * 2] ?? 0) - (shares[j * 2] ?? 0), (shares[i * 2 + 1] ?? 0) - (shares[j * 2 + 1] ?? 0));
  return Math.max(far(a, b), far(b, c), far(c, a));
}
