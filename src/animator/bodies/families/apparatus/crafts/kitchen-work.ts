import { TAU } from '../../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../../maths/turn.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Paint } from '../../../forge/forge.ts';
import { block, METAL } from '../../../forge/piece.ts';
import { ball, cylinder, lathe, torus, tube } from '../../../forge/shapes.ts';
import { moved } from '../../../forge/surface.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import { clothOf } from '../../../looks.ts';
import { between, type Craft, growBy, type Lay, rod } from './craft.ts';

import { colourIn, food } from './plating.ts';

/** Cakes and rolls, one after the other. */

const SWIRLS = [0, 1, 2, 3] as const;
const CREAMS: readonly (readonly [RegExp, number])[] = [
  [/pink|rose|strawberry|raspberry/, 0xf29ab8],
  [/chocolate|brown/, 0x5a3018],
  [/blue/, 0x8ab8f0],
  [/purple|lavender/, 0xb898e0],
  [/green|mint|matcha/, 0xa8d8a8],
  [/yellow|lemon/, 0xf6e07a],
];

/** A bag over a small cake: round by round the cream goes up. */
export function piping({ parts }: ThingOrder): Craft {
  const said = parts.join(' ');
  const cream: Paint = { material: 'porcelain', colour: colourIn(CREAMS, said, 0xfaf0e4) };
  const round = /\bcake\b/.test(said) && !/cupcake/.test(said);
  const high = round ? 0.14 : 0.085;
  const ring = (k: number): Vector =>
    round ? [0.075 * Math.cos(k * 1.57 + 0.4), high, 0.075 * Math.sin(k * 1.57 + 0.4)] : [0, high + k * 0.018, 0];
  const tip: Vector = [0, high, 0];
  const cake = (lay: Lay, at: Vector, topped: boolean): void => {
    lay({ material: 'paper', colour: 0xc8506a }, moved(cylinder(0.034, 0.05, { top: 0.046, segments: 24 }), { at }));
    for (let k = 0; k < 18; k++) {
      const a = (k / 18) * TAU;
      lay(
        { material: 'paper', colour: 0xb03c58 },
        rod(
          [at[0] + Math.cos(a) * 0.034, at[1], at[2] + Math.sin(a) * 0.034],
          [at[0] + Math.cos(a) * 0.047, at[1] + 0.05, at[2] + Math.sin(a) * 0.047],
          0.0028,
          5,
        ),
      );
    }
    lay(food(0xc98f4e), moved(ball([0.047, 0.022, 0.047], 20, 10), { at: [at[0], at[1] + 0.052, at[2]] }));
    if (topped)
      for (const k of SWIRLS)
        lay(
          cream,
          moved(torus(0.034 - k * 0.0095, 0.0135), {
            at: [at[0], at[1] + 0.072 + k * 0.017, at[2]],
            turn: aboutX(Math.PI / 2),
          }),
        );
  };
  return {
    ...{ top: 0.94, closed: true, bench: { material: 'marble', colour: 0xe8e4de } },
    bones: {
      bag: tip,
      ...Object.fromEntries(SWIRLS.map((k) => [`swirl${k}`, ring(k)])),
      ...Object.fromEntries(Array.from({ length: 10 }, (_, k) => [`bit${k}`, [0, high + 0.2, 0] as Vector])),
    },
    lay(lay) {
      lay(METAL, moved(cylinder(0.09, 0.012, { segments: 30 }), {}));
      if (round)
        lay(
          food(0xf4e6d0),
          moved(cylinder(0.115, high - 0.012, { segments: 36, bevel: 0.012 }), { at: [0, 0.012, 0] }),
        );
      else cake(lay, [0, 0.012, 0], false);
      for (const k of SWIRLS) {
        const at = ring(k);
        const [r, thick] = round ? [0.014, 0.0105] : [0.033 - k * 0.0092, 0.0142];
        lay(cream, moved(torus(r, thick), { at, turn: aboutX(Math.PI / 2) }), `swirl${k}`);
        if (round || k === 3)
          lay(
            cream,
            moved(
              lathe(
                [
                  [0.014, 0],
                  [0.006, 0.012],
                  [0, 0.024],
                ],
                14,
              ),
              { at: [at[0], at[1] + 0.004, at[2]] },
            ),
            `swirl${k}`,
          );
      }
      lay(
        METAL,
        moved(
          lathe(
            [
              [0.004, 0],
              [0.013, 0.035],
            ],
            14,
          ),
          { at: tip },
        ),
        'bag',
      );
      lay(
        { material: 'cloth', colour: 0xf4f6f8 },
        moved(
          lathe(
            [
              [0.012, 0.03],
              [0.03, 0.1],
              [0.044, 0.16],
              [0.032, 0.19],
              [0.01, 0.205],
              [0.022, 0.24],
              [0, 0.245],
            ],
            20,
          ),
          { at: tip },
        ),
        'bag',
      );
      for (let k = 0; k < 10; k++)
        lay(
          { material: 'plastic', colour: [0xf0c030, 0x40a0e0, 0xe04060, 0x50b050][k % 4] ?? 0xf0c030 },
          moved(ball([0.006, 0.003, 0.003], 8, 5), { at: [0, high + 0.2, 0], turn: aboutY(k) }),
          `bit${k}`,
        );
      for (const [k, x] of [0.24, 0.37, -0.3].entries()) cake(lay, [x, 0, 0.08 - k * 0.02], true);
    },
    move(pose, time) {
      const each = 1.3;
      const k = Math.min(3, Math.floor(time / each));
      const at = ring(k);
      const a = time * 4.6;
      const r = round ? 0.01 : 0.028 - k * 0.007;
      const done = between(time, each * 4, each * 4 + 0.8);
      pose.shift('bag', [
        at[0] + Math.cos(a) * r * (1 - done),
        at[1] - high + 0.014 + 0.07 * done,
        at[2] + Math.sin(a) * r * (1 - done),
      ]);
      for (const swirl of SWIRLS) growBy(pose, `swirl${swirl}`, time, swirl * each, each);
      const sprinkles = /sprinkle/.test(said);
      for (let bit = 0; bit < 10; bit++) {
        const fallen = (time * 0.55 + bit / 10) % 1;
        pose.grow(`bit${bit}`, sprinkles ? 1 : 0.001);
        pose.shift(`bit${bit}`, [0.05 * Math.sin(bit * 2.4), -0.16 * fallen * fallen, 0.05 * Math.cos(bit * 2.4)]);
      }
    },
    right: ['bag', [-0.035, high + 0.15, -0.02]],
    left: ['bag', [0.03, high + 0.075, -0.02]],
  };
}

