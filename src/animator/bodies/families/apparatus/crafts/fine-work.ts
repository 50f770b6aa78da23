import { TAU } from '../../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../../maths/turn.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Paint } from '../../../forge/forge.ts';
import { BLACK, block, METAL } from '../../../forge/piece.ts';
import { ball, cylinder, extrude, lathe, torus, tube } from '../../../forge/shapes.ts';
import { moved, type Surface } from '../../../forge/surface.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import { BRASS, between, type Craft, DARK_WOOD, disc, GOLD, layTools, layTweezers, rod, round } from './craft.ts';

/** What is so small that it is held with tweezers: watches, jewels, circuits. */

const MAT: Paint = { material: 'leather', colour: 0x2f5a44 };

function gear(radius: number, teeth: number): Surface {
  const outline: [number, number][] = [];
  for (let k = 0; k < teeth * 4; k++) {
    const angle = (k / (teeth * 4)) * TAU;
    const far = k % 4 < 2 ? radius : radius * 0.82;
    outline.push([Math.cos(angle) * far, Math.sin(angle) * far]);
  }
  return moved(extrude(outline, 0.004, 0.0006), { turn: aboutX(-Math.PI / 2) });
}

/** Where wheels are in an open watch, how large, and how fast they turn. */
const WHEELS: readonly (readonly [x: number, z: number, radius: number, rate: number])[] = [
  [-0.022, 0.018, 0.024, 0.4],
  [0.022, 0.022, 0.018, -0.55],
  [0.026, -0.016, 0.022, 0.45],
  [-0.018, -0.026, 0.02, -0.5],
];

const LEANS = aboutX(0.42);
/** Over the mat, leaning to whoever looks. */
const CASE: Vector = [0.02, 0.05, 0];

export function watch(): Craft {
  const tip: Vector = [0.02, 0.075, -0.004];
  const hand: Vector = [-0.075, 0.16, -0.06];
  return {
    ...{ top: 1.02, bench: DARK_WOOD },
    bones: { tool: tip, gear: tip, ...Object.fromEntries(WHEELS.map((_, k) => [`wheel${k}`, onCase(k)])) },
    lay(lay) {
      lay(MAT, block([0.5, 0.008, 0.36], [0, 0.004, 0], 0.003));
      lay(DARK_WOOD, block([0.1, 0.04, 0.08], [CASE[0], 0.025, CASE[2]], 0.012));
      const inCase = (surface: Surface): Surface => moved(surface, { at: CASE, turn: LEANS });
      lay(BRASS, inCase(cylinder(0.062, 0.012, { segments: 32 })));
      lay(GOLD, inCase(moved(torus(0.064, 0.009), { at: [0, 0.01, 0], turn: aboutX(Math.PI / 2) })));
      lay(GOLD, inCase(moved(cylinder(0.009, 0.02, { segments: 14 }), { at: [0.07, 0.01, 0], turn: aboutZ(-1.57) })));
      lay(GOLD, inCase(moved(torus(0.017, 0.003), { at: [0.105, 0.01, 0], turn: aboutX(Math.PI / 2) })));
      // Its lid stands open behind.
      lay(GOLD, moved(cylinder(0.064, 0.006, { segments: 32 }), { at: [-0.09, 0.012, 0.03], turn: aboutX(0.1) }));
      lay({ material: 'metal', colour: 0xc3c8ce }, inCase(block([0.05, 0.004, 0.014], [0, 0.024, 0.002], 0.001)));
      for (const [k, [, , radius]] of WHEELS.entries()) {
        lay(k % 2 === 0 ? BRASS : METAL, moved(gear(radius, 10 + k), { at: onCase(k), turn: LEANS }), `wheel${k}`);
        lay({ material: 'glow', colour: 0xc02038 }, moved(ball([0.003, 0.003, 0.003], 8, 6), { at: onCase(k, 0.005) }));
      }
      layTweezers(lay, tip, hand, 'tool');
      lay(GOLD, moved(gear(0.013, 9), { at: tip, turn: LEANS }), 'gear');
      for (const [x, z, r] of [
        [-0.17, 0.1, 0.014],
        [-0.2, 0.06, 0.01],
        [-0.14, 0.13, 0.011],
        [0.19, 0.12, 0.013],
      ] as const)
        lay(BRASS, moved(gear(r, 9), { at: [x, 0.012, z] }));
      layTools(lay, [0x8a2f24, 0x24508a, 0x2c6a3a], [0.3, 0.04]);
    },
    move(pose, time) {
      for (const [k, [, , , rate]] of WHEELS.entries()) pose.turn(`wheel${k}`, aboutY(time * rate * TAU * 0.5));
      const share = round(time, 8);
      const up = 0.06 * (1 - between(share, 0.06, 0.5)) + 0.05 * between(share, 0.62, 0.78);
      const tremble = 0.0012 * Math.sin(time * 9);
      pose.shift('tool', [tremble, up, 0]);
      pose.shift('gear', [tremble, share < 0.56 ? up : 0, 0]);
      if (share >= 0.56) pose.turn('gear', aboutY((time - 4.5) * 1.2));
    },
    right: ['tool', [hand[0] * 0.85, hand[1] - 0.005, hand[2]]],
    left: ['root', [0.12, 0.06, -0.05]],
  };
}

