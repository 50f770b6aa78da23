import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WHITE } from '../../forge/piece.ts';
import { ball, extrude, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { clothOf, darker } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { ironAt, scrubAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** Stations of a craft: what is worked on lies there, and the tool goes with the hands. Whoever works there stands at -z, so that face, hands and work are seen at once. */

const FLAT = aboutX(-Math.PI / 2);

/** A board on crossed legs, a shirt over it, and an iron that glides along. */
export function makeIroningBoard(order: ThingOrder): Make {
  const top = 0.84;
  const cloth: Paint = { material: 'cloth', colour: clothOf(order.parts, 0xf4f4f0) };
  const cover: Paint = { material: 'cloth', colour: order.colour ?? 0x8fb0c4 };
  const bones = thingBones(1.05).bone('iron', 'root', [0, top + 0.02, -0.02], [0, top + 0.2, -0.02]);
  const legs = (forge: Forge, side: number): void => {
    for (const z of [-0.14, 0.14])
      forge.add(
        METAL,
        tube(
          [
            [side * 0.5, 0, z],
            [-side * 0.36, top - 0.05, z * 0.8],
          ],
          0.014,
          { sides: 8 },
        ),
        'root',
      );
    forge.add(
      METAL,
      tube(
        [
          [side * 0.5, 0.015, -0.2],
          [side * 0.5, 0.015, 0.2],
        ],
        0.016,
        { sides: 8 },
      ),
      'root',
    );
  };
  return piece([1.05, 0.5, 1.5], {
    bones,
    forge(forge) {
      const outline: [number, number][] = [
        [-0.62, -0.2],
        [0.45, -0.2],
        [0.66, -0.13],
        [0.78, 0],
        [0.66, 0.13],
        [0.45, 0.2],
        [-0.62, 0.2],
      ];
      forge.add(cover, moved(extrude(outline, 0.04), { at: [0, top - 0.02, 0], turn: FLAT }), 'root');
      for (const side of [1, -1]) legs(forge, side);
      forge.add(METAL, block([0.22, 0.02, 0.3], [-0.74, top - 0.03, 0], 0.006), 'root');
      // A shirt lies over it, its collar at one end and its hem over the edge that is seen.
      forge.add(cloth, block([0.74, 0.02, 0.42], [0.02, top + 0.012, 0.01], 0.008), 'root');
      forge.add(cloth, block([0.72, 0.26, 0.02], [0.02, top - 0.11, 0.225], 0.009), 'root');
      forge.add(cloth, block([0.2, 0.34, 0.02], [-0.2, top - 0.15, 0.24], 0.009, aboutZ(0.12)), 'root');
      forge.add(
        { ...cloth, colour: darker(cloth.colour, 0.88) },
        moved(
          lathe(
            [
              [0.085, 0],
              [0.075, 0.05],
              [0.065, 0.05],
              [0.075, 0],
            ],
            20,
          ),
          { at: [0.41, top + 0.015, 0.02], turn: aboutZ(-0.9) },
        ),
        'root',
      );
      for (let k = 0; k < 5; k++)
        forge.add(
          { ...cloth, colour: darker(cloth.colour, 0.7) },
          moved(ball([0.01, 0.006, 0.01], 8, 5), { at: [0.3 - k * 0.12, top + 0.026, 0.12] }),
          'root',
        );
      const sole: [number, number][] = [
        [-0.12, -0.055],
        [0.05, -0.055],
        [0.13, 0],
        [0.05, 0.055],
        [-0.12, 0.055],
      ];
      forge.add(METAL, moved(extrude(sole, 0.014), { at: [0, top + 0.03, -0.02], turn: FLAT }), 'iron');
      forge.add(
        { material: 'plastic', colour: 0x3a6ea8 },
        moved(extrude(sole, 0.05, 0.016), { at: [0, top + 0.062, -0.02], turn: FLAT }),
        'iron',
      );
      forge.add(
        BLACK,
        tube(
          [
            [-0.1, top + 0.08, -0.02],
            [-0.1, top + 0.15, -0.02],
            [0.04, top + 0.155, -0.02],
            [0.06, top + 0.08, -0.02],
          ],
          0.015,
          { sides: 10 },
        ),
        'iron',
      );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      const [along, deep] = ironAt(time);
      if (act === 'iron') pose.shift('iron', [0.24 * along, 0, 0.06 * deep]);
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0.04, 0, -0.46] },
      postRight: { bone: 'iron', at: [-0.03, top + 0.155, -0.04] },
      postLeft: { bone: 'root', at: [0.36, top + 0.04, -0.06] },
      steam: { bone: 'iron', at: [0.06, top + 0.06, 0.02] },
      surface: { bone: 'root', at: [0.55, top, 0] },
      open: [0, top, 0.2],
      top: [0, 1.05, 0],
    },
  });
}

const SUDS: Paint = { material: 'porcelain', colour: 0xf6fafc };

