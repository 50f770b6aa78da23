import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, way } from '../../forge/piece.ts';
import { cylinder, extrude, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Machines that both hands have, pointing ahead: the right hand at `handle`, the left at `handle2`, and what they do at `tip`. */

const BLADE: Paint = { material: 'metal', colour: 0xb9bfc6 };

export function makeChainsaw(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0xe0561c });
  const bar = [
    [-0.045, 0.16],
    [0.045, 0.16],
    [0.045, 0.56],
    [0.03, 0.6],
    [0, 0.615],
    [-0.03, 0.6],
    [-0.045, 0.56],
  ] as const;
  return piece([0.32, 0.98, 0.24], {
    forge(forge) {
      forge.add(paint, block([0.17, 0.17, 0.3], [0, 0.11, 0], 0.04));
      forge.add(BLACK, block([0.18, 0.06, 0.26], [0, 0.04, 0], 0.02));
      forge.add(BLACK, block([0.03, 0.1, 0.1], [0.09, 0.12, 0.04], 0.015));
      // Behind: a loop for the right hand; above: a bow for the left.
      forge.add(
        BLACK,
        tube(way([0, 0.16, -0.12, 0, 0.18, -0.24, 0, 0.15, -0.33, 0, 0.06, -0.32, 0, 0.04, -0.14]), 0.02),
      );
      forge.add(
        BLACK,
        tube(
          way([0.1, 0.06, 0.1, 0.11, 0.24, 0.1, 0.06, 0.29, 0.1, -0.06, 0.29, 0.1, -0.11, 0.22, 0.1, -0.1, 0.06, 0.1]),
          0.017,
        ),
      );
      forge.add(paint, block([0.17, 0.1, 0.015], [0, 0.27, 0.17], 0.006, aboutX(-0.2)));
      forge.add(BLADE, moved(extrude(bar, 0.008, 0.002), { at: [0.05, 0.1, 0], turn: [0, 0, 1, 1, 0, 0, 0, 1, 0] }));
      // Its chain, tooth by tooth, around the bar.
      const around = way([
        0.05, 0.148, 0.16, 0.05, 0.148, 0.57, 0.05, 0.13, 0.61, 0.05, 0.1, 0.625, 0.05, 0.07, 0.61, 0.05, 0.052, 0.57,
        0.05, 0.052, 0.16,
      ]);
      forge.add(BLACK, tube(around, 0.007, { sides: 6 }));
      for (let k = 0; k < 12; k++)
        for (const y of [0.157, 0.043])
          forge.add(BLACK, block([0.008, 0.012, 0.016], [0.05, y, 0.18 + k * 0.034], 0.002));
    },
    anchors: { handle: [0, 0.18, -0.24], handle2: [0, 0.29, 0.1], tip: [0.05, 0.1, 0.5], top: [0, 0.3, 0] },
  });
}

export function makeDrill(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0xe8b21c });
  return piece([0.26, 0.42, 0.09], {
    forge(forge) {
      forge.add(BLACK, block([0.09, 0.05, 0.11], [0, 0.025, -0.02], 0.015));
      forge.add(paint, block([0.045, 0.16, 0.055], [0, 0.11, -0.02], 0.02, aboutX(0.1)));
      forge.add(
        paint,
        moved(cylinder(0.042, 0.2, { top: 0.038, bevel: 0.014 }), { at: [0, 0.21, -0.09], turn: aboutX(Math.PI / 2) }),
      );
      forge.add(
        BLACK,
        moved(cylinder(0.032, 0.05, { top: 0.026 }), { at: [0, 0.21, 0.11], turn: aboutX(Math.PI / 2) }),
      );
      forge.add(
        METAL,
        moved(cylinder(0.022, 0.05, { top: 0.012 }), { at: [0, 0.21, 0.16], turn: aboutX(Math.PI / 2) }),
      );
      forge.add(METAL, tube(way([0, 0.21, 0.2, 0, 0.21, 0.33]), 0.006));
      forge.add(BLACK, block([0.014, 0.035, 0.02], [0, 0.15, 0.014], 0.005));
    },
    anchors: { handle: [0, 0.11, -0.02], tip: [0, 0.21, 0.33], top: [0, 0.25, 0] },
  });
}

/** Stood upright before the body, its two grips at the top. */
export function makeJackhammer(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'paint', colour: 0xe8a81c });
  return piece([1.15, 0.42, 0.5], {
    forge(forge) {
      forge.add(METAL, tube(way([0, 0, 0, 0, 0.12, 0, 0, 0.38, 0]), [0.006, 0.02, 0.02]));
      forge.add(METAL, moved(cylinder(0.055, 0.16), { at: [0, 0.36, 0] }));
      forge.add(paint, moved(cylinder(0.09, 0.42, { top: 0.085 }), { at: [0, 0.5, 0] }));
      forge.add(BLACK, moved(cylinder(0.075, 0.1), { at: [0, 0.9, 0] }));
      forge.add(BLACK, tube(way([-0.25, 1.06, 0, -0.12, 1.0, 0, 0.12, 1.0, 0, 0.25, 1.06, 0]), 0.022));
      forge.add(BLACK, tube(way([0.05, 0.55, -0.08, 0.07, 0.3, -0.16, 0.1, 0.05, -0.2]), 0.018));
    },
    anchors: { handle: [-0.22, 1.05, 0], handle2: [0.22, 1.05, 0], tip: [0, 0, 0], top: [0, 1.1, 0] },
  });
}

/** A motor in the hand and a long tube before it. */
export function makeLeafBlower(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0xd8581c });
  return piece([0.34, 1.1, 0.22], {
    forge(forge) {
      forge.add(paint, block([0.2, 0.22, 0.26], [0, 0.13, -0.06], 0.07));
      forge.add(BLACK, tube(way([0, 0.22, -0.16, 0, 0.33, -0.1, 0, 0.33, 0.04, 0, 0.22, 0.06]), 0.02));
      forge.add(BLACK, tube(way([0, 0.12, 0.05, 0, 0.1, 0.4, 0, 0.04, 0.78]), [0.07, 0.055, 0.045]));
      forge.add(BLACK, moved(cylinder(0.08, 0.03), { at: [0.1, 0.13, -0.06], turn: aboutZ(-Math.PI / 2) }));
    },
    anchors: { handle: [0, 0.33, -0.04], handle2: [0, 0.15, 0.2], tip: [0, 0.04, 0.8], top: [0, 0.34, 0] },
  });
}
