import { add } from '../../../maths/vector.ts';
import { makeGarments } from '../../animal-garments.ts';
import type { BodyPart } from '../../body.ts';
import type { Eye } from '../../eyes.ts';
import type { Wearer } from '../../wearer.ts';
import { ENDS, SIDES } from './frame.ts';
import type { PartMaker } from './part-maker.ts';

/** What it wears, fitted to its own numbers. */
export function makeClothes(
  { kernel, skeleton, sheet, frame, torso, coarse }: PartMaker,
  eyes: readonly Eye[],
): BodyPart[] {
  if (sheet.wears === undefined || sheet.wears.length === 0) return [];
  const { body, leg, neck, head } = sheet;
  const s = head.size;
  const wearer: Wearer = {
    skeleton,
    head: {
      bone: 'head',
      centre: frame.head,
      radii: [head.skull[0] * s, head.skull[1] * s, head.skull[2] * s],
      turn: frame.headTurn,
    },
    neck: { bone: 'neck', from: frame.neck, to: frame.head, radius: (neck.from + neck.to) / 2 },
    trunk: [
      {
        bone: 'chest',
        from: add(frame.chest, [0, -body.chest * 0.1, body.chest * 0.2]),
        to: frame.middle,
        radii: [body.chest, body.belly],
      },
      { bone: 'pelvis', from: frame.middle, to: frame.pelvis, radii: [body.belly, body.hip] },
    ],
    limbs: SIDES.flatMap(([side]) =>
      ENDS.flatMap((end) => {
        const [top, middle, ankle] = frame.legs[`${end}${side}`];
        return [
          {
            bone: `${end}Upper${side}`,
            from: top,
            to: middle,
            radii: [end === 'front' ? leg.top : leg.thigh * 0.85, leg.middle * 1.1] as const,
          },
          { bone: `${end}Lower${side}`, from: middle, to: ankle, radii: [leg.middle * 1.1, leg.low] as const },
        ];
      }),
    ),
    feet: SIDES.flatMap(([side]) =>
      ENDS.map((end) => ({ bone: `${end}Foot${side}`, at: frame.legs[`${end}${side}`][3], radius: leg.footRadius })),
    ),
    eyes,
    narrow: body.narrow,
    covers: torso,
  };
  return makeGarments(kernel, wearer, sheet.wears, coarse);
}
