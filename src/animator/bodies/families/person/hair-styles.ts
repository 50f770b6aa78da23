import { scale, type Vector } from '../../../maths/vector.ts';
import type { Field } from '../../field.ts';
import type { Maker } from './fabric.ts';
import { SIDES } from './frame.ts';
import { cap, coils, freeFace } from './hair-caps.ts';
import { bangs, cropped, curtains, flanks, hang, hooks, over, swept, toward, wisps } from './hair-strands.ts';
import type { HairStyle } from './sheet.ts';
import { SKULL, type Strand } from './strands.ts';

/** One way of wearing hair: the cap that covers the skull, and the locks that lie on it and hang from it. */
interface Style {
  /** How far the cap stands off the skull, and how low it begins over the forehead; null where the style shapes its own. */
  readonly cap: readonly [puff: number, hairline: number] | null;
  /** Ears and nape are free. */
  readonly short: boolean;
  strands(): readonly Strand[];
  shape?(maker: Maker, field: Field, underHat: boolean): void;
}

const CROWN_BACK = toward(180, 34);

const long = (strands: () => readonly Strand[], hairline = 0.132): Style => ({
  cap: [0.016, hairline],
  short: false,
  strands,
});
const short = (strands: () => readonly Strand[], hairline = 0.13, puff = 0.012): Style => ({
  cap: [puff, hairline],
  short: true,
  strands,
});

/** A ball of wound hair. */
function bunOf(at: Vector, radius: number): Strand[] {
  return Array.from({ length: 6 }, (_, index) => {
    const tilt = index * 0.52;
    const points = Array.from({ length: 13 }, (_, step): Vector => {
      const angle = (step / 12) * Math.PI * 2 + index;
      const [c, n] = [Math.cos(angle), Math.sin(angle)];
      return [at[0] + c * radius, at[1] + n * Math.sin(tilt) * radius, at[2] + n * Math.cos(tilt) * radius];
    });
    return { points, wide: radius * 0.42, thick: radius * 0.34, tip: 0.9 };
  });
}

function bun(at: Vector, radius: number, strands: readonly Strand[]): Style {
  return {
    cap: [0.013, 0.128],
    short: true,
    strands: () => [...strands, ...bunOf(at, radius)],
    shape: ({ frame }, field, underHat) => {
      if (!underHat || at[1] < 0.1)
        field.on('head', 0.02 * frame.headScale).ball(frame.onHead(...at), radius * 1.05 * frame.headScale);
    },
  };
}

const LOCKED = Array.from({ length: 26 }, (_, index): Strand => {
  const around = 46 + (index / 25) * (360 - 92);
  const path = over(toward(around, 80), toward(around, 0), [0.026, 0.04, 0.026], 7);
  const points = hang(path, { toY: -0.24 - (index % 3) * 0.05, wave: 0.006, waves: 3 }, 6, index);
  return { points, wide: 0.019, thick: 0.017, tip: 0.8 };
});

