import { add, between, scale } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Field } from '../../field.ts';
import type { Dressed, Maker } from './fabric.ts';
import { fieldPart } from './field-part.ts';
import { type PersonFrame, SIDES } from './frame.ts';

/** Mail is darker than the plates over it. */
const MAIL_SHADE = 0.3;
/** Sky and snow would be all one sees of brighter steel. */
const STEEL_SHADE = 0.52;

/** What shows between plates of steel: mail, in the shade of them. */
export const underPlates = (garment: Dressed): Dressed =>
  garment.cut.form === 'armour' ? { ...garment, colour: scale(garment.colour, MAIL_SHADE) } : garment;

/** Plates of steel over mail: each stands by itself, so that one sees where a knight bends. */
export function armourPlates(maker: Maker, { colour, second }: Dressed): BodyPart[] {
  const { frame } = maker;
  const steel = scale(colour, STEEL_SHADE);
  return [
    fieldPart(maker, 'plates', steel, 'metal', 0.018, (field) => {
      shapeCuirass(field, frame);
      for (const [side, sign] of SIDES) {
        shapeArmPlates(field, frame, side, sign);
        shapeLegPlates(field, frame, side);
      }
    }),
    fieldPart(maker, 'edges', second, 'metal', 0.014, (field) => shapeEdges(field, frame)),
  ];
}

function shapeCuirass(field: Field, { build, shoulderY, hipY, torso }: PersonFrame): void {
  const [wide, deep] = [build.chest + 0.07, build.chest * 0.84 + 0.085 + build.bust * 0.6];
  field
    .on('chest', 0.02)
    .ball([0, shoulderY - torso * 0.3, 0.004], [wide, torso * 0.46, deep])
    // A ridge down the middle turns blades aside.
    .ball([0, shoulderY - torso * 0.32, deep * 0.55], [0.045, torso * 0.3, deep * 0.56], { blend: 0.05 })
    .ball([0, shoulderY - 0.005, 0], [build.neck * 1.5, 0.05, build.neck * 1.45], { blend: 0.02 });
  // Hoops below the waist.
  for (const [index, share] of [0.02, -0.1].entries())
    field
      .on('hips', 0.006)
      .ball(
        [0, hipY + torso * share, 0],
        [build.hips * 1.06 + 0.05 + index * 0.012, torso * 0.1, build.hips * 0.9 + 0.06 + index * 0.012],
      );
}

function shapeArmPlates(field: Field, { build, arms }: PersonFrame, side: 'L' | 'R', sign: number): void {
  const { shoulder, elbow, wrist } = arms[side];
  const radius = build.armRadius;
  field
    .on(`upperArm${side}`, 0.008)
    .ball(add(shoulder, [sign * 0.016, 0.02, 0]), [0.092, 0.074, 0.094])
    .ball(add(shoulder, [sign * 0.05, -0.035, 0]), [0.07, 0.05, 0.082])
    .cone(between(shoulder, elbow, 0.4), between(shoulder, elbow, 0.72), radius * 1.62, radius * 1.56)
    .ball(elbow, radius * 1.78);
  field
    .on(`foreArm${side}`, 0.008)
    .cone(between(elbow, wrist, 0.32), between(elbow, wrist, 0.84), radius * 1.72, radius * 1.42);
}

function shapeLegPlates(field: Field, { build, legs }: PersonFrame, side: 'L' | 'R'): void {
  const { hip, knee, ankle } = legs[side];
  const radius = build.legRadius;
  field
    .on(`thigh${side}`, 0.008)
    .cone(between(hip, knee, 0.42), between(hip, knee, 0.76), radius * 1.62, radius * 1.36)
    .ball(add(knee, [0, 0.005, 0.022]), [radius * 1.24, radius * 1.34, radius * 1.34]);
  field
    .on(`shin${side}`, 0.008)
    .cone(between(knee, ankle, 0.3), between(knee, ankle, 0.86), radius * 1.36, radius * 1.1);
}

/** Brass where plates end. */
function shapeEdges(field: Field, { build, shoulderY, hipY, torso }: PersonFrame): void {
  field.on('chest', 0.004).torus([0, shoulderY + 0.032, 0], build.neck * 1.34, 0.011);
  field.on('hips', 0.004).ball([0, hipY + torso * 0.16, 0], [build.waist + 0.075, 0.022, build.waist * 0.88 + 0.085]);
}
