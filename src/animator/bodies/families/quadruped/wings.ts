import { lightOf } from '../../../maths/mesh.ts';
import { add, between, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { readHex } from '../../recolour.ts';
import { type BoundPoint, bound, joinMeshes, sheetMesh, tubeMesh } from '../../tubes-and-sheets.ts';
import { SIDES, wingBones } from './frame.ts';
import type { PartMaker } from './part-maker.ts';

const COLUMNS = 18;
const ROWS = 7;

/** Wings of skin between arm and fingers, as of a dragon or a bat. */
export function makeWings({ kernel, skeleton, sheet, frame }: PartMaker): BodyPart[] {
  const { wings: span, coat } = sheet;
  if (frame.wings === null || span === undefined) return [];
  const parts: BodyPart[] = [];
  for (const [side, sign] of SIDES) {
    const [shoulder, elbow, wrist, tip] = frame.wings[side];
    if (shoulder === undefined || elbow === undefined || wrist === undefined || tip === undefined) continue;
    const bones = wingBones(side);
    const rear = [
      add(shoulder, [sign * span * 0.06, -span * 0.14, -span * 0.42]),
      add(elbow, [sign * span * 0.06, -span * 0.34, -span * 0.42]),
      add(wrist, [sign * span * 0.02, -span * 0.3, -span * 0.48]),
      tip,
    ];
    const lead = [shoulder, elbow, wrist, tip];
    const weightsAt = (u: number): BoundPoint['bones'] => {
      const at = u * 3;
      const index = Math.min(2, Math.floor(at));
      const share = at - index;
      const [bone, next] = [bones[index] ?? bones[2], bones[index + 1] ?? bones[2]];
      return share < 0.7
        ? [[bone, 1]]
        : [
            [bone, 1 - (share - 0.7) * 1.6],
            [next, (share - 0.7) * 1.6],
          ];
    };
    const rows = Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: COLUMNS }, (_, column): BoundPoint => {
        const u = column / (COLUMNS - 1);
        const v = row / (ROWS - 1);
        // Between the fingers the edge is drawn in.
        const scallop = 1 - 0.2 * Math.abs(Math.sin(u * Math.PI * 3)) * v;
        const at = between(alongLine(lead, u), alongLine(rear, u), v * scallop);
        return { at: add(at, [0, -Math.sin(v * Math.PI) * span * 0.03, 0]), bones: weightsAt(u) };
      }),
    );
    const skin = coat.shell ?? coat.under ?? coat.base;
    parts.push(
      makePart(kernel, {
        name: `wing${side}`,
        mesh: sheetMesh(skeleton, rows),
        material: 'skin',
        coat: [{ colour: lightOf(readHex(skin)) }],
        twoSided: true,
      }),
    );
    const fingers = [
      tubeMesh(
        skeleton,
        lead.map((at, index) => bound(at, bones[Math.min(2, index)] ?? bones[2])),
        [0.06, 0.05, 0.036, 0.012].map((r) => r * Math.sqrt(span)),
        7,
      ),
      ...[1, 2].map((index) =>
        tubeMesh(
          skeleton,
          [wrist, rear[index] ?? tip].map((at, end) => bound(at, end === 1 && index === 1 ? bones[1] : bones[2])),
          [0.03, 0.009].map((r) => r * Math.sqrt(span)),
          5,
        ),
      ),
    ];
    parts.push(
      makePart(kernel, {
        name: `arm${side}`,
        mesh: joinMeshes(fingers),
        material: 'scale',
        coat: [{ colour: lightOf(readHex(coat.base)) }],
      }),
    );
  }
  return parts;
}

function alongLine(points: readonly Vector[], share: number): Vector {
  const at = share * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(at));
  const [from, to] = [points[index], points[index + 1]];
  return from === undefined || to === undefined ? [0, 0, 0] : between(from, to, at - index);
}
