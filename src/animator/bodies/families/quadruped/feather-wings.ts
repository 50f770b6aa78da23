import { lightOf } from '../../../maths/mesh.ts';
import { add, between, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { readHex } from '../../recolour.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { type BoundPoint, bound, joinMeshes, sheetMesh, tubeMesh } from '../../tubes-and-sheets.ts';
import { SIDES, wingBones } from './frame.ts';
import type { PartMaker } from './part-maker.ts';

/** Layers of feathers from the rear to the leading edge: how long they are, of the whole, how many, and how far above the ones below. */
const LAYERS = [
  { long: 1, count: 19, above: 0 },
  { long: 0.62, count: 15, above: 0.02 },
  { long: 0.34, count: 15, above: 0.035 },
] as const;

/** Wings of feathers on an arm of flesh, as of Pegasus and of griffins. */
export function makeFeatherWings({ kernel, skeleton, sheet, frame }: PartMaker): BodyPart[] {
  const { wings: span, coat } = sheet;
  if (frame.wings === null || span === undefined) return [];
  const parts: BodyPart[] = [];
  for (const [side, sign] of SIDES) {
    const [shoulder, elbow, wrist, tip] = frame.wings[side];
    if (shoulder === undefined || elbow === undefined || wrist === undefined || tip === undefined) continue;
    const bones = wingBones(side);
    const lead = [shoulder, elbow, wrist, between(wrist, tip, 0.75)];
    const colour = lightOf(readHex(coat.shell ?? coat.base));
    for (const [index, { long, count, above }] of LAYERS.entries()) {
      const feathers = Array.from({ length: count }, (_, k): SkinnedMesh => {
        const u = k / (count - 1);
        const bone = bones[Math.min(2, Math.floor(u * 3))] ?? bones[2];
        const root = add(alongLine(lead, u), [0, above * span, 0]);
        // Close to the body they point back and down, at the tip outward.
        const fan = u ** 1.6;
        const out: Vector = [sign * (0.06 + 0.95 * fan), -0.5 + 0.32 * fan, -0.86 + 0.42 * fan];
        const length = span * long * (0.46 + 0.22 * Math.sin(u * Math.PI * 0.85));
        return feather(root, out, length, span * 0.095, bone);
      });
      parts.push(
        makePart(kernel, {
          name: `feathers${index}${side}`,
          mesh: joinMeshes(feathers),
          material: 'hair',
          coat: [{ colour: scale(colour, [0.86, 0.95, 1][index] ?? 1) }],
          twoSided: true,
        }),
      );
    }
    const arm = tubeMesh(
      skeleton,
      lead.map((at, index) => bound(at, bones[Math.min(2, index)] ?? bones[2])),
      [0.085, 0.07, 0.05, 0.014].map((r) => r * Math.sqrt(span)),
      8,
    );
    parts.push(makePart(kernel, { name: `arm${side}`, mesh: arm, material: 'fur', coat: [{ colour }] }));
  }
  return parts;

  function feather(root: Vector, out: Vector, length: number, half: number, bone: string): SkinnedMesh {
    const across: Vector = [out[2] * -0.9, 0.12, out[0] * 0.9];
    const rows = [0, 0.35, 0.75, 0.93, 1].map((share, row): BoundPoint[] =>
      [-1, 0, 1].map((aside) => {
        const wide = half * ([0.6, 1, 0.95, 0.62, 0.1][row] ?? 1) * aside;
        const at = add(add(root, scale(out, length * share)), scale(across, wide));
        return bound(add(at, [0, aside === 0 ? half * 0.16 : 0, 0]), bone);
      }),
    );
    return sheetMesh(skeleton, rows);
  }
}

function alongLine(points: readonly Vector[], share: number): Vector {
  const at = share * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(at));
  const [from, to] = [points[index], points[index + 1]];
  return from === undefined || to === undefined ? [0, 0, 0] : between(from, to, at - index);
}
