import type { PixelSize } from '../../../core/media.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Mesh, type Texture, VERTEX_FLOATS } from '../../maths/mesh.ts';
import { fieldAt } from '../pixels/look-around.ts';
import { gridShare, type Plate, type PlateCut, pointAt } from './plate.ts';

export interface Relief {
  readonly mesh: Mesh;
  readonly texture: Texture;
  /** Shares of the film at which its vertices are seen at rest, two each. */
  readonly shares: Float32Array;
}

/** The ground of a plate, all of it. `depths`: metres at each corner of its grid, as the plate has them unless others are wanted. */
export function groundRelief(plate: Plate, depths = plate.depths): Relief {
  const { columns, rows, surroundings } = plate;
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
  return build(plate, {
    ...{ columns, rows, indices, horizon: surroundings.horizon },
    texture: { width: plate.area.width, height: plate.area.height, pixels: plate.ground },
    shareAt: (column, row) => gridShare(plate, column, row),
    depthAt: (vertex) => depths[vertex] ?? 1,
  });
}

/** Cells along the longer side of whoever is cut out. */
const CUT_CELLS = 84;

/** A part of a picture that was cut out of it: only the cells that show something of it. `depthAt`: metres, by shares of the film. */
export function cutRelief(plate: Plate, cut: PlateCut, depthAt: (u: number, v: number) => number): Relief {
  const { area, size } = plate;
  const longer = Math.max(cut.width, cut.height);
  const columns = Math.max(2, Math.round((CUT_CELLS * cut.width) / longer));
  const rows = Math.max(2, Math.round((CUT_CELLS * cut.height) / longer));
  const cell = { width: cut.width / columns, height: cut.height / rows };
  const indices: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!shows(cut, column * cell.width, row * cell.height, cell)) continue;
      const at = row * (columns + 1) + column;
      indices.push(at, at + columns + 1, at + columns + 2, at, at + columns + 2, at + 1);
    }
  }
  return build(plate, {
    ...{ columns, rows, indices: Uint32Array.from(indices), horizon: 0 },
    texture: cut,
    shareAt: (column, row) => [
      (cut.left + column * cell.width - area.left) / size.width,
      (cut.top + row * cell.height - area.top) / size.height,
    ],
    depthAt: (_vertex, u, v) => depthAt(u, v),
  });
}

function shows({ width, height, pixels }: PlateCut, left: number, top: number, cell: PixelSize): boolean {
  for (let y = Math.floor(top); y < Math.min(height, Math.ceil(top + cell.height) + 1); y++) {
    for (let x = Math.floor(left); x < Math.min(width, Math.ceil(left + cell.width) + 1); x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 0) return true;
    }
  }
  return false;
}

/** Where of a vertex's numbers the kernel finds how far it was from the camera that took it: in the place of its red. */
export const DEPTH_AT = 8;

interface Surface {
  readonly columns: number;
  readonly rows: number;
  readonly indices: Uint32Array;
  readonly texture: PixelSize & { readonly pixels: Uint8Array };
  /** Below it the surface lies, above it stands. */
  readonly horizon: number;
  readonly shareAt: (column: number, row: number) => readonly [number, number];
  readonly depthAt: (vertex: number, u: number, v: number) => number;
}

function build({ camera }: Plate, surface: Surface): Relief {
  const { columns, rows, indices, horizon } = surface;
  const count = (columns + 1) * (rows + 1);
  const vertices = new Float32Array(count * VERTEX_FLOATS);
  const coordinates = new Float32Array(count * 2);
  const shares = new Float32Array(count * 2);
  const material = materialOf('print');
  for (let vertex = 0; vertex < count; vertex++) {
    const [column, row] = [vertex % (columns + 1), Math.floor(vertex / (columns + 1))];
    const [u, v] = surface.shareAt(column, row);
    const depth = surface.depthAt(vertex, u, v);
    const level = horizon > 0 && v > horizon;
    // Its red tells how far it was from the camera that took it: see the kernel's `printed`.
    const own = [...pointAt(camera, u, v, depth), 0, 0, level ? 1 : 0, level ? 0 : 1, 1, depth, 0, 0, material];
    vertices.set(own, vertex * VERTEX_FLOATS);
    coordinates.set([column / columns, row / rows], vertex * 2);
    shares.set([u, v], vertex * 2);
  }
  const { width, height, pixels } = surface.texture;
  const texture: Texture = { width, height, pixels, coordinates, print: true };
  return { mesh: { vertices, indices, twoSided: true, sways: false }, texture, shares };
}

/** Values of a map of the picture at every vertex. */
export const weightsAt = ({ shares }: Relief, field: Parameters<typeof fieldAt>[0]): Float32Array =>
  Float32Array.from({ length: shares.length / 2 }, (_, at) =>
    fieldAt(field, shares[at * 2] ?? 0, shares[at * 2 + 1] ?? 0),
  );
