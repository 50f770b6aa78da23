import { outsideOf } from '../../../catalogue/outside.ts';
import { standing } from '../../../maths/matrix.ts';
import { add, scale } from '../../../maths/vector.ts';
import { inManner, spotsInManner } from '../../manners/in-manner.ts';
import type { PlaceFacts, PlaceOrder, PlaceSpot, Prospect } from '../../place.ts';
import type { Sight } from '../../sight.ts';
import type { Placement, World } from '../../world.ts';
import { floorOpenness, lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../architecture/pieces.ts';
import { makeView } from '../architecture/view.ts';
import { Floor } from './floor.ts';
import { makeChandelier } from './lamps.ts';
import { windowLamps } from './light.ts';
import { openPanorama } from './panorama.ts';
import type { RoomPlan } from './room-plan.ts';
import { leaveUnseen } from './seen-outside.ts';
import {
  makeCurtain,
  makeShell,
  type Opening,
  openingAt,
  type RoomSize,
  roomOpenness,
  type WallOrder,
  wallFrame,
} from './shell.ts';

/** Beyond the front wall, where cameras may stand back, the floor goes on. */
const FLOOR_BEYOND = 4;

/** As the order has it: with a wide window where a land is to be seen from it, and nothing before that land. */
function planned(order: PlaceOrder, plan: RoomPlan): RoomPlan {
  const outside = outsideOf(order.dressing);
  const open: RoomPlan =
    outside === null ? plan : { ...openPanorama(plan), view: outside === 'skyline' ? 'heights' : 'none' };
  return inManner(order, open);
}

export function describeRoom(order: PlaceOrder, own: RoomPlan): PlaceFacts {
  const plan = planned(order, own);
  const spots: PlaceSpot[] = spotsOf(without(order, plan.placed));
  for (const { side, openings } of plan.walls) {
    const { inward } = wallFrame(plan.size, side);
    for (const opening of openings) {
      if (opening.kind === 'open') continue;
      const at = add(openingAt(plan.size, side, opening), scale(inward, 0.6));
      if (opening.kind === 'window') spots.push(sillOf(plan.size, side, opening));
      spots.push({
        kind: opening.kind,
        at: [at[0], 0, at[2]],
        heading: Math.atan2(-inward[0], -inward[2]),
        radius: 0.4,
      });
    }
  }
  return {
    heightAt: () => 0,
    waterLevel: null,
    indoor: true,
    bestView: 0,
    openRadius: plan.openRadius,
    ...(plan.viewSlack === undefined ? {} : { viewSlack: plan.viewSlack }),
    walls: plan.size,
    prospect: { ground: plan.prospect ?? prospectOf(plan.size), air: plan.prospect ?? prospectOf(plan.size) },
    spots: [...spots, ...freeWall(order, plan), ...spotsInManner(order, plan)],
    standing: without(order, plan.placed).flatMap(({ piece, at, heading }) =>
      piece.light === true || at[1] > STEPPED_OVER || piece.height < STEPPED_OVER
        ? []
        : [{ at, heading, width: piece.width, depth: piece.depth }],
    ),
    ways: [],
  };
}

/** Metres: what is lower, as a rug, stops nobody, and what hangs higher hangs. */
const STEPPED_OVER = 0.2;

/** Metres: how broad and deep the room is that a cupboard needs at a wall. */
const [NICHE_WIDE, NICHE_DEEP] = [1.3, 0.8];

/** Metres from the middle of a niche and of the wall: pieces that are small enough to be carried away make way there. */
const [NICHE_HALF, NICHE_FAR, CARRIED_WIDE] = [1.1, 1.5, 1.6];

const isInNiche = ({ piece, at }: Placed, niche: PlaceSpot | undefined): boolean =>
  niche !== undefined &&
  piece.light !== true &&
  piece.width < CARRIED_WIDE &&
  at[1] < HIDING_METRES &&
  Math.abs(at[0] - niche.at[0]) < NICHE_HALF &&
  at[2] < niche.at[2] + NICHE_FAR;

/** The stretch of the back wall, nearest to its middle, where least stands, hangs or opens: what a film puts against a wall stands there. */
function freeWall(order: PlaceOrder, { placed, walls, size }: RoomPlan): PlaceSpot[] {
  const { left, right, back } = size;
  const standing = without(order, placed).flatMap(({ piece, at, heading }) => {
    const turned = Math.abs(Math.sin(heading)) > 0.7;
    const [wide, deep] = turned ? [piece.depth, piece.width] : [piece.width, piece.depth];
    return at[2] - deep / 2 < back + NICHE_DEEP && at[1] < HIDING_METRES * 1.5 && piece.light !== true
      ? [{ from: at[0] - wide / 2, to: at[0] + wide / 2 }]
      : [];
  });
  const open = walls.flatMap(({ side, openings }) =>
    // Curtains hang where the wall opens.
    side !== 'back' || order.without.includes('curtained')
      ? []
      : openings.map((opening) => {
          const [x] = openingAt(size, side, opening);
          return { from: x - opening.width / 2, to: x + opening.width / 2 };
        }),
  );
  const middle = (left + right) / 2;
  const room = (right - left) / 2 - NICHE_WIDE;
  if (room < 0) return [];
  const cost = (x: number): number =>
    [...standing, ...open].reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, x + NICHE_WIDE / 2) - Math.max(from, x - NICHE_WIDE / 2)),
      Math.abs(x - middle) * 0.06,
    );
  const tried = Array.from({ length: 31 }, (_, k) => middle + ((k - 15) / 15) * room);
  const x = tried.reduce((best, each) => (cost(each) < cost(best) - 1e-6 ? each : best), middle);
  return [{ kind: 'wall', at: [x, 0, back + 0.02], heading: 0, radius: NICHE_WIDE / 2 }];
}

