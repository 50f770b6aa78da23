import { findThing } from '../../catalogue/things.ts';
import { goesRound } from '../../catalogue/verbs-of.ts';
import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Bearer, type FilmFrame, floorAt } from '../film-frame.ts';
import { type Player, reachOf } from '../players.ts';
import type { Spot } from '../spots.ts';
import type { PathPoint } from '../stage.ts';
import { goesBy } from './paces.ts';
import { makePathMotion } from './path-motion.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/** Who goes round somebody: wolves around an elk, a dog around its flock, gulls over a boat. Each has its own place on the ring, and all of it goes with whom they circle. */
export interface Orbit {
  /** The player it is about. */
  readonly about: number;
  /** Metres behind them, where it is only somewhere over them. */
  readonly behind: number;
}

interface Parts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly frame: FilmFrame;
  readonly facts: PlaceFacts;
  readonly sense: 1 | -1;
}

/** Metres between who circles and what it circles, on the ground and beyond it. */
const [ROOM, ROOM_ALOFT] = [0.7, 1];
/** Of its own length: what is small circles near. */
const LENGTHS = 4;
const roomOf = (own: Player, aloft: boolean): number => Math.min(aloft ? ROOM_ALOFT : ROOM, reachOf(own) * LENGTHS);
/** Gulls wheel behind those they are over, or the camera would not see them. */
const [BEHIND, WIDE] = [5, 3.4];
/** Radians a second: nobody is dizzy. */
const FASTEST = 1.15;

export function orbitOf(
  player: number,
  beats: readonly Beat[],
  bearer: Bearer,
  { script, players }: Parts,
): Orbit | null {
  const own = players[player];
  const beat = beats.find(({ act }) => goesBy(act));
  if (own === undefined || beat === undefined || beats.some(({ act }) => act === 'chase' || act === 'follow'))
    return null;
  const around = script.relations.some(
    ({ role, relation, to }) => role === own.role.id && relation === 'around' && to === beat.target,
  );
  const about = players.findIndex(({ role }) => role.id === beat.target && role.id !== own.role.id);
  if (about >= 0)
    return goesRound(beat.verb) || around || beat.direction === 'in_circles' ? { about, behind: 0 } : null;
  const over = bearer === 'air' && beat.direction === 'in_circles' && own.role.id !== players[0]?.role.id;
  return over ? { about: 0, behind: BEHIND } : null;
}

/** On a ring around where the other is at each moment. */
export function orbitPath(
  player: number,
  { about, behind }: Orbit,
  way: { readonly pace: number; readonly bearer: Bearer; readonly length: number; readonly path: readonly PathPoint[] },
  { players, spots, frame, facts, sense }: Parts,
): PathPoint[] | null {
  const [own, other] = [players[player], players[about]];
  if (own === undefined || other === undefined) return null;
  const motion = makePathMotion(way.path);
  const aloft = way.bearer !== 'ground';
  const radius = behind > 0 ? WIDE : reachOf(other) + reachOf(own) + roomOf(own, aloft) + (own.instance % 2) * 0.3;
  const turning = Math.min(FASTEST, way.pace / radius) * sense;
  const first = (own.instance / Math.max(1, own.role.count)) * Math.PI * 2 + 0.6;
  const lift = spots.get(player)?.lift ?? 0;
  const path: PathPoint[] = [];
  for (let time = 0; time <= way.length + 1e-6; time += STEP_SECONDS) {
    const { at } = motion(time);
    const angle = first + turning * time;
    const [dx, dz] = [Math.sin(frame.view) * behind, Math.cos(frame.view) * behind];
    const [x, z] = [at[0] - dx + Math.sin(angle) * radius, at[2] - dz + Math.cos(angle) * radius];
    const up = aloft ? Math.sin(angle * 2 + own.instance) * 0.25 : 0;
    const foot: Vector = [x, floorAt(facts, x, z, way.bearer) + lift + up, z];
    path.push({ time, at: foot, heading: angle + (Math.PI / 2) * sense });
  }
  return path;
}

/** Whether what somebody does is done to the other, and has its own way by where that one goes. */
export const turnsTo = (player: number, other: number, { script, players }: Parts): boolean =>
  script.beats.some(
    ({ role, target, together }) =>
      role === players[player]?.role.id &&
      (target === players[other]?.role.id || together.includes(players[other]?.role.id ?? -1)),
  );

/** Wolves that circle an elk are seen around it: the camera stays with whom they circle, or it would run round with one of them. */
export function lookAtRing(script: Script): Script {
  const shots = script.shots.map((shot) => {
    const round = script.beats.find(
      ({ role, target, verb }) => role === shot.subject && target !== null && target !== role && goesRound(verb),
    );
    const middle = findThing(script.cast.find(({ id }) => id === round?.target)?.thing ?? '');
    // A bird that circles a flower is whom it is about.
    if (
      round?.target == null ||
      middle === null ||
      !(middle.alive || middle.moves) ||
      shot.sizeStated ||
      shot.part !== null
    )
      return shot;
    const also = [...new Set([round.role, ...shot.also])].filter((id) => id !== round.target);
    return { ...shot, subject: round.target, also };
  });
  return { ...script, shots };
}
