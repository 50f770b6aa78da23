import type { PlaceFacts } from '../land/place.ts';
import type { Bond } from './bonds.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';
import type { Task } from './work.ts';

/** Metres from a wall to the middle of whoever stands before it, and of their distance how far they come together at most. */
const [FROM_WALL, CLOSEST] = [0.75, 0.5];

/** Metres: what reaches as far from its middle is a car, which stands clear of the wall with all of itself; and how clear. */
const [LARGE, CLEAR] = [1.2, 0.4];

export interface Indoors {
  readonly players: readonly Player[];
  readonly facts: Pick<PlaceFacts, 'walls' | 'bestView'>;
  readonly bonds: readonly Pick<Bond, 'child'>[];
  readonly tasks: readonly Task[];
}

/** In a room everybody is inside: a row that is longer than the room stands closer, and nobody beyond its walls. */
export function drawIn(spots: ReadonlyMap<number, Spot>, { players, facts, bonds, tasks }: Indoors): void {
  const { walls, bestView } = facts;
  if (walls === undefined || Math.abs(Math.sin(bestView)) > 0.1 || Math.cos(bestView) < 0) return;
  const [half, back] = [Math.min(-walls.left, walls.right) - FROM_WALL, -walls.back - FROM_WALL];
  const bound = new Set([...bonds.map(({ child }) => child), ...tasks.map(({ mover }) => mover)]);
  // Whoever works behind a table that stands at the back wall would be on the other side of it: the table comes out with them.
  for (const site of new Set(tasks.map((task) => task.site))) {
    const all = [site, ...tasks.filter((task) => task.site === site).map(({ mover }) => mover)];
    const own = all.flatMap((player) => spots.get(player) ?? []);
    const beyond = Math.max(0, ...own.map(({ near }) => -back - near));
    for (const spot of own) spot.near += beyond;
  }
  const free = [...spots].filter(([player]) => !bound.has(player)).map(([, spot]) => spot);
  const widest = Math.max(half, ...free.map(({ across }) => Math.abs(across)));
  const share = Math.max(CLOSEST, half / widest);
  if (share !== 1 || free.some(({ near }) => near < -back))
    for (const spot of free) {
      spot.across = Math.max(-half, Math.min(half, spot.across * share));
      spot.near = Math.max(-back, spot.near);
    }
  for (const [player, spot] of spots) {
    const own = players[player];
    if (own === undefined || bound.has(player) || !isLarge(own)) continue;
    const crew = tasks.flatMap(({ mover, site }) => (site === player ? (spots.get(mover) ?? []) : []));
    const [wide, deep] = halvesOf(own, spot.facing ?? 0);
    const across = [...crew.map((each) => each.across), spot.across - wide, spot.across + wide];
    const moves = {
      across: intoRange(Math.min(...across) - CLEAR, Math.max(...across) + CLEAR, walls.left, walls.right),
      near: Math.max(0, walls.back - (spot.near - deep - CLEAR)),
    };
    for (const each of [spot, ...crew]) {
      each.across += moves.across;
      each.near += moves.near;
    }
  }
}

const isLarge = ({ body, size, thing }: Player): boolean =>
  thing?.moves === true && !thing.alive && thing.realm === 'ground' && (body.length / 2) * size > LARGE;

/** Half of it across the picture and toward us, as it is turned. */
function halvesOf({ body, size }: Player, facing: number): readonly [number, number] {
  const [sine, cosine] = [Math.abs(Math.sin(facing)), Math.abs(Math.cos(facing))];
  const [wide, long] = [(body.width / 2) * size, (body.length / 2) * size];
  return [wide * cosine + long * sine, wide * sine + long * cosine];
}

/** By how much a span goes aside so that it is within another; the middle of one that is too long comes to the middle. */
function intoRange(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (from + to - low - high) / 2;
  return Math.max(0, from - low) - Math.max(0, high - to);
}
