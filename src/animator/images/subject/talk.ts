import type { BentMesh } from '../../lens/bent.ts';
import { clamp } from '../../maths/ease.ts';
import type { Plate, PlateCut, PlateSubject } from '../plate/plate.ts';
import { cutRelief, type Relief } from '../plate/relief.ts';
import type { Eye } from './find-eyes.ts';

/** Distances of the eyes from each other: from them down to where lips meet, at least, usually and at most. */
const LIPS = { least: 0.85, usual: 1.08, most: 1.35 } as const;
/** Half a mouth, half a jaw, how far that goes down, and how far it is lowered at most. */
const [MOUTH, JAW, CHIN, OPEN] = [0.32, 0.62, 0.72, 0.17];
/** Of half a jaw: where it begins to fade. */
const FADES = 0.55;
/** Pixels: less is not seen to move. */
const LEAST_OPEN = 1;
const INSIDE = [64, 26, 26] as const;
const TEETH = [196, 182, 172] as const;
/** Of the open mouth, from above. */
const TEETH_SHARE = 0.34;
/** Nearer than the face, and the jaw nearer than what is between the lips. */
const [BEFORE, FOREMOST] = [0.9955, 0.994];

/** Where lips meet, in pixels of the textures, and how far apart the eyes are. */
interface Lips {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

/** The darkest line where a mouth should be. */
export function findLips({ area, size }: Plate, { cut }: PlateSubject, [one, other]: readonly [Eye, Eye]): Lips {
  const apart = Math.abs(other.u - one.u) * size.width;
  const x = ((one.u + other.u) / 2) * size.width + area.left;
  const eyes = ((one.v + other.v) / 2) * size.height + area.top;
  let [y, darkest] = [eyes + apart * LIPS.usual, Number.POSITIVE_INFINITY];
  for (let row = Math.round(eyes + apart * LIPS.least); row <= eyes + apart * LIPS.most; row++) {
    let sum = 0;
    for (let column = -8; column <= 8; column++)
      sum += lumaAt(cut, Math.round(x + (column / 8) * apart * MOUTH * 0.8), row);
    // Shadows of noses and chins are dark, too: the nearer to where it should be, the likelier.
    const light = sum / 17 + 26 * Math.abs((row - eyes) / apart - LIPS.usual);
    if (light < darkest) [y, darkest] = [row, light];
  }
  return { x, y: belowTeeth(cut, Math.round(x), Math.round(y), apart), apart };
}

/** Distances of the eyes: how far teeth go down, and half the width in which they are looked for. */
const [TEETH_DOWN, TEETH_WIDE] = [0.24, 0.16];
/** Of the brightest colour: how much less the least is in teeth, which are nearly white; and how bright they are. */
const [WHITE, BRIGHT] = [0.24, 120];

/** Who smiles parts lips already: the jaw begins below the teeth. */
function belowTeeth(cut: PlateCut, x: number, y: number, apart: number): number {
  let lowest = y;
  for (let row = y + 1; row <= y + apart * TEETH_DOWN; row++) {
    let white = 0;
    for (let column = -4; column <= 4; column++) {
      const [r, g, b] = colourAt(cut, Math.round(x + (column / 4) * apart * TEETH_WIDE), row);
      const most = Math.max(r, g, b);
      if (most > BRIGHT && most - Math.min(r, g, b) < most * WHITE) white += 1;
    }
    if (white >= 5) lowest = row + 1;
    else if (lowest > y) break;
  }
  return lowest;
}

/** Beyond the figure it is as if white. */
function colourAt({ left, top, width, height, pixels }: PlateCut, x: number, y: number): [number, number, number] {
  const [column, row] = [x - left, y - top];
  if (column < 0 || row < 0 || column >= width || row >= height) return [255, 255, 255];
  const at = (row * width + column) * 4;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

function lumaAt(cut: PlateCut, x: number, y: number): number {
  const [r, g, b] = colourAt(cut, x, y);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function paint(
  { x, y }: Lips,
  half: number,
  down: number,
  colour: (aside: number, along: number, column: number, row: number) => readonly [number, number, number, number],
): PlateCut {
  const [left, width, height] = [
    Math.round(x - half),
    Math.max(2, Math.round(half * 2)),
    Math.max(2, Math.round(down)),
  ];
  const pixels = new Uint8Array(new SharedArrayBuffer(width * height * 4));
  for (let at = 0; at < width * height; at++) {
    const [column, row] = [at % width, Math.floor(at / width)];
    const aside = ((column + 0.5) / width - 0.5) * 2;
    pixels.set(
      colour(aside, (row + 0.5) / height, left + column, y + row).map((value) => Math.round(value)),
      at * 4,
    );
  }
  return { left, top: y, width, height, pixels };
}

/** What is seen between lips: dark, with teeth above. It ends in a bow. */
const paintInside = (lips: Lips): PlateCut =>
  paint(lips, lips.apart * MOUTH, lips.apart * OPEN, (aside, along) => {
    const bow = Math.sqrt(Math.max(0, 1 - aside * aside));
    // In the shadow of the upper lip.
    const teeth = 0.8 * clamp((TEETH_SHARE * bow - along) * 9) * clamp(along * 9) * clamp((0.82 - Math.abs(aside)) * 5);
    const [r, g, b] = [0, 1, 2].map((part) => (INSIDE[part] ?? 0) + ((TEETH[part] ?? 0) - (INSIDE[part] ?? 0)) * teeth);
    const edge = clamp((bow - along * 0.92) * 4) * clamp((1 - Math.abs(aside)) * 4);
    return [r ?? 0, g ?? 0, b ?? 0, 255 * edge];
  });

/** The lower lip and the chin, which fade into the face around them. */
const paintJaw = (lips: Lips, cut: PlateCut): PlateCut =>
  paint(lips, lips.apart * JAW, lips.apart * CHIN, (aside, along, x, y) => {
    const [column, row] = [x - cut.left, y - cut.top];
    if (column < 0 || row < 0 || column >= cut.width || row >= cut.height) return [0, 0, 0, 0];
    const at = (row * cut.width + column) * 4;
    const away = Math.hypot(aside, Math.max(0, along));
    const fade = clamp((1 - away) / (1 - FADES));
    // Only the lips themselves part: beside them the cheek is one.
    const corner = along < 0.2 ? clamp(1 - (Math.abs(aside) - MOUTH / JAW) * 12 * (1 - along * 5)) : 1;
    return [
      cut.pixels[at] ?? 0,
      cut.pixels[at + 1] ?? 0,
      cut.pixels[at + 2] ?? 0,
      (cut.pixels[at + 3] ?? 0) * fade * corner,
    ];
  });

/** Bends what belongs to a face as the face is bent. */
export type Follow = (relief: Relief) => (time: number, positions: Float32Array) => void;

/** Lips that part and a jaw that goes down as far as `openAt` tells, 0 to 1; nothing where a face is too small to see it. */
export function bendMouth(
  plate: Plate,
  subject: PlateSubject,
  eyes: readonly [Eye, Eye],
  { depthAt, follow, openAt }: { depthAt: (u: number) => number; follow: Follow; openAt: (time: number) => number },
): BentMesh[] {
  const lips = findLips(plate, subject, eyes);
  if (lips.apart * OPEN < LEAST_OPEN) return [];
  const metres = (pixels: number): number => (pixels / plate.size.height) * 2 * plate.camera.down * depthAt(eyes[0].u);
  const lowered = metres(lips.apart * OPEN);
  const part = (cut: PlateCut, near: number, bend: (positions: Float32Array, open: number) => void): BentMesh => {
    const relief = cutRelief(plate, cut, (u) => depthAt(u) * near);
    const followed = follow(relief);
    return {
      ...relief,
      bend(time, positions) {
        const open = clamp(openAt(time));
        followed(time, positions);
        if (open > 0.03) return bend(positions, open);
        // Behind the face while it is shut.
        for (let at = 2; at < positions.length; at += 3) positions[at] = (positions[at] ?? 0) - 2;
      },
    };
  };
  return [
    part(paintInside(lips), BEFORE, (positions, open) => {
      const top = positions[1] ?? 0;
      for (let at = 1; at < positions.length; at += 3) positions[at] = top + ((positions[at] ?? 0) - top) * open;
    }),
    part(paintJaw(lips, subject.cut), FOREMOST, (positions, open) => {
      for (let at = 1; at < positions.length; at += 3) positions[at] = (positions[at] ?? 0) - lowered * open;
    }),
  ];
}
