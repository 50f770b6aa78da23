import type { PlaceFacts } from '../land/place.ts';
import type { Bond } from './bonds.ts';
import type { Spot } from './spots.ts';
import type { Task } from './work.ts';

/** Metres from a wall to the middle of whoever stands before it, and of their distance how far they come together at most. */
const [FROM_WALL, CLOSEST] = [0.75, 0.5];

export interface Indoors {
  readonly facts: Pick<PlaceFacts, 'walls' | 'bestView'>;
  readonly bonds: readonly Pick<Bond, 'child'>[];
  readonly tasks: readonly Task[];
}

/** In a room everybody is inside: a row that is longer than the room stands closer, and nobody beyond its walls. */
export function drawIn(spots: ReadonlyMap<number, Spot>, { facts, bonds, tasks }: Indoors): void {
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
  if (share === 1 && free.every(({ near }) => near >= -back)) return;
  for (const spot of free) {
    spot.across = Math.max(-half, Math.min(half, spot.across * share));
    spot.near = Math.max(-back, spot.near);
  }
}
