import { ROOF_GAP } from '../../catalogue/gaps.ts';
import type { Script } from '../../director/script.ts';
import { heightOf, type Player } from '../players.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import type { Journey, JourneyParts } from './journeys.ts';

/** Over the gap between two roofs, which lies across the picture at its middle: a run, one leap that clears it, and a run out. */

/** Metres a second, of the gap with both its edges, and to each side that one runs. */
const [PACE, CLEARS, RUNS] = [4.4, 4.6, 5.4];
/** Of the height: how far over the edges one goes. Seconds between two points, and by which each comes after the one before. */
const [HIGH, STEP, LATER] = [0.42, 0.08, 0.8];
/** Of the film: when the first one is over the middle. */
const HALFWAY = 0.46;

const leapersOf = ({ set, beats }: Pick<Script, 'set' | 'beats'>, players: readonly Player[]): number[] =>
  set.dressing.includes(ROOF_GAP)
    ? [...players.keys()].filter((index) => {
        const { role, order } = players[index] ?? {};
        return order?.family === 'person' && beats.some((beat) => beat.role === role?.id && beat.act === 'jump');
      })
    : [];

/** Who goes over the middle when; null for whoever leaps over no gap. */
export function overGapAt(player: number, script: Script, players: readonly Player[]): number | null {
  const order = leapersOf(script, players).indexOf(player);
  return order < 0 ? null : script.durationSeconds * HALFWAY + order * LATER;
}

export function leapGaps(journeys: ReadonlyMap<number, Journey>, parts: JourneyParts): ReadonlyMap<number, Journey> {
  const { script, players } = parts;
  const changed = new Map(journeys);
  for (const [order, index] of leapersOf(script, players).entries()) {
    const [player, middle] = [players[index], overGapAt(index, script, players)];
    if (player !== undefined && middle !== null) changed.set(index, leap(middle, heightOf(player), order, parts));
  }
  return changed;
}

function leap(middle: number, tall: number, order: number, { script, frame, sense }: JourneyParts): Journey {
  const length = script.durationSeconds;
  const pace = PACE * Math.min(1, Math.max(0.35, script.shots[0]?.pace ?? 1));
  const heading = frame.heading(sense * (Math.PI / 2));
  const near = order * -0.9;
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP) {
    const gone = Math.min(RUNS, Math.max(-RUNS, pace * (time - middle)));
    const [x, y, z] = frame.at(sense * gone, near);
    const share = Math.min(1, Math.max(0, gone / CLEARS + 0.5));
    path.push({ time, at: [x, y + tall * HIGH * 4 * share * (1 - share), z], heading });
  }
  const [begins, off, on, ends] = [-RUNS, -CLEARS / 2, CLEARS / 2, RUNS].map((metres) => middle + metres / pace);
  const act = (name: string, from = 0, to = length): StageAct[] =>
    Math.min(to, length) - Math.max(0, from) < 0.05
      ? []
      : [{ act: name, from: Math.max(0, from), to: Math.min(to, length), speed: 1, target: null }];
  return {
    path,
    acts: [
      ...act('stand', 0, begins),
      ...act('run', begins, off),
      ...act('bound', off, on),
      ...act('run', on, ends),
      ...act('stand', ends, length),
    ],
  };
}
