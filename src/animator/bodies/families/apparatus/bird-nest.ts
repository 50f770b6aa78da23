import { TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutY, aboutZ, chain } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { BARK, leaf } from '../plant/foliage.ts';

/** Metres for a parent half a metre high: how high the bowl is in its fork, how broad and deep it is. */
const [UP, RIM, DEEP] = [1.16, 0.36, 0.2] as const;
const STRAW = 0x9a7a4c;
const PETALS = [0xf6d7df, 0xfbeaf0, 0xf1bccb] as const;

/** Where the young are, and beside them the one who feeds them, turned to them. */
const YOUNG: readonly (readonly [number, number])[] = [
  [-0.02, 0.12],
  [-0.19, 0],
  [0.06, -0.1],
  [-0.13, -0.17],
  [0.17, 0.03],
];

/** A bowl of twigs in the fork of a branch that reaches in from the side; in bloom where the tree is. */
export function makeBroodNest({ parts }: ThingOrder): Make {
  const blooms = parts.some((part) => /blossom|flower|bloom/.test(part));
  const chance = makeRandom(5).spawn('nest');
  return piece([UP + DEEP + 0.34, 1.1, 2.5], {
    forge(forge) {
      const limb: readonly Vector[] = [
        [-2.4, UP - 0.62, -0.5],
        [-1.3, UP - 0.36, -0.3],
        [-0.5, UP - 0.16, -0.1],
        [0.1, UP - 0.07, -0.02],
      ];
      forge.add(BARK, tube(limb, [0.13, 0.11, 0.085, 0.07], { sides: 10 }), 'root');
      const arms: readonly (readonly Vector[])[] = [
        [limb[3] ?? [0, 0, 0], [0.55, UP + 0.06, 0.2], [1, UP + 0.26, 0.34], [1.5, UP + 0.36, 0.3]],
        [limb[3] ?? [0, 0, 0], [0.5, UP + 0.1, -0.34], [0.86, UP + 0.42, -0.6], [1.2, UP + 0.8, -0.8]],
        [limb[2] ?? [0, 0, 0], [-0.6, UP + 0.3, -0.42], [-0.74, UP + 0.74, -0.6]],
      ];
      for (const arm of arms) forge.add(BARK, tube(arm, [0.065, 0.05, 0.032, 0.014], { sides: 8 }), 'root');
      // Leaves or blossoms at every twig, and none before the young.
      for (const arm of arms)
        for (let k = 0; k < 30; k++) {
          const at = arm[Math.min(arm.length - 1, 1 + (k % (arm.length - 1)))] ?? [0, 0, 0];
          const next = arm[Math.min(arm.length - 1, 2 + (k % (arm.length - 1)))] ?? at;
          const along = chance.next();
          const spot: Vector = [
            at[0] + (next[0] - at[0]) * along + chance.between(-0.05, 0.05),
            at[1] + (next[1] - at[1]) * along + chance.between(0.02, 0.07),
            at[2] + (next[2] - at[2]) * along + chance.between(-0.05, 0.05),
          ];
          if (Math.hypot(spot[0], spot[2]) < RIM * 1.25) continue;
          const turn = chain(
            aboutX(chance.between(-0.5, 0.5)),
            aboutY(chance.between(0, TAU)),
            aboutZ(chance.between(-0.5, 0.5)),
          );
          if (blooms && k % 4 !== 0) {
            const colour = PETALS[k % 3] ?? PETALS[0];
            for (let petal = 0; petal < 5; petal++) {
              const angle = (petal / 5) * TAU;
              forge.add(
                { material: 'cloth', colour },
                moved(ball([0.034, 0.012, 0.034], 9, 6), {
                  at: [spot[0] + Math.sin(angle) * 0.038, spot[1] + Math.cos(angle) * 0.038, spot[2] + 0.01],
                  turn: aboutX(Math.PI / 2),
                }),
                'root',
              );
            }
            forge.add(
              { material: 'leaf', colour: 0xe8c25a },
              moved(ball([0.02, 0.02, 0.02], 8, 5), { at: [spot[0], spot[1], spot[2] + 0.02] }),
              'root',
            );
          } else
            forge.add(
              { material: 'leaf', colour: chance.chance(0.5) ? 0x6f9a3e : 0x4f7f34 },
              moved(leaf(0.2, 0.1, 0.3), { at: spot, turn }),
              'root',
            );
        }
      forge.add(
        { material: 'cloth', colour: darker(STRAW, 0.5) },
        moved(
          lathe(
            [
              [0, 0],
              [RIM * 0.62, 0.02],
              [RIM * 0.98, DEEP * 0.62],
              [RIM * 0.96, DEEP],
              [RIM * 0.78, DEEP],
              [RIM * 0.6, DEEP * 0.45],
              [0, DEEP * 0.3],
            ],
            32,
            0.8,
          ),
          { at: [0, UP - 0.04, 0] },
        ),
        'root',
      );
      // Straws lie around the bowl, each a little askew.
      for (let k = 0; k < 46; k++) {
        const share = (k + 0.5) / 46;
        const wide = RIM * (0.66 + 0.36 * Math.sqrt(share));
        const colour = k % 3 === 0 ? lighter(STRAW, 0.12) : k % 3 === 1 ? STRAW : darker(STRAW, 0.72);
        forge.add(
          { material: 'wood', colour },
          moved(torus(wide, chance.between(0.009, 0.017), { segments: 30, sides: 5 }), {
            at: [chance.between(-0.012, 0.012), UP - 0.02 + DEEP * share * 0.98, chance.between(-0.012, 0.012)],
            turn: chain(aboutX(Math.PI / 2 + chance.between(-0.11, 0.11)), aboutY(chance.between(-0.11, 0.11))),
          }),
          'root',
        );
      }
      for (let k = 0; k < 26; k++) {
        const angle = chance.between(0, TAU);
        const [x, z, y] = [Math.sin(angle) * RIM, Math.cos(angle) * RIM, UP + DEEP * chance.between(0.3, 0.95)];
        const away = angle + chance.between(0.7, 1.5);
        const long = chance.between(0.14, 0.3);
        forge.add(
          { material: 'wood', colour: darker(STRAW, chance.between(0.6, 1)) },
          tube(
            [
              [x, y, z],
              [x + Math.sin(away) * long, y + chance.between(-0.03, 0.07), z + Math.cos(away) * long],
            ],
            [0.009, 0.004],
            { sides: 4 },
          ),
          'root',
        );
      }
    },
    anchors: {
      ...Object.fromEntries(
        YOUNG.map(([x, z], k) => [
          k === 0 ? 'inside' : `inside${k + 1}`,
          { bone: 'root', at: [x, UP + DEEP * 0.5, z] as Vector, heading: k % 2 === 0 ? 0.75 : 0.95 },
        ]),
      ),
      surface: { bone: 'root', at: [RIM * 0.98, UP + DEEP * 0.94, 0.03], heading: -1.25 },
      top: [0, UP + DEEP, 0],
    },
  });
}
