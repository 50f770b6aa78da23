import { at, type MadeSurface, Making, type Surface } from './surface.ts';

/** Each triangle of one shade, as it was folded: corners that come together within `merged` metres are one. */
export function fold(surface: Surface, merged: number): MadeSurface {
  const { positions, colours, occlusion, indices, normals } = surface;
  const place = merged > 0 ? clusterOf(surface, merged) : (corner: number) => at(positions, corner);
  const making = new Making();
  for (let index = 0; index < indices.length; index += 3) {
    const corners = [indices[index] ?? 0, indices[index + 1] ?? 0, indices[index + 2] ?? 0];
    const [a, b, c] = corners.map(place);
    if (a === undefined || b === undefined || c === undefined) continue;
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
    const long = Math.hypot(...normal);
    if (long < 1e-10) continue;
    // What was turned over by the merging keeps the side it showed.
    const shown = corners.reduce((sum, corner) => {
      const [nx, ny, nz] = at(normals, corner);
      return sum + nx * normal[0] + ny * normal[1] + nz * normal[2];
    }, 0);
    const sign = shown < 0 ? -1 : 1;
    const flat = [(normal[0] / long) * sign, (normal[1] / long) * sign, (normal[2] / long) * sign] as const;
    const mean = (list: Float32Array, channel: number, each: number): number =>
      corners.reduce((sum, corner) => sum + (list[corner * each + channel] ?? 0), 0) / 3;
    const colour = [mean(colours, 0, 3), mean(colours, 1, 3), mean(colours, 2, 3)] as const;
    const open = mean(occlusion, 0, 1);
    const [p = 0, q = 0, r = 0] = [a, b, c].map((spot, k) => making.corner(spot, flat, colour, open, corners[k] ?? 0));
    if (sign > 0) making.triangle(p, q, r);
    else making.triangle(p, r, q);
  }
  return making.build();
}

/** Where a corner goes: to the mean of all that are in its cell. */
function clusterOf({ positions }: Surface, side: number): (corner: number) => readonly [number, number, number] {
  const cells = new Map<string, [number, number, number, number]>();
  const nameOf = ([x, y, z]: readonly [number, number, number]): string =>
    `${Math.round(x / side)} ${Math.round(y / side)} ${Math.round(z / side)}`;
  for (let corner = 0; corner < positions.length / 3; corner++) {
    const spot = at(positions, corner);
    const name = nameOf(spot);
    const cell = cells.get(name) ?? [0, 0, 0, 0];
    cells.set(name, [cell[0] + spot[0], cell[1] + spot[1], cell[2] + spot[2], cell[3] + 1]);
  }
  return (corner) => {
    const spot = at(positions, corner);
    const [x, y, z, count] = cells.get(nameOf(spot)) ?? [...spot, 1];
    return [x / count, y / count, z / count];
  };
}
