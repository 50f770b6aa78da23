import { FROM_ALOFT } from '../../catalogue/roofs.ts';
import { standing } from '../../maths/matrix.ts';
import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Sight } from '../sight.ts';
import type { Placement } from '../world.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';
import type { Roofs } from './old-roofs.ts';
import { makeTrees } from './plants/trees.ts';
import { seasonOf } from './season.ts';
import { spiresOf } from './spires-table.ts';
import { makeSpire } from './town-spires.ts';

/** An old town from above, beyond the roofs near by: blocks of houses to the horizon, towers among them, and its river. */
export interface RoofCarpetOrder {
  readonly place: PlaceOrder;
  readonly roofs: Roofs;
  readonly dark: number;
  readonly snowy: boolean;
  /** Metres: where its streets are. */
  readonly ground: number;
  /** A street along z that is there already, with the houses on both its sides: half as wide as all of it, and from where to where. */
  readonly street?: { readonly half: number; readonly from: number; readonly to: number };
}

/** Metres from block to block, how wide the street between two is, and how far they go on. */
const [BLOCK, STREET, REACH] = [46, 7, 820];
/** Roofs near by are laid one by one: half as wide as these are at their far end, and where that is. */
const NEAR = { half: 44, widens: 0.62, to: -78, front: 16 } as const;
/** With the houses of a street before it, which are finer, less of it is drawn. */
const REACH_OF_STREETS = 640;
const COLUMNS = Math.ceil(REACH / BLOCK);
const KINDS = 7;
/** Metres that everything stands above the water of the river, half as wide as that is, and its quays. */
const [BANK, RIVER, QUAY] = [1.6, 34, 46] as const;

const WALLS: Readonly<Record<Roofs, readonly [number, ...number[]]>> = {
  zinc: [0xd8c7a6, 0xe2d4b8, 0xcbb893],
  tiled: [0xe6cfa4, 0xd9b27c, 0xe9dcc2, 0xcf9f74, 0xd8c4a8],
  flat: [0xd9b48a, 0xc99a74, 0xe2c6a0, 0xc88a6a],
};
const TOPS: Readonly<Record<Roofs, readonly [number, ...number[]]>> = {
  zinc: [0x6c7a86, 0x5f6d78, 0x7d8890],
  tiled: [0xb0583a, 0xa04a30, 0xbf6a46, 0x8f4630],
  flat: [0xd0aa80, 0xbf9068, 0xdabf98],
};

/** Nobody is on a roof: all of them are seen from so far that they may be plain. */
export const isAloft = ({ dressing }: Pick<PlaceOrder, 'dressing'>): boolean => dressing.includes(FROM_ALOFT);

/** "the Seine winding through the city". */
export const hasRiver = (order: PlaceOrder): boolean =>
  saysOf(order, 'river', 'seine', 'thames', 'arno', 'tiber', 'danube', 'vltava', 'bosphorus', 'golden horn', 'douro');

const riverAt = (z: number): number => 70 * Math.sin((z + 150) / 130) + 24 * Math.sin(z / 61) - 36;
/** Beyond what stands before it, and across the picture. */
const isInRiver = (x: number, z: number, wide: number): boolean => z < -96 && Math.abs(riverAt(z) - x) < wide;

interface House {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly wall: Look;
  readonly top: Look;
}

/** Two slopes under a ridge along x or z. */
function layGabled(solids: Solids, { x, z, wide, deep, high, wall, top }: House, turned: boolean): void {
  const rise = Math.min(wide, deep) * 0.36;
  solids.box([x, 0, z], [x + wide, high, z + deep], wall, 40);
  if (turned) {
    for (const side of [0, 1])
      solids.sheet(
        [side === 0 ? x - 0.4 : x + wide + 0.4, high - 0.2, side === 0 ? z : z + deep],
        [0, 0, side === 0 ? deep : -deep],
        [((side === 0 ? 1 : -1) * (wide + 0.8)) / 2, rise, 0],
        darker(top, side === 0 ? 0.92 : 1.06),
      );
    for (const at of [z, z + deep])
      solids.triangle(
        solids.vertex([x, high, at], [0, 0, 1], wall),
        solids.vertex([x + wide, high, at], [0, 0, 1], wall),
        solids.vertex([x + wide / 2, high + rise, at], [0, 0, 1], wall),
      );
    return;
  }
  for (const side of [0, 1])
    solids.sheet(
      [side === 0 ? x : x + wide, high - 0.2, side === 0 ? z + deep + 0.4 : z - 0.4],
      [side === 0 ? wide : -wide, 0, 0],
      [0, rise, ((side === 0 ? -1 : 1) * (deep + 0.8)) / 2],
      darker(top, side === 0 ? 1.04 : 0.9),
    );
  for (const at of [x, x + wide])
    solids.triangle(
      solids.vertex([at, high, z], [1, 0, 0], wall),
      solids.vertex([at, high, z + deep], [1, 0, 0], wall),
      solids.vertex([at, high + rise, z + deep / 2], [1, 0, 0], wall),
    );
}

