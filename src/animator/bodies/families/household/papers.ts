import { aboutX, aboutZ, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

const INK: Paint = { material: 'paper', colour: 0x3a4258 };

const FLUTTERS: ReadonlySet<string> = new Set(['fly', 'float', 'drift', 'hover', 'fall', 'rise']);

/** Of a letter, and how many of them are there when somebody goes on with it. */
const [LINES, WRITTEN] = [9, 2];

/** A sheet folded twice and opened again, written on; it lies as an open book does. */
export function makeLetter(order: ThingOrder): Make {
  const paper = mainPaint(order, { material: 'paper', colour: 0xf4efe2 });
  const [wide, long] = [0.2, 0.28];
  const bend = (z: number): number => 0.004 + 0.012 * Math.abs(Math.sin(((z + long / 2) / long) * Math.PI * 3)) ** 2;
  const lineAt = (line: number): number => -long / 2 + 0.035 + line * 0.024;
  const bones = thingBones(0.03);
  for (let line = 0; line < LINES; line++)
    bones.bone(`line${line}`, 'whole', [-0.08, bend(lineAt(line)), lineAt(line)], [0.08, 0.01, lineAt(line)]);
  return piece([0.03, long, wide], {
    bones,
    forge(forge) {
      const rows = Array.from({ length: 13 }, (_, k): Vector[] => {
        const z = -long / 2 + (k / 12) * long;
        return [-wide / 2, 0, wide / 2].map((x): Vector => [x, bend(z), z]);
      });
      forge.add(paper, lined(sheet(rows)));
      for (let line = 0; line < LINES; line++) {
        const z = lineAt(line);
        const end = line === LINES - 1 ? 0.01 : 0.075 - (line % 3) * 0.012;
        // Joined letters, and a gap after every word.
        for (let x = -0.08, word = 0; x < end; word++) {
          const to = Math.min(end, x + 0.018 + ((line * 7 + word * 5) % 4) * 0.006);
          const letters = Math.max(3, Math.round((to - x) / 0.0022));
          const written = Array.from({ length: letters }, (_, k): Vector => {
            const high = k % 2 === 0 ? 0 : (k * 5 + word * 3 + line) % 7 === 1 ? 0.0085 : 0.0042;
            return [x + (k / (letters - 1)) * (to - x), bend(z) + 0.0015, z - high];
          });
          forge.add(INK, tube(written, 0.0006, { sides: 3 }), `line${line}`);
          x = to + 0.007;
        }
      }
    },
    move(pose, { act, since, lasts, time, phase }) {
      // A sheet in the air shows its face and its back in turn, and never only its edge.
      if (FLUTTERS.has(act))
        pose.turn(
          'whole',
          combine(
            aboutX(0.75 + 0.45 * Math.sin(time * 2.3 + phase * 6)),
            aboutZ(0.6 * Math.sin(time * 3.1 + phase * 9) + 0.35),
          ),
        );
      if (act !== 'be_written') return;
      for (let line = 0; line < LINES; line++) {
        const done = Math.min(1, Math.max(0.001, (since / Math.max(0.1, lasts)) * (LINES - WRITTEN) + WRITTEN - line));
        pose.grow(`line${line}`, done);
      }
    },
    anchors: { surface: [0, 0.02, 0], handle: [wide / 2, 0.01, 0], handle2: [-wide / 2, 0.01, 0], top: [0, 0.03, 0] },
  });
}

/** Cardboard with a few large words in two colours, held by its sides; it lies as an open book does, its face up. */
export function makePlacard(order: ThingOrder): Make {
  const board = mainPaint(order, { material: 'paper', colour: 0xf6f1e4 });
  const [wide, long] = [0.6, 0.42];
  const red: Paint = { material: 'paper', colour: 0xc8362e };
  return piece([0.02, long, wide], {
    forge(forge) {
      forge.add(board, block([wide, 0.012, long], [0, 0.006, 0], 0.003));
      for (const [z, end, paint, thick] of [
        [-0.11, 0.21, red, 0.02],
        [0, 0.15, INK, 0.013],
        [0.09, 0.19, INK, 0.013],
      ] as const)
        for (let x = -end; x < end - 0.03; x += 0.075)
          forge.add(paint, moved(block([0.052, 0.004, thick * 2.4], [0, 0, 0], 0.002), { at: [x + 0.03, 0.0135, z] }));
    },
    anchors: { surface: [0, 0.02, 0], handle: [wide / 2, 0.01, 0], handle2: [-wide / 2, 0.01, 0], top: [0, 0.02, 0] },
  });
}

/** A print with a white edge: somebody small before hills, brown with age. */
export function makePhotograph(order: ThingOrder): Make {
  const edge = mainPaint(order, { material: 'paper', colour: 0xe9dfc6 });
  const [wide, tall] = [0.15, 0.115];
  const ink = (colour: number): Paint => ({ material: 'paper', colour });
  return piece([tall, 0.004, wide], {
    forge(forge) {
      forge.add(edge, block([wide, tall, 0.002], [0, tall / 2, 0], 0.0006));
      const shown = [
        [ink(0xc9b48c), [wide * 0.86, tall * 0.82], [0, tall * 0.5]],
        [ink(0x9a8058), [wide * 0.86, tall * 0.26], [0, tall * 0.22]],
        [ink(0xb49a6e), [wide * 0.4, tall * 0.16], [wide * 0.2, tall * 0.42]],
      ] as const;
      for (const [layer, [paint, [w, h], [x, y]]] of shown.entries())
        forge.add(paint, block([w, h, 0.0008], [x, y, 0.0014 + layer * 0.0005], 0.0002));
      // Two who stand there, and the sun.
      for (const [x, high] of [
        [-0.018, 0.05],
        [0.006, 0.042],
      ] as const) {
        forge.add(ink(0x4e3a24), block([0.014, high, 0.001], [x, tall * 0.14 + high / 2, 0.0032], 0.0004));
        forge.add(
          ink(0x6a5236),
          moved(ball([0.0065, 0.0075, 0.001], 14, 8), { at: [x, tall * 0.14 + high + 0.006, 0.0034] }),
        );
      }
      forge.add(ink(0xe6d6ae), moved(ball([0.008, 0.008, 0.0008], 14, 8), { at: [-wide * 0.28, tall * 0.74, 0.0026] }));
    },
    anchors: { surface: [0, tall, 0], top: [0, tall, 0] },
  });
}
