import { floorAt } from '../film-frame.ts';
import { heightOf } from '../players.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import type { Journey, JourneyParts } from './journeys.ts';
import { makePathMotion } from './path-motion.ts';

/** Of the height: from how far up somebody comes down hard; seconds of it, between two points, and on one knee. */
const [FROM_UP, FALLS, STEP, KNEELS] = [4.2, 0.75, 0.06, 1.9];

/** Straight down, faster and faster, onto one knee; and up again. */
export function touchDown(
  journeys: ReadonlyMap<number, Journey>,
  { script, players, facts }: JourneyParts,
): ReadonlyMap<number, Journey> {
  const landings = script.beats.filter(({ act }) => act === 'touchdown');
  if (landings.length === 0) return journeys;
  const changed = new Map(journeys);
  for (const { role, from, to } of landings)
    for (const [index, player] of players.entries()) {
      const journey = journeys.get(index);
      if (player.role.id !== role || journey === undefined) continue;
      const { at, heading } = makePathMotion(journey.path)(from);
      const [floor, high] = [floorAt(facts, at[0], at[2], 'ground'), heightOf(player) * FROM_UP];
      const slow = Math.min(1, Math.max(0.4, script.shots[0]?.pace ?? 1));
      const begins = Math.max(0, from - FALLS / slow);
      const path: PathPoint[] = [{ time: 0, at: [at[0], floor + high, at[2]], heading }];
      for (let time = begins; time < from; time += STEP) {
        const share = (time - begins) / Math.max(0.05, from - begins);
        path.push({ time: Math.max(0.001, time), at: [at[0], floor + high * (1 - share * share), at[2]], heading });
      }
      path.push(
        { time: from, at: [at[0], floor, at[2]], heading },
        { time: from + 0.1, at: [at[0], floor, at[2]], heading },
      );
      const later = journey.acts.filter((act) => act.from >= to - 0.05 && act.act !== 'touchdown');
      const up = Math.min(to, from + KNEELS / slow);
      const act = (name: string, starts: number, ends: number): StageAct[] =>
        ends - starts < 0.05 ? [] : [{ act: name, from: starts, to: ends, speed: 1, target: null }];
      changed.set(index, {
        ...journey,
        path,
        acts: [...act('fly', 0, from - 0.12), ...act('propose', from - 0.12, up), ...act('stand', up, to), ...later],
      });
    }
  return changed;
}
