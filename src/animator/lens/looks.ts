import type { Print } from '../land/world.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import type { Light } from '../maths/mesh.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import { lensRecords } from './layout.ts';
import type { Lens } from './lens.ts';
import { LOOKS, type Look, MEDIA, type StyleField } from './looks-table.ts';
import { placePalette } from './palette.ts';
import { makeWriting } from './writing.ts';

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
    ...(mixed.saturation === 0 && styles.some((style) => COLOURLESS.has(style)) ? { gain: print.gain } : {}),
  };
}

const MOST_SATURATED = 1.5;
const MOST_BLOOM = 3;
const COLOURLESS: ReadonlySet<string> = new Set(['noir', 'black_and_white', 'newsreel', 'manga', 'night_vision']);

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

/** What the styles do to the camera: a round lens sees more, a small world is blurred sooner. */
export function lensOf(styles: readonly string[]): (pose: CameraPose) => CameraPose {
  const looks = lookOf(styles);
  const wider = Math.max(1, ...looks.map((look) => look.wider ?? 1));
  const aperture = looks.reduce((factor, look) => factor * (look.aperture ?? 1), 1);
  if (wider === 1 && aperture === 1) return (pose) => pose;
  return (pose) => ({
    ...pose,
    fieldOfView: Math.min(MOST_WIDE, (Math.atan(Math.tan((pose.fieldOfView * Math.PI) / 360) * wider) * 360) / Math.PI),
    aperture: pose.aperture * aperture,
  });
}
const MOST_WIDE = 125;

export interface Styled {
  readonly styles: readonly string[];
  /** What a film says of its hour is written over it. */
  readonly seed: number;
  readonly night: boolean;
  /** Across the ground, where the camera looks first. */
  readonly ahead: readonly [number, number];
  /** Metres: the ground under whom the film is about. */
  readonly floor: number;
}

/** Hands back what lays the styles over a finished picture, as far as the share says. */
export function makeStyling(
  memory: KernelMemory,
  lens: Lens,
  styled: Styled,
): (seconds: number, share: number) => void {
  const { kernels, record, size } = lens;
  const style = placeStyle(memory, lens, styled);
  if (style === null) return () => undefined;
  const written = lookOf(styled.styles).find(({ writing }) => writing !== undefined)?.writing;
  const write = written === undefined ? () => undefined : makeWriting(memory, lens, written, styled);
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
    write(seconds);
    if (share < 1 && plainAt !== null) kernels.mixPicture(record.at, plainAt, Math.round((1 - share) * 256));
  };
}

/** Bytes of the kernel's tables of noise and paper. */
const TABLE_BYTES = 2 * 65_536;

/** The record that lays the styles over a picture: the first of them says what it is made of, all of them what it was filmed with. */
function placeStyle(memory: KernelMemory, { kernels }: Lens, { styles, ahead, floor }: Styled): number | null {
  const looks = lookOf(styles);
  const made = looks.find(({ medium }) => medium !== undefined);
  const laid = looks.filter((look) => look.over !== undefined && (look.medium === undefined || look === made));
  if (made === undefined && laid.length === 0) return null;
  const record = lensRecords.view(memory.memory, 'Style', memory.reserve(lensRecords.sizeOf('Style')));
  const tables = memory.reserve(TABLE_BYTES);
  kernels.makeStyleTables(tables);
  record.set('tables', tables).set('sunX', ahead[0]).set('sunZ', ahead[1]).set('floor', floor);
  if (made?.medium !== undefined) record.set('medium', MEDIA[made.medium]);
  if (made?.medium === 'pixels') record.set('palette', placePalette(memory));
  // The first one is meant most: it has the last word.
  // … but a time is no look of its own: "1940s film noir" is film noir.
  const age = LOOKS.vintage;
  for (const { over = {} } of [
    ...laid.filter((look) => look !== age),
    ...laid.filter((look) => look === age),
  ].toReversed()) {
    for (const [field, value] of Object.entries(over)) {
      record.set(field as StyleField, ...(typeof value === 'number' ? [value] : value));
    }
  }
  // Old film in black and white has no colour of age.
  if (styles.some((style) => style === 'noir' || style === 'black_and_white'))
    record.set('darkTint', 0, 0, 0).set('lightTint', 0, 0, 0);
  return record.at;
}

/** The picture in stones of one colour each: what is shown of it while it is being made. `side` is of a picture 1280 wide. */
export function placeMosaic(memory: KernelMemory, side: number): number {
  const record = lensRecords.view(memory.memory, 'Style', memory.reserve(lensRecords.sizeOf('Style')));
  return record.set('medium', MEDIA.pixels).set('pixels', side).at;
}

/** The moment that is shown then: films of fewer pictures a second hold each of them. */
export function heldTime(time: number, styles: readonly string[]): number {
  const rates = lookOf(styles).flatMap(({ held }) => held ?? []);
  if (rates.length === 0) return time;
  const rate = Math.min(...rates);
  return Math.floor(time * rate + 1e-6) / rate;
}
