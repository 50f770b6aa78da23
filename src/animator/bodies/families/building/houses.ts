import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { cylinder, extrude, lathe } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

export const LIT: Paint = { material: 'glow', colour: 0xffc46a, glows: 0.3 };
const PLASTER: Paint = { material: 'plaster', colour: 0xf0e6d2 };
const TILES: Paint = { material: 'plaster', colour: 0xa8472f };
const STONE: Paint = { material: 'stone', colour: 0x8d8a84 };
const WHITE_PAINT: Paint = { material: 'wood', colour: 0xf4f1e8 };

/** Walls under a ridged roof, seen from the gable: wide along x, deep along z. */
function gable(forge: Forge, walls: Paint, roof: Paint, at: Vector, [wide, tall, deep]: Vector, rise: number): void {
  const [x, y, z] = at;
  const half = wide / 2;
  const outline: Point[] = [
    [-half, 0],
    [half, 0],
    [half, tall],
    [0, tall + rise],
    [-half, tall],
  ];
  forge.add(walls, moved(extrude(outline, deep, 0.03), { at: [x, y, z] }));
  const over = 0.35;
  const slope = Math.atan2(rise, half);
  const length = Math.hypot(half, rise) + over;
  for (const side of [1, -1]) {
    const middle = length / 2 - over * 0.5;
    const at2: Vector = [
      x + side * (half - (Math.cos(slope) * (length - over)) / 2 + Math.cos(slope) * over * 0.5),
      y + tall + rise / 2 - Math.sin(slope) * over * 0.5 + 0.06,
      z,
    ];
    forge.add(
      roof,
      block([length, 0.14, deep + over * 1.6], [at2[0], at2[1], at2[2]], 0.03, [
        Math.cos(slope),
        side * Math.sin(slope),
        0,
        -side * Math.sin(slope),
        Math.cos(slope),
        0,
        0,
        0,
        1,
      ]),
    );
    for (let k = 1; k < 9; k++) {
      const down = (k / 9) * length - middle - over * 0.2;
      const p: Vector = [at2[0] + side * Math.cos(slope) * down, at2[1] - Math.sin(slope) * down + 0.085, z];
      forge.add(
        { ...roof, colour: darker(roof.colour, 0.82) },
        block([0.06, 0.02, deep + over * 1.6], p, 0.005, [
          Math.cos(slope),
          side * Math.sin(slope),
          0,
          -side * Math.sin(slope),
          Math.cos(slope),
          0,
          0,
          0,
          1,
        ]),
      );
    }
  }
  forge.add(
    { ...roof, colour: darker(roof.colour, 0.75) },
    block([0.26, 0.14, deep + over * 1.7], [x, y + tall + rise + 0.1, z], 0.05),
  );
}

/** A window on a wall that looks along `turn`, with frame, cross and sill. */
export function window(forge: Forge, at: Vector, wide: number, tall: number, turn = 0): void {
  const put = (paint: Paint, size: Vector, dx: number, dy: number, out: number): void => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const place: Vector = [at[0] + c * dx + s * out, at[1] + dy, at[2] - s * dx + c * out];
    forge.add(paint, block(size, place, 0.01, aboutY(turn)));
  };
  put(WHITE_PAINT, [wide + 0.16, tall + 0.16, 0.06], 0, 0, 0.01);
  put(LIT, [wide, tall, 0.06], 0, 0, 0.03);
  put(WHITE_PAINT, [0.05, tall, 0.05], 0, 0, 0.05);
  put(WHITE_PAINT, [wide, 0.05, 0.05], 0, 0, 0.05);
  put(WHITE_PAINT, [wide + 0.3, 0.07, 0.2], 0, -tall / 2 - 0.1, 0.08);
}

function door(forge: Forge, at: Vector, wide: number, tall: number, paint: Paint): void {
  forge.add(WHITE_PAINT, block([wide + 0.24, tall + 0.12, 0.1], [at[0], at[1] + tall / 2 + 0.06, at[2]], 0.02));
  forge.add(paint, block([wide, tall, 0.1], [at[0], at[1] + tall / 2, at[2] + 0.04], 0.02));
  for (const y of [0.3, 0.7])
    forge.add(
      { ...paint, colour: darker(paint.colour, 0.8) },
      block([wide * 0.66, tall * 0.3, 0.06], [at[0], at[1] + tall * y, at[2] + 0.08], 0.02),
    );
  forge.add(
    { material: 'metal', colour: 0xc79a45 },
    moved(cylinder(0.05, 0.08), {
      at: [at[0] + wide * 0.36, at[1] + tall * 0.48, at[2] + 0.08],
      turn: aboutX(Math.PI / 2),
    }),
  );
}

