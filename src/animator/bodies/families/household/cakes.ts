import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { block, piece } from '../../forge/piece.ts';
import { ball, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';
import { flicker, forgeFlame } from './fires.ts';
import { CHINA, says } from './household-parts.ts';

/** There is room for no more on its top. */
const MOST_CANDLES = 12;

export function makeCake(order: ThingOrder): Make {
  const icing = mainPaint(order, { material: 'food', colour: 0xf7d9dc });
  const told = order.parts.map((part) => /^(\d+) candles$/.exec(part)?.[1]).find((each) => each !== undefined);
  const bare = !says(order, /candle/) && order.parts.some((part) => part !== 'unlit');
  const count = told === undefined ? (bare ? 0 : 5) : Math.min(MOST_CANDLES, Number(told));
  const unlit = order.parts.includes('unlit');
  const tiers = says(order, /tier|wedding/) ? 3 : 2;
  const bones = thingBones(0.3);
  const top = tiers * 0.08 + 0.01;
  const candle = (k: number): Vector => [
    Math.sin((k / Math.max(1, count)) * TAU) * 0.05,
    top + 0.062,
    Math.cos((k / Math.max(1, count)) * TAU) * 0.05,
  ];
  for (let k = 0; k < count && !unlit; k++) bones.bone(`flame${k}`, 'whole', candle(k), [0, top + 0.1, 0]);
  return piece([top + 0.09, 0.34, 0.34], {
    bones,
    forge(forge) {
      forge.add(
        CHINA,
        lathe(
          [
            [0, 0],
            [0.16, 0],
            [0.17, 0.008],
            [0, 0.01],
          ],
          36,
        ),
      );
      for (let tier = 0; tier < tiers; tier++) {
        const [r, y] = [0.135 - tier * 0.042, 0.01 + tier * 0.08];
        forge.add(
          { material: 'food', colour: tier % 2 === 0 ? 0xb87a42 : 0xcf9a5a },
          lathe(
            [
              [0, y],
              [r, y],
              [r, y + 0.075],
              [0, y + 0.076],
            ],
            40,
          ),
        );
        const drip: Point[] = [
          [r + 0.004, y + 0.045],
          [r + 0.008, y + 0.07],
          [r + 0.002, y + 0.08],
          [0, y + 0.082],
        ];
        forge.add(icing, lathe(drip, 40, 0.9));
        for (let k = 0; k < 18; k++) {
          const angle = (k / 18) * TAU;
          forge.add(
            icing,
            moved(ball([0.011, 0.014 + (k % 3) * 0.006, 0.008], 8, 6), {
              at: [Math.sin(angle) * (r + 0.003), y + 0.044, Math.cos(angle) * (r + 0.003)],
              turn: aboutY(angle),
            }),
          );
          forge.add(
            { material: 'snow', colour: 0xfffaf2 },
            moved(ball([0.012, 0.011, 0.012], 8, 6), {
              at: [Math.sin(angle) * (r - 0.006), y + 0.084, Math.cos(angle) * (r - 0.006)],
            }),
          );
          if (k % 3 === 0)
            forge.add(
              { material: 'food', colour: 0xc4162a },
              moved(ball([0.012, 0.014, 0.012], 10, 8), {
                at: [Math.sin(angle) * (r - 0.016), y + 0.095, Math.cos(angle) * (r - 0.016)],
              }),
            );
        }
      }
      for (let k = 0; k < count; k++) {
        const [x, y, z] = candle(k);
        forge.add(
          { material: 'food', colour: [0x5aa0e0, 0xf0c040, 0xe06aa0, 0x6ac47a][k % 4] ?? 0x5aa0e0 },
          tube(
            [
              [x, top - 0.01, z],
              [x, y - 0.006, z],
            ],
            0.005,
          ),
        );
        if (unlit) continue;
        forgeFlame(forge, `flame${k}`, [x, y - 0.004, z], 0.0055, 0.026);
      }
    },
    anchors: {
      light: [0, top + 0.07, 0],
      surface: [0, top, 0],
      inside: [0, top, 0],
      handle: [0.15, 0.02, 0],
      top: [0, top + 0.09, 0],
    },
    move(pose, { time, phase }) {
      for (let k = 0; k < count && !unlit; k++) pose.grow(`flame${k}`, flicker(time + phase * 5, k * 2.3));
    },
  });
}

export function makeDonut(order: ThingOrder): Make {
  const icing = mainPaint(order, { material: 'food', colour: 0xe87aa4 });
  return piece([0.042, 0.11, 0.11], {
    forge(forge) {
      const ring = torus(0.034, 0.02, { segments: 36, sides: 18 });
      forge.add(
        { material: 'food', colour: 0xc98a4a },
        moved(ring, { at: [0, 0.018, 0], turn: aboutX(Math.PI / 2), size: [1, 1, 0.9] }),
      );
      forge.add(
        icing,
        moved(torus(0.034, 0.0206, { segments: 36, sides: 18 }), {
          at: [0, 0.0215, 0],
          turn: aboutX(Math.PI / 2),
          size: [1, 1, 0.86],
        }),
      );
      for (let k = 0; k < 34; k++) {
        const [angle, out] = [k * 2.399, 0.024 + ((k * 7) % 10) * 0.0021];
        const lift = 0.0215 + 0.0177 * Math.sqrt(Math.max(0, 1 - ((out - 0.034) / 0.0206) ** 2));
        forge.add(
          { material: 'food', colour: [0xffffff, 0x5ac4e0, 0xf2c83a, 0x7ac46a][k % 4] ?? 0xffffff },
          block(
            [0.0065, 0.0018, 0.0018],
            [Math.sin(angle) * out, lift, Math.cos(angle) * out],
            0.0006,
            aboutY(k * 1.7),
          ),
        );
      }
    },
    anchors: { handle: [0.045, 0.02, 0], surface: [0, 0.04, 0], top: [0, 0.042, 0] },
  });
}