/** A board with a row of rolls; one is pressed between the fingers. */
export function sushi({ parts }: ThingOrder): Craft {
  const fish = clothOf(parts, /tuna/.test(parts.join(' ')) ? 0xb82a3a : 0xf58a4a);
  const held: Vector = [0, 0.1, -0.02];
  const nigiri = (lay: Lay, [x, y, z]: Vector, bone: string): void => {
    const rice: Paint = { material: 'porcelain', colour: 0xf8f5ea };
    lay(rice, moved(ball([0.024, 0.017, 0.044], 20, 12), { at: [x, y, z] }), bone);
    for (let k = 0; k < 16; k++)
      lay(
        rice,
        moved(ball([0.0065, 0.0045, 0.0045], 7, 5), {
          at: [x + Math.cos(k * 2.4) * 0.021, y - 0.004 + 0.008 * Math.sin(k * 1.3), z + Math.sin(k * 2.4) * 0.038],
          turn: aboutY(k),
        }),
        bone,
      );
    lay(food(fish), moved(ball([0.028, 0.009, 0.056], 22, 10), { at: [x, y + 0.017, z] }), bone);
    for (let k = 0; k < 5; k++)
      lay(
        food(0xfbd6b4),
        tube(
          [
            [x - 0.022, y + 0.0205, z - 0.036 + k * 0.018],
            [x, y + 0.0272, z - 0.03 + k * 0.018],
            [x + 0.022, y + 0.0205, z - 0.036 + k * 0.018],
          ],
          0.0018,
        ),
        bone,
      );
  };
  return {
    ...{ top: 0.96, closed: true, bench: { material: 'wood', colour: 0xc79a62 } },
    bones: { held },
    lay(lay) {
      lay({ material: 'planks', colour: 0xdcb47c }, block([0.42, 0.026, 0.24], [0.02, 0.02, 0.06], 0.006));
      for (const x of [-0.1, 0.14])
        lay({ material: 'wood', colour: 0xb98a52 }, block([0.03, 0.012, 0.2], [x, 0.004, 0.06], 0.002));
      for (let k = 0; k < 4; k++) nigiri(lay, [0.07 + (k % 4) * 0.068 - 0.06, 0.052, 0.085], 'root');
      nigiri(lay, held, 'held');
      lay(
        { material: 'wood', colour: 0x8a5a30 },
        moved(cylinder(0.09, 0.09, { segments: 28 }), { at: [-0.36, 0, 0.06] }),
      );
      lay(
        { material: 'porcelain', colour: 0xf8f5ea },
        moved(ball([0.08, 0.03, 0.08], 22, 8), { at: [-0.36, 0.088, 0.06] }),
      );
      lay(food(0x9ab84a), moved(ball([0.02, 0.016, 0.02], 12, 8), { at: [-0.14, 0.044, 0.1] }));
      lay(food(fish), block([0.16, 0.045, 0.08], [0.36, 0.024, 0.06], 0.014));
      for (let k = 0; k < 6; k++)
        lay(food(0xfbd6b4), block([0.004, 0.0465, 0.081], [0.3 + k * 0.024, 0.024, 0.06], 0.001));
    },
    move(pose, time) {
      const press = 0.5 - 0.5 * Math.cos(time * 3);
      const down = between(time, 3.6, 4.8) - between(time, 5.6, 6.6);
      pose.shift('held', [-0.09 * down, 0.012 * press * (1 - down) - 0.046 * down, 0.07 * down]);
    },
    right: ['held', [-0.042, held[1] + 0.006, held[2] - 0.012]],
    left: ['held', [0.04, held[1] - 0.004, held[2] - 0.012]],
  };
}
