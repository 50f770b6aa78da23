import type { Light } from '../../../maths/mesh.ts';
import { add, between, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { CoatLayer } from '../../coat.ts';
import type { Field } from '../../field.ts';
import { type Maker, newField } from './fabric.ts';
import { SIDES } from './frame.ts';
import { fingerTubes, shapePalm } from './hand.ts';
import { light } from './head.ts';
import { joinMeshes, plainPart } from './loft.ts';

/** How sharp the edges of its plates are, in metres of a body as tall as a person. */
const EDGE = 0.014;

/** A machine of war with a person's bones: a small head between high shoulders, plates on every limb, a visor and a core that shine. */
export function makeMecha(maker: Maker): BodyPart[] {
  const { sheet, frame, kernel, coarse } = maker;
  const { onHead, headScale: s, build: b, hipY, torso, shoulderY, chinY } = frame;
  const shell = light(sheet.skin);
  const dark: Light = [0.05, 0.055, 0.065];
  const trim: Light = scale(shell, 0.32);
  const glow = light(sheet.eyes);
  const part = (
    name: string,
    colour: Light,
    material: BodyPart['material'],
    cell: number,
    shape: (field: Field) => void,
    layers: readonly CoatLayer[] = [],
  ): BodyPart => {
    const field = newField(maker);
    shape(field);
    const mesh = kernel.polygonise(field, { cell: cell * coarse, occluders: [maker.body], occlusionReach: 0.08 });
    return makePart(kernel, { name, mesh, material, coat: [{ colour }, ...layers] });
  };
  const skull = add(onHead(0, -0.06, 0.02), [0, -0.02, 0]);
  const at = (from: Vector, x: number, y: number, z: number): Vector => add(from, [x, y, z]);
  const chest: Vector = [0, shoulderY - torso * 0.22, 0];
  const line = (y: number): CoatLayer => ({
    colour: trim,
    where: { kind: 'axis', direction: [0, 1, 0], from: y + 0.006, to: y + 0.005 },
    and: { kind: 'axis', direction: [0, 1, 0], from: y - 0.006, to: y - 0.005 },
  });
  const head = part('head', shell, 'metal', 0.016, (field) => {
    field.on('head', 0.005).box(skull, scale([0.085, 0.09, 0.1], s), EDGE);
    field.box(at(skull, 0, -0.07 * s, 0.05 * s), scale([0.06, 0.04, 0.06], s), EDGE, { blend: 0.004 });
    for (const [, sign] of SIDES)
      field.cone(
        at(skull, sign * 0.02 * s, 0.07 * s, 0.09 * s),
        at(skull, sign * 0.13 * s, 0.2 * s, 0.05 * s),
        0.02 * s,
        0.006 * s,
        { blend: 0.003 },
      );
  });
  const visor = part('visor', scale(glow, 2), 'glow', 0.011, (field) => {
    field.on('head', 0.003).box(at(skull, 0, 0.012 * s, 0.094 * s), scale([0.066, 0.017, 0.014], s), 0.008);
  });
  const trunk = part(
    'trunk',
    shell,
    'metal',
    0.024,
    (field) => {
      field.on('chest', 0.006).box(chest, [b.chest * 1.5, torso * 0.24, b.chest * 0.95], EDGE * 1.6);
      field.box(at(chest, 0, torso * 0.02, b.chest * 0.75), [b.chest * 0.95, torso * 0.16, b.chest * 0.5], EDGE, {
        blend: 0.004,
      });
      // What drives it, on its back.
      for (const [, sign] of SIDES)
        field.cylinder(
          at(chest, sign * b.chest * 0.75, torso * 0.04, -b.chest * 1.2),
          b.chest * 0.42,
          torso * 0.24,
          EDGE,
          {
            blend: 0.004,
          },
        );
      field.on('hips').box([0, hipY, 0], [b.hips * 1.15, 0.075, b.hips * 0.95], EDGE, { blend: 0.004 });
      field.box([0, hipY - 0.07, b.hips * 0.8], [b.hips * 0.4, 0.09, 0.03], EDGE, { blend: 0.004 });
    },
    [line(shoulderY - torso * 0.26), line(hipY + 0.02)],
  );
  const core = part('core', scale(glow, 1.8), 'glow', 0.014, (field) =>
    field.on('chest', 0.003).ball(at(chest, 0, torso * 0.02, b.chest * 1.24), [0.045, 0.045, 0.02]),
  );
  const plates = part('plates', shell, 'metal', 0.024, (field) => {
    for (const [side, sign] of SIDES) {
      const [arm, leg] = [frame.arms[side], frame.legs[side]];
      const wide = b.armRadius;
      field
        .on(`upperArm${side}`, 0.006)
        .box(at(arm.shoulder, sign * wide * 1.1, wide * 0.9, 0), [wide * 2.1, wide * 1.9, wide * 2.3], EDGE * 1.6);
      field
        .on(`foreArm${side}`)
        .cone(between(arm.elbow, arm.wrist, 0.12), between(arm.elbow, arm.wrist, 0.95), wide * 1.5, wide * 1.95, {
          blend: 0.004,
        });
      const thick = b.legRadius;
      field
        .on(`thigh${side}`)
        .cone(between(leg.hip, leg.knee, 0.3), between(leg.hip, leg.knee, 0.85), thick * 1.45, thick * 1.2, {
          blend: 0.004,
        });
      field.on(`shin${side}`).box(at(leg.knee, 0, 0, thick * 0.9), [thick * 0.9, thick * 1.1, thick * 0.5], EDGE, {
        blend: 0.004,
      });
      field.cone(between(leg.knee, leg.ankle, 0.2), between(leg.knee, leg.ankle, 0.95), thick * 1.15, thick * 1.85, {
        blend: 0.004,
      });
      field
        .on(`foot${side}`)
        .box(at(leg.ankle, 0, -leg.ankle[1] + 0.055, b.foot * 0.2), [b.foot * 0.34, 0.055, b.foot * 0.58], EDGE, {
          blend: 0.004,
        });
    }
    field.on('hips').plane([0, 0.001, 0], [0, -1, 0], { blend: 0.005 });
  });
  const joints = part('joints', dark, 'rubber', 0.024, (field) => {
    field.on('spine', 0.01).cone([0, hipY + 0.04, 0], [0, hipY + torso * 0.5, 0], b.waist * 0.85, b.waist * 0.95);
    field.on('neck').cone([0, shoulderY - 0.03, 0], [0, chinY + 0.06, 0], b.neck * 1.1, b.neck, { blend: 0.004 });
    for (const [side] of SIDES) {
      const [arm, leg] = [frame.arms[side], frame.legs[side]];
      field.on(`upperArm${side}`).cone(arm.shoulder, arm.elbow, b.armRadius, b.armRadius * 0.9, { blend: 0.004 });
      field.on(`foreArm${side}`).ball(arm.elbow, b.armRadius * 1.25, { blend: 0.004 });
      field.on(`thigh${side}`).cone(leg.hip, leg.knee, b.legRadius, b.legRadius * 0.85, { blend: 0.004 });
      field.on(`shin${side}`).ball(leg.knee, b.legRadius * 1.1, { blend: 0.004 });
      shapePalm(field, frame, side, 0.008);
    }
  });
  const fingers = plainPart(
    'fingers',
    joinMeshes(SIDES.map(([side]) => fingerTubes(maker.skeleton, frame, side, { glove: 0.006, coarse }))),
    dark,
    'rubber',
  );
  return [head, visor, trunk, core, plates, joints, fingers];
}
