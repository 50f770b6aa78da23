import type { Season, TimeOfDay, Weather } from '../catalogue/setting.ts';
import type { Rgb } from '../maths/colour.ts';
import { clamp, mix } from '../maths/ease.ts';
import type { Compositor } from '../picture/compositor.ts';
import type { Brief } from '../plan/brief.ts';

/** What becomes of every colour: it is multiplied, then added to; what lies between top and bottom is between the two. */
interface Wash {
  readonly gainTop: Rgb;
  readonly gainBottom: Rgb;
  readonly liftTop: Rgb;
  readonly liftBottom: Rgb;
  /** 1 is neutral. */
  readonly saturation: number;
}

const NONE: Rgb = [0, 0, 0];

function even(gain: Rgb, lift: Rgb, saturation: number): Wash {
  return { gainTop: gain, gainBottom: gain, liftTop: lift, liftBottom: lift, saturation };
}

const TIME_WASHES: Readonly<Record<TimeOfDay, Wash>> = {
  day: even([1.04, 1.03, 1], [4, 4, 5], 1.06),
  golden_hour: {
    gainTop: [1, 0.78, 0.74],
    gainBottom: [1.06, 0.8, 0.56],
    liftTop: [34, 6, 10],
    liftBottom: [14, 2, -6],
    saturation: 1.08,
  },
  night: {
    gainTop: [0.22, 0.29, 0.5],
    gainBottom: [0.36, 0.42, 0.62],
    liftTop: [2, 5, 18],
    liftBottom: [0, 2, 8],
    saturation: 0.82,
  },
  dawn: {
    gainTop: [0.94, 0.84, 0.96],
    gainBottom: [0.96, 0.86, 0.84],
    liftTop: [22, 12, 28],
    liftBottom: [16, 8, 8],
    saturation: 0.96,
  },
};

const WEATHER_WASHES: Readonly<Record<Weather, Wash>> = {
  clear: even([1.03, 1.03, 1.02], NONE, 1.06),
  cloudy: even([0.88, 0.91, 0.95], [4, 5, 7], 0.86),
  rain: even([0.72, 0.77, 0.84], [6, 9, 14], 0.72),
  storm: even([0.5, 0.55, 0.63], [2, 5, 10], 0.64),
  snow: even([0.9, 0.94, 1], [24, 26, 30], 0.74),
  fog: {
    gainTop: [0.5, 0.51, 0.53],
    gainBottom: [0.8, 0.8, 0.8],
    liftTop: [104, 108, 114],
    liftBottom: [34, 36, 40],
    saturation: 0.7,
  },
};

const SEASON_WASHES: Readonly<Record<Season, Wash>> = {
  spring: even([1, 1.04, 0.98], [3, 4, 2], 1.06),
  summer: even([1.05, 1.02, 0.94], [2, 1, 0], 1.06),
  autumn: even([1.12, 0.92, 0.68], [6, 0, -4], 1),
  winter: even([0.95, 1, 1.07], [8, 10, 14], 0.72),
};

function multiply(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

function add(a: Rgb, b: Rgb): Rgb {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function over(first: Wash, second: Wash): Wash {
  return {
    gainTop: multiply(first.gainTop, second.gainTop),
    gainBottom: multiply(first.gainBottom, second.gainBottom),
    liftTop: add(multiply(first.liftTop, second.gainTop), second.liftTop),
    liftBottom: add(multiply(first.liftBottom, second.gainBottom), second.liftBottom),
    saturation: first.saturation * second.saturation,
  };
}

/** Null when the words leave a picture's light as it is. */
export function planWash(brief: Pick<Brief, 'time' | 'weather' | 'season'>): Wash | null {
  const washes = [
    brief.season === null ? null : SEASON_WASHES[brief.season],
    brief.weather === null ? null : WEATHER_WASHES[brief.weather],
    brief.time === null ? null : TIME_WASHES[brief.time],
  ].filter((wash) => wash !== null);
  return washes.length === 0 ? null : washes.reduce(over);
}

const GAIN_ONE = 128;

/** Lays the wash over the whole frame. */
export function layWash({ memory, kernels, frameAt, width, height }: Compositor, wash: Wash): void {
  const mark = memory.mark();
  const rowsAt = memory.reserve(height * 16);
  const rows = new Int16Array(memory.memory.buffer, rowsAt, height * 8);
  for (let y = 0; y < height; y++) {
    const share = clamp((y / height) * 1.25 - 0.125);
    for (let c = 0; c < 3; c++) {
      const gain = mix(wash.gainTop[c] ?? 1, wash.gainBottom[c] ?? 1, share);
      rows[y * 8 + c] = Math.round(clamp(gain * GAIN_ONE, 0, 255));
      rows[y * 8 + 4 + c] = Math.round(mix(wash.liftTop[c] ?? 0, wash.liftBottom[c] ?? 0, share));
    }
    rows[y * 8 + 3] = GAIN_ONE;
    rows[y * 8 + 7] = 0;
  }
  kernels.relight(frameAt, width, height, rowsAt);
  memory.release(mark);
}
