import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { opennessOf, restOf } from '../../openness.ts';
import { thingBones } from '../../thing-poses.ts';
import { HOUSE_FRONT, layHouseFront } from './house-front.ts';

/** Doors, gates and shutters in their frames: each opens when it is opened and falls shut when it is closed. They look along +z. */

/** Radians: as far as a leaf goes. */
const WIDE = 1.75;

const STONE: Paint = { material: 'stone', colour: 0x8f877b };
const IRON: Paint = { material: 'metal', colour: 0x2f2d2c };

/** One leaf of boards with bands of iron, from its hinge along x. */
function layLeaf(forge: Forge, bone: string, [x, wide, tall]: Vector, wood: Paint, banded: boolean): void {
  const side = Math.sign(wide);
  const middle = x + wide / 2;
  forge.add(wood, block([Math.abs(wide) - 0.02, tall, 0.07], [middle, tall / 2, 0], 0.01), bone);
  const boards = Math.max(2, Math.round(Math.abs(wide) / 0.28));
  for (let k = 0; k < boards; k++) {
    const at = x + (wide * (k + 0.5)) / boards;
    forge.add(wood, block([Math.abs(wide) / boards - 0.025, tall - 0.04, 0.1], [at, tall / 2, 0], 0.012), bone);
  }
  if (banded)
    for (const share of [0.16, 0.5, 0.84])
      forge.add(IRON, block([Math.abs(wide) - 0.06, tall * 0.035, 0.13], [middle, tall * share, 0], 0.01), bone);
  for (const z of [0.09, -0.09])
    forge.add(
      banded ? IRON : METAL,
      moved(ball([0.045, 0.045, 0.045], 12, 8), { at: [x + wide - side * 0.12, Math.min(1.02, tall * 0.4), z] }),
      bone,
    );
}

/** Two panels on each side, as doors of houses have. */
function layPanels(forge: Forge, wide: number, tall: number, wood: Paint): void {
  forge.add(wood, block([wide - 0.02, tall, 0.06], [0, tall / 2, 0], 0.008), 'leaf');
  for (const z of [0.032, -0.032])
    for (const [from, to] of [
      [0.08, 0.42],
      [0.5, 0.93],
    ] as const)
      for (const x of [-0.25, 0.25])
        forge.add(
          wood,
          block([wide * 0.36, tall * (to - from), 0.02], [x * wide * 0.94, (tall * (from + to)) / 2, z], 0.008),
          'leaf',
        );
  for (const z of [0.07, -0.07])
    forge.add(
      { material: 'metal', colour: 0xc8a45a },
      moved(ball([0.036, 0.036, 0.036], 12, 8), { at: [wide / 2 - 0.09, 1, z] }),
      'leaf',
    );
}

/** A door in its frame, with something behind it: the dark, or the light of elsewhere. */
export function makeDoor(order: ThingOrder, bright: boolean): Make {
  const wood = mainPaint(order, { ...WOOD, colour: 0x6f4526 });
  const [wide, tall] = [0.98, 2.1];
  const ofHouse = order.parts.includes(HOUSE_FRONT);
  const heavy = order.parts.some((part) => /heavy|iron|old|dungeon|castle/.test(part)) || order.look === 'stone';
  return piece([2.4, 0.3, 1.5], {
    bones: thingBones(2.4).bone('leaf', 'whole', [-wide / 2, 0, 0], [-wide / 2, tall, 0]),
    move: (pose, moment) => {
      // Inward: what is behind it is dark, and takes the leaf in.
      pose.turn('leaf', aboutY(WIDE * opennessOf(moment, { rest: restOf(order.parts, 0) })));
    },
    forge(forge) {
      const frame: Paint = heavy ? STONE : { material: 'paint', colour: 0xefe9dc };
      for (const x of [-1, 1])
        forge.add(frame, block([0.2, 2.3, 0.26], [x * (wide / 2 + 0.1), 1.15, 0], 0.02), 'whole');
      forge.add(frame, block([wide + 0.46, 0.22, 0.3], [0, 2.25, 0], 0.02), 'whole');
      const behind: Paint = bright
        ? { material: 'glow', colour: 0xffd98a, glows: 2 }
        : { material: 'cloth', colour: 0x0b0a0c };
      if (ofHouse) layHouseFront(forge, wide, tall);
      else forge.add(behind, block([wide, 2.14, 0.02], [0, 1.07, -0.13], 0.002), 'whole');
      if (heavy) layLeaf(forge, 'leaf', [-wide / 2, wide, tall], wood, true);
      else layPanels(forge, wide, tall, wood);
    },
    anchors: { surface: [0, 2.4, 0], grip: { bone: 'leaf', at: [wide / 2 - 0.09, 1, 0.09] } },
  });
}

