import { TAU } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, way } from '../../forge/piece.ts';
import { ball, cylinder, loft, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

/** A quilted bag on the ground, its head at -z with a small pillow; who is in it lies there. */
export function makeSleepingBag(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0x2f6f8a });
  const ring = (z: number, wide: number, high: number): Vector[] =>
    Array.from({ length: 16 }, (_, k): Vector => {
      const angle = (k / 16) * TAU;
      return [Math.cos(angle) * wide, Math.max(0.01, high / 2 + (Math.sin(angle) * high) / 2), z];
    });
  return piece([0.26, 2.0, 0.76], {
    forge(forge) {
      const along = [-0.6, -0.45, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.85, 0.95];
      forge.add(
        cloth,
        loft(
          along.map((z, k) =>
            ring(z, 0.36 - Math.max(0, z) * 0.13, (k % 2 === 0 ? 0.2 : 0.235) - Math.max(0, z) * 0.06),
          ),
        ),
      );
      forge.add(
        { ...cloth, colour: darker(cloth.colour, 0.6) },
        tube(way([0.2, 0.2, -0.6, 0.22, 0.22, 0, 0.2, 0.18, 0.6]), 0.01),
      );
      forge.add({ ...cloth, colour: darker(cloth.colour, 0.75) }, block([0.72, 0.06, 0.5], [0, 0.035, -0.78], 0.028));
      forge.add(
        { material: 'cloth', colour: 0xe8e2d4 },
        moved(ball([0.22, 0.07, 0.15], 18, 10), { at: [0, 0.11, -0.8] }),
      );
    },
    anchors: {
      bed: [0, 0.1, -0.1],
      seat: [0, 0.2, 0.1],
      surface: [0, 0.22, 0.1],
      handle: [0.3, 0.1, 0],
      top: [0, 0.24, 0],
    },
  });
}

/** Faces above each other, cut from one trunk, wings at the top. */
export function makeTotemPole(order: ThingOrder): Make {
  const wood = mainPaint(order, { material: 'wood', colour: 0x8a5a34 });
  const [red, teal, cream, black]: readonly Paint[] = [
    { material: 'paint', colour: 0xb3332a },
    { material: 'paint', colour: 0x2f7f80 },
    { material: 'paint', colour: 0xe8dcc0 },
    { material: 'leather', colour: 0x1d1b1a },
  ];
  return piece([4.2, 0.9, 2.2], {
    forge(forge) {
      forge.add(wood, cylinder(0.36, 4.0, { top: 0.32, segments: 22, bevel: 0.03 }));
      for (let k = 0; k < 3; k++) {
        const y = 0.75 + k * 1.15;
        const skin = [red, teal, cream][k] ?? wood;
        forge.add(skin, moved(cylinder(0.39, 0.95, { segments: 22, bevel: 0.08 }), { at: [0, y - 0.45, 0] }));
        // Great round eyes, a beak or a mouth with teeth, and brows.
        for (const side of [1, -1]) {
          forge.add(
            k === 2 ? (black ?? wood) : (cream ?? wood),
            moved(ball([0.13, 0.11, 0.06], 16, 10), { at: [side * 0.18, y + 0.14, 0.34] }),
          );
          forge.add(black ?? wood, moved(ball([0.055, 0.06, 0.04], 12, 8), { at: [side * 0.17, y + 0.13, 0.395] }));
          forge.add(
            black ?? wood,
            tube(way([side * 0.05, y + 0.27, 0.39, side * 0.2, y + 0.31, 0.36, side * 0.34, y + 0.22, 0.24]), 0.025),
          );
        }
        if (k === 1)
          forge.add(
            { material: 'paint', colour: 0xe0a52c },
            tube(way([0, y + 0.02, 0.34, 0, y, 0.56, 0, y - 0.12, 0.7]), [0.14, 0.1, 0.01]),
          );
        else {
          forge.add(black ?? wood, block([0.44, 0.17, 0.08], [0, y - 0.2, 0.36], 0.05));
          for (let tooth = 0; tooth < 6; tooth++)
            forge.add(cream ?? wood, block([0.05, 0.06, 0.03], [-0.15 + tooth * 0.06, y - 0.15, 0.4], 0.01));
          forge.add(skin, moved(ball([0.07, 0.1, 0.09], 12, 8), { at: [0, y + 0.0, 0.4] }));
        }
      }
      // The wings of the uppermost.
      forge.add(teal ?? wood, both(block([0.8, 0.42, 0.08], [0.72, 3.2, -0.02], 0.05)));
      for (let k = 0; k < 4; k++)
        forge.add(
          k % 2 === 0 ? (red ?? wood) : (cream ?? wood),
          both(block([0.14, 0.34, 0.1], [0.45 + k * 0.18, 3.14, -0.02], 0.04)),
        );
      forge.add(red ?? wood, moved(torus(0.34, 0.05), { at: [0, 3.98, 0], turn: [1, 0, 0, 0, 0, -1, 0, 1, 0] }));
    },
    anchors: { top: [0, 4.1, 0] },
  });
}
