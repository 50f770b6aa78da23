import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { legs } from './furniture-parts.ts';

export function makeChair(order: ThingOrder, kind: 'chair' | 'stool' | 'office chair'): Make {
  const wood = mainPaint(order, WOOD);
  const seat = kind === 'stool' ? 0.62 : 0.46;
  return piece([kind === 'stool' ? 0.65 : 0.95, 0.5, 0.46], {
    forge(forge) {
      if (kind === 'stool') {
        forge.add(wood, moved(cylinder(0.19, 0.045, { segments: 28 }), { at: [0, seat - 0.02, 0] }));
        legs(forge, wood, 0.14, 0.14, seat - 0.02, 0.02);
        forge.add(wood, moved(torus(0.18, 0.012), { at: [0, 0.24, 0], turn: aboutX(Math.PI / 2) }));
        return;
      }
      if (kind === 'office chair') {
        const cloth: Paint = { material: 'cloth', colour: order.colour ?? 0x2c3a4a };
        forge.add(cloth, block([0.48, 0.09, 0.48], [0, seat, 0], 0.04));
        forge.add(cloth, block([0.44, 0.52, 0.08], [0, seat + 0.38, -0.24], 0.04, aboutX(-0.12)));
        forge.add(
          METAL,
          tube(
            [
              [0, 0.1, 0],
              [0, seat, 0],
            ],
            0.03,
          ),
        );
        for (let k = 0; k < 5; k++) {
          const angle = (k / 5) * Math.PI * 2;
          forge.add(
            BLACK,
            tube(
              [
                [0, 0.12, 0],
                [Math.sin(angle) * 0.27, 0.06, Math.cos(angle) * 0.27],
              ],
              0.022,
            ),
          );
          forge.add(
            BLACK,
            moved(ball([0.035, 0.035, 0.035], 10, 8), { at: [Math.sin(angle) * 0.28, 0.035, Math.cos(angle) * 0.28] }),
          );
        }
        return;
      }
      forge.add(wood, block([0.44, 0.04, 0.44], [0, seat - 0.02, 0], 0.015));
      legs(forge, wood, 0.19, 0.19, seat - 0.03, 0.022);
      for (const x of [0.19, -0.19])
        forge.add(
          wood,
          tube(
            [
              [x, seat - 0.03, -0.19],
              [x * 1.02, 0.94, -0.26],
            ],
            [0.022, 0.017],
            { sides: 10 },
          ),
        );
      for (const y of [0.66, 0.79, 0.91])
        forge.add(wood, block([0.38, 0.055, 0.02], [0, y, -0.205 - (y - 0.43) * 0.13], 0.008, aboutX(-0.13)));
      for (const z of [0.18, -0.18])
        forge.add(
          wood,
          tube(
            [
              [-0.18, 0.2, z],
              [0.18, 0.2, z],
            ],
            0.012,
          ),
        );
      for (const x of [0.18, -0.18])
        forge.add(
          wood,
          tube(
            [
              [x, 0.25, -0.18],
              [x, 0.25, 0.18],
            ],
            0.012,
          ),
        );
    },
    anchors: {
      seat: [0, seat + 0.01, 0],
      back: kind === 'stool' ? [0, seat, -0.15] : [0, seat + 0.3, -0.18],
      surface: [0, seat + 0.01, 0],
      handle: kind === 'stool' ? [0.17, seat, 0] : [0, seat + 0.3, -0.24],
      top: [0, kind === 'stool' ? seat : 0.95, -0.2],
    },
  });
}

/** Cushions on a frame, for one to three. */
export function makeSofa(order: ThingOrder, places: 1 | 2 | 3): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: places === 1 ? 0xa8552f : 0x50707f });
  const each = 0.64;
  const wide = each * places + 0.36;
  return piece([0.86, 0.9, wide], {
    forge(forge) {
      forge.add({ ...cloth, colour: darker(cloth.colour, 0.85) }, block([wide - 0.06, 0.24, 0.82], [0, 0.24, 0], 0.05));
      for (let k = 0; k < places; k++) {
        const x = (k - (places - 1) / 2) * each;
        forge.add(cloth, block([each - 0.015, 0.17, 0.62], [x, 0.42, 0.08], 0.065));
        forge.add(cloth, block([each - 0.015, 0.46, 0.2], [x, 0.66, -0.26], 0.08, aboutX(-0.16)));
      }
      forge.add(
        { ...cloth, colour: darker(cloth.colour, 0.92) },
        block([wide - 0.08, 0.5, 0.14], [0, 0.56, -0.39], 0.06, aboutX(-0.1)),
      );
      forge.add(
        { ...cloth, colour: darker(cloth.colour, 0.92) },
        both(block([0.18, 0.5, 0.84], [wide / 2 - 0.09, 0.36, 0], 0.08)),
      );
      legs(forge, WOOD, wide / 2 - 0.1, 0.36, 0.13, 0.028);
      if (places > 1)
        forge.add(
          { material: 'cloth', colour: lighter(cloth.colour, 0.45) },
          block([0.4, 0.38, 0.13], [wide * 0.28, 0.64, -0.1], 0.06, aboutZ(0.25)),
        );
    },
    anchors: {
      seat: [places === 1 ? 0 : -each * 0.5 * (places - 1), 0.51, 0.06],
      seat2: [places === 3 ? 0 : each * 0.5 * (places - 1), 0.51, 0.06],
      seat3: [each * 0.5 * (places - 1), 0.51, 0.06],
      // Along it, the head on its left arm.
      bed: { bone: 'root', at: [places > 1 ? 0.1 : 0, 0.51, 0.1], heading: places > 1 ? Math.PI / 2 : 0 },
      surface: [0, 0.51, 0.1],
      back: [0, 0.7, -0.15],
      handle: [wide / 2 - 0.09, 0.61, 0.2],
      top: [0, 0.88, -0.35],
    },
  });
}

