import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../maths/turn.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { ball, box, cylinder, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

/** Metres: its radius, how high its hub is, and half as wide; and how many cabins hang from it. */
const [RADIUS, HUB, HALF, CABINS]: readonly [number, number, number, number] = [8, 9.6, 0.7, 12];
/** Radians a second. */
const SPEED = 0.24;
const STEEL: Paint = { material: 'paint', colour: 0xf0f0ec };
const COLOURS = [0xd8473a, 0xf2c14a, 0x3f8fc4, 0x4fae6a, 0xe07ab0, 0xf0883a] as const;
const BULBS = [0xffd27a, 0xff7a5a, 0x7ad0ff] as const;
const hub: Vector = [0, HUB, 0];

const rimAt = (k: number, of: number, radius = RADIUS, z = 0): Vector => [
  Math.sin((k / of) * TAU) * radius,
  HUB + Math.cos((k / of) * TAU) * radius,
  z,
];

/** A wheel of a fair: it turns about its hub, its cabins hang level, and bulbs run along its rim. */
export function makeFerrisWheel(_order: ThingOrder): Make {
  const bones = thingBones(HUB + RADIUS + 1).bone('rim', 'root', hub, add(hub, [0, 0, 1]));
  for (let k = 0; k < CABINS; k++) bones.bone(`cabin${k}`, 'rim', rimAt(k, CABINS), add(rimAt(k, CABINS), [0, -1, 0]));
  return piece([HUB + RADIUS + 1, 5, RADIUS * 2 + 2], {
    bones,
    forge(forge) {
      for (const z of [-HALF, HALF]) {
        for (const radius of [RADIUS, RADIUS * 0.9])
          forge.add(STEEL, moved(torus(radius, 0.07, { segments: 56, sides: 6 }), { at: [0, HUB, z] }), 'rim');
        for (let k = 0; k < CABINS * 2; k++) {
          forge.add(STEEL, tube([[0, HUB, z], rimAt(k, CABINS * 2, RADIUS, z)], 0.035, { sides: 5 }), 'rim');
          forge.add(
            STEEL,
            tube([rimAt(k, CABINS * 2, RADIUS, z), rimAt(k + 0.5, CABINS * 2, RADIUS * 0.9, z)], 0.03, { sides: 4 }),
            'rim',
          );
          for (const share of [1, 0.62, 0.32]) {
            const glow: Paint = { material: 'glow', colour: BULBS[k % BULBS.length] ?? BULBS[0], glows: 1.6 };
            forge.add(
              glow,
              moved(ball([0.11, 0.11, 0.11], 8, 6), { at: rimAt(k, CABINS * 2, RADIUS * share, z) }),
              'rim',
            );
          }
        }
        for (const x of [-4.6, 4.6])
          forge.add(
            { material: 'paint', colour: 0x3f5f9a },
            tube(
              [
                [x, 0, z * 3],
                [0, HUB, z * 1.5],
              ],
              0.2,
              { sides: 8 },
            ),
          );
      }
      forge.add(
        { material: 'paint', colour: 0xd8473a },
        moved(cylinder(0.6, HALF * 3.4, { segments: 20 }), { at: hub, turn: aboutX(Math.PI / 2) }),
        'rim',
      );
      for (let k = 0; k < CABINS; k++) {
        const at = rimAt(k, CABINS);
        const [bone, paint] = [
          `cabin${k}`,
          { material: 'paint', colour: COLOURS[k % COLOURS.length] ?? 0xd8473a } as const,
        ];
        forge.add(STEEL, tube([add(at, [0, 0, -HALF]), add(at, [0, 0, HALF])], 0.06, { sides: 6 }), bone);
        for (const x of [-0.55, 0.55]) forge.add(STEEL, tube([at, add(at, [x, -1.1, 0])], 0.03, { sides: 5 }), bone);
        forge.add(paint, moved(box([1.3, 0.6, 1.1], 0.12), { at: add(at, [0, -1.45, 0]) }), bone);
        forge.add(paint, moved(box([1.45, 0.1, 1.25], 0.04), { at: add(at, [0, -0.62, 0]) }), bone);
      }
      forge.add({ material: 'wood', colour: 0x8a6a48 }, block([6, 0.3, 4], [0, 0.15, 0], 0.05));
    },
    anchors: { inside: [0, 0.3, 0], light: hub, surface: [0, 0.3, 0], top: [0, HUB + RADIUS, 0] },
    move(pose, { time, phase }) {
      const turn = (time + phase) * SPEED;
      pose.turn('rim', aboutZ(-turn));
      for (let k = 0; k < CABINS; k++) pose.turn(`cabin${k}`, aboutZ(turn));
    },
  });
}
