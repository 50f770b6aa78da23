import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece } from '../../forge/piece.ts';
import { cylinder, extrude, torus, tube } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { WAIST } from '../apparatus/instruments.ts';

/** Metres: its body, how much wider that is than a cello's, its neck and head. */
const [BODY, BROADER, NECK, HEAD] = [0.5, 1.25, 0.36, 0.16];
const DEPTH = { acoustic: 0.1, electric: 0.045 } as const;

/** As it is held: the neck up to the right at half a right angle, its strings along +z. */
export function makeGuitar(order: ThingOrder, kind: keyof typeof DEPTH): Make {
  const electric = kind === 'electric';
  const wood = mainPaint(
    order,
    electric ? { material: 'paint', colour: 0xb3261e } : { material: 'wood', colour: 0xc98a45 },
  );
  const depth = DEPTH[kind];
  const front = depth / 2;
  const dark = { material: 'wood', colour: 0x4a2c18 } as const;
  return piece([1, depth, 0.95], {
    forge(forge) {
      const put = (surface: Surface): Surface => moved(surface, { at: [-0.18, 0.3, 0], turn: aboutZ(-Math.PI / 4) });
      const half = WAIST.map(([x, y]) => [x * BODY * BROADER, (y - 0.5) * BODY] as const);
      const outline = [...half, ...[...half].reverse().map(([x, y]) => [-x, y] as const)];
      forge.add(wood, put(extrude(outline, depth, Math.min(0.012, depth * 0.3), 0.5)));
      // The edge is bound in dark wood, and the hole has its ring.
      if (!electric)
        forge.add(
          { ...wood, colour: darker(wood.colour, 0.62) },
          put(moved(extrude(outline, depth * 0.7, 0.004, 0.5), { at: [0, 0, 0], size: [1.015, 1.01, 1] })),
        );
      const hole = electric ? 0 : 0.052;
      if (hole > 0) {
        forge.add(
          BLACK,
          put(
            moved(cylinder(hole, 0.004, { segments: 26 }), { at: [0, 0.05, front + 0.001], turn: aboutX(Math.PI / 2) }),
          ),
        );
        forge.add(dark, put(moved(torus(hole + 0.006, 0.006), { at: [0, 0.05, front + 0.002] })));
      } else
        for (const y of [-0.04, 0.04, 0.1])
          forge.add(BLACK, put(block([0.085, 0.02, 0.012], [0, y, front + 0.004], 0.004)));
      forge.add(dark, put(block([0.13, 0.028, 0.012], [0, -0.13, front + 0.006], 0.004)));
      const top = BODY / 2 + NECK;
      forge.add(dark, put(block([0.056, NECK + 0.12, 0.026], [0, top - (NECK + 0.12) / 2, front + 0.006], 0.008)));
      forge.add(wood, put(block([0.085, HEAD, 0.022], [0, top + HEAD / 2, front - 0.002], 0.01)));
      for (const side of [1, -1])
        for (let k = 0; k < 3; k++)
          forge.add(
            METAL,
            put(block([0.03, 0.018, 0.014], [side * 0.052, top + 0.035 + k * 0.045, front - 0.002], 0.005)),
          );
      for (let k = 0; k < 6; k++)
        forge.add(
          METAL,
          put(
            tube(
              [
                [(k - 2.5) * 0.011, -0.13, front + 0.016],
                [(k - 2.5) * 0.0075, top + 0.02, front + 0.024],
              ],
              0.0016,
              { sides: 4 },
            ),
          ),
        );
    },
    anchors: { top: [0.35, 0.9, 0] },
  });
}
