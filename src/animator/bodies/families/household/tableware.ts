import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { METAL, piece } from '../../forge/piece.ts';
import { extrude, lathe, torus, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { forgeBunch } from '../plant/flowers.ts';
import { forgeFilling, isCold, isHot } from './fillings.ts';
import { CHINA, says } from './household-parts.ts';
import { forgeDrink } from './latte-art.ts';

export function makeCup(order: ThingOrder, kind: 'cup' | 'coffee' | 'tea'): Make {
  const paint = mainPaint(order, { ...CHINA, colour: kind === 'cup' ? 0xc4533a : 0xf3f1ea });
  const [saucer, base] = kind === 'cup' ? [false, 0] : [true, 0.014];
  return piece([0.1 + base, saucer ? 0.15 : 0.09, saucer ? 0.15 : 0.125], {
    forge(forge) {
      const outer: Point[] = saucer
        ? [
            [0, base],
            [0.026, base],
            [0.03, base + 0.006],
            [0.042, base + 0.035],
            [0.047, base + 0.07],
            [0.044, base + 0.07],
            [0.039, base + 0.035],
            [0.02, base + 0.012],
            [0, base + 0.01],
          ]
        : [
            [0, 0],
            [0.038, 0],
            [0.041, 0.004],
            [0.041, 0.092],
            [0.0395, 0.095],
            [0.037, 0.092],
            [0.036, 0.01],
            [0, 0.008],
          ];
      forge.add(paint, lathe(outer, 32, 0.9));
      const [x, y, r] = saucer ? [0.044, base + 0.042, 0.017] : [0.043, 0.05, 0.026];
      const handle = Array.from({ length: 9 }, (_, k): Vector => {
        // Both ends are in the wall, which tapers, and do not come out of it inside.
        const [angle, inward] = [(k / 8 - 0.5) * Math.PI * 0.9, r * 0.04 + (saucer ? 0.009 * (1 - k / 8) : 0)];
        return [x + Math.cos(angle) * r - inward, y + Math.sin(angle) * r, 0];
      });
      forge.add(paint, tube(handle, 0.0055, { sides: 8 }));
      if (saucer)
        forge.add(
          paint,
          lathe(
            [
              [0, 0.002],
              [0.035, 0],
              [0.062, 0.008],
              [0.075, 0.016],
              [0.073, 0.018],
              [0.04, 0.009],
              [0, 0.009],
            ],
            34,
            0.9,
          ),
        );
      const usual = kind === 'coffee' ? 0x3a2012 : kind === 'tea' ? 0x9a5a1e : null;
      forgeDrink(forge, order, usual, saucer ? 0.0435 : 0.036, saucer ? base + 0.06 : 0.08);
    },
    anchors: {
      handle: [0.065, 0.05 + base, 0],
      inside: [0, 0.07 + base, 0],
      ...(isHot(order) || (kind !== 'cup' && !isCold(order)) ? { steam: [0, 0.08 + base, 0] as const } : {}),
      surface: [0, 0.09 + base, 0],
      top: [0, 0.1 + base, 0],
    },
  });
}

export function makeBowl(order: ThingOrder): Make {
  const paint = mainPaint(order, { ...CHINA, colour: 0x5a86a8 });
  // Sticks that lift noodles are seen with it.
  return piece([says(order, /chopstick/) ? 0.14 : 0.075, 0.17, 0.17], {
    forge(forge) {
      forge.add(
        paint,
        lathe(
          [
            [0, 0],
            [0.035, 0],
            [0.037, 0.008],
            [0.065, 0.03],
            [0.085, 0.072],
            [0.082, 0.074],
            [0.06, 0.034],
            [0.03, 0.016],
            [0, 0.014],
          ],
          36,
          0.9,
        ),
      );
      forgeFilling(forge, order, { radius: 0.076, y: 0.066 });
    },
    anchors: {
      inside: [0, 0.045, 0],
      surface: [0, 0.045, 0],
      handle: [0.085, 0.06, 0],
      handle2: [-0.085, 0.06, 0],
      top: [0, 0.075, 0],
      ...(isHot(order) ? { steam: [0, 0.08, 0] as const } : {}),
    },
  });
}

export function makePlate(order: ThingOrder): Make {
  const paint = mainPaint(order, CHINA);
  return piece([0.026, 0.27, 0.27], {
    forge(forge) {
      forge.add(
        paint,
        lathe(
          [
            [0, 0],
            [0.08, 0],
            [0.1, 0.008],
            [0.134, 0.022],
            [0.135, 0.026],
            [0.1, 0.013],
            [0.085, 0.009],
            [0, 0.008],
          ],
          44,
          0.9,
        ),
      );
      forge.add(
        { material: 'porcelain', colour: darker(paint.colour, 0.7) },
        moved(torus(0.128, 0.0018, { segments: 44, sides: 6 }), { at: [0, 0.0245, 0], turn: aboutX(Math.PI / 2) }),
      );
      forgeFilling(forge, order, { radius: 0.096, y: 0.024 });
    },
    anchors: {
      ...(isHot(order) ? { steam: [0, 0.05, 0] as const } : {}),
      surface: [0, 0.01, 0],
      inside: [0, 0.01, 0],
      handle: [0.13, 0.02, 0],
      handle2: [-0.13, 0.02, 0],
      top: [0, 0.026, 0],
    },
  });
}

export function makeVase(order: ThingOrder): Make {
  const paint = mainPaint(order, { ...CHINA, colour: 0x3f6f9a });
  const full = says(order, /flower|rose|tulip|bouquet|sunflower|lily|daisy|orchid/);
  return piece([full ? 0.72 : 0.32, 0.3, 0.3], {
    bones: thingBones(0.32),
    forge(forge) {
      forge.add(
        paint,
        lathe(
          [
            [0, 0],
            [0.05, 0],
            [0.055, 0.01],
            [0.09, 0.1],
            [0.085, 0.16],
            [0.045, 0.25],
            [0.042, 0.28],
            [0.062, 0.315],
            [0.058, 0.317],
            [0.036, 0.27],
            [0.03, 0.1],
            [0, 0.09],
          ],
          36,
          0.9,
        ),
      );
      for (const y of [0.06, 0.2])
        forge.add(
          { ...paint, colour: lighter(paint.colour, 0.75) },
          moved(torus(y < 0.1 ? 0.0785 : 0.068, 0.004, { segments: 36, sides: 6 }), {
            at: [0, y, 0],
            turn: aboutX(Math.PI / 2),
          }),
        );
      if (full) forgeBunch(forge, { colour: null }, [0, 0.3, 0], 0.32);
    },
    anchors: { handle: [0.08, 0.14, 0], inside: [0, 0.28, 0], surface: [0, 0.32, 0], top: [0, 0.32, 0] },
  });
}

/** Knife, fork and spoon stand on their handles when they are held up, and lie when they `lie`. */
export function makeCutlery(order: ThingOrder, kind: 'fork' | 'knife' | 'spoon'): Make {
  const paint = mainPaint(order, METAL);
  const tall = kind === 'knife' ? 0.23 : 0.2;
  return piece([tall, 0.02, 0.04], {
    forge(forge) {
      const handle = extrude(
        [
          [-0.009, 0],
          [0.009, 0],
          [0.0055, 0.1],
          [-0.0055, 0.1],
        ],
        0.005,
        0.0015,
      );
      forge.add(kind === 'knife' ? { material: 'wood', colour: 0x5a3a22 } : paint, handle);
      if (kind === 'knife')
        forge.add(
          paint,
          extrude(
            [
              [-0.008, 0.095],
              [0.009, 0.095],
              [0.011, 0.2],
              [0.004, 0.226],
              [-0.004, 0.232],
              [-0.009, 0.2],
            ],
            0.0026,
            0.0011,
          ),
        );
      else if (kind === 'spoon') {
        forge.add(
          paint,
          tube(
            [
              [0, 0.095, 0],
              [0, 0.14, 0.002],
            ],
            0.004,
          ),
        );
        forge.add(
          paint,
          moved(
            lined(
              lathe(
                [
                  [0, 0],
                  [0.5, 0.12],
                  [0.85, 0.4],
                  [1, 0.75],
                ],
                24,
              ),
            ),
            { at: [0, 0.17, -0.006], turn: aboutX(Math.PI / 2), size: [0.021, 0.011, 0.031] },
          ),
        );
      } else {
        forge.add(
          paint,
          tube(
            [
              [0, 0.095, 0],
              [0, 0.13, 0.003],
            ],
            0.004,
          ),
        );
        forge.add(
          paint,
          extrude(
            [
              [-0.012, 0.145],
              [-0.006, 0.126],
              [0.006, 0.126],
              [0.012, 0.145],
              [0.012, 0.155],
              [-0.012, 0.155],
            ],
            0.003,
            0.001,
          ),
        );
        for (let k = 0; k < 4; k++)
          forge.add(
            paint,
            tube(
              [
                [(k - 1.5) * 0.0068, 0.15, 0],
                [(k - 1.5) * 0.0068, 0.18, 0.003],
                [(k - 1.5) * 0.0064, 0.2, 0.006],
              ],
              [0.0022, 0.002, 0.0009],
              { sides: 6 },
            ),
          );
      }
    },
    anchors: { handle: [0, 0.045, 0], top: [0, tall, 0], surface: [0, tall * 0.85, 0.004] },
  });
}
