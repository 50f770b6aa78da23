import { at, type MadeSurface, type Surface } from './surface.ts';

const hash = (x: number, y: number, z: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43758.5453;
  return value - Math.floor(value);
};

/** Smooth noise of one cell a unit, -1 to 1. */
function noiseAt(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const soft = (t: number): number => t * t * (3 - 2 * t);
  const [u, v, w] = [soft(x - i), soft(y - j), soft(z - k)];
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  const plane = (z1: number): number =>
    mix(mix(hash(i, j, z1), hash(i + 1, j, z1), u), mix(hash(i, j + 1, z1), hash(i + 1, j + 1, z1), u), v);
  return mix(plane(k), plane(k + 1), w) * 2 - 1;
}

/** As thumbs leave it: dents of so many metres across, and as deep as `deep` of that; its corners stay those they were. */
export function dent(surface: Surface, across: number, deep: number): MadeSurface {
  const { positions, normals } = surface;
  const count = positions.length / 3;
  const [moved, turned] = [positions.slice(), normals.slice()];
  const height = (x: number, y: number, z: number): number =>
    noiseAt(x / across, y / across, z / across) +
    0.5 * noiseAt(x / (across * 0.45) + 7, y / (across * 0.45), z / (across * 0.45));
  const step = across * 0.12;
  for (let corner = 0; corner < count; corner++) {
    const [x, y, z] = at(positions, corner);
    const [nx, ny, nz] = at(normals, corner);
    const here = height(x, y, z);
    const slope = [height(x + step, y, z) - here, height(x, y + step, z) - here, height(x, y, z + step) - here].map(
      (rise) => (rise / step) * across * deep,
    );
    const along = (slope[0] ?? 0) * nx + (slope[1] ?? 0) * ny + (slope[2] ?? 0) * nz;
    const bent = [nx, ny, nz].map((value, axis) => value - ((slope[axis] ?? 0) - along * value));
    const long = Math.hypot(...bent) || 1;
    for (let axis = 0; axis < 3; axis++) {
      moved[corner * 3 + axis] =
        (moved[corner * 3 + axis] ?? 0) + ([nx, ny, nz][axis] ?? 0) * here * across * deep * 0.4;
      turned[corner * 3 + axis] = (bent[axis] ?? 0) / long;
    }
  }
  return {
    ...surface,
    positions: moved,
    normals: turned,
    from: Uint32Array.from({ length: count }, (_, corner) => corner),
  };
}
