import type { Head } from '../../bodies/outline.ts';
import type { BentMesh } from '../../lens/bent.ts';
import { openCanvas } from '../../maths/canvas.ts';
import { clamp, smoothstep, TAU } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { VERTEX_FLOATS } from '../../maths/mesh.ts';
import { type Plate, type PlateSubject, pointAt } from '../plate/plate.ts';
import { isSkin } from './find-eyes.ts';
import type { SubjectLife, SubjectMove } from './life.ts';
import { clothAt, middleOf, paintSleeve } from './sleeve.ts';

/**
 * The arm of whom a picture shows only down to the chest: it comes up from below the lower edge, in the stuff of the clothes, with a hand of the face's skin.
 * At the first moment it is below the picture.
 */
export interface ArmOrder {
  readonly head: Head;
  readonly life: SubjectLife;
  readonly depthAt: (u: number) => number;
}

/** What arms do that are not seen: where the elbow and the wrist are from the head's middle, in halves of its height, outward and down, and how the hand points. */
interface Gesture {
  readonly elbow: readonly [number, number];
  readonly wrist: readonly [number, number];
  /** Radians from upright, outward. */
  readonly hand: number;
  /** How far wrist and hand swing, and how often a second. */
  readonly swing: number;
  readonly rate: number;
  /** Whether its fingers are. */
  readonly spread: boolean;
}

const WAVES: Gesture = { elbow: [2.35, 3.1], wrist: [2.15, 1.0], hand: 0.05, swing: 0.3, rate: 1.5, spread: true };
const GESTURES: Readonly<Record<string, Gesture>> = {
  wave: WAVES,
  raise: { ...WAVES, wrist: [2.1, 0.5], swing: 0.03, rate: 0.4 },
  cheer: { ...WAVES, wrist: [2.1, 0.2], swing: 0.12, rate: 1.8 },
  salute: { elbow: [3.1, 2.1], wrist: [1.75, 0.62], hand: -0.95, swing: 0.01, rate: 0.3, spread: false },
  point: { elbow: [2.2, 3], wrist: [3.2, 1.8], hand: 1.25, swing: 0.02, rate: 0.3, spread: false },
};
/** Half the breadth of a sleeve, and length of a hand, in halves of a head's height. */
const [SLEEVE, HAND] = [0.42, 1.18];
/** Seconds in which it comes up. */
const COMES = 0.75;
const [CELLS, TEXTURE] = [14, { width: 96, sleeve: 192, hand: 144 }] as const;
/** Nobody whose feet are seen needs another arm. */
const BUST = 0.97;
/** Before the chest: of its distance. */
const BEFORE = 0.93;

export function raiseArm(plate: Plate, subject: PlateSubject, { head, life, depthAt }: ArmOrder): BentMesh[] {
  const moves = life.moves.filter(({ act }) => GESTURES[act] !== undefined);
  if (life.kind !== 'upright' || moves.length === 0 || subject.box.bottom < BUST) return [];
  const spread = moves.every(({ act }) => GESTURES[act]?.spread === true);
  const pixels = paintArm(plate, subject, head, spread);
  if (pixels === null) return [];
  const side = sideOf(head, life);
  const depth = depthAt(head.u) * BEFORE;
  const count = (CELLS + 1) * 2 + 4;
  const vertices = new Float32Array(count * VERTEX_FLOATS);
  const coordinates = new Float32Array(count * 2);
  const material = materialOf('print');
  const [whole, sleeve] = [TEXTURE.sleeve + TEXTURE.hand, TEXTURE.sleeve / (TEXTURE.sleeve + TEXTURE.hand)];
  for (let vertex = 0; vertex < count; vertex++) {
    vertices.set(
      [...pointAt(plate.camera, 0.5, 1.6, depth), 0, 0, 0, 1, 1, depth, 0, 0, material],
      vertex * VERTEX_FLOATS,
    );
    const row = Math.floor(vertex / 2);
    const along = row <= CELLS ? (row / CELLS) * (sleeve - 1 / whole) : row === CELLS + 1 ? sleeve + 1 / whole : 1;
    coordinates.set([vertex % 2, along], vertex * 2);
  }
  const indices: number[] = [];
  for (const row of [...Array(CELLS).keys(), CELLS + 1]) {
    const at = row * 2;
    indices.push(at, at + 2, at + 3, at, at + 3, at + 1);
  }
  const { width, height } = { width: TEXTURE.width, height: whole };
  return [
    {
      mesh: { vertices, indices: Uint32Array.from(indices), twoSided: true, sways: false },
      texture: { width, height, pixels, coordinates, print: true },
      bend: (time, positions) => {
        const points = armAt(plate, head, side, moves, time);
        // The hand is within its sleeve.
        for (const [vertex, [u, v]] of points.entries())
          positions.set(pointAt(plate.camera, u, v, vertex < points.length - 4 ? depth : depth * 1.004), vertex * 3);
      },
    },
  ];
}

