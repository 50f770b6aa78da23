import { aboutX } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, piece, way } from '../../forge/piece.ts';
import { ball, cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { both, lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Two tubes beside each other, looking along +z. */
export function makeBinoculars(order: ThingOrder): Make {
  const skin = mainPaint(order, { material: 'leather', colour: 0x24262a });
  return piece([0.09, 0.17, 0.17], {
    forge(forge) {
      const lying = aboutX(Math.PI / 2);
      forge.add(skin, both(moved(cylinder(0.026, 0.08, { top: 0.036 }), { at: [0.042, 0.045, -0.03], turn: lying })));
      forge.add(skin, both(moved(cylinder(0.038, 0.05), { at: [0.042, 0.045, 0.045], turn: lying })));
      forge.add(BLACK, both(moved(cylinder(0.022, 0.04), { at: [0.036, 0.045, -0.07], turn: lying })));
      forge.add(
        { material: 'glass', colour: 0x2a4a6a },
        both(moved(cylinder(0.033, 0.004), { at: [0.042, 0.045, 0.093], turn: lying })),
      );
      forge.add(BLACK, moved(cylinder(0.013, 0.07), { at: [0, 0.05, -0.02], turn: lying }));
    },
    anchors: { handle: [-0.06, 0.045, 0], handle2: [0.06, 0.045, 0], top: [0, 0.085, 0] },
  });
}

/** A lit screen as large as a book, held before the eyes. */
export function makeTablet(order: ThingOrder): Make {
  const frame = mainPaint(order, { material: 'plastic', colour: 0x1c1d20 });
  return piece([0.2, 0.012, 0.27], {
    forge(forge) {
      forge.add(frame, block([0.27, 0.2, 0.011], [0, 0.1, 0], 0.004));
      forge.add(
        { material: 'glow', colour: 0xdfe9f4, glows: 0.85 },
        block([0.245, 0.176, 0.003], [0, 0.1, 0.0055], 0.001),
      );
      // A picture with a few fields of colour: it is read as a screen from afar.
      for (const [x, y, wide, high, colour] of [
        [-0.06, 0.14, 0.1, 0.06, 0x4a86d8],
        [0.06, 0.14, 0.1, 0.06, 0xe8a24a],
        [-0.06, 0.065, 0.1, 0.07, 0x58b27a],
        [0.06, 0.065, 0.1, 0.07, 0xd8566a],
      ] as const)
        forge.add({ material: 'glow', colour, glows: 0.7 }, block([wide, high, 0.002], [x, y, 0.0078], 0.0006));
    },
    anchors: { handle: [0.1, 0.05, 0], surface: [0, 0.1, 0.01], top: [0, 0.2, 0] },
  });
}

/** A round can with a long spout along +x, a rose on it, and a bow to carry it by. */
export function makeWateringCan(order: ThingOrder): Make {
  const tin = mainPaint(order, { material: 'paint', colour: 0x4f9a86 });
  return piece([0.34, 0.2, 0.56], {
    forge(forge) {
      forge.add(
        tin,
        lined(
          lathe(
            [
              [0, 0.004],
              [0.095, 0.004],
              [0.1, 0.01],
              [0.09, 0.2],
              [0.086, 0.205],
            ],
            26,
          ),
        ),
      );
      forge.add({ material: 'water', colour: 0x3a6f8a }, moved(cylinder(0.086, 0.004), { at: [0, 0.17, 0] }));
      forge.add(tin, moved(torus(0.088, 0.006), { at: [0, 0.205, 0], turn: aboutX(Math.PI / 2) }));
      forge.add(tin, tube(way([0.08, 0.05, 0, 0.18, 0.12, 0, 0.3, 0.27, 0]), [0.03, 0.018, 0.014]));
      forge.add(tin, tube(way([0.295, 0.265, 0, 0.325, 0.3, 0]), [0.016, 0.042]));
      forge.add(
        { material: 'metal', colour: 0xb8bcc0 },
        moved(ball([0.008, 0.04, 0.04], 12, 8), {
          at: [0.328, 0.303, 0],
          turn: [0.77, -0.64, 0, 0.64, 0.77, 0, 0, 0, 1],
        }),
      );
      forge.add(
        tin,
        tube(way([0.07, 0.2, 0, 0.04, 0.3, 0, -0.06, 0.32, 0, -0.16, 0.22, 0, -0.15, 0.1, 0, -0.09, 0.06, 0]), 0.011),
      );
    },
    anchors: { handle: [-0.07, 0.315, 0], spout: [0.33, 0.3, 0], inside: [0, 0.16, 0], top: [0, 0.33, 0] },
  });
}

/** Metres of a sparkler: all of its wire, and from where on it burns. */
const [WIRE, BURNS_FROM] = [0.36, 0.2] as const;

/** A wire whose upper half burns at its tip; the sparks themselves are in the air. */
export function makeSparkler(): Make {
  return piece([WIRE + 0.02, 0.028, 0.028], {
    forge(forge) {
      forge.add({ material: 'steel', colour: 0x8a8780 }, cylinder(0.003, BURNS_FROM));
      forge.add(
        { material: 'metal', colour: 0x4a4640 },
        moved(cylinder(0.006, WIRE - BURNS_FROM), { at: [0, BURNS_FROM, 0] }),
      );
      forge.add(
        { material: 'glow', colour: 0xfff0c0, glows: 3 },
        moved(ball([0.014, 0.018, 0.014], 10, 8), { at: [0, WIRE, 0] }),
      );
    },
    anchors: { handle: [0, 0.05, 0], tip: [0, WIRE, 0], top: [0, WIRE, 0] },
  });
}
