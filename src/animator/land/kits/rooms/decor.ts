import { makeRandom, type Random } from '../../../maths/random.ts';
import { normalise, type Vector } from '../../../maths/vector.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, mixLooks, Solids } from '../architecture/solids.ts';
import { flameSpots } from '../flame-spots.ts';

/** Hangs on a wall: its back at z 0, looking along +z, middle at its own y. */
export const makePicture = (width: number, height: number, frame: Look, seed: number): Piece => ({
  name: 'picture',
  width,
  depth: 0.04,
  height,
  light: true,
  make() {
    const solids = new Solids();
    const [w, h, b] = [width / 2, height / 2, Math.min(0.06, width * 0.08)];
    for (const [a, c] of [
      [
        [-w, -h],
        [w, -h + b],
      ],
      [
        [-w, h - b],
        [w, h],
      ],
      [
        [-w, -h + b],
        [-w + b, h - b],
      ],
      [
        [w - b, -h + b],
        [w, h - b],
      ],
    ] as const)
      solids.softBox([a[0], a[1], 0], [c[0], c[1], 0.035], 0.01, frame, { rings: 1 });
    paintCanvas(solids, makeRandom(seed).spawn('canvas'), w - b, h - b);
    return solids.build();
  },
});

/** A small landscape or a few shapes: seen from across a room, a painting. */
function paintCanvas(solids: Solids, random: Random, w: number, h: number): void {
  const flat = (
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    z: number,
    low: Look,
    high: Look,
    cells: readonly [number, number] = [1, 2],
  ): void => {
    solids.sheet([x0, y0, z], [x1 - x0, 0, 0], [0, y1 - y0, 0], (_, __, v) => mixLooks(low, high, v), cells);
  };
  const look = (hex: number): Look => lookOf(hex, 'paper');
  if (random.chance(0.6)) {
    const [sky, glow] = random.pick([
      [0x8fb4cf, 0xf0dcc0],
      [0x4f6a92, 0xeaa877],
      [0xc9d3d6, 0xf2ead8],
      [0x2f3f66, 0x8a86a8],
    ]) as [number, number];
    flat(-w, -h, w, h, 0.012, look(glow), look(sky));
    let base = h * random.between(-0.1, 0.2);
    const tones = random.pick([
      [0x8fa3ad, 0x5f7d6a, 0x39573c],
      [0xb59a8a, 0x8a6a58, 0x4a3a36],
      [0x9db0a0, 0x6f8f5a, 0xb0a050],
    ]) as number[];
    for (const [index, tone] of tones.entries()) {
      const [n, phase] = [14, random.between(0, 6)];
      for (let k = 0; k < n; k++) {
        const height = (u: number): number => base + h * 0.22 * Math.sin(u * (3 + index) + phase) * (1 - index * 0.25);
        const [u0, u1] = [(k / n) * 2 - 1, ((k + 1) / n) * 2 - 1];
        const at = (u: number, y: number): number =>
          solids.vertex([u * w, y, 0.014 + index * 0.002], [0, 0, 1], look(tone));
        solids.quad(at(u0, -h), at(u1, -h), at(u1, height(u1)), at(u0, height(u0)));
      }
      base -= h * 0.32;
    }
    return;
  }
  flat(-w, -h, w, h, 0.012, look(0xece4d4), look(0xf3eee2));
  for (let k = 0; k < 5; k++) {
    const tone = look(random.pick([0xc8553d, 0x2f5d62, 0xe0a458, 0x3a3a44, 0x8fa58a, 0xd8b4a0]));
    const [x, y, r] = [
      random.between(-0.6, 0.6) * w,
      random.between(-0.6, 0.6) * h,
      random.between(0.12, 0.36) * Math.min(w, h),
    ];
    const count = random.chance(0.5) ? 20 : 4;
    const centre = solids.vertex([x, y, 0.014 + k * 0.001], [0, 0, 1], tone);
    const rim = Array.from({ length: count + 1 }, (_, i) => {
      const a = (i / count) * Math.PI * 2 + k;
      return solids.vertex([x + Math.cos(a) * r, y + Math.sin(a) * r, 0.014 + k * 0.001], [0, 0, 1], tone);
    });
    for (let i = 0; i < count; i++) solids.triangle(centre, rim[i] ?? 0, rim[i + 1] ?? 0);
  }
}

/** Leaves in a pot: `tall` ones are bent blades, others a bush of round leaves. */
export const makePlant = (seed: number, height: number, pot: Look = lookOf(0xb86a48, 'plaster')): Piece => ({
  name: 'plant',
  width: height * 0.35,
  depth: height * 0.35,
  height,
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('plant');
    const p = Math.min(0.3, height * 0.24);
    solids.lathe(
      [0, 0, 0],
      [
        [p * 0.42, 0],
        [p * 0.6, p * 0.9],
        [p * 0.66, p],
        [p * 0.56, p],
        [p * 0.5, p * 0.86],
        [0, p * 0.86],
      ],
      pot,
      18,
    );
    const broad = random.chance(0.5);
    const count = broad ? 26 : 34;
    for (let k = 0; k < count; k++) {
      const [angle, lean] = [random.between(0, Math.PI * 2), random.between(0.15, 1)];
      const length = (height - p) * random.between(0.55, 1);
      const green = mixLooks(lookOf(0x2f5a2c, 'leaf'), lookOf(0x7fa348, 'leaf'), random.next());
      layLeaf(solids, [0, p * 0.9, 0], angle, lean, length, broad ? 0.09 : 0.035, green);
    }
    return solids.build({ twoSided: true, sways: false });
  },
});