/** Who looks at us has the right hand on our left; else where there is more room beside the head. */
const sideOf = (head: Head, { hand }: SubjectLife): number =>
  hand === 'right' ? -1 : hand === 'left' ? 1 : head.u > 0.5 ? -1 : 1;

type Point = readonly [u: number, v: number];

/** Shares of the film of all its vertices at a moment. */
function armAt(plate: Plate, head: Head, side: number, moves: readonly SubjectMove[], time: number): Point[] {
  const shape = plate.size.width / plate.size.height;
  const unit = head.down;
  const place = ([out, low]: readonly [number, number]): [number, number] => [
    head.u + (side * out * unit) / shape,
    head.v + low * unit,
  ];
  const shown = moves.findLast(({ from }) => time >= from) ?? moves[0];
  const gesture = GESTURES[shown?.act ?? ''] ?? WAVES;
  const [from, to] = [shown?.from ?? 0, shown?.to ?? 1];
  const up = smoothstep(from, from + COMES, time) * (time > to ? smoothstep(to + COMES, to, time) : 1);
  const swing = gesture.swing * Math.sin(TAU * gesture.rate * Math.max(0, time - from - COMES * 0.6)) * up;
  // It comes from where it hangs: below the picture.
  const hidden = 1.25 + 2.4 * unit;
  const lower = ([u, v]: [number, number]): [number, number] => [
    u,
    hidden + (v - hidden) * up + (1 - up) * (v - head.v) * 0.3,
  ];
  const [elbowU, elbowV] = lower(place(gesture.elbow));
  const wristAtRest = lower(place(gesture.wrist));
  const wristU = wristAtRest[0] + (Math.sin(swing) * side * unit * 1.3) / shape;
  const wristV = wristAtRest[1];
  const [rootU, rootV] = [head.u + (side * 2.2 * unit) / shape, Math.max(1.15, elbowV + unit)];
  const points: Point[] = [];
  let aside: readonly [number, number] = [1, 0];
  for (let cell = 0; cell <= CELLS; cell++) {
    const share = cell / CELLS;
    // A bow through root, elbow and wrist, as cloth bends around an elbow.
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    const [u, v] = [a * rootU + b * elbowU + c * wristU, a * rootV + b * elbowV + c * wristV];
    const du = (2 * (1 - share) * (elbowU - rootU) + 2 * share * (wristU - elbowU)) * shape;
    const dv = 2 * (1 - share) * (elbowV - rootV) + 2 * share * (wristV - elbowV);
    const length = Math.max(1e-6, Math.hypot(du, dv));
    aside = [-dv / length, du / length];
    const half = unit * SLEEVE * (1.25 - 0.4 * share);
    points.push(
      [u + (aside[0] * half) / shape, v + aside[1] * half],
      [u - (aside[0] * half) / shape, v - aside[1] * half],
    );
  }
  const angle = side * (gesture.hand + swing * side * 1.2);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const wide = unit * HAND * (TEXTURE.width / TEXTURE.hand) * 0.5;
  const corner = (across: number, along: number): Point => [
    wristU + (across * cosine + along * sine) / shape,
    wristV + across * sine - along * cosine,
  ];
  // Its thumb is toward the head.
  const thumb = -side;
  const cuff = -unit * 0.34;
  const tip = unit * HAND * 1.25;
  return [
    ...points,
    corner(thumb * wide * 1.25, cuff),
    corner(-thumb * wide * 1.25, cuff),
    corner(thumb * wide * 1.25, tip),
    corner(-thumb * wide * 1.25, tip),
  ];
}

