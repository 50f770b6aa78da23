import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece } from '../../forge/piece.ts';
import { cylinder, torus, tube } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { seesawAt, slideAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** How a slide runs, from its top at -x to its foot: share of the way to place and steepness. */
function chuteAt(share: number): Vector {
  const x = -0.75 + 2.15 * share;
  const y = share < 0.1 ? 1.5 : 1.5 - 1.28 * smooth((share - 0.1) / 0.78);
  return [x, Math.max(0.22, y), 0];
}
const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s) * 0.45 + s * 0.55;
};

/** A chute from a platform with steps behind it; whoever slides goes along +x. */
export function makeSlide(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0xf2b632 });
  const rail = { material: 'paint', colour: 0xd8402f } as const;
  const bones = thingBones(2.2).bone('rider', 'root', chuteAt(0), [0, 0, 0]);
  return piece([2.2, 0.8, 3.4], {
    bones,
    forge(forge) {
      const rows = 26;
      const across: readonly (readonly [number, number])[] = [
        [0.3, 0.19],
        [0.29, 0.03],
        [0.24, 0],
        [-0.24, 0],
        [-0.29, 0.03],
        [-0.3, 0.19],
      ];
      const grid = Array.from({ length: rows + 1 }, (_, row) => {
        const [x, y] = chuteAt(row / rows);
        return across.map(([z, up]): Vector => [x, y + up, z]);
      });
      forge.add(paint, lined(sheet(grid, { crease: 0.6 })), 'root');
      for (const side of [1, -1]) {
        const edge = Array.from({ length: rows + 1 }, (_, row): Vector => {
          const [x, y] = chuteAt(row / rows);
          return [x, y + 0.19, side * 0.3];
        });
        forge.add({ ...paint, colour: rail.colour }, tube(edge, 0.022, { sides: 8 }), 'root');
        for (const x of [-0.8, -1.25])
          forge.add(
            rail,
            tube(
              [
                [x, 0, side * 0.31],
                [x, 2.15, side * 0.31],
              ],
              0.03,
              { sides: 10 },
            ),
            'root',
          );
        forge.add(
          rail,
          tube(
            [
              [-0.8, 2.15, side * 0.31],
              [-1.25, 2.15, side * 0.31],
            ],
            0.03,
            { sides: 10 },
          ),
          'root',
        );
        forge.add(
          rail,
          tube(
            [
              [-1.22, 1.45, side * 0.27],
              [-1.68, 0, side * 0.27],
            ],
            0.026,
            { sides: 10 },
          ),
          'root',
        );
        forge.add(
          METAL,
          tube(
            [
              [0.75, 0.48, side * 0.2],
              [0.75, 0, side * 0.26],
            ],
            0.022,
            { sides: 8 },
          ),
          'root',
        );
      }
      forge.add({ material: 'wood', colour: 0x9a6a3c }, block([0.5, 0.04, 0.62], [-1.02, 1.48, 0], 0.01), 'root');
      for (let k = 1; k < 5; k++)
        forge.add(rail, block([0.12, 0.03, 0.54], [-1.68 + k * 0.093, k * 0.29, 0], 0.008), 'root');
      forge.add(
        { material: 'cloth', colour: 0x3f8fd6 },
        moved(cylinder(0.52, 0.02, { segments: 4 }), { at: [-1.02, 2.16, 0] }),
        'root',
      );
    },
    pose(skeleton, { act, since }) {
      const pose = new Pose(skeleton);
      if (act === 'slide') {
        const [from, to] = [chuteAt(0), chuteAt(slideAt(since) * 0.93)];
        pose.shift('rider', [to[0] - from[0], to[1] - from[1], 0]);
      }
      return pose.solve();
    },
    anchors: {
      seat: { bone: 'rider', at: [-0.72, 1.53, 0], heading: Math.PI / 2 },
      top: [0, 2.2, 0],
      surface: { bone: 'root', at: [-1, 1.5, 0] },
    },
  });
}

