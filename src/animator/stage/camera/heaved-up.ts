import { OLLIE_METRES, ollieAt, SKI_JUMP_METRES, skiJumpAt } from '../../bodies/rhythms.ts';
import type { Beat, Shot } from '../../director/script.ts';
import { add } from '../../maths/vector.ts';
import type { StageShot } from '../stage.ts';
import { easedTime } from './camera-motion.ts';

/** Metres over its way that a board with somebody on it is: its pose takes it up, and no path tells. */
function leapOf({ act, from, to }: Beat, time: number): number {
  if (time < from || time >= to) return 0;
  if (act === 'ski_jump') return SKI_JUMP_METRES * skiJumpAt(time - from, to - from);
  return act === 'ollie' ? OLLIE_METRES * ollieAt(time).lifted : 0;
}

const LEAPS: ReadonlySet<string> = new Set(['ski_jump', 'ollie']);
const STEP_SECONDS = 0.1;

/** The eyes of who leaps on a board go up with it, and come down. */
export function heaveUp(
  keys: StageShot['keys'],
  { from, to }: Shot,
  beats: readonly Beat[],
  size: number,
): StageShot['keys'] {
  const [key] = keys;
  const leaps = beats.filter(({ act, from: since, to: until }) => LEAPS.has(act) && since < to && until > from);
  if (key === undefined || keys.length > 1 || leaps.length === 0) return keys;
  const steps = Math.max(2, Math.ceil((to - from) / STEP_SECONDS));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const time = from + ((to - from) * step) / steps;
    const up = Math.max(...leaps.map((beat) => leapOf(beat, time))) * size;
    return {
      ...key,
      ...{ time: easedTime(from, to, time), eye: add(key.eye, [0, up, 0]), target: add(key.target, [0, up * 0.6, 0]) },
    };
  });
}
