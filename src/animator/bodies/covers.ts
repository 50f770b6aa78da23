import type { MaterialName } from '../maths/materials.ts';
import { lightOf } from '../maths/mesh.ts';
import type { Random } from '../maths/random.ts';
import { add, cross, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { BodyPart } from './body.ts';
import { ball } from './forge/shapes.ts';

/** What covers a body that is made of many small ones: leaves that hang, balls, or blocks. Sizes are shares of its height. */
export interface Cover {
  readonly shape: 'leaf' | 'puff' | 'block';
  readonly material: MaterialName;
  readonly colours: readonly [number, ...number[]];
  readonly size: number;
  readonly most: number;
}

/** Of light: paler would be white in the sun. */
export const BRIGHTEST = 0.68;

interface Corner {
  readonly at: Vector;
  readonly normal: Vector;
  readonly vertex: number;
}

/** Points spread over the surface by its area. */
function spread({ mesh }: BodyPart, count: number, chance: Random): Corner[] {
  const { positions, normals, indices } = mesh;
  const pointAt = (values: Float32Array, k: number): Vector => [
    values[k * 3] ?? 0,
    values[k * 3 + 1] ?? 0,
    values[k * 3 + 2] ?? 0,
  ];
  const sums: number[] = [];
  let whole = 0;
  for (let t = 0; t < indices.length; t += 3) {
    whole += areaOf(
      pointAt(positions, indices[t] ?? 0),
      pointAt(positions, indices[t + 1] ?? 0),
      pointAt(positions, indices[t + 2] ?? 0),
    );
    sums.push(whole);
  }
  const corners: Corner[] = [];
  let at = 0;
  for (let k = 0; k < count; k++) {
    const wanted = ((k + chance.next()) / count) * whole;
    while (at < sums.length - 1 && (sums[at] ?? whole) < wanted) at++;
    const [a = 0, b = 0, c = 0] = [indices[at * 3], indices[at * 3 + 1], indices[at * 3 + 2]];
    let [u, v] = [chance.next(), chance.next()];
    if (u + v > 1) [u, v] = [1 - u, 1 - v];
    const blend = (values: Float32Array): Vector =>
      add(add(scale(pointAt(values, a), 1 - u - v), scale(pointAt(values, b), u)), scale(pointAt(values, c), v));
    corners.push({ at: blend(positions), normal: normalise(blend(normals)), vertex: a });
  }
  return corners;
}

function areaOf(a: Vector, b: Vector, c: Vector): number {
  const [x, y, z] = cross(subtract(b, a), subtract(c, a));
  return Math.hypot(x, y, z) / 2;
}

const surfaceOf = ({ mesh }: BodyPart): number => {
  let whole = 0;
  const at = (k: number): Vector => [
    mesh.positions[k * 3] ?? 0,
    mesh.positions[k * 3 + 1] ?? 0,
    mesh.positions[k * 3 + 2] ?? 0,
  ];
  for (let t = 0; t < mesh.indices.length; t += 3)
    whole += areaOf(at(mesh.indices[t] ?? 0), at(mesh.indices[t + 1] ?? 0), at(mesh.indices[t + 2] ?? 0));
  return whole;
};

interface Patch {
  readonly positions: number[];
  readonly normals: number[];
  readonly indices: readonly number[];
}

/** Hangs from its stalk, a little off the surface. */
function leafAt({ at, normal }: Corner, size: number, chance: Random): Patch {
  const loose: Vector = [chance.between(-1, 1), chance.between(-1.3, 0.3), chance.between(-1, 1)];
  const along = normalise(
    add(
      subtract(loose, scale(normal, loose[0] * normal[0] + loose[1] * normal[1] + loose[2] * normal[2])),
      scale(normal, 0.35),
    ),
  );
  const aside = normalise(cross(normal, along));
  const point = (far: number, side: number, up: number): Vector =>
    add(at, add(add(scale(along, far * size), scale(aside, side * size)), scale(normal, up * size)));
  const lit = normalise(add(normal, scale(aside, chance.between(-0.35, 0.35))));
  return {
    positions: [point(-0.25, 0, 0.05), point(0.3, 0.32, 0.2), point(1, 0, 0.12), point(0.3, -0.32, 0.2)].flat(),
    normals: [lit, lit, lit, lit].flat(),
    indices: [0, 1, 2, 0, 2, 3],
  };
}

function puffAt({ at, normal }: Corner, size: number, chance: Random): Patch {
  const r = size * chance.between(0.6, 1.15);
  const own = ball([r, r, r], 9, 6);
  const middle = add(at, scale(normal, -r * 0.25));
  return {
    positions: own.positions.map((value, k) => value + (middle[k % 3] ?? 0)),
    normals: [...own.normals],
    indices: own.indices,
  };
}

/** Of how large what covers it is: how far from its eyes that begins. */
const BARE_AROUND_EYES = 0.62;
const EVERY_SO_MANY = 12;
export function pointsOf({ mesh: { positions } }: BodyPart): Vector[] {
  const points: Vector[] = [];
  for (let k = 0; k + 2 < positions.length; k += 3 * EVERY_SO_MANY)
    points.push([positions[k] ?? 0, positions[k + 1] ?? 0, positions[k + 2] ?? 0]);
  return points;
}

/** How many of them there are on what is as large as one. */
const DENSITY: Readonly<Record<Cover['shape'], number>> = { leaf: 1 / 0.3, puff: 1 / 0.9, block: 1 / 0.5 };

export function coverAll(
  parts: readonly BodyPart[],
  { shape, material, colours, most }: Cover,
  size: number,
  chance: Random,
  eyes: readonly Vector[],
): BodyPart[] {
  const areas = parts.map(surfaceOf);
  const whole = areas.reduce((sum, each) => sum + each, 0);
  const wanted = Math.min(most, (whole * DENSITY[shape]) / (size * size));
  const lights = colours.map((colour) => scale(lightOf(colour), Math.min(1, BRIGHTEST / Math.max(...lightOf(colour)))));
  const isBare = ({ at }: Corner): boolean =>
    shape === 'block' &&
    eyes.some((eye) => Math.hypot(eye[0] - at[0], eye[1] - at[1], eye[2] - at[2]) < size * BARE_AROUND_EYES);
  return parts.map((part, index) => {
    const count = Math.round((wanted * (areas[index] ?? 0)) / Math.max(1e-9, whole));
    const { joints, weights, occlusion } = part.mesh;
    const [positions, normals, paints, indices]: [number[], number[], number[], number[]] = [[], [], [], []];
    const [bones, shares, open]: [number[], number[], number[]] = [[], [], []];
    for (const corner of spread(part, count, chance)) {
      if (isBare(corner)) continue;
      const patch = PATCHES[shape](corner, size, chance);
      const first = positions.length / 3;
      const light = lights[chance.index(lights.length)] ?? [0.5, 0.5, 0.5];
      for (const value of patch.positions) positions.push(value);
      for (const value of patch.normals) normals.push(value);
      for (const each of patch.indices) indices.push(each + first);
      const own = [0, 1, 2, 3].map((bone) => weights[corner.vertex * 4 + bone] ?? 0);
      const firm = own.indexOf(Math.max(...own));
      for (let k = 0; k < patch.positions.length / 3; k++) {
        const mossy = shape === 'block' && (patch.normals[k * 3 + 1] ?? 0) > MOSSY;
        const paint = mossy ? MOSS : light;
        paints.push(paint[0], paint[1], paint[2]);
        open.push(occlusion[corner.vertex] ?? 1);
        for (let bone = 0; bone < 4; bone++) {
          bones.push(joints[corner.vertex * 4 + bone] ?? 0);
          // A block is moved by one bone, and bends with none.
          shares.push(shape === 'block' ? (bone === firm ? 1 : 0) : (own[bone] ?? 0));
        }
      }
    }
    return {
      name: `${part.name} cover`,
      mesh: {
        positions: Float32Array.from(positions),
        normals: Float32Array.from(normals),
        occlusion: Float32Array.from(open),
        joints: Uint8Array.from(bones),
        weights: Float32Array.from(shares),
        indices: Uint32Array.from(indices),
      },
      material,
      colours: Float32Array.from(paints),
      patches: null,
      twoSided: shape === 'leaf',
    };
  });
}

/** What lies so flat bears moss. */
const MOSSY = 0.55;
const MOSS: Vector = [0.1, 0.19, 0.045];
const PATCHES = { leaf: leafAt, puff: puffAt, block: blockAt } as const;

/** Corners of a hewn stone, and its six sides by them, seen from outside. */
const HEWN: readonly Vector[] = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x, y, z])));
const SIDES_OF_BLOCK = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
] as const;

