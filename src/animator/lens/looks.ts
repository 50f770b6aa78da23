import type { Print } from '../land/world.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import type { Light } from '../maths/mesh.ts';
import { type LensRecord, lensRecords } from './layout.ts';
import type { Lens } from './lens.ts';

type StyleField = Parameters<LensRecord<'Style'>['set']>[0];

/** How a style of the catalogue looks: what is laid over the picture, what the print changes, and how many pictures a second it has. */
interface Look {
  readonly over?: Readonly<Partial<Record<StyleField, number | readonly [number, number, number]>>>;
  /** Factors of the print's own numbers; `lift` is added, `gain` multiplied. */
  readonly print?: {
    readonly saturation?: number;
    readonly exposure?: number;
    readonly bloom?: number;
    readonly vignette?: number;
    readonly grain?: number;
    readonly lift?: readonly [number, number, number];
    readonly gain?: readonly [number, number, number];
  };
  readonly picturesPerSecond?: number;
}

const INK = [24, 20, 26] as const;

export const LOOKS: Readonly<Record<string, Look>> = {
  black_and_white: { print: { saturation: 0, grain: 1.6 } },
  noir: {
    print: { saturation: 0, exposure: 0.8, vignette: 1.7, grain: 2.2, bloom: 1.4, lift: [-0.012, -0.012, -0.012] },
  },
  vintage: { print: { saturation: 0.62, vignette: 1.5, grain: 2.2, lift: [0.014, 0.008, 0], gain: [1.12, 1, 0.76] } },
  vhs: { over: { tape: 1 }, print: { saturation: 0.85, grain: 2.5, lift: [0.012, 0.008, 0.016] } },
  vivid: { print: { saturation: 1.35 } },
  pop_art: {
    over: { levels: 5, outline: 1, ink: INK, outlineWidth: 2, dots: 7 },
    print: { saturation: 1.6, vignette: 0, grain: 0 },
  },
  pastel: { print: { saturation: 0.72, exposure: 1.12, vignette: 0.3, lift: [0.03, 0.026, 0.034] } },
  watercolor: {
    over: { strokes: 4, strokeStrength: 1, levels: 9, outline: 0.35, ink: [70, 62, 84], outlineWidth: 1, paper: 0.3 },
    print: { saturation: 1.05, exposure: 1.18, vignette: 0, grain: 0, bloom: 0.4, lift: [0.025, 0.025, 0.025] },
  },
  ukiyo_e: {
    over: { strokes: 3, strokeStrength: 0.9, levels: 5, outline: 0.9, ink: [34, 40, 66], outlineWidth: 1, paper: 0.26 },
    print: { saturation: 0.78, exposure: 1.1, vignette: 0, grain: 0, bloom: 0.2, gain: [1.06, 1, 0.86] },
  },
  impressionism: {
    over: { strokes: 6, strokeStrength: 1, paper: 0.22, woven: 1 },
    print: { saturation: 1.22, exposure: 1.06, vignette: 0, grain: 0 },
  },
  van_gogh: {
    over: { strokes: 7, strokeStrength: 1, levels: 10, paper: 0.34, woven: 1 },
    print: { saturation: 1.5, vignette: 0.4, grain: 0, gain: [1.04, 1, 1.06] },
  },
  oil_painting: {
    over: { strokes: 5, strokeStrength: 1, paper: 0.2, woven: 1 },
    print: { saturation: 1.18, grain: 0 },
  },
  ink: {
    over: { strokes: 4, strokeStrength: 1, levels: 6, outline: 0.9, ink: [20, 20, 24], outlineWidth: 2, paper: 0.36 },
    print: { saturation: 0.08, exposure: 1.35, vignette: 0, grain: 0, bloom: 0.3, lift: [0.04, 0.038, 0.03] },
  },
  pixel_art: { over: { pixels: 8, pixelLevels: 6 }, print: { saturation: 1.25, vignette: 0, grain: 0, bloom: 0.4 } },
  cyberpunk: { print: { saturation: 1.3, bloom: 2, gain: [1.06, 0.92, 1.2], lift: [0.006, -0.004, 0.018] } },
  neon: { print: { saturation: 1.4, bloom: 2.2 } },
  steampunk: { print: { saturation: 0.75, gain: [1.14, 0.98, 0.72], vignette: 1.8, grain: 1.4 } },
  surrealism: { print: { saturation: 1.15, bloom: 1.6, gain: [1.05, 0.98, 1.08] } },
  dreamy: { print: { saturation: 0.92, exposure: 1.08, bloom: 2.4, lift: [0.02, 0.016, 0.024] } },
  anime: {
    over: { levels: 7, outline: 0.75, ink: INK, outlineWidth: 1 },
    print: { saturation: 1.25, grain: 0, vignette: 0.3 },
    picturesPerSecond: 12,
  },
  cartoon: {
    over: { levels: 5, outline: 1, ink: INK, outlineWidth: 2 },
    print: { saturation: 1.35, grain: 0, vignette: 0 },
  },
  animation: { print: { saturation: 1.12, grain: 0.3 } },
  storybook: {
    over: { strokes: 3, strokeStrength: 0.8, outline: 0.4, ink: [78, 58, 52], outlineWidth: 1, paper: 0.22 },
    print: { saturation: 1.02, exposure: 1.08, vignette: 0.2, grain: 0 },
  },
  claymation: {
    over: { strokes: 2, strokeStrength: 0.7 },
    print: { saturation: 1.15, grain: 0.5 },
    picturesPerSecond: 12,
  },
  stop_motion: { print: { saturation: 1.05, grain: 1.2 }, picturesPerSecond: 12 },
  felt: {
    over: { strokes: 2, strokeStrength: 0.6, paper: 0.3 },
    print: { saturation: 0.95, grain: 0.6 },
    picturesPerSecond: 12,
  },
  paper: {
    over: { levels: 5, paper: 0.3 },
    print: { saturation: 1.05, grain: 0, vignette: 0.3 },
    picturesPerSecond: 12,
  },
  sketch: { over: { sketch: 1, paper: 0.14 }, print: { saturation: 0, grain: 0, vignette: 0 }, picturesPerSecond: 12 },
  // Whom one sees against the light is dark: the stage sees to that.
  silhouette: { print: { saturation: 1.2, grain: 0.5 } },
  low_poly: { over: { levels: 8 }, print: { saturation: 1.1 } },
  art_deco: {
    over: { levels: 6, outline: 0.5, ink: [40, 30, 20], outlineWidth: 1 },
    print: { saturation: 0.8, gain: [1.1, 1, 0.82] },
  },
  cubism: {
    over: { strokes: 9, strokeStrength: 1, levels: 5, outline: 0.8, ink: INK, outlineWidth: 2, paper: 0.2, woven: 1 },
    print: { saturation: 0.95, grain: 0 },
  },
  minimalist: { over: { levels: 6 }, print: { saturation: 0.85, exposure: 1.1, grain: 0, vignette: 0 } },
};

