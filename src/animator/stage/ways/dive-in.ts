import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { mix, smoothstep } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Bearer, FilmFrame } from '../film-frame.ts';
import { heightOf, type Player } from '../players.ts';
import type { PathPoint, StageAct } from '../stage.ts';

/** Head first into the water: a stand at its edge, one arc, under, and up again a few metres on. Where no edge is near, out of the air. */

interface Water {
  readonly script: Pick<Script, 'beats' | 'durationSeconds'>;
  readonly players: readonly Player[];
  readonly frame: FilmFrame;
  readonly facts: Pick<PlaceFacts, 'heightAt' | 'waterLevel'>;
  readonly sense: 1 | -1;
  bearerOf(player: number): Bearer;
}

/** Radians from the camera in which an edge is looked for, to the side first; metres that it may be away. */
const WAYS = [1.15, 0.5, 2, 0] as const;
const [STEP, MOST_AWAY] = [0.2, 8];
/** Seconds at the edge, in the air, under water, and between two points of the way. */
const [WAITS, FLIES, UNDER, EVERY] = [1, 0.85, 1.5, 0.1];
/** Metres out from the edge that one goes in, on under water, and deep; from above where there is no edge. */
const [OUT, ON, DEEP, FROM_ABOVE] = [2, 2.2, 0.75, 3];
/** Of the height of who leaps: how high over the edge. */
const HIGH = 0.45;
/** Metres from one to the next of several. */
const LANE = 1;
/** Metres a second of who swims on. */
const SWIMS = 0.4;
/** Seconds by which who comes out of the air is earlier than who stands first. */
const SOONER = 0.6;

const diveOf = ({ beats }: Pick<Script, 'beats'>, player: Player | undefined): Beat | undefined =>
  player?.order.family === 'person'
    ? beats.find(({ role, act, verb }) => role === player.role.id && act === 'dive' && !/scuba|sea|submerge/.test(verb))
    : undefined;

const leapsAt = (beat: Beat, length: number): number => Math.min(beat.from + WAITS, length * 0.4);

/** When one looks at who dives in: a camera waits there. Null for everybody else. */
export function momentsOfDive(
  player: number,
  script: Pick<Script, 'beats' | 'durationSeconds'>,
  players: readonly Player[],
  { waterLevel }: Pick<PlaceFacts, 'waterLevel'>,
): number[] | null {
  const beat = diveOf(script, players[player]);
  if (beat === undefined || waterLevel === null) return null;
  const off = leapsAt(beat, script.durationSeconds);
  return [off - SOONER, off + FLIES / 2, off + FLIES, off + FLIES + UNDER];
}

/** Where the edge is behind the middle of the water, and how one comes from there. */
function findEdge(
  [x, , z]: Vector,
  { frame, facts, sense }: Water,
  level: number,
): { readonly at: Vector; readonly heading: number } | null {
  for (const way of WAYS) {
    const heading = frame.heading(sense * way);
    for (let back = 0; back <= MOST_AWAY; back += STEP) {
      const [ex, ez] = [x - Math.sin(heading) * back, z - Math.cos(heading) * back];
      const ground = facts.heightAt(ex, ez);
      if (ground > level + 0.05) return { at: [ex, ground, ez], heading };
    }
  }
  return null;
}

/** The way of who dives into water; null for everybody else. */
export function diveIn(
  player: number,
  middle: Vector,
  parts: Water,
): { readonly path: PathPoint[]; readonly acts: StageAct[] } | null {
  const { script, players, facts, frame, sense } = parts;
  const [own, level, length] = [players[player], facts.waterLevel, script.durationSeconds];
  const beat = diveOf(script, own);
  if (own === undefined || beat === undefined || level === null || parts.bearerOf(player) !== 'water') return null;
  const edge = findEdge(middle, parts, level);
  const heading = edge?.heading ?? frame.heading(sense * WAYS[0]);
  const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
  const start: Vector = edge?.at ?? [middle[0] - sine * OUT, level + FROM_ABOVE, middle[2] - cosine * OUT];
  const tall = heightOf(own);
  // Several dive from beside each other, and none through another.
  const row = players.flatMap((each, index) => (diveOf(script, each) === undefined ? [] : [index]));
  const aside = (row.indexOf(player) - (row.length - 1) / 2) * LANE;
  const off = leapsAt(beat, length) - (edge === null ? SOONER : 0);
  const [wet, up] = [off + FLIES, off + FLIES + UNDER];
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += EVERY) {
    const flown = Math.min(1, Math.max(0, (time - off) / FLIES));
    const under = Math.min(1, Math.max(0, (time - wet) / UNDER));
    const along = OUT * flown + ON * under + SWIMS * Math.max(0, time - up);
    // The middle of who flies is on the way, the feet of who stands: it rises by that much as the feet leave the ground.
    const from = start[1] + tall * HIGH * smoothstep(0, 0.3, flown);
    const y =
      flown < 1
        ? mix(from, level, flown) + tall * HIGH * 4 * flown * (1 - flown)
        : level - DEEP * Math.sin(under * Math.PI);
    path.push({
      time,
      at: [start[0] + sine * along + cosine * aside, y, start[2] + cosine * along - sine * aside],
      heading,
    });
  }
  const act = (name: string, from: number, to: number): StageAct[] =>
    to - from < 0.05 ? [] : [{ act: name, from, to: Math.min(to, length), speed: 1, target: null }];
  return {
    path,
    acts: [
      ...act('stand', 0, edge === null ? 0 : off),
      ...act('dive_in', edge === null ? 0 : off, wet),
      ...act('dive', wet, up),
      ...act('swim', up, length),
    ],
  };
}
