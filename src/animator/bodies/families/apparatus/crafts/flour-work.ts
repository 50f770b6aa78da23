import { TAU } from '../../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../../maths/turn.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Paint } from '../../../forge/forge.ts';
import { block, METAL } from '../../../forge/piece.ts';
import { ball, cylinder, torus, tube } from '../../../forge/shapes.ts';
import { moved } from '../../../forge/surface.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import { between, type Craft, DARK_WOOD, disc, growBy, type Lay, rod } from './craft.ts';
import { food } from './plating.ts';

/** Dough that is rolled and topped, coffee that is pressed. */

const DOUGH: Paint = food(0xf0dfb8);
const COUNTER: Paint = { material: 'wood', colour: 0xa87a48 };
const benchOf = (said: string): Paint =>
  /marble|stone|white/.test(said) ? { material: 'marble', colour: 0xe8e4de } : COUNTER;

/** Flour all over the counter. */
function dust(lay: Lay, many: number): void {
  for (let k = 0; k < many; k++) {
    const [a, r] = [k * 2.4, 0.1 + 0.3 * Math.sqrt(k / many)];
    const size = 0.012 + 0.03 * ((k * 0.618) % 1);
    lay(
      { material: 'snow', colour: 0xfaf6ee },
      moved(ball([size, 0.0025, size * 0.7], 10, 5), {
        at: [Math.cos(a) * r, 0.001, Math.sin(a) * r * 0.6],
        turn: aboutY(k),
      }),
    );
  }
}

/** A pin that goes to and fro over a sheet of dough, which spreads under it. */
export function dough({ parts }: ThingOrder): Craft {
  const pin: Vector = [0, 0.058, 0];
  return {
    ...{ top: 0.9, bench: benchOf(parts.join(' ')), closed: true },
    bones: { sheet: [0, 0, 0], pin, hands: pin },
    lay(lay) {
      dust(lay, 34);
      lay(DOUGH, moved(ball([0.2, 0.018, 0.15], 32, 10), { at: [0, 0.006, 0] }), 'sheet');
      lay(DOUGH, moved(ball([0.186, 0.02, 0.136], 32, 10), { at: [0, 0.008, 0] }), 'sheet');
      lay({ material: 'wood', colour: 0xd2a468 }, rod([-0.17, pin[1], 0], [0.17, pin[1], 0], 0.036, 22), 'pin');
      for (const side of [1, -1]) {
        lay(
          { material: 'wood', colour: 0xb07c40 },
          tube(
            [
              [side * 0.17, pin[1], 0],
              [side * 0.2, pin[1], 0],
              [side * 0.28, pin[1], 0],
            ],
            [0.014, 0.018, 0.016],
            { sides: 14 },
          ),
          'pin',
        );
      }
      lay(DOUGH, moved(ball([0.06, 0.045, 0.06], 20, 12), { at: [0.42, 0.04, 0.1] }));
    },
    move(pose, time) {
      const rolls = Math.sin(time * 2.6);
      pose.shift('pin', [0, 0, 0.085 * rolls]);
      pose.shift('hands', [0, 0, 0.085 * rolls]);
      pose.turn('pin', aboutX(rolls * 2.2));
      pose.grow('sheet', 0.72 + 0.28 * between(time, 0, 5));
    },
    right: ['hands', [-0.2, pin[1] + 0.02, 0.02]],
    left: ['hands', [0.2, pin[1] + 0.02, 0.02]],
  };
}

const RINGS = [0, 1, 2, 3] as const;
const BITS = 22;