/** Whether a style of the catalogue changes the picture. */
export const hasLook = (style: string): boolean => LOOKS[style] !== undefined;

const lookOf = (styles: readonly string[]): readonly Look[] => styles.flatMap((style) => LOOKS[style] ?? []);

export function printOf(print: Print, styles: readonly string[]): Print {
  const looks = lookOf(styles);
  const mixed = looks.reduce((own, { print: by = {} }) => changePrint(own, by), print);
  // Old film that is film noir as well is not twice as worn: of each the strongest counts, and colours stay colours.
  const strongest = (key: 'grain' | 'vignette'): number => {
    const factors = looks.map(({ print: by = {} }) => by[key] ?? 1);
    return factors.includes(0) ? 0 : Math.max(Math.min(1, ...factors), ...factors.filter((factor) => factor > 1));
  };
  return {
    ...mixed,
    grain: print.grain * strongest('grain'),
    vignette: print.vignette * strongest('vignette'),
    saturation: Math.min(mixed.saturation, print.saturation * MOST_SATURATED),
    bloom: Math.min(mixed.bloom, print.bloom * MOST_BLOOM),
    ...(mixed.saturation === 0 && styles.some((style) => /^(?:noir|black_and_white)$/.test(style))
      ? { gain: print.gain }
      : {}),
  };
}

