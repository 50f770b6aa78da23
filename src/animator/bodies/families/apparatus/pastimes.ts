import { TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutZ, chain } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';

const KITE: Vector = [0.9, 3.4, -1.1];

/** High up on its line, with a tail; whoever flies it stands below, the line in both hands. */
export function makeFlownKite(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'cloth', colour: 0xe2483d });
  const hand: Vector = [0.05, 1, 0.36];
  const bones = thingBones(4.2).bone('line', 'root', hand, KITE).bone('kite', 'line', KITE, [0, 4.2, 0]);
  const at = (x: number, y: number): Vector => [KITE[0] + x, KITE[1] + y, KITE[2] + 0.12 * (1 - Math.abs(x))];
  return piece([4.2, 1.8, 1.9], {
    bones,
    forge(forge) {
      const half = (side: 1 | -1, low: boolean): Vector[][] => [
        [at(0, low ? -0.75 : 0.15), at(low ? 0 : side * 0.48, low ? -0.75 : 0.15)],
        [at(0, low ? 0.15 : 0.6), at(low ? side * 0.48 : 0, low ? 0.15 : 0.6)],
      ];
      for (const side of [1, -1] as const)
        for (const low of [true, false])
          forge.add(
            { ...paint, colour: (side === 1) === low ? paint.colour : 0xf2b632 },
            lined(sheet(half(side, low), { crease: 0.1 })),
            'kite',
          );
      forge.add(WOOD, tube([at(0, -0.75), at(0, 0.6)], 0.008, { sides: 5 }), 'kite');
      forge.add(WOOD, tube([at(-0.48, 0.15), at(0.48, 0.15)], 0.008, { sides: 5 }), 'kite');
      const tail = Array.from(
        { length: 12 },
        (_, k): Vector => [KITE[0] + 0.1 * Math.sin(k * 1.1), KITE[1] - 0.75 - k * 0.075, KITE[2]],
      );
      forge.add({ material: 'cloth', colour: 0xf6f1e4 }, tube(tail, 0.006, { sides: 5 }), 'kite');
      for (let k = 1; k < 11; k += 2)
        forge.add(
          { ...paint, colour: k % 4 === 1 ? paint.colour : 0x3f8fd6 },
          moved(ball([0.07, 0.025, 0.012], 8, 5), { at: tail[k] ?? KITE }),
          'kite',
        );
      const sag = Array.from({ length: 14 }, (_, k): Vector => {
        const t = k / 13;
        return [
          hand[0] + (KITE[0] - hand[0]) * t,
          hand[1] + (KITE[1] - hand[1]) * t - 0.22 * Math.sin(t * Math.PI),
          hand[2] + (KITE[2] - hand[2]) * t,
        ];
      });
      forge.add({ material: 'cloth', colour: 0xf4f0e6 }, tube(sag, 0.0045, { sides: 4 }), 'line');
    },
    pose(skeleton, { time }) {
      const pose = new Pose(skeleton);
      pose.turn('line', chain(aboutZ(0.07 * Math.sin(time * 0.9)), aboutX(0.05 * Math.sin(time * 1.3))));
      pose.turn('kite', aboutZ(0.16 * Math.sin(time * 1.7)));
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, 0], heading: 0.5 },
      handle: { bone: 'root', at: [0, 0.98, 0.36] },
      handle2: { bone: 'root', at: [0.1, 1.04, 0.38] },
      top: { bone: 'kite', at: [KITE[0], 4, KITE[2]] },
    },
  });
}

/** A draped table with a top hat on it; what is in the hat comes out of it. */
export function makeMagicTable(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0x7a1f4a });
  const high = 0.72;
  const bones = thingBones(0.95).bone('rise', 'root', [0, high + 0.05, 0], [0, 1.4, 0]);
  return piece([0.95, 0.62, 0.9], {
    bones,
    forge(forge) {
      forge.add(cloth, block([0.9, high, 0.56], [0, high / 2, 0], 0.03), 'root');
      forge.add({ material: 'cloth', colour: 0xf2c75a }, block([0.92, 0.05, 0.58], [0, high - 0.1, 0], 0.01), 'root');
      for (let k = 0; k < 7; k++)
        forge.add(
          { material: 'cloth', colour: 0xf2c75a },
          moved(ball([0.035, 0.035, 0.006], 10, 6), { at: [-0.36 + k * 0.12, 0.25 + 0.16 * (k % 2), 0.283] }),
          'root',
        );
      const black = { material: 'cloth', colour: 0x17181c } as const;
      forge.add(
        black,
        moved(
          lathe(
            [
              [0, 0],
              [0.105, 0],
              [0.115, 0.16],
              [0.17, 0.17],
              [0.175, 0.18],
              [0.115, 0.18],
              [0.1, 0.02],
              [0, 0.02],
            ],
            30,
          ),
          { at: [0, high, 0] },
        ),
        'root',
      );
      forge.add(
        { material: 'cloth', colour: 0xb02a38 },
        moved(
          lathe(
            [
              [0.109, 0.1],
              [0.115, 0.15],
              [0.116, 0.15],
            ],
            30,
          ),
          { at: [0, high, 0] },
        ),
        'root',
      );
    },
    pose(skeleton, { act, since }) {
      const pose = new Pose(skeleton);
      const out = act === 'conjure' ? Math.min(1, Math.max(0, (since - 0.6) / 1.6)) : 0;
      pose.shift('rise', [0, 0.34 * out * out * (3 - 2 * out) - 0.16, 0]);
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0.02, 0, -0.46] },
      inside: { bone: 'rise', at: [0, high + 0.05, 0] },
      handle: { bone: 'rise', at: [-0.03, high + 0.36, -0.06] },
      surface: { bone: 'root', at: [0.32, high, 0] },
      top: [0, 0.95, 0],
    },
  });
}

