import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf } from '../kits/architecture/solids.ts';
import { makePicture, makePlant, makeVase } from '../kits/rooms/decor.ts';
import type { Floor } from '../kits/rooms/floor.ts';
import { makeChandelier } from '../kits/rooms/lamps.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { RoomSize, WallOrder } from '../kits/rooms/shell.ts';
import { makeGrandfatherClock } from '../kits/rooms/study.ts';
import type { PlaceOrder } from '../place.ts';
import { makeBeams, makeGlowStrip, makePilaster, makeReadout, makeShoji } from './fittings.ts';
import { makeClutter, makeDrift, makeIcicles, makeIvy, makeLitter, makeRubble, makeWeeds } from './remains.ts';

/** Along which wall, where, and how one stands with the back to it. */
interface Stretch {
  readonly side: WallOrder['side'];
  readonly x: number;
  readonly z: number;
  readonly heading: number;
}

const SEEN_SIDES = ['back', 'left', 'right'] as const;

function alongWalls({ left, right, back, front }: RoomSize, step: number, out: number): Stretch[] {
  const found: Stretch[] = [];
  for (let x = left + step / 2; x < right; x += step) found.push({ side: 'back', x, z: back + out, heading: 0 });
  for (let z = back + step / 2; z < front - 2; z += step)
    found.push(
      { side: 'left', x: left + out, z, heading: Math.PI / 2 },
      { side: 'right', x: right - out, z, heading: -Math.PI / 2 },
    );
  return found;
}

/** Whether an opening of the wall is there. */
function isOpen({ size, walls }: RoomPlan, { side, x, z }: Stretch, half: number, from: number, to: number): boolean {
  const u = side === 'back' ? x - size.left : side === 'left' ? size.front - z : z - size.back;
  return walls.some(
    (wall) =>
      wall.side === side &&
      wall.openings.some(
        ({ middle, width, bottom, top }) => Math.abs(u - middle) < width / 2 + half && bottom < to && top > from,
      ),
  );
}

/** Whether something stands or hangs there already. */
const isTaken = (placed: readonly Placed[], { x, z }: Stretch, half: number, from = 0, to = 3): boolean =>
  placed.some(
    ({ piece, at }) =>
      at[1] < to &&
      at[1] + piece.height > from &&
      Math.hypot(at[0] - x, at[2] - z) < half + Math.max(piece.width, piece.depth) / 2,
  );

export interface Furnishing {
  readonly order: PlaceOrder;
  readonly plan: RoomPlan;
}

type Furnish = (furnishing: Furnishing) => Placed[];

/** Metres around where the film plays, however narrow the room is. */
const CLEAR_MIDDLE = 1.7;
/** How much longer its walls are than those of a living room. */
const roomy = ({ size }: RoomPlan): number =>
  Math.min(2, Math.max(0.6, (size.right - size.left + size.front - size.back) / 19));

/** On the floor along the walls, where there is room; never before a door. */
function heaps(
  { order, plan }: Furnishing,
  count: number,
  size: number,
  make: (seed: number) => Placed['piece'],
): Placed[] {
  const random = makeRandom(order.seed).spawn(`heaps ${size}`);
  return alongWalls(plan.size, size * 1.1, size * 0.45)
    .map((stretch) => ({ stretch, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ stretch }) => stretch)
    .filter((each) => Math.hypot(each.x, each.z) > CLEAR_MIDDLE && !isTaken(plan.placed, each, size * 0.45, 0, 1.2))
    .slice(0, Math.round(count * roomy(plan)))
    .map(({ x, z, heading }, k) => put(make(order.seed + k), x, z, heading));
}

/** All over the floor but where the film plays. */
function strewn(
  { order, plan }: Furnishing,
  count: number,
  size: number,
  make: (seed: number) => Placed['piece'],
  clear = 1,
): Placed[] {
  const { left, right, back, front } = plan.size;
  const random = makeRandom(order.seed).spawn(`strewn ${size}`);
  return Array.from({ length: Math.round(count * roomy(plan) ** 2) }, (_, k) => {
    const [x, z] = [
      random.between(left + size / 2, right - size / 2),
      random.between(back + size / 2, Math.min(front, 3.2)),
    ];
    return Math.hypot(x, z) < clear ? [] : [put(make(order.seed + 40 + k), x, z, random.between(0, 6))];
  }).flat();
}

