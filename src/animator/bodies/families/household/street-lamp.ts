import type { Make } from '../../forge/made-body.ts';
import { piece, way } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** An iron post with a lit lantern on it. */
export function makeStreetLamp(order: ThingOrder): Make {
  const iron = mainPaint(order, { material: 'paint', colour: 0x23282c });
  return piece([3.6, 0.5, 0.5], {
    forge(forge) {
      forge.add(
        iron,
        lathe(
          [
            [0, 0],
            [0.19, 0],
            [0.19, 0.08],
            [0.12, 0.16],
            [0.12, 0.55],
            [0.07, 0.68],
            [0.05, 0.8],
            [0.04, 2.9],
            [0.07, 2.96],
            [0.05, 3.0],
            [0, 3.0],
          ],
          18,
          0.5,
        ),
      );
      forge.add(iron, tube(way([-0.22, 2.72, 0, 0.22, 2.72, 0]), 0.016));
      forge.add(
        iron,
        lathe(
          [
            [0.05, 3.0],
            [0.13, 3.06],
            [0.13, 3.08],
            [0, 3.08],
          ],
          6,
          0.3,
        ),
      );
      forge.add(
        { material: 'glow', colour: 0xffd79a, glows: 2.2 },
        moved(ball([0.075, 0.13, 0.075], 16, 10), { at: [0, 3.22, 0] }),
      );
      forge.add(
        { material: 'glass', colour: 0xffe2b0, clear: 0.75 },
        lined(
          lathe(
            [
              [0.12, 3.08],
              [0.18, 3.4],
            ],
            6,
            0.3,
          ),
        ),
      );
      for (let k = 0; k < 6; k++) {
        const [x, z] = [Math.sin((k / 3) * Math.PI), Math.cos((k / 3) * Math.PI)];
        forge.add(iron, tube(way([x * 0.12, 3.08, z * 0.12, x * 0.185, 3.4, z * 0.185]), 0.009, { sides: 5 }));
      }
      forge.add(
        iron,
        lathe(
          [
            [0, 3.4],
            [0.22, 3.4],
            [0.2, 3.44],
            [0.05, 3.54],
            [0.03, 3.62],
            [0, 3.62],
          ],
          6,
          0.3,
        ),
      );
      forge.add(iron, cylinder(0.2, 0.05));
    },
    anchors: { light: [0, 3.22, 0], top: [0, 3.6, 0] },
  });
}
