import { aboutX, aboutZ, combine } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, piece } from '../../forge/piece.ts';
import { extrude, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

export function makePiano(order: ThingOrder, grand: boolean): Make {
  const black = mainPaint(order, { material: 'paint', colour: 0x14151a });
  const deep = grand ? 1.7 : 0.62;
  return piece([grand ? 1.5 : 1.25, deep + 0.5, 1.5], {
    forge(forge) {
      const bed = 0.66;
      if (grand) {
        const outline = [
          [-0.74, 0.45],
          [0.74, 0.45],
          [0.74, -0.4],
          [0.62, -0.75],
          [0.3, -0.95],
          [0.05, -1.2],
          [-0.2, -1.32],
          [-0.55, -1.3],
          [-0.74, -1.1],
        ].map(([x = 0, z = 0]) => [x, z] as const);
        const flat = extrude([...outline].reverse(), 0.3, 0.02);
        forge.add(black, moved(flat, { at: [0, 0.8, 0], turn: aboutX(Math.PI / 2) }));
        forge.add(
          { material: 'metal', colour: 0xc79a45 },
          moved(
            extrude(
              [...outline].reverse().map(([x, z]) => [x * 0.93, z * 0.93] as const),
              0.01,
              0.002,
            ),
            { at: [0, 0.952, 0], turn: aboutX(Math.PI / 2) },
          ),
        );
        const lid = extrude(
          outline
            .filter(([, z]) => z < 0.2)
            .concat([[0.74, 0.1]])
            .map(([x, z]) => [x, z] as const)
            .reverse(),
          0.03,
          0.008,
        );
        forge.add(black, moved(lid, { at: [-0.3, 1.32, 0], turn: combine(aboutZ(0.62), aboutX(Math.PI / 2)) }));
        for (const [x, z] of [
          [0.6, 0.25],
          [-0.6, 0.25],
          [-0.3, -1.05],
        ] as const)
          forge.add(
            black,
            tube(
              [
                [x, 0, z],
                [x, 0.68, z],
              ],
              [0.035, 0.06],
            ),
          );
        forge.add(
          black,
          tube(
            [
              [0.55, 0.95, -0.35],
              [0.3, 1.45, -0.35],
            ],
            0.012,
          ),
        );
      } else {
        forge.add(black, block([1.5, 1.25, 0.36], [0, 0.625, -0.28], 0.02));
        forge.add(black, block([1.5, 0.09, 0.34], [0, bed - 0.04, 0.03], 0.02));
        forge.add(black, both(block([0.07, 0.66, 0.3], [0.7, 0.33, 0.05], 0.02)));
        forge.add(black, block([1.0, 0.24, 0.02], [0, 0.98, -0.08], 0.008, aboutX(-0.2)));
      }
      const z = grand ? 0.55 : 0.1;
      forge.add(black, block([1.5, 0.12, 0.28], [0, bed + 0.0, z], 0.02));
      forge.add(
        { material: 'porcelain', colour: 0xf4f1e6 },
        block([1.22, 0.02, 0.15], [0, bed + 0.07, z + 0.05], 0.004),
      );
      for (let k = 0; k < 35; k++) {
        const x = -0.595 + k * 0.035;
        forge.add(BLACK, block([0.002, 0.004, 0.15], [x + 0.0175, bed + 0.081, z + 0.05], 0.0005));
        if (![2, 6].includes(k % 7))
          forge.add(BLACK, block([0.018, 0.02, 0.09], [x + 0.0175, bed + 0.088, z + 0.02], 0.003));
      }
      forge.add(black, block([0.95, 0.07, 0.32], [-0.1, 0.48, z + 0.55], 0.02));
      for (const x of [0.32, -0.52])
        for (const dz of [0.12, -0.12])
          forge.add(
            black,
            tube(
              [
                [x, 0, z + 0.55 + dz],
                [x, 0.46, z + 0.55 + dz],
              ],
              0.02,
            ),
          );
    },
    anchors: {
      seat: { bone: 'whole', at: [0, 0.52, (grand ? 0.55 : 0.1) + 0.55], heading: Math.PI },
      // Whoever teaches or turns the pages sits on the same bench.
      seat2: { bone: 'whole', at: [-0.44, 0.52, (grand ? 0.55 : 0.1) + 0.55], heading: Math.PI },
      handle: [0.2, 0.76, grand ? 0.62 : 0.17],
      handle2: [-0.2, 0.76, grand ? 0.62 : 0.17],
      surface: [0, grand ? 0.96 : 1.25, -0.3],
      top: [0, 1.25, -0.3],
    },
  });
}
