import { TAU } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, METAL, piece } from '../../forge/piece.ts';
import { cylinder, lathe, loft, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { says } from './household-parts.ts';

/** What a telephone has none of whose receiver is a thing of its own. */
export const OFF_HOOK = 'off hook';

/** Metres over the table: where the receiver lies, and how long it is. */
const CRADLE = 0.112;
const HANDSET = 0.19;

/** A bar with an ear and a mouth piece, across its telephone; its own foot at `low`. */
function addHandset(forge: Forge, paint: Paint, low: number): void {
  const bow: Vector[] = [-1, -0.72, -0.4, 0, 0.4, 0.72, 1].map((share) => [
    share * (HANDSET / 2),
    low + 0.034 + 0.016 * (1 - share * share),
    0,
  ]);
  forge.add(paint, tube(bow, [0.016, 0.0155, 0.0145, 0.014, 0.0145, 0.0155, 0.016], { sides: 14 }));
  for (const side of [1, -1]) {
    const at: Vector = [side * (HANDSET / 2), low, 0];
    forge.add(
      paint,
      moved(
        lathe(
          [
            [0, 0],
            [0.024, 0],
            [0.029, 0.006],
            [0.027, 0.022],
            [0.019, 0.044],
            [0, 0.05],
          ],
          22,
        ),
        { at },
      ),
    );
    forge.add(BLACK, moved(cylinder(0.019, 0.002, { segments: 20 }), { at: [at[0], low - 0.0012, 0] }));
  }
}

export function makeHandset(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0x1b1c1f });
  return piece([0.07, 0.06, HANDSET + 0.05], {
    forge: (forge) => addHandset(forge, paint, 0.002),
    anchors: { handle: [0, 0.05, 0], top: [0, 0.065, 0], surface: [0, 0.06, 0] },
  });
}

/** Radians. */
const SLOPE = 0.695;

/** With a dial, as they stood on desks; it shakes while it rings. */
export function makeTelephone(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0x1b1c1f });
  const off = says(order, new RegExp(OFF_HOOK));
  return piece([0.18, 0.2, 0.22], {
    forge(forge) {
      const ring = (y: number, wide: number, back: number, front: number): Vector[] =>
        Array.from({ length: 24 }, (_, k): Vector => {
          const angle = (-k / 24) * TAU;
          const [c, s] = [Math.cos(angle), Math.sin(angle)];
          const [x, z] = [Math.sign(c) * Math.abs(c) ** 0.45, Math.sign(s) * Math.abs(s) ** 0.45];
          return [x * wide, y, z > 0 ? z * front : z * back];
        });
      forge.add(
        paint,
        loft([
          ring(0, 0.104, 0.085, 0.105),
          ring(0.018, 0.106, 0.086, 0.106),
          ring(0.05, 0.092, 0.076, 0.07),
          ring(0.088, 0.066, 0.062, 0.022),
          ring(0.096, 0.06, 0.056, 0.014),
        ]),
      );
      // The dial lies on its slope.
      const slope = aboutX(SLOPE);
      const middle: Vector = [0, 0.0575, 0.069];
      const onDial = (x: number, z: number, up: number): Vector => [
        middle[0] + x,
        middle[1] + up * Math.cos(SLOPE) - z * Math.sin(SLOPE),
        middle[2] + up * Math.sin(SLOPE) + z * Math.cos(SLOPE),
      ];
      const plate = (colour: Paint, radius: number, deep: number, x: number, z: number, up: number): void => {
        forge.add(colour, moved(cylinder(radius, deep, { segments: 26 }), { at: onDial(x, z, up), turn: slope }));
      };
      plate({ material: 'paper', colour: 0xf3efe4 }, 0.047, 0.006, 0, 0, 0);
      plate(METAL, 0.0445, 0.004, 0, 0, 0.006);
      for (let hole = 0; hole < 10; hole++) {
        const angle = 0.7 + (hole / 12) * TAU;
        plate(
          { material: 'paper', colour: 0xf3efe4 },
          0.0066,
          0.002,
          Math.sin(angle) * 0.033,
          Math.cos(angle) * 0.033,
          0.0098,
        );
      }
      plate(paint, 0.019, 0.003, 0, 0, 0.0096);
      for (const side of [1, -1])
        for (const z of [-0.045, 0.0])
          forge.add(
            METAL,
            tube(
              [
                [side * 0.045, 0.09, z - 0.005],
                [side * 0.05, CRADLE + 0.016, z - 0.005],
              ],
              0.006,
              { sides: 8 },
            ),
          );
      const cord = Array.from({ length: 60 }, (_, k): Vector => {
        const share = k / 59;
        const turn = share * TAU * 16;
        return [
          -0.1 - 0.07 * Math.sin(share * Math.PI) + 0.009 * Math.cos(turn),
          0.012 + 0.009 * Math.sin(turn) + 0.004,
          -0.02 + 0.14 * share,
        ];
      });
      forge.add(BLACK, tube(cord, 0.0034, { sides: 5 }));
      if (!off) addHandset(forge, paint, CRADLE - 0.006);
    },
    anchors: {
      surface: [0, CRADLE - 0.006, -0.022],
      handle: [0, 0.15, -0.02],
      top: [0, off ? CRADLE : 0.18, 0],
    },
  });
}
