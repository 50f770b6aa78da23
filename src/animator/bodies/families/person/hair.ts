import type { Light } from '../../../maths/mesh.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import type { Field } from '../../field.ts';
import { type Maker, newField } from './fabric.ts';
import { belowHat } from './hair-strands.ts';
import { shapeStyle, strandsOf } from './hair-styles.ts';
import { light, mixLight } from './head.ts';
import { WITHIN_BUBBLE } from './helmets.ts';
import { strandPart } from './strands.ts';

/** Strands that hang would be seen from their ends on the crown: there they lie from back to front. */
const SIDEWAYS = { kind: 'facing', direction: [0, 1, 0], from: 0.93, to: 0.55 } as const;
const UPWARD = { kind: 'facing', direction: [0, 1, 0], from: 0.6, to: 0.9 } as const;

/** Strands: finer along the fall of the hair than across, a shade of its own for each lock, and a ring of light around the crown. */
export function hairCoat({ sheet, frame }: Maker, colour: Light = light(sheet.hair.colour)): Coat {
  const s = frame.headScale;
  const bright = mixLight(scale(colour, 1.5), [0.5, 0.4, 0.3], 0.06);
  const curly = /^(?:afro|curly|ringlets)$/.test(sheet.hair.style);
  const along = curly ? 60 : 4;
  const hanging = (across: number, seed: number, threshold: number) =>
    ({ kind: 'noise', cells: [across / s, along / s, across / s], threshold, softness: 0.3, seed }) as const;
  return [
    { colour },
    { colour: scale(colour, 0.66), amount: 0.5, where: hanging(30, 3, 0.5), and: SIDEWAYS },
    { colour: scale(colour, 0.5), amount: 0.62, where: hanging(135, 5, 0.52), and: SIDEWAYS },
    {
      colour: scale(colour, 0.5),
      amount: 0.55,
      where: { kind: 'noise', cells: [110 / s, 40 / s, along / s], threshold: 0.52, softness: 0.3, seed: 6 },
      and: UPWARD,
    },
    // A ring of light around the crown, broken by the strands.
    {
      colour: bright,
      amount: curly ? 0.2 : 0.45,
      where: { kind: 'facing', direction: [0.15, 0.7, 0.7], from: 0.62, to: 0.97 },
      and: hanging(150, 8, 0.46),
    },
  ];
}

/** What is on the head: a hat, above which nothing rises, a hood that hides all of the hair, or a helmet with air in it, which all of it is inside of. */
export type Headwear = 'none' | 'hat' | 'hood' | 'bubble';

export function makeHair(maker: Maker, below: Headwear): BodyPart[] {
  const { sheet, frame, kernel, coarse, body } = maker;
  const { style } = sheet.hair;
  if (style === 'bald' || style === 'covered' || below === 'hood') return [];
  const field = newField(maker);
  const s = frame.headScale;
  const underHat = below === 'hat';
  const within = below === 'bubble';
  shapeStyle(maker, field, style, underHat);
  if (underHat) field.on('head').plane(frame.onHead(0, 0.1, 0), [0, 1, -0.12], { blend: 0.02 * s });
  for (const { points, radii, bones } of within ? [] : frame.hairChains) {
    if (style === 'braid' || style === 'braids') braidChain(field, points, radii, bones);
    else field.limb(points, radii, bones, { blend: 0.02 });
  }
  if (within) {
    const { up, out } = WITHIN_BUBBLE;
    field.on('head').ball(frame.onHead(0, up, -0.02), scale([out, out, out], s), { mode: 'keep', blend: 0.01 * s });
  }
  const mesh = kernel.polygonise(field, {
    cell: (coarse > 1 ? 0.027 : 0.0235) * s * coarse,
    // Along the brow its edge is seen before the skin: a coarse one looks torn.
    fine: coarse > 1 ? [] : [{ centre: frame.onHead(0, 0.085, 0.13), radius: 0.11 * s, cell: 0.0185 * s }],
    occluders: [body],
    occlusionReach: 0.06,
    skinBlend: 0.05,
  });
  const strands = within ? [] : strandsOf(style);
  return [
    makePart(kernel, { name: 'hair', mesh, material: 'hair', coat: hairCoat(maker) }),
    ...strandPart(maker, underHat ? belowHat(strands) : strands, light(sheet.hair.colour)),
  ];
}

/** Three strands read as beads that overlap. */
function braidChain(field: Field, points: readonly Vector[], radii: readonly number[], bones: readonly string[]): void {
  for (let index = 0; index + 1 < points.length; index++) {
    const [from, to] = [points[index], points[index + 1]];
    const bone = bones[index];
    if (from === undefined || to === undefined || bone === undefined) continue;
    field.on(bone, 0.006);
    for (let k = 0; k < 3; k++) {
      const share = k / 3;
      const at: Vector = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ];
      const r = (radii[index] ?? 0.04) * (1 - share) + (radii[index + 1] ?? 0.03) * share;
      for (const side of [1, -1]) field.ball(add(at, [side * r * 0.4, 0, 0]), [r * 0.72, r * 0.85, r * 0.8]);
    }
  }
}
