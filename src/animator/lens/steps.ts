import type { Moment } from '../bodies/body.ts';
import { smoothstep } from '../maths/ease.ts';
import type { Affine } from '../maths/matrix.ts';
import { aboutX, aboutY, combine } from '../maths/turn.ts';
import type { Vector } from '../maths/vector.ts';
import type { Stage } from '../stage/stage.ts';

/** Steps that a body has before and under its feet, in its own space; nothing away from stairs. */
export function stepsUnder(
  { stairs }: Pick<Stage, 'stairs'>,
  at: Vector,
  heading: number,
  size: number,
): Pick<Moment, 'steps'> {
  if (stairs === undefined) return {};
  const { foot, top, steps } = stairs;
  const [x, rise, z] = [top[0] - foot[0], top[1] - foot[1], top[2] - foot[2]];
  const run = Math.hypot(x, z);
  const shareOf = (worldX: number, worldZ: number): number =>
    ((worldX - foot[0]) * x + (worldZ - foot[2]) * z) / (run * run);
  const own = shareOf(at[0], at[2]);
  if (own < -NEAR / run || own > 1 + NEAR / run) return {};
  const [cosine, sine] = [Math.cos(heading), Math.sin(heading)];
  const heightAt = (aside: number, ahead: number): number => {
    const share = shareOf(
      at[0] + (aside * cosine + ahead * sine) * size,
      at[2] + (ahead * cosine - aside * sine) * size,
    );
    const level = share < 0 ? 0 : share >= 1 ? rise : ((Math.floor(share * steps) + 1) * rise) / steps;
    return (foot[1] + level - at[1]) / size;
  };
  return { steps: { level: own > 0 && own < 1 ? run / Math.hypot(run, rise) : 1, heightAt } };
}

/** Whoever goes up on four legs is along the stairs: hind feet on a step, the others on those above. */
export function alongSteps(
  { stairs }: Pick<Stage, 'stairs'>,
  at: Vector,
  heading: number,
  size: number,
): Affine | null {
  if (stairs === undefined) return null;
  const { foot, top } = stairs;
  const [x, rise, z] = [top[0] - foot[0], top[1] - foot[1], top[2] - foot[2]];
  const run = Math.hypot(x, z);
  const share = ((at[0] - foot[0]) * x + (at[2] - foot[2]) * z) / (run * run);
  const within = smoothstep(0, END / run, share) * (1 - smoothstep(1 - END / run, 1, share));
  const up = (Math.sin(heading) * x + Math.cos(heading) * z) / run;
  const pitch = Math.atan2(rise * up, run) * within;
  if (Math.abs(pitch) < 0.01) return null;
  const turn = combine(aboutY(heading), aboutX(-pitch));
  return [
    ...[turn[0] * size, turn[1] * size, turn[2] * size, at[0]],
    ...[turn[3] * size, turn[4] * size, turn[5] * size, at[1]],
    ...[turn[6] * size, turn[7] * size, turn[8] * size, at[2]],
  ];
}
/** Metres from both ends of a flight in which one turns up or down. */
const END = 0.5;

/** Metres from the flight: there a foot may be on its first step already. */
const NEAR = 0.6;
