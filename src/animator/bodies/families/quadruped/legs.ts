import { add, type Vector } from '../../../maths/vector.ts';
import type { Field } from '../../field.ts';
import type { End, Frame, Side } from './frame.ts';
import type { QuadrupedSheet } from './sheet.ts';

const ACROSS: Vector = [1, 0, 0];

export function shapeLeg(field: Field, { leg }: QuadrupedSheet, frame: Frame, end: End, side: Side): void {
  const [top, middle, ankle, foot] = frame.legs[`${end}${side}`];
  const isFront = end === 'front';
  const thin = isFront && leg.arms !== undefined ? Math.min(1, leg.arms / 0.42) : 1;
  const upper = (isFront ? leg.top : leg.thigh) * thin;
  const knee = leg.middle * (isFront ? 1.08 : 1.15) * thin;
  const shank = (isFront ? leg.low : leg.low * 0.98) * thin;
  field
    .on(`${end}Upper${side}`, 0.07)
    .cone(top, middle, upper, knee, { blend: 0.09 * thin, flat: { axis: ACROSS, by: isFront ? 0.86 : 0.72 } });
  field.on(`${end}Lower${side}`).cone(middle, ankle, knee, shank, { blend: (isFront ? 0.03 : 0.05) * thin });
  field.on(`${end}Ankle${side}`).cone(ankle, foot, shank, leg.low * 1.02 * thin, { blend: 0.03 });
  field.on(`${end}Foot${side}`);
  shapeFoot(field, leg.foot, foot, leg.footRadius * thin, side === 'L' ? 1 : -1);
}

function shapeFoot(field: Field, kind: QuadrupedSheet['leg']['foot'], foot: Vector, r: number, sign: number): void {
  switch (kind) {
    case 'hoof':
      field.cone(add(foot, [0, r * 0.55, 0]), add(foot, [0, -r * 0.1, r * 0.25]), r * 0.72, r, { blend: 0.015 });
      break;
    case 'pad':
      field.cone(add(foot, [0, r * 0.5, 0]), add(foot, [0, 0, r * 0.08]), r * 0.92, r * 1.06, { blend: 0.03 });
      for (const x of [-0.6, 0, 0.6])
        field.ball(add(foot, [x * r, -r * 0.28, r * (0.98 - Math.abs(x) * 0.35)]), r * 0.24, { blend: 0.012 });
      break;
    case 'flipper':
      field.ball(add(foot, [sign * r * 1.2, 0, -r * 0.4]), [r * 1.9, r * 0.26, r * 0.75], { blend: 0.05 });
      break;
    case 'claw':
      field.ball(add(foot, [0, 0, r * 0.25]), [r * 0.9, r * 0.55, r * 0.9], { blend: 0.03 });
      for (const x of [-0.75, 0, 0.75]) {
        const root = add(foot, [x * r * 0.6, -r * 0.1, r * 0.5]);
        field.cone(root, add(foot, [x * r * 1.3, -r * 0.3, r * (1.9 - Math.abs(x) * 0.4)]), r * 0.36, r * 0.1, {
          blend: 0.02,
        });
      }
      break;
    case 'hand':
      field.ball(add(foot, [0, 0, r * 0.3]), [r * 0.85, r * 0.5, r * 0.9], { blend: 0.03 });
      for (const x of [-0.75, -0.25, 0.25, 0.75]) {
        const root = add(foot, [x * r * 0.8, -r * 0.08, r * 0.9]);
        field.cone(root, add(root, [x * r * 0.15, -r * 0.12, r * (0.75 - Math.abs(x) * 0.2)]), r * 0.27, r * 0.2, {
          blend: 0.012,
        });
      }
      field.cone(
        add(foot, [-sign * r * 0.6, 0, r * 0.1]),
        add(foot, [-sign * r * 1.15, -r * 0.15, r * 0.55]),
        r * 0.26,
        r * 0.18,
        {
          blend: 0.015,
        },
      );
      break;
    case 'paw':
      field.ball(add(foot, [0, 0, r * 0.35]), [r * 0.98, r * 0.62, r * 1.22], { blend: 0.03 });
      for (const x of [-0.55, 0, 0.55]) {
        const toe = add(foot, [x * r, -r * 0.08, r * (1.12 - Math.abs(x) * 0.3)]);
        field.ball(toe, [r * 0.36, r * 0.42, r * 0.42], { blend: 0.016 });
      }
  }
}
