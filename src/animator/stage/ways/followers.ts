import type { Beat, Script } from '../../director/script.ts';
import { heightOf, isGiant, type Player, reachOf } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import { placeInBunch } from './bunches.ts';
import { makePathMotion } from './path-motion.ts';
import { STEP_SECONDS } from './vertical-path.ts';

interface Parts {
  readonly script: Script;
  readonly players: readonly Player[];
}

/** What is thrown for a dog rolls on before it. */
export const rollsAway = (player: Player | undefined): boolean => /ball|frisbee/.test(player?.thing?.kind ?? '');

/** A butterfly stays just out of reach of the puppy that runs after it, and is not gone at once. */
export const fliesBefore = (hunted: Player | undefined, hunter: Player | undefined): boolean =>
  hunted?.thing?.alive === true && hunted.thing.realm === 'sky' && hunter?.thing?.realm === 'ground';

/** Those who go together go at the pace of the first of them. */
export function companionOf(player: number, moving: readonly Beat[], { players }: Parts): Player | undefined {
  const id = players[player]?.role.id ?? 0;
  const first = Math.min(id, ...moving.flatMap(({ together }) => together));
  return first === id ? undefined : players.find(({ role }) => role.id === first);
}

/** Who runs after a ball, whose pace it keeps; undefined for whoever has a pace of its own. */
export function hunterOf(player: number, { script, players }: Parts): Player | undefined {
  const own = players[player];
  const hunt = script.beats.find(({ act, target }) => act === 'chase' && target === own?.role.id);
  const hunter = players.find(({ role }) => role.id === hunt?.role);
  return rollsAway(own) || fliesBefore(own, hunter) ? hunter : undefined;
}

/** Whom somebody chases or follows. */
export function leaderOf(player: number, { script, players }: Parts): number | null {
  const own = players[player];
  const beat = script.beats.find(
    ({ role, act, target }) => role === own?.role.id && target !== null && (act === 'chase' || act === 'follow'),
  );
  const leader = beat === undefined ? -1 : players.findIndex(({ role }) => role.id === beat.target);
  return leader < 0 || leader === player ? null : leader;
}

/** Of its length: what drives keeps so much room to what it is after, however fast. */
const DRIVEN_GAP = 0.9;
/** Of its height: how far behind a giant is, so that who runs before it is no dot at its feet. */
export const GIANT_GAP = 1.15;

export function gapBetween(leader: Player | undefined, own: Player): number {
  const ahead = leader === undefined ? 0 : reachOf(leader);
  if (own.thing?.moves === true && !own.thing.alive && own.thing.realm !== 'sky')
    return ahead + reachOf(own) * (1 + DRIVEN_GAP * 2) + own.instance * reachOf(own) * 2 * (1 + DRIVEN_GAP / 2);
  const room = heightOf(own) * (isGiant(own) ? GIANT_GAP : 0.5);
  const bunch = placeInBunch(own);
  const behind = bunch === null ? reachOf(own) * own.instance * 1.6 : bunch.behind;
  return reachOf(own) + behind + ahead + Math.max(0.4, room);
}

/** Whether a giant is after somebody: both need the whole breadth of a street. */
export function isBeforeGiant(player: number, parts: Parts): boolean {
  const role = parts.players[player]?.role.id;
  return parts.players.some(
    (other, index) =>
      isGiant(other) && role !== undefined && parts.players[leaderOf(index, parts) ?? -1]?.role.id === role,
  );
}

/** How whoever sets the pace goes: what flies before a dog is as fast as the dog runs. */
export const gaitOf = (act: string, paced: Player, own: Player): string =>
  act === 'chase' || (act === 'fly' && fliesBefore(own, paced)) ? 'run' : act === 'follow' ? 'walk' : act;

/** How somebody gets away from who runs after it: on its wings, where it has some. */
export const fleeing = (player: Player | undefined, act: string): string =>
  player?.thing?.realm === 'sky' ? 'fly' : act === 'chase' ? 'run' : 'walk';

const onFeet = (player: Player | undefined): boolean =>
  player !== undefined &&
  (player.role.person !== null || (player.thing?.alive === true && player.thing.realm === 'ground'));

const onWheels = (player: Player | undefined): boolean =>
  player?.thing?.alive === false && player.thing.moves && player.thing.realm === 'ground';

/** Whether somebody on its feet is after somebody on theirs, or on wheels, from the first second to the last: it goes in their steps, whatever way they take. */
export const trails = (player: number, leader: number, moving: readonly Beat[], { script, players }: Parts): boolean =>
  onFeet(players[player]) &&
  (onFeet(players[leader]) || onWheels(players[leader])) &&
  leaderOf(leader, { script, players }) === null &&
  (moving[0]?.from ?? 1) < SOON &&
  (moving.at(-1)?.to ?? 0) > script.durationSeconds - SOON;
/** Seconds. */
const SOON = 0.3;

/** In the steps of the other, so many metres behind and to the left of them; before they began to go, as they would have come. */
export function trailPath(
  path: readonly PathPoint[],
  { lag, aside, length }: { readonly lag: number; readonly aside: number; readonly length: number },
  floor: (x: number, z: number) => number,
): PathPoint[] {
  const motion = makePathMotion(path);
  const first = motion(0);
  const pace = Math.max(0.3, motion(0.1).speed);
  const late = lag / pace;
  const found: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const then = time - late;
    const { at, heading } = then < 0 ? first : motion(then);
    const back = Math.min(0, then) * pace;
    const x = at[0] + Math.sin(heading) * back + Math.cos(heading) * aside;
    const z = at[2] + Math.cos(heading) * back - Math.sin(heading) * aside;
    found.push({ time, at: [x, floor(x, z), z], heading });
  }
  return found;
}
