import { SAMPLE_RATE, type Stereo } from './buffer.ts';

const DELAYS = [2287, 2375, 2191, 2089, 1877, 1993, 1745, 1640] as const;

/** Eight crossed delay lines: a hall without an impulse response. Adds to the sound in place. */
export function addReverb(sound: Stereo, share: number, seconds: number): void {
  const lines = DELAYS.map((delay) => ({
    buffer: new Float32Array(delay),
    at: 0,
    damped: 0,
    feedback: 10 ** ((-3 * delay) / SAMPLE_RATE / seconds),
    out: 0,
  }));
  for (let i = 0; i < sound.left.length; i++) {
    const left = sound.left[i] ?? 0;
    const right = sound.right[i] ?? 0;
    const input = (left + right) * 0.175;
    let sum = 0;
    for (const line of lines) {
      line.out = line.buffer[line.at] ?? 0;
      sum += line.out;
    }
    sum *= 0.25;
    let wetLeft = 0;
    let wetRight = 0;
    let odd = false;
    for (const line of lines) {
      line.damped += ((line.out - sum) * line.feedback - line.damped) * 0.55;
      line.buffer[line.at] = input + line.damped;
      line.at = line.at + 1 === line.buffer.length ? 0 : line.at + 1;
      if (odd) wetRight += line.out;
      else wetLeft += line.out;
      odd = !odd;
    }
    sound.left[i] = left + wetLeft * share;
    sound.right[i] = right + wetRight * share;
  }
}