/** Hung on the walls at a height, where nothing opens or hangs. */
function hung(
  { plan }: Furnishing,
  step: number,
  up: number,
  half: number,
  make: (k: number) => Placed['piece'],
  sides: readonly WallOrder['side'][] = SEEN_SIDES,
): Placed[] {
  return alongWalls(plan.size, step, 0.02)
    .filter(
      (each) =>
        sides.includes(each.side) &&
        !isOpen(plan, each, half, up, up + make(0).height) &&
        !isTaken(plan.placed, each, half, up - 0.2, up + 1),
    )
    .map(({ x, z, heading }, k) => put(make(k), x, z, heading, up));
}

/** From the ceiling down the walls, over whatever is there. */
function fromCeiling(
  { order, plan }: Furnishing,
  step: number,
  share: number,
  make: (seed: number) => Placed['piece'],
  drop = 0.05,
): Placed[] {
  const random = makeRandom(order.seed).spawn('ceiling');
  return alongWalls(plan.size, step, 0.06)
    .filter(() => random.next() < share)
    .map(({ x, z, heading }, k) => put(make(order.seed + k), x, z, heading, plan.size.height - drop));
}

const middleOf = ({ left, right, back, front }: RoomSize): readonly [number, number] => [
  (left + right) / 2,
  (back + front) / 2,
];

export const FURNISH: Readonly<Record<string, Furnish>> = {
  abandoned: (all) => [
    ...heaps(all, 6, 1, (seed) => makeRubble(seed, 1)),
    ...heaps(all, 3, 1.5, (seed) => makeRubble(seed + 9, 1.5)),
    ...strewn(all, 7, 2.2, (seed) => makeLitter(seed, 2.2, [0xcfc4aa, 0xb0a488, 0x8a7a60, 0xd8d0bc]), 0),
    ...strewn(all, 4, 0.8, (seed) => makeWeeds(seed, 0.8), 1.4),
    ...fromCeiling(all, 1.9, 0.22, (seed) => makeIvy(seed, 0.9, all.plan.size.height * 0.45)),
  ],
  overgrown: (all) => [
    ...fromCeiling(all, 1.3, 0.62, (seed) => makeIvy(seed, 1.4, all.plan.size.height * 0.8)),
    ...strewn(all, 12, 1.1, (seed) => makeWeeds(seed, 1.1), 1.3),
    ...heaps(all, 5, 0.9, (seed) => makePlant(seed, 1.2, lookOf(0x4a5a2c, 'soil'))),
    ...strewn(all, 5, 2.2, (seed) => makeLitter(seed, 2.2, [0x6f7a3a, 0x8a6a3a, 0x55662c], 0.4), 0),
  ],
  frozen: (all) => [
    ...fromCeiling(all, 1.2, 0.9, (seed) => makeIcicles(seed, 1.25), 0.09),
    ...heaps(all, 8, 1.3, (seed) => makeDrift(seed, 1.3)),
  ],
  messy: (all) => [
    ...heaps(all, 8, 0.9, (seed) => makeClutter(seed, 0.9)),
    ...strewn(all, 9, 1.6, (seed) => makeLitter(seed, 1.6, [0xf0ece0, 0xe4dcc8, 0xd8b8a0, 0xa8bcd0]), 0),
    ...strewn(all, 4, 0.7, (seed) => makeClutter(seed + 3, 0.6), 2),
  ],
  rustic: ({ plan: { size } }) => [
    put(
      makeBeams(size.right - size.left, size.front - size.back, size.height < 3.4),
      ...middleOf(size),
      0,
      size.height,
    ),
  ],
  luxurious: (all) => {
    const { size, placed, light } = all.plan;
    const drop = Math.min(1.4, Math.max(0.7, size.height - 2.2));
    const gold = lookOf(0xd8a94a, 'metal');
    return [
      ...hung(all, 1.7, 0, 0.2, () => makePilaster(size.height - 0.1)),
      ...(placed.some(({ piece }) => piece.name === 'chandelier')
        ? []
        : [
            put(
              makeChandelier(Math.max(0.5, light.lamps), Math.min(0.7, size.height * 0.2), drop),
              0,
              -1,
              0,
              size.height - drop,
            ),
          ]),
      ...hung(all, 2.1, 1.55, 0.5, (k) => makePicture(0.8, 0.62, gold, all.order.seed + k)),
      ...heaps(all, 3, 0.6, (seed) => makeVase(lookOf(0xf0e8dc, 'porcelain'), 0.9, 0xf2d8dc, seed)),
    ];
  },
  victorian: (all) => {
    const gold = lookOf(0xb08a45, 'metal');
    return [
      ...hung(all, 1.2, 1.5, 0.42, (k) =>
        makePicture(k % 2 === 0 ? 0.62 : 0.44, k % 2 === 0 ? 0.5 : 0.6, gold, all.order.seed + k),
      ),
      ...heaps(all, 1, 0.7, () => makeGrandfatherClock(lookOf(0x4a2816, 'wood'))),
      ...heaps(all, 2, 0.8, (seed) => makePlant(seed, 1.3, lookOf(0x6a4030, 'porcelain'))),
    ];
  },
  japanese: (all) => {
    const { size } = all.plan;
    const day = all.order.time === 'night' ? 0.25 : 1;
    return [
      ...hung(all, 1.5, 0.02, 0.7, () => makeShoji(1.42, Math.min(2.15, size.height - 0.4), day)),
      put(makeBeams(size.right - size.left, size.front - size.back, false), ...middleOf(size), 0, size.height),
      ...heaps(all, 2, 0.6, (seed) => makePlant(seed, 0.7, lookOf(0x2e2a28, 'porcelain'))),
    ];
  },
  futuristic: (all) => {
    const { size } = all.plan;
    const [x, z] = middleOf(size);
    const [wide, long] = [size.right - size.left, size.front - size.back];
    const cyan = [0.3, 0.85, 1] as const;
    const at = (y: number): Placed[] => [
      put(makeGlowStrip(wide - 0.2, cyan), x, size.back + 0.05, 0, y),
      put(makeGlowStrip(long - 0.2, cyan), size.left + 0.05, z, Math.PI / 2, y),
      put(makeGlowStrip(long - 0.2, cyan), size.right - 0.05, z, -Math.PI / 2, y),
    ];
    return [
      ...at(size.height - 0.14),
      ...at(0.14),
      ...hung(all, 2.2, 1.15, 0.75, (k) => makeReadout(all.order.seed + k, 1.3, 0.8)),
    ];
  },
};

