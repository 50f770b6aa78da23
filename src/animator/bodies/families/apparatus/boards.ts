import { makeRandom } from '../../../maths/random.ts';
import { aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';

const [WIDE, HIGH, MIDDLE, FRONT] = [1.7, 1.05, 1.32, 0.035] as const;

/** Lines of writing, a drawing and a sum, as chalk or pen leaves them. */
function forgeLesson(forge: Forge, ink: number): void {
  const chance = makeRandom(6).spawn('lesson');
  const stroke = (points: readonly Vector[], thick = 0.006): void => {
    forge.add({ material: 'paper', colour: ink }, tube([...points], thick, { sides: 5 }), 'root');
  };
  const at = (x: number, y: number): Vector => [x, MIDDLE + y, FRONT];
  for (let line = 0; line < 4; line++) {
    let x = -0.74;
    while (x < -0.16) {
      const long = chance.between(0.04, 0.13);
      stroke([
        at(x, 0.36 - line * 0.16),
        at(x + long / 2, 0.36 - line * 0.16 + chance.between(-0.02, 0.02)),
        at(x + long, 0.36 - line * 0.16),
      ]);
      x += long + 0.035;
    }
  }
  forge.add(
    { material: 'paper', colour: ink },
    moved(torus(0.2, 0.006, { segments: 30, sides: 5 }), { at: at(0.3, 0.18) }),
    'root',
  );
  stroke([at(0.1, 0.18), at(0.5, 0.18)]);
  stroke([at(0.3, 0.18), at(0.44, 0.32)]);
  stroke([at(0.02, -0.34), at(0.02, -0.08)]);
  stroke([at(0.02, -0.34), at(0.7, -0.34)]);
  stroke([at(0.02, -0.32), at(0.2, -0.24), at(0.36, -0.28), at(0.54, -0.14), at(0.68, -0.1)], 0.008);
}

/** Bars that rise, and a line over them. */
function forgeChart(forge: Forge): void {
  for (const [k, colour] of [0x3f8fd6, 0x58b368, 0xf2b632, 0xf08a3c, 0xd8402f].entries())
    forge.add(
      { material: 'paper', colour },
      block([0.14, 0.14 + k * 0.12, 0.01], [-0.5 + k * 0.22, MIDDLE - 0.38 + (0.14 + k * 0.12) / 2, FRONT], 0.002),
      'root',
    );
  forge.add(
    { material: 'paper', colour: 0x1b1c1f },
    tube(
      [
        [-0.68, MIDDLE + 0.4, FRONT],
        [-0.68, MIDDLE - 0.38, FRONT],
        [0.6, MIDDLE - 0.38, FRONT],
      ],
      0.007,
      { sides: 5 },
    ),
    'root',
  );
  forge.add(
    { material: 'paper', colour: 0xc8302c },
    tube(
      [
        [-0.56, MIDDLE - 0.16, FRONT + 0.01],
        [-0.2, MIDDLE - 0.02, FRONT + 0.01],
        [0.1, MIDDLE + 0.08, FRONT + 0.01],
        [0.5, MIDDLE + 0.38, FRONT + 0.01],
      ],
      0.01,
      { sides: 6 },
    ),
    'root',
  );
}

const PHOTOGRAPHS: readonly number[] = [0x7a8a94, 0xa8907a, 0x5f7466, 0xc9b8a4, 0x6a6f88, 0x8f5f52];

/** Photographs and notes, pinned, with red thread from one to the other. */
function forgePinned(forge: Forge): void {
  const chance = makeRandom(11).spawn('pinned');
  const pins: Vector[] = [];
  for (let k = 0; k < 11; k++) {
    const x = -0.7 + (k % 4) * 0.4 + chance.between(-0.06, 0.06) + (k > 7 ? 0.2 : 0);
    const y = MIDDLE + 0.33 - Math.floor(k / 4) * 0.33 + chance.between(-0.04, 0.04);
    const photograph = k % 3 !== 2;
    const [wide, high] = photograph ? [0.22, 0.26] : [0.17, 0.17];
    forge.add(
      {
        material: 'paper',
        colour: photograph ? 0xf4f0e6 : (([0xf6e27a, 0xbfe0f0, 0xf4c4c4] as const)[k % 3] ?? 0xf6e27a),
      },
      block([wide, high, 0.006], [x, y, FRONT + 0.004], 0.002, aboutZ(chance.between(-0.12, 0.12))),
      'root',
    );
    if (photograph) {
      const shade = PHOTOGRAPHS[k % PHOTOGRAPHS.length] ?? 0x7a8a94;
      forge.add(
        { material: 'paper', colour: shade },
        block([0.18, 0.18, 0.004], [x, y + 0.02, FRONT + 0.009], 0.001),
        'root',
      );
      forge.add(
        { material: 'paper', colour: 0x3a3330 },
        moved(ball([0.04, 0.05, 0.003], 12, 8), { at: [x, y + 0.03, FRONT + 0.012] }),
        'root',
      );
    }
    forge.add(
      { material: 'plastic', colour: 0xd8302c },
      moved(ball([0.016, 0.016, 0.016], 10, 8), { at: [x, y + high / 2 - 0.02, FRONT + 0.02] }),
      'root',
    );
    pins.push([x, y + high / 2 - 0.02, FRONT + 0.024]);
  }
  for (const [a, b] of [
    [0, 5],
    [5, 2],
    [2, 7],
    [5, 8],
    [8, 10],
    [1, 6],
    [6, 10],
    [4, 5],
    [3, 6],
  ] as const) {
    const [from, to] = [pins[a], pins[b]];
    if (from !== undefined && to !== undefined)
      forge.add({ material: 'cloth', colour: 0xc8201c }, tube([from, to], 0.006, { sides: 5 }), 'root');
  }
}

/** On a frame of its own: chalk on black, pen on white, or a chart. Whoever explains it stands beside it, a hand on what is meant. */
export function makeBlackboard(order: ThingOrder, kind: 'black' | 'white' | 'chart' | 'cork'): Make {
  const face = kind === 'black' ? (order.colour ?? 0x27483a) : kind === 'cork' ? 0xb98a58 : 0xf7f6f1;
  const bones = thingBones(1.95).bone('hand', 'root', [0.62, MIDDLE + 0.08, FRONT + 0.04], [0, 2, 0]);
  return piece([1.95, 0.6, WIDE + 0.1], {
    bones,
    forge(forge) {
      for (const x of [WIDE / 2, -WIDE / 2]) {
        forge.add(
          WOOD,
          tube(
            [
              [x, 0, 0.26],
              [x, 1.9, 0],
            ],
            0.026,
            { sides: 8 },
          ),
          'root',
        );
        forge.add(
          WOOD,
          tube(
            [
              [x, 0, -0.3],
              [x, 1.5, 0],
            ],
            0.022,
            { sides: 8 },
          ),
          'root',
        );
      }
      forge.add(
        kind === 'white' ? METAL : WOOD,
        block([WIDE + 0.08, HIGH + 0.08, 0.04], [0, MIDDLE, 0], 0.012),
        'root',
      );
      forge.add({ material: 'plaster', colour: face }, block([WIDE, HIGH, 0.02], [0, MIDDLE, 0.022], 0.003), 'root');
      forge.add(WOOD, block([WIDE * 0.8, 0.025, 0.08], [0, MIDDLE - HIGH / 2 - 0.03, 0.06], 0.006), 'root');
      if (kind === 'cork') forgePinned(forge);
      else if (kind === 'chart') forgeChart(forge);
      else forgeLesson(forge, kind === 'black' ? 0xf0efe6 : 0x24437a);
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      // Beat by beat another point of it, with a tap.
      if (act === 'explain') {
        const beats = time / 1.6;
        const [now, next] = [Math.floor(beats), Math.floor(beats) + 1];
        const spot = (k: number): Vector => [-0.18 * ((k * 7) % 3) * 0.5, 0.16 * (((k * 5) % 3) - 1), 0];
        const goes = Math.min(1, (beats - now) * 2.5);
        const eased = goes * goes * (3 - 2 * goes);
        const [a, b] = [spot(now), spot(next)];
        pose.shift('hand', [
          a[0] + (b[0] - a[0]) * eased,
          a[1] + (b[1] - a[1]) * eased,
          0.05 * Math.sin(eased * Math.PI),
        ]);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [1.05, 0, 0.2], heading: -0.3 },
      handle: { bone: 'hand', at: [0.62, MIDDLE + 0.08, FRONT + 0.04] },
      canvas: { bone: 'root', at: [0, MIDDLE, FRONT] },
      top: [0, 1.95, 0],
    },
  });
}
