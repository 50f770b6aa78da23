import { add, type Vector } from '../../../maths/vector.ts';
import type { Body } from '../../body.ts';
import { type PersonFrame, SIDES, type Side, signOf } from './frame.ts';

/**
 * Where others lay their hands on somebody who faces them, on the left and on the right; a second place is for the other hand. They are named in
 * catalogue/touched-table.ts.
 */
export function touchedAnchors(frame: PersonFrame): Body['anchors'] {
  return Object.fromEntries(
    SIDES.flatMap(([side]) =>
      Object.entries(placesOn(frame, side)).map(([name, anchor]) => [`${name}${side}`, anchor] as const),
    ),
  );
}

function placesOn({ build, onHead, shoulderY, arms, legs }: PersonFrame, side: Side): Body['anchors'] {
  const [arm, leg, x] = [arms[side], legs[side], signOf(side)];
  const [collar, front] = [shoulderY - 0.05, build.chest * 0.72 + 0.035];
  const shin = (share: number, aside: number): Vector =>
    add(leg.knee, [x * aside, -(leg.knee[1] - leg.ankle[1]) * share, build.legRadius + 0.02]);
  return {
    cheekTouched: { bone: 'head', at: onHead(x * 0.17, -0.1, 0.13) },
    crownTouched: { bone: 'head', at: onHead(x * 0.09, 0.2, 0.09) },
    collarTouched: { bone: 'chest', at: [x * 0.03, collar, front] },
    collarTouched2: { bone: 'chest', at: [x * -0.03, collar - 0.02, front] },
    upperArmTouched: {
      bone: `upperArm${side}`,
      at: add(arm.shoulder, [0, build.armRadius * 1.1, build.armRadius * 0.5]),
    },
    elbowTouched: { bone: `foreArm${side}`, at: add(arm.elbow, [0, -build.armRadius * 0.5, build.armRadius]) },
    kneeTouched: { bone: `shin${side}`, at: shin(0.04, 0.03) },
    kneeTouched2: { bone: `shin${side}`, at: shin(0.1, -0.05) },
    shinTouched: { bone: `shin${side}`, at: shin(0.86, 0.03) },
    shinTouched2: { bone: `shin${side}`, at: shin(0.86, -0.05) },
  };
}