export function makeBench(order: ThingOrder): Make {
  const wood = mainPaint(order, { material: 'wood', colour: 0x8c5c34 });
  const iron: Paint = { material: 'metal', colour: 0x3a3d42 };
  return piece([0.86, 0.62, 1.6], {
    forge(forge) {
      for (let k = 0; k < 4; k++) forge.add(wood, block([1.6, 0.035, 0.1], [0, 0.44, -0.14 + k * 0.12], 0.012));
      for (let k = 0; k < 3; k++)
        forge.add(wood, block([1.6, 0.1, 0.03], [0, 0.56 + k * 0.13, -0.23 - k * 0.03], 0.012, aboutX(-0.22)));
      for (const x of [0.68, -0.68]) {
        forge.add(
          iron,
          tube(
            [
              [x, 0, 0.24],
              [x, 0.2, 0.2],
              [x, 0.42, 0.26],
              [x, 0.42, -0.2],
              [x, 0.86, -0.32],
            ],
            0.022,
          ),
        );
        forge.add(
          iron,
          tube(
            [
              [x, 0, -0.26],
              [x, 0.22, -0.2],
              [x, 0.42, -0.18],
            ],
            0.022,
          ),
        );
        forge.add(
          iron,
          tube(
            [
              [x, 0.62, -0.24],
              [x, 0.64, 0.1],
              [x, 0.6, 0.22],
              [x, 0.44, 0.22],
            ],
            0.018,
          ),
        );
      }
    },
    anchors: {
      seat: [-0.4, 0.46, 0.05],
      seat2: [0.4, 0.46, 0.05],
      seat3: [0, 0.46, 0.05],
      bed: { bone: 'root', at: [0, 0.46, 0.05], heading: Math.PI / 2 },
      surface: [0.55, 0.46, 0.05],
      back: [0, 0.65, -0.22],
      handle: [0.68, 0.63, 0.1],
      top: [0, 0.86, -0.3],
    },
  });
}

/** A king's seat: a high back with finials, arms, red cushions. */
export function makeThrone(order: ThingOrder): Make {
  const wood = mainPaint(order, { material: 'wood', colour: 0x5a3a20 });
  const gold: Paint = { material: 'metal', colour: 0xd2a548 };
  const red: Paint = { material: 'cloth', colour: 0x8f1f2a };
  const seat = 0.5;
  return piece([1.75, 0.86, 0.74], {
    forge(forge) {
      forge.add(wood, block([0.82, 0.1, 0.7], [0, 0.05, 0], 0.02));
      forge.add(wood, block([0.7, seat - 0.14, 0.6], [0, seat / 2, 0], 0.02));
      forge.add(red, block([0.58, 0.09, 0.54], [0, seat - 0.045, 0.02], 0.035));
      forge.add(wood, block([0.76, 1.15, 0.1], [0, seat + 0.56, -0.3], 0.03));
      forge.add(red, block([0.54, 0.86, 0.06], [0, seat + 0.52, -0.25], 0.03));
      forge.add(gold, block([0.8, 0.06, 0.12], [0, seat + 1.14, -0.3], 0.02));
      for (const x of [-0.36, 0.36]) {
        forge.add(wood, block([0.09, 0.34, 0.56], [x, seat + 0.1, 0.02], 0.02));
        forge.add(gold, block([0.12, 0.05, 0.62], [x, seat + 0.28, 0.03], 0.02));
        forge.add(gold, moved(ball([0.075, 0.09, 0.075], 14, 10), { at: [x, seat + 1.24, -0.3] }));
      }
      forge.add(gold, moved(ball([0.1, 0.13, 0.06], 16, 12), { at: [0, seat + 1.26, -0.3] }));
    },
    anchors: { seat: [0, seat, 0.03], top: [0, 1.7, -0.3], surface: [0, seat, 0] },
  });
}
