import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { cylinder, extrude } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Of an arm: how far out each pair of its twigs leaves it, and how long they are, in lengths of the arm. */
const TWIGS: readonly (readonly [out: number, long: number])[] = [
  [0.34, 0.2],
  [0.5, 0.34],
  [0.66, 0.26],
  [0.82, 0.15],
];
const ARM = 0.024;
const THIN = 0.0022;

/** A blade of ice from the middle outward. */
const blade = (long: number, wide: number): Surface =>
  extrude(
    [
      [-wide, 0],
      [wide, 0],
      [wide * 0.7, long * 0.82],
      [0, long],
      [-wide * 0.7, long * 0.82],
    ],
    THIN,
    THIN * 0.4,
  );

/** One crystal of snow, upright: six arms with their twigs, a plate of six sides in the middle. */
export function makeSnowCrystal(order: ThingOrder): Make {
  const ice: Paint = mainPaint(order, { material: 'glass', colour: 0xd4ecff });
  const core: Paint = { material: 'porcelain', colour: 0xf2f9ff };
  const middle: Vector = [0, ARM * 1.06, 0];
  const add = (forge: Forge, paint: Paint, surface: Surface, arm: number): void => {
    forge.add(paint, moved(surface, { at: middle, turn: aboutZ((arm / 6) * TAU) }));
  };
  return piece([ARM * 2.12, THIN * 2, ARM * 2], {
    forge(forge) {
      forge.add(ice, moved(cylinder(ARM * 0.26, THIN, { segments: 6 }), { at: middle, turn: aboutX(Math.PI / 2) }));
      for (let arm = 0; arm < 6; arm++) {
        add(forge, core, blade(ARM, ARM * 0.036), arm);
        add(forge, ice, moved(blade(ARM * 0.3, ARM * 0.1), { at: [0, ARM * 0.2, 0] }), arm);
        for (const [out, long] of TWIGS)
          for (const side of [1, -1]) {
            const twig = moved(blade(ARM * long, ARM * 0.034), {
              at: [0, ARM * out, 0],
              turn: aboutZ((side * TAU) / 6),
            });
            add(forge, core, twig, arm);
          }
      }
    },
    anchors: { top: [0, ARM * 2.12, 0] },
  });
}
