import { hashText, scramble } from '../maths/random.ts';
import type { ShotPlan } from '../plan/shot-plan.ts';
import { BLENDS, type Compositor } from './compositor.ts';

/** Frames in flight to the encoder while the next one is drawn. */
export const PRINT_SLOTS = 3;

/** The last station of a frame: glow, vignette, grain, and the conversion to the encoder's colours. */
export interface Printer {
  readonly bytesPerFrame: number;
  /** The view stays valid until the same slot is printed again. */
  print(frame: number): Uint8Array;
}

function fillVignette(target: Uint16Array, strength: number): void {
  for (let i = 0; i < target.length; i++) {
    const off = Math.abs((i + 0.5) / target.length - 0.5) * 2;
    target[i] = Math.round(256 * (1 - strength * off ** 3));
  }
}

export function makePrinter(compositor: Compositor, plan: ShotPlan): Printer {
  const { memory, kernels, width, height, frameAt, grainAt, rowAt } = compositor;
  const { grade, light, seed } = plan;
  const bytesPerFrame = (width * height * 3) / 2;
  const slots = Array.from({ length: PRINT_SLOTS }, () => memory.reserve(bytesPerFrame));
  const columnsAt = memory.reserve(width * 2);
  const rowsAt = memory.reserve(height * 2);
  fillVignette(new Uint16Array(memory.memory.buffer, columnsAt, width), grade.vignette);
  fillVignette(new Uint16Array(memory.memory.buffer, rowsAt, height), grade.vignette * 0.8);
  const block = Math.max(2, Math.round(Math.max(width, height) / 640) * 2);
  const glow = memory.reserveRaster(Math.floor(width / block), Math.floor(height / block));
  // By day only the sun itself may glow, else the whole sky would wash out; at night every lamp does.
  const threshold = 226 - 84 * light.darkness;
  // One step for both axes, small enough that the frame's last pixel still finds a neighbour.
  const step = Math.floor(65_536 * Math.min((glow.width - 1.01) / width, (glow.height - 1.01) / height));

  const addGlow = (): void => {
    if (grade.bloom <= 0 || glow.width < 16) return;
    kernels.highlights(frameAt, width, glow.at, glow.width, glow.height, block, threshold);
    kernels.boxBlur(glow.at, glow.width, glow.height, Math.max(2, Math.round(glow.width / 64)), 2, rowAt);
    kernels.blit(
      ...[frameAt, width, 0, height, glow.at, glow.width, glow.height, 0, 0, step, step, 0, glow.spansAt, rowAt],
      ...[BLENDS.screen, Math.round(256 * grade.bloom)],
    );
  };

  return {
    bytesPerFrame,
    print(frame) {
      addGlow();
      const at = slots[frame % PRINT_SLOTS] ?? 0;
      const jump = scramble(hashText(`grain ${frame}`, seed));
      kernels.toI420(
        ...[frameAt, width, height, at, columnsAt, rowsAt, grainAt, jump & 127, (jump >>> 8) & 255],
        ...[Math.round(grade.grain * 256), Math.round(grade.saturation * 256)],
      );
      return memory.bytes(at, bytesPerFrame);
    },
  };
}
