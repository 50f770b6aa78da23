import { smoothstep, TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { BLACK, piece } from '../../forge/piece.ts';
import { ball, cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';
import { GLASSY, says } from './household-parts.ts';

/** Told of what is lit later, or was blown out. */
const UNLIT = /^unlit$/;

const FLAME_OUTER: Paint = { material: 'glow', colour: 0xff6a14, glows: 1.5 };
const FLAME_INNER: Paint = { material: 'glow', colour: 0xffc44a, glows: 2.4 };

const flame = (radius: number, tall: number): Surface =>
  lathe(
    [
      [0, 0],
      [radius * 0.8, tall * 0.1],
      [radius, tall * 0.28],
      [radius * 0.62, tall * 0.6],
      [0, tall],
    ],
    12,
  );

/** A body of fire that flickers on a bone of its own. */
export function forgeFlame(forge: Forge, bone: string, at: Vector, radius: number, tall: number): void {
  forge.add(FLAME_OUTER, moved(flame(radius, tall), { at }), bone);
  forge.add(
    FLAME_INNER,
    moved(flame(radius * 0.55, tall * 0.62), { at: [at[0], at[1] + tall * 0.03, at[2] + radius * 0.5] }),
    bone,
  );
}

export const flicker = (time: number, k: number): number =>
  0.9 + 0.13 * Math.sin(time * 11 + k * 2.1) + 0.08 * Math.sin(time * 23 + k * 4.7);

export function makeCandle(order: ThingOrder): Make {
  const wax = mainPaint(order, { material: 'food', colour: 0xf3ead2 });
  return piece([0.25, 0.09, 0.09], {
    bones: thingBones(0.25)
      .bone('wax', 'whole', [0, 0.012, 0], [0, 0.19, 0])
      .bone('flame', 'wax', [0, 0.205, 0], [0, 0.25, 0]),
    forge(forge) {
      forge.add(
        wax,
        lathe(
          [
            [0, 0.012],
            [0.026, 0.012],
            [0.026, 0.19],
            [0.022, 0.193],
            [0.01, 0.188],
            [0, 0.188],
          ],
          22,
          0.9,
        ),
        'wax',
      );
      for (const [angle, long] of [
        [0.4, 0.05],
        [2.2, 0.03],
        [4.1, 0.07],
      ] as const)
        forge.add(
          wax,
          moved(ball([0.006, long, 0.006], 8, 6), {
            at: [Math.sin(angle) * 0.025, 0.18 - long * 0.6, Math.cos(angle) * 0.025],
          }),
          'wax',
        );
      forge.add(
        { material: 'metal', colour: 0xb98a3f },
        lathe(
          [
            [0, 0],
            [0.042, 0],
            [0.045, 0.012],
            [0.03, 0.016],
            [0, 0.014],
          ],
          24,
        ),
      );
      forge.add(
        BLACK,
        tube(
          [
            [0, 0.188, 0],
            [0.002, 0.208, 0],
          ],
          0.0016,
          { sides: 5 },
        ),
        'wax',
      );
      if (!says(order, UNLIT)) forgeFlame(forge, 'flame', [0, 0.203, 0], 0.0095, 0.045);
    },
    anchors: {
      light: { bone: 'wax', at: [0, 0.225, 0] },
      handle: [0, 0.08, 0],
      top: [0, 0.25, 0],
      smoke: { bone: 'wax', at: [0, 0.25, 0] },
      surface: [0, 0.19, 0],
    },
    move(pose, { time, phase, act, since, lasts }) {
      // It burns down into its dish, and goes out there.
      const share = act === 'melt' ? since / Math.max(1, lasts) : 0;
      const alight = 1 - smoothstep(0.9, 0.96, share);
      pose.shift('wax', [0, -0.145 * smoothstep(0, 0.88, share), 0]);
      pose.grow('flame', Math.max(0.01, alight * flicker(time, phase * 9)));
      pose.turn('flame', aboutZ(Math.sin(time * 7 + phase * 5) * 0.08));
    },
  });
}

export function makeCampfire(order: ThingOrder): Make {
  const tongues = 5;
  const bones = thingBones(0.9);
  const at = (k: number): Vector => [
    Math.sin(k * 2.4) * 0.15 * Math.sqrt(k / tongues),
    0.1,
    Math.cos(k * 2.4) * 0.15 * Math.sqrt(k / tongues),
  ];
  for (let k = 0; k < tongues; k++) bones.bone(`flame${k}`, 'root', at(k), [0, 0.5, 0]);
  const wood = mainPaint(order, { material: 'bark', colour: 0x5a3a24 });
  return piece([0.95, 0.95, 0.95], {
    bones,
    forge(forge) {
      for (let k = 0; k < 7; k++) {
        const angle = (k / 7) * TAU;
        forge.add(
          wood,
          tube(
            [
              [Math.sin(angle) * 0.36, 0.03, Math.cos(angle) * 0.36],
              [-Math.sin(angle) * 0.04, 0.32, -Math.cos(angle) * 0.04],
            ],
            [0.05, 0.035],
            { sides: 8 },
          ),
          'root',
        );
        forge.add(
          { material: 'glow', colour: 0xff5a1a, glows: 0.9 },
          moved(ball([0.05, 0.03, 0.05], 8, 6), {
            at: [Math.sin(angle + 0.3) * 0.14, 0.03, Math.cos(angle + 0.3) * 0.14],
          }),
          'root',
        );
      }
      for (let k = 0; k < 12; k++) {
        const angle = (k / 12) * TAU;
        forge.add(
          { material: 'stone', colour: k % 2 === 0 ? 0x7d7a76 : 0x96928c },
          moved(ball([0.09, 0.065, 0.075], 10, 7), {
            at: [Math.sin(angle) * 0.43, 0.04, Math.cos(angle) * 0.43],
            turn: aboutY(angle + k),
          }),
          'root',
        );
      }
    },
    flames: Array.from({ length: tongues }, (_, k) => ({
      ...{ bone: `flame${k}`, at: at(k), radius: 0.25 - k * 0.02, tall: 0.98 - k * 0.1 },
    })),
    anchors: {
      light: { bone: 'root', at: [0, 0.5, 0] },
      smoke: { bone: 'root', at: [0, 0.85, 0] },
      surface: { bone: 'root', at: [0, 0.4, 0] },
      top: { bone: 'root', at: [0, 0.9, 0] },
    },
    move(pose, { time, phase }) {
      for (let k = 0; k < tongues; k++)
        pose
          .grow(`flame${k}`, flicker(time + phase * 3, k * 1.7))
          .turn(`flame${k}`, aboutZ(Math.sin(time * 5 + k * 1.9) * 0.16))
          .turn(`flame${k}`, aboutX(Math.sin(time * 4.3 + k) * 0.14));
    },
  });
}

export function makeLantern(order: ThingOrder, kind: 'paper' | 'metal'): Make {
  const paint = mainPaint(order, { material: 'glow', colour: 0xd8342c });
  return piece([0.5, 0.34, 0.34], {
    forge(forge) {
      if (kind === 'paper') {
        const rows: Point[] = Array.from({ length: 15 }, (_, k) => {
          const share = k / 14;
          return [0.07 + 0.1 * Math.sin(share * Math.PI) ** 0.7 + (k % 2) * 0.005, 0.1 + share * 0.32];
        });
        forge.add({ material: 'glow', colour: paint.colour, glows: 1.1 }, lathe(rows, 30, 0.3));
        for (const y of [0.085, 0.42])
          forge.add({ material: 'metal', colour: 0xc79a45 }, moved(cylinder(0.078, 0.025), { at: [0, y, 0] }));
        forge.add(
          { material: 'cloth', colour: 0xc79a45 },
          tube(
            [
              [0, 0.09, 0],
              [0, 0.0, 0],
            ],
            [0.012, 0.022],
          ),
        );
        forge.add(
          BLACK,
          tube(
            [
              [0, 0.44, 0],
              [0, 0.5, 0],
            ],
            0.005,
          ),
        );
        return;
      }
      const iron: Paint = { material: 'metal', colour: order.colour ?? 0x3a3d42 };
      forge.add(
        iron,
        lathe(
          [
            [0, 0],
            [0.11, 0],
            [0.11, 0.03],
            [0.08, 0.06],
            [0, 0.06],
          ],
          20,
        ),
      );
      forge.add(
        iron,
        lathe(
          [
            [0.1, 0.3],
            [0.11, 0.32],
            [0.05, 0.39],
            [0.02, 0.4],
            [0, 0.42],
          ],
          20,
        ),
      );
      for (let k = 0; k < 4; k++)
        forge.add(
          iron,
          tube(
            [
              [Math.sin((k * TAU) / 4) * 0.085, 0.05, Math.cos((k * TAU) / 4) * 0.085],
              [Math.sin((k * TAU) / 4) * 0.085, 0.31, Math.cos((k * TAU) / 4) * 0.085],
            ],
            0.006,
          ),
        );
      forge.add(
        { ...GLASSY, colour: 0xf2e0b0 },
        lathe(
          [
            [0.075, 0.06],
            [0.08, 0.18],
            [0.075, 0.3],
          ],
          24,
        ),
      );
      forgeFlame(forge, 'whole', [0, 0.09, 0], 0.028, 0.14);
      forge.add(iron, moved(torus(0.07, 0.006), { at: [0, 0.46, 0] }));
    },
    anchors: { light: [0, 0.25, 0], handle: [0, 0.49, 0], top: [0, 0.5, 0], surface: [0, 0.42, 0] },
  });
}
