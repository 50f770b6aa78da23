import type { Beat } from '../director/script.ts';
import type { Vector } from '../maths/vector.ts';
import type { PathPoint } from './stage.ts';

/** Between two points of a path. */
export const STEP_SECONDS = 0.25;

/** Straight up or down during the beat; who takes off or lands gets ahead meanwhile. */
export function verticalPath(beat: Beat, at: Vector, heading: number, rise: number, length: number): PathPoint[] {
  const sinks = beat.act === 'fall' || beat.act === 'land' || beat.direction === 'down';
  const ahead = beat.act === 'take_off' || beat.act === 'land' ? rise * 1.4 : 0;
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