function layLeaf(
  solids: Solids,
  from: Vector,
  angle: number,
  lean: number,
  length: number,
  width: number,
  look: Look,
): void {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const steps = 5;
  const rows: [number, number][] = [];
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const out = length * lean * t * t * 0.75 + length * 0.06 * t;
    const up = length * (t - lean * 0.5 * t * t * t);
    const w = width * Math.sin(Math.PI * Math.min(0.97, 0.06 + t * 0.94)) * (1 + lean * 0.3);
    const normal = normalise([-s * 0.4, 0.9, -c * 0.4]);
    const tone = darker(look, 0.55 + 0.5 * t);
    const [x, y, z] = [from[0] + s * out, from[1] + up, from[2] + c * out];
    rows.push([
      solids.vertex([x - c * w, y, z + s * w], normal, tone),
      solids.vertex([x + c * w, y, z - s * w], normal, tone),
    ]);
  }
  for (let k = 0; k < steps; k++) {
    const [a, b] = [rows[k], rows[k + 1]];
    if (a !== undefined && b !== undefined) solids.quad(a[0], a[1], b[1], b[0]);
  }
}

/** A chimney breast with a hearth; burns where `fire`. */
export const makeFireplace = (fire: boolean, stone: Look, height: number): Piece => ({
  name: 'fireplace',
  width: 1.7,
  depth: 0.5,
  height,
  lamps: fire ? [{ at: [0, 0.4, 0.35], colour: [4.2, 1.7, 0.5], reach: 6, size: 0.3 }] : [],
  spots: fire
    ? flameSpots([
        [-0.12, 0.1, 0, 0.13],
        [0.11, 0.1, 0.02, 0.14],
        [0, 0.1, 0.04, 0.18],
      ])
    : [],
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(5).spawn('bricks');
    const soot = lookOf(0x231d1a, 'stone');
    solids.box([-0.7, 1.1, -0.25], [0.7, height, 0.12], darker(stone, 0.95), 0.5);
    for (const side of [-1, 1])
      solids.box([side * 0.6 - 0.25, 0, -0.25], [side * 0.6 + 0.25, 1.1, 0.2], darker(stone, 0.7), 0.4);
    solids.box([-0.85, 0.88, -0.25], [0.85, 1.1, 0.2], darker(stone, 0.7));
    // Stones of many tones over the plain core.
    for (let row = 0; row < 10; row++) {
      let x = -0.85 - random.between(0, 0.12);
      while (x < 0.85) {
        const w = random.between(0.16, 0.3);
        const [a, b, y] = [Math.max(-0.85, x), Math.min(0.85, x + w), row * 0.11];
        const inHearth = b > -0.36 && a < 0.36 && row < 8;
        if (!inHearth && b - a > 0.05)
          solids.softBox(
            [a + 0.005, y + 0.005, 0.15],
            [b - 0.005, y + 0.105, 0.225],
            0.014,
            darker(stone, random.between(0.75, 1.2)),
            { rings: 1 },
          );
        x += w;
      }
    }
    solids.softBox([-0.95, 1.1, -0.25], [0.95, 1.18, 0.3], 0.015, lookOf(0x5a3a24, 'wood'), { rings: 1, cell: 0.5 });
    solids.sheet([-0.36, 0, -0.2], [0.72, 0, 0], [0, 0.88, 0], soot, [3, 3]);
    solids.sheet([-0.36, 0.02, 0.2], [0.72, 0, 0], [0, 0, -0.4], soot, [3, 2]);
    solids.sheet([-0.36, 0, 0.2], [0, 0, -0.4], [0, 0.88, 0], soot);
    solids.sheet([0.36, 0, -0.2], [0, 0, 0.4], [0, 0.88, 0], soot);
    solids.box([-0.75, 0, 0.2], [0.75, 0.04, 0.6], darker(stone, 0.6), 0.5);
    for (const [x, z, a] of [
      [-0.1, 0, 0.3],
      [0.1, 0.03, -0.25],
      [0, -0.04, 0.05],
    ] as const)
      solids.tube(
        [
          [x - 0.22, 0.09 + a * 0.1, z],
          [x + 0.22, 0.09 - a * 0.1, z + a * 0.3],
        ],
        0.05,
        lookOf(0x3a261a, 'bark'),
        8,
      );
    return solids.build();
  },
});

export const makeVase = (look: Look, height: number, flowers: number | null, seed = 1): Piece => ({
  name: 'vase',
  width: height * 0.4,
  depth: height * 0.4,
  height,
  light: true,
  make() {
    const solids = new Solids();
    const h = flowers === null ? height : height * 0.5;
    solids.lathe(
      [0, 0, 0],
      [
        [h * 0.16, 0],
        [h * 0.27, h * 0.3],
        [h * 0.25, h * 0.55],
        [h * 0.11, h * 0.85],
        [h * 0.15, h],
      ],
      look,
      16,
    );
    const random = makeRandom(seed).spawn('flowers');
    if (flowers !== null)
      for (let k = 0; k < 9; k++) {
        const [a, r] = [random.between(0, 6.28), height * random.between(0.04, 0.24)];
        const tip: Vector = [Math.sin(a) * r, height * random.between(0.75, 1), Math.cos(a) * r];
        solids.tube(
          [[0, h * 0.9, 0], [tip[0] * 0.5, (h + tip[1]) / 2, tip[2] * 0.5], tip],
          0.004,
          lookOf(0x4a7a3a, 'leaf'),
          4,
        );
        solids.ball(tip, [0.035, 0.028, 0.035], lookOf(flowers, 'leaf', random.between(0.8, 1.2)), 8);
      }
    return solids.build();
  },
});