/** Zinc leans back steeply from all sides and ends flat, with pots along a wall. */
function layMansard(solids: Solids, { x, z, wide, deep, high, wall, top }: House): void {
  solids.box([x, 0, z], [x + wide, high, z + deep], wall, 40);
  solids.box([x + 0.9, high, z + 0.9], [x + wide - 0.9, high + 3, z + deep - 0.9], top, 40);
  solids.box([x + 0.2, high, z + 2], [x + 0.9, high + 4.6, z + deep - 2], darker(wall, 0.9), 40);
  for (let at = z + 2.4; at < z + deep - 2.4; at += 1.6)
    solids.box([x + 0.3, high + 4.6, at], [x + 0.7, high + 5.3, at + 0.5], lookOf(0xb9603e, 'plaster'), 40);
}

function layFlat(solids: Solids, random: Random, { x, z, wide, deep, high, wall, top }: House): void {
  solids.box([x, 0, z], [x + wide, high, z + deep], wall, 40);
  solids.box([x + 0.5, high - 0.7, z + 0.5], [x + wide - 0.5, high + 0.05, z + deep - 0.5], top, 40);
  if (random.chance(0.4)) solids.box([x + 1, high, z + 1], [x + wide * 0.4, high + 2.4, z + deep * 0.4], wall, 40);
}

/** Rows of dark or lit panes toward whoever looks from the front. */
function layPanes(solids: Solids, random: Random, { x, z, wide, deep, high }: House, dark: number): void {
  const glass = darker(lookOf(0x4b4a48, 'glass'), 1 - 0.5 * dark);
  for (let y = 3; y < high - 1.5; y += 3.1)
    for (let at = x + 1; at < x + wide - 1.4; at += 2.3) {
      const lit = random.next() < 0.55 * dark;
      const look = lit ? shine([1, 0.64, 0.3], random.between(0.4, 1)) : glass;
      solids.sheet([at, y, z + deep + 0.06], [1, 0, 0], [0, 1.6, 0], look);
    }
}

function makeBlock(random: Random, { roofs, dark, snowy }: RoofCarpetOrder): Mesh {
  const solids = new Solids();
  const side = BLOCK - STREET;
  const paved = lookOf(snowy ? 0xe6ebef : 0x8d8274, snowy ? 'snow' : 'plaster');
  solids.box([-BLOCK / 2, -2, -BLOCK / 2], [BLOCK / 2, 0, BLOCK / 2], paved, 60);
  const lots = 3;
  for (let i = 0; i < lots; i++)
    for (let k = 0; k < lots; k++) {
      // A yard in the middle.
      if (i === 1 && k === 1 && random.chance(0.6)) continue;
      const lot = side / lots;
      const wall = darker(lookOf(random.pick(WALLS[roofs]), 'plaster'), random.between(0.86, 1.04));
      const top = snowy
        ? lookOf(0xe6ebef, 'snow')
        : darker(lookOf(random.pick(TOPS[roofs]), 'plaster'), random.between(0.85, 1.1));
      const house: House = {
        ...{ x: -side / 2 + i * lot, z: -side / 2 + k * lot, wide: lot - 0.1, deep: lot - 0.1, wall, top },
        high: (roofs === 'zinc' ? 17 : 12) * random.between(0.8, 1.1),
      };
      if (roofs === 'zinc') layMansard(solids, house);
      else if (roofs === 'flat') layFlat(solids, random, { ...house, high: house.high * random.between(0.6, 1) });
      else layGabled(solids, house, random.chance(0.5));
      if (k === lots - 1) layPanes(solids, random, house, dark);
    }
  return solids.build({ twoSided: true });
}

