import type { MaterialName } from '../../../maths/materials.ts';
import type { Light } from '../../../maths/mesh.ts';
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
function furCoat({ coat }: QuadrupedSheet, frame: PersonFrame): Coat {
  const { hipY, torso, shoulderY, build, legs } = frame;
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
              from: sockTop(coat.sockHeight, legs.L.ankle[1], hipY) + 0.04,
              to: sockTop(coat.sockHeight, legs.L.ankle[1], hipY),
            } as const,
          },
        ]),
    ...(coat.shoulders === undefined ? [] : armsIn(light(coat.shoulders), frame)),
  ];
}

/** Of the height of who goes on four legs: socks that are higher go up to the hips of who goes on two. */
const HIGH_SOCKS = 0.3;
const sockTop = (height = 0, ankle: number, hip: number): number => (height > HIGH_SOCKS ? hip * 0.82 : ankle + 0.02);

/** What is dark about the shoulders of a panda goes down its arms. */
function armsIn(colour: Light, { arms, shoulderY, build }: PersonFrame): CoatLayer[] {
  const around = (centre: Vector, radius: number): CoatLayer => ({
    colour,
    where: { kind: 'ball', centre, radii: scale([1, 1, 1], radius), softness: 0.12 },
  });
  const collar: CoatLayer = {
    colour,
    where: {
      kind: 'ball',
      centre: [0, shoulderY - 0.02, 0],
      radii: [build.shoulders * 1.4, build.chest * 0.5, build.chest * 2],
      softness: 0.12,
    },
  };
  const limbs = SIDES.flatMap(([side]) => {
    const { shoulder, elbow, wrist, along } = arms[side];
    const between = (a: Vector, b: Vector, share: number): Vector => add(scale(a, 1 - share), scale(b, share));
    const tips = add(wrist, scale(along, build.hand));
    const points = [0, 0.33, 0.67, 1].flatMap((share) => [
      between(shoulder, elbow, share),
      between(elbow, wrist, share),
      between(wrist, tips, share),
    ]);
    return points.map((point) => around(point, build.armRadius * 2.1));
  });
  return [collar, ...limbs];
}
