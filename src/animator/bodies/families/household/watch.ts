import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, facing, METAL, piece } from '../../forge/piece.ts';
import { cylinder, torus } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';
import { says } from './household-parts.ts';

const GOLD: Paint = { material: 'metal', colour: 0xd9b25a };
/** Darker than sheets of metal are: brushed steel is seen by what it mirrors. */
const STEEL: Paint = { material: 'metal', colour: 0x9aa0a9 };
/** Wheels behind an open dial: where, how large, how often they go round in a minute. */
const WHEELS: readonly (readonly [x: number, y: number, radius: number, turns: number, colour: number])[] = [
  [-0.0062, 0.0052, 0.0078, 6, 0xd9b25a],
  [0.0072, 0.0028, 0.0064, -9, 0xc08a4a],
  [-0.0012, -0.0088, 0.0068, 8, 0xe0c070],
  [0.0092, -0.0082, 0.0042, -14, 0xb8bec6],
];

function forgeWheel(forge: Forge, bone: string, [x, y, z]: Vector, radius: number, paint: Paint): void {
  const teeth = Math.round(radius * 3600);
  forge.add(paint, moved(torus(radius * 0.82, radius * 0.11, { segments: 30 }), { at: [x, y, z] }), bone);
  forge.add(paint, facing(radius * 0.2, 0.0012, [x, y, z - 0.0006]), bone);
  for (let k = 0; k < teeth; k++) {
    const angle = (k / teeth) * TAU;
    const at: Vector = [x + Math.sin(angle) * radius * 0.95, y + Math.cos(angle) * radius * 0.95, z];
    forge.add(
      paint,
      moved(block([radius * 0.11, radius * 0.16, 0.0009], [0, 0, 0]), { at, turn: aboutZ(-angle) }),
      bone,
    );
  }
  for (let k = 0; k < 4; k++)
    forge.add(
      paint,
      moved(block([radius * 0.09, radius * 0.8, 0.0007], [0, radius * 0.4, 0]), {
        at: [x, y, z],
        turn: aboutZ((k / 4) * TAU),
      }),
      bone,
    );
}

const LINKS = 30;

/** A watch on a round of its own bracelet or, for the pocket, in its case alone, the dial to the front; its second hand goes round, and its wheels where they are asked for. */
export function makeWatch(order: ThingOrder): Make {
  const pocket = says(order, /pocket/);
  const steel = mainPaint(order, pocket ? GOLD : STEEL);
  const leather = says(order, /leather|strap/);
  const [tall, deep] = [0.064, pocket ? 0.014 : 0.056];
  const open = says(order, /gear|cog|wheel|movement|skeleton|mechani/);
  const front = deep / 2;
  const middle = tall / 2;
  const dial: Paint = { material: 'polished', colour: pocket ? 0xf3ecd8 : order.look === null ? 0x14202c : 0x17181c };
  const inked: Paint = pocket ? { material: 'plastic', colour: 0x2a2420 } : METAL;
  const hand = (turn: number, long: number, wide: number, z: number, paint: Paint) =>
    [
      paint,
      moved(block([wide, long, 0.0006], [0, long * 0.42, 0]), { at: [0, middle, z], turn: aboutZ(-turn * TAU) }),
    ] as const;
  const axle = (x: number, y: number): [Vector, Vector] => [
    [x, middle + y, front],
    [x, middle + y, front + 0.01],
  ];
  const bones = thingBones(tall).bone('second', 'whole', ...axle(0, 0));
  if (open) for (const [k, [x, y]] of WHEELS.entries()) bones.bone(`wheel${k}`, 'whole', ...axle(x, y));
  return piece([tall, deep, 0.046], {
    bones,
    move(pose, { time }) {
      pose.turn('second', aboutZ((-time / 60) * TAU));
      if (open) for (const [k, wheel] of WHEELS.entries()) pose.turn(`wheel${k}`, aboutZ((wheel[3] * time * TAU) / 60));
    },
    forge(forge) {
      if (open)
        for (const [k, [x, y, radius, , colour]] of WHEELS.entries())
          forgeWheel(forge, `wheel${k}`, [x, middle + y, front + 0.0014], radius, { material: 'metal', colour });
      // The hands that mend it have its movement before them, and we see it from behind the dial.
      if (open && pocket)
        for (const [x, y, radius, , colour] of WHEELS)
          forgeWheel(forge, 'whole', [-x, middle + y, front - 0.0085], radius, { material: 'metal', colour });
      for (let k = 0; k < LINKS && !pocket; k++) {
        const angle = (k / LINKS) * TAU;
        // The case takes the place of the foremost links.
        if (Math.cos(angle) > 0.86) continue;
        const narrow = 0.021 - 0.004 * (1 - Math.cos(angle)) * 0.5;
        forge.add(
          leather ? { material: 'leather', colour: 0x5a3a26 } : k % 2 === 0 ? steel : { ...steel, colour: 0x7c828b },
          moved(block([narrow, 0.0062, 0.0032], [0, 0, 0]), {
            at: [0, middle + Math.sin(angle) * (middle - 0.002), Math.cos(angle) * (front - 0.004)],
            turn: aboutX(-angle),
          }),
        );
      }
      forge.add(steel, facing(0.0215, 0.009, [0, middle, front - 0.008]));
      forge.add(steel, moved(torus(0.0205, 0.0017, { segments: 44 }), { at: [0, middle, front + 0.001] }));
      forge.add(dial, facing(0.0192, 0.0012, [0, middle, front + 0.0002]));
      forge.add(
        steel,
        moved(cylinder(0.0026, 0.004, { segments: 14 }), {
          at: pocket ? [0, middle + 0.0205, front - 0.004] : [0.0212, middle, front - 0.004],
          turn: aboutZ(pocket ? 0 : -TAU / 4),
        }),
      );
      // The ring that its chain hangs on.
      if (pocket)
        forge.add(steel, moved(torus(0.0045, 0.0009, { segments: 24 }), { at: [0, middle + 0.0285, front - 0.004] }));
      for (let hour = 0; hour < 12; hour++) {
        const turn = (hour / 12) * TAU;
        const long = hour % 3 === 0 ? 0.0042 : 0.0026;
        forge.add(
          hour === 0 && !pocket ? GOLD : inked,
          moved(block([0.0011, long, 0.0008], [0, 0, 0]), {
            at: [Math.sin(turn) * 0.0158, middle + Math.cos(turn) * 0.0158, front + 0.0016],
            turn: aboutZ(-turn),
          }),
        );
      }
      for (const [paint, surface] of [
        hand(10.16 / 12, 0.0098, 0.0016, front + 0.002, inked),
        hand(10 / 60, 0.0138, 0.0012, front + 0.0027, inked),
      ])
        forge.add(paint, surface);
      const [red, second] = hand(35 / 60, 0.0148, 0.0006, front + 0.0033, { material: 'plastic', colour: 0xd8402c });
      forge.add(red, second, 'second');
      forge.add(GOLD, facing(0.0013, 0.0012, [0, middle, front + 0.0034]));
    },
    anchors: { handle: [0, middle, 0], surface: [0, tall, 0], top: [0, tall, 0] },
  });
}
