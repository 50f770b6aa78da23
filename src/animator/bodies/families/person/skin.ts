import type { MaterialName } from '../../../maths/materials.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import type { Coat, CoatLayer } from '../../coat.ts';
import type { QuadrupedSheet } from '../quadruped/sheet.ts';
import type { Maker } from './fabric.ts';
import { type PersonFrame, SIDES } from './frame.ts';
import { light } from './head.ts';

/** What is seen of somebody between the clothes: skin, or the fur of whoever has one. */
export function skinOf(maker: Maker): { readonly material: MaterialName; readonly coat: Coat } {
  const { beast } = maker.sheet;
  return beast === null
    ? { material: 'skin', coat: skinCoat(maker) }
    : { material: beast.coat.surface ?? 'fur', coat: furCoat(beast, maker.frame) };
}

function skinCoat({ sheet, frame }: Maker): Coat {
  const skin = light(sheet.skin);
  const warm: Vector = [skin[0], skin[1] * 0.72, skin[2] * 0.68];
  const layers: CoatLayer[] = [{ colour: skin }];
  for (const [side] of SIDES) {
    const { wrist, along } = frame.arms[side];
    const tips = add(wrist, scale(along, frame.build.hand * 0.95));
    layers.push({
      colour: warm,
      amount: 0.5,
      where: { kind: 'ball', centre: tips, radii: scale([1, 1, 1], frame.build.hand * 0.42), softness: 0.9 },
    });
    const { elbow } = frame.arms[side];
    layers.push({
      colour: warm,
      amount: 0.35,
      where: { kind: 'ball', centre: elbow, radii: scale([1, 1, 1], frame.build.armRadius * 1.5), softness: 0.9 },
    });
    layers.push({
      colour: warm,
      amount: 0.35,
      where: {
        kind: 'ball',
        centre: frame.legs[side].knee,
        radii: scale([1, 1, 1], frame.build.legRadius * 1.4),
        softness: 0.9,
      },
    });
  }
  return layers;
}

/** The coat of the animal, lighter on the breast, dark on hands and feet where its socks are. */
function furCoat({ coat }: QuadrupedSheet, { hipY, torso, shoulderY, build, legs }: PersonFrame): Coat {
  const belly = coat.bib ?? coat.under;
  const breast: Vector = [0, hipY + torso * 0.45, build.chest];
  return [
    { colour: light(coat.base) },
    ...(belly === undefined
      ? []
      : [
          {
            colour: light(belly),
            where: {
              kind: 'ball',
              centre: breast,
              radii: [build.chest * 0.75, (shoulderY - hipY) * 0.62, build.chest * 0.8],
              softness: 0.3,
            } as const,
          },
        ]),
    ...(coat.socks === undefined
      ? []
      : [
          {
            colour: light(coat.socks),
            where: {
              kind: 'axis',
              direction: [0, 1, 0],
              from: legs.L.ankle[1] + 0.06,
              to: legs.L.ankle[1] + 0.02,
            } as const,
          },
        ]),
  ];
}