const STYLES: Readonly<Record<Exclude<HairStyle, 'bald' | 'covered'>, Style>> = {
  buzz: short(() => [], 0.118, 0.006),
  short: short(() => cropped({ sweep: 0.35 })),
  parted: short(() => [...over2(0.42), ...flanks()]),
  slick: short(() => swept(toward(180, -6), { count: 11, puff: 0.012 }), 0.128),
  quiff: short(() => [...quiff(), ...flanks(0.006)], 0.128),
  messy: short(() => [...tousled(), ...flanks()]),
  spiky: short(() => [...spikes(), ...flanks(0.008)]),
  crop: short(() => hooks(84, 0.2, 4.4, 0.03), 0.128, 0.012),
  curly: { cap: [0.03, 0.13], short: true, strands: () => hooks(84, 0.36, 4.2, 0.031) },
  afro: {
    cap: null,
    short: false,
    strands: () => [],
    shape: (maker, field, underHat) => coils(maker, field, 0.085, underHat),
  },
  mohawk: { cap: null, short: true, strands: crest },
  bowl: {
    cap: [0.026, 0.1],
    short: false,
    strands: () => bangs(0, 14, 9),
    shape({ frame }, field) {
      field.on('head').ball(frame.onHead(0, -0.24, -0.02), scale([0.34, 0.15, 0.34], frame.headScale), {
        mode: 'cut',
        blend: 0.015 * frame.headScale,
      });
    },
  },
  pixie: short(() => [...bangs(0.8, 20, 6), ...over2(0.3), ...flanks(0.016)]),
  bob: long(() => [...curtains(0.3, { toY: -0.15, flip: -0.03 }, { steps: 5, tip: 0.5 }), ...bangs(-0.9, 16, 7)]),
  'blunt bob': long(
    () => [...curtains(0, { toY: -0.13, flip: -0.012 }, { steps: 5, tip: 0.8, count: 11 }), ...bangs(0, 15, 8)],
    0.12,
  ),
  shoulder: long(() => [
    ...curtains(-0.34, { toY: -0.26, flip: 0.03, wave: 0.008, waves: 1.4 }, { tip: 0.25 }),
    ...bangs(1, 18, 7),
  ]),
  long: long(() => [...curtains(-0.26, { toY: -0.44 }, { count: 11 }), ...bangs(0.9, 17, 7)]),
  straight: long(() => curtains(0, { toY: -0.48, flip: -0.01 }, { count: 12, tip: 0.3, front: 46 })),
  fringe: long(() => [...curtains(0, { toY: -0.42 }, { count: 11 }), ...bangs(0, 15, 8)], 0.118),
  wavy: long(() =>
    curtains(
      0.3,
      { toY: -0.38, wave: 0.017, waves: 2.6, flip: 0.02 },
      { count: 11, wide: 0.037, thick: 0.022, steps: 9, puff: 0.028 },
    ),
  ),
  ringlets: long(() =>
    curtains(
      -0.2,
      { toY: -0.33, curl: 0.022, waves: 3, flip: 0.03 },
      { count: 12, wide: 0.03, thick: 0.025, tip: 0.5, steps: 14, puff: 0.036 },
    ),
  ),
  halfup: long(() => [
    ...curtains(0, { toY: -0.42, wave: 0.01, waves: 1.6 }, { count: 11, front: 74 }),
    ...swept(CROWN_BACK, { count: 9, puff: 0.03 }),
    ...wisps(-0.08),
  ]),
  locks: { cap: [0.034, 0.128], short: false, strands: () => LOCKED },
  ponytail: short(() => [...swept(toward(180, 52)), ...wisps(-0.06)], 0.128),
  pigtails: { cap: [0.014, 0.125], short: true, strands: () => [...pulled(), ...bangs(0, 20, 7)] },
  braid: short(() => [...swept(toward(180, -12)), ...wisps(-0.07)], 0.128),
  braids: { cap: [0.014, 0.125], short: true, strands: () => [...pulled(-14), ...wisps(-0.04)] },
  bun: bun([0, 0.235, -0.115], 0.062, [...swept(toward(180, 58)), ...wisps(-0.09)]),
  'low bun': bun([0, -0.02, -0.235], 0.066, [
    ...over2(0.05),
    ...curtains(0.05, { toY: -0.03, flip: -0.04 }, { steps: 2, count: 8, front: 60, puff: 0.014, tip: 0.7 }),
  ]),
  topknot: bun([0, 0.265, -0.05], 0.04, swept(toward(180, 72), { puff: 0.01 })),
  ring: {
    cap: null,
    short: true,
    strands: () => [],
    shape(maker, field) {
      const { frame } = maker;
      const s = frame.headScale;
      field.on('head', 0.03 * s).ball(frame.onHead(0, -0.01, -0.05), scale([0.192, 0.11, 0.172], s));
      for (const [, sign] of SIDES) field.ball(frame.onHead(sign * 0.17, 0, -0.05), scale([0.038, 0.062, 0.07], s));
      freeFace(maker, field, 0.09, true);
      field.ball(frame.onHead(0, 0.16, 0.02), scale([0.22, 0.13, 0.22], s), { mode: 'cut', blend: 0.02 * s });
    },
  },
};

/** Over the crown from a parting to both sides. */
function over2(part: number): Strand[] {
  const fan = (sign: 1 | -1, count: number): Strand[] =>
    Array.from({ length: count }, (_, index) => {
      const u = index / (count - 1);
      const start: Vector = [part + sign * 0.03, 0.86, 0.56 - 1.1 * u];
      const edge = toward(sign * (40 + 116 * u), sign * part > 0 ? 12 : 20 - 8 * u);
      return { points: over(start, edge, [0.016, 0.034, 0.016], 6), wide: 0.034, thick: 0.016, tip: 0.4 };
    });
  return [...fan(1, 6), ...fan(-1, 7)];
}