/** Two leaves between pillars; a great one is part of a wall with battlements, as high as a house. */
export function makeGate(order: ThingOrder, kind: 'gate' | 'great gate' | 'iron gate'): Make {
  const great = kind === 'great gate';
  const [half, tall] = great ? [2.3, 5.6] : [1.35, 2.5];
  const wood = mainPaint(
    order,
    great && order.look === 'stone' ? { material: 'stone', colour: 0x847a6c } : { ...WOOD, colour: 0x5f3f26 },
  );
  const pillar = great ? 1.7 : 0.55;
  const top = great ? tall + 1.7 : tall + 0.35;
  return piece([top, great ? 1.8 : 0.6, (half + pillar) * 2], {
    bones: thingBones(top)
      .bone('left', 'whole', [-half, 0, 0], [-half, tall, 0])
      .bone('right', 'whole', [half, 0, 0], [half, tall, 0]),
    move: (pose, moment) => {
      const open = opennessOf(moment, { rest: restOf(order.parts, 0) });
      pose.turn('left', aboutY(WIDE * open)).turn('right', aboutY(-WIDE * open));
    },
    forge(forge) {
      const deep = great ? 1.5 : 0.5;
      for (const side of [-1, 1]) {
        forge.add(
          STONE,
          block(
            [pillar, great ? top - 0.5 : tall + 0.15, deep],
            [side * (half + pillar / 2), (great ? top - 0.5 : tall + 0.15) / 2, 0],
            0.05,
          ),
          'whole',
        );
        if (!great)
          forge.add(
            STONE,
            moved(ball([0.24, 0.24, 0.24], 18, 12), { at: [side * (half + pillar / 2), tall + 0.34, 0] }),
            'whole',
          );
        if (kind === 'iron gate') layBars(forge, side < 0 ? 'left' : 'right', side, half, tall);
        else layLeaf(forge, side < 0 ? 'left' : 'right', [side * half, -side * half, tall], wood, true);
      }
      if (!great) return;
      forge.add(STONE, block([half * 2 + 0.2, top - tall - 0.5, deep], [0, (top - 0.5 + tall) / 2, 0], 0.04), 'whole');
      const wide = (half + pillar) * 2;
      for (let k = 0; k < 7; k++)
        forge.add(
          STONE,
          block([wide / 11, 0.55, deep], [-wide / 2 + (wide * (k * 1.5 + 0.75)) / 10.5, top - 0.25, 0], 0.04),
          'whole',
        );
      // Torches beside it.
      for (const side of [-1, 1]) {
        forge.add(
          IRON,
          moved(cylinder(0.05, 0.5, { segments: 8 }), { at: [side * (half + 0.7), 2.6, deep / 2 + 0.12] }),
          'whole',
        );
        forge.add(
          { material: 'glow', colour: 0xff9a3a, glows: 3 },
          moved(ball([0.1, 0.2, 0.1], 12, 8), { at: [side * (half + 0.7), 3, deep / 2 + 0.12] }),
          'whole',
        );
      }
    },
    anchors: { surface: [0, top, 0] },
  });
}

