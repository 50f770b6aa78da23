import { TAU } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { BLACK, METAL, piece } from '../../forge/piece.ts';
import { ball, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { forgeFilling, isHot } from './fillings.ts';
import { CHINA } from './household-parts.ts';

const flat = aboutX(Math.PI / 2);

/** A cooking pot without its lid, so that one sees what is in it. */
export function makePot(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'metal', colour: 0x9fa6ae });
  const full = order.parts.length === 0 ? { ...order, parts: ['soup'] } : order;
  return piece([0.17, 0.27, 0.36], {
    forge(forge) {
      const wall: Point[] = [
        [0, 0],
        [0.118, 0],
        [0.128, 0.012],
        [0.13, 0.158],
        [0.136, 0.164],
        [0.133, 0.169],
        [0.125, 0.162],
        [0.122, 0.02],
        [0, 0.012],
      ];
      forge.add(paint, lathe(wall, 40, 0.8));
      for (const side of [1, -1]) {
        const grip = Array.from({ length: 9 }, (_, k): Vector => {
          const angle = (k / 8 - 0.5) * Math.PI;
          return [side * (0.13 + Math.cos(angle) * 0.042), 0.128, Math.sin(angle) * 0.05];
        });
        forge.add(BLACK, tube(grip, 0.009, { sides: 8 }));
      }
      forgeFilling(forge, full, { radius: 0.126, y: 0.146 });
    },
    anchors: {
      inside: [0, 0.132, 0],
      surface: [0, 0.14, 0],
      handle: [-0.17, 0.128, 0],
      handle2: [0.17, 0.128, 0],
      top: [0, 0.17, 0],
      ...(isHot(full) ? { steam: [0, 0.16, 0] as const } : {}),
    },
  });
}

/** Its spout to the right, its handle to the left. */
export function makeTeapot(order: ThingOrder): Make {
  const paint = mainPaint(order, { ...CHINA, colour: 0x2f6f78 });
  return piece([0.17, 0.17, 0.3], {
    forge(forge) {
      const belly: Point[] = [
        [0, 0],
        [0.05, 0],
        [0.055, 0.008],
        [0.08, 0.04],
        [0.085, 0.07],
        [0.072, 0.108],
        [0.048, 0.124],
        [0.046, 0.13],
        [0.05, 0.132],
        [0.03, 0.146],
        [0, 0.15],
      ];
      forge.add(paint, lathe(belly, 36, 0.9));
      forge.add(paint, moved(ball([0.014, 0.013, 0.014], 14, 9), { at: [0, 0.159, 0] }));
      const spout: Vector[] = [
        [0.07, 0.05, 0],
        [0.105, 0.066, 0],
        [0.124, 0.1, 0],
        [0.146, 0.128, 0],
      ];
      forge.add(paint, tube(spout, [0.024, 0.018, 0.013, 0.011], { sides: 12 }));
      const handle = Array.from({ length: 11 }, (_, k): Vector => {
        const angle = (k / 10 - 0.5) * Math.PI * 1.1;
        return [-0.072 - Math.cos(angle) * 0.05, 0.074 + Math.sin(angle) * 0.042, 0];
      });
      forge.add(paint, tube(handle, 0.0085, { sides: 10 }));
      forge.add(
        { material: 'metal', colour: 0xd0a850 },
        moved(torus(0.0845, 0.0022, { segments: 40, sides: 6 }), { at: [0, 0.07, 0], turn: flat }),
      );
    },
    anchors: {
      handle: [-0.122, 0.074, 0],
      spout: [0.15, 0.13, 0],
      inside: [0, 0.1, 0],
      surface: [0, 0.15, 0],
      top: [0, 0.17, 0],
      steam: [0.15, 0.14, 0],
    },
  });
}