/** A plank over a block, a seat and a handle at both ends. */
export function makeSeesaw(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'paint', colour: 0xd8402f });
  const pivot: Vector = [0, 0.55, 0];
  const bones = thingBones(0.95).bone('plank', 'root', pivot, [1.4, 0.55, 0]);
  const seat = (side: 1 | -1) => ({
    bone: 'plank',
    at: [side * 1.3, 0.62, 0] as Vector,
    heading: (-side * Math.PI) / 2,
  });
  return piece([0.95, 0.5, 3.1], {
    bones,
    forge(forge) {
      for (const side of [1, -1]) {
        forge.add(
          METAL,
          tube(
            [
              [-0.3, 0, side * 0.2],
              [0, 0.56, side * 0.14],
            ],
            0.035,
            { sides: 10 },
          ),
          'root',
        );
        forge.add(
          METAL,
          tube(
            [
              [0.3, 0, side * 0.2],
              [0, 0.56, side * 0.14],
            ],
            0.035,
            { sides: 10 },
          ),
          'root',
        );
        forge.add(
          { material: 'plastic', colour: 0x3f8fd6 },
          block([0.42, 0.05, 0.34], [side * 1.32, 0.6, 0], 0.02),
          'plank',
        );
        forge.add(
          METAL,
          tube(
            [
              [side * 0.94, 0.57, 0.13],
              [side * 0.94, 0.86, 0.13],
              [side * 0.94, 0.86, -0.13],
              [side * 0.94, 0.57, -0.13],
            ],
            0.018,
            {
              sides: 8,
            },
          ),
          'plank',
        );
        forge.add(BLACK, moved(cylinder(0.12, 0.16, { segments: 16 }), { at: [side * 1.35, 0, -0] }), 'root');
      }
      forge.add(
        METAL,
        tube(
          [
            [0, 0.56, -0.18],
            [0, 0.56, 0.18],
          ],
          0.045,
          { sides: 12 },
        ),
        'root',
      );
      forge.add(paint, block([3.05, 0.06, 0.22], [0, 0.56, 0], 0.02), 'plank');
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      // Without anybody on it, one end is down.
      pose.turn('plank', aboutZ(act === 'seesaw' ? seesawAt(time) : 0.2));
      return pose.solve();
    },
    anchors: {
      seat: seat(1),
      seat2: seat(-1),
      seatLeft: { bone: 'plank', at: [0.94, 0.86, 0.1] },
      seatRight: { bone: 'plank', at: [0.94, 0.86, -0.1] },
      seat2Left: { bone: 'plank', at: [-0.94, 0.86, -0.1] },
      seat2Right: { bone: 'plank', at: [-0.94, 0.86, 0.1] },
      top: [0, 0.95, 0],
    },
  });
}

/** A round one on legs; several jump on it. */
export function makeTrampoline(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0x2f7fd0 });
  const [radius, high] = [1.75, 0.62];
  const spot = (angle: number, far: number) => ({
    bone: 'root',
    at: [Math.sin(angle) * far, high, Math.cos(angle) * far] as Vector,
  });
  return piece([high + 0.1, radius * 2, radius * 2], {
    forge(forge) {
      forge.add(BLACK, moved(cylinder(radius * 0.86, 0.02, { segments: 40 }), { at: [0, high - 0.02, 0] }), 'root');
      forge.add(
        paint,
        moved(torus(radius * 0.93, 0.13, { segments: 44, sides: 10, flat: 0.4 }), {
          at: [0, high, 0],
          turn: aboutX(Math.PI / 2),
        }),
        'root',
      );
      forge.add(
        METAL,
        moved(torus(radius, 0.03, { segments: 44, sides: 8 }), { at: [0, high - 0.03, 0], turn: aboutX(Math.PI / 2) }),
        'root',
      );
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * TAU + 0.2;
        const [x, z] = [Math.sin(a) * radius, Math.cos(a) * radius];
        forge.add(
          METAL,
          tube(
            [
              [x, high, z],
              [x, 0.02, z],
            ],
            0.026,
            { sides: 8 },
          ),
          'root',
        );
      }
    },
    anchors: {
      surface: spot(-Math.PI / 2, 0.5),
      surface2: spot(Math.PI / 2, 0.55),
      surface3: spot(-0.35, 0.85),
      surface4: spot(2.8, 0.9),
      top: [0, high, 0],
    },
  });
}