/** Mats of straw, bound with dark bands. */
function layMats(floor: Floor): void {
  const [straw, band] = [lookOf(0xbfae74, 'soil'), lookOf(0x3a4a34, 'soil')];
  for (let j = -6; j < 9; j++)
    for (let i = -5; i < 5; i++) {
      const [x, z] = [i * 1.8 + (j % 2 === 0 ? 0 : 0.9), j * 0.9];
      floor.patch(x, z, x + 1.8, z + 0.9, darker(straw, 0.94 + 0.06 * ((i + j) % 2)), 0.45);
      floor.patch(x, z, x + 1.8, z + 0.045, band, 0.9);
    }
}

/** What one treads on in a manner, whatever the room; null leaves the room its own. */
export const FLOORS: Readonly<Record<string, RoomPlan['floor']>> = {
  rustic: { kind: 'boards', look: lookOf(0x86603a, 'boards'), second: lookOf(0x9c7446, 'boards') },
  japanese: { kind: 'carpet', look: lookOf(0xbfae74, 'soil'), second: lookOf(0xbfae74, 'soil'), lay: layMats },
  luxurious: {
    kind: 'checkered',
    look: lookOf(0xf0e8dc, 'marblePolished'),
    second: lookOf(0x2c2622, 'marblePolished'),
  },
  victorian: { kind: 'herringbone', look: lookOf(0x5a3622, 'boards'), second: lookOf(0x6c442c, 'boards') },
  futuristic: { kind: 'tiles', look: lookOf(0xb8c2cc, 'marblePolished'), second: lookOf(0xaab4be, 'marblePolished') },
  minimalist: { kind: 'boards', look: lookOf(0xd8c09a, 'boards'), second: lookOf(0xe0caa6, 'boards') },
  frozen: { kind: 'stone', look: lookOf(0xbfdcec, 'marblePolished'), second: lookOf(0xcfe6f2, 'marblePolished') },
};
