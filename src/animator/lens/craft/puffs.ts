import { at, cellKey, type MadeSurface, Making, type Surface } from './surface.ts';

/** An icosahedron, and where its edges are halved a ball of eighty. */
const [A, B] = [0.5257311, 0.8506508];
const CORNERS: readonly (readonly [number, number, number])[] = [
  [-A, B, 0],
  [A, B, 0],
  [-A, -B, 0],
  [A, -B, 0],
  [0, -A, B],
  [0, A, B],
  [0, -A, -B],
  [0, A, -B],
  [B, 0, -A],
  [B, 0, A],
  [-B, 0, -A],
  [-B, 0, A],
];
const SIDES = [
  [0, 11, 5],
  [0, 5, 1],
  [0, 1, 7],
  [0, 7, 10],
  [0, 10, 11],
  [1, 5, 9],
  [5, 11, 4],
  [11, 10, 2],
  [10, 7, 6],
  [7, 1, 8],
  [3, 9, 4],
  [3, 4, 2],
  [3, 2, 6],
  [3, 6, 8],
  [3, 8, 9],
  [4, 9, 5],
  [2, 4, 11],
  [6, 2, 10],
  [8, 6, 7],
  [9, 8, 1],
] as const;

/** Of a cell: how far a puff reaches. */
const REACH = 0.92;

/** Of the triangles that leaves had: so many their lumps may have; and of how few lumps no fewer are made. */
const [MOST_SHARE, FEWEST_PUFFS] = [1.4, 8];

/** What one cell holds of leaves. */
interface Lump {
  readonly sum: [number, number, number];
  readonly colour: [number, number, number];
  readonly from: number;
  count: number;
  open: number;
}

/** Leaves as the lumps they grow in: a ball for each cell that holds enough of them; `round` ones are smooth. */
export function gatherInPuffs(surface: Surface, side: number, round: boolean): MadeSurface {
  const cells = new Map<number, Lump>();
  const { positions, colours, occlusion } = surface;
  for (let corner = 0; corner < positions.length / 3; corner++) {
    const place = at(positions, corner);
    const name = cellKey(Math.floor(place[0] / side), Math.floor(place[1] / side), Math.floor(place[2] / side));
    let cell = cells.get(name);
    if (cell === undefined) {
      cell = { sum: [0, 0, 0], colour: [0, 0, 0], count: 0, from: corner, open: 0 };
      cells.set(name, cell);
    }
    const hue = at(colours, corner);
    for (let axis = 0; axis < 3; axis++) {
      cell.sum[axis] = (cell.sum[axis] ?? 0) + (place[axis] ?? 0);
      cell.colour[axis] = (cell.colour[axis] ?? 0) + (hue[axis] ?? 0);
    }
    cell.open += occlusion[corner] ?? 1;
    cell.count += 1;
  }
  // A tree far away is told with few leaves, and gets few lumps: else a wood would have more of them than the lens has room for.
  const allowed = (surface.indices.length / 3) * MOST_SHARE;
  const many = cells.size * SIDES.length;
  if (cells.size > FEWEST_PUFFS && many > allowed)
    return gatherInPuffs(surface, side * Math.max(1.2, Math.sqrt(many / allowed)), round);
  const smooth = round && many * 4 <= allowed;
  const most = Math.max(1, ...[...cells.values()].map(({ count }) => count));
  const making = new Making();
  for (const { sum, colour, count, from, open } of cells.values()) {
    if (count < most * 0.06) continue;
    const middle = sum.map((value) => value / count);
    const hue = colour.map((value) => value / count) as [number, number, number];
    const reach = side * REACH * (0.72 + 0.28 * Math.min(1, (count / most) * 3));
    const turn = (Math.abs(Math.sin((middle[0] ?? 0) * 12.9 + (middle[1] ?? 0) * 78.2)) * 6.28) % 6.28;
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const turned = CORNERS.map(([x, y, z]) => [x * c + z * s, y, z * c - x * s] as const);
    const spot = ([x, y, z]: readonly [number, number, number]) =>
      [(middle[0] ?? 0) + x * reach, (middle[1] ?? 0) + y * reach, (middle[2] ?? 0) + z * reach] as const;
    const light = (open / count) * 0.5 + 0.5;
    for (const side of SIDES) {
      const ends = side.map((corner): Triple => turned[corner] ?? [0, 1, 0]);
      if (smooth) layRound(making, ends, spot, hue, light, from);
      else {
        const flat = unit([0, 1, 2].map((axis) => ends.reduce((total, end) => total + (end[axis] ?? 0), 0)));
        const [a = 0, b = 0, d = 0] = ends.map((end) => {
          const facing = round ? end : flat;
          return making.corner(spot(end), facing, hue, shade(light, facing), from);
        });
        making.triangle(a, b, d);
      }
    }
  }
  return making.build();
}

type Triple = readonly [number, number, number];
const unit = ([x = 0, y = 0, z = 0]: readonly number[]): Triple => {
  const long = Math.hypot(x, y, z) || 1;
  return [x / long, y / long, z / long];
};
/** Below it is darker, as under leaves. */
const shade = (light: number, [, y]: Triple): number => light * (0.78 + 0.22 * y);

function layRound(
  making: Making,
  [a, b, c]: readonly Triple[],
  spot: (way: Triple) => Triple,
  hue: Triple,
  light: number,
  from: number,
): void {
  if (a === undefined || b === undefined || c === undefined) return;
  const between = (p: Triple, q: Triple): Triple => unit([p[0] + q[0], p[1] + q[1], p[2] + q[2]]);
  const lay = (way: Triple): number => making.corner(spot(way), way, hue, shade(light, way), from);
  const [i, j, k, ij, jk, ki] = [a, b, c, between(a, b), between(b, c), between(c, a)].map(lay);
  for (const [p, q, r] of [
    [i, ij, ki],
    [ij, j, jk],
    [ki, jk, k],
    [ij, jk, ki],
  ])
    making.triangle(p ?? 0, q ?? 0, r ?? 0);
}
