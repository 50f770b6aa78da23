import { aboutZ } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';

/** Plain bodies of geometry. */
export function makeSolidShape(order: ThingOrder, kind: 'cube' | 'sphere' | 'cylinder' | 'cone'): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0x3f7ac4 });
  return piece([0.4, 0.4, 0.4], {
    ...(kind === 'sphere' || kind === 'cylinder' ? { rolls: 0.2 } : {}),
    forge(forge) {
      if (kind === 'cube') forge.add(paint, block([0.4, 0.4, 0.4], [0, 0.2, 0], 0.014));
      else if (kind === 'sphere') forge.add(paint, moved(ball([0.2, 0.2, 0.2], 40, 26), { at: [0, 0.2, 0] }));
      else if (kind === 'cylinder') forge.add(paint, cylinder(0.2, 0.4, { segments: 44, bevel: 0.008 }));
      else
        forge.add(
          paint,
          lathe(
            [
              [0, 0],
              [0.195, 0],
              [0.2, 0.006],
              [0.004, 0.398],
              [0, 0.4],
            ],
            44,
          ),
        );
    },
    anchors: { surface: [0, 0.4, 0], handle: [0.2, 0.2, 0], handle2: [-0.2, 0.2, 0], top: [0, 0.4, 0] },
  });
}

export function makeBox(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'paper', colour: 0xb88a56 });
  return piece([0.34, 0.36, 0.46], {
    forge(forge) {
      forge.add(paint, block([0.46, 0.34, 0.36], [0, 0.17, 0], 0.006));
      forge.add(
        { material: 'plastic', colour: lighter(paint.colour, 0.35) },
        block([0.062, 0.343, 0.363], [0, 0.171, 0], 0.002),
      );
      forge.add({ ...paint, colour: darker(paint.colour, 0.7) }, block([0.462, 0.003, 0.004], [0, 0.341, 0], 0.001));
      forge.add(WOOD, block([0.09, 0.05, 0.002], [0.15, 0.08, 0.181], 0.0005));
    },
    anchors: {
      surface: [0, 0.34, 0],
      inside: [0, 0.17, 0],
      handle: [0.23, 0.15, 0],
      handle2: [-0.23, 0.15, 0],
      top: [0, 0.34, 0],
      seat: [0, 0.34, 0],
    },
  });
}

export function makeSuitcase(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0x2f6f8a });
  return piece([0.98, 0.26, 0.44], {
    forge(forge) {
      forge.add(paint, block([0.44, 0.6, 0.24], [0, 0.36, 0], 0.05));
      for (let k = 0; k < 6; k++)
        forge.add(
          { ...paint, colour: darker(paint.colour, 0.88) },
          both(block([0.012, 0.5, 0.245], [0.03 + k * 0.032 - (k > 2 ? 0 : 0), 0.36, 0], 0.004)),
        );
      forge.add(
        METAL,
        both(
          tube(
            [
              [0.09, 0.6, -0.08],
              [0.09, 0.96, -0.08],
            ],
            0.009,
          ),
        ),
      );
      forge.add(
        BLACK,
        tube(
          [
            [-0.09, 0.96, -0.08],
            [0.09, 0.96, -0.08],
          ],
          0.015,
        ),
      );
      for (const x of [0.17, -0.17])
        for (const z of [0.08, -0.08])
          forge.add(BLACK, moved(cylinder(0.032, 0.025), { at: [x - 0.012, 0.032, z], turn: aboutZ(-Math.PI / 2) }));
    },
    anchors: {
      handle: [0, 0.96, -0.08],
      surface: [0, 0.66, 0],
      seat: [0, 0.66, 0],
      inside: [0, 0.36, 0],
      top: [0, 0.98, 0],
    },
  });
}
