import { materialOf } from '../maths/materials.ts';
import { type Mesh, type Texture, VERTEX_FLOATS } from '../maths/mesh.ts';
import { fieldAt } from './look-around.ts';
import { gridShare, type Plate, type PlateSubject, pointAt } from './plate.ts';

export interface Relief {
  readonly mesh: Mesh;
  readonly texture: Texture;
  /** Shares of the film at which its vertices are seen at rest, two each. */
  readonly shares: Float32Array;
}

/** The ground of a plate, all of it. */
export function groundRelief(plate: Plate): Relief {
  const { columns, rows, depths, surroundings } = plate;
  const corner = (row: number, column: number): number => row * (columns + 1) + column;
  const indices = new Uint32Array(columns * rows * 6);
  let to = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [
        corner(row, column),
        corner(row, column + 1),
        corner(row + 1, column),
        corner(row + 1, column + 1),
      ];
      // Along the diagonal whose ends are more alike: across an edge of depth it does not look like a saw.
      const straight = Math.abs((depths[a] ?? 0) - (depths[d] ?? 0)) <= Math.abs((depths[b] ?? 0) - (depths[c] ?? 0));
      indices.set(straight ? [a, c, d, a, d, b] : [a, c, b, b, c, d], to);
      to += 6;
    }
  }
  return build(plate, plate.ground, indices, (vertex) => depths[vertex] ?? 1, surroundings.horizon);
}

/** Swollen a little, as a medal is: of its own width. */
const SWELL = 0.16;

/** Whoever stands before it: only the cells that show something of it. */
export function subjectRelief(plate: Plate, { pixels, depth, box }: PlateSubject): Relief {
  const { columns, rows, area, size, camera } = plate;
  const cell = { width: area.width / columns, height: area.height / rows };
  const shown = (column: number, row: number): boolean => {
    for (
      let y = Math.floor(row * cell.height);
      y < Math.min(area.height, Math.ceil((row + 1) * cell.height) + 1);
      y++
    ) {
      for (
        let x = Math.floor(column * cell.width);
        x < Math.min(area.width, Math.ceil((column + 1) * cell.width) + 1);
        x++
      ) {
        if ((pixels[(y * area.width + x) * 4 + 3] ?? 0) > 0) return true;
      }
    }
    return false;
  };
  const indices: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!shown(column, row)) continue;
      const at = row * (columns + 1) + column;
      indices.push(at, at + columns + 1, at + columns + 2, at, at + columns + 2, at + 1);
    }
  }
  const wide = (box.right - box.left) * 2 * camera.across * depth;
  const middle = (box.left + box.right) / 2;
  const depthAt = (vertex: number): number => {
    const [u] = gridShare({ columns, rows, area, size }, vertex % (columns + 1), 0);
    const aside = Math.min(1, Math.abs(u - middle) / Math.max(0.01, (box.right - box.left) / 2));
    return depth - wide * SWELL * Math.sqrt(Math.max(0, 1 - aside * aside));
  };
  return build(plate, pixels, Uint32Array.from(indices), depthAt, 0);
}

function build(
  { columns, rows, area, size, camera }: Plate,
  pixels: Uint8Array,
  indices: Uint32Array,
  depthAt: (vertex: number) => number,
  horizon: number,
): Relief {
  const count = (columns + 1) * (rows + 1);
  const vertices = new Float32Array(count * VERTEX_FLOATS);
  const coordinates = new Float32Array(count * 2);
  const shares = new Float32Array(count * 2);
  const material = materialOf('print');
  for (let vertex = 0; vertex < count; vertex++) {
    const [column, row] = [vertex % (columns + 1), Math.floor(vertex / (columns + 1))];
    const [u, v] = gridShare({ columns, rows, area, size }, column, row);
    const depth = depthAt(vertex);
    const level = horizon > 0 && v > horizon;
    // Its red tells how far it was from the camera that took it: see the kernel's `printed`.
    const own = [...pointAt(camera, u, v, depth), 0, 0, level ? 1 : 0, level ? 0 : 1, 1, depth, 0, 0, material];
    vertices.set(own, vertex * VERTEX_FLOATS);
    coordinates.set([column / columns, row / rows], vertex * 2);
    shares.set([u, v], vertex * 2);
  }
  const texture: Texture = { width: area.width, height: area.height, pixels, coordinates, print: true };
  return { mesh: { vertices, indices, twoSided: true, sways: false }, texture, shares };
}

/** Values of a map of the picture at every vertex. */
export const weightsAt = ({ shares }: Relief, field: Parameters<typeof fieldAt>[0]): Float32Array =>
  Float32Array.from({ length: shares.length / 2 }, (_, at) =>
    fieldAt(field, shares[at * 2] ?? 0, shares[at * 2 + 1] ?? 0),
  );