const MOST_SATURATED = 1.5;
const MOST_BLOOM = 2.4;

function changePrint(own: Print, by: NonNullable<Look['print']>): Print {
  const [lift, gain] = [by.lift ?? [0, 0, 0], by.gain ?? [1, 1, 1]];
  return {
    ...own,
    saturation: own.saturation * (by.saturation ?? 1),
    exposure: own.exposure * (by.exposure ?? 1),
    bloom: own.bloom * (by.bloom ?? 1),
    vignette: own.vignette * (by.vignette ?? 1),
    grain: own.grain * (by.grain ?? 1),
    lift: [own.lift[0] + lift[0], own.lift[1] + lift[1], own.lift[2] + lift[2]],
    gain: [own.gain[0] * gain[0], own.gain[1] * gain[1], own.gain[2] * gain[2]],
  };
}

/** Between two prints, as one becomes the other. */
export function mixPrints(from: Print, to: Print, share: number): Print {
  if (share >= 1) return to;
  const part = (key: 'exposure' | 'bloom' | 'bloomFrom' | 'vignette' | 'saturation' | 'grain' | 'shafts'): number =>
    from[key] + (to[key] - from[key]) * share;
  const light = (a: Light, b: Light): Light => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ];
  return {
    exposure: part('exposure'),
    bloom: part('bloom'),
    bloomFrom: part('bloomFrom'),
    vignette: part('vignette'),
    saturation: part('saturation'),
    grain: part('grain'),
    shafts: part('shafts'),
    lift: light(from.lift, to.lift),
    gain: light(from.gain, to.gain),
  };
}

/** Hands back what lays the styles over a finished picture, as far as the share says. */
export function makeStyling(
  memory: KernelMemory,
  { kernels, record, size }: Lens,
  styles: readonly string[],
): (seconds: number, share: number) => void {
  const style = placeStyle(memory, styles);
  if (style === null) return () => undefined;
  const bytes = size.width * size.height * 4;
  let plainAt: number | null = null;
  return (seconds, share) => {
    if (share <= 0) return;
    const pictureAt = record.get('picture');
    if (share < 1) {
      plainAt ??= memory.reserve(bytes);
      memory.bytes(plainAt, bytes).set(memory.bytes(pictureAt, bytes));
    }
    kernels.applyStyle(record.at, style, seconds);
    if (share < 1 && plainAt !== null) kernels.mixPicture(record.at, plainAt, Math.round((1 - share) * 256));
  };
}

/** The record that lays the first of the styles over a picture; null where none of them does. */
function placeStyle(memory: KernelMemory, styles: readonly string[]): number | null {
  const over = lookOf(styles).find((look) => look.over !== undefined)?.over;
  if (over === undefined) return null;
  const record = lensRecords.view(memory.memory, 'Style', memory.reserve(lensRecords.sizeOf('Style')));
  for (const [field, value] of Object.entries(over)) {
    record.set(field as StyleField, ...(typeof value === 'number' ? [value] : value));
  }
  return record.at;
}

/** The picture in stones of one colour each: what is shown of it while it is being made. `side` is of a picture 1280 wide. */
export function placeMosaic(memory: KernelMemory, side: number): number {
  const record = lensRecords.view(memory.memory, 'Style', memory.reserve(lensRecords.sizeOf('Style')));
  return record.set('pixels', side).set('pixelLevels', 255).at;
}

/** The moment that is shown then: films of fewer pictures a second hold each of them. */
export function heldTime(time: number, styles: readonly string[]): number {
  const rate = lookOf(styles).find(({ picturesPerSecond }) => picturesPerSecond !== undefined)?.picturesPerSecond;
  return rate === undefined ? time : Math.floor(time * rate + 1e-6) / rate;
}
