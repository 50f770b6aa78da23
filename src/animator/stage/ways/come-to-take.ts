import type { Beat, Script } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import { type FilmFrame, floorAt } from '../film-frame.ts';
import { heightOf, type Player } from '../players.ts';
import type { Spot } from '../spots.ts';
import type { PathPoint } from '../stage.ts';
import { goesBy } from './paces.ts';

interface Room {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly frame: FilmFrame;
  readonly facts: Parameters<typeof floorAt>[0] & { readonly openRadius: number };
  readonly sense: 1 | -1;
}

/** Of the height: how far one comes from and goes to; metres at least. */
const [FROM_HEIGHTS, LEAST_METRES] = [1.6, 0.9];
/** Seconds in which one turns to what one takes. */
const TURNS = 0.35;

/** Who takes something from a table, or sets it down, comes there from aside, and goes on from there; null for all who are there, and who take nothing. */
export function comeToTake(player: number, beats: readonly Beat[], parts: Room): PathPoint[] | null {
  const { script, players, spots, frame, facts, sense } = parts;
  const [own, spot] = [players[player], spots.get(player)];
  const changes = (script.holdings ?? []).filter(({ by }) => by === own?.role.id).map(({ at }) => at);
  if (own === undefined || spot?.facing === undefined || changes.length === 0) return null;
  const going = beats.filter(({ act }) => goesBy(act));
  const comes = going.findLast(({ to }) => to < Math.min(...changes));
  const leaves = going.find(({ from }) => from > Math.max(...changes));
  if (comes === undefined && leaves === undefined) return null;
  const metres = Math.min(facts.openRadius * 0.8, Math.max(LEAST_METRES, heightOf(own) * FROM_HEIGHTS));
  const at = (side: number, share: number): Vector => {
    const [x, , z] = frame.at(spot.across + side * metres * share, spot.near);
    return [x, floorAt(facts, x, z, 'ground'), z];
  };
  const along = (side: number): number => frame.heading((-side * Math.PI) / 2 + side * SEEN);
  const path: PathPoint[] = [];
  if (comes !== undefined)
    path.push(
      { time: 0, at: at(-sense, 1), heading: along(-sense) },
      { time: comes.from + 0.01, at: at(-sense, 1), heading: along(-sense) },
      { time: comes.to - TURNS, at: at(-sense, 0.02), heading: along(-sense) },
    );
  path.push({ time: comes?.to ?? 0, at: at(0, 0), heading: frame.heading(spot.facing) });
  if (leaves !== undefined)
    path.push(
      { time: leaves.from, at: at(0, 0), heading: frame.heading(spot.facing) },
      { time: leaves.from + TURNS, at: at(sense, 0.05), heading: along(-sense) },
      { time: Math.max(leaves.to, leaves.from + 1), at: at(sense, 1), heading: along(-sense) },
    );
  return path;
}
/** Radians from the way toward the camera. */
const SEEN = 0.3;