function layBars(forge: Forge, bone: string, side: number, half: number, tall: number): void {
  for (let k = 0; k <= 8; k++) {
    const x = side * half * (1 - k / 8);
    const high = tall * (0.82 + 0.18 * Math.sin((k / 8) * Math.PI * 0.5));
    forge.add(IRON, block([0.035, high, 0.035], [x, high / 2, 0], 0.008), bone);
    forge.add(IRON, moved(ball([0.035, 0.09, 0.035], 8, 6), { at: [x, high + 0.06, 0] }), bone);
  }
  for (const share of [0.1, 0.55, 0.8])
    forge.add(IRON, block([half, 0.05, 0.045], [(side * half) / 2, tall * share, 0], 0.008), bone);
}

/** Of the height of one that is rolled up: as much as hangs below its box. */
const ROLLED = 0.06;

/** The front of a shop behind a shutter of slats, which goes up into its box. */
export function makeShutter(order: ThingOrder): Make {
  const slats = mainPaint(order, { material: 'metal', colour: 0x9aa3a8 });
  const [half, tall, count] = [1.55, 2.35, 18];
  const bones = thingBones(3.3);
  for (let k = 0; k < count; k++) bones.bone(`slat${k}`, 'whole', [0, (tall * (k + 0.5)) / count, 0], [0, tall, 0]);
  return piece([3.3, 0.9, half * 2 + 0.9], {
    bones,
    move(pose, moment) {
      const lift = opennessOf(moment, { rest: restOf(order.parts, 0) }) * tall * (1 - ROLLED);
      // Each slat goes up until it is in the box, behind those before it.
      for (let k = 0; k < count; k++) {
        const y = (tall * (k + 0.5)) / count;
        pose.shift(`slat${k}`, [0, Math.min(lift, tall + 0.12 - y), 0]);
      }
    },
    forge(forge) {
      const wall: Paint = { material: 'plaster', colour: 0xd8cbb4 };
      const paint: Paint = { material: 'paint', colour: 0x3f5f4f };
      for (const side of [-1, 1])
        forge.add(wall, block([0.44, 3.1, 0.5], [side * (half + 0.22), 1.55, -0.2], 0.02), 'whole');
      forge.add(paint, block([half * 2 + 0.9, 0.62, 0.56], [0, 2.85, -0.14], 0.02), 'whole');
      forge.add(slats, block([half * 2 + 0.1, 0.3, 0.3], [0, tall + 0.16, 0.06], 0.03), 'whole');
      // What is seen when it is up: a lit room with wares on its boards.
      forge.add(
        { material: 'glow', colour: 0xffe2ae, glows: 0.75 },
        block([half * 2, tall, 0.04], [0, tall / 2, -0.42], 0.002),
        'whole',
      );
      for (let row = 0; row < 3; row++) {
        forge.add(WOOD, block([half * 1.9, 0.05, 0.26], [0, 0.55 + row * 0.55, -0.3], 0.008), 'whole');
        for (let k = 0; k < 9; k++) {
          const hue = [0xd8577a, 0xf2c14e, 0xf4ede4, 0x9a5fb0, 0xe0603c, 0x5f9a4a][(k * 2 + row) % 6] ?? 0xd8577a;
          const at: Vector = [(k - 4) * half * 0.21, 0.72 + row * 0.55, -0.28];
          forge.add({ material: 'petal', colour: hue }, moved(ball([0.13, 0.12, 0.1], 12, 8), { at }), 'whole');
          forge.add(
            { material: 'porcelain', colour: 0xb8b0a0 },
            moved(cylinder(0.06, 0.14, { segments: 10 }), { at: [at[0], at[1] - 0.1, at[2]] }),
            'whole',
          );
        }
      }
      for (let k = 0; k < count; k++)
        forge.add(
          slats,
          block([half * 2, tall / count - 0.012, 0.04], [0, (tall * (k + 0.5)) / count, 0.02], 0.012),
          `slat${k}`,
        );
    },
    anchors: { surface: [0, 3.3, 0] },
  });
}