/** Soil between stones, full of flowers in bloom. */
export function makeFlowerBed(order: ThingOrder): Make {
  return piece([0.5, 0.7, 1.6], {
    forge(forge) {
      const chance = makeRandom(12).spawn('bed');
      forge.add(
        { material: 'soil', colour: 0x4a3524 },
        moved(ball([0.78, 0.09, 0.32], 26, 8), { at: [0, 0.02, 0] }),
        'root',
      );
      for (let k = 0; k < 22; k++) {
        const a = (k / 22) * TAU;
        forge.add(
          { material: 'stone', colour: k % 2 === 0 ? 0xa9a196 : 0x948c80 },
          moved(ball([0.1, 0.06, 0.07], 9, 6), { at: [Math.sin(a) * 0.78, 0.03, Math.cos(a) * 0.33] }),
          'root',
        );
      }
      const colours = [0xe2483d, 0xf2b632, 0xe86fa6, 0xf6f1e4, 0x8a5cc8] as const;
      for (let k = 0; k < 20; k++) {
        const [x, z, tall] = [
          ((k % 7) - 3) * 0.21 + chance.between(-0.05, 0.05),
          (Math.floor(k / 7) - 1) * 0.17 + chance.between(-0.04, 0.04),
          chance.between(0.26, 0.44),
        ];
        const colour = order.colour ?? colours[chance.index(colours.length)] ?? colours[0];
        forge.add(
          { material: 'leaf', colour: 0x4f8a34 },
          tube(
            [
              [x, 0.05, z],
              [x + 0.015, tall, z],
            ],
            0.008,
            { sides: 5 },
          ),
          'root',
        );
        for (const side of [1, -1])
          forge.add(
            { material: 'leaf', colour: 0x5f9a3c },
            moved(ball([0.06, 0.008, 0.022], 8, 5), {
              at: [x + side * 0.05, 0.1 + tall * 0.3, z],
              turn: aboutZ(side * 0.6),
            }),
            'root',
          );
        for (let petal = 0; petal < 6; petal++) {
          const a = (petal / 6) * TAU + k;
          forge.add(
            { material: 'petal', colour },
            moved(ball([0.032, 0.01, 0.022], 8, 5), {
              at: [x + 0.015 + Math.cos(a) * 0.032, tall, z + Math.sin(a) * 0.032],
            }),
            'root',
          );
        }
        forge.add(
          { material: 'petal', colour: 0xf2c75a },
          moved(ball([0.02, 0.016, 0.02], 9, 6), { at: [x + 0.015, tall + 0.008, z] }),
          'root',
        );
      }
    },
    anchors: { surface: { bone: 'root', at: [0, 0.3, 0] }, top: [0, 0.46, 0], handle: [0, 0.4, 0.2] },
  });
}

const BEAM_UP = 0.32;
const CABLES = 2.4;

/** Hung from a crane's cables (the catalogue says how high): whoever is on it sits in a row, legs over nothing. */
export function makeSteelBeam(order: ThingOrder): Make {
  const steel = mainPaint(order, { material: 'metal', colour: 0xa4532e });
  const seats = Object.fromEntries(
    [0, 0.62, -0.62, 1.24, -1.24, 1.86].map((x, k) => [
      k === 0 ? 'seat' : `seat${k + 1}`,
      { bone: 'root', at: [x, BEAM_UP + 0.01, 0.1] as Vector },
    ]),
  );
  return piece([BEAM_UP + CABLES, 0.5, 5.4], {
    forge(forge) {
      forge.add(steel, block([5.4, 0.035, 0.32], [0, BEAM_UP - 0.018, 0], 0.008), 'root');
      forge.add(steel, block([5.4, 0.26, 0.035], [0, BEAM_UP - 0.16, 0], 0.008), 'root');
      forge.add(steel, block([5.4, 0.035, 0.32], [0, BEAM_UP - 0.3, 0], 0.008), 'root');
      for (let k = -8; k <= 8; k++)
        forge.add(
          METAL,
          moved(cylinder(0.018, 0.012, { segments: 8 }), { at: [k * 0.32, BEAM_UP - 0.3, 0.12] }),
          'root',
        );
      for (const x of [-2.3, 2.3])
        forge.add(
          { material: 'metal', colour: 0x2a2c30 },
          tube(
            [
              [x, BEAM_UP, 0],
              [0, BEAM_UP + CABLES, 0],
            ],
            0.018,
            { sides: 6 },
          ),
          'root',
        );
    },
    anchors: { ...seats, surface: { bone: 'root', at: [0, BEAM_UP, 0] }, top: [0, BEAM_UP + CABLES, 0] },
    proxies: [{ bone: 'whole', from: [-2.6, BEAM_UP - 0.15, 0], to: [2.6, BEAM_UP - 0.15, 0], radius: 0.18 }],
  });
}
