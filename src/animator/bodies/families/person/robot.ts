import type { Light } from '../../../maths/mesh.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat, CoatLayer } from '../../coat.ts';
import type { Field } from '../../field.ts';
import { type Maker, newField } from './fabric.ts';
import { SIDES } from './frame.ts';
import { fingerTubes, shapePalm } from './hand.ts';
import { light } from './head.ts';
import { joinMeshes, plainPart, tubeMesh } from './loft.ts';

/** A friendly robot with a person's bones: rounded shells, round joints, eyes that shine. */
export function makeRobot(maker: Maker): BodyPart[] {
  const { sheet, frame, kernel, skeleton, coarse } = maker;
  const { onHead, headScale: s, build: b, hipY, torso, shoulderY } = frame;
  const shell = light(sheet.skin);
  const dark: Light = [0.06, 0.065, 0.075];
  const glow = light(sheet.eyes);
  const part = (
    name: string,
    colour: Light,
    material: BodyPart['material'],
    cell: number,
    shape: (field: Field) => void,
    layers: CoatLayer[] = [],
  ): BodyPart => {
    const field = newField(maker);
    shape(field);
    const mesh = kernel.polygonise(field, { cell: cell * coarse, occluders: [maker.body], occlusionReach: 0.07 });
    const coat: Coat = [{ colour }, ...layers];
    return makePart(kernel, { name, mesh, material, coat });
  };
  const seam = (y: number): CoatLayer => ({
    colour: scale(shell, 0.35),
    where: { kind: 'axis', direction: [0, 1, 0], from: y + 0.003, to: y + 0.002 },
    and: { kind: 'axis', direction: [0, 1, 0], from: y - 0.003, to: y - 0.002 },
  });
  const head = part('head', shell, 'plastic', 0.022, (field) => {
    field.on('head', 0.03).box(onHead(0, 0.01, 0), scale([0.19, 0.165, 0.165], s), 0.085 * s);
    for (const [, sign] of SIDES)
      field.cylinder(onHead(sign * 0.195, 0.0, 0), 0.055 * s, 0.03 * s, 0.012 * s, {
        turn: [0, 1, 0, 1, 0, 0, 0, 0, -1],
        blend: 0.01,
      });
  });
  const face = part('face', dark, 'glass', 0.02, (field) =>
    field.on('head', 0.01).box(onHead(0, 0.0, 0.09), scale([0.15, 0.115, 0.082], s), 0.06 * s),
  );
  const eyes = SIDES.map(([side]) =>
    part(`eye${side}`, scale(glow, 1.6), 'glow', 0.013, (field) =>
      field
        .on(`lid${side}`, 0.01)
        .ball(add(frame.eyes[side], [0, 0.006 * s, 0.06 * s]), scale([0.034, 0.042, 0.014], s)),
    ),
  );
  const mouth = plainPart(
    'mouth',
    tubeMesh(
      skeleton,
      Array.from({ length: 9 }, (_, k): Vector => {
        const u = k / 4 - 1;
        return onHead(u * 0.045, -0.085 + 0.012 * u * u, 0.175 - 0.004 * u * u);
      }),
      [0.007 * s],
      (index) => {
        const u = Math.abs(index / 4 - 1);
        return [
          ['lipDown', 1 - u * u],
          [index > 4 ? 'cornerL' : 'cornerR', u * u],
        ];
      },
      { around: 6 },
    ),
    scale(glow, 1.4),
    'glow',
  );
  const antenna = plainPart(
    'antenna',
    tubeMesh(skeleton, [onHead(0, 0.17, 0), onHead(0, 0.26, 0)], [0.012 * s, 0.008 * s], () => [['head', 1]]),
    dark,
    'metal',
  );
  const tip = part('antennaTip', scale(glow, 1.5), 'glow', 0.014, (field) =>
    field.on('head', 0.01).ball(onHead(0, 0.28, 0), 0.03 * s),
  );
  const trunk = part(
    'trunk',
    shell,
    'plastic',
    0.03,
    (field) => {
      field
        .on('chest', 0.04)
        .box([0, shoulderY - torso * 0.3, 0], [b.chest * 1.15, torso * 0.34, b.chest * 0.78], b.chest * 0.45);
      field.on('hips').box([0, hipY - 0.01, 0], [b.hips * 1.0, 0.075, b.hips * 0.8], 0.06, { blend: 0.005 });
      for (const [side] of SIDES)
        field.on(`upperArm${side}`).ball(frame.arms[side].shoulder, b.armRadius * 1.6, { blend: 0.004 });
    },
    [
      seam(shoulderY - torso * 0.16),
      {
        colour: scale(glow, 1.2),
        where: {
          kind: 'ball',
          centre: [0, shoulderY - torso * 0.34, b.chest * 0.8],
          radii: [0.045, 0.045, 0.06],
          softness: 0.08,
        },
      },
    ],
  );
  const joints = part('joints', dark, 'rubber', 0.024, (field) => {
    field.on('spine', 0.01).cone([0, hipY + 0.04, 0], [0, hipY + torso * 0.42, 0], b.waist * 0.72, b.waist * 0.72);
    field.on('neck').cone([0, shoulderY - 0.03, 0], [0, frame.chinY + 0.05, 0], b.neck * 0.9, b.neck * 0.9);
    for (const [side] of SIDES) {
      const [arm, leg] = [frame.arms[side], frame.legs[side]];
      field.on(`upperArm${side}`).cone(arm.shoulder, arm.elbow, b.armRadius * 0.7, b.armRadius * 0.7, { blend: 0.004 });
      field.on(`foreArm${side}`).ball(arm.elbow, b.armRadius * 1.12, { blend: 0.004 });
      field.on(`thigh${side}`).cone(leg.hip, leg.knee, b.legRadius * 0.72, b.legRadius * 0.66, { blend: 0.004 });
      field.on(`shin${side}`).ball(leg.knee, b.legRadius * 1.02, { blend: 0.004 });
      shapePalm(field, frame, side, 0.004);
    }
  });
  const limbs = part('limbs', sheet.limbs === undefined ? shell : light(sheet.limbs), 'plastic', 0.026, (field) => {
    for (const [side] of SIDES) {
      const [arm, leg] = [frame.arms[side], frame.legs[side]];
      field
        .on(`foreArm${side}`, 0.01)
        .cone(between(arm.elbow, arm.wrist, 0.28), arm.wrist, b.armRadius * 0.95, b.armRadius * 1.12);
      field
        .on(`shin${side}`)
        .cone(
          between(leg.knee, leg.ankle, 0.25),
          between(leg.knee, leg.ankle, 0.9),
          b.legRadius * 0.85,
          b.legRadius * 1.1,
        );
      field
        .on(`foot${side}`)
        .box(add(leg.ankle, [0, -leg.ankle[1] + 0.045, b.foot * 0.18]), [b.foot * 0.24, 0.045, b.foot * 0.46], 0.04, {
          blend: 0.02,
        });
    }
    field.on('hips').plane([0, 0.001, 0], [0, -1, 0], { blend: 0.005 });
  });
  const fingers = plainPart(
    'fingers',
    joinMeshes(SIDES.map(([side]) => fingerTubes(maker.skeleton, frame, side, { glove: 0.002, coarse }))),
    dark,
    'rubber',
  );
  return [head, face, ...eyes, mouth, antenna, tip, trunk, joints, limbs, fingers];
}

const between = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