/** From near its front wall to its middle, so that a move toward it or back from it stays within. */
function prospectOf({ left, right, back, front, height }: RoomSize): Prospect {
  const [long, wide] = [front - back, right - left];
  const up = Math.min(1.6, height * 0.55);
  return {
    eye: [(left + right) / 2 + wide * 0.12, up, front - long * 0.2],
    target: [(left + right) / 2 - wide * 0.04, up * 0.86, back + long * 0.34],
  };
}

/** In the depth of the wall, along the pane. */
const SILL_METRES = 0.09;

function sillOf(size: RoomSize, side: WallOrder['side'], opening: Opening): PlaceSpot {
  const { inward } = wallFrame(size, side);
  const [x, , z] = add(openingAt(size, side, opening), scale(inward, -SILL_METRES));
  return {
    kind: 'sill',
    at: [x, opening.bottom + 0.02, z],
    heading: Math.atan2(-inward[0], -inward[2]),
    radius: opening.width / 2,
  };
}

/** Metres: what is lower hides nobody. */
const HIDING_METRES = 1.3;

/** Metres from the camera: what is nearer fills the picture, however low it is. */
const RIGHT_BEFORE = 1.9;
/** Metres from a wall: what stands there goes with it. */
const AT_WALL = 0.7;
/** Metres: a camera that is nearer to a wall, or beyond it, looks through it. */
const THROUGH_WALL = 0.2;

/** Nobody's chair is pulled away. */
const isTaken = ({ piece, at }: Pick<Placed, 'piece' | 'at'>, sight: Sight): boolean =>
  piece.spots?.some(({ kind }) => kind === 'seat') === true &&
  sight.bears(at, Math.max(0.4, Math.max(piece.width, piece.depth) * 0.5) + SEAT_ROOM);

/** What would stand between the camera and whom it shows is carried out before the room is built, so that no shade and no lamp of it stays behind. */
const carryOut = (placed: readonly Placed[], sight: Sight): Placed[] =>
  placed.filter(({ piece, at }) => {
    // What is as flat as the wall it hangs on hides nothing that the wall would not.
    if (piece.depth < FLAT_METRES || piece.stays === true) return true;
    const radius = Math.max(0.4, Math.max(piece.width, piece.depth) * 0.5);
    const [x, y, z] = at;
    if (isTaken({ piece, at }, sight)) return true;
    if (piece.height + y > LOW_METRES && sight.nearest([x, y + piece.height / 2, z]) < RIGHT_BEFORE + radius)
      return !sight.sees([x, y + piece.height / 2, z], radius * 0.5);
    return piece.height < HIDING_METRES || y > HIDING_METRES || !sight.blocks(at, radius, piece.height);
  });
const [LOW_METRES, FLAT_METRES] = [0.3, 0.06];
/** Metres beyond a seat: who sits there leans forward. */
const SEAT_ROOM = 0.12;

/** Through which walls the camera looks from outside: they are not built, with the doors in them and what stands or hangs there. */
function wallsBehindCamera({ left, right, back, front }: RoomSize, { lines }: Sight): ReadonlySet<WallOrder['side']> {
  const behind = new Set<WallOrder['side']>();
  for (const { eye } of lines) {
    if (eye[2] > front - THROUGH_WALL) behind.add('front');
    if (eye[2] < back + THROUGH_WALL) behind.add('back');
    if (eye[0] < left + THROUGH_WALL) behind.add('left');
    if (eye[0] > right - THROUGH_WALL) behind.add('right');
  }
  return behind;
}