function onCase(wheel: number, above = 0): Vector {
  const [x = 0, z = 0] = WHEELS[wheel] ?? [];
  const [sine, cosine] = [Math.sin(0.42), Math.cos(0.42)];
  const up = 0.018 + (wheel % 2) * 0.004 + above;
  return [CASE[0] + x, CASE[1] + up * cosine - z * sine, CASE[2] + up * sine + z * cosine];
}

const STONES: readonly (readonly [RegExp, number])[] = [
  [/ruby|garnet|red/, 0xd01838],
  [/emerald|green/, 0x18a858],
  [/sapphire|blue/, 0x2850e0],
  [/amethyst|purple/, 0x9040d0],
];

/** A ring in a clamp, and a stone that is set into it. */
export function jewel({ parts }: ThingOrder): Craft {
  const said = parts.join(' ');
  const stone = STONES.find(([words]) => words.test(said))?.[1] ?? 0xe8f6ff;
  const band: Paint = /silver|platinum/.test(said) ? { material: 'chrome', colour: 0xe2e6ea } : GOLD;
  const seat: Vector = [0, 0.135, 0];
  const hand: Vector = [-0.085, 0.215, -0.05];
  return {
    ...{ top: 1.02, bench: DARK_WOOD },
    bones: { tool: seat, stone: seat },
    lay(lay) {
      lay(MAT, block([0.5, 0.008, 0.36], [0, 0.004, 0], 0.003));
      for (const side of [1, -1])
        lay({ material: 'wood', colour: 0xa9743c }, block([0.016, 0.075, 0.04], [side * 0.011, 0.045, 0], 0.006));
      lay(BRASS, disc(0.02, 0.014, [0, 0.03, 0]));
      lay(band, moved(torus(0.034, 0.0062, { segments: 36 }), { at: [0, 0.098, 0] }));
      lay(band, moved(cylinder(0.008, 0.012, { top: 0.014, segments: 12 }), { at: [0, 0.128, 0] }));
      for (let k = 0; k < 4; k++) {
        const [x, z] = [Math.cos(k * 1.571 + 0.785) * 0.015, Math.sin(k * 1.571 + 0.785) * 0.015];
        lay(band, rod([x * 0.7, 0.132, z * 0.7], [x, 0.147, z], 0.002, 6));
      }
      const cut = lathe(
        [
          [0, -0.016],
          [0.019, 0.004],
          [0.012, 0.012],
          [0, 0.012],
        ],
        8,
        0.1,
      );
      lay({ material: 'chrome', colour: stone }, moved(cut, { at: [seat[0], seat[1] + 0.014, seat[2]] }), 'stone');
      layTweezers(lay, [0, seat[1] + 0.026, 0], hand, 'tool');
      for (let k = 0; k < 7; k++)
        lay(
          { material: 'chrome', colour: k % 3 === 0 ? stone : 0xe8f6ff },
          moved(cut, { at: [-0.2 + (k % 4) * 0.03, 0.02, 0.08 + Math.floor(k / 4) * 0.03], size: [0.5, 0.5, 0.5] }),
        );
      layTools(lay, [0x8a5a24, 0x3a3a3a, 0x8a5a24, 0x5a2424], [0.22, 0.06]);
    },
    move(pose, time) {
      const share = round(time, 8);
      const up = 0.055 * (1 - between(share, 0.06, 0.5)) + 0.03 * between(share, 0.66, 0.8);
      pose.shift('tool', [0.001 * Math.sin(time * 8), up, 0]);
      pose.shift('stone', [0, share < 0.6 ? up : 0, 0]);
    },
    right: ['tool', [hand[0] * 0.85, hand[1] - 0.005, hand[2]]],
    left: ['root', [0.05, 0.05, -0.015]],
  };
}

