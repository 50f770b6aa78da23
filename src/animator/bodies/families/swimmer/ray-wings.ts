import { lightOf } from '../../../maths/mesh.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { type BoundPoint, bound, joinMeshes, sheetMesh, tubeMesh } from '../../tubes-and-sheets.ts';
import type { FinMaker } from './fins.ts';
import { SIDES } from './frame.ts';

const ROWS = 9;
const COLUMNS = 13;
/** Along the body: where a wing begins and ends. */
const [FROM, TO] = [0.1, 0.9];

const light = (colour: string) => lightOf(Number.parseInt(colour.slice(1), 16));

/** The wings of a ray: two skins each, dark above and pale below, that thin out to a swept tip; a whip of a tail, and horns beside the mouth. */
export function makeRayWings({ kernel, skeleton, sheet, frame }: FinMaker): BodyPart[] {
  const { fins, coat, wide } = sheet;
  const skins: SkinnedMesh[] = [];
  const thin: SkinnedMesh[] = [];
  for (const [side, sign] of SIDES) {
    // Rows go out to the tip, columns from the front edge back.
    const wing = (above: 1 | -1): SkinnedMesh => {
      const rows = Array.from({ length: ROWS }, (_, row) =>
        Array.from({ length: COLUMNS }, (_, column): BoundPoint => {
          const [v, u] = [row / (ROWS - 1), column / (COLUMNS - 1)];
          const share = FROM + (TO - FROM) * u;
          const girth = frame.radius(share);
          const root = add(frame.at(share), [sign * girth * wide * 0.5, above * girth * 0.5, 0]);
          // The chord shrinks toward a tip that points back.
          const chord = (1 - v) ** 0.75;
          const back = 0.5 - (FROM + (TO - FROM) * (0.42 + (u - 0.42) * chord)) - 0.13 * v * v;
          const arch = Math.sin(Math.PI * u) * (1 - v);
          const at: Vector = [
            root[0] + sign * fins.side * v,
            frame.middle + above * (girth * 0.5 * (1 - v) ** 2 + 0.016 * arch) + 0.05 * v * v,
            back,
          ];
          return {
            at,
            bones: [
              ['root', 1 - v],
              [`fin${side}`, v],
            ],
          };
        }),
      );
      return sheetMesh(skeleton, sign * above > 0 ? rows : rows.map((row) => [...row].reverse()));
    };
    skins.push(wing(1), wing(-1));
    const cheek = add(frame.at(0.06), [sign * frame.radius(0.1) * wide * 0.62, 0, 0]);
    thin.push(
      tubeMesh(
        skeleton,
        [bound(cheek, 'root'), bound(add(cheek, [sign * 0.012, -0.012, 0.1]), 'root')],
        [0.03, 0.01],
        6,
      ),
    );
  }
  const whip = [0, 0.25, 0.5].map((far) => bound(add(frame.tail, [0, 0.004, 0.03 - far]), 'tail'));
  thin.push(tubeMesh(skeleton, whip, [0.012, 0.007, 0.002], 5));
  const pale = { kind: 'facing', direction: [0, -1, 0], from: 0.1, to: 0.5 } as const;
  const layers = [
    { colour: light(coat.fin) },
    ...(coat.belly === undefined ? [] : [{ colour: light(coat.belly), where: pale }]),
  ];
  return [
    makePart(kernel, { name: 'fins', mesh: joinMeshes(skins), material: coat.surface, coat: layers, twoSided: true }),
    makePart(kernel, {
      name: 'whip',
      mesh: joinMeshes(thin),
      material: coat.surface,
      coat: [{ colour: light(coat.fin) }],
    }),
  ];
}