/** Dough, sauce from a ladle round by round, then cheese from the fingers. */
export function pizza({ parts }: ThingOrder): Craft {
  const said = parts.join(' ');
  const spoon: Vector = [0, 0.04, 0];
  const place = (k: number): Vector => [
    Math.cos(k * 2.4) * 0.125 * Math.sqrt(k / BITS),
    0.032,
    Math.sin(k * 2.4) * 0.125 * Math.sqrt(k / BITS),
  ];
  return {
    ...{ top: 0.9, bench: benchOf(said), closed: true },
    bones: {
      ...{ base: [0, 0, 0], ladle: spoon, fingers: [0.06, 0.16, 0] },
      ...Object.fromEntries(RINGS.map((k) => [`ring${k}`, [0, 0.024, 0] as Vector])),
      ...Object.fromEntries(Array.from({ length: BITS }, (_, k) => [`bit${k}`, place(k)])),
    },
    lay(lay) {
      dust(lay, 30);
      lay(DOUGH, moved(cylinder(0.17, 0.02, { segments: 40, bevel: 0.008 }), { at: [0, 0.001, 0] }), 'base');
      lay(
        food(0xe8cf98),
        moved(torus(0.163, 0.016, { segments: 40 }), { at: [0, 0.018, 0], turn: aboutX(Math.PI / 2) }),
        'base',
      );
      for (const k of RINGS)
        lay(food(0xc0301c), disc(0.045 + k * 0.034, 0.004, [0, 0.021 + k * 0.0004, 0]), `ring${k}`);
      for (let k = 0; k < BITS; k++)
        lay(
          k % 7 === 6 && /basil/.test(said) ? { material: 'leaf', colour: 0x4f9a3a } : food(0xfbf4dc),
          moved(ball([0.016, 0.006, 0.011], 10, 6), { at: place(k), turn: aboutY(k) }),
          `bit${k}`,
        );
      lay(METAL, moved(ball([0.036, 0.016, 0.036], 18, 8), { at: spoon }), 'ladle');
      lay(METAL, tube([spoon, [-0.06, 0.08, -0.04], [-0.16, 0.17, -0.11]], 0.006), 'ladle');
      lay(
        { material: 'porcelain', colour: 0xe8e4dc },
        moved(cylinder(0.07, 0.06, { top: 0.09, segments: 24 }), { at: [-0.4, 0, 0.1] }),
      );
      lay(food(0xc0301c), disc(0.08, 0.004, [-0.4, 0.055, 0.1]));
      lay(
        { material: 'porcelain', colour: 0xe8e4dc },
        moved(cylinder(0.07, 0.06, { top: 0.09, segments: 24 }), { at: [0.4, 0, 0.1] }),
      );
      for (let k = 0; k < 12; k++)
        lay(
          food(0xfbf4dc),
          moved(ball([0.022, 0.012, 0.014], 10, 6), {
            at: [0.4 + Math.cos(k * 2.4) * 0.05, 0.06, 0.1 + Math.sin(k * 2.4) * 0.05],
            turn: aboutY(k),
          }),
        );
    },
    move(pose, time) {
      const sauced = 2.8;
      const round = time * 5;
      const out = 0.025 + 0.1 * between(time, 0, sauced);
      const away = between(time, sauced, sauced + 0.6);
      pose.grow('base', 0.86 + 0.14 * between(time, 0, 1.2));
      pose.shift('ladle', [
        Math.cos(round) * out * (1 - away) - 0.26 * away,
        0.05 * away,
        Math.sin(round) * out * (1 - away) + 0.05 * away,
      ]);
      for (const k of RINGS) growBy(pose, `ring${k}`, time, k * 0.6, 0.9);
      pose.shift('fingers', [0.05 * Math.sin(time * 4), 0.02 * Math.sin(time * 9), 0.05 * Math.cos(time * 3)]);
      for (let k = 0; k < BITS; k++) {
        const from = sauced + 0.2 + k * 0.11;
        const falls = between(time, from, from + 0.3);
        pose.grow(`bit${k}`, time < from ? 0.001 : 1);
        pose.shift(`bit${k}`, [0, 0.13 * (1 - falls * falls), 0]);
      }
    },
    right: ['ladle', [-0.14, 0.155, -0.1]],
    left: ['fingers', [0.08, 0.17, -0.03]],
  };
}

/** A portafilter on its mat, grounds in it, and a tamper that presses them. */
export function coffee(): Craft {
  const bed: Vector = [0, 0.075, 0];
  const grounds: Paint = { material: 'soil', colour: 0x3a2212 };
  return {
    ...{ top: 0.92, bench: COUNTER, closed: true },
    bones: { tamper: [0, 0.1, 0] },
    lay(lay) {
      lay({ material: 'rubber', colour: 0x1c1c1e }, block([0.26, 0.016, 0.22], [0, 0.008, 0], 0.005));
      lay(METAL, moved(cylinder(0.044, 0.05, { top: 0.05, segments: 30 }), { at: [0, 0.03, 0] }));
      lay(METAL, moved(torus(0.05, 0.005, { segments: 32 }), { at: [0, 0.08, 0], turn: aboutX(Math.PI / 2) }));
      lay(grounds, disc(0.046, 0.006, [0, bed[1] - 0.002, 0]));
      for (let k = 0; k < 40; k++) {
        const r = 0.044 * Math.sqrt((k * 0.618) % 1);
        lay(
          grounds,
          moved(ball([0.004, 0.003, 0.004], 6, 4), {
            at: [Math.cos(k * 2.4) * r, bed[1] + 0.005, Math.sin(k * 2.4) * r],
          }),
        );
      }
      for (let k = 0; k < 26; k++)
        lay(
          grounds,
          moved(ball([0.004, 0.002, 0.003], 6, 4), {
            at: [Math.cos(k * 2.4) * (0.07 + k * 0.004), 0.018, Math.sin(k * 2.4) * (0.07 + k * 0.003)],
          }),
        );
      lay(METAL, rod([0.045, 0.06, -0.01], [0.08, 0.06, -0.02], 0.01));
      lay(
        DARK_WOOD,
        tube(
          [
            [0.08, 0.06, -0.02],
            [0.14, 0.06, -0.04],
            [0.2, 0.058, -0.06],
          ],
          [0.014, 0.017, 0.015],
          { sides: 14 },
        ),
      );
      lay(METAL, moved(cylinder(0.043, 0.016, { segments: 30 }), { at: [0, 0.086, 0] }), 'tamper');
      lay(METAL, rod([0, 0.1, 0], [0, 0.12, 0], 0.012), 'tamper');
      lay(DARK_WOOD, moved(ball([0.024, 0.034, 0.024], 18, 12), { at: [0, 0.145, 0] }), 'tamper');
      lay(
        { material: 'porcelain', colour: 0xf4f2ec },
        moved(cylinder(0.03, 0.05, { top: 0.04, segments: 22 }), { at: [-0.3, 0, 0.1] }),
      );
      lay(
        { material: 'steel', colour: 0xb8bec4 },
        moved(cylinder(0.06, 0.1, { segments: 24 }), { at: [0.38, 0, 0.1], turn: aboutZ(0) }),
      );
    },
    move(pose, time) {
      const up = Math.max(0, Math.sin((time / 2.4) * TAU));
      pose.shift('tamper', [0, 0.06 * up, 0]);
      pose.turn('tamper', aboutY(0.5 * Math.sin(time * 2)));
    },
    right: ['tamper', [-0.012, 0.168, -0.012]],
    left: ['root', [0.15, 0.075, -0.05]],
  };
}
