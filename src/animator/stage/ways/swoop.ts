import type { Beat, Script } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import type { FilmFrame } from '../film-frame.ts';
import { heightOf, type Player } from '../players.ts';
import type { Spot } from '../spots.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/**
 * "An eagle swoops down and catches a fish": it comes in a long curve from above, has its prey at the lowest point, and takes it along. Prey and hunter share one curve,
 * so that what is caught hangs below the talons.
 */
interface Hunt {
  readonly players: readonly Player[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly frame: FilmFrame;
  readonly sense: 1 | -1;
  /** Height of what bears the prey. */
  readonly floor: (x: number, z: number) => number;
}

/** Of the film: when the prey is caught. */
const CAUGHT = 0.52;
/** In wing spans: how far aside and how high the curve begins, and ends. */
const [ASIDE, HIGH] = [3.4, 2.2];
/** Radians toward the camera. */
const SLANT = 0.35;

const isHunter = (player: Player | undefined): boolean =>
  player?.order.family === 'bird' && player.thing?.realm === 'sky';

/** The beat in which somebody on wings catches this one, or this one catches somebody; null where nobody does. */
function findCatch(player: number, beats: readonly Beat[], players: readonly Player[]): Beat | null {
  const id = players[player]?.role.id;
  const caught = beats.find(
    ({ act, role, target }) =>
      (act === 'catch' || act === 'pick_up') &&
      target !== null &&
      (role === id || target === id) &&
      isHunter(players.find((each) => each.role.id === role)),
  );
  const prey = players.find(({ role }) => role.id === caught?.target);
  return caught === undefined || prey?.thing?.alive !== true ? null : caught;
}

/** Of the film, before and after the catch: what a camera that waits there sees of it. */
const SEEN = [-0.36, -0.16, 0, 0.3];

/** When one looks at who comes down for prey: the camera waits at the water, or nothing would be seen to come down. Null for everybody else. */
export function momentsOfCatch(
  player: number,
  { beats, durationSeconds }: Pick<Script, 'beats' | 'durationSeconds'>,
  players: readonly Player[],
): number[] | null {
  if (findCatch(player, beats, players) === null) return null;
  return SEEN.map((share) => (CAUGHT + share) * durationSeconds);
}

/** It does not stop for what it takes. */
export const onTheWing = (acts: readonly StageAct[]): StageAct[] =>
  acts.map((act) => (act.act === 'catch' || act.act === 'pick_up' ? { ...act, act: 'fly' } : act));

/** The way of hunter or prey; null for everybody else. */
export function swoopPath(
  player: number,
  beats: readonly Beat[],
  { players, spots, frame, sense, floor }: Hunt,
  length: number,
): PathPoint[] | null {
  const beat = findCatch(player, beats, players);
  if (beat === null) return null;
  const [hunter, prey] = [beat.role, beat.target].map((role) => players.findIndex((each) => each.role.id === role));
  const [bird, caught] = [players[hunter ?? -1], players[prey ?? -1]];
  const spot = spots.get(prey ?? -1);
  if (bird === undefined || caught === undefined || spot === undefined) return null;
  const span = Math.max(bird.body.width, bird.body.length) * bird.size;
  const heading = frame.heading(sense * (Math.PI / 2 - SLANT));
  const [mx, , mz] = frame.at(spot.across, spot.near);
  const low = floor(mx, mz);
  const at = (time: number, under: number): Vector => {
    const share = time / length - CAUGHT;
    const along = share * 2 * ASIDE * span;
    const up = Math.min(1, Math.abs(share) / CAUGHT) ** 1.7 * HIGH * span;
    return [mx + Math.sin(heading) * along, low + up + under, mz + Math.cos(heading) * along];
  };
  const talons = heightOf(caught) * 0.5;
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const free = time < length * CAUGHT;
    if (player === hunter) path.push({ time, at: at(time, talons), heading });
    else if (free) path.push({ time, at: [mx, low - heightOf(caught) * 0.4, mz], heading });
    else path.push({ time, at: at(time, heightOf(caught) * 0.12), heading });
  }
  return path;
}
