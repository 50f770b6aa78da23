import { materialOf } from '../../maths/materials.ts';
import type { Texture } from '../../maths/mesh.ts';
import { type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { makeNoise } from '../../maths/noise.ts';
import { makeRandom } from '../../maths/random.ts';
import { cross, normalise, scale, type Vector } from '../../maths/vector.ts';

/** What surrounds one in space: a sphere of painted light, and stars before it. Seen from within, so its triangles are turned inward. */
const COLUMNS = 48;
const ROWS = 24;

export interface Sphere {
  readonly mesh: Mesh;
  readonly coordinates: Float32Array;
}

/** `inward`: seen from within. Coordinates run once around and from pole to pole. */
export function makeSphere(radius: number, material: number, inward: boolean, columns = COLUMNS, rows = ROWS): Sphere {
  const builder = new MeshBuilder();
  const coordinates: number[] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const d = directionOf(i / columns, j / rows);
      builder.vertex(scale(d, radius), inward ? scale(d, -1) : d, { colour: [1, 1, 1], material });
      coordinates.push(i / columns, j / rows);
    }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const a = j * (columns + 1) + i;
      if (inward) builder.quad(a, a + 1, a + columns + 2, a + columns + 1);
      else builder.quad(a, a + columns + 1, a + columns + 2, a + 1);
    }
  return { mesh: builder.build(), coordinates: Float32Array.from(coordinates) };
}

/** u around, v from the north pole down. */
export function directionOf(u: number, v: number): Vector {
  const [a, b] = [u * Math.PI * 2, v * Math.PI];
  return [Math.sin(b) * Math.sin(a), Math.cos(b), Math.sin(b) * Math.cos(a)];
}

type Pixel = readonly [number, number, number];

/** Paints a sphere's picture by direction; colours 0 to 255, gamma-coded. */
export function paintSphere(
  width: number,
  height: number,
  coordinates: Float32Array,
  colourOf: (d: Vector, u: number, v: number) => Pixel,
): Texture {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
      const [r, g, b] = colourOf(directionOf(u, v), u, v);
      const at = (y * width + x) * 4;
      pixels[at] = Math.min(255, r);
      pixels[at + 1] = Math.min(255, g);
      pixels[at + 2] = Math.min(255, b);
      pixels[at + 3] = 255;
    }
  return { width, height, pixels, coordinates };
}

/** Clouds of two colours along a band, with dark lanes in it. */
export function nebulaColour(
  seed: number,
  [warm, cool]: readonly [Pixel, Pixel],
  strength: number,
): (d: Vector) => Pixel {
  const [first, second] = [makeNoise(seed), makeNoise(seed + 71)];
  const axis = normalise([0.35, 1, -0.25]);
  return (d) => {
    // Two planes of noise blended by direction leave no seam.
    const band = Math.abs(d[0] * axis[0] + d[1] * axis[1] + d[2] * axis[2]);
    const [px, py] = [d[0] * 2.1 + d[2] * 0.6, d[1] * 2.1 - d[2] * 1.7];
    const n = first.fbm(px, py, 5) + 0.5;
    const m = second.fbm(py * 1.3 + 4, px * 1.3 - d[2], 4) + 0.5;
    const lane = second.ridged(px * 1.6, py * 1.6 + d[2], 3);
    const milky = Math.exp(-band * band * 9) * (0.35 + 0.9 * n) * (1 - 0.6 * lane);
    const cloud = Math.max(0, n * 1.35 - 0.42) ** 1.6 * strength;
    const haze = Math.max(0, m * 1.3 - 0.4) ** 1.5 * strength;
    const value = (axisIndex: 0 | 1 | 2): number =>
      6 +
      warm[axisIndex] * cloud * 0.9 +
      cool[axisIndex] * haze * 0.9 +
      milky * (axisIndex === 2 ? 74 : axisIndex === 1 ? 62 : 66);
    return [value(0), value(1), value(2)];
  };
}

/** Small squares of light that face the middle; `degree` is the width of the brightest. */
export function makeStars(seed: number, count: number, radius: number, degree: number): Mesh {
  const random = makeRandom(seed).spawn('stars');
  const builder = new MeshBuilder();
  const glow = materialOf('glow');
  for (let k = 0; k < count; k++) {
    const z = random.between(-1, 1);
    const a = random.between(0, Math.PI * 2);
    const s = Math.sqrt(1 - z * z);
    const d: Vector = [s * Math.sin(a), z, s * Math.cos(a)];
    const bright = random.next() ** 7;
    const size = radius * Math.tan((degree * Math.PI) / 180) * (0.34 + 0.66 * bright) * 0.5;
    const heat = random.next();
    const power = 0.5 + 5.5 * bright + 0.8 * random.next();
    const colour: Vector =
      heat < 0.2
        ? [power, power * 0.72, power * 0.5]
        : heat < 0.55
          ? [power, power * 0.95, power * 0.88]
          : [power * 0.72, power * 0.85, power];
    const right = normalise(cross(Math.abs(d[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0], d));
    const up = cross(d, right);
    const corner = (i: number, j: number): number =>
      builder.vertex(
        [
          d[0] * radius + (right[0] * i + up[0] * j) * size,
          d[1] * radius + (right[1] * i + up[1] * j) * size,
          d[2] * radius + (right[2] * i + up[2] * j) * size,
        ],
        scale(d, -1),
        { colour, material: glow },
      );
    // Four points around: a small diamond is rounder than a square.
    builder.quad(corner(-1, 0), corner(0, 1), corner(1, 0), corner(0, -1));
  }
  return builder.build({ twoSided: true });
}
