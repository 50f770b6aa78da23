import { makeRandom } from '../../../maths/random.ts';
import { aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { roundedRectangle } from '../../forge/outlines.ts';
import { BLACK, block, facing, METAL, piece } from '../../forge/piece.ts';
import { box, extrude, tube } from '../../forge/shapes.ts';
import { moved, type Surface, sheet } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';

/** Sets with a tube: a deep box, a round screen full of snow, two knobs and an antenna. */

const CASES = [0x6b4022, 0x2a2a2e, 0x8a5a30, 0x4a4a50, 0xb8b0a0, 0x7a2a22] as const;
/** What a set without a station shows. */
const SNOW = [0x3a4450, 0x9aa8b4, 0xdfe8f0, 0x6a7682] as const;
/** Grains of snow across a screen. */
const GRAINS = 15;

interface Place {
  readonly at: Vector;
  readonly size: number;
  readonly turn: number;
  readonly seed: number;
  readonly antenna: boolean;
}

const quad = (x: number, y: number, z: number, wide: number, high: number): Surface =>
  sheet([
    [
      [x - wide / 2, y - high / 2, z],
      [x + wide / 2, y - high / 2, z],
    ],
    [
      [x - wide / 2, y + high / 2, z],
      [x + wide / 2, y + high / 2, z],
    ],
  ]);

function forgeSet(forge: Forge, colour: number | null, { at, size, turn, seed, antenna }: Place): void {
  const chance = makeRandom(seed).spawn('set');
  const [wide, high, deep] = [0.62, 0.5, 0.44];
  const put = (paint: Paint, surface: Surface): void =>
    void forge.add(paint, moved(surface, { at, turn: aboutY(turn), size: [size, size, size] }));
  const shell: Paint = {
    material: 'wood',
    colour: colour ?? CASES[Math.floor(chance.next() * CASES.length)] ?? 0x6b4022,
  };
  put(shell, moved(box([wide, high, deep * 0.7], 0.03), { at: [0, high / 2, 0] }));
  put(BLACK, moved(box([wide * 0.74, high * 0.76, deep * 0.3], 0.05), { at: [0, high / 2, -deep * 0.45] }));
  const front = deep * 0.35;
  const [sw, sh, sx] = [0.42, 0.36, -0.07];
  put(
    BLACK,
    moved(extrude(roundedRectangle(sw + 0.04, sh + 0.04, 0.07, 6), 0.02, 0.006), { at: [sx, high / 2, front] }),
  );
  put(
    { material: 'glow', colour: 0x8fa0ae, glows: 0.7 },
    moved(extrude(roundedRectangle(sw, sh, 0.06, 6), 0.02, 0.008), { at: [sx, high / 2, front + 0.008] }),
  );
  const [gw, gh] = [(sw - 0.05) / GRAINS, (sh - 0.05) / 11];
  for (let row = 0; row < 11; row++)
    for (let k = 0; k < GRAINS; k++) {
      if (chance.next() < 0.25) continue;
      const [x, y] = [sx + (k - (GRAINS - 1) / 2) * gw, high / 2 + (row - 5) * gh];
      const grey = SNOW[Math.floor(chance.next() * SNOW.length)] ?? 0x9aa8b4;
      put(
        { material: 'glow', colour: grey, glows: 0.9 },
        quad(x, y, front + 0.0187, gw * chance.between(0.6, 1.5), gh * 0.7),
      );
    }
  for (const y of [0.36, 0.26]) put(METAL, facing(0.032, 0.03, [0.225, y, front + 0.005]));
  for (let k = 0; k < 4; k++) put(BLACK, block([0.07, 0.008, 0.004], [0.225, 0.08 + k * 0.03, front + 0.003], 0.001));
  if (!antenna) return;
  for (const side of [1, -1])
    put(
      METAL,
      moved(
        tube(
          [
            [0, 0, 0],
            [0, 0.4, 0],
          ],
          0.006,
          { sides: 6 },
        ),
        { at: [side * 0.02, high, -0.05], turn: aboutZ(-side * 0.5) },
      ),
    );
}

export function makeOldTelevision({ colour }: ThingOrder): Make {
  return piece([0.52, 0.46, 0.62], {
    forge: (forge) => forgeSet(forge, colour, { at: [0, 0, 0], size: 1, turn: 0, seed: 3, antenna: true }),
    anchors: { light: [0, 0.25, 0.3], surface: [0, 0.5, 0], handle: [0.3, 0.3, 0], top: [0, 0.5, 0] },
  });
}

/** How many stand in each row of a wall of them, from below. */
const ROWS = [5, 5, 4, 3] as const;

/** Sets on sets, of several sizes and woods, not one of them quite straight. */
export function makeTelevisionWall({ colour }: ThingOrder): Make {
  const step = 0.67;
  return piece([2.15, 0.6, step * 5], {
    forge(forge) {
      const chance = makeRandom(11).spawn('wall');
      for (const [row, count] of ROWS.entries())
        for (let k = 0; k < count; k++)
          forgeSet(forge, colour, {
            at: [(k - (count - 1) / 2) * step + chance.between(-0.03, 0.03), row * 0.51, chance.between(-0.06, 0.06)],
            size: 1,
            turn: chance.between(-0.12, 0.12),
            seed: 20 + row * 7 + k,
            antenna: row === ROWS.length - 1 && k !== 1,
          });
    },
    anchors: { light: [0, 1, 0.6], surface: [0, 2.05, 0], handle: [1, 1, 0.2], top: [0, 2.15, 0] },
  });
}
