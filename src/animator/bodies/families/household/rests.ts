import { makeRandom } from '../../../maths/random.ts';
import { aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { ball, cylinder, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';

/** What beasts lie on, and people sit on: each is level where one is, and as broad as that asks for. */

const [LOG_LONG, LOG_RADIUS] = [1.9, 0.2];

/** Fallen, on the ground: rings at both ends, the stub of a branch. */
export function makeLog(order: ThingOrder): Make {
  const bark = mainPaint(order, { material: 'wood', colour: 0x6a4a34 });
  const rings: Paint = { material: 'wood', colour: lighter(bark.colour, 0.45) };
  const half = LOG_LONG / 2;
  return piece([LOG_RADIUS * 2, LOG_RADIUS * 2.2, LOG_LONG], {
    forge(forge) {
      const along: Vector[] = [
        [-half, LOG_RADIUS, 0],
        [-half * 0.3, LOG_RADIUS * 0.98, 0.015],
        [half * 0.4, LOG_RADIUS * 1.01, -0.01],
        [half, LOG_RADIUS, 0],
      ];
      forge.add(
        bark,
        tube(along, [LOG_RADIUS, LOG_RADIUS * 0.97, LOG_RADIUS * 1.02, LOG_RADIUS * 0.93], { sides: 18 }),
      );
      for (const sign of [-1, 1])
        forge.add(
          rings,
          moved(cylinder(LOG_RADIUS * 0.86, 0.02), {
            at: [sign * (half + 0.004), LOG_RADIUS, 0],
            turn: aboutZ(Math.PI / 2),
          }),
        );
      const stub: Vector = [half * 0.45, LOG_RADIUS * 1.2, LOG_RADIUS * 0.6];
      forge.add(bark, tube([stub, [stub[0] + 0.1, stub[1] + 0.12, stub[2] + 0.16]], [0.06, 0.04], { sides: 9 }));
    },
    anchors: {
      surface: [0, LOG_RADIUS * 1.95, 0],
      top: [0, LOG_RADIUS * 1.95, 0],
      seat: [-half * 0.3, LOG_RADIUS * 1.95, 0],
      seat2: [half * 0.3, LOG_RADIUS * 1.95, 0],
    },
  });
}

/** Broad books with bright covers, none quite above the one below. */
export function makeBookStack(order: ThingOrder): Make {
  const first = mainPaint(order, { material: 'leather', colour: 0x2f4f7a });
  const covers = [first.colour, 0x8a2f2a, 0x3f6a4a, 0xc89a3c, 0x5a3f6a, 0x2f6a7a];
  const random = makeRandom(3);
  const books = covers.map((colour) => ({
    colour,
    thick: random.between(0.045, 0.068),
    size: [random.between(0.5, 0.58), random.between(0.36, 0.42)] as const,
    turn: random.between(-0.2, 0.2),
    aside: random.between(-0.014, 0.014),
  }));
  const tall = books.reduce((sum, { thick }) => sum + thick, 0);
  return piece([tall, 0.42, 0.58], {
    forge(forge) {
      let y = 0;
      for (const { colour, thick, size, turn, aside } of books) {
        const at = (up: number): Vector => [aside, y + up, aside];
        const spin = aboutY(turn);
        const cover: Paint = { ...first, colour };
        for (const up of [0.004, thick - 0.004])
          forge.add(cover, moved(block([size[0], 0.008, size[1]], [0, 0, 0], 0.002), { at: at(up), turn: spin }));
        forge.add(
          { material: 'paper', colour: 0xf0e8d2 },
          moved(block([size[0] - 0.03, thick - 0.016, size[1] - 0.024], [0.008, 0, 0], 0.002), {
            at: at(thick / 2),
            turn: spin,
          }),
        );
        forge.add(
          { ...first, colour: darker(colour, 0.9) },
          moved(block([0.012, thick, size[1]], [-size[0] / 2, 0, 0], 0.004), { at: at(thick / 2), turn: spin }),
        );
        y += thick;
      }
    },
    anchors: { surface: [0, tall, 0], top: [0, tall, 0], seat: [0, tall, 0] },
  });
}

/** Soft, square, hollow where one lies. */
export function makePillow(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0xe8dcc8 });
  return piece([0.16, 0.56, 0.72], {
    forge(forge) {
      forge.add(cloth, moved(ball([0.36, 0.075, 0.28], 30, 16), { at: [0, 0.075, 0] }));
      for (const [x, z] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const)
        forge.add(
          cloth,
          moved(ball([0.12, 0.045, 0.1], 16, 10), {
            at: [x * 0.24, 0.055, z * 0.18],
            turn: combine(aboutY(-x * z * 0.7), aboutZ(0)),
          }),
        );
    },
    anchors: { surface: [0, 0.13, 0], top: [0, 0.15, 0], seat: [0, 0.13, 0], handle: [0.3, 0.08, 0] },
  });
}

/** Flat on the desk, its keys in rows. */
export function makeKeyboard(order: ThingOrder): Make {
  const shell = mainPaint(order, { material: 'plastic', colour: 0xd8dade });
  const key: Paint = { material: 'plastic', colour: lighter(shell.colour, 0.5) };
  const [wide, deep, columns, rows] = [0.45, 0.16, 14, 5];
  return piece([0.03, deep, wide], {
    forge(forge) {
      forge.add(shell, block([wide, 0.018, deep], [0, 0.009, 0], 0.006));
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++)
          forge.add(
            key,
            block(
              [0.026, 0.01, 0.024],
              [(column - (columns - 1) / 2) * 0.0305, 0.022, (row - (rows - 1) / 2) * 0.0288],
              0.004,
            ),
          );
    },
    anchors: { surface: [0, 0.027, 0], top: [0, 0.03, 0] },
  });
}
