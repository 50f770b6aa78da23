import type { PixelSize } from '../../../core/media.ts';
import { clamp } from '../../maths/ease.ts';

/** A moment of a camera that is swung from one picture to the next, which lies right beside it. */
export interface Swing {
  /** Of a picture's side: how far it has come, and over how much of it the shutter is open. */
  readonly gone: number;
  readonly blur: number;
}

/** Higher is slower at both ends, and faster between. */
const POWER = 4;
/** Of the time between two frames: longer than a shutter, since an eye joins what a screen shows in steps. */
const SHUTTER = 0.85;

/** `over`: share of its time that is over; `step`: what a frame is of it. */
export function swingAt(over: number, step: number): Swing {
  const at = (share: number): number => {
    const time = clamp(share);
    return time < 0.5 ? 2 ** (POWER - 1) * time ** POWER : 1 - 2 ** (POWER - 1) * (1 - time) ** POWER;
  };
  return { gone: at(over), blur: (at(over + step / 2) - at(over - step / 2)) * SHUTTER };
}

interface Side extends Swing {
  /** Whether the next lies above or below, instead of beside; 1: to the right or below. */
  readonly upright: boolean;
  readonly sense: 1 | -1;
}

/** Of two I420 pictures the first becomes what is seen while the camera is swung to the other. */
export function swingOver(into: Uint8Array, from: Uint8Array, { width, height }: PixelSize, side: Side): void {
  const chroma = (width * height) / 4;
  let at = 0;
  for (const [wide, high] of [
    [width, height],
    [width / 2, height / 2],
    [width / 2, height / 2],
  ] as const) {
    const plane = { at, wide, high };
    swingPlane(into, from, plane, side);
    at += wide === width ? width * height : chroma;
  }
}

function swingPlane(
  into: Uint8Array,
  from: Uint8Array,
  { at, wide, high }: { readonly at: number; readonly wide: number; readonly high: number },
  { gone, blur, upright, sense }: Side,
): void {
  const [length, lines] = upright ? [high, wide] : [wide, high];
  const [step, beside] = upright ? [wide, 1] : [1, wide];
  const [one, other] = sense === 1 ? [into, from] : [from, into];
  // The two lie beside each other as one line, of which sums tell the mean of any part.
  const sums = new Float64Array(2 * length + 1);
  const begins = (sense === 1 ? gone : 1 - gone) * length;
  const half = Math.max(0.5, (blur * length) / 2);
  const sumAt = (place: number): number => {
    const within = clamp(place, 0, 2 * length);
    const whole = Math.min(2 * length - 1, Math.floor(within));
    const below = sums[whole] ?? 0;
    return below + ((sums[whole + 1] ?? 0) - below) * (within - whole);
  };
  for (let line = 0; line < lines; line++) {
    const start = at + line * beside;
    for (let index = 0; index < length; index++)
      sums[index + 1] = (sums[index] ?? 0) + (one[start + index * step] ?? 0);
    for (let index = 0; index < length; index++)
      sums[length + index + 1] = (sums[length + index] ?? 0) + (other[start + index * step] ?? 0);
    for (let index = 0; index < length; index++) {
      const middle = begins + index + 0.5;
      const [low, high] = [Math.max(0, middle - half), Math.min(2 * length, middle + half)];
      into[start + index * step] = Math.round((sumAt(high) - sumAt(low)) / (high - low));
    }
  }
}
