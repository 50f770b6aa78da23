import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece } from '../../forge/piece.ts';
import { cylinder, extrude, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';

/** Of the roller: height, and how far behind the middle. */
const [ROLLER_Y, ROLLER_Z, ROLLER_LONG] = [0.148, -0.075, 0.3];
/** Rows of keys toward whoever types, each lower than the one behind it. */
const ROWS: readonly (readonly [keys: number, y: number, z: number])[] = [
  [10, 0.083, 0.058],
  [10, 0.069, 0.083],
  [9, 0.055, 0.108],
  [8, 0.042, 0.132],
];
/** Seconds in which the carriage goes from its right end to its left, and metres of it. */
const [LINE, TRAVEL] = [4.2, 0.1] as const;

/** From the side, front to the right: z and y. */
const CASE: readonly (readonly [number, number])[] = [
  [-0.14, 0.012],
  [0.16, 0.012],
  [0.162, 0.03],
  [0.045, 0.075],
  [0.03, 0.12],
  [-0.03, 0.135],
  [-0.13, 0.128],
  [-0.14, 0.11],
];

function layKeys(forge: Forge): void {
  const ivory: Paint = { material: 'plastic', colour: 0xf1e8d2 };
  for (const [row, [keys, y, z]] of ROWS.entries())
    for (let k = 0; k < keys; k++) {
      const x = (k - (keys - 1) / 2) * 0.0262 + (row % 2) * 0.006;
      forge.add(
        METAL,
        tube(
          [
            [x, y - 0.03, z - 0.02],
            [x, y, z],
          ],
          0.0016,
          { sides: 5 },
        ),
      );
      forge.add(METAL, moved(cylinder(0.0098, 0.005, { segments: 16 }), { at: [x, y, z], turn: aboutX(0.2) }));
      forge.add(ivory, moved(cylinder(0.0082, 0.0064, { segments: 14 }), { at: [x, y, z], turn: aboutX(0.2) }));
      forge.add(
        { material: 'plastic', colour: 0x1b1c1f },
        block(
          [0.0014 + 0.0012 * ((k + row) % 2), 0.0008, 0.006],
          [x + 0.0006 * ((k % 3) - 1), y + 0.0068, z + 0.001],
          0.0002,
          aboutX(0.2),
        ),
      );
    }
  forge.add({ material: 'plastic', colour: 0x1b1c1f }, block([0.13, 0.008, 0.013], [0, 0.031, 0.153], 0.003));
}

/** Cast iron and nickel: round keys in four rows, a fan of type bars, a roller with a sheet in it that goes along as it is typed on. */
export function makeTypewriter(order: ThingOrder): Make {
  const iron = mainPaint(order, { material: 'paint', colour: 0x24272c });
  const gold: Paint = { material: 'metal', colour: 0xc9a24e };
  const rubber: Paint = { material: 'rubber', colour: 0x1b1c1f };
  const roller: Vector = [0, ROLLER_Y, ROLLER_Z];
  return piece([0.3, 0.31, 0.34], {
    bones: thingBones(0.3).bone('carriage', 'whole', roller, [0, ROLLER_Y + 0.1, ROLLER_Z]),
    move(pose, { time, act }) {
      // It belongs to whoever types: it goes while the film does, and back at the end of a line.
      const share = act === 'lie' ? 0.5 : (time % LINE) / LINE;
      const back = share > 0.9 ? (share - 0.9) / 0.1 : 0;
      const steps = Math.floor(Math.min(1, share / 0.9) * 22) / 22;
      pose.shift('carriage', [TRAVEL * (back > 0 ? 2 * back - 1 : 1 - 2 * steps) * 0.5, 0, 0]);
    },
    forge(forge) {
      const outline = CASE.map(([z, y]) => [-z, y] as const).reverse();
      const side = aboutY(Math.PI / 2);
      for (const x of [-0.148, 0.148])
        forge.add(iron, moved(extrude(outline, 0.022, 0.007), { at: [x, 0, 0], turn: side }));
      forge.add(
        iron,
        moved(extrude(CASE.map(([z, y]) => [-z, Math.min(y, 0.034)] as const).reverse(), 0.29, 0.004), { turn: side }),
      );
      forge.add(iron, block([0.29, 0.1, 0.02], [0, 0.07, -0.128], 0.008));
      forge.add(iron, block([0.29, 0.014, 0.06], [0, 0.122, -0.1], 0.006));
      // A front plate with a name on it that nobody reads from here, over the basket of type bars.
      forge.add(iron, block([0.29, 0.03, 0.012], [0, 0.105, 0.034], 0.005, aboutX(-0.3)));
      for (let k = 0; k < 9; k++)
        forge.add(gold, block([0.008, 0.01, 0.002], [(k - 4) * 0.0125, 0.107, 0.041], 0.001, aboutX(-0.3)));
      forge.add({ ...iron, colour: darker(iron.colour, 0.6) }, block([0.27, 0.02, 0.1], [0, 0.09, -0.03], 0.004));
      for (let k = 0; k < 21; k++) {
        const angle = ((k / 20) * 2 - 1) * 1.15;
        forge.add(
          METAL,
          tube(
            [
              [Math.sin(angle) * 0.085, 0.103, -0.045 + Math.cos(angle) * 0.062],
              [Math.sin(angle) * 0.016, 0.124, -0.046 + Math.cos(angle) * 0.008],
            ],
            0.0017,
            { sides: 5 },
          ),
        );
      }
      // Spools of ribbon.
      for (const x of [-0.1, 0.1]) {
        forge.add(iron, moved(cylinder(0.034, 0.012, { segments: 24 }), { at: [x, 0.124, -0.02] }));
        forge.add(METAL, moved(cylinder(0.012, 0.018, { segments: 16 }), { at: [x, 0.124, -0.02] }));
        forge.add(
          gold,
          moved(torus(0.028, 0.0016, { segments: 24, sides: 6 }), { at: [x, 0.137, -0.02], turn: aboutX(Math.PI / 2) }),
        );
      }
      layKeys(forge);
      for (const x of [-0.135, 0.135])
        for (const z of [-0.115, 0.125])
          forge.add(rubber, moved(cylinder(0.014, 0.014, { segments: 14 }), { at: [x, 0, z] }));
      // The carriage.
      const lying = aboutZ(Math.PI / 2);
      forge.add(
        METAL,
        block([ROLLER_LONG + 0.02, 0.014, 0.03], [0, ROLLER_Y - 0.02, ROLLER_Z - 0.012], 0.004),
        'carriage',
      );
      forge.add(
        rubber,
        moved(cylinder(0.0215, ROLLER_LONG, { segments: 24 }), {
          at: [ROLLER_LONG / 2, ROLLER_Y, ROLLER_Z],
          turn: lying,
        }),
        'carriage',
      );
      for (const x of [-1, 1]) {
        forge.add(
          METAL,
          block([0.008, 0.055, 0.06], [x * (ROLLER_LONG / 2 + 0.002), ROLLER_Y - 0.004, ROLLER_Z], 0.004),
          'carriage',
        );
        forge.add(
          rubber,
          moved(cylinder(0.019, 0.022, { segments: 20 }), {
            at: [x * (ROLLER_LONG / 2 + 0.018) + 0.011, ROLLER_Y, ROLLER_Z],
            turn: lying,
          }),
          'carriage',
        );
      }
      forge.add(
        METAL,
        tube(
          [
            [-ROLLER_LONG / 2, ROLLER_Y + 0.02, ROLLER_Z],
            [-ROLLER_LONG / 2 - 0.012, ROLLER_Y + 0.03, ROLLER_Z + 0.04],
            [-ROLLER_LONG / 2 - 0.016, ROLLER_Y + 0.024, ROLLER_Z + 0.085],
          ],
          0.003,
          { sides: 8 },
        ),
        'carriage',
      );
      forge.add(
        METAL,
        tube(
          [
            [-ROLLER_LONG / 2, ROLLER_Y + 0.034, ROLLER_Z - 0.02],
            [ROLLER_LONG / 2, ROLLER_Y + 0.034, ROLLER_Z - 0.02],
          ],
          0.0025,
          { sides: 8 },
        ),
        'carriage',
      );
      // The sheet bends over the roller, with lines on what has come out of it.
      const paper: Paint = { material: 'paper', colour: 0xf8f4e8 };
      const lean = aboutX(-0.22);
      const foot: Vector = [0, ROLLER_Y + 0.01, ROLLER_Z - 0.02];
      forge.add(paper, moved(block([0.2, 0.15, 0.0012], [0, 0.075, 0], 0.0004), { at: foot, turn: lean }), 'carriage');
      for (let row = 0; row < 7; row++)
        for (let k = 0; k < 5; k++) {
          const long = 0.018 + 0.014 * (((k * 7 + row * 5) % 6) / 6);
          if (row === 0 && k > 2) continue;
          forge.add(
            { material: 'paper', colour: 0x33343a },
            moved(block([long, 0.0022, 0.0006], [(k - 2) * 0.036, 0.036 + row * 0.014, 0.0009], 0.0001), {
              at: foot,
              turn: lean,
            }),
            'carriage',
          );
        }
    },
    anchors: {
      surface: [0, 0.08, 0.09],
      handle: [0.075, 0.085, 0.1],
      handle2: [-0.075, 0.085, 0.1],
      top: [0, 0.29, -0.1],
    },
  });
}
