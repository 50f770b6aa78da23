import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WOOD, way } from '../../forge/piece.ts';
import { cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

const BRASS: Paint = { material: 'metal', colour: 0xd0a03c };
const RECORD: Paint = { material: 'plastic', colour: 0x121214 };
/** Turns a second: thirty-three a minute. */
const TURNS = 0.55;

/** A box with a record that turns, an arm on it, and the great horn of a gramophone or none. */
export function makeRecordPlayer(order: ThingOrder, kind: 'gramophone' | 'turntable'): Make {
  const horned = kind === 'gramophone';
  const box = mainPaint(order, horned ? { ...WOOD, colour: 0x6e4020 } : { ...WOOD, colour: 0x8a5a34 });
  const high = horned ? 0.17 : 0.11;
  const bones = thingBones(horned ? 0.72 : 0.16).bone('disc', 'whole', [0, high, 0.02], [0, high + 0.1, 0.02]);
  return piece(horned ? [0.74, 0.56, 0.5] : [0.16, 0.36, 0.46], {
    bones,
    forge(forge) {
      forge.add(box, block([horned ? 0.38 : 0.46, high, horned ? 0.38 : 0.36], [0, high / 2, 0], 0.014));
      if (horned) forge.add({ ...box, colour: 0x4f2c15 }, block([0.41, 0.025, 0.41], [0, 0.0125, 0], 0.008));
      forge.add(METAL, moved(cylinder(0.158, 0.012), { at: [0, high, 0.02] }), 'disc');
      forge.add(RECORD, moved(cylinder(0.15, 0.008, { segments: 40 }), { at: [0, high + 0.012, 0.02] }), 'disc');
      for (const radius of [0.07, 0.09, 0.11, 0.13])
        forge.add(
          { material: 'plastic', colour: 0x2b2b30 },
          moved(torus(radius, 0.0012), { at: [0, high + 0.0205, 0.02], turn: aboutX(Math.PI / 2) }),
          'disc',
        );
      forge.add(
        { material: 'paper', colour: 0xc23a2e },
        moved(cylinder(0.048, 0.003), { at: [0, high + 0.019, 0.02] }),
        'disc',
      );
      forge.add(
        { material: 'paper', colour: 0xf0e2c0 },
        block([0.03, 0.002, 0.012], [0.028, high + 0.0225, 0.02], 0.0005),
        'disc',
      );
      forge.add(METAL, moved(cylinder(0.004, 0.03), { at: [0, high + 0.01, 0.02] }));
      if (!horned) {
        forge.add(METAL, moved(cylinder(0.02, 0.04), { at: [0.19, high, -0.12] }));
        forge.add(
          METAL,
          tube(way([0.19, high + 0.045, -0.12, 0.19, high + 0.045, 0.03, 0.12, high + 0.035, 0.1]), 0.005),
        );
        forge.add(BLACK, block([0.02, 0.015, 0.035], [0.115, high + 0.03, 0.11], 0.005, aboutY(-0.8)));
        for (const x of [0.14, 0.19]) forge.add(METAL, moved(cylinder(0.012, 0.012), { at: [x, high, 0.14] }));
        return;
      }
      // The arm from the needle to the foot of the horn, and the horn itself above it all.
      forge.add(
        BRASS,
        tube(
          way([0.05, high + 0.03, 0.08, 0.09, high + 0.06, 0, 0.05, high + 0.1, -0.14, 0, high + 0.1, -0.19]),
          0.012,
        ),
      );
      forge.add(BRASS, moved(cylinder(0.03, 0.02), { at: [0.05, high + 0.03, 0.09], turn: aboutX(Math.PI / 2) }));
      forge.add(
        BRASS,
        tube(way([0, high + 0.08, -0.19, 0, high + 0.22, -0.24, 0, high + 0.3, -0.18]), [0.014, 0.02, 0.03]),
      );
      const horn = lathe(
        Array.from({ length: 10 }, (_, k) => [0.028 + 0.2 * (k / 9) ** 2.2, (k / 9) * 0.36] as const),
        24,
        1,
      );
      forge.add(
        mainPaint({ ...order, colour: null }, BRASS),
        lined(moved(horn, { at: [0, high + 0.29, -0.19], turn: aboutX(1.0) })),
      );
      forge.add(METAL, tube(way([0.19, 0.09, 0.02, 0.24, 0.09, 0.02, 0.24, 0.04, 0.02]), 0.007));
    },
    move(pose, { time }) {
      pose.turn('disc', aboutY(-time * TURNS * TAU));
    },
    anchors: { surface: [0, high + 0.03, 0.02], handle: [0.19, high * 0.5, 0.1], top: [0, horned ? 0.72 : 0.16, 0] },
  });
}
