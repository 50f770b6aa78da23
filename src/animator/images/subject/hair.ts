import type { PixelSize } from '../../../core/media.ts';
import { smoothstep, TAU } from '../../maths/ease.ts';
import type { Eye } from './find-eyes.ts';

/** All in widths between the eyes, from between them: the middle of a face, half its width and height, and where hair is no more. */
const FACE = { low: 0.5, across: 1.05, down: 1.25 } as const;
const [HAIR_FROM, HAIR_TO] = [1, 1.9];
const [SHOULDER_FROM, SHOULDER_TO] = [1.9, 1.1];
const [ASIDE_FROM, ASIDE_TO] = [3.2, 2.4];
/** On the crown it hardly moves, beside the cheeks it does. */
const [ROOTS, LOOSE_FROM, LOOSE_TO] = [0.3, -1.4, 0.6];
/** How far a wind moves it: all to one side, to and fro, up and down. */
const [DRIFT, FLUTTER, LIFT] = [0.13, 0.085, 0.05];
const ONSET_SECONDS = 1;

/** How much of what the wind does with hair each vertex does, by its shares of the film: nothing in a face, most at what hangs beside it. */
export function hairShares(
  shares: Float32Array,
  [one, other]: readonly [Eye, Eye],
  { width, height }: PixelSize,
): Float32Array {
  const apart = Math.max(1, Math.abs(one.u - other.u) * width);
  const [middleU, middleV] = [(one.u + other.u) / 2, (one.v + other.v) / 2];
  return Float32Array.from({ length: shares.length / 2 }, (_, vertex) => {
    const x = (((shares[vertex * 2] ?? 0) - middleU) * width) / apart;
    const y = (((shares[vertex * 2 + 1] ?? 0) - middleV) * height) / apart;
    const away = Math.hypot(x / FACE.across, (y - FACE.low) / FACE.down);
    return (
      smoothstep(HAIR_FROM, HAIR_TO, away) *
      smoothstep(SHOULDER_FROM, SHOULDER_TO, y) *
      smoothstep(ASIDE_FROM, ASIDE_TO, Math.abs(x)) *
      (ROOTS + (1 - ROOTS) * smoothstep(LOOSE_FROM, LOOSE_TO, y))
    );
  });
}

/** Hair in the wind: gusts carry it aside, and waves run through it. `apart`: metres between the eyes. */
export function blowHair(positions: Float32Array, much: Float32Array, apart: number, time: number): void {
  const began = smoothstep(0, ONSET_SECONDS, time) * apart;
  const gust = 0.6 + 0.4 * Math.sin(TAU * time * 0.23);
  for (let vertex = 0; vertex < much.length; vertex++) {
    const share = (much[vertex] ?? 0) * began;
    if (share === 0) continue;
    const at = vertex * 3;
    const [x, y] = [(positions[at] ?? 0) / apart, (positions[at + 1] ?? 0) / apart];
    const wave = Math.sin(TAU * (time * 0.85 - x * 0.22 + y * 0.31));
    positions[at] = (positions[at] ?? 0) + share * (DRIFT * gust + FLUTTER * wave);
    positions[at + 1] = (positions[at + 1] ?? 0) + share * LIFT * Math.sin(TAU * (time * 1.1 - x * 0.3) + 1);
  }
}