const isAtWall = ({ left, right, back, front }: RoomSize, { at }: Placed, side: WallOrder['side']): boolean =>
  (side === 'front' && at[2] > front - AT_WALL) ||
  (side === 'back' && at[2] < back + AT_WALL) ||
  (side === 'left' && at[0] < left + AT_WALL) ||
  (side === 'right' && at[0] > right - AT_WALL);

/** A chandelier that is told of hangs from the ceiling of a room that has none. */
function hangTold({ dressing }: PlaceOrder, { placed, size, light }: RoomPlan): Placed[] {
  const told = dressing.some((word) => /chandelier/.test(word));
  if (!told || placed.some(({ piece }) => piece.name === 'chandelier')) return [];
  const drop = Math.min(1.5, Math.max(0.8, size.height - 2.3));
  return [put(makeChandelier(Math.max(0.5, light.lamps), 0.62, drop), 0, -0.8, 0, size.height - drop)];
}

export function buildRoom(order: PlaceOrder, own: RoomPlan, sight: Sight): World {
  const plan = planned(order, own);
  const { size, light } = plan;
  const behind = wallsBehindCamera(size, sight);
  const walls = plan.walls.filter(({ side }) => !behind.has(side));
  const inside = without(order, [...plan.placed, ...hangTold(order, plan)]).filter(
    (one) => ![...behind].some((side) => isAtWall(size, one, side)),
  );
  const placed = carryOut(
    order.without.includes('niche') ? inside.filter((one) => !isInNiche(one, freeWall(order, plan)[0])) : inside,
    sight,
  );
  const open = floorOpenness(placed);
  const corner = roomOpenness(size);
  const floor = new Floor({
    ...plan.floor,
    left: size.left,
    right: size.right,
    back: size.back,
    front: size.front + FLOOR_BEYOND,
    seed: order.seed,
    openness: (x, z) => open(x, z) * corner([x, 0, z], [0, 1, 0]),
  });
  plan.floor.lay?.(floor);
  const ground = floor.build();
  return {
    placements: [
      { mesh: makeShell(size, walls, plan.looks, plan.roofless !== true), matrix: standing([0, 0, 0]), stays: true },
      ...placementsOf(placed).map((one, index) => {
        const piece = placed[index];
        return piece !== undefined && isTaken(piece, sight) ? { ...one, stays: true } : one;
      }),
      ...hangCurtains({ ...plan, walls }),
      ...leaveUnseen(
        makeView(order, plan.view, size, light.outside).map((one) => ({ ...one, kept: true })),
        { size, walls, roofed: plan.roofless !== true },
        sight,
      ),
      ...(plan.extra ?? []),
    ],
    grounds: [ground],
    groundFocus: [(size.left + size.right) / 2, 0, (size.back + size.front + FLOOR_BEYOND) / 2],
    heightAt: () => 0,
    air: light.air,
    water:
      plan.polished === true
        ? { kind: 'wet', level: 0, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1, waves: 0, foam: 0, flow: 0 }
        : null,
    lamps: [
      ...windowLamps(size, plan.walls, light.window),
      ...lampsOf(placed, light.lamps, light.unlit ? 1 : light.lamps),
      ...(plan.lamps ?? []),
    ],
    wind: { x: 1, z: 0, strength: 0 },
    ...(plan.view === 'none' ? { enclosure: { size, tint: light.outside } } : {}),
    room: { span: Math.max(16, Math.ceil(ground.side * 1.02)), surroundings: light.surroundings },
  };
}

function hangCurtains({ size, walls, curtains }: RoomPlan): Placement[] {
  if (curtains === undefined) return [];
  return walls.flatMap(({ side, openings }) => {
    const { along, inward } = wallFrame(size, side);
    const heading = Math.atan2(inward[0], inward[2]);
    return openings
      .filter(({ kind }) => kind === 'window')
      .flatMap((opening) => {
        const gather = Math.min(0.55, opening.width * 0.3);
        const mesh = makeCurtain(gather, opening.top + 0.18, curtains);
        const middle = openingAt(size, side, opening);
        return [-1, 1].map((end): Placement => {
          const at = add(middle, add(scale(along, (end * (opening.width + gather * 0.7)) / 2), scale(inward, 0.14)));
          return { mesh, matrix: standing([at[0], 0.03, at[2]], heading) };
        });
      });
  });
}
