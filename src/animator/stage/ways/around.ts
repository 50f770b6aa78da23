import type { Footprint } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Player, reachOf } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import { rootOf } from '../work.ts';
import type { Journey, JourneyParts } from './journeys.ts';

/**
 * Nobody walks through a table: ways bend around what stands in a room and around whoever and whatever else the film has put there. A way keeps its beginning and its
 * end; in between it is shifted to the nearer free side, and comes back to where it would have been.
 */

/** Metres between who goes by and what they pass, metres over which the way bends, and the least that is worth it. */
const [CLEARANCE, BEND_METRES, LEAST_WAY] = [0.3, 1.1, 0.8];
/** Metres from a wall to the middle of who goes along it. */
const FROM_WALL = 0.35;
/** Of its ends' distance. */
const STRAIGHT = 1.2;
/** What is lower is stepped over, as a rug or a rope. */
const LOW_METRES = 0.18;

type Point = readonly [x: number, z: number];

/** Half of what it takes across a way and along it. */
function halvesAlong({ heading, width, depth }: Footprint, way: number): { across: number; along: number } {
  const turn = heading - way;
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  return { across: (width * cosine + depth * sine) / 2, along: (width * sine + depth * cosine) / 2 };
}

const smooth = (share: number): number => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

interface Walls {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

/** The same way, shifted so that it passes beside this; null where it does not come near it, begins or ends there, or has no room on either side. */
export function shiftPast(
  points: readonly Point[],
  other: Footprint,
  half: number,
  walls: Walls | undefined,
): Point[] | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [dx, dz] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dz);
  if (length < LEAST_WAY) return null;
  const [ax, az] = [dx / length, dz / length];
  const { across, along } = halvesAlong(other, Math.atan2(ax, az));
  const free = across + half + CLEARANCE;
  const aheadOf = ([x, z]: Point): number => (x - other.at[0]) * ax + (z - other.at[2]) * az;
  const asideOf = ([x, z]: Point): number => (x - other.at[0]) * az - (z - other.at[2]) * ax;
  const reach = along + half;
  // Who comes from there or goes there has to do with it.
  if (Math.abs(aheadOf(first)) < reach || Math.abs(aheadOf(last)) < reach) return null;
  const passing = points.filter((point) => Math.abs(aheadOf(point)) < reach);
  const asides = passing.length > 0 ? passing.map(asideOf) : [];
  if (asides.length === 0 || asides.every((aside) => Math.abs(aside) >= free)) return null;
  const [least, most] = [Math.min(...asides), Math.max(...asides)];
  for (const shift of [free - least, -free - most].sort((a, b) => Math.abs(a) - Math.abs(b))) {
    const moved = points.map((point): Point => {
      const share = 1 - smooth((Math.abs(aheadOf(point)) - reach) / BEND_METRES);
      return [point[0] + az * shift * share, point[1] - ax * shift * share];
    });
    if (walls === undefined || moved.every((point) => isWithin(point, walls))) return moved;
  }
  return null;
}

const isWithin = ([x, z]: Point, { left, right, back, front }: Walls): boolean =>
  x > left + FROM_WALL && x < right - FROM_WALL && z > back + FROM_WALL && z < front - FROM_WALL;

/** Whom or what somebody goes to, carries, or is borne by on the way. */
function concernsOf(player: number, { script, players, bonds, pairs }: JourneyParts): ReadonlySet<number> {
  const own = players[player]?.role.id;
  const roles = new Set(
    script.beats.flatMap(({ role, target, instrument, toWhom }) =>
      role === own ? [target, instrument, toWhom ?? null] : target === own ? [role] : [],
    ),
  );
  const told = [...players.keys()].filter((other) => roles.has(players[other]?.role.id ?? -1));
  const paired = pairs.flatMap(({ first, second }) => (first === player ? [second] : second === player ? [first] : []));
  return new Set([player, ...[...told, ...paired].flatMap((other) => [other, rootOf(other, bonds)])]);
}

const isOnLegs = ({ order, thing }: Player): boolean =>
  order.family === 'person' || (order.family === 'quadruped' && thing?.realm === 'ground');

function footprintOf(player: Player, { at, heading }: PathPoint): Footprint {
  const { body, size } = player;
  return { at, heading, width: body.width * size, depth: body.length * size };
}

const far = (a: Vector, b: Vector): number => Math.hypot(b[0] - a[0], b[2] - a[2]);
const metresOf = ({ path }: Journey): number =>
  path.reduce((sum, { at }, index) => sum + far(path[index - 1]?.at ?? at, at), 0);
const goes = (journey: Journey): boolean => metresOf(journey) > LEAST_WAY;
/** Who runs in circles has no sides to pass on. */
const isStraight = (journey: Journey): boolean => {
  const [first, last] = [journey.path[0], journey.path.at(-1)];
  return first !== undefined && last !== undefined && metresOf(journey) < far(first.at, last.at) * STRAIGHT;
};

/** Ways on foot, past all that stands there. */
export function goAround(journeys: ReadonlyMap<number, Journey>, parts: JourneyParts): Map<number, Journey> {
  const { players, bonds, facts, bearerOf } = parts;
  const borne = new Set(bonds.map(({ child }) => child));
  const standing = [...journeys].flatMap(([player, journey]) => {
    const [own, first] = [players[player], journey.path[0]];
    const low = own === undefined || own.body.height * own.size < LOW_METRES;
    return first === undefined || low || borne.has(player) || goes(journey) || bearerOf(player) !== 'ground'
      ? []
      : [{ player, footprint: footprintOf(own, first) }];
  });
  return new Map(
    [...journeys].map(([player, journey]) => {
      const own = players[player];
      if (
        own === undefined ||
        !isOnLegs(own) ||
        borne.has(player) ||
        bearerOf(player) !== 'ground' ||
        !goes(journey) ||
        !isStraight(journey)
      )
        return [player, journey];
      const concerns = concernsOf(player, parts);
      const others = standing.filter((each) => !concerns.has(each.player)).map(({ footprint }) => footprint);
      const half = Math.min(reachOf(own), (own.body.width * own.size) / 2);
      const straight = journey.path.map(({ at }): Point => [at[0], at[2]]);
      let points = straight;
      for (const other of [...(facts.standing ?? []), ...others])
        points = shiftPast(points, other, half, facts.walls) ?? points;
      return [player, points === straight ? journey : { ...journey, path: along(journey.path, points) }];
    }),
  );
}

/** Those who turn aside look where they go. */
function along(path: readonly PathPoint[], points: readonly Point[]): PathPoint[] {
  return path.map((point, index) => {
    const [x, z] = points[index] ?? [point.at[0], point.at[2]];
    const [before, after] = [points[index - 1] ?? [x, z], points[index + 1] ?? [x, z]];
    const [old, next] = [path[index - 1]?.at ?? point.at, path[index + 1]?.at ?? point.at];
    const turn = (dx: number, dz: number): number => Math.atan2(dx, dz);
    const moves = Math.hypot(after[0] - before[0], after[1] - before[1]) > 1e-3;
    const bent = moves
      ? turn(after[0] - before[0], after[1] - before[1]) - turn(next[0] - old[0], next[2] - old[2])
      : 0;
    const at: Vector = [x, point.at[1], z];
    return { ...point, at, heading: point.heading + Math.atan2(Math.sin(bent), Math.cos(bent)) };
  });
}
