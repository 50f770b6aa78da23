import type { MaterialName } from '../maths/materials.ts';
import { lightOf } from '../maths/mesh.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import { add, cross, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { Body, BodyPart } from './body.ts';
import { pane } from './forge/forge.ts';
import { ball } from './forge/shapes.ts';

/** What covers a body that is made of many small ones: leaves that hang, or balls. Sizes are shares of its height. */
interface Cover {
  readonly shape: 'leaf' | 'puff';
  readonly material: MaterialName;
  readonly colours: readonly [number, ...number[]];
  readonly size: number;
  readonly most: number;
}

interface Stuff {
  readonly material: MaterialName;
  readonly colour: number;
  readonly clear?: number;
  readonly glows?: number;
  readonly cover?: Cover;
}

/** "A lion of clouds", "a knight of glass": what living bodies can be made of all over, by the catalogue's names of materials. */
const STUFFS: Readonly<Record<string, Stuff>> = {
  glass: { material: 'glass', colour: 0xd6eef4, clear: 0.25 },
  crystal: { material: 'glass', colour: 0xd8e4fa, clear: 0.5 },
  ice: { material: 'glass', colour: 0xbfe4f5, clear: 0.25 },
  water: { material: 'glass', colour: 0x6fb8dc, clear: 0.5 },
  jelly: { material: 'glass', colour: 0xe0457a, clear: 0.25 },
  fire: { material: 'glow', colour: 0xff7a22, glows: 1.1 },
  lava: { material: 'glow', colour: 0xff5a1a, glows: 1.1 },
  leaves: {
    ...{ material: 'leaf', colour: 0x35572a },
    cover: {
      shape: 'leaf',
      material: 'leaf',
      colours: [0x4f8a35, 0x69a53f, 0x3c7431, 0x84b64a],
      size: 0.055,
      most: 3600,
    },
  },
  flowers: {
    ...{ material: 'leaf', colour: 0x4c7a38 },
    cover: {
      shape: 'leaf',
      material: 'petal',
      colours: [0xf28ab2, 0xf7d35a, 0xe95f7d, 0xb585e0, 0xfbf3ee, 0x5d9a45],
      size: 0.045,
      most: 3600,
    },
  },
  cloud: {
    ...{ material: 'cloud', colour: 0xe9eef5 },
    cover: { shape: 'puff', material: 'cloud', colours: [0xf4f7fb, 0xe6ecf5, 0xfdf6f0], size: 0.085, most: 420 },
  },
  smoke: {
    ...{ material: 'cloud', colour: 0x6d7075 },
    cover: { shape: 'puff', material: 'cloud', colours: [0x8c8f94, 0x6a6d72, 0xa3a6aa], size: 0.085, most: 420 },
  },
  candy: {
    ...{ material: 'plastic', colour: 0xf6a6c4 },
    cover: {
      shape: 'puff',
      material: 'plastic',
      colours: [0xe8433f, 0xf7c948, 0x4fb3e8, 0x6cc24a, 0xb06ad8, 0xffffff],
      size: 0.026,
      most: 460,
    },
  },
};

export const isStuff = (material: string | null): material is string =>
  material !== null && Object.hasOwn(STUFFS, material);

/** Eyes stay eyes: by them one sees that it is alive. */
const KEPT: ReadonlySet<MaterialName> = new Set(['eye']);

/** The same body with the same bones, all of it of one stuff. */
export function madeOf(body: Body, material: string): Body {
  const stuff = STUFFS[material];
  if (stuff === undefined) throw new RangeError(`No body is made of '${material}'.`);
  return {
    ...body,
    makeParts(kernel) {
      const parts = body.makeParts(kernel);
      const chance = makeRandom(1).spawn(material);
      const skins = parts.filter((part) => !KEPT.has(part.material));
      const { cover } = stuff;
      const covers = cover === undefined ? [] : coverAll(skins, cover, body.height * cover.size, chance);
      return [...parts.map((part) => (KEPT.has(part.material) ? part : restyle(part, stuff))), ...covers];
    },
  };
}

/** Shades of what it was are kept, so that mouth and folds are still seen. */
const [SHADES, BRIGHTEST] = [0.35, 0.68];

function restyle(part: BodyPart, { material, colour, clear = 0, glows = 1 }: Stuff): BodyPart {
  const own = lightOf(colour, glows);
  const light = scale(own, material === 'glow' ? 1 : Math.min(1, BRIGHTEST / Math.max(...own)));
  const count = part.mesh.positions.length / 3;
  const lumas = Array.from({ length: count }, (_, k) =>
    Math.max(part.colours[k * 3] ?? 0, part.colours[k * 3 + 1] ?? 0),
  );
  const mean = lumas.reduce((sum, each) => sum + each, 0) / Math.max(1, count) + 0.02;
  const colours = new Float32Array(count * 3);
  for (const [k, luma] of lumas.entries())
    colours.set(scale(light, 1 - SHADES + SHADES * Math.min(1.4, (luma + 0.02) / mean)), k * 3);
  const { texture: _texture, ...plain } = part;
  return { ...plain, material, colours, patches: null, ...(clear > 0 ? { texture: pane(colour, clear, count) } : {}) };
}

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

function coverAll(
  parts: readonly BodyPart[],
  { shape, material, colours, most }: Cover,
  size: number,
  chance: Random,
): BodyPart[] {
  const areas = parts.map(surfaceOf);
  const whole = areas.reduce((sum, each) => sum + each, 0);
  const wanted = Math.min(most, whole / (size * size * (shape === 'leaf' ? 0.3 : 0.9)));
  const lights = colours.map((colour) => scale(lightOf(colour), Math.min(1, BRIGHTEST / Math.max(...lightOf(colour)))));
  return parts.map((part, index) => {
    const count = Math.round((wanted * (areas[index] ?? 0)) / Math.max(1e-9, whole));
    const { joints, weights, occlusion } = part.mesh;
    const [positions, normals, paints, indices]: [number[], number[], number[], number[]] = [[], [], [], []];
    const [bones, shares, open]: [number[], number[], number[]] = [[], [], []];
    for (const corner of spread(part, count, chance)) {
      const patch = shape === 'leaf' ? leafAt(corner, size, chance) : puffAt(corner, size, chance);
      const first = positions.length / 3;
      const light = lights[chance.index(lights.length)] ?? [0.5, 0.5, 0.5];
      for (const value of patch.positions) positions.push(value);
      for (const value of patch.normals) normals.push(value);
      for (const each of patch.indices) indices.push(each + first);
      for (let k = 0; k < patch.positions.length / 3; k++) {
        paints.push(light[0], light[1], light[2]);
        open.push(occlusion[corner.vertex] ?? 1);
        for (let bone = 0; bone < 4; bone++) {
          bones.push(joints[corner.vertex * 4 + bone] ?? 0);
          shares.push(weights[corner.vertex * 4 + bone] ?? 0);
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
