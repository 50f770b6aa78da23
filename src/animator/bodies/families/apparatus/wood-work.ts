import { aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, extrude, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { sawAt, whittleAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';
import { addCarving } from './carvings.ts';
import { addLegs } from './legs.ts';

/** Benches of those who work wood: whoever works there stands at -z, so that face, hands and work are seen at once. */

/** A workbench of thick boards, with a vice, as joiners and carvers have it. */
function addBench(forge: Forge, wood: Paint, top: number): void {
  forge.add(wood, block([1.8, 0.09, 0.62], [0, top - 0.045, 0], 0.014), 'root');
  addLegs(forge, { ...wood, colour: darker(wood.colour, 0.8) }, 0.78, 0.24, top - 0.09);
  forge.add({ ...wood, colour: darker(wood.colour, 0.75) }, block([1.5, 0.05, 0.44], [0, 0.2, 0], 0.01), 'root');
  forge.add(METAL, block([0.08, 0.2, 0.2], [0.86, top - 0.06, 0.2], 0.02), 'root');
}

const [DUST, CHIPS] = [{ material: 'wood', colour: 0xecc890 }, 14] as const;

/** Chips that fall from where the tool is, one after the other. */
const fallChips = (pose: Pose, time: number, from: number): void => {
  for (let k = 0; k < CHIPS; k++) {
    const fallen = (time * 1.3 + k / CHIPS) % 1;
    pose.shift(`chip${k}`, [
      0.1 * Math.sin(k * 2.3) * fallen,
      -from * fallen * fallen,
      0.12 * Math.cos(k * 1.7) * fallen,
    ]);
  }
};
const chipBones = (bones: ReturnType<typeof thingBones>, at: Vector): ReturnType<typeof thingBones> => {
  let all = bones;
  for (let k = 0; k < CHIPS; k++) all = all.bone(`chip${k}`, 'root', at, [at[0], at[1] + 0.1, at[2]]);
  return all;
};
const addChips = (forge: Forge, at: Vector, long: number): void => {
  for (let k = 0; k < CHIPS; k++)
    forge.add(DUST, block([long, 0.004, long * 0.6], at, 0.001, aboutY(k * 1.9)), `chip${k}`);
};

/** A plank over the edge of a bench, and a saw that goes through it. */
export function makeSawingBench(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const [top, x] = [0.74, -0.34];
  const cut: Vector = [x, top + 0.03, 0.02];
  const bones = chipBones(thingBones(1).bone('saw', 'root', [x, top + 0.05, 0], [x, top + 0.3, 0]), cut);
  return piece([1, 0.8, 1.8], {
    bones,
    forge(forge) {
      addBench(forge, wood, top);
      forge.add(
        { material: 'planks', colour: 0xe0b878 },
        block([1.9, 0.05, 0.24], [-0.2, top + 0.026, 0.02], 0.006),
        'root',
      );
      forge.add(DUST, moved(ball([0.2, 0.02, 0.14], 16, 6), { at: [x, top + 0.004, 0.1] }), 'root');
      forge.add(DUST, moved(ball([0.26, 0.03, 0.2], 16, 6), { at: [x, 0.005, 0.42] }), 'root');
      // The blade stands upright and points away from whoever has it.
      const blade: [number, number][] = [
        [-0.24, -0.05],
        [0.34, -0.02],
        [0.34, 0.02],
        [-0.24, 0.09],
      ];
      forge.add(
        METAL,
        moved(extrude(blade, 0.006, 0.001), { at: [x, top + 0.1, 0.02], turn: aboutY(-Math.PI / 2) }),
        'saw',
      );
      forge.add(
        { material: 'wood', colour: 0x7a4a26 },
        block([0.03, 0.15, 0.12], [x, top + 0.13, -0.27], 0.014),
        'saw',
      );
      addChips(forge, cut, 0.012);
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'saw') {
        pose.shift('saw', [0, -0.02 * sawAt(time), 0.13 * sawAt(time)]);
        fallChips(pose, time, top);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [-0.2, 0, -0.62] },
      postRight: { bone: 'saw', at: [x, top + 0.15, -0.3] },
      postLeft: { bone: 'root', at: [0.02, top + 0.07, -0.06] },
      surface: { bone: 'root', at: [0.55, top, 0.1] },
      open: [0, top, 0.33],
      top: [0, 1, 0],
    },
  });
}

/** A bench with what is carved on it, chisels beside it and chips all over. */
export function makeCarvingBench(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const top = 0.8;
  const edge: Vector = [0.02, top + 0.12, -0.03];
  const bones = chipBones(
    thingBones(1)
      .bone('carving', 'root', [0.04, top, 0], [0.04, top + 0.3, 0])
      .bone('knife', 'root', [0, top + 0.1, -0.05], [0, top + 0.3, -0.05]),
    edge,
  );
  return piece([1, 0.8, 1.8], {
    bones,
    forge(forge) {
      addBench(forge, wood, top);
      addCarving(forge, order.parts.join(' '), top);
      for (const [k, x] of [0.44, 0.52, 0.6, 0.68].entries()) {
        forge.add(METAL, block([0.016, 0.008, 0.14], [x, top + 0.01, 0.1], 0.002), 'root');
        forge.add(
          { material: 'wood', colour: [0xb06a34, 0x8a4a22][k % 2] ?? 0xb06a34 },
          tube(
            [
              [x, top + 0.014, 0.03],
              [x, top + 0.014, -0.08],
            ],
            0.014,
            { sides: 10 },
          ),
          'root',
        );
      }
      for (let k = 0; k < 40; k++) {
        const [x, z, y] = [
          -0.5 + ((k * 0.618) % 1) * 0.95,
          -0.22 + ((k * 0.377) % 1) * 0.46,
          k % 5 === 0 ? 0.006 : top + 0.004,
        ];
        forge.add(DUST, block([0.03, 0.006, 0.018], [x, y, z], 0.002, aboutY(k)), 'root');
      }
      forge.add(METAL, block([0.11, 0.02, 0.004], [-0.05, top + 0.14, -0.07], 0.001, aboutZ(-0.25)), 'knife');
      forge.add(
        { material: 'wood', colour: 0x5a3218 },
        tube(
          [
            [-0.1, top + 0.155, -0.075],
            [-0.22, top + 0.185, -0.085],
          ],
          0.016,
          { sides: 10 },
        ),
        'knife',
      );
      addChips(forge, edge, 0.026);
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'carve') {
        pose.shift('knife', [0.05 * whittleAt(time), 0.02 * whittleAt(time), 0]);
        pose.turn('carving', aboutY(0.2 * Math.sin(time * 0.5)));
        fallChips(pose, time, 0.12);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, -0.52] },
      postRight: { bone: 'knife', at: [-0.17, top + 0.175, -0.1] },
      postLeft: { bone: 'carving', at: [0.13, top + 0.1, -0.03] },
      post2: { bone: 'root', at: [0.62, 0, -0.52] },
      surface: { bone: 'root', at: [0.55, top, 0.1] },
      open: [0, top, 0.33],
      top: [0, 1, 0],
    },
  });
}
