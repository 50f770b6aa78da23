import { TAU } from '../../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../../maths/turn.ts';
import { scale, type Vector } from '../../../../maths/vector.ts';
import type { Paint } from '../../../forge/forge.ts';
import { block, METAL } from '../../../forge/piece.ts';
import { ball, cylinder, torus, tube } from '../../../forge/shapes.ts';
import { moved } from '../../../forge/surface.ts';
import { type Craft, disc, type Lay, layTools, rod, STEEL_TOP } from './craft.ts';

/** Engines that are put together, and operations. */

const CAST: Paint = { material: 'steel', colour: 0x565c63 };
const FINS: Paint = { material: 'steel', colour: 0x83898f };

/** Of an engine of a motorcycle: what both hands reach around. */
const SMALLER = 0.8;

/** Two finned cylinders on a crankcase, and a wrench at a bolt. */
export function engine(): Craft {
  const bolt: Vector = [-0.04, 0.15, 0.075];
  const grip: Vector = [bolt[0] - 0.17, bolt[1] + 0.05, bolt[2] - 0.05];
  return {
    ...{ top: 0.78, bench: { material: 'steel', colour: 0x5a6470 } },
    bones: { wrench: scale(bolt, SMALLER) },
    lay(whole) {
      const lay: Lay = (paint, surface, bone) =>
        whole(paint, moved(surface, { size: [SMALLER, SMALLER, SMALLER] }), bone);
      lay({ material: 'steel', colour: 0x3a3f46 }, block([0.36, 0.03, 0.22], [0.02, 0.015, 0], 0.006));
      lay(
        CAST,
        moved(cylinder(0.1, 0.16, { segments: 32, bevel: 0.02 }), {
          at: [0.02, 0.12, -0.08],
          turn: aboutX(Math.PI / 2),
        }),
      );
      lay(FINS, moved(cylinder(0.075, 0.012, { segments: 30 }), { at: [0.02, 0.12, 0.08], turn: aboutX(Math.PI / 2) }));
      lay(CAST, block([0.3, 0.08, 0.14], [0.03, 0.07, 0], 0.02));
      for (const side of [1, -1]) {
        const turn = aboutZ(-0.5 * side);
        const at = (up: number): Vector => [0.02 + Math.sin(0.5 * side) * up, 0.12 + Math.cos(0.5) * up, 0];
        lay(CAST, moved(cylinder(0.05, 0.2, { segments: 24 }), { at: at(0.06), turn }));
        for (let k = 0; k < 7; k++)
          lay(FINS, moved(cylinder(0.072, 0.008, { segments: 28 }), { at: at(0.1 + k * 0.02), turn }));
        lay(
          { material: 'chrome', colour: 0xd8dce0 },
          moved(ball([0.062, 0.04, 0.062], 22, 12), { at: at(0.26), turn }),
        );
        lay(
          { material: 'rubber', colour: 0x2a2a2c },
          tube([at(0.29), [side * 0.2, 0.4, 0.02], [side * 0.24, 0.24, 0.05], [side * 0.15, 0.1, 0.06]], 0.008),
        );
      }
      for (let k = 0; k < 6; k++) {
        const a = (k / 6) * TAU + 0.4;
        lay(
          METAL,
          moved(cylinder(0.009, 0.012, { segments: 6 }), {
            at: [0.02 + Math.cos(a) * 0.085, 0.12 + Math.sin(a) * 0.085, 0.075],
            turn: aboutX(Math.PI / 2),
          }),
        );
      }
      lay(METAL, moved(cylinder(0.014, 0.02, { segments: 6 }), { at: bolt, turn: aboutX(Math.PI / 2) }));
      lay(METAL, moved(torus(0.019, 0.007, { segments: 18 }), { at: [bolt[0], bolt[1], bolt[2] + 0.012] }), 'wrench');
      lay(
        METAL,
        tube(
          [
            [bolt[0] - 0.015, bolt[1] + 0.004, bolt[2] + 0.012],
            [bolt[0] - 0.09, bolt[1] + 0.02, bolt[2] + 0.0],
            [grip[0] - 0.03, grip[1] + 0.01, grip[2] - 0.01],
          ],
          0.009,
        ),
        'wrench',
      );
      lay({ material: 'rubber', colour: 0x4a1f1f }, moved(ball([0.1, 0.03, 0.07], 16, 8), { at: [-0.42, 0.02, 0.06] }));
      layTools(lay, [0xc03030, 0xc03030, 0x2a5aa0, 0xd0a020], [0.34, 0.04]);
    },
    move(pose, time) {
      const turn = 0.35 * Math.sin(time * 2.6);
      pose.turn('wrench', aboutZ(turn));
    },
    right: ['wrench', scale(grip, SMALLER)],
    left: ['root', [0.12, 0.17, -0.03]],
  };
}

