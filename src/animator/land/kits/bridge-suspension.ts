import type { Mesh } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';

/** A great road bridge: two towers, two cables between them, a deck that hangs from these. It runs along z, its deck at y 0. */
export interface Suspension {
  /** Half the width of the deck. */
  readonly half: number;
  /** Where the deck ends. */
  readonly from: number;
  readonly to: number;
  /** Where its towers stand, and how high they are. */
  readonly towers: readonly [number, number];
  readonly height: number;
  /** How deep the towers' feet are. */
  readonly foot: number;
  readonly steel: Look;
  /** How far its lights are turned up. */
  readonly dark: number;
}

const SAG = 3;
const PANEL = 6;

/** How high the cable hangs; it comes down to the deck where it is anchored. */
function cableAt({ towers: [a, b], height, from, to }: Suspension, z: number): number {
  if (z >= a && z <= b) return SAG + (height - SAG) * ((z - (a + b) / 2) / ((b - a) / 2)) ** 2;
  const share = z < a ? (a - z) / (a - from) : (z - b) / (to - b);
  return height * Math.max(0, 1 - share) ** 1.15;
}

export function makeSuspension(bridge: Suspension): Mesh {
  const { half, from, to, towers, steel, dark } = bridge;
  const solids = new Solids({ openness: ([, y]) => (y < -0.3 ? 0.6 : 1) });
  const out = half + 0.55;
  for (const side of [-1, 1]) {
    const cable: Vector[] = [];
    for (let z = from; z <= to; z += 4) cable.push([side * out, cableAt(bridge, z) + 0.4, z]);
    solids.tube(cable, 0.26, darker(steel, 0.92), 8);
    for (let z = Math.ceil(from / PANEL) * PANEL; z < to; z += PANEL) {
      const top = cableAt(bridge, z) + 0.4;
      if (towers.some((tower) => Math.abs(tower - z) < 3) || top < 1.6) continue;
      for (const aside of [-0.1, 0.1])
        solids.box(
          [side * out - 0.022, -0.5, z + aside - 0.022],
          [side * out + 0.022, top, z + aside + 0.022],
          darker(steel, 0.8),
          8,
        );
      if (dark > 0.35)
        solids.ball([side * out, top + 0.34, z], [0.13, 0.13, 0.13], shine([1, 0.78, 0.46], 1.2 + 3.4 * dark), 6);
    }
    layRailing(solids, bridge, side);
    layTruss(solids, bridge, side);
  }
  for (let z = from; z < to; z += PANEL)
    solids.box([-out, -1.5, z - 0.2], [out, -0.45, z + 0.2], darker(steel, 0.6), 4);
  solids.sheet([-half, -0.46, from], [half * 2, 0, 0], [0, 0, to - from], darker(lookOf(0x6a6662, 'plaster'), 0.8), [
    4,
    (to - from) / 8,
  ]);
  for (const z of towers) layTower(solids, bridge, z);
  return solids.build();
}

function layRailing(solids: Solids, { half, from, to, steel }: Suspension, side: number): void {
  const x = side * (half - 0.08);
  solids.box([x - 0.06, 1.04, from], [x + 0.06, 1.14, to], steel, PANEL);
  solids.box([x - 0.04, 0.12, from], [x + 0.04, 0.2, to], steel, PANEL);
  for (let z = from; z < to; z += 2)
    solids.box([x - 0.06, 0, z - 0.06], [x + 0.06, 1.2, z + 0.06], darker(steel, 0.95), 4);
  // Bars only where one can tell them apart.
  for (let z = Math.max(from, -60); z < Math.min(to, 60); z += 0.25)
    solids.box([x - 0.014, 0.2, z - 0.014], [x + 0.014, 1.06, z + 0.014], darker(steel, 0.85), 4);
}

/** What stiffens the deck: two booms with a zigzag between them. */
function layTruss(solids: Solids, { half, from, to, steel }: Suspension, side: number): void {
  const x = side * (half + 0.2);
  const [top, low] = [-0.3, -3.1];
  for (const y of [top, low])
    solids.box([x - 0.18, y - 0.2, from], [x + 0.18, y + 0.2, to], darker(steel, 0.85), PANEL);
  for (let z = from; z < to - PANEL / 2; z += PANEL) {
    solids.box([x - 0.12, low, z - 0.12], [x + 0.12, top, z + 0.12], darker(steel, 0.75), 4);
    for (const [a, b] of [
      [z, z + PANEL / 2],
      [z + PANEL, z + PANEL / 2],
    ] as const)
      solids.tube(
        [
          [x, top, a],
          [x, low, b],
        ],
        0.13,
        darker(steel, 0.7),
        4,
      );
  }
}

/** Two legs in steps, the upper ones slimmer, with portals between them. */
function layTower(solids: Solids, { half, height, foot, steel, dark }: Suspension, z: number): void {
  const steps: readonly (readonly [number, number, number])[] = [
    [foot, -2, 2.1],
    [-2, height * 0.34, 1.45],
    [height * 0.34, height * 0.62, 1.3],
    [height * 0.62, height * 0.84, 1.15],
    [height * 0.84, height + 1.6, 1],
  ];
  for (const side of [-1, 1]) {
    const x = side * (half + 1.5);
    for (const [low, high, wide] of steps) {
      solids.box([x - wide * 0.62, low, z - wide], [x + wide * 0.62, high, z + wide], steel, 3);
      // Flutes: every face has two grooves, as steel boxes have.
      for (const across of [-0.36, 0.36]) {
        const paint = darker(steel, 0.72);
        solids.box(
          [x + across * wide - 0.07, low, z - wide - 0.03],
          [x + across * wide + 0.07, high, z + wide + 0.03],
          paint,
          6,
        );
      }
      if (low > 0)
        solids.box(
          [x - wide * 0.75, low - 0.3, z - wide * 1.12],
          [x + wide * 0.75, low + 0.3, z + wide * 1.12],
          darker(steel, 1.1),
          3,
        );
    }
    solids.softBox([x - 4, foot - 2, z - 5], [x + 4, foot + 3.5, z + 5], 0.6, lookOf(0x8f8a82, 'stone'), { rings: 1 });
    if (dark > 0.4) solids.ball([x, height + 2.2, z], [0.4, 0.4, 0.4], shine([3, 0.25, 0.15], 1), 6);
  }
  for (const [low, high] of [
    [height * 0.2, height * 0.29],
    [height * 0.5, height * 0.57],
    [height * 0.76, height * 0.81],
    [height * 0.95, height],
    [-5, -3.4],
  ] as const) {
    solids.box([-half - 1.2, low, z - 0.75], [half + 1.2, high, z + 0.75], steel, 3);
    for (let x = -half; x <= half; x += 1.1)
      solids.box([x - 0.07, low + 0.2, z - 0.8], [x + 0.07, high - 0.2, z + 0.8], darker(steel, 0.72), 6);
    solids.box([-half - 1.2, high - 0.12, z - 0.9], [half + 1.2, high + 0.16, z + 0.9], darker(steel, 1.08), 4);
  }
}
