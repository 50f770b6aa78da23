import { standing } from '../../maths/matrix.ts';
import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import type { PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Placement } from '../world.ts';
import { darkOf, isSnowy } from './architecture/light.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';

/** A village as it is seen from the air in the land around it: roofs close together, a church among them, gardens between. */
export const hasHamlet = (order: PlaceOrder): boolean =>
  order.dressing.some((word) =>
    /\b(?:villages?|hamlets?|towns?|settlements?|cottages|houses|rooftops|roofed)\b/.test(word),
  );

const ROOFS: readonly (readonly [string, readonly [number, ...number[]]])[] = [
  ['thatched', [0xb59a5e, 0xa88c52, 0xc0a668]],
  ['slate', [0x5c626a, 0x50565e, 0x6a6e74]],
  ['black', [0x3c3e44, 0x46484e, 0x34363a]],
  ['blue', [0x3a5f9a, 0x466ca6, 0x32548c]],
  ['white', [0xe4e2dc, 0xd8d6d0, 0xefece6]],
];
/** Where nothing else is said of them, they are of tiles. */
const TILES = [0xb8452c, 0xa83c28, 0xc6553a, 0x9c3a2a] as const;
const WALLS: readonly [number, ...number[]] = [0xf0e6d2, 0xe8d8bc, 0xf4efe4, 0xdfc8a4, 0xe6dccb];

const roofsOf = (order: PlaceOrder): readonly [number, ...number[]] =>
  ROOFS.find(([name]) => saysOf(order, name) || order.dressing.some((word) => word.includes(`${name} roof`)))?.[1] ??
  TILES;

interface HouseOrder {
  readonly half: number;
  readonly deep: number;
  readonly high: number;
  readonly roof: Look;
  readonly wall: Look;
  readonly pane: Look;
}

/** A ridge along x over walls down to `-2`, so that it stands on a slope as well. */
function layHouse(solids: Solids, { half, deep, high, roof, wall, pane }: HouseOrder): void {
  solids.box([-half, -2, -deep], [half, high, deep], wall, 9);
  for (const side of [-1, 1])
    for (let x = -half + 1.1; x < half - 0.6; x += 2)
      for (let y = 0.8; y < high - 0.9; y += 2.6)
        solids.box([x, y, side * deep - 0.04], [x + 0.8, y + 1.1, side * deep + 0.04], pane, 9);
  layGable(solids, { half, deep, high }, roof, wall);
  solids.box([half * 0.4, high, -0.4], [half * 0.4 + 0.7, high + deep + 0.7, 0.3], darker(wall, 0.7), 9);
}

function layGable(
  solids: Solids,
  { half, deep, high }: Pick<HouseOrder, 'half' | 'deep' | 'high'>,
  roof: Look,
  wall: Look,
): void {
  const [over, rise] = [0.45, deep * 0.85];
  const drop = (over * rise) / deep;
  for (const side of [-1, 1]) {
    const normal = normalise([0, deep, side * rise]);
    const corner = (x: number, y: number, z: number, shade: number): number =>
      solids.vertex([x, y, z], normal, darker(roof, shade));
    const low = high - drop;
    const [a, b, c, d] = [
      corner(-half - over, low, side * (deep + over), 0.86),
      corner(half + over, low, side * (deep + over), 0.86),
      corner(half + over, high + rise, 0, 1.08),
      corner(-half - over, high + rise, 0, 1.08),
    ];
    if (side > 0) solids.quad(a, b, c, d);
    else solids.quad(b, a, d, c);
  }
  for (const end of [-1, 1]) {
    const at = ([y, z]: readonly [number, number]): number => solids.vertex([end * half, y, z], [end, 0, 0], wall);
    solids.triangle(at([high, end * deep]), at([high, -end * deep]), at([high + rise, 0]));
  }
}

function makeHouse(random: Random, order: PlaceOrder): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.6 + y * 0.1) });
  const dark = darkOf(order);
  const [half, deep] = [random.between(3.6, 5.6), random.between(2.8, 3.6)];
  layHouse(solids, {
    half,
    deep,
    high: random.chance(0.4) ? 5.6 : 3.4,
    roof: isSnowy(order) ? lookOf(0xeef2f5, 'snow') : lookOf(random.pick(roofsOf(order)), 'plaster'),
    wall: lookOf(random.pick(WALLS), 'plaster'),
    pane: dark > 0.25 && random.chance(0.6) ? shine([1, 0.68, 0.32], 0.7 + dark) : lookOf(0x3a4048, 'glass'),
  });
  return solids.build({ twoSided: true });
}

function makeChapel(order: PlaceOrder): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.6 + y * 0.06) });
  const wall = lookOf(0xf4efe4, 'plaster');
  const roof = isSnowy(order) ? lookOf(0xeef2f5, 'snow') : lookOf(roofsOf(order)[0], 'plaster');
  const pane = lookOf(0x3a4048, 'glass');
  layHouse(solids, { half: 8, deep: 4, high: 6.5, roof, wall, pane });
  solids.box([8, -2, -2.2], [12.4, 15, 2.2], wall, 9);
  for (const side of [-1, 1]) solids.box([9.6, 11.6, side * 2.2 - 0.05], [10.8, 13.8, side * 2.2 + 0.05], pane, 9);
  solids.lathe(
    [10.2, 15, 0],
    [
      [3.1, 0],
      [1.3, 3.2],
      [0.05, 11],
    ],
    roof,
    4,
  );
  return solids.build({ twoSided: true });
}

/** Metres between houses, along and across. */
const [APART, ROW] = [13, 15];

/** `heading`: along which its lanes run. */
export function layHamlet(
  order: PlaceOrder,
  heightAt: (x: number, z: number) => number,
  {
    centre: [cx, cz],
    heading,
    rows,
  }: { readonly centre: readonly [number, number]; readonly heading: number; readonly rows: number },
): Placement[] {
  const random = makeRandom(order.seed).spawn('hamlet');
  const kinds = Array.from({ length: 7 }, () => makeHouse(random, order));
  const [s, c] = [Math.sin(heading), Math.cos(heading)];
  const at = (along: number, across: number): Vector => {
    const [x, z] = [cx + c * along + s * across, cz - s * along + c * across];
    return [x, heightAt(x, z), z];
  };
  const placements: Placement[] = [{ mesh: makeChapel(order), matrix: standing(at(0, 0), heading) }];
  for (let row = -rows; row <= rows; row++) {
    const long = Math.round(rows * 1.5 * Math.sqrt(1 - (row / (rows + 1)) ** 2));
    for (let k = -long; k <= long; k++) {
      const [along, across] = [k * APART + random.between(-3, 3), row * ROW + random.between(-3, 3)];
      // The church has a square before it.
      if (Math.abs(across) < 10 && along > -14 && along < 30) continue;
      const mesh = kinds[random.index(kinds.length)];
      const turned = random.chance(0.25) ? Math.PI / 2 : random.between(-0.2, 0.2);
      if (mesh !== undefined && !random.chance(0.12))
        placements.push({ mesh, matrix: standing(at(along, across), heading + turned) });
    }
  }
  return placements;
}