const DRAPE: Paint = { material: 'cloth', colour: 0x2f8f8a };

/** A draped field with a seam in it, a needle holder and forceps; nothing is seen that one would not like to see. */
export function surgery(): Craft {
  const seam: Vector = [0, 0.115, 0];
  const right: Vector = [-0.1, 0.2, -0.07];
  const left: Vector = [0.1, 0.19, -0.06];
  return {
    ...{ top: 0.86, bench: STEEL_TOP },
    bones: { holder: seam, forceps: seam },
    lay(lay) {
      lay(DRAPE, moved(ball([0.62, 0.11, 0.3], 30, 12), { at: [0, 0, 0] }));
      lay(DRAPE, block([1.34, 0.02, 0.66], [0, 0.008, 0], 0.008));
      for (const side of [1, -1]) lay(DRAPE, block([1.34, 0.34, 0.02], [0, -0.16, side * 0.33], 0.008));
      lay(
        { material: 'cloth', colour: 0x27787a },
        moved(torus(0.105, 0.014, { segments: 36 }), { at: [0, 0.104, 0], turn: aboutX(Math.PI / 2) }),
      );
      lay({ material: 'skin', colour: 0xe0ab86 }, disc(0.1, 0.01, [0, 0.102, 0]));
      lay({ material: 'skin', colour: 0xb8584a }, rod([-0.055, 0.112, 0], [0.055, 0.112, 0], 0.003));
      for (let k = 0; k < 6; k++)
        lay(
          { material: 'plastic', colour: 0x22262c },
          rod([-0.05 + k * 0.014, 0.114, -0.011], [-0.05 + k * 0.014, 0.114, 0.011], 0.0014, 6),
        );
      for (const [bone, hand, bent] of [
        ['holder', right, 1],
        ['forceps', left, -1],
      ] as const) {
        const tip: Vector = [seam[0] - 0.012 * bent, seam[1], seam[2]];
        for (const side of [1, -1]) {
          const apart = 0.006 * side;
          lay(
            { material: 'chrome', colour: 0xdfe4e8 },
            tube(
              [
                tip,
                [(tip[0] + hand[0]) / 2, (tip[1] + hand[1]) / 2 + apart, (tip[2] + hand[2]) / 2],
                [hand[0] * 1.15, hand[1] + 0.01 + apart * 2.4, hand[2] * 1.2],
              ],
              [0.0018, 0.0042, 0.004],
            ),
            bone,
          );
        }
      }
      lay(
        { material: 'plastic', colour: 0x22262c },
        tube([seam, [-0.03, 0.16, 0.03], [0.01, 0.15, 0.05], [0.03, 0.118, 0.02]], 0.0012),
        'holder',
      );
      lay({ material: 'steel', colour: 0xc8ced4 }, block([0.24, 0.012, 0.16], [0.45, 0.06, 0.06], 0.004));
      for (let k = 0; k < 5; k++)
        lay(
          { material: 'chrome', colour: 0xdfe4e8 },
          rod([0.37 + k * 0.04, 0.072, 0.0], [0.37 + k * 0.04, 0.072, 0.12], 0.004, 8),
        );
    },
    move(pose, time) {
      const pull = 0.5 - 0.5 * Math.cos(time * 2.1);
      pose.shift('holder', [-0.045 * pull + 0.006 * time, 0.055 * pull, -0.01 * pull]);
      pose.shift('forceps', [0.004 * Math.sin(time * 2.1) + 0.006 * time, 0.006 * pull, 0]);
    },
    right: ['holder', right],
    left: ['forceps', left],
  };
}
