import { transform } from '../../../maths/matrix.ts';
import { type Bounds, boundsOf, type Mesh } from '../../../maths/mesh.ts';
import { add, cross, dot, lengthOf, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { Sight } from '../../sight.ts';
import type { Placement } from '../../world.ts';
import { type Opening, type RoomSize, type WallOrder, wallFrame } from './shell.ts';

/**
 * A garden grows behind three walls, and a film sees it through a window or two. What no camera of the film sees through an opening is not drawn; its shadow still falls
 * into the room. A kitchen's trees were 70,000 of the 97,000 corners that were moved for each of its frames (2026-11).
 */

interface Walls {
  readonly size: RoomSize;
  readonly walls: readonly WallOrder[];
  readonly roofed: boolean;
}

/** Corners, one after another. */
type Corners = readonly [Vector, Vector, Vector, Vector];
interface Portal {
  readonly side: WallOrder['side'] | 'roof';
  readonly corners: Corners;
}
interface Sphere {
  readonly centre: Vector;
  readonly radius: number;
}

/** Metres around an opening and what is seen through it: a camera goes on between two of those looked at. */
const SLACK = 0.3;
const SIDES = ['back', 'front', 'left', 'right'] as const;

export function leaveUnseen(
  placements: readonly Placement[],
  room: Walls,
  { eyes }: Pick<Sight, 'eyes'>,
): readonly Placement[] {
  const portals = portalsOf(room);
  const known = new Map<Mesh, Bounds>();
  const looks = eyes.map((eye) => ({ eye, entry: entryOf(room.size, eye) }));
  return placements.map((placement) => {
    const { mesh, matrix } = placement;
    const { centre, radius } = known.get(mesh) ?? boundsOf(mesh);
    known.set(mesh, { centre, radius });
    const size = Math.hypot(matrix[0] ?? 1, matrix[4] ?? 0, matrix[8] ?? 0);
    const sphere = { centre: transform(matrix, centre), radius: radius * size + SLACK };
    const isSeen = looks.some(
      ({ eye, entry }) =>
        entry === 'around' ||
        (entry !== null && !isRightBehind(eye, entry, sphere)) ||
        portals.some((portal) => portal.side !== entry?.side && reachesInto(eye, portal, sphere)),
    );
    return isSeen ? placement : { ...placement, seen: false };
  });
}

/** Openings in walls, and all of what was not built. */
function portalsOf({ size, walls, roofed }: Walls): readonly Portal[] {
  const { left, right, back, front, height } = size;
  const open = SIDES.filter((side) => walls.every((wall) => wall.side !== side)).map((side) => wholeOf(size, side));
  const corners: Corners = [
    [left, height, back],
    [right, height, back],
    [right, height, front],
    [left, height, front],
  ];
  return [
    ...walls.flatMap(({ side, openings }) => openings.map((opening) => holeOf(size, side, opening))),
    ...open,
    ...(roofed ? [] : [{ side: 'roof' as const, corners }]),
  ];
}

const wholeOf = (size: RoomSize, side: WallOrder['side']): Portal => {
  const { length } = wallFrame(size, side);
  return holeOf(size, side, { middle: length / 2, width: length, bottom: 0, top: size.height, kind: 'open' });
};

function holeOf(size: RoomSize, side: WallOrder['side'], { middle, width, bottom, top }: Opening): Portal {
  const { from, along } = wallFrame(size, side);
  const at = (u: number, y: number): Vector => {
    const [x, , z] = add(from, scale(along, u));
    return [x, y, z];
  };
  const [u0, u1] = [middle - width / 2, middle + width / 2];
  return { side, corners: [at(u0, bottom), at(u1, bottom), at(u1, top), at(u0, top)] };
}

/** Through which wall a camera looks into the room from outside, since walls are seen from inside alone; null where it is in the room. */
function entryOf(size: RoomSize, [x, y, z]: Vector): Portal | 'around' | null {
  const beyond = SIDES.filter(
    (side) =>
      (side === 'front' && z > size.front - SLACK) ||
      (side === 'back' && z < size.back + SLACK) ||
      (side === 'left' && x < size.left + SLACK) ||
      (side === 'right' && x > size.right - SLACK),
  );
  const [side] = beyond;
  if (beyond.length > 1 || y > size.height || y < 0) return 'around';
  if (side === undefined) return null;
  const isOut = z > size.front || z < size.back || x < size.left || x > size.right;
  return isOut ? wholeOf(size, side) : null;
}

/** Planes of the pyramid from an eye through a portal, their normals inward. */
function planesOf(eye: Vector, { corners }: Portal): Vector[] {
  const middle = scale(corners.reduce(add), 1 / 4);
  return corners.map((corner, index) => {
    const normal = cross(subtract(corner, eye), subtract(corners[(index + 1) % 4] ?? corner, eye));
    const length = lengthOf(normal);
    if (length < 1e-9) return [0, 0, 0];
    return scale(normal, (dot(normal, subtract(middle, eye)) < 0 ? -1 : 1) / length);
  });
}

const reachesInto = (eye: Vector, portal: Portal, { centre, radius }: Sphere): boolean =>
  planesOf(eye, portal).every((normal) => dot(normal, subtract(centre, eye)) > -radius);

const isRightBehind = (eye: Vector, portal: Portal, { centre, radius }: Sphere): boolean =>
  planesOf(eye, portal).every((normal) => dot(normal, subtract(centre, eye)) > radius);
