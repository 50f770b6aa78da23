import { at, cellKey, type MadeSurface, Making, type Surface } from './surface.ts';

/** One cell of a grid that a surface goes through. */
interface Block {
  readonly cell: readonly [number, number, number];
  readonly colour: [number, number, number];
  readonly normal: [number, number, number];
  occlusion: number;
  count: number;
  readonly from: number;
}

/** Of a cell: as far apart a triangle is looked at. */
const STEP = 0.55;
const MOST_STEPS = 60;

/** The cells that a surface goes through, each with the mean of what it holds; how many there would be, where they are too many. */
function findBlocks(surface: Surface, side: number, allowed: number): Map<number, Block> | number {
  const blocks = new Map<number, Block>();
  const { positions, normals, colours, occlusion, indices } = surface;
  for (let index = 0; index < indices.length; index += 3) {
    if (blocks.size > allowed * 1.5) return (blocks.size * indices.length) / index;
    const corners = [indices[index] ?? 0, indices[index + 1] ?? 0, indices[index + 2] ?? 0] as const;
    const [a, b, c] = corners.map((corner) => at(positions, corner));
    if (a === undefined || b === undefined || c === undefined) continue;
    const longest = Math.max(
      Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]),
      Math.hypot(c[0] - a[0], c[1] - a[1], c[2] - a[2]),
      Math.hypot(c[0] - b[0], c[1] - b[1], c[2] - b[2]),
    );
    const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(longest / (side * STEP))));
    const hues = corners.map((corner) => at(colours, corner));
    const faces = corners.map((corner) => at(normals, corner));
    for (let i = 0; i <= steps; i++)
      for (let j = 0; j <= steps - i; j++) {
        const [u, v] = [i / steps, j / steps];
        const w = 1 - u - v;
        const x = Math.floor((a[0] * w + b[0] * u + c[0] * v) / side);
        const y = Math.floor((a[1] * w + b[1] * u + c[1] * v) / side);
        const z = Math.floor((a[2] * w + b[2] * u + c[2] * v) / side);
        const name = cellKey(x, y, z);
        const nearest = w >= u && w >= v ? 0 : u >= v ? 1 : 2;
        const from = corners[nearest];
        let block = blocks.get(name);
        if (block === undefined) {
          block = { cell: [x, y, z], from, occlusion: 0, count: 0, colour: [0, 0, 0], normal: [0, 0, 0] };
          blocks.set(name, block);
        }
        const [hue, face] = [hues[nearest], faces[nearest]];
        for (let axis = 0; axis < 3; axis++) {
          block.colour[axis] = (block.colour[axis] ?? 0) + (hue?.[axis] ?? 0);
          block.normal[axis] = (block.normal[axis] ?? 0) + (face?.[axis] ?? 0);
        }
        block.occlusion += occlusion[from] ?? 1;
        block.count += 1;
      }
  }
  return blocks;
}

const SIDES = [
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [2, 1],
  [2, -1],
] as const;
/** Against the way a surface faces: sides that look farther into it are inside. */
const INWARD = -0.45;
/** Of one surface; and of its triangles, since what is far away is told with few: no fewer than the third number. */
const [MOST_BLOCKS, BLOCKS_A_TRIANGLE, FEWEST_BLOCKS] = [3_600, 0.35, 40];
const STUD = { corners: 8, radius: 0.3, high: 0.2 } as const;

/** A surface as blocks of one side's length; `studs` on what is open above. */
export function buildOfBlocks(surface: Surface, wanted: number, studs: boolean): MadeSurface {
  const triangles = surface.indices.length / 3;
  const allowed = Math.min(MOST_BLOCKS, Math.max(FEWEST_BLOCKS, triangles * BLOCKS_A_TRIANGLE));
  let side = wanted;
  let blocks = findBlocks(surface, side, allowed);
  // What would need more is built of larger ones: as one surface the lens has no room for them.
  while (typeof blocks === 'number' || blocks.size > allowed) {
    const needed = typeof blocks === 'number' ? blocks : blocks.size;
    side *= Math.max(1.25, Math.sqrt(needed / allowed));
    blocks = findBlocks(surface, side, allowed);
  }
  const making = new Making();
  for (const { cell, colour, normal, occlusion, count, from } of blocks.values()) {
    const long = Math.hypot(...normal) || 1;
    // No two blocks are quite alike.
    const own = 0.95 + 0.1 * (Math.abs(Math.sin(cell[0] * 12.9 + cell[1] * 78.2 + cell[2] * 37.7) * 43758.5) % 1);
    const hue = [0, 1, 2].map((axis) => ((colour[axis] ?? 0) / count) * own) as [number, number, number];
    const open = occlusion / count;
    for (const [axis, way] of SIDES) {
      const next = [cell[0], cell[1], cell[2]];
      next[axis] = (next[axis] ?? 0) + way;
      if (blocks.has(cellKey(next[0] ?? 0, next[1] ?? 0, next[2] ?? 0))) continue;
      if ((way * (normal[axis] ?? 0)) / long < INWARD) continue;
      const facing = [0, 0, 0] as [number, number, number];
      facing[axis] = way;
      const [one, other] = [(axis + 1) % 3, (axis + 2) % 3];
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([u = 0, v = 0]) => {
        const place = [cell[0], cell[1], cell[2]] as [number, number, number];
        place[axis] = (place[axis] ?? 0) + (way > 0 ? 1 : 0);
        place[one] = (place[one] ?? 0) + u;
        place[other] = (place[other] ?? 0) + v;
        return making.corner([place[0] * side, place[1] * side, place[2] * side], facing, hue, open, from);
      });
      const [a = 0, b = 0, c = 0, d = 0] = way > 0 ? corners : corners.toReversed();
      making.triangle(a, b, c);
      making.triangle(a, c, d);
      if (studs && axis === 1 && way === 1) addStud(making, cell, side, hue, open, from);
    }
  }
  return making.build();
}

function addStud(
  making: Making,
  [x, y, z]: Block['cell'],
  side: number,
  hue: readonly [number, number, number],
  open: number,
  from: number,
): void {
  const [foot, top] = [(y + 1) * side, (y + 1 + STUD.high) * side];
  const ring = Array.from({ length: STUD.corners }, (_, k) => {
    const turn = (k / STUD.corners) * Math.PI * 2;
    return [Math.sin(turn), Math.cos(turn)] as const;
  });
  const spot = ([s, c]: readonly [number, number], high: number) =>
    [(x + 0.5 + s * STUD.radius) * side, high, (z + 0.5 + c * STUD.radius) * side] as const;
  const lid = ring.map((edge) => making.corner(spot(edge, top), [0, 1, 0], hue, open, from));
  for (let k = 1; k + 1 < lid.length; k++) making.triangle(lid[0] ?? 0, lid[k] ?? 0, lid[k + 1] ?? 0);
  for (const [k, edge] of ring.entries()) {
    const next = ring[(k + 1) % ring.length] ?? edge;
    const normal = [(edge[0] + next[0]) / 1.85, 0, (edge[1] + next[1]) / 1.85] as const;
    const [a, b, c, d] = [spot(edge, foot), spot(next, foot), spot(next, top), spot(edge, top)].map((place) =>
      making.corner(place, normal, hue, open * 0.8, from),
    );
    making.triangle(a ?? 0, b ?? 0, c ?? 0);
    making.triangle(a ?? 0, c ?? 0, d ?? 0);
  }
}
