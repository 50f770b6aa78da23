import { TAU } from '../../../../maths/ease.ts';
import { aboutY, aboutZ } from '../../../../maths/turn.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Paint } from '../../../forge/forge.ts';
import { METAL, WHITE } from '../../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../../forge/shapes.ts';
import { moved } from '../../../forge/surface.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import { between, type Craft, disc, growBy, type Lay, layTweezers, STEEL_TOP } from './craft.ts';

/** What is made beautiful before it is served. */

const SAUCES: readonly (readonly [RegExp, number])[] = [
  [/chocolate/, 0x3a1c0e],
  [/caramel|toffee|honey/, 0xb8661a],
  [/raspberry|berry|strawberry|cherry|beet/, 0xb01838],
  [/mango|passion|orange|saffron/, 0xf09a20],
  [/pistachio|herb|basil|pesto/, 0x6a8f30],
  [/truffle|jus|gravy|demi|balsamic|soy/, 0x2e170c],
];
const FLAVOURS: readonly (readonly [RegExp, number])[] = [
  [/chocolate ice|chocolate gelato/, 0x5a3320],
  [/strawberry|raspberry/, 0xf0a0b4],
  [/pistachio|matcha|mint ice/, 0xb4cf90],
  [/mango|lemon/, 0xf6d878],
];
export const colourIn = (rows: typeof SAUCES, said: string, usual: number): number =>
  rows.find(([words]) => words.test(said))?.[1] ?? usual;

export const food = (colour: number): Paint => ({ material: 'food', colour });

const DISH = 0.022;

/** What lies in the middle of the plate; where its top is. */
function layDish(lay: Lay, said: string): number {
  if (/ice cream|gelato|sorbet|scoop/.test(said)) {
    lay(food(0xb98448), moved(ball([0.06, 0.012, 0.055], 18, 8), { at: [0, DISH + 0.006, 0] }));
    const cream: Paint = { material: 'porcelain', colour: colourIn(FLAVOURS, said, 0xf8edcf) };
    lay(cream, moved(ball([0.05, 0.048, 0.05], 26, 16), { at: [0, DISH + 0.05, 0] }));
    for (let k = 0; k < 11; k++) {
      const a = (k / 11) * TAU;
      lay(
        cream,
        moved(ball([0.016, 0.011, 0.016], 10, 6), { at: [Math.cos(a) * 0.046, DISH + 0.022, Math.sin(a) * 0.046] }),
      );
    }
    return DISH + 0.097;
  }
  if (/steak|beef|lamb|duck|wagyu|meat|venison|pork/.test(said)) {
    for (let k = 0; k < 5; k++) {
      const [x, turn] = [-0.06 + k * 0.03, aboutZ(-0.5)];
      lay(food(0x5a2a18), moved(ball([0.014, 0.038, 0.05], 16, 12), { at: [x, DISH + 0.026, 0], turn }));
      lay(food(0xb8403c), moved(ball([0.0145, 0.029, 0.041], 14, 10), { at: [x, DISH + 0.027, 0.0], turn }));
    }
    return DISH + 0.058;
  }
  if (/scallop|fish|salmon|cod|halibut|tuna|seafood|lobster/.test(said)) {
    const fish = /salmon|tuna/.test(said) ? 0xf08a5c : 0xf2e6cc;
    for (const [x, z] of [
      [-0.045, 0.012],
      [0.045, 0.012],
      [0, -0.035],
    ] as const) {
      lay(food(fish), moved(cylinder(0.032, 0.034, { segments: 22, bevel: 0.008 }), { at: [x, DISH, z] }));
      lay(food(0xc08038), disc(0.026, 0.003, [x, DISH + 0.033, z]));
    }
    return DISH + 0.038;
  }
  if (/cake|tart|mousse|dessert|pastry|brownie|panna/.test(said)) {
    lay(food(0xc08a50), disc(0.06, 0.016, [0, DISH, 0]));
    const dome = colourIn(SAUCES, said, 0xf2d9c8);
    lay(
      { material: 'porcelain', colour: dome },
      moved(ball([0.054, 0.05, 0.054], 26, 14), { at: [0, DISH + 0.02, 0] }),
    );
    for (let k = 0; k < 3; k++)
      lay(
        food(0xc01838),
        moved(ball([0.013, 0.013, 0.013], 12, 8), { at: [0.075 + (k % 2) * 0.02, DISH + 0.012, -0.02 + k * 0.022] }),
      );
    return DISH + 0.07;
  }
  lay(food(0xf0e0b0), disc(0.052, 0.02, [0, DISH, 0]));
  lay(food(0x6f9a3c), disc(0.047, 0.016, [0, DISH + 0.02, 0]));
  lay(food(0xd0603a), moved(ball([0.046, 0.022, 0.04], 18, 10), { at: [0, DISH + 0.045, 0] }));
  return DISH + 0.066;
}

const DROPS = 9;
const LEAF = /mint|leaf|leaves|herb|basil|microgreen|garnish|parsley|cilantro|thyme|cress/;