/** A sink with running water, suds and plates: one between the hands. */
export function makeDishSink(order: ThingOrder): Make {
  const front = mainPaint(order, { material: 'wood', colour: 0x6f8f8a });
  const [top, steel]: readonly [number, Paint] = [0.86, { material: 'metal', colour: 0xb8bec4 }];
  const bones = thingBones(1.3)
    .bone('plate', 'root', [0, top + 0.1, -0.08], [0, top + 0.3, -0.08])
    .bone('sponge', 'root', [0, top + 0.14, -0.1], [0, top + 0.3, -0.1])
    .bone('water', 'root', [0.3, top + 0.2, 0], [0.3, top + 0.4, 0]);
  const plateAt = (forge: Forge, at: Vector, radius: number, bone: string, turn = aboutX(0)): void => {
    const profile: [number, number][] = [
      [0, 0],
      [radius * 0.62, 0],
      [radius, 0.022],
      [radius, 0.03],
      [radius * 0.6, 0.012],
      [0, 0.01],
    ];
    forge.add(WHITE, moved(lathe(profile, 28), { at, turn }), bone);
  };
  return piece([1.3, 0.62, 1.9], {
    bones,
    forge(forge) {
      forge.add(front, block([1.9, top - 0.12, 0.58], [0, (top - 0.12) / 2 + 0.06, 0], 0.012), 'root');
      for (const x of [-0.64, 0, 0.64]) {
        forge.add(
          { ...front, colour: darker(front.colour, 0.9) },
          block([0.58, top - 0.26, 0.02], [x, (top - 0.14) / 2 + 0.06, 0.295], 0.008),
          'root',
        );
        forge.add(METAL, block([0.14, 0.018, 0.02], [x, top - 0.2, 0.315], 0.006), 'root');
      }
      // The worktop goes around the basin.
      const stone: Paint = { material: 'marble', colour: 0xd8d2c6 };
      for (const x of [-0.67, 0.67]) forge.add(stone, block([0.56, 0.05, 0.64], [x, top - 0.025, 0], 0.01), 'root');
      forge.add(steel, block([0.8, 0.05, 0.08], [0, top - 0.025, 0.28], 0.01), 'root');
      forge.add(steel, block([0.8, 0.05, 0.06], [0, top - 0.025, -0.29], 0.01), 'root');
      forge.add(steel, block([0.8, 0.02, 0.52], [0, top - 0.1, 0], 0.004), 'root');
      forge.add(
        { material: 'porcelain', colour: 0xbfe0ea },
        block([0.76, 0.012, 0.5], [0, top - 0.05, 0], 0.004),
        'root',
      );
      for (let k = 0; k < 34; k++) {
        const [x, z, r] = [
          -0.34 + ((k * 0.618) % 1) * 0.6,
          -0.2 + ((k * 0.377) % 1) * 0.42,
          0.022 + 0.03 * ((k * 0.83) % 1),
        ];
        forge.add(SUDS, moved(ball([r, r * 0.8, r], 9, 6), { at: [x, top - 0.035 + r * 0.5, z] }), 'root');
      }
      forge.add(
        METAL,
        tube(
          [
            [0.3, top, 0.24],
            [0.3, top + 0.34, 0.24],
            [0.3, top + 0.4, 0.16],
            [0.3, top + 0.37, 0.06],
            [0.3, top + 0.3, 0.03],
          ],
          0.017,
          { sides: 12 },
        ),
        'root',
      );
      forge.add(
        { material: 'porcelain', colour: 0xd6eef6 },
        tube(
          [
            [0.3, top + 0.3, 0.03],
            [0.3, top - 0.05, 0.02],
          ],
          0.011,
          { sides: 8 },
        ),
        'water',
      );
      for (let k = 0; k < 7; k++) plateAt(forge, [0.74, top + 0.005 + k * 0.022, -0.02], 0.13, 'root');
      for (let k = 0; k < 4; k++)
        plateAt(forge, [-0.55 - k * 0.07, top + 0.14, 0.04], 0.13, 'root', aboutZ(Math.PI / 2 - 0.15));
      forge.add(METAL, block([0.4, 0.02, 0.3], [-0.66, top + 0.02, 0.04], 0.006), 'root');
      plateAt(forge, [0, top + 0.16, -0.06], 0.14, 'plate', aboutX(-1.05));
      forge.add(
        { material: 'cloth', colour: 0xf0c83c },
        block([0.1, 0.05, 0.07], [-0.06, top + 0.2, -0.12], 0.014),
        'sponge',
      );
      for (const [x, y] of [
        [-0.02, 0.19],
        [0.05, 0.15],
        [-0.07, 0.15],
      ] as const)
        forge.add(SUDS, moved(ball([0.026, 0.022, 0.026], 9, 6), { at: [x, top + y, -0.085] }), 'plate');
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      pose.grow('water', 1 + 0.03 * Math.sin(time * 31));
      const [x, y] = scrubAt(time);
      if (act === 'wash_dishes') {
        pose.shift('sponge', [0.05 * x, 0.04 * y, 0.03 * y]);
        pose.shift('plate', [0.01 * x, 0.012 * y, 0]);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, -0.56] },
      postRight: { bone: 'sponge', at: [-0.06, top + 0.22, -0.16] },
      postLeft: { bone: 'plate', at: [0.14, top + 0.14, -0.1] },
      // Beside who washes, at the rack, one dries.
      post2: { bone: 'root', at: [-0.68, 0, -0.56] },
      post2Right: { bone: 'sponge', at: [-0.74, top + 0.24, -0.14] },
      post2Left: { bone: 'plate', at: [-0.54, top + 0.2, -0.1] },
      surface: { bone: 'root', at: [-0.6, top, 0.1] },
      steam: { bone: 'root', at: [0, top + 0.05, 0.05] },
      open: [0, top, 0.3],
      top: [0, 1.3, 0],
    },
  });
}
