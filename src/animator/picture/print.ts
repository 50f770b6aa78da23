import { mix } from '../maths/ease.ts';
import { hashText, scramble } from '../maths/random.ts';
import type { Light } from '../plan/light.ts';
import type { Grade, ShotPlan } from '../plan/shot-plan.ts';
import type { Care } from './care.ts';
import { BLENDS, type Compositor, type Placed } from './compositor.ts';

/** The last station of a frame: glow, vignette, grain, and the conversion to the encoder's colours. */
export interface Printer {
  readonly bytesPerFrame: number;
  /** `strength` is how much of the grade is laid on, 0 (the frame as composed) to 1; `at` is where the I420 bytes go. */
  print(frame: number, strength: number, at: number): void;
}

/** Leaves every colour as it is. */
export const NEUTRAL_GRADE: Grade = { styles: [], saturation: 1, grain: 0, vignette: 0, bloom: 0 };

/** `one` is the factor that leaves a colour as it is. */
export function fillVignette(target: Uint16Array, strength: number, one: number): void {
  for (let i = 0; i < target.length; i++) {
    const off = Math.abs((i + 0.5) / target.length - 0.5) * 2;
    target[i] = Math.round(one * (1 - strength * off ** 3));
  }
}

export interface Glow {
  readonly raster: Placed;
  readonly block: number;
  readonly threshold: number;
  readonly step: number;
}

/** `coarseness` 2 takes blocks twice as long. */
export function makeGlow({ memory, width, height }: Compositor, light: Light, coarseness = 1): Glow {
  const block = Math.max(2, Math.round(Math.max(width, height) / 640) * 2) * coarseness;
  const raster = memory.reserveRaster(Math.floor(width / block), Math.floor(height / block));
  return {
    raster,
    block,
    // By day only the sun itself may glow, else the whole sky would wash out; at night every lamp does.
    threshold: 226 - 84 * light.darkness,
    // One step for both axes, small enough that the frame's last pixel still finds a neighbour.
    step: Math.floor(65_536 * Math.min((raster.width - 1.01) / width, (raster.height - 1.01) / height)),
  };
}

/** What is bright lights up what is around it. */
export function addGlow(compositor: Compositor, { raster, block, threshold, step }: Glow, bloom: number): void {
  if (bloom <= 0 || raster.width < 16) return;
  const { kernels, frameAt, width, height, rowAt } = compositor;
  kernels.highlights(frameAt, width, raster.at, raster.width, raster.height, block, threshold, Math.min(1, bloom));
  kernels.boxBlur(raster.at, raster.width, raster.height, Math.max(2, Math.round(raster.width / 64)), 2, rowAt);
  kernels.findSpans(raster.at, raster.width, raster.height, raster.spansAt);
  kernels.blit(
    ...[frameAt, width, 0, height, raster.at, raster.width, raster.height, 0, 0, step, step, 0, raster.spansAt, rowAt],
    ...[BLENDS.screen, 256],
  );
}

/** By day hardly anything glows, and the fast model does without. */
const GLOWING_DARKNESS = 0.08;

export function makePrinter(
  compositor: Compositor,
  plan: Pick<ShotPlan, 'grade' | 'light' | 'seed'>,
  care: Care,
): Printer {
  const { memory, kernels, width, height, frameAt, grainAt } = compositor;
  const { grade, light, seed } = plan;
  const bytesPerFrame = (width * height * 3) / 2;
  const columnsAt = memory.reserve(width * 2);
  const rowsAt = memory.reserve(height * 2);
  let vignetteStrength = Number.NaN;
  const setVignette = (strength: number): void => {
    if (strength === vignetteStrength) return;
    vignetteStrength = strength;
    fillVignette(new Uint16Array(memory.memory.buffer, columnsAt, width), grade.vignette * strength, 256);
    fillVignette(new Uint16Array(memory.memory.buffer, rowsAt, height), grade.vignette * strength * 0.8, 256);
  };
  const glow = makeGlow(compositor, light, care === 'fast' ? 2 : 1);
  const glows = care !== 'fast' || light.darkness > GLOWING_DARKNESS || grade.bloom > 0.8;

  return {
    bytesPerFrame,
    print(frame, strength, at) {
      if (glows) addGlow(compositor, glow, grade.bloom * strength);
      setVignette(strength);
      const jump = scramble(hashText(`grain ${frame}`, seed));
      kernels.toI420(
        ...[frameAt, width, height, at, columnsAt, rowsAt, grainAt, jump & 127, (jump >>> 8) & 255],
        ...[Math.round(grade.grain * strength * 256), Math.round(mix(1, grade.saturation, strength) * 256)],
      );
    },
  };
}
