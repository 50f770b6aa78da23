import type { SKRSContext2D } from '@napi-rs/canvas';
import { CUT_OUT_SIDE, type CutOut } from '../../bodies/families/reference.ts';
import { findParts, OUTLINE_COLUMNS, OUTLINE_ROWS, traceOutline } from '../../bodies/outline.ts';
import { openCanvas } from '../../maths/canvas.ts';
import { clamp } from '../../maths/ease.ts';
import { isSkin } from './find-eyes.ts';
import { withoutFray } from './fray.ts';

/** Heads that a grown figure is tall, and where its hips and hands are. */
const [HEADS, HIPS, HANDS] = [7.2, 3.85, 3.75];
/** Heads that shoulders are wide; and of somebody whose legs begin to be seen, no more than these are seen. */
const [SHOULDERS, MOST_SEEN] = [2.1, 5.2];
const MARGIN = 0.02;
/** Levels: black cloth shows its folds, too. */
const DARKEST = 40;
type Colour = readonly [number, number, number];
const css = ([r, g, b]: Colour, share = 1): string =>
  `rgb(${Math.round(r * share)} ${Math.round(g * share)} ${Math.round(b * share)})`;

const lumaOf = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** So light that its shape can be seen. */
function lifted([r, g, b]: Colour): Colour {
  const more = Math.max(0, DARKEST - lumaOf([r, g, b]));
  return [r + more, g + more, b + more * 1.15];
}

/**
 * A bust gets the rest of its figure, in the colours of its clothes: what a picture cuts off cannot stand on the ground. Drawn plainly, since nobody
 * knows what it wears below.
 */
export function completeFigure(cut: CutOut): CutOut {
  const side = CUT_OUT_SIDE;
  const whole = { left: cut.left * side, top: cut.top * side, width: cut.width * side, height: cut.height * side };
  const box = { ...whole, height: withoutFray(cut, whole) };
  // Hats and hair make heads taller than they are: shoulders tell, too.
  const last = lowestRow(cut, box);
  const crown = crownOf(cut, box, last);
  const head = headFrom(cut, box, last, crown);
  const over = crown - box.top;
  const total = over + Math.max(HEADS * head, (box.height - over) * 1.25);
  const scale = (side * (1 - 2 * MARGIN)) / total;
  const { createCanvas, ImageData } = openCanvas();
  const canvas = createCanvas(side, side);
  const pen = canvas.getContext('2d');
  const bust = createCanvas(side, side);
  bust.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(cut.pixels), side, side), 0, 0);
  fadeOut(bust.getContext('2d'), box);
  const [edge, unit] = [side * MARGIN, head * scale];
  const top = edge + over * scale;
  const middle = side / 2;
  const cutAt = edge + box.height * scale;
  // Where it is cut, and not the middle of arms that are held out above.
  const wide = last.width * scale;
  const shifted = (last.middle - (box.left + box.width / 2)) * scale;
  const legsSeen = cutAt > top + unit * (HIPS - 0.4);
  // Of a bust the sleeves: what is between them may be bare. Bare arms are no sleeves.
  const isCloth = (at: number): boolean =>
    !isSkin(cut.pixels[at] ?? 0, cut.pixels[at + 1] ?? 0, cut.pixels[at + 2] ?? 0);
  const wornIn = (across: Span, down: Span): Colour =>
    meanOf(cut, box, across, down, isCloth) ?? meanOf(cut, box, across, down) ?? TROUSERS;
  const clothes = legsSeen
    ? wornIn([0, 1], [0.94, 0.985])
    : lifted(mixed(wornIn([0.06, 0.3], [0.82, 0.97]), wornIn([0.7, 0.94], [0.82, 0.97])));
  const skin = meanOf(cut, { ...box, top: crown, height: head }, [0.42, 0.58], [0.55, 0.75]) ?? TROUSERS;
  const figure = { middle: middle + shifted, top, unit, cutAt, wide, clothes, skin };
  if (legsSeen) drawLegs(pen, figure, { from: cutAt - unit * 0.4, half: wide / 2, colour: clothes });
  else drawBody(pen, figure);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    bust,
    ...[box.left, box.top, box.width, box.height],
    ...[middle - (box.width * scale) / 2, edge, box.width * scale, box.height * scale + 1],
  );
  const pixels = new Uint8Array(new SharedArrayBuffer(side * side * 4));
  pixels.set(pen.getImageData(0, 0, side, side).data);
  const span = Math.max(box.width * scale, wide + 2 * Math.abs(shifted), unit * 2.4);
  return {
    name: `${cut.name} whole`,
    pixels,
    ...{ left: (middle - span / 2) / side, top: MARGIN, width: span / side, height: 1 - 2 * MARGIN },
    ...{ cutOff: false, framed: 0 },
    face: cut.face,
  };
}

