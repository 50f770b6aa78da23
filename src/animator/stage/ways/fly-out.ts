import type { Beat } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import { type FilmFrame, floorAt } from '../film-frame.ts';
import { heightOf, type Player, reachOf } from '../players.ts';
import type { Spot } from '../spots.ts';
import type { PathPoint } from '../stage.ts';
import { STEP_SECONDS } from './vertical-path.ts';

interface Parts {
  readonly players: readonly Player[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly frame: FilmFrame;
  readonly facts: PlaceFacts;
}

/** Seconds from one to the next that leaves, and turns in a second around what they come out of. */
const [APART, TURNS] = [0.35, 0.16];
/** Metres a second upward and outward, for each metre that it is high; and of its height: where they come out. */
const [RISES, SPREADS, MOUTH] = [0.34, 0.3, 0.8];
const [LEAST_HIGH, MOST_HIGH] = [0.7, 2.6];
const LEAVES: ReadonlySet<string | null> = new Set(['away', 'up', 'out']);

/** "letters fly out of a mailbox", "butterflies out of a jar": one after the other, in a widening spiral up; null for all who come out of nothing. */
export function flyOut(player: number, beat: Beat | undefined, parts: Parts, length: number): PathPoint[] | null {
  const { players, spots, frame, facts } = parts;
  const own = players[player];
  if (own === undefined || beat === undefined || beat.act !== 'fly' || !LEAVES.has(beat.direction)) return null;
  const index = players.findIndex(({ role }) => role.id === beat.target);
  const [from, spot] = [players[index], spots.get(index)];
  const holds = from?.thing?.alive === false && from.thing.realm === 'ground' && !from.thing.moves;
  if (from === undefined || spot === undefined || !holds || reachOf(own) > reachOf(from) * 2) return null;
  const [x, , z] = frame.at(spot.across, spot.near);
  const high = Math.min(MOST_HIGH, Math.max(LEAST_HIGH, heightOf(from)));
  const mouth = floorAt(facts, x, z, 'ground') + spot.lift + heightOf(from) * MOUTH;
  const begins = beat.from + own.instance * Math.min(APART, (beat.to - beat.from) / (2 * own.role.count));
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const gone = Math.max(0, time - begins);
    const turn = frame.view + own.instance * 2.4 + gone * TURNS * Math.PI * 2;
    const wide = Math.min(high * 1.6, gone * SPREADS * high);
    const ceiling = facts.indoor ? Math.min(gone * RISES * high, 1.2) : gone * RISES * high;
    const at: Vector = [x + Math.sin(turn) * wide, mouth + ceiling, z + Math.cos(turn) * wide];
    path.push({ time, at, heading: turn + Math.PI / 2 });
  }
  return path;
}