/** A plate under tweezers: sauce runs over it first, then what goes on top comes down. */
export function plating({ parts }: ThingOrder): Craft {
  const said = parts.join(' ');
  const flowers = /flower|petal/.test(said);
  const green = LEAF.test(said) || !flowers;
  const sauce: Paint = { material: 'plastic', colour: colourIn(SAUCES, said, 0x3a1c0e) };
  const ice = /ice cream|gelato|sorbet|scoop/.test(said);
  const top = ice ? DISH + 0.097 : /steak|beef|lamb|duck|wagyu|meat/.test(said) ? DISH + 0.058 : DISH + 0.07;
  const tip: Vector = [0, top + 0.012, 0];
  const hand: Vector = [-0.1, top + 0.1, -0.065];
  const lip: Vector = [0.035, top + 0.1, -0.01];
  const zigzag = (k: number): Vector => [-0.045 + (k / (DROPS - 1)) * 0.09, 0, (k % 2 === 0 ? 1 : -1) * 0.03];
  const over = (at: Vector): Vector => [
    at[0],
    ice ? DISH + 0.052 + Math.sqrt(Math.max(0, 0.0484 ** 2 - at[0] ** 2 - at[2] ** 2)) : top - 0.008,
    at[2],
  ];
  return {
    ...{ top: 0.96, closed: true, bench: STEEL_TOP },
    bones: {
      ...{ tool: tip, leaf: tip, jug: lip, stream: lip, pool: [0, DISH, 0] },
      ...Object.fromEntries(Array.from({ length: DROPS }, (_, k) => [`drop${k}`, over(zigzag(k))])),
    },
    lay(lay) {
      lay(
        WHITE,
        moved(
          lathe(
            [
              [0, 0.004],
              [0.08, 0.004],
              [0.16, 0.026],
              [0.162, 0.03],
              [0.155, 0.03],
              [0.09, 0.014],
              [0, 0.014],
            ],
            40,
          ),
          {},
        ),
      );
      lay(sauce, moved(cylinder(0.084, 0.004, { segments: 30 }), { at: [0, DISH - 0.008, 0] }), 'pool');
      layDish(lay, said);
      for (let k = 0; k < DROPS; k++) {
        const [a, b] = [zigzag(k), zigzag(Math.min(DROPS - 1, k + 1))];
        const points = [0, 0.25, 0.5, 0.75, 1].map((s) =>
          over([a[0] + (b[0] - a[0]) * s, 0, a[2] + (b[2] - a[2]) * s]),
        );
        lay(sauce, tube(points, 0.0065, { sides: 8 }), `drop${k}`);
        if (k % 2 === 0)
          lay(
            sauce,
            moved(ball([0.008, 0.014, 0.008], 10, 8), { at: [a[0], over(a)[1] - 0.012, a[2] * 1.3] }),
            `drop${k}`,
          );
      }
      if (green)
        for (const [turn, long] of [
          [-0.6, 0.03],
          [0.9, 0.026],
          [2.6, 0.022],
        ] as const)
          lay(
            { material: 'leaf', colour: 0x4f9a3a },
            moved(ball([long, 0.003, long * 0.5], 14, 6), {
              at: [tip[0] + Math.cos(turn) * long * 0.9, tip[1] - 0.004, tip[2] - Math.sin(turn) * long * 0.9],
              turn: aboutY(turn),
            }),
            'leaf',
          );
      else
        for (let k = 0; k < 5; k++)
          lay(
            { material: 'petal', colour: [0xe06ab0, 0x8a50d0, 0xf0c030][k % 3] ?? 0xe06ab0 },
            moved(ball([0.013, 0.003, 0.01], 10, 6), {
              at: [tip[0] + Math.cos(k * 1.257) * 0.013, tip[1] - 0.002, tip[2] + Math.sin(k * 1.257) * 0.013],
            }),
            'leaf',
          );
      layTweezers(lay, tip, hand, 'tool');
      // A small jug in the other hand, its stream and where it comes from.
      lay(
        METAL,
        moved(cylinder(0.036, 0.075, { top: 0.03, segments: 22 }), {
          at: [lip[0] + 0.06, lip[1] - 0.02, lip[2] - 0.02],
          turn: aboutZ(1.05),
        }),
        'jug',
      );
      lay(
        sauce,
        tube(
          [lip, [lip[0] - 0.012, lip[1] - 0.03, lip[2]], [lip[0] - 0.014, top - 0.012, lip[2]]],
          [0.006, 0.0045, 0.0035],
        ),
        'stream',
      );
      for (const [k, colour] of [0x4f9a3a, 0xc01838, 0xf0c030].entries()) {
        lay(
          METAL,
          moved(cylinder(0.036, 0.03, { top: 0.042, segments: 20 }), {
            at: [0.3 + (k % 2) * 0.1, 0, 0.02 + Math.floor(k / 2) * 0.1],
          }),
        );
        lay(
          food(colour),
          moved(ball([0.034, 0.012, 0.034], 14, 8), {
            at: [0.3 + (k % 2) * 0.1, 0.03, 0.02 + Math.floor(k / 2) * 0.1],
          }),
        );
      }
    },
    move(pose, time) {
      const pours = 2.6;
      const swing: Vector = [0.03 * Math.sin(time * 3.2), 0, 0.025 * Math.cos(time * 3.2)];
      const away = between(time, pours, pours + 0.7);
      pose.shift('jug', [swing[0] * (1 - away) + 0.12 * away, -0.02 * away, swing[2] * (1 - away) - 0.03 * away]);
      pose.shift('stream', time < pours ? swing : [0, 0, 0]);
      pose.grow('stream', time < pours ? 1 : 0.001);
      pose.grow('pool', 0.25 + 0.75 * between(time, 0, pours));
      for (let k = 0; k < DROPS; k++) growBy(pose, `drop${k}`, time, (k / DROPS) * pours, 0.35);
      const up = 0.11 * (1 - between(time, pours, pours + 1.5)) + 0.07 * between(time, pours + 2, pours + 2.8);
      pose.shift('tool', [-0.05 * (up / 0.11), up, 0]);
      pose.shift('leaf', time < pours + 1.9 ? [-0.05 * (up / 0.11), up, 0] : [0, 0, 0]);
    },
    right: ['tool', [hand[0] * 0.85, hand[1] - 0.005, hand[2]]],
    left: ['jug', [lip[0] + 0.085, lip[1] + 0.0, lip[2] - 0.035]],
  };
}
