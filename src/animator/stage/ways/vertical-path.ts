import type { Beat, Script } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import { extentOf, heightOf, type Player } from '../players.ts';
import type { PathPoint } from '../stage.ts';

/** Between two points of a path. */
export const STEP_SECONDS = 0.25;

/** Straight up or down during the beat; who takes off or lands gets ahead meanwhile. */
export function verticalPath(
  beat: Beat,
  at: Vector,
  heading: number,
  { rise, length, upright }: { readonly rise: number; readonly length: number; readonly upright: boolean },
): PathPoint[] {
  const sinks = beat.act === 'fall' || beat.act === 'land' || beat.direction === 'down';
  // A rocket goes straight up.
  const ahead = !upright && (beat.act === 'take_off' || beat.act === 'land') ? rise * 1.4 : 0;
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const share = Math.min(1, Math.max(0, (time - beat.from) / Math.max(0.5, beat.to - beat.from)));
    const eased = beat.act === 'fall' ? share * share : share * share * (3 - 2 * share);
    const up = sinks ? 1 - eased : eased;
    const along = (eased - 0.5) * ahead;
    path.push({
      time,
      at: [at[0] + Math.sin(heading) * along, at[1] + up * rise, at[2] + Math.cos(heading) * along],
      heading,
    });
  }
  return path;
}

/** How far up somebody goes who neither flies nor climbs away. */
const LEAP_METRES = 0.45;
/** Of its height: how far up a bird goes while somebody looks. */
const FLIGHTS = 2.6;
/** Metres above its own height: of what is large one sees it from less far up. */
const LARGE_FLIGHT = 4;
/** Cameras that go up with whoever rises. */
const RISING = /^(?:tilt_up|crane_up|drone|follow)/;
/** Of its length: how far up a jet goes before a camera that stays. */
const STARTS = 1.5;

/** Metres that somebody goes up or down. Who takes off or lands is seen doing it: a bird is soon a dot, and so is a jet. */
export function mostRise(own: Player, { shots }: Script): number {
  if (own.thing?.realm !== 'sky') return LEAP_METRES;
  if (own.thing.alive) return Math.min(heightOf(own) * FLIGHTS, heightOf(own) + LARGE_FLIGHT) + 0.5;
  return shots.some(({ move }) => RISING.test(move)) ? 60 : extentOf(own) * STARTS;
}