/** A bust goes over into what is drawn below it: no edge tells where the picture ended. */
function fadeOut(pen: SKRSContext2D, { left, top, width, height }: Box): void {
  const from = top + height * (1 - SEAM);
  const fade = pen.createLinearGradient(0, from, 0, top + height);
  fade.addColorStop(0, 'rgb(0 0 0 / 0)');
  fade.addColorStop(1, 'rgb(0 0 0 / 1)');
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = fade;
  pen.fillRect(left, from, width, height * SEAM + 1);
}

/** Of the height of a bust. */
const SEAM = 0.09;

interface Figure {
  readonly middle: number;
  readonly top: number;
  /** Of a head. */
  readonly unit: number;
  /** Where the bust ends, and how wide it is there. */
  readonly cutAt: number;
  readonly wide: number;
  readonly clothes: Colour;
  readonly skin: Colour;
}

type Points = readonly (readonly [x: number, y: number])[];

/** Round as a limb is: light along the middle of it, dark to its edges. */
function shade(pen: SKRSContext2D, colour: Colour, points: Points): void {
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const round = pen.createLinearGradient(left, 0, right, 0);
  for (const [at, share] of [
    [0, 0.55],
    [0.3, 1.06],
    [0.55, 1],
    [1, 0.5],
  ] as const)
    round.addColorStop(at, css(colour, share));
  pen.fillStyle = round;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

const mixed = ([r, g, b]: Colour, other: Colour): Colour => [
  (r + other[0]) / 2,
  (g + other[1]) / 2,
  (b + other[2]) / 2,
];
const dimmed = ([r, g, b]: Colour, share: number): Colour => [r * share, g * share, b * share];
/** Of trousers under a light shirt. */
const TROUSERS: Colour = [58, 62, 78];

interface Legs {
  readonly from: number;
  /** Half the width of both there. */
  readonly half: number;
  readonly colour: Colour;
}

/** Two legs from `from` down to the ground, and shoes. */
function drawLegs(pen: SKRSContext2D, { middle, top, unit }: Figure, { from, half, colour: legs }: Legs): void {
  const end = top + HEADS * unit;
  const outer = clamp(half, unit * 0.55, unit * 0.95);
  for (const sense of [-1, 1]) {
    pen.fillStyle = css(legs, 0.42);
    pen.beginPath();
    pen.ellipse(middle + sense * unit * 0.48, end - unit * 0.12, unit * 0.34, unit * 0.13, 0, 0, 7);
    pen.fill();
    shade(pen, legs, [
      [middle + sense * unit * 0.03, from - 2],
      [middle + sense * outer, from - 2],
      [middle + sense * Math.min(outer, unit * 0.7), (from + end) / 2],
      [middle + sense * unit * 0.62, end - unit * 0.14],
      [middle + sense * unit * 0.26, end - unit * 0.14],
      [middle + sense * unit * 0.14, (from + end) / 2],
    ]);
  }
}

function drawBody(pen: SKRSContext2D, figure: Figure): void {
  const { middle, top, unit, cutAt, wide, clothes, skin } = figure;
  const at = (heads: number): number => top + heads * unit;
  const hips = Math.max(at(HIPS), cutAt + unit * 0.3);
  // Trousers are told from what is above them.
  const trousers = lumaOf(clothes) > 110 ? TROUSERS : lifted(dimmed(clothes, 0.72));
  drawLegs(pen, figure, { from: hips - unit * 0.25, half: unit * 0.84, colour: trousers });
  // Shoulders are no wider than people are: what hangs beside them is hair or a coat.
  const outer = clamp(wide / 2, unit * 0.8, unit * 1.4);
  for (const sense of [-1, 1]) {
    const hand = Math.max(at(HANDS), cutAt + unit * 0.5);
    pen.fillStyle = css(skin);
    pen.beginPath();
    pen.ellipse(middle + sense * outer * 0.95, hand + unit * 0.12, unit * 0.16, unit * 0.26, 0, 0, 7);
    pen.fill();
    shade(pen, lifted(dimmed(clothes, 0.86)), [
      [middle + sense * (outer - unit * 0.42), cutAt - unit * 0.2],
      [middle + sense * outer, cutAt - unit * 0.2],
      [middle + sense * (outer * 0.97 + unit * 0.14), hand],
      [middle + sense * (outer * 0.97 - unit * 0.2), hand],
    ]);
  }
  const [chest, waist] = [outer - unit * 0.34, unit * 0.74];
  shade(pen, clothes, [
    [middle - outer, cutAt - unit * 0.22],
    [middle + outer, cutAt - unit * 0.22],
    [middle + chest, cutAt + unit * 0.22],
    [middle + waist, hips - unit * 0.5],
    [middle + unit * 0.86, hips],
    [middle - unit * 0.86, hips],
    [middle - waist, hips - unit * 0.5],
    [middle - chest, cutAt + unit * 0.22],
  ]);
  // A belt, and a seam down the middle.
  pen.fillStyle = css(clothes, 0.5);
  pen.fillRect(middle - unit * 0.8, hips - unit * 0.34, unit * 1.6, unit * 0.1);
  pen.fillRect(middle - 1, cutAt, 2, hips - cutAt - unit * 0.3);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Stretch {
  readonly width: number;
  readonly middle: number;
}

/** The longest stretch of the figure on a row of pixels: a tripod beside somebody is none of him. */
function rowAt({ pixels }: CutOut, { left, width }: Box, y: number): Stretch {
  let longest: Stretch = { width: 0, middle: left + width / 2 };
  let first = -1;
  for (let x = Math.floor(left); x <= left + width + 1; x++) {
    const held = x < left + width && (pixels[(y * CUT_OUT_SIDE + x) * 4 + 3] ?? 0) >= 128;
    if (held && first < 0) first = x;
    if (held || first < 0) continue;
    if (x - first > longest.width) longest = { width: x - first, middle: (first + x) / 2 };
    first = -1;
  }
  return longest;
}

const lowestRow = (cut: CutOut, box: Box): Stretch => rowAt(cut, box, Math.round(box.top + box.height * 0.975));

/** Where the head begins: above where the body ends. Arms that are raised go higher, beside it. */
function crownOf({ pixels, face }: CutOut, box: Box, last: Stretch): number {
  const across = face === null ? last.middle : ((face.eyes[0].u + face.eyes[1].u) / 2) * CUT_OUT_SIDE;
  const reach = Math.max(4, last.width * ABOVE_BODY);
  for (let y = Math.floor(box.top); y < box.top + box.height * 0.6; y++) {
    for (let x = Math.floor(across - reach); x < across + reach; x++)
      if ((pixels[(y * CUT_OUT_SIDE + x) * 4 + 3] ?? 0) >= 128) return y;
  }
  return box.top;
}
/** Of the width of a body: so far from its middle a head is. */
const ABOVE_BODY = 0.22;
/** Widths between the eyes that a head is tall; and of the height of all that is seen: what is higher is an arm. */
const [EYE_WIDTHS, RAISED] = [3.5, 0.1];

/** Pixels of a head: by its neck, no more than its eyes say, and by the shoulders where hands are raised beside it. Hats and hair make heads taller than they are. */
function headFrom(cut: CutOut, box: Box, last: Stretch, crown: number): number {
  const seen = box.top + box.height - crown;
  if (crown - box.top > box.height * RAISED) return clamp(last.width / SHOULDERS, seen / MOST_SEEN, seen / 2);
  const neck = Math.max(seen / MOST_SEEN, headOf(cut, box));
  const own = last.width > neck * 1.3 ? Math.sqrt(neck * Math.min(neck, last.width / SHOULDERS)) : neck;
  const [one, other] = cut.face?.eyes ?? [];
  if (one === undefined || other === undefined) return own;
  return Math.min(own, Math.hypot(one.u - other.u, one.v - other.v) * CUT_OUT_SIDE * EYE_WIDTHS);
}

/** Pixels of a head: down to its neck; where none is seen, by how tall the figure is for its width: of a narrow one much is seen, down to the thighs. */
function headOf({ pixels }: CutOut, { left, top, width, height }: Box): number {
  const rows = traceOutline((column, row) => {
    const x = Math.floor(left + ((column + 0.5) / OUTLINE_COLUMNS) * width);
    const y = Math.floor(top + ((row + 0.5) / OUTLINE_ROWS) * height);
    return (pixels[(y * CUT_OUT_SIDE + x) * 4 + 3] ?? 0) > 128;
  });
  const { head } = findParts(rows, 'upright', false);
  return head === null ? height / clamp((SHOULDERS * height) / width, 1.8, MOST_SEEN) : head.down * 2 * height;
}

/** From, to. */
type Span = readonly [number, number];

/** The mean colour of a part of a box, by shares of its width and height; null where nothing of it counts. */
function meanOf(
  { pixels }: CutOut,
  box: Box,
  across: Span,
  down: Span,
  counts: (at: number) => boolean = () => true,
): Colour | null {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(box.top + box.height * down[0]); y < box.top + box.height * down[1]; y++) {
    for (let x = Math.floor(box.left + box.width * across[0]); x < box.left + box.width * across[1]; x++) {
      const at = (y * CUT_OUT_SIDE + x) * 4;
      if ((pixels[at + 3] ?? 0) < 200 || !counts(at)) continue;
      for (let part = 0; part < 3; part++) sums[part] = (sums[part] ?? 0) + (pixels[at + part] ?? 0);
      count += 1;
    }
  }
  const [r = 0, g = 0, b = 0] = sums.map((sum) => sum / Math.max(1, count));
  return count === 0 ? null : [r, g, b];
}
