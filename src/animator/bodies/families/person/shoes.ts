import { scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { CoatLayer } from '../../coat.ts';
import { type Dressed, type Maker, newField } from './fabric.ts';
import { SIDES, signOf } from './frame.ts';
import { mixLight } from './head.ts';
import { shapeLeg } from './torso.ts';

/** Of a foot: how far a fin reaches ahead of the ankle. */
const FIN_LONG = 2.1;

/** Shoes of every form: a sole that is flat where it stands, a shaft as high as the form says. */
export function makeShoes(maker: Maker, { cut, colour, second }: Dressed): BodyPart[] {
  const { kernel, frame, coarse, body, sheet } = maker;
  const form = cut.form ?? 'shoe';
  if (form === 'bare') return [];
  const field = newField(maker);
  const { foot, legRadius } = frame.build;
  const big =
    form === 'bigboot'
      ? 1.22
      : form === 'boot'
        ? 1.05
        : form === 'slipper' || form === 'heel' || form === 'sandal'
          ? 0.94
          : 1;
  for (const [side] of SIDES) {
    const { ankle } = frame.legs[side];
    const out = signOf(side) * 0.035 * foot;
    const sole = (z: number, x = 0): Vector => [ankle[0] + out * (0.5 + z) + x, foot * 0.16, ankle[2] + foot * z];
    field
      .on(`foot${side}`, 0.03)
      .cone(sole(-0.06), sole(0.34), foot * 0.205 * big, foot * 0.2 * big, { flat: { axis: [0, 1, 0], by: 0.92 } });
    field
      .on(`toes${side}`)
      .cone(
        sole(0.4),
        [ankle[0] + out * 1.3, foot * 0.125, ankle[2] + foot * 0.63],
        foot * 0.2 * big,
        foot * (form === 'heel' ? 0.11 : 0.165) * big,
        { blend: 0.02 },
      );
    field.on(`foot${side}`);
    if (form === 'boot' || form === 'bigboot') {
      shapeLeg(field, frame, side, { from: 1.3, to: 2, grow: form === 'bigboot' ? 0.036 : 0.02 });
      field
        .on(`shin${side}`)
        .cylinder(
          [ankle[0], ankle[1] + (frame.legs[side].knee[1] - ankle[1]) * 0.52 + 0.1, ankle[2]],
          legRadius * 2,
          0.1,
          0.004,
          { mode: 'cut', blend: 0.008 },
        );
    } else if (form === 'sneaker' || form === 'shoe') {
      field.cone(
        [ankle[0], ankle[1] - 0.005, ankle[2]],
        [ankle[0], foot * 0.2, ankle[2] + foot * 0.06],
        legRadius * 0.74 + 0.008,
        foot * 0.2,
        { blend: 0.035 },
      );
    } else if (form === 'slipper' || form === 'heel') {
      field.ball([ankle[0], foot * 0.4, ankle[2] + foot * 0.1], [foot * 0.13, foot * 0.2, foot * 0.28], {
        mode: 'cut',
        blend: 0.02,
      });
    } else if (form === 'flipper') {
      field.on(`toes${side}`).cone(sole(0.5), sole(FIN_LONG), foot * 0.17, foot * 0.42, {
        flat: { axis: [0, 1, 0], by: 0.12 },
        blend: 0.03,
      });
    }
  }
  field.on('hips').plane([0, 0.001, 0], [0, -1, 0], { blend: 0.006 });
  if (form === 'sandal') field.plane([0, foot * 0.12, 0], [0, 1, 0], { blend: 0.004 });
  const mesh = kernel.polygonise(field, { cell: 0.0235 * coarse, occluders: [body], occlusionReach: 0.06 });
  const edge = foot * (form === 'sneaker' ? 0.13 : 0.07);
  const soleColour =
    form === 'sneaker'
      ? second
      : form === 'slipper'
        ? scale(colour, 0.6)
        : mixLight(scale(colour, 0.3), [0.05, 0.04, 0.035], 0.5);
  const coat: CoatLayer[] = [
    { colour },
    { colour: soleColour, where: { kind: 'axis', direction: [0, 1, 0], from: edge, to: edge - 0.004 } },
  ];
  if (form === 'sneaker')
    for (const [side] of SIDES) {
      const { ankle } = frame.legs[side];
      coat.push({
        colour: [0.85, 0.85, 0.83],
        where: { kind: 'stripes', direction: [0, 0.2, 1], rate: 55, share: 0.35, softness: 0.05 },
        and: {
          kind: 'ball',
          centre: [ankle[0], foot * 0.42, ankle[2] + foot * 0.26],
          radii: [foot * 0.09, foot * 0.24, foot * 0.17],
          softness: 0.05,
        },
      });
    }
  if (form === 'bigboot')
    coat.push({
      colour: scale(colour, 0.5),
      where: { kind: 'stripes', direction: [0, 1, 0], rate: 22, share: 0.08, softness: 0.04 },
    });
  return [
    makePart(kernel, {
      name: 'shoes',
      mesh,
      material: cut.material ?? (sheet.kind === 'robot' ? 'metal' : 'leather'),
      coat,
    }),
  ];
}
