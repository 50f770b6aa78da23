import { normalise, type Vector } from '../../maths/vector.ts';

interface Triangles {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly indices: readonly number[];
}

/** Cells along the longest side, and how many of them light must be free of anything to count as open. */
const CELLS = 40;
const REACH = 7;
/** Kept of the light where everything around is closed. */
const LEAST = 0.25;

const TILT: readonly Vector[] = [
  [0, 0, 1],
  ...Array.from({ length: 6 }, (_, k): Vector => {
    const angle = (k / 6) * Math.PI * 2;
    return [Math.cos(angle) * 0.85, Math.sin(angle) * 0.85, 0.53];
  }),
];

/** How much of the sky each vertex sees past the other surfaces, by marching through a grid of what is filled. */
export function openness(heaps: readonly Triangles[]): (heap: Triangles) => Float32Array {
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  for (const { positions } of heaps) {
    for (let at = 0; at < positions.length; at++) {
      const [axis, value] = [at % 3, positions[at] ?? 0];
      if (value < (low[axis] ?? 0)) low[axis] = value;
      if (value > (high[axis] ?? 0)) high[axis] = value;
    }
  }
  const [lowX = 0, lowY = 0, lowZ = 0] = low;
  const size = (axis: number): number => (high[axis] ?? 0) - (low[axis] ?? 0);
  const cell = Math.max(1e-6, Math.max(size(0), size(1), size(2)) / CELLS);
  const counts = [0, 1, 2].map((axis) => Math.max(1, Math.ceil(size(axis) / cell) + 1));
  const [nx = 1, ny = 1, nz = 1] = counts;
  const filled = new Uint8Array(nx * ny * nz);
  const cellAt = (x: number, y: number, z: number): number => {
    const [i, j, k] = [Math.floor((x - lowX) / cell), Math.floor((y - lowY) / cell), Math.floor((z - lowZ) / cell)];
    return i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz ? -1 : (k * ny + j) * nx + i;
  };
  for (const { positions, indices } of heaps) {
    const at = (index: number, axis: number): number => positions[index * 3 + axis] ?? 0;
    for (let t = 0; t < indices.length; t += 3) {
      const [a = 0, b = 0, c = 0] = [indices[t], indices[t + 1], indices[t + 2]];
      const longest = Math.max(
        Math.abs(at(a, 0) - at(b, 0)) + Math.abs(at(a, 1) - at(b, 1)) + Math.abs(at(a, 2) - at(b, 2)),
        Math.abs(at(a, 0) - at(c, 0)) + Math.abs(at(a, 1) - at(c, 1)) + Math.abs(at(a, 2) - at(c, 2)),
      );
      const steps = Math.min(CELLS, Math.ceil(longest / cell) + 1);
      for (let i = 0; i <= steps; i++) {
        for (let j = 0; j <= steps - i; j++) {
          const [u, v] = [i / steps, j / steps];
          const w = 1 - u - v;
          const place = cellAt(
            at(a, 0) * w + at(b, 0) * u + at(c, 0) * v,
            at(a, 1) * w + at(b, 1) * u + at(c, 1) * v,
            at(a, 2) * w + at(b, 2) * u + at(c, 2) * v,
          );
          if (place >= 0) filled[place] = 1;
        }
      }
    }
  }
  return ({ positions, normals }) => {
    const open = new Float32Array(positions.length / 3);
    for (let vertex = 0; vertex < open.length; vertex++) {
      const [x = 0, y = 0, z = 0] = [positions[vertex * 3], positions[vertex * 3 + 1], positions[vertex * 3 + 2]];
      const [p = 0, q = 0, r = 0] = [normals[vertex * 3], normals[vertex * 3 + 1], normals[vertex * 3 + 2]];
      // Two directions across the normal.
      const side = normalise(Math.abs(q) < 0.9 ? [r, 0, -p] : [0, -r, q]);
      const up: Vector = [q * side[2] - r * side[1], r * side[0] - p * side[2], p * side[1] - q * side[0]];
      let closed = 0;
      for (const [a, b, c] of TILT) {
        const dx = side[0] * a + up[0] * b + p * c;
        const dy = side[1] * a + up[1] * b + q * c;
        const dz = side[2] * a + up[2] * b + r * c;
        for (let step = 1; step <= REACH; step++) {
          // Begins off the surface, so that it does not shade itself.
          const far = step * cell;
          const place = cellAt(
            x + p * cell * 1.6 + dx * far,
            y + q * cell * 1.6 + dy * far,
            z + r * cell * 1.6 + dz * far,
          );
          if (place >= 0 && filled[place] === 1) {
            closed += 1 - (step - 1) / REACH;
            break;
          }
        }
      }
      open[vertex] = 1 - (1 - LEAST) * Math.min(1, closed / TILT.length);
    }
    return open;
  };
}
