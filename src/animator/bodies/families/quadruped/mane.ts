import { lightOf } from '../../../maths/mesh.ts';
import { add, between, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { Field } from '../../field.ts';
import { growLocks } from '../../fur-locks.ts';
import { readHex } from '../../recolour.ts';
import { type Frame, MANE_BONES } from './frame.ts';
import type { PartMaker } from './part-maker.ts';
import type { QuadrupedSheet } from './sheet.ts';

const ACROSS: Vector = [1, 0, 0];

/** How hair of a mane grows on what it covers: metres, how it lies, how it stands out. */
interface Growth {
  readonly count: number;
  readonly long: number;
  readonly lift: number;
  readonly widest: number;
  flow(at: Vector): Vector;
}

/** A lion's ruff, a horse's hanging crest, a zebra's brush, the hair on the head of a mammoth or a bison. */
export function makeMane({ kernel, skeleton, sheet, frame, torso, coarse }: PartMaker): BodyPart[] {
  // The dome of a mammoth is covered by its coat.
  if (sheet.mane === undefined || (sheet.mane === 'shaggy' && sheet.trunk !== undefined)) return [];
  const field = new Field(skeleton);
  if (sheet.mane === 'ruff') shapeRuff(field, sheet, frame);
  else if (sheet.mane === 'shaggy') shapeCap(field, sheet, frame);
  else shapeCrest(field, sheet, frame, sheet.mane === 'crest');
  const colour = lightOf(readHex(sheet.coat.mane ?? sheet.coat.base));
  const mesh = kernel.polygonise(field, {
    cell: (sheet.mane === 'ruff' || sheet.mane === 'shaggy' ? 0.036 : 0.024) * coarse,
    occluders: [torso],
    occlusionReach: 0.14,
  });
  const strands = { kind: 'noise', cells: [24, 9, 24], threshold: 0.5, softness: 0.3, seed: 5 } as const;
  const coat = [{ colour }, { colour: [0.62, 0.6, 0.6], multiply: true, where: strands }] as const;
  const { count, long, flow, lift, widest } = growthOf(sheet, frame);
  const locks =
    count === 0 || coarse > 1.5
      ? null
      : growLocks(
          kernel,
          mesh,
          coat,
          { count: Math.round(count / coarse), long: () => long, flow, lift, wide: 0.6, widest: widest * 1.4 },
          'hairLocks',
        );
  return [
    makePart(kernel, { name: 'mane', mesh, material: 'hair', coat }),
    ...(locks === null ? [] : [{ ...locks, name: 'maneLocks' }]),
  ];
}

function growthOf({ mane, head }: QuadrupedSheet, frame: Frame): Growth {
  const face = frame.onHead(0, -0.04, head.skull[2] + 0.1);
  switch (mane) {
    case 'ruff':
      // Away from the face, and down with its own weight.
      return {
        ...{ count: 1700, long: 0.19, lift: 0.27, widest: 0.042 },
        flow: (at) => add(subtract(at, face), [0, -0.2, -0.16]),
      };
    case 'crest':
      return {
        ...{ count: 560, long: 0.17, lift: 0.12, widest: 0.036 },
        flow: ([x]) => [Math.sign(x) * 0.3, -1, -0.22],
      };
    case 'shaggy':
      return {
        ...{ count: 320, long: 0.14, lift: 0.16, widest: 0.034 },
        flow: (at) => add(subtract(at, frame.head), [0, -0.45, -0.1]),
      };
    default:
      return { ...{ count: 0, long: 0, lift: 0, widest: 0 }, flow: () => [0, 1, 0] };
  }
}

/** Round, thick and smooth: its locks grow out of it. */
function shapeRuff(field: Field, { head, body }: QuadrupedSheet, frame: Frame): void {
  const { onHead } = frame;
  const s = head.size;
  const r = 0.36;
  const [w, h] = head.skull;
  field.on('head', 0.05).ball(onHead(0, -0.05, -0.16), [r, r * 1.02, 0.25 * s], { turn: frame.headTurn });
  field.on('neck2').cone(between(frame.neck, frame.head, 0.75), add(frame.neck, [0, -0.02, 0.02]), r * 0.92, r * 0.74, {
    blend: 0.12,
  });
  field
    .on('chest')
    .cone(
      add(frame.neck, [0, 0, 0.06]),
      add(frame.chest, [0, -body.chest * 0.55, body.chest * 0.72]),
      r * 0.6,
      r * 0.24,
      { blend: 0.12 },
    );
  // The face stays free.
  field.on('head').ball(onHead(0, -0.08, 0.3), [w * 1.02 * s, h * 1.12 * s, 0.42 * s], {
    mode: 'cut',
    blend: 0.04,
    turn: frame.headTurn,
  });
}

function shapeCrest(field: Field, sheet: QuadrupedSheet, frame: Frame, hangs: boolean): void {
  const { neck } = sheet;
  const direction = normalise(subtract(frame.head, frame.neck));
  const back = normalise([0, direction[2], -direction[1]]);
  const rootAt = (share: number, far: number): Vector =>
    add(
      between(frame.neck, frame.head, share * 1.08 - 0.04),
      scale(back, (neck.from + (neck.to - neck.from) * share) * far),
    );
  if (hangs) {
    shapeHanging(field, sheet, frame, rootAt);
    return;
  }
  const [r, count] = [0.065, 9];
  for (let k = 0; k <= count; k++) {
    const share = k / count;
    const root = rootAt(share, 0.85);
    const tip = add(root, scale(back, r * 1.3));
    field.on(share < 0.35 ? 'neck' : share < 0.85 ? 'neck2' : 'head', 0.03);
    field.cone(root, between(root, tip, 0.5), r * 0.62, r * 0.6, { flat: { axis: ACROSS, by: 0.52 } });
    field.cone(between(root, tip, 0.5), tip, r * 0.6, r * 0.16, { flat: { axis: ACROSS, by: 0.5 } });
  }
}

/** Metres, before its size: how far a lock of a hanging mane comes down the neck. */
const HANGS = 0.27;

/** Down both sides of the neck, longest in its middle; the ends follow bones of their own, so that they stream. */
function shapeHanging(
  field: Field,
  { neck, head }: QuadrupedSheet,
  frame: Frame,
  rootAt: (share: number, far: number) => Vector,
): void {
  const [r, count] = [0.1, 11];
  for (let k = 0; k <= count; k++) {
    const share = 0.08 + (0.92 * k) / count;
    const root = rootAt(share, 0.92);
    const thick = neck.from + (neck.to - neck.from) * share;
    const grows = share < 0.35 ? 'neck' : share < 0.9 ? 'neck2' : 'head';
    const streams = MANE_BONES[Math.min(2, Math.floor(share * 3))] ?? 'mane1';
    field.on(grows, 0.03).ball(root, [r * 0.42, r * 0.6, r * 0.6]);
    for (const side of [1, -1]) {
      const uneven = 0.82 + 0.26 * Math.sin(k * 2.3 + side) + (k % 2 === 0 ? 0 : 0.12);
      const down = HANGS * uneven * (1 - 0.8 * Math.abs(share - 0.55));
      // The neck widens toward the shoulders.
      const out = thick * (1.02 + 0.3 * Math.max(0, 0.4 - share));
      const over = add(root, [side * out * 0.86, -down * 0.36, -0.015]);
      const tip = add(root, [side * out * 1.1, -down, -0.05 - 0.03 * (k % 3)]);
      field.on(grows, 0.03).cone(root, over, r * 0.5, r * 0.5, { flat: { axis: ACROSS, by: 0.6 } });
      field.on(streams, 0.03).cone(over, tip, r * 0.52, r * 0.12, { flat: { axis: ACROSS, by: 0.5 } });
    }
  }
  const [, h, d] = head.skull;
  for (const x of [-0.05, 0, 0.05])
    field
      .on('head', 0.03)
      .cone(frame.onHead(0, h * 0.98, -0.06), frame.onHead(x * 1.5, h * 0.32, d * 1.05), r * 0.55, r * 0.14);
}

/** A cap of hair between the ears; the rest hangs from the coat itself. */
function shapeCap(field: Field, { head }: QuadrupedSheet, frame: Frame): void {
  const s = head.size;
  for (const x of [-0.5, 0, 0.5]) {
    const root = frame.onHead(x * head.skull[0] * 1.1, head.skull[1] * 0.75, -0.02);
    field.on('head', 0.04).cone(root, add(root, [x * 0.04, 0.05 * s, 0.02]), head.skull[0] * 0.55 * s, 0.05 * s);
  }
}