/** From a middle parting to a tie at each side. */
function pulled(up = 14): Strand[] {
  return [1, -1].flatMap((sign) =>
    Array.from({ length: 7 }, (_, index): Strand => {
      const u = index / 6;
      const start: Vector = [sign * 0.03, 0.9, 0.58 - 1.3 * u];
      return {
        points: over(start, toward(sign * 104, up), [0.01, 0.026, 0.02], 6),
        wide: 0.033,
        thick: 0.013,
        tip: 0.6,
      };
    }),
  );
}

/** From the whorl to all sides, each lock its own way, with ends that stand off. */
function tousled(): Strand[] {
  return Array.from({ length: 24 }, (_, index): Strand => {
    const [own, other] = [Math.sin(index * 7.3), Math.sin(index * 4.1 + 1)];
    const ring = index % 2;
    const around = (index / 24) * 360 - 170 + own * 10;
    const brow = Math.abs(around) < 70;
    const start = toward(around + 35 * other, ring === 0 ? 84 : 66);
    const edge = toward(around + 16 * own, brow ? 27 + 5 * other + ring * 12 : 10 + 10 * other + ring * 14);
    const points = over(start, edge, [0.01, 0.034 + 0.012 * own, 0.026 + 0.012 * other], 6);
    return { points, wide: 0.037, thick: 0.018, tip: 0.06 };
  });
}

/** Up from the brow and back, lower toward the crown: a ball of it would be an updo. */
function quiff(): Strand[] {
  const top = Array.from({ length: 9 }, (_, index): Strand => {
    const u = (index / 8) * 2 - 1;
    const start = toward(u * 46 + 6, 33 - 4 * u * u);
    const back = toward(180 - u * 70, 74 - 12 * Math.abs(u));
    const via = toward(u * 40 + 10, 58);
    return {
      points: over(start, back, [-0.006, 0.04 - 0.018 * u * u, 0.008], 8, via),
      ...{ wide: 0.036, thick: 0.02, tip: 0.3 },
    };
  });
  return [...top, ...swept(toward(180, 30), { count: 9, puff: 0.008 })];
}

function spikes(): Strand[] {
  return Array.from({ length: 22 }, (_, index) => {
    const up = 84 - 56 * Math.sqrt(index / 21);
    const from = toward(index * 137.5, Math.max(up, Math.cos((index * 137.5 * Math.PI) / 180) > 0.4 ? 36 : 0));
    const points = [0.1, 0.9, 1.12, 1.26, 1.36].map(
      (far, step): Vector => [
        SKULL[0] + from[0] * 0.176 * far,
        SKULL[1] + from[1] * 0.178 * far + step * 0.006,
        SKULL[2] + from[2] * 0.182 * far + step * 0.004,
      ],
    );
    return { points, wide: 0.04, thick: 0.034, tip: 0.02 };
  });
}

function crest(): Strand[] {
  return Array.from({ length: 13 }, (_, index) => {
    const angle = ((28 + index * 12.5) * Math.PI) / 180;
    const points = [0.85, 1.05, 1.35, 1.6, 1.74].map(
      (far): Vector => [
        0,
        SKULL[1] + Math.sin(angle) * 0.178 * far,
        SKULL[2] + Math.cos(angle) * 0.182 * far - (far - 0.85) * 0.05,
      ],
    );
    return { points, wide: 0.034, thick: 0.03, tip: 0.25 };
  });
}

/** The cap of a style, into a field; its locks are `strandsOf`. */
export function shapeStyle(maker: Maker, field: Field, style: HairStyle, underHat: boolean): void {
  if (style === 'bald' || style === 'covered') return;
  const { cap: covers, short: free, shape } = STYLES[style];
  if (covers !== null) {
    cap(maker, field, covers[0]);
    freeFace(maker, field, covers[1], free);
  }
  shape?.(maker, field, underHat);
}

export const strandsOf = (style: HairStyle): readonly Strand[] =>
  style === 'bald' || style === 'covered' ? [] : STYLES[style].strands();