/** Woven of canes, with a bow over it; what is in it is heaped above the rim. */
export function makeBasket(order: ThingOrder): Make {
  const cane = mainPaint(order, { material: 'wood', colour: 0xb98a4e });
  const [low, high, wall] = [0.13, 0.18, 0.18];
  return piece([0.38, 0.37, 0.37], {
    forge(forge) {
      forge.add(
        { ...cane, colour: darker(cane.colour, 0.55) },
        lathe(
          [
            [0, 0],
            [low, 0],
            [high - 0.008, wall],
            [high - 0.02, wall],
            [low - 0.01, 0.012],
            [0, 0.012],
          ],
          36,
          0.8,
        ),
      );
      const rows = 9;
      for (let row = 0; row < rows; row++) {
        const share = (row + 0.5) / rows;
        const radius = low + (high - low) * share;
        const points = Array.from({ length: 48 }, (_, k): Vector => {
          const angle = (k / 48) * TAU;
          const woven = radius + (((k >> 1) + row) % 2 === 0 ? 0.006 : -0.002);
          return [Math.cos(angle) * woven, share * wall, Math.sin(angle) * woven];
        });
        forge.add(
          row % 2 === 0 ? cane : { ...cane, colour: darker(cane.colour, 0.86) },
          tube(points, 0.0098, { sides: 6, ring: true, up: [0, 1, 0] }),
        );
      }
      forge.add(cane, moved(torus(high, 0.013, { segments: 44, sides: 8 }), { at: [0, wall, 0], turn: flat }));
      const bow = Array.from({ length: 15 }, (_, k): Vector => {
        const angle = (k / 14) * Math.PI;
        return [Math.cos(angle) * high, wall + Math.sin(angle) * 0.19, 0];
      });
      forge.add(cane, tube(bow, 0.011, { sides: 8 }));
      forgeFilling(forge, order, { radius: 0.168, y: wall - 0.006 });
    },
    anchors: {
      handle: [0, 0.37, 0],
      inside: [0, wall * 0.7, 0],
      surface: [0, wall * 0.7, 0],
      top: [0, 0.38, 0],
    },
  });
}

export function makeBucket(order: ThingOrder): Make {
  const paint = mainPaint(order, { ...METAL, colour: 0x8f98a2 });
  return piece([0.34, 0.34, 0.34], {
    forge(forge) {
      forge.add(
        paint,
        lathe(
          [
            [0, 0],
            [0.11, 0],
            [0.114, 0.006],
            [0.152, 0.29],
            [0.158, 0.297],
            [0.154, 0.302],
            [0.147, 0.295],
            [0.107, 0.012],
            [0, 0.012],
          ],
          40,
          0.8,
        ),
      );
      for (const y of [0.1, 0.2])
        forge.add(
          paint,
          moved(torus(0.114 + (y / 0.29) * 0.038, 0.004, { segments: 40, sides: 6 }), { at: [0, y, 0], turn: flat }),
        );
      const bail = Array.from({ length: 13 }, (_, k): Vector => {
        const angle = (k / 12) * Math.PI;
        return [Math.cos(angle) * 0.158, 0.28 - Math.sin(angle) * 0.06, Math.sin(angle) * 0.15];
      });
      forge.add(paint, tube(bail, 0.0045, { sides: 6 }));
      forgeFilling(forge, order, { radius: 0.142, y: 0.275 });
    },
    anchors: { handle: [0, 0.22, 0.15], inside: [0, 0.2, 0], surface: [0, 0.22, 0], top: [0, 0.3, 0] },
  });
}

/** A jug with a lip, held as one pours: its lip to the right, its handle to the left. */
export function makeJug(order: ThingOrder): Make {
  const paint = mainPaint(order, { ...CHINA, colour: 0x8fb4c8 });
  return piece([0.23, 0.15, 0.2], {
    forge(forge) {
      const belly: Point[] = [
        [0, 0],
        [0.05, 0],
        [0.056, 0.008],
        [0.072, 0.07],
        [0.064, 0.14],
        [0.046, 0.19],
        [0.052, 0.228],
        [0.047, 0.228],
        [0.04, 0.19],
        [0.056, 0.14],
        [0.06, 0.03],
        [0, 0.016],
      ];
      forge.add(paint, lathe(belly, 36, 0.9));
      forge.add(paint, moved(ball([0.028, 0.01, 0.018], 12, 8), { at: [0.052, 0.226, 0] }));
      const handle = Array.from({ length: 10 }, (_, k): Vector => {
        const angle = (k / 9 - 0.5) * Math.PI * 1.1;
        return [-0.058 - Math.cos(angle) * 0.052, 0.13 + Math.sin(angle) * 0.062, 0];
      });
      forge.add(paint, tube(handle, 0.009, { sides: 10 }));
    },
    anchors: {
      handle: [-0.11, 0.13, 0],
      spout: [0.078, 0.228, 0],
      inside: [0, 0.18, 0],
      surface: [0, 0.22, 0],
      top: [0, 0.23, 0],
    },
  });
}