/** A green board with chips, a hot iron at it. */
export function circuit(): Craft {
  const tip: Vector = [-0.01, 0.03, 0];
  const grip: Vector = [-0.11, 0.12, -0.09];
  return {
    ...{ top: 1, bench: { material: 'plastic', colour: 0x3b4250 } },
    bones: { tool: tip, smoke0: tip, smoke1: tip, smoke2: tip },
    lay(lay) {
      lay({ material: 'rubber', colour: 0x2a5a8a }, block([0.56, 0.006, 0.38], [0, 0.003, 0], 0.002));
      lay({ material: 'plastic', colour: 0x137a3c }, block([0.26, 0.008, 0.18], [0.02, 0.018, 0], 0.002));
      for (let k = 0; k < 9; k++)
        lay(BRASS, block([0.12, 0.001, 0.003], [-0.02 + (k % 3) * 0.05, 0.0228, -0.07 + k * 0.017], 0.0004));
      for (const [x, z, w, d] of [
        [0.06, 0.03, 0.06, 0.06],
        [-0.06, 0.05, 0.05, 0.025],
        [0.1, -0.05, 0.03, 0.05],
        [-0.06, -0.05, 0.035, 0.035],
      ] as const) {
        lay(BLACK, block([w, 0.012, d], [x, 0.028, z], 0.002));
        for (let k = 0; k < 5; k++)
          for (const side of [1, -1])
            lay(METAL, block([w * 0.1, 0.004, 0.006], [x - w * 0.4 + k * w * 0.2, 0.024, z + side * d * 0.55], 0.001));
      }
      for (let k = 0; k < 5; k++)
        lay(METAL, moved(cylinder(0.009, 0.024, { segments: 14 }), { at: [0.0 + k * 0.028, 0.022, -0.075] }));
      lay({ material: 'glow', colour: 0xff9a3a }, rod(tip, [-0.022, 0.041, -0.011], 0.0032, 8), 'tool');
      lay(METAL, rod([-0.022, 0.041, -0.011], [-0.06, 0.075, -0.045], 0.005, 10), 'tool');
      lay(
        { material: 'plastic', colour: 0xd8862a },
        rod([-0.06, 0.075, -0.045], [-0.15, 0.155, -0.125], 0.013),
        'tool',
      );
      // A wire of solder in the other hand.
      lay(METAL, tube([tip, [0.05, 0.05, -0.03], [0.1, 0.075, -0.06]], 0.0016, { sides: 6 }), 'tool');
      for (const [k, size] of [0.006, 0.009, 0.012].entries())
        lay({ material: 'cloud', colour: 0xd8dce0 }, moved(ball([size, size, size], 10, 8), { at: tip }), `smoke${k}`);
      layTools(lay, [0xc03030, 0x303030, 0xd0a020], [0.32, 0.05]);
    },
    move(pose, time) {
      const x = 0.03 * Math.floor(round(time, 8) * 4) - 0.04;
      const lift = 0.02 * (1 - between(round(time, 2), 0.1, 0.25)) + 0.02 * between(round(time, 2), 0.8, 1);
      pose.shift('tool', [x, lift, 0]);
      for (const k of [0, 1, 2]) {
        const rises = round(time * 0.7 + k / 3, 1);
        pose.shift(`smoke${k}`, [x + 0.015 * Math.sin(time * 2 + k), 0.16 * rises, 0]);
        pose.grow(`smoke${k}`, 0.3 + rises * (1 - rises) * 4);
      }
    },
    right: ['tool', grip],
    left: ['tool', [0.1, 0.075, -0.06]],
  };
}
