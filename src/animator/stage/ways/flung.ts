import { floorAt } from '../film-frame.ts';
import { heightOf } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import type { Journey, JourneyParts } from './journeys.ts';
import { makePathMotion } from './path-motion.ts';

/** Who is thrown back: through the air in an arc, and down on the back where it ends. */

/** Seconds in the air, and between two points of the way. */
const [AIR, STEP] = [0.8, 0.08];
/** Of the height: how far, and how high. In rooms half as far, and never through a wall. */
const [FAR, HIGH, INDOORS] = [1.7, 0.5, 0.6];
/** A blast lifts one off the ground. */
const BY_BLAST = 1.5;

export function flingAway(journeys: ReadonlyMap<number, Journey>, parts: JourneyParts): ReadonlyMap<number, Journey> {
  const { script, players } = parts;
  const flung = script.beats.filter(({ act }) => act === 'flung');
  if (flung.length === 0) return journeys;
  const changed = new Map(journeys);
  for (const beat of flung)
    for (const [index, player] of players.entries()) {
      const journey = journeys.get(index);
      if (player.role.id !== beat.role || journey === undefined) continue;
      const cause = players.findIndex(({ role }) => role.id === beat.target);
      const doer = journeys.get(cause)?.path;
      changed.set(
        index,
        thrown(journey, { from: beat.from, blast: beat.where !== null, doer }, heightOf(player), parts),
      );
    }
  return changed;
}

interface Throw {
  readonly from: number;
  readonly blast: boolean;
  /** The way of whoever does it; undefined where nobody does. */
  readonly doer: Journey['path'] | undefined;
}

function thrown(
  { path, acts, ...rest }: Journey,
  { from, blast, doer }: Throw,
  tall: number,
  parts: JourneyParts,
): Journey {
  const { script, facts, frame, sense } = parts;
  const { at: start, heading } = makePathMotion(path)(from);
  const other = doer === undefined ? null : makePathMotion(doer)(from).at;
  const [dx, dz] = other === null ? [0, 0] : [start[0] - other[0], start[2] - other[2]];
  // Away from who does it; from a blast across the picture, so that one sees it.
  const away = Math.hypot(dx, dz) > 0.05 ? Math.atan2(dx, dz) : blast ? frame.heading(sense * 1.35) : heading + Math.PI;
  const slow = Math.min(1, Math.max(0.4, script.shots[0]?.pace ?? 1));
  const air = AIR / slow;
  const far = Math.min(tall * FAR * (blast ? BY_BLAST : 1) * (facts.indoor ? INDOORS : 1), facts.openRadius * 0.8);
  const high = tall * HIGH * (blast ? BY_BLAST : 1);
  const flight: PathPoint[] = [];
  for (let time = 0; time <= air + 1e-6; time += STEP) {
    const share = Math.min(1, time / air);
    const [x, z] = [start[0] + Math.sin(away) * far * share, start[2] + Math.cos(away) * far * share];
    const floor = floorAt(facts, x, z, 'ground');
    flight.push({ time: from + time, at: [x, floor + high * 4 * share * (1 - share), z], heading: away + Math.PI });
  }
  const end = flight.at(-1);
  const before = path.filter(({ time }) => time < from - 0.05);
  return {
    ...rest,
    path: [
      ...(before.length === 0 ? [{ time: 0, at: start, heading: away + Math.PI }] : before),
      { time: Math.max(0.001, from - 0.02), at: start, heading: away + Math.PI },
      ...flight,
      ...(end === undefined || end.time >= script.durationSeconds ? [] : [{ ...end, time: script.durationSeconds }]),
    ],
    acts: acts.map((act) => (act.act === 'flung' ? { ...act, act: 'fall_back', speed: slow } : act)),
  };
}
