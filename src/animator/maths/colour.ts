import { clamp, mix } from './ease.ts';

/** Red, green, blue in 0..255, gamma-coded as shown on screen. May leave the range until it is written to a pixel. */
export type Rgb = readonly [number, number, number];

export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mixRgb(from: Rgb, to: Rgb, share: number): Rgb {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

export function multiplyRgb(a: Rgb, b: Rgb): Rgb {
  return [(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255];
}

export function scaleRgb(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

export function addRgb(a: Rgb, b: Rgb, share = 1): Rgb {
  return [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
}

export function luminance(colour: Rgb): number {
  return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
}

/** 0 is grey, 1 leaves the colour alone. */
export function saturate(colour: Rgb, amount: number): Rgb {
  const grey = luminance(colour);
  return [mix(grey, colour[0], amount), mix(grey, colour[1], amount), mix(grey, colour[2], amount)];
}

export function toCss(colour: Rgb, alpha = 1): string {
  const byte = (value: number): number => Math.round(clamp(value, 0, 255));
  return `rgba(${byte(colour[0])},${byte(colour[1])},${byte(colour[2])},${clamp(alpha)})`;
}

export interface RampStop {
  readonly at: number;
  readonly colour: Rgb;
}

/** Stops rise in `at`; outside of them the end colours hold. */
export function sampleRamp(stops: readonly RampStop[], at: number): Rgb {
  let before: RampStop | undefined;
  for (const stop of stops) {
    if (at <= stop.at) {
      if (before === undefined) return stop.colour;
      return mixRgb(before.colour, stop.colour, (at - before.at) / (stop.at - before.at));
    }
    before = stop;
  }
  return before === undefined ? [0, 0, 0] : before.colour;
}
