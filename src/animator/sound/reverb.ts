import { SAMPLE_RATE, type Stereo } from './buffer.ts';

const DELAYS = [2287, 2375, 2191, 2089, 1877, 1993, 1745, 1640] as const;

/** Eight crossed delay lines: a hall without an impulse response. Adds to the sound in place. */
export function addReverb(sound: Stereo, share: number, seconds: number): void {
  // Plain arrays: three million steps a film are too many for objects.
  const count = DELAYS.length;
  const buffers = DELAYS.map((delay) => new Float32Array(delay));
  const feedback = Float64Array.from(DELAYS, (delay) => 10 ** ((-3 * delay) / SAMPLE_RATE / seconds));
  const damped = new Float64Array(count);
  const at = new Int32Array(count);
  const outs = new Float64Array(count);
  for (let i = 0; i < sound.left.length; i++) {
    const left = sound.left[i] ?? 0;
    const right = sound.right[i] ?? 0;
    const input = (left + right) * 0.175;
    let sum = 0;
    for (let line = 0; line < count; line++) {
      const out = buffers[line]?.[at[line] ?? 0] ?? 0;
      outs[line] = out;
      sum += out;
    }
    sum *= 0.25;
    let wetLeft = 0;
    let wetRight = 0;
    for (let line = 0; line < count; line++) {
      const buffer = buffers[line];
      if (buffer === undefined) break;
      const out = outs[line] ?? 0;
      const before = damped[line] ?? 0;
      const place = at[line] ?? 0;
      const now = before + ((out - sum) * (feedback[line] ?? 0) - before) * 0.55;
      damped[line] = now;
      buffer[place] = input + now;
      at[line] = place + 1 === buffer.length ? 0 : place + 1;
      if ((line & 1) === 1) wetRight += out;
      else wetLeft += out;
    }
    sound.left[i] = left + wetLeft * share;
    sound.right[i] = right + wetRight * share;
  }
}
