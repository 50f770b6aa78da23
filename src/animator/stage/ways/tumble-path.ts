import type { Vector } from '../../maths/vector.ts';
import type { FilmFrame } from '../film-frame.ts';
import type { PathPoint } from '../stage.ts';
import type { Tumble } from '../tumbling.ts';

const STEP_SECONDS = 1 / 12;
/** Seconds in the air, and times their size from how far above. */
const [FALL_SECONDS, FROM_ABOVE] = [0.9, 4.2];
/** Of their size: how deep what swims lies in the water, how far it goes down first, and how high what is dry leaps up again. */
const [SWIMS, PLUNGES, BOUNCES] = [0.34, 0.85, 0.35];

/** Through the air, and where it comes down it swims or bounces and lies. */
export function tumblePath(tumble: Tumble, frame: FilmFrame, waterLevel: number | null, length: number): PathPoint[] {
  const { across, near, lift, unit, lands, turns } = tumble;
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const [x, ground, z] = frame.at(across, near);
    const y = waterLevel ?? ground;
    const up = lands === null ? lift + Math.sin(time * 1.1 + across * 9) * unit * 0.08 : heightAt(time - lands, tumble);
    const turned = lands === null ? time : Math.min(time, lands + 0.6);
    const at: Vector = [x, y + up, z];
    path.push({ time, at, heading: frame.heading(0) + turns * turned });
  }
  return path;
}

function heightAt(since: number, { unit, wet }: Tumble): number {
  if (since < 0) return unit * FROM_ABOVE * Math.min(1, -since / FALL_SECONDS) ** 0.75;
  if (!wet) return unit * BOUNCES * Math.abs(Math.sin(since * 5.5)) * Math.exp(-since * 3);
  const rocks = Math.exp(-since * 1.5) * Math.sin(since * 4.6);
  return -unit * (SWIMS + (PLUNGES - SWIMS) * rocks * 1.4 * Math.min(1, since * 6) + 0.03 * Math.sin(since * 2));
}