export function makeHouse(order: ThingOrder): Make {
  const walls = mainPaint(order, PLASTER);
  return piece([6.4, 6.6, 7.4], {
    forge(forge) {
      gable(forge, walls, TILES, [0, 0.2, 0], [6.2, 3.0, 5.2], 2.4);
      forge.add(STONE, block([6.5, 0.4, 5.5], [0, 0.2, 0], 0.08));
      const z = 2.62;
      door(forge, [0, 0.3, z], 1.05, 2.15, { material: 'wood', colour: 0x2f5a6a });
      for (const x of [1.9, -1.9]) window(forge, [x, 1.75, z], 1.0, 1.1);
      window(forge, [0, 4.05, z], 0.9, 0.9);
      for (const side of [1, -1])
        for (const dz of [1.2, -1.2]) window(forge, [side * 3.11, 1.75, dz], 1.0, 1.1, (side * Math.PI) / 2);
      forge.add({ material: 'stone', colour: 0xa0553f }, block([0.7, 2.4, 0.7], [1.7, 5.0, -0.9], 0.05));
      forge.add(STONE, block([0.85, 0.16, 0.85], [1.7, 6.2, -0.9], 0.05));
      forge.add(STONE, block([1.7, 0.2, 0.9], [0, 0.1, 3.05], 0.05));
      forge.add({ material: 'leaf', colour: 0x4f8a3a }, both(block([1.6, 0.6, 0.5], [2.1, 0.35, 2.95], 0.2)));
    },
    anchors: {
      inside: [0, 0.5, 0],
      smoke: [1.7, 6.35, -0.9],
      light: [0, 2.6, 2.8],
      handle: [0.38, 1.3, 2.75],
      seat: [0, 0.22, 3.1],
      surface: [0, 5.7, 0],
      top: [0, 5.8, 0],
    },
  });
}

export function makeHut(order: ThingOrder, kind: 'hut' | 'barn' | 'church'): Make {
  const walls = mainPaint(
    order,
    kind === 'church'
      ? { ...PLASTER, colour: 0xf4f1ea }
      : { material: 'wood', colour: kind === 'barn' ? 0x9a2f26 : 0x7a5230 },
  );
  const size: Vector = ({ hut: [3.6, 2.1, 3.4], barn: [6.4, 3.4, 8], church: [5, 4, 9] } as const)[kind];
  const rise = kind === 'church' ? 3 : kind === 'barn' ? 2.4 : 1.5;
  const [wide, tall, deep] = size;
  const z = deep / 2;
  const high = kind === 'church' ? 12.5 : tall + rise + 0.2;
  return piece([high, deep + 1, wide + 0.8], {
    forge(forge) {
      gable(
        forge,
        walls,
        kind === 'hut'
          ? { material: 'bark', colour: 0x6b5536 }
          : { ...TILES, colour: kind === 'barn' ? 0x5a5f66 : 0x5a6470 },
        [0, 0, 0],
        size,
        rise,
      );
      if (kind === 'hut') {
        door(forge, [0, 0, z], 0.95, 1.8, WOOD);
        for (const side of [1, -1]) window(forge, [(side * wide) / 2, 1.2, 0], 0.8, 0.7, (side * Math.PI) / 2);
        for (let k = 1; k < 6; k++)
          forge.add(
            { ...walls, colour: darker(walls.colour, 0.75) },
            both(block([0.05, 0.05, deep], [wide / 2 + 0.01, k * 0.35, 0], 0.01)),
          );
      } else if (kind === 'barn') {
        forge.add(WHITE_PAINT, block([3.0, 3.0, 0.08], [0, 1.5, z], 0.02));
        forge.add(
          { ...walls, colour: darker(walls.colour, 0.85) },
          both(block([1.36, 2.8, 0.12], [0.71, 1.45, z + 0.02], 0.02)),
        );
        for (const lean of [0.72, -0.72])
          forge.add(
            WHITE_PAINT,
            both(
              block([0.1, 3.0, 0.06], [0.71, 1.45, z + 0.09], 0.01, [
                Math.cos(lean * 0.6),
                -Math.sin(lean * 0.6),
                0,
                Math.sin(lean * 0.6),
                Math.cos(lean * 0.6),
                0,
                0,
                0,
                1,
              ]),
            ),
          );
        window(forge, [0, 4.1, z], 0.9, 0.9);
      } else {
        door(forge, [0, 0.1, z + 1.7], 1.3, 2.5, WOOD);
        forge.add(walls, block([2.4, 7.6, 2.4], [0, 3.8, z + 0.5], 0.06));
        forge.add(
          { ...TILES, colour: 0x4a545f },
          moved(
            lathe(
              [
                [1.85, 0],
                [0, 4.2],
              ],
              4,
              0.2,
            ),
            { at: [0, 7.55, z + 0.5], turn: aboutY(Math.PI / 4) },
          ),
        );
        forge.add({ material: 'metal', colour: 0xc79a45 }, block([0.1, 0.9, 0.1], [0, 12.0, z + 0.5], 0.02));
        forge.add({ material: 'metal', colour: 0xc79a45 }, block([0.55, 0.1, 0.1], [0, 12.1, z + 0.5], 0.02));
        for (const y of [4.2, 6.3]) window(forge, [0, y, z + 1.7], 0.7, 1.2);
        for (const side of [1, -1])
          for (const dz of [-3, -1, 1]) window(forge, [(side * wide) / 2, 2.1, dz], 0.8, 1.9, (side * Math.PI) / 2);
      }
    },
    anchors: {
      inside: [0, 0.2, 0],
      light: [0, 2, z + 0.2],
      handle: [0.35, 1.0, z + 0.1],
      surface: [0, tall + rise, 0],
      top: [0, high, kind === 'church' ? z + 0.5 : 0],
      smoke: [0, tall + rise, 0],
    },
  });
}
