import type { Light } from '../../../maths/mesh.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import type { Field } from '../../field.ts';
import { type Maker, newField } from './fabric.ts';
import { shapeStyle } from './hair-styles.ts';
import { light, mixLight } from './head.ts';

/** On the crown strands would be seen from their ends. */
const SIDEWAYS = { kind: 'facing', direction: [0, 1, 0], from: 0.93, to: 0.55 } as const;

/** Strands: finer along the fall of the hair than across, a shade of its own for each lock, and a ring of light around the crown. */
export function hairCoat({ sheet, frame }: Maker, colour: Light = light(sheet.hair.colour)): Coat {
  const s = frame.headScale;
  const bright = mixLight(scale(colour, 1.5), [0.5, 0.4, 0.3], 0.06);
  const curly = sheet.hair.style === 'afro' || sheet.hair.style === 'curly';
  const y = curly ? 60 : 6;
  const strands = (across: number, seed: number, threshold: number) =>
    ({ kind: 'noise', cells: [across / s, y / s, across / s], threshold, softness: 0.22, seed }) as const;
  return [
    { colour },
    { colour: scale(colour, 0.62), amount: 0.7, where: strands(34, 3, 0.5), and: SIDEWAYS },
    { colour: scale(colour, 0.55), amount: 0.6, where: strands(120, 5, 0.52), and: SIDEWAYS },
    { colour: bright, amount: 0.5, where: strands(165, 8, 0.55), and: SIDEWAYS },
    {
      colour: bright,
      amount: curly ? 0.15 : 0.35,
      where: { kind: 'facing', direction: [0.2, 0.86, 0.5], from: 0.72, to: 0.98 },
    },
  ];
}

/** Whether hats sit on it without it standing through: what rises above the cap is left out below them. */
export function makeHair(maker: Maker, underHat: boolean, hooded: boolean): BodyPart[] {
  const { sheet, frame, kernel, coarse, body } = maker;
  const { style } = sheet.hair;
  if (style === 'bald' || style === 'covered' || hooded) return [];
  const field = newField(maker);
  const s = frame.headScale;
  shapeStyle(maker, field, style, underHat);
  if (underHat) field.on('head').plane(frame.onHead(0, 0.1, 0), [0, 1, -0.12], { blend: 0.02 * s });
  for (const { points, radii, bones } of frame.hairChains) {
    if (style === 'braid' || style === 'braids') braidChain(field, points, radii, bones);
    else field.limb(points, radii, bones, { blend: 0.02 });
  }
  const mesh = kernel.polygonise(field, {
    cell: (coarse > 1 ? 0.027 : 0.0235) * s * coarse,
    occluders: [body],
    occlusionReach: 0.06,
    skinBlend: 0.05,
  });
  return [makePart(kernel, { name: 'hair', mesh, material: 'hair', coat: hairCoat(maker) })];
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
