import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece } from '../../forge/piece.ts';
import { ball, lathe, torus } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Black, with three holes for the fingers. */
export function makeBowlingBall(order: ThingOrder): Make {
  const r = 0.11;
  return piece([r * 2, r * 2, r * 2], {
    rolls: r,
    forge(forge) {
      forge.add(
        mainPaint(order, { material: 'plastic', colour: 0x1d2a63 }),
        moved(ball([r, r, r], 40, 26), { at: [0, r, 0] }),
      );
      for (const [x, z] of [
        [-0.016, 0.01],
        [0.016, 0.01],
        [0, -0.03],
      ] as const)
        forge.add(
          { material: 'plastic', colour: 0x08090c },
          moved(ball([0.011, 0.006, 0.011], 16, 8), { at: [x, r * 1.97, z] }),
        );
    },
    anchors: { top: [0, r * 2, 0], handle: [0, r, 0] },
  });
}

export function makeBowlingPin(order: ThingOrder): Make {
  const tall = 0.38;
  const side = [
    [0, 0],
    [0.026, 0],
    [0.03, 0.01],
    [0.06, 0.12],
    [0.052, 0.18],
    [0.026, 0.25],
    [0.024, 0.28],
    [0.033, 0.33],
    [0.026, 0.365],
    [0, tall],
  ] as const;
  const ring = (low: number, high: number, a: number, b: number) =>
    lathe(
      [
        [a, low],
        [b, high],
      ],
      30,
    );
  return piece([tall, 0.12, 0.12], {
    forge(forge) {
      forge.add(mainPaint(order, { material: 'porcelain', colour: 0xf6f4ee }), lathe(side, 34, 1.2));
      const red = { material: 'plastic', colour: 0xc0202a } as const;
      forge.add(red, ring(0.252, 0.262, 0.0262, 0.0256)).add(red, ring(0.27, 0.28, 0.0252, 0.0252));
    },
    anchors: { top: [0, tall, 0], handle: [0, 0.26, 0] },
  });
}

export function makeDomino(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'porcelain', colour: 0x26282e });
  return piece([0.1, 0.018, 0.05], {
    forge(forge) {
      forge.add(paint, block([0.05, 0.1, 0.018], [0, 0.05, 0], 0.003));
      const white = { material: 'porcelain', colour: 0xf4f2ea } as const;
      forge.add(white, block([0.038, 0.002, 0.019], [0, 0.05, 0], 0.0004));
      for (const [x, y] of [
        [-0.011, 0.085],
        [0.011, 0.066],
        [0, 0.026],
        [-0.012, 0.014],
        [0.012, 0.038],
      ] as const)
        forge.add(white, moved(ball([0.0042, 0.0042, 0.0016], 12, 8), { at: [x, y, 0.009] }));
    },
    anchors: { top: [0, 0.1, 0], handle: [0, 0.05, 0] },
  });
}

/** A ring on a stand, for whoever leaps through it; where it burns, flames stand on it all round. */
export function makeHoopRing(order: ThingOrder, shines = false): Make {
  const [radius, middle] = [0.62, 1.42];
  const burns = order.parts.includes('flames');
  const plain = mainPaint(order, { material: 'metal', colour: shines ? 0x58d8ff : 0xc8452c });
  const paint: Paint = shines ? { material: 'glow', colour: plain.colour, glows: 2.6 } : plain;
  return piece([middle + radius, 0.5, radius * 2], {
    forge(forge) {
      forge.add(paint, moved(torus(radius, 0.035, { segments: 44 }), { at: [0, middle, 0] }));
      forge.add(METAL, block([0.05, middle - radius, 0.05], [0, (middle - radius) / 2, 0], 0.008));
      forge.add(METAL, block([0.5, 0.03, 0.5], [0, 0.015, 0], 0.008));
    },
    flames: Array.from({ length: burns ? 22 : 0 }, (_, k) => {
      const angle = (k / 22) * Math.PI * 2;
      const at = [Math.cos(angle) * radius, middle + Math.sin(angle) * radius - 0.03, 0] as const;
      return { ...{ bone: 'whole', at, radius: 0.12 }, tall: 0.34 + 0.12 * ((k * 7) % 5) * 0.25 };
    }),
    anchors: { top: [0, middle + radius, 0], through: [0, middle, 0] },
  });
}
