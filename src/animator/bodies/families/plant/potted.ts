import { TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutY, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { forgeBloom } from './flowers.ts';
import { leaf, sprays, tuft } from './foliage.ts';

const POT_COLOUR = 0xb8653f;

function forgePot(forge: Forge, paint: Paint): void {
  forge.add(
    paint,
    lathe(
      [
        [0, 0],
        [0.11, 0],
        [0.15, 0.2],
        [0.165, 0.22],
        [0.17, 0.27],
        [0.15, 0.275],
        [0.145, 0.24],
      ],
      26,
    ),
  );
  forge.add(
    { material: 'soil', colour: 0x3b2a1e },
    lathe(
      [
        [0.146, 0.235],
        [0, 0.25],
      ],
      20,
    ),
  );
}

/** With earth in it and nothing that grows yet. */
export function makeFlowerpot(order: ThingOrder): Make {
  const pot = mainPaint(order, { material: 'plaster', colour: POT_COLOUR });
  return {
    bones: thingBones(0.28),
    ...{ height: 0.28, length: 0.34, width: 0.34 },
    forge: (forge) => forgePot(forge, pot),
    anchors: { handle: [0.16, 0.15, 0], top: [0, 0.25, 0], surface: [0, 0.25, 0], inside: [0, 0.25, 0] },
  };
}

export function makePottedPlant(order: ThingOrder): Make {
  const pot = mainPaint(order, { material: 'plaster', colour: POT_COLOUR });
  return {
    bones: thingBones(0.85),
    ...{ height: 0.9, length: 0.62, width: 0.62 },
    forge(forge) {
      forgePot(forge, pot);
      for (let k = 0; k < 22; k++) {
        const lift = 0.25 + (k % 4) * 0.3;
        const turn = combine(aboutY(k * 2.4), aboutX(-lift));
        forge.add(
          { material: 'leaf', colour: k % 2 === 0 ? 0x3f8a44 : 0x5aa04a },
          moved(leaf(0.3 + (k % 3) * 0.08, 0.11, 0.35), { at: [0, 0.26 + (k / 22) * 0.26, 0], turn }),
        );
      }
      forge.add(
        { material: 'leaf', colour: 0x4f7a3a },
        tube(
          [
            [0, 0.24, 0],
            [0.01, 0.56, 0],
          ],
          0.014,
        ),
      );
    },
    anchors: { handle: [0.16, 0.15, 0], top: [0, 0.85, 0], surface: [0, 0.27, 0], inside: [0, 0.25, 0] },
  };
}

export function makeCactus(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'leaf', colour: 0x4f8a4a });
  const ribbed = (points: readonly Vector[], radius: number) => tube(points, radius, { sides: 14 });
  return {
    bones: thingBones(2.2),
    ...{ height: 2.25, length: 0.5, width: 1.35 },
    forge(forge) {
      const limb = (points: readonly Vector[], radius: number): void => {
        forge.add(paint, ribbed(points, radius));
        const tip = points.at(-1) ?? [0, 0, 0];
        forge.add(
          paint,
          moved(ball([radius * 0.92, radius * 0.8, radius * 0.92], 14, 8), {
            at: [tip[0], tip[1] - radius * 0.3, tip[2]],
          }),
        );
      };
      limb(
        [
          [0, 0, 0],
          [0, 1, 0],
          [0, 2.1, 0],
        ],
        0.21,
      );
      limb(
        [
          [0.1, 0.75, 0],
          [0.45, 0.8, 0],
          [0.55, 1.0, 0],
          [0.55, 1.55, 0],
        ],
        0.12,
      );
      limb(
        [
          [-0.1, 1.0, 0],
          [-0.42, 1.05, 0],
          [-0.5, 1.25, 0],
          [-0.5, 1.75, 0],
        ],
        0.11,
      );
      for (let k = 0; k < 70; k++) {
        const angle = (k % 10) * (TAU / 10);
        const y = 0.15 + Math.floor(k / 10) * 0.28;
        const at: Vector = [Math.sin(angle) * 0.215, y, Math.cos(angle) * 0.215];
        forge.add(
          { material: 'wood', colour: 0xe8e0b8 },
          tube([at, [at[0] * 1.25, y + 0.02, at[2] * 1.25]], 0.004, { sides: 3 }),
        );
      }
      forgeBloom(forge, 'daisy', { material: 'leaf', colour: 0xe85a8a }, [0, 2.15, 0], 0.16, aboutX(0.1));
    },
    anchors: { top: [0, 2.2, 0], surface: [0, 2.2, 0] },
  };
}

export function makeBush(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'leaf', colour: 0x5a8f3f });
  return {
    bones: thingBones(1.1),
    ...{ height: 1.2, length: 1.5, width: 1.7 },
    forge(forge) {
      const chance = makeRandom(19);
      for (const [k, [x, y, z, r]] of (
        [
          [0, 0.62, 0, 0.58],
          [0.5, 0.42, 0.1, 0.42],
          [-0.48, 0.46, 0.05, 0.46],
          [0.1, 0.4, 0.42, 0.4],
          [-0.1, 0.42, -0.4, 0.42],
        ] as const
      ).entries()) {
        const tone = k % 2 === 0 ? paint.colour : darker(paint.colour, 0.85);
        forge.add(
          { ...paint, colour: darker(tone, 0.6) },
          moved(ball([r * 0.72, r * 0.64, r * 0.72], 12, 8), { at: [x, y, z] }),
        );
        forge.add(
          sprays({ ...paint, colour: tone }),
          tuft([x, y, z], [r, r * 0.88, r], Math.round(480 * r), 0.14, chance),
        );
      }
    },
    anchors: { top: [0, 1.15, 0], surface: [0, 1.15, 0] },
  };
}