/** Stone along the water, with a road and trees on it, and bridges. */
function layQuays({ place, ground, snowy }: RoofCarpetOrder): Placement[] {
  const solids = new Solids();
  const [stone, road] = [lookOf(0xb8a98c, 'plaster'), lookOf(snowy ? 0xe6ebef : 0x8d8274, 'plaster')];
  const random = makeRandom(place.seed).spawn('quays');
  const trees = makeTrees(place.seed, seasonOf(place, true));
  const placements: Placement[] = [];
  const step = 10;
  for (let z = -96; z > -REACH; z -= step)
    for (const side of [-1, 1]) {
      const [a, b] = [riverAt(z) + side * RIVER, riverAt(z - step) + side * RIVER];
      solids.sheet([a, ground - 2, z], [b - a, 0, -step], [0, 2.6, 0], stone);
      solids.sheet([a, ground + 0.6, z], [side * (QUAY - RIVER + BLOCK * 1.2), 0, 0], [b - a, 0, -step], road);
      if (random.chance(0.7) && z > -420)
        placements.push(
          trees.place({
            ...{ species: 'maple', at: [a + side * 6, ground, z], size: random.between(1.2, 1.6) },
            ...{ chance: random.next(), distance: 120 - z, mirrored: false },
          }),
        );
    }
  for (const z of [-150, -250, -370, -520]) {
    const x = riverAt(z);
    solids.box([x - RIVER - 4, ground + 2.2, z - 5], [x + RIVER + 4, ground + 4, z + 5], stone, 20);
    for (let k = -2; k <= 2; k++)
      solids.box([x + k * 15 - 2, ground - 3, z - 5.6], [x + k * 15 + 2, ground + 2.4, z + 5.6], stone, 20);
  }
  return [
    { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), shades: false, mirrored: false },
    ...placements,
  ];
}

/** Between its blocks, and as far as the haze lets one see. */
const layGround = (ground: number): Placement => ({
  mesh: new Solids()
    .sheet([-REACH, ground - 0.5, REACH], [REACH * 2, 0, 0], [0, 0, -REACH * 2], lookOf(0x8d8274, 'plaster'), [20, 20])
    .build(),
  ...{ matrix: standing([0, 0, 0]), shades: false, mirrored: false },
});

/** Whether cameras look at a street from above the roofs of its houses: then the town goes on behind them. */
export const isOverStreet = (sight: Sight): boolean => sight.nearest([0, 1000, 0]) < 984;

export function layRoofCarpet(order: RoofCarpetOrder): Placement[] {
  const { place, roofs, dark, ground, street } = order;
  const random = makeRandom(place.seed).spawn('roof carpet');
  const [river, aloft] = [street === undefined && hasRiver(place), street !== undefined || isAloft(place)];
  const inStreet = (x: number, z: number): boolean =>
    street !== undefined &&
    Math.abs(x) < street.half + BLOCK / 2 - 1 &&
    z < street.from + BLOCK / 2 &&
    z > street.to - BLOCK / 2;
  const kinds = Array.from({ length: KINDS }, () => makeBlock(random, order));
  const spires = spiresOf(place, roofs).filter(([, x, z]) => !river || !isInRiver(x, z, QUAY + 30));
  const placements: Placement[] = [];
  for (let z = -REACH, row = 0; z <= 240; z += BLOCK, row++) {
    // No street runs straight through an old town.
    const bend = 9 * Math.sin(row * 1.9) + 6 * Math.sin(row * 0.7);
    for (let column = -COLUMNS; column <= COLUMNS; column++) {
      const x = column * BLOCK;
      // Back to back with the houses of a street that is there.
      const beside = street !== undefined && z < street.from + BLOCK / 2 && z > street.to - BLOCK / 2;
      const aside = beside ? Math.sign(column) * ((street?.half ?? 0) - BLOCK / 2) : bend;
      const near =
        !aloft && z > NEAR.to && z < NEAR.front + 10 && Math.abs(x) < NEAR.half - z * NEAR.widens + BLOCK / 2;
      if (Math.hypot(x, z) > (street === undefined ? REACH : REACH_OF_STREETS) || near || Math.abs(x) > 330 - z * 0.8)
        continue;
      if (inStreet(x + aside, z)) continue;
      if (river && isInRiver(x, z, QUAY + BLOCK / 2)) continue;
      if (spires.some(([, sx, sz]) => Math.hypot(sx - x, sz - z) < BLOCK * 0.85)) continue;
      const mesh = kinds[random.index(kinds.length)];
      if (mesh === undefined) continue;
      const up = random.between(-1.5, 2.5);
      placements.push({ mesh, matrix: standing([x + aside, ground + up, z]), shades: false, mirrored: false });
    }
  }
  for (const [spire, x, z] of spires)
    placements.push({
      ...{ mesh: makeSpire(spire, dark), matrix: standing([x, ground, z]), stays: true },
      ...{ shades: false, mirrored: false },
    });
  if (street !== undefined) placements.push(layGround(ground));
  return river ? [...placements, ...layQuays(order)] : placements;
}

/** Metres: where the river is, below the streets. */
export const RIVER_BELOW = BANK;
