import { TAU } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, METAL, piece, way } from '../../forge/piece.ts';
import { cylinder, lathe, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/**
 * What is blown. Each is made as it is played before somebody who looks along +z: `mouth` is where the lips are, `handle` where the right hand has it, `handle2`
 * where the left.
 */

const BRASS: Paint = { material: 'metal', colour: 0xd9a93a };
const PEARL: Paint = { material: 'porcelain', colour: 0xf0ead8 };

/** An open bell from radius `from` to `to`, `long` deep, its mouth along +y before it is turned. */
const bell = (from: number, to: number, long: number) =>
  lined(
    lathe(
      Array.from({ length: 9 }, (_, k) => [from + (to - from) * (k / 8) ** 2.6, (k / 8) * long] as const),
      26,
      1,
    ),
  );

/** A body that goes down, turns up in a bow, and opens into its bell; keys on it. */
export function makeSaxophone(order: ThingOrder): Make {
  const brass = mainPaint(order, BRASS);
  const body: Vector[] = way([
    0, 0.66, 0, 0, 0.69, 0.05, 0, 0.68, 0.1, 0, 0.62, 0.125, 0, 0.5, 0.13, 0, 0.3, 0.14, 0, 0.14, 0.16, 0, 0.07, 0.2, 0,
    0.05, 0.25, 0, 0.08, 0.3, 0, 0.16, 0.33, 0, 0.26, 0.345,
  ]);
  const wide = [0.009, 0.012, 0.015, 0.019, 0.024, 0.032, 0.038, 0.042, 0.044, 0.046, 0.05, 0.056];
  return piece([0.72, 0.44, 0.2], {
    forge(forge) {
      forge.add(brass, tube(body, wide, { sides: 14 }));
      forge.add(brass, moved(bell(0.055, 0.105, 0.14), { at: [0, 0.25, 0.345], turn: aboutX(0.14) }));
      forge.add(BLACK, tube(way([0, 0.655, -0.035, 0, 0.665, 0.02]), [0.008, 0.013]));
      // Keys in a row along the body, rods beside them.
      for (let k = 0; k < 8; k++)
        forge.add(
          k % 2 === 0 ? PEARL : brass,
          moved(cylinder(0.014, 0.008, { segments: 12 }), {
            at: [0, 0.24 + k * 0.045, 0.168 - k * 0.004],
            turn: aboutX(Math.PI / 2),
          }),
        );
      for (const x of [0.028, -0.028]) forge.add(brass, tube(way([x, 0.18, 0.17, x, 0.58, 0.14]), 0.004, { sides: 6 }));
      for (const [y, z] of [
        [0.12, 0.2],
        [0.18, 0.3],
        [0.3, 0.29],
      ] as const)
        forge.add(
          brass,
          moved(cylinder(0.026, 0.012, { segments: 14 }), { at: [0.045, y, z], turn: [0, 1, 0, -1, 0, 0, 0, 0, 1] }),
        );
    },
    anchors: {
      mouth: [0, 0.655, -0.03],
      handle: [-0.03, 0.26, 0.13],
      handle2: [0.03, 0.48, 0.12],
      top: [0, 0.69, 0.05],
    },
  });
}

/** A loop of tube with three valves, straight ahead from the lips. */
export function makeTrumpet(order: ThingOrder): Make {
  const brass = mainPaint(order, BRASS);
  return piece([0.2, 0.54, 0.14], {
    forge(forge) {
      forge.add(
        brass,
        tube(
          way([
            0, 0.13, 0, 0, 0.13, 0.34, 0, 0.1, 0.39, 0, 0.05, 0.34, 0, 0.05, 0.14, 0, 0.1, 0.09, 0, 0.14, 0.12, 0, 0.14,
            0.32,
          ]),
          0.0075,
          { sides: 10 },
        ),
      );
      forge.add(brass, moved(bell(0.009, 0.062, 0.2), { at: [0, 0.14, 0.32], turn: aboutX(Math.PI / 2) }));
      forge.add(
        METAL,
        moved(cylinder(0.012, 0.03, { top: 0.006 }), { at: [0, 0.13, -0.015], turn: aboutX(Math.PI / 2) }),
      );
      for (let k = 0; k < 3; k++) {
        forge.add(brass, moved(cylinder(0.013, 0.11, { segments: 14 }), { at: [0, 0.035, 0.18 + k * 0.034] }));
        forge.add(PEARL, moved(cylinder(0.009, 0.02, { segments: 10 }), { at: [0, 0.155, 0.18 + k * 0.034] }));
      }
    },
    anchors: { mouth: [0, 0.13, -0.01], handle: [-0.03, 0.13, 0.2], handle2: [0.02, 0.07, 0.22], top: [0, 0.18, 0.2] },
  });
}

/** A long slide before the lips, its bell above the shoulder. */
export function makeTrombone(order: ThingOrder): Make {
  const brass = mainPaint(order, BRASS);
  return piece([0.26, 1.15, 0.2], {
    forge(forge) {
      forge.add(
        METAL,
        tube(way([-0.03, 0.12, 0, -0.03, 0.12, 0.78, 0, 0.12, 0.82, 0.04, 0.12, 0.78, 0.04, 0.12, 0.02]), 0.008, {
          sides: 10,
        }),
      );
      forge.add(
        brass,
        tube(way([0.04, 0.12, 0.06, 0.04, 0.12, -0.2, 0.07, 0.13, -0.28, 0.1, 0.14, -0.2, 0.1, 0.14, 0.1]), 0.011, {
          sides: 10,
        }),
      );
      forge.add(brass, moved(bell(0.013, 0.1, 0.28), { at: [0.1, 0.14, 0.08], turn: aboutX(Math.PI / 2) }));
      forge.add(brass, tube(way([-0.03, 0.12, 0.14, 0.04, 0.12, 0.14]), 0.006));
      forge.add(
        METAL,
        moved(cylinder(0.014, 0.03, { top: 0.008 }), { at: [-0.03, 0.12, -0.02], turn: aboutX(Math.PI / 2) }),
      );
    },
    anchors: {
      mouth: [-0.03, 0.12, -0.02],
      handle: [-0.05, 0.12, 0.42],
      handle2: [0.02, 0.12, 0.12],
      top: [0, 0.24, 0.1],
    },
  });
}

/** Coils of wide tube in the lap of whoever plays it, its bell above the head. */
export function makeTuba(order: ThingOrder): Make {
  const brass = mainPaint(order, BRASS);
  const coil = Array.from({ length: 25 }, (_, k): Vector => {
    const angle = (k / 24) * TAU * 1.15 - 0.4;
    return [Math.cos(angle) * 0.17, 0.3 + Math.sin(angle) * 0.22, 0.02 - k * 0.002];
  });
  return piece([1.0, 0.4, 0.5], {
    forge(forge) {
      forge.add(
        brass,
        tube(
          coil,
          coil.map((_, k) => 0.028 + k * 0.0014),
          { sides: 14 },
        ),
      );
      forge.add(brass, tube(way([0.16, 0.2, 0, 0.17, 0.45, 0, 0.14, 0.62, 0]), [0.06, 0.066, 0.075], { sides: 16 }));
      forge.add(brass, moved(bell(0.075, 0.22, 0.36), { at: [0.14, 0.6, 0], turn: aboutX(0.2) }));
      forge.add(brass, tube(way([-0.12, 0.42, 0, -0.08, 0.58, -0.06, 0, 0.6, -0.14]), 0.012));
      forge.add(METAL, moved(cylinder(0.014, 0.03), { at: [0, 0.6, -0.16], turn: aboutX(-Math.PI / 2) }));
      for (let k = 0; k < 4; k++)
        forge.add(METAL, moved(cylinder(0.018, 0.16), { at: [-0.09 + k * 0.05, 0.28, 0.07] }));
    },
    anchors: { mouth: [0, 0.6, -0.16], handle: [-0.08, 0.44, 0.1], handle2: [0.2, 0.3, 0.08], top: [0.14, 0.96, 0] },
  });
}

/** Straight down before the body, black with bright keys, or of brown wood. */
export function makeClarinet(order: ThingOrder): Make {
  const wood = mainPaint(order, { material: 'plastic', colour: 0x1d1b1c });
  return piece([0.62, 0.3, 0.07], {
    forge(forge) {
      const at = (share: number): Vector => [0, 0.6 - share * 0.5, share * 0.26];
      forge.add(
        wood,
        tube([at(-0.04), at(0.06), at(0.1), at(0.85), at(1)], [0.006, 0.013, 0.015, 0.015, 0.02], { sides: 14 }),
      );
      forge.add(wood, moved(bell(0.018, 0.04, 0.09), { at: at(1), turn: aboutX(Math.PI - 0.48) }));
      for (let k = 0; k < 9; k++)
        forge.add(
          METAL,
          moved(cylinder(0.009, 0.006, { segments: 10 }), {
            at: [0, at(0.2 + k * 0.075)[1] + 0.008, at(0.2 + k * 0.075)[2] + 0.014],
            turn: aboutX(1.1),
          }),
        );
      const beside = (share: number): Vector => [0.016, at(share)[1], at(share)[2]];
      forge.add(METAL, tube([beside(0.18), beside(0.88)], 0.003));
      for (const share of [0.12, 0.5, 0.86]) forge.add(METAL, tube([at(share - 0.008), at(share + 0.008)], 0.0175));
    },
    anchors: { mouth: [0, 0.62, -0.01], handle: [-0.01, 0.24, 0.2], handle2: [0.01, 0.42, 0.11], top: [0, 0.62, 0] },
  });
}
