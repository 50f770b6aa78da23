import type { BlowName } from '../score/score.ts';
import { hiss } from './ambience/noise-bed.ts';
import { makeFilter } from './filter.ts';
import { type BlowMaker, shape, soften, whoosh } from './shape.ts';
import { sine } from './sine.ts';

/** A dull body that rings for a moment, and what scratches or clicks as it is struck. */
interface Struck {
  readonly hertz: number;
  readonly rings: number;
  readonly ring: number;
  readonly clickHertz: number;
  readonly clicks: number;
  readonly click: number;
}

const struck =
  ({ hertz, rings, ring, clickHertz, clicks, click }: Struck): BlowMaker =>
  (random) => {
    const pitch = hertz * random.between(0.92, 1.09);
    const band = makeFilter('band', clickHertz * random.between(0.85, 1.18), 1);
    return shape(Math.max(rings, clicks) * 6 + 0.02, (t) => {
      const body = (sine(pitch * t) + 0.4 * sine(pitch * 2.3 * t)) * Math.exp(-t / rings) * ring;
      return (body + band.run(hiss(random)) * Math.exp(-t / clicks) * click) * soften(t);
    });
  };

/** Several small blows one after another: seconds, and how loud each is. */
const several =
  (make: BlowMaker, times: readonly (readonly [seconds: number, loud: number])[]): BlowMaker =>
  (random) => {
    const parts = times.map(([seconds, loud]) => ({ from: Math.round(seconds * 48_000), loud, samples: make(random) }));
    const out = new Float32Array(Math.max(...parts.map(({ from, samples }) => from + samples.length)));
    for (const { from, loud, samples } of parts)
      for (let i = 0; i < samples.length; i++) out[from + i] = (out[from + i] ?? 0) + (samples[i] ?? 0) * loud;
    return out;
  };

const CLICK: Struck = { hertz: 900, rings: 0.006, ring: 0.3, clickHertz: 3_200, clicks: 0.005, click: 0.8 };

/** What hands do: with tools, on tables, in games. */
export const HAND_BLOWS = {
  chop: struck({ hertz: 210, rings: 0.025, ring: 0.9, clickHertz: 2_600, clicks: 0.008, click: 0.7 }),
  thud: struck({ hertz: 95, rings: 0.04, ring: 1, clickHertz: 700, clicks: 0.02, click: 0.35 }),
  rub: whoosh(0.32, 0.14, 2_600, 3_600),
  snip: several(struck({ ...CLICK, hertz: 3_900, ring: 0.5, clickHertz: 5_600 }), [
    [0, 0.6],
    [0.055, 1],
  ]),
  crunch: several(struck({ hertz: 140, rings: 0.02, ring: 0.5, clickHertz: 1_900, clicks: 0.035, click: 1 }), [
    [0, 1],
    [0.06, 0.6],
    [0.13, 0.35],
  ]),
  key: several(struck({ ...CLICK, hertz: 420, clickHertz: 2_500 }), [
    [0, 1],
    [0.07, 0.45],
  ]),
  page: whoosh(0.5, 0.3, 1_800, 4_600),
  tick: struck({ ...CLICK, hertz: 1_500 }),
  knock: struck({ hertz: 320, rings: 0.03, ring: 1, clickHertz: 1_500, clicks: 0.01, click: 0.5 }),
  punch: struck({ hertz: 75, rings: 0.045, ring: 1, clickHertz: 1_100, clicks: 0.018, click: 0.9 }),
  snap: struck({ hertz: 480, rings: 0.012, ring: 0.6, clickHertz: 2_400, clicks: 0.012, click: 1 }),
  clank: (random) => {
    const pitch = random.between(560, 640);
    const thud = makeFilter('low', 240);
    return shape(0.9, (t) => {
      const plates = sine(pitch * t) * 0.4 + sine(pitch * 1.51 * t) * 0.35 + sine(pitch * 2.83 * t) * 0.25;
      return (plates * Math.exp(-t / 0.16) + thud.run(hiss(random)) * 3 * Math.exp(-t / 0.06)) * soften(t);
    });
  },
  whoosh: whoosh(0.36, 0.2, 500, 1_500),
  twang: (random) => {
    const pitch = random.between(150, 175);
    const air = makeFilter('band', 2_200, 0.8);
    return shape(0.6, (t) => {
      const string = sine(pitch * t) + 0.6 * sine(pitch * 2 * t) + 0.4 * sine(pitch * 3 * t);
      return (string * Math.exp(-t / 0.09) * 0.5 + air.run(hiss(random)) * Math.exp(-t / 0.05)) * soften(t);
    });
  },
  shutter: several(struck({ ...CLICK, hertz: 700, clickHertz: 3_800 }), [
    [0, 1],
    [0.09, 0.8],
  ]),
  spring: (random) => {
    const pitch = random.between(62, 72);
    return shape(0.5, (t) => sine(pitch * t * (1 - 0.35 * t)) * Math.exp(-t / 0.14) * soften(t));
  },
} as const satisfies Partial<Readonly<Record<BlowName, BlowMaker>>>;