/** Sunk halfway into what it covers, broader than it is thick, and no two alike. */
function blockAt({ at, normal }: Corner, size: number, chance: Random): Patch {
  const wide = size * chance.between(0.42, 0.95);
  const [long, thick] = [wide * chance.between(0.75, 1.3), wide * chance.between(0.45, 0.7)];
  const aside = normalise(cross(normal, [chance.between(-1, 1), chance.between(-0.3, 0.3), chance.between(-1, 1)]));
  const along = cross(normal, aside);
  const corners = HEWN.map(([x, y, z]): Vector => {
    const rough = (): number => chance.between(0.72, 1.1);
    return add(
      add(at, scale(aside, x * wide * 0.62 * rough())),
      add(scale(along, z * long * 0.62 * rough()), scale(normal, (y * rough() - 0.25) * thick)),
    );
  });
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  for (const side of SIDES_OF_BLOCK) {
    const points = side.map((corner): Vector => corners[corner] ?? at);
    const [a = at, b = at, c = at] = points;
    const facing = normalise(cross(subtract(b, a), subtract(c, a)));
    const middle = scale(
      points.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vector),
      0.25,
    );
    const out = subtract(middle, at);
    const outward = facing[0] * out[0] + facing[1] * out[1] + facing[2] * out[2] >= 0;
    const first = positions.length / 3;
    for (const point of points) {
      positions.push(...point);
      normals.push(...(outward ? facing : scale(facing, -1)));
    }
    const order = outward ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2];
    indices.push(...order.map((corner) => first + corner));
  }
  return { positions, normals, indices };
}
