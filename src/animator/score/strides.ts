import { type Body, QUIET, type Strides } from '../bodies/body.ts';
import { isApart } from '../stage/root-of.ts';
import type { StageFigure } from '../stage/stage.ts';
import type { Motion } from '../stage/ways/path-motion.ts';

export interface StruckAt {
  readonly at: number;
  /** Against the usual; 1 where it is left out. */
  readonly weight?: number;
}

export interface Stride extends StruckAt {
  readonly by: Strides['by'];
  readonly gait: string;
}

/** Fine enough that no stride is missed; within a step the moment is found between its ends. */
const STEP_SECONDS = 1 / 60;

/** Every moment in which something of a figure strikes: as its body moves along its path. */
export function findStrides(
  { acts, size, phase, support }: StageFigure,
  body: Body,
  motionAt: (time: number) => Motion,
  length: number,
): Stride[] {
  if (body.strides === undefined) return [];
  const seated = !('on' in support) ? support.as === 'sit' : support.seat !== undefined;
  const isDown = (time: number): boolean => seated && !isApart(support, time);
  const hips = { hips: { at: [0, 0, 0] as const, facing: null } };
  const stridesAt = (time: number): Strides | null => {
    const act = acts.findLast(({ from }) => time >= from) ?? acts[0];
    const { gone, speed, turning } = motionAt(time);
    return (
      body.strides?.({
        ...QUIET,
        time,
        act: act?.act ?? 'stand',
        since: time - (act?.from ?? 0),
        lasts: act === undefined ? length : act.to - act.from,
        gone: gone / size,
        speed: speed / size,
        turning,
        contacts: isDown(time) ? hips : {},
        phase,
      }) ?? null
    );
  };
  const found: Stride[] = [];
  let before = stridesAt(0);
  for (let time = STEP_SECONDS; time <= length + 1e-6; time += STEP_SECONDS) {
    const now = stridesAt(time);
    if (now !== null && before !== null && now.gait === before.gait && now.by === before.by) {
      for (const [foot, phaseNow] of now.phases.entries()) {
        const phaseBefore = before.phases[foot] ?? phaseNow;
        const whole = Math.floor(phaseNow);
        if (whole <= Math.floor(phaseBefore) || phaseNow - phaseBefore > 0.5) continue;
        const share = (whole - phaseBefore) / (phaseNow - phaseBefore);
        found.push({ at: time - STEP_SECONDS * (1 - share), by: now.by, gait: now.gait });
      }
    }
    before = now;
  }
  return found;
}
