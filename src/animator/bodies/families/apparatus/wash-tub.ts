import { TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, cylinder, lathe, torus } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

/** Metres: its foot, its rim, how high that is, and how high the water stands in it. */
const [LOW, HIGH, WALL, LEVEL] = [0.34, 0.42, 0.3, 0.22] as const;
const WATER: Paint = { material: 'glass', colour: 0x9fc9d4 };
const FOAM: Paint = { material: 'snow', colour: 0xf7fbfc };
/** Of foam that is heaped along the rim and lies thin in the middle, where somebody is. */
const [HEAPS, FLAKES] = [26, 34] as const;

/** A round tub of tin or of staves, with water to bathe in and foam where that is told of. */
export function makeWashTub(order: ThingOrder): Make {
  const tin = mainPaint(order, { material: 'metal', colour: 0xaab2b6 });
  const hoop: Paint =
    tin.material === 'wood' ? { material: 'metal', colour: 0x6f6a62 } : { ...tin, colour: darker(tin.colour, 0.8) };
  const foamy = order.parts.includes('foam');
  return piece([WALL, HIGH * 2, HIGH * 2], {
    forge(forge) {
      const wall: readonly (readonly [number, number])[] = [
        [0, 0],
        [LOW, 0],
        [HIGH - 0.01, WALL],
        [HIGH - 0.03, WALL],
        [LOW - 0.02, 0.03],
        [0, 0.03],
      ];
      forge.add(tin, lathe(wall, 44, 0.8), 'root');
      for (const share of [0.22, 0.74])
        forge.add(
          hoop,
          moved(torus(LOW + (HIGH - LOW) * share + 0.002, 0.008, { segments: 44, sides: 6 }), {
            at: [0, share * WALL, 0],
            turn: aboutX(Math.PI / 2),
          }),
          'root',
        );
      forge.add(
        tin,
        moved(torus(HIGH - 0.016, 0.018, { segments: 44, sides: 8 }), { at: [0, WALL, 0], turn: aboutX(Math.PI / 2) }),
        'root',
      );
      forge.add(WATER, moved(cylinder(HIGH - 0.05, 0.012, { segments: 40 }), { at: [0, LEVEL - 0.012, 0] }), 'root');
      if (!foamy) return;
      const chance = makeRandom(17);
      const puff = (far: number, angle: number, size: number): Vector[] => [
        [Math.sin(angle) * far, LEVEL + size * 0.35, Math.cos(angle) * far],
        [size, size * 0.75, size],
      ];
      for (let k = 0; k < HEAPS + FLAKES; k++) {
        const heaped = k < HEAPS;
        const [at = [0, 0, 0], size = [0, 0, 0]] = puff(
          heaped ? chance.between(0.27, 0.36) : chance.between(0.05, 0.3),
          (k / (heaped ? HEAPS : FLAKES)) * TAU + chance.between(0, 0.3),
          heaped ? chance.between(0.05, 0.1) : chance.between(0.02, 0.05),
        );
        forge.add(FOAM, moved(ball(size, 12, 8), { at }), 'root');
      }
    },
    anchors: {
      inside: [0, 0.05, -0.06],
      inside2: [0.2, 0.05, 0.08],
      inside3: [-0.2, 0.05, 0.1],
      inside4: [0.02, 0.05, 0.2],
      afloat: [0.22, LEVEL - 0.02, 0.14],
      afloat2: [-0.24, LEVEL - 0.02, 0.1],
      afloat3: [0, LEVEL - 0.02, 0.27],
      handle: [HIGH, WALL, 0],
      handle2: [-HIGH, WALL, 0],
      top: [0, WALL, 0],
      surface: [0, LEVEL, 0],
    },
  });
}
