import { mix, smoothstep } from '../maths/ease.ts';
import { isSheltered } from '../plan/place-light.ts';
import type { ShotPlan } from '../plan/shot-plan.ts';
import type { Field } from '../scenes/scene.ts';
import type { Compositor } from './compositor.ts';
import type { Draw } from './prepare-item.ts';

/** A flash is two pulses, the second weaker; never more than that in a second, for the sake of those who cannot bear flicker. */
const PULSES = [
  { after: 0, strength: 1 },
  { after: 0.16, strength: 0.6 },
] as const;
const RISE_SECONDS = 0.03;
const FALL_SECONDS = 0.16;
/** Light comes before its thunder, whose claps are at a tenth and at six tenths of the film. */
const AHEAD_SECONDS = 0.3;

/** 128 keeps a colour. */
const KEPT = 128;
const SKY_GAIN = 78;
const GROUND_GAIN = 34;
const LIFT = [14, 16, 22, 0] as const;

export function flashAt(seconds: number, durationSeconds: number): number {
  const claps = [Math.min(0.5, durationSeconds * 0.1), durationSeconds * 0.62];
  let flash = 0;
  for (const clap of claps) {
    for (const { after, strength } of PULSES) {
      const since = seconds - (clap - AHEAD_SECONDS + after);
      if (since <= 0) continue;
      flash = Math.max(flash, strength * smoothstep(0, RISE_SECONDS, since) * Math.exp(-since / FALL_SECONDS));
    }
  }
  return flash < 0.02 ? 0 : flash;
}

/** Lights up the finished frame, the sky more than the land. Null where there is no storm to be seen. */
export function prepareLightning(compositor: Compositor, plan: ShotPlan, field: Field): Draw | null {
  if (plan.weather !== 'storm' || isSheltered(plan.place)) return null;
  const { memory, kernels, width, height, frameAt } = compositor;
  const rowsAt = memory.reserve(height * 16);
  return (view) => {
    const flash = flashAt(view.seconds, plan.durationSeconds);
    if (flash === 0) return;
    const rows = new Uint16Array(memory.memory.buffer, rowsAt, height * 8);
    for (let y = 0; y < height; y++) {
      const below = smoothstep(field.horizon * 0.7, field.horizon * 1.15, y);
      const strength = flash * mix(SKY_GAIN, GROUND_GAIN, below);
      for (let channel = 0; channel < 4; channel++) {
        rows[y * 8 + channel] = channel === 3 ? KEPT : Math.round(KEPT + strength * (channel === 2 ? 1.1 : 1));
        rows[y * 8 + 4 + channel] = Math.round((LIFT[channel] ?? 0) * flash * (1 - 0.6 * below));
      }
    }
    kernels.relight(frameAt, width, height, rowsAt);
  };
}
