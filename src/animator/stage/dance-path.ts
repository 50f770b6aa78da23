import { type Pair, pairOf, partnerIn } from './company.ts';
import type { FilmFrame } from './film-frame.ts';
import type { Spot } from './spots.ts';
import type { PathPoint } from './stage.ts';

/** Radians a second that a couple turns, dancing. */
const TURNS: Readonly<Record<string, number>> = { dance: 0.75, slow_dance: 0.2 };

/** How one of a dancing couple goes around the middle between both; null for whoever does not dance with somebody. */
export function dancePath(
  player: number,
  {
    pairs,
    spots,
    frame,
  }: {
    readonly pairs: readonly Pair[];
    readonly spots: ReadonlyMap<number, Spot>;
    readonly frame: Pick<FilmFrame, 'heading' | 'at'>;
  },
  seconds: number,
  every: number,
  floorAt: (x: number, z: number) => number,
): PathPoint[] | null {
  const pair = pairOf(player, pairs);
  const [own, partner] = [spots.get(player), pair === null ? undefined : spots.get(partnerIn(pair, player))];
  const turns = TURNS[pair?.act ?? ''];
  if (turns === undefined || own === undefined || partner === undefined) return null;
  const [across, near] = [(own.across + partner.across) / 2, (own.near + partner.near) / 2];
  const radius = Math.hypot(own.across - across, own.near - near);
  // Slowly they go as far before they are seen from aside as after it.
  const sway = pair?.act === 'slow_dance' ? (turns * seconds) / 2 : 0;
  const first = Math.atan2(own.across - across, own.near - near) - sway;
  return Array.from({ length: Math.ceil(seconds / every) + 1 }, (_, step): PathPoint => {
    const angle = first + step * every * turns;
    const [x, , z] = frame.at(across + Math.sin(angle) * radius, near + Math.cos(angle) * radius);
    return { time: step * every, at: [x, floorAt(x, z), z], heading: frame.heading(angle + Math.PI) };
  });
}
