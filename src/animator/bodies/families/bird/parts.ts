import { lightOf } from '../../../maths/mesh.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import type { Coat, CoatLayer, Mask } from '../../coat.ts';
import type { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import { type BirdFrame, NECK_BONES, SIDES } from './frame.ts';
import type { BirdSheet } from './sheet.ts';

/** All that a part of a bird is made from. */
export interface BirdMaker {
  readonly kernel: FieldKernel;
  readonly skeleton: Skeleton;
  readonly sheet: BirdSheet;
  readonly frame: BirdFrame;
  readonly body: Field;
  readonly coarse: number;
}

/** Trunk, neck, head and thighs: one skin. */
export function shapeBird(field: Field, { body, neck, head, leg, beak, disc }: BirdSheet, frame: BirdFrame): void {
  const r = body.radius;
  field.on('root', 0.08).cone(frame.onBody(0, 0.35, 0), frame.onBody(0, -0.5, 0.05), r, r * body.rump);
  field.ball(frame.onBody(0, 0.25, -0.12), [r * 0.98, r, r * 1.05], { blend: 0.08 });
  field.on('tail').cone(frame.onBody(0, -0.5, 0.05), frame.onBody(0, -0.98, 0.15), r * body.rump * 0.8, r * 0.22, {
    flat: { axis: frame.up, by: 0.7 },
  });
  const radii = [0, 1, 2, 3].map((k) => neck.from + (neck.to - neck.from) * (k / 3));
  field.limb(frame.neck, radii, NECK_BONES, { blend: 0.1 });
  const h = head.radius;
  field.on('head').ball(frame.head, [h, h * 0.98, h * head.long], { blend: 0.06 });
  for (const [, sign] of SIDES)
    field.ball(add(frame.head, [sign * h * 0.5, -h * 0.22, h * 0.42]), h * 0.46, { blend: 0.05 });
  if (beak.kind === 'pouch')
    field.ball(add(frame.head, [0, -h * 0.5, h * 0.6]), [h * 0.5, h * 0.4, h * 0.6], { blend: 0.05 });
  if (disc === true)
    for (const [, sign] of SIDES)
      field.ball(add(frame.head, [sign * h * 0.42, h * 0.02, h * 0.72]), [h * 0.5, h * 0.55, h * 0.22], {
        blend: 0.04,
      });
  for (const [side] of SIDES) {
    const [hip, ankle] = frame.legs[side];
    if (leg.thigh > 0)
      field
        .on(`upper${side}`)
        .cone(hip, add(scale(hip, 0.45), scale(ankle, 0.55)), leg.thigh, leg.thigh * 0.5, { blend: 0.06 });
  }
}

const light = (colour: string) => lightOf(Number.parseInt(colour.slice(1), 16));

export function birdCoat({ coat, head, body, neck }: BirdSheet, frame: BirdFrame): Coat {
  const layers: CoatLayer[] = [{ colour: light(coat.base) }];
  const put = (colour: string | undefined, where: Mask, and?: Mask): void => {
    if (colour !== undefined) layers.push({ colour: light(colour), where, ...(and === undefined ? {} : { and }) });
  };
  const along = (direction: Vector, point: Vector): number =>
    direction[0] * point[0] + direction[1] * point[1] + direction[2] * point[2];
  put(coat.back, { kind: 'facing', direction: frame.up, from: 0.15, to: 0.5 });
  const down = scale(frame.up, -1);
  const level = along(down, frame.onBody(0, 0, -0.02));
  put(coat.belly, { kind: 'axis', direction: down, from: level - 0.02, to: level + 0.05 });
  if (coat.speckles !== undefined) {
    const { colour, scale: rate, size } = coat.speckles;
    put(colour, { kind: 'spots', cells: [rate, rate, rate], size, softness: 0.08, seed: 5 });
  }
  const r = body.radius;
  put(coat.breast, {
    kind: 'ball',
    centre: frame.onBody(0, 0.75, -0.75),
    radii: [r * 1.1, r * 1.05, r * 1.05],
    softness: 0.12,
  });
  const h = head.radius;
  const ball = (x: number, y: number, z: number, size: number, softness = 0.12): Mask => ({
    kind: 'ball',
    centre: add(frame.head, [x * h, y * h, z * h]),
    radii: [h * size, h * size, h * size],
    softness,
  });
  if (coat.head !== undefined) {
    put(coat.head, ball(0, 0.05, 0.1, 1.3));
    // Down the neck, where there is one to be seen.
    const [, , third] = frame.neck;
    if (neck.length > 0.3 && third !== undefined)
      put(coat.head, {
        kind: 'ball',
        centre: third,
        radii: [neck.from * 1.5, neck.length * 0.32, neck.length * 0.32],
        softness: 0.1,
      });
  }
  put(coat.cap, { kind: 'axis', direction: [0, 1, 0], from: frame.head[1] + h * 0.3, to: frame.head[1] + h * 0.42 });
  put(coat.face, ball(0, -0.18, 0.85, 0.85));
  for (const [, sign] of SIDES) put(coat.cheek, ball(sign * 0.75, -0.2, 0.35, 0.42, 0.2));
  if (coat.ring !== undefined) {
    const middle = frame.neck[1] ?? frame.head;
    const direction: Vector = [0, Math.sin(neck.angle), Math.cos(neck.angle)];
    const at = along(direction, middle);
    put(
      coat.ring,
      { kind: 'axis', direction, from: at - 0.025, to: at - 0.015 },
      { kind: 'axis', direction, from: at + 0.03, to: at + 0.02 },
    );
  }
  layers.push(
    {
      colour: [0.8, 0.8, 0.82],
      multiply: true,
      amount: 0.5,
      where: { kind: 'noise', cells: [6, 6, 6], threshold: 0.5, softness: 0.3, seed: 1 },
    },
    {
      colour: [0.76, 0.75, 0.76],
      multiply: true,
      amount: 0.45,
      where: { kind: 'spots', cells: [30, 26, 30], size: 0.34, softness: 0.2, seed: 3 },
    },
    {
      colour: [1.14, 1.14, 1.14],
      multiply: true,
      amount: 0.5,
      where: { kind: 'facing', direction: [0, 1, 0], from: 0.1, to: 0.95 },
    },
  );
  return layers;
}