/** Sleeve above, hand below, in one texture; null where the picture shows neither skin nor clothes. */
function paintArm(plate: Plate, subject: PlateSubject, head: Head, spread: boolean): Uint8Array | null {
  const skin = skinOf(plate, subject, head);
  if (skin === null) return null;
  const { width, sleeve, hand } = TEXTURE;
  const pixels = new Uint8Array(new SharedArrayBuffer(width * (sleeve + hand) * 4));
  paintSleeve(pixels, { width, height: sleeve }, plate, subject, head);
  const canvas = openCanvas().createCanvas(width, hand);
  const pen = canvas.getContext('2d');
  const shade = (times: number): string =>
    `rgb(${skin.map((value) => Math.round(clamp(value * times, 0, 255))).join(' ')})`;
  // Drawn from the wrist, at the top of the texture, to the finger tips.
  const finger = (x: number, y: number, length: number, thick: number, turn: number): void => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    const light = pen.createLinearGradient(-thick / 2, 0, thick / 2, 0);
    light.addColorStop(0, shade(0.74));
    light.addColorStop(0.42, shade(1.08));
    light.addColorStop(1, shade(0.7));
    pen.fillStyle = light;
    pen.beginPath();
    pen.roundRect(-thick / 2, -thick / 2, thick, length, thick / 2);
    pen.fill();
    pen.restore();
  };
  const apart = spread ? 1 : 0.15;
  finger(spread ? 24 : 30, 62, spread ? 44 : 34, 15, 0.62 * Math.max(0.3, apart));
  finger(spread ? 30 : 32, 78, 48, 14, 0.12 * apart);
  finger(spread ? 44 : 44.5, 82, 56, 14.5, 0.03 * apart);
  finger(spread ? 58 : 57, 81, 52, 14, -0.05 * apart);
  finger(spread ? 71 : 68.5, 76, 40, 12, -0.16 * apart);
  const palm = pen.createRadialGradient(50, 56, 4, 50, 52, 46);
  palm.addColorStop(0, shade(1.06));
  palm.addColorStop(0.7, shade(0.97));
  palm.addColorStop(1, shade(0.76));
  pen.fillStyle = palm;
  pen.beginPath();
  pen.roundRect(23, 22, 55, 66, 20);
  pen.fill();
  pen.beginPath();
  pen.roundRect(33, 0, 34, 46, 8);
  pen.fill();
  const drawn = pen.getImageData(0, 0, width, hand).data;
  for (let at = 0; at < drawn.length; at++) pixels[width * sleeve * 4 + at] = drawn[at] ?? 0;
  return pixels;
}

/** The middle colour of a face's skin. */
function skinOf({ area, size }: Plate, { cut }: PlateSubject, head: Head): readonly number[] | null {
  const seen: (readonly number[])[] = [];
  // Below the eyes: above them hair may be of a like colour.
  for (let row = 1; row <= 9; row++) {
    for (let column = -7; column <= 7; column++) {
      const x = Math.floor((head.u + (column / 16) * head.across) * size.width) + area.left;
      const y = Math.floor((head.v + (row / 16) * head.down) * size.height) + area.top;
      const own = clothAt(cut, x, y);
      if (own !== null && isSkin(own[0] ?? 0, own[1] ?? 0, own[2] ?? 0)) seen.push(own);
    }
  }
  if (seen.length < 12) return null;
  return middleOf(seen, 150);
}
