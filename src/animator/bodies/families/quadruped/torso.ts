import { aboutAxis, turnVector } from '../../../maths/turn.ts';
import { add, between, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { Field } from '../../field.ts';
import { ENDS, type Frame, SIDES, TAIL_BONES, TRUNK_BONES } from './frame.ts';
import { shapeLeg } from './legs.ts';
import type { QuadrupedSheet } from './sheet.ts';

const ACROSS: Vector = [1, 0, 0];

/** Trunk, neck, legs, skull and muzzle: one skin without seams. */
export function shapeTorso(field: Field, sheet: QuadrupedSheet, frame: Frame): void {
  const { body, neck } = sheet;
  const { pelvis, middle, chest } = frame;
  const flat = { axis: ACROSS, by: body.narrow };
  field.on('chest', 0.1).cone(middle, chest, body.belly, body.chest, { flat });
  field.on('pelvis', 0.1).cone(middle, pelvis, body.belly, body.hip, { flat });
  const breast: Vector = [body.chest * 0.8 * body.narrow, body.chest * 0.86, body.chest * 0.7];
  field.on('chest').ball(add(chest, [0, -body.chest * 0.22, body.chest * 0.22]), breast, { blend: 0.1 });
  for (const { at, height, length } of body.humps ?? []) {
    const along = at < 0 ? between(middle, pelvis, -at) : between(middle, chest, at);
    const foot = add(along, [0, body.belly * 0.72, 0]);
    field.on(at < 0 ? 'pelvis' : 'chest');
    field.cone(foot, add(foot, [0, height, 0]), length * 0.62, length * 0.36, {
      blend: 0.1,
      flat: { axis: ACROSS, by: 0.75 },
    });
  }
  if (body.withers !== undefined) {
    field
      .on('chest')
      .cone(add(chest, [0, body.withers * 0.5, 0]), frame.neck, body.chest * 0.7, neck.from, { blend: 0.12, flat });
  }
  for (const [side] of SIDES) for (const end of ENDS) shapeLeg(field, sheet, frame, end, side);
  if (sheet.headless !== true) shapeNeck(field, sheet, frame);
  // Feet are flat where they stand.
  field.on('root').plane([0, 0, 0], [0, -1, 0], { blend: 0.012 });
  if (sheet.headless !== true) shapeHead(field, sheet, frame);
  if (!isThin(sheet)) shapeTail(field, sheet, frame);
}

function shapeNeck(field: Field, { neck }: QuadrupedSheet, frame: Frame): void {
  const half = neck.from + (neck.to - neck.from) * 0.55;
  field.on('neck', 0.1).cone(frame.neck, frame.neckMiddle, neck.from, half, { blend: 0.13 });
  field.on('neck2').cone(frame.neckMiddle, between(frame.neckMiddle, frame.head, 0.92), half, neck.to, { blend: 0.04 });
}

export const isThin = ({ tail }: QuadrupedSheet): boolean =>
  tail.kind === 'tuft' || tail.kind === 'thin' || tail.kind === 'curl';

export function shapeHead(field: Field, sheet: QuadrupedSheet, frame: Frame): void {
  const { head, eye } = sheet;
  const { onHead } = frame;
  const s = head.size;
  const [w, h, d] = head.skull;
  field.on('head', 0.05 * s).ball(frame.head, [w * s, h * s, d * s], { turn: frame.headTurn, blend: 0.09 });
  if (frame.trunk.length === 0) {
    const flat = { axis: ACROSS, by: head.muzzleWidth };
    field.cone(onHead(0, -head.drop * 0.55, d * 0.45), frame.muzzle, head.muzzleFrom * s, head.muzzleTo * s, {
      blend: 0.1 * s,
      flat,
    });
    if (head.hook === true) {
      const r = head.muzzleTo * s;
      field.cone(frame.muzzle, add(frame.muzzle, [0, -r * 3.2, r * 1.4]), r * 1.1, r * 0.2, { blend: 0.03 * s });
    }
  }
  for (const [, sign] of SIDES) {
    const cheek = onHead(sign * w * 0.62, head.cheekHeight ?? -0.07, d * 0.25);
    field.ball(cheek, [head.cheek * s, head.cheek * 0.85 * s, head.cheek * s], { blend: 0.07 * s });
    for (const [below, long] of head.tuft === undefined
      ? []
      : ([
          [-0.02, 1],
          [-0.1, 0.85],
        ] as const)) {
      const tip = onHead(sign * (w + (head.tuft ?? 0) * long), -0.12 + below, -0.06);
      field.cone(onHead(sign * w * 0.66, -0.07 + below, 0.04), tip, head.cheek * 0.7 * s, 0.012, { blend: 0.04 });
    }
    if (head.brow === true)
      field.ball(onHead(sign * w * 0.5, h * 0.55, d * 0.62), [0.07 * s, 0.045 * s, 0.06 * s], { blend: 0.06 * s });
    if (eye.bulge !== undefined) {
      const side: Vector = [
        Math.sin(eye.around) * Math.cos(eye.above),
        Math.sin(eye.above),
        Math.cos(eye.around) * Math.cos(eye.above),
      ];
      field.ball(
        onHead(sign * side[0] * w * 0.95, side[1] * h * 0.95, side[2] * d * 0.95),
        eye.radius * eye.bulge * s,
        {
          blend: 0.05 * s,
        },
      );
    }
  }
  for (let k = 0; k + 1 < frame.trunk.length; k++) {
    const radius = (step: number): number => (head.muzzleFrom + ((head.muzzleTo - head.muzzleFrom) * step) / 5) * s;
    const [from, to] = [frame.trunk[k], frame.trunk[k + 1]];
    const bone = TRUNK_BONES[k];
    if (from !== undefined && to !== undefined && bone !== undefined) {
      field.on(bone).cone(from, to, radius(k), radius(k + 1), { blend: k === 0 ? 0.12 : 0.02 });
    }
  }
}

const TAIL_RADII = {
  bush: [0.4, 0.85, 1.1, 0.92, 0.12],
  flag: [0.75, 1, 1, 0.75, 0.2],
  hair: [0.6, 0.95, 1.1, 0.9, 0.25],
  curl: [1.15, 1, 0.95, 0.9, 0.75],
  tuft: [1.2, 0.8, 0.6, 0.55, 0.5],
  thin: [1.2, 0.8, 0.6, 0.5, 0.3],
  plume: [0.45, 0.85, 1.15, 1.15, 0.6],
  thick: [1, 0.74, 0.48, 0.27, 0.08],
  paddle: [0.7, 0.9, 1, 1, 0.7],
} as const;

/** Radians between the tails of one that has several. */
const FANNED = 0.3;

export function shapeTail(field: Field, { tail, tails = 1 }: QuadrupedSheet, frame: Frame): void {
  const [root] = frame.tail;
  for (let k = 0; k < tails && root !== undefined; k++) {
    const turn = aboutAxis([0, 0.4, 0.917], (k - (tails - 1) / 2) * FANNED);
    const points = frame.tail.map((point) => add(root, turnVector(turn, subtract(point, root))));
    shapeOneTail(field, tail, points);
  }
}

function shapeOneTail(field: Field, tail: QuadrupedSheet['tail'], points: readonly Vector[]): void {
  const radii = TAIL_RADII[tail.kind].map((share) => share * tail.radius);
  if (tail.kind === 'paddle') {
    for (const [k, bone] of TAIL_BONES.entries()) {
      const [from, to] = [points[k], points[k + 1]];
      if (from === undefined || to === undefined) continue;
      field
        .on(bone)
        .cone(from, to, radii[k] ?? 0.05, radii[k + 1] ?? 0.05, { blend: 0.04, flat: { axis: [0, 1, 0], by: 0.32 } });
    }
    return;
  }
  field.limb(points, radii, TAIL_BONES, { blend: tail.kind === 'thick' ? 0.12 : 0.05 });
  const [before, last] = [points[3], points[4]];
  if (tail.kind !== 'tuft' || before === undefined || last === undefined) return;
  const tip = add(last, scale(subtract(last, before), 0.5));
  field.on('tail3').cone(between(before, last, 0.7), tip, tail.radius * 1.6, tail.radius * 0.4, { blend: 0.03 });
}
