import { TAU } from '../../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../../maths/turn.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Paint } from '../../../forge/forge.ts';
import { BLACK, block, facing, WHITE } from '../../../forge/piece.ts';
import { ball, cylinder, torus } from '../../../forge/shapes.ts';
import { moved } from '../../../forge/surface.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import { BRASS, type Craft, DARK_WOOD, layTools, rod } from './craft.ts';

const DIAL: Vector = [0, 0.15, 0.062];
/** Turns a second of the hands, faster than in life: one sees that it goes. */
const HANDS = { hour: 0.01, minute: 0.06 } as const;

/** A clock that stands on the bench with its dial to whoever looks; the key is in its side. */
export function clock({ parts }: ThingOrder): Craft {
  const said = parts.join(' ');
  const wooden = /wood|mahogany|oak|walnut|cuckoo/.test(said) && !/brass|gold/.test(said);
  const body: Paint = wooden ? { material: 'wood', colour: 0x6e3f22 } : BRASS;
  const key: Vector = [-0.125, 0.13, 0];
  return {
    ...{ top: 0.96, bench: DARK_WOOD },
    bones: { key, hour: DIAL, minute: DIAL },
    lay(lay) {
      lay({ material: 'leather', colour: 0x2f5a44 }, block([0.5, 0.008, 0.36], [0, 0.004, 0], 0.003));
      lay(body, block([0.28, 0.03, 0.15], [0, 0.022, 0], 0.008));
      lay(body, block([0.23, 0.22, 0.11], [0, 0.14, 0], 0.014));
      lay(body, moved(cylinder(0.115, 0.11, { segments: 40 }), { at: [0, 0.24, -0.055], turn: aboutX(Math.PI / 2) }));
      lay(body, moved(ball([0.02, 0.024, 0.02], 16, 10), { at: [0, 0.368, 0] }));
      for (const side of [1, -1]) lay(body, rod([side * 0.1, 0.03, 0.06], [side * 0.1, 0.24, 0.06], 0.012, 14));
      lay(WHITE, facing(0.086, 0.006, [DIAL[0], DIAL[1], DIAL[2] - 0.008]));
      lay(BRASS, moved(torus(0.088, 0.008, { segments: 40 }), { at: [DIAL[0], DIAL[1], DIAL[2] - 0.002] }));
      for (let k = 0; k < 12; k++) {
        const a = (k / 12) * TAU;
        const long = k % 3 === 0 ? 0.016 : 0.009;
        lay(
          BLACK,
          block(
            [0.004, long, 0.002],
            [DIAL[0] + Math.sin(a) * 0.07, DIAL[1] + Math.cos(a) * 0.07, DIAL[2]],
            0.0006,
            aboutZ(-a),
          ),
        );
      }
      lay(BLACK, block([0.006, 0.044, 0.002], [DIAL[0], DIAL[1] + 0.018, DIAL[2] + 0.002], 0.0008), 'hour');
      lay(BLACK, block([0.004, 0.068, 0.002], [DIAL[0], DIAL[1] + 0.028, DIAL[2] + 0.005], 0.0008), 'minute');
      lay(BRASS, moved(ball([0.006, 0.006, 0.004], 12, 8), { at: [DIAL[0], DIAL[1], DIAL[2] + 0.006] }));
      lay(BRASS, rod([-0.11, key[1], 0], [-0.15, key[1], 0], 0.006), 'key');
      lay(BRASS, block([0.006, 0.05, 0.03], [-0.155, key[1], 0], 0.003), 'key');
      layTools(lay, [0x8a2f24, 0x24508a, 0x2c6a3a], [0.32, 0.06]);
    },
    move(pose, time) {
      pose.turn('hour', aboutZ(-(0.84 + time * HANDS.hour) * TAU));
      pose.turn('minute', aboutZ(-(0.14 + time * HANDS.minute) * TAU));
      // To and fro, as a hand turns a key: farther the one way.
      pose.turn('key', aboutX(1.1 * Math.sin(time * 2.6)));
    },
    right: ['root', [-0.165, key[1] + 0.008, -0.012]],
    left: ['root', [0.125, 0.22, -0.02]],
  };
}
