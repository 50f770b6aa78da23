import { describe, expect, it } from 'vitest';
import { KernelMemory } from '../maths/kernel-memory.ts';
import { normalise } from '../maths/vector.ts';
import { openKernels, STACK_BYTES } from './kernels.ts';
import { lensRecords } from './layout.ts';
import { directionOf, findSeenSky, SKY_BLOCK } from './seen-sky.ts';

const SIZE = 64;
const SUN = normalise([0.3, 0.5, -0.8]);
const COLOURS = {
  zenith: [0.1, 0.2, 0.6],
  middle: [0.3, 0.5, 0.8],
  horizon: [0.9, 0.8, 0.7],
  glow: [0.6, 0.4, 0.2],
  cloudLit: [1.2, 1.1, 1],
  cloudShade: [0.4, 0.45, 0.5],
} as const;
const [COVER, CIRRUS, SEED] = [0.6, 0.7, 11.3];

/** The kernel's dome in plain numbers: what it stores of one texel, 0 to 65535. */
function plainTexel(i: number, j: number): readonly number[] {
  const [x, y, z] = directionOf(SIZE, i, j);
  const c = Math.min(1, Math.max(0, (x * SUN[0] + y * SUN[1] + z * SUN[2]) / 2 + 0.5));
  const [low, high] = [Math.exp(-9 * y), step(0.05, 0.75, y)];
  const glow = c ** 12 * 0.55 * (0.35 + 0.65 * Math.exp(-3 * y)) + c ** 24 * 0.6;
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  let colour = [0, 1, 2].map((k) => {
    const base = mix(COLOURS.middle[k] ?? 0, COLOURS.zenith[k] ?? 0, high);
    return mix(base, COLOURS.horizon[k] ?? 0, low) + (COLOURS.glow[k] ?? 0) * glow;
  });
  const t = 1.15 / (y + 0.12);
  const [px, pz] = [x * t + SEED, z * t];
  const warp = fractal(px * 0.8, SEED, pz * 0.8, 3) - 0.5;
  const [hx, hz] = [px * 1.6 + warp * 1.2, pz * 1.6 + warp];
  const d = fractal(hx, SEED * 1.7, hz, 6);
  const edge = 1 - COVER * 0.62;
  const dense = step(edge - 0.1, edge + 0.16, d) * step(0.004, 0.09, y);
  if (dense > 0.003) {
    const d2 = fractal(hx + SUN[0] * 0.16, SEED * 1.7, hz + SUN[2] * 0.16, 5);
    const lit = clamp(0.62 + (d - d2) * 3.2) * (1 - 0.5 * step(edge + 0.05, edge + 0.34, d));
    const share = clamp(lit + c ** 8 * (1 - dense) * 1.2);
    colour = colour.map((v, k) =>
      mix(v, mix(COLOURS.cloudShade[k] ?? 0, COLOURS.cloudLit[k] ?? 0, share), dense * 0.96),
    );
  }
  const s = 1 / (y + 0.25);
  const w = fractal(x * s * 0.9 + SEED, 4, z * s * 0.9, 3);
  const streak = fractal(x * s * 1.1 + w * 1.5, SEED + 9, z * s * 6.5 + w * 3, 4);
  const veil = step(0.5, 0.85, streak) * CIRRUS * step(0.02, 0.25, y) * 0.55;
  return colour.map((v, k) => Math.sqrt(mix(v, COLOURS.cloudLit[k] ?? 0, veil)) * (65_535 / 4));
}

const clamp = (x: number): number => Math.min(1, Math.max(0, x));
const step = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};

function fractal(x: number, y: number, z: number, octaves: number): number {
  let [sum, total, amplitude] = [0, 0, 0.5];
  let [px, py, pz] = [x, y, z];
  for (let k = 0; k < octaves; k++) {
    sum += amplitude * valueNoise(px, py, pz);
    total += amplitude;
    [px, py, pz] = [px * 2.03 + 17.1, py * 2.01 + 3.7, pz * 2.02 + 9.2];
    amplitude *= 0.52;
  }
  return sum / total;
}

function valueNoise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const smooth = (t: number): number => t * t * (3 - 2 * t);
  const [sx, sy, sz] = [smooth(x - ix), smooth(y - iy), smooth(z - iz)];
  let sum = 0;
  for (const [a, b, c] of [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [k & 1, (k >> 1) & 1, k >> 2] as const)) {
    const share = (a ? sx : 1 - sx) * (b ? sy : 1 - sy) * (c ? sz : 1 - sz);
    let h = Math.imul(ix + a, 374761393) + Math.imul(iy + b, 668265263) + Math.imul(iz + c, 2147483647);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    sum += (share * ((h ^ (h >>> 16)) & 0xffff)) / 65_535;
  }
  return sum;
}

function paintDome(seen: Uint8Array): Uint16Array {
  const memory = new KernelMemory();
  const kernels = openKernels(memory.memory, memory.reserve(STACK_BYTES));
  const scene = lensRecords.view(memory.memory, 'Scene', memory.reserve(lensRecords.sizeOf('Scene')));
  const sky = memory.reserve(SIZE * SIZE * 8);
  scene
    .set('sky', sky)
    .set('skySize', SIZE)
    .set('sunDirection', ...SUN);
  const colours = lensRecords.view(memory.memory, 'SkyColours', memory.reserve(lensRecords.sizeOf('SkyColours')));
  for (const name of ['zenith', 'middle', 'horizon', 'glow', 'cloudLit', 'cloudShade'] as const) {
    colours.set(name, ...COLOURS[name]);
  }
  colours.set('seed', SEED).set('cover', COVER).set('cirrus', CIRRUS);
  const at = memory.reserve(seen.length);
  memory.bytes(at, seen.length).set(seen);
  kernels.paintSky(scene.at, colours.at, at, 0, SIZE / SKY_BLOCK);
  return new Uint16Array(memory.memory.buffer, sky, SIZE * SIZE * 4).slice();
}

const BLOCKS = (SIZE / SKY_BLOCK) ** 2;

describe('the sky', () => {
  it('is painted as plain numbers say, texel by texel', () => {
    const dome = paintDome(new Uint8Array(BLOCKS).fill(1));
    let apart = 0;
    for (let j = 0; j < SIZE; j += 3) {
      for (let i = 0; i < SIZE; i++) {
        const plain = plainTexel(i, j);
        for (let k = 0; k < 3; k++)
          apart = Math.max(apart, Math.abs((dome[(j * SIZE + i) * 4 + k] ?? 0) - (plain[k] ?? Number.NaN)));
      }
    }
    expect(apart).toBeLessThan(90);
  });

  it('is the same at the corners of blocks that nobody sees, and near it between them', () => {
    const fine = paintDome(new Uint8Array(BLOCKS).fill(1));
    const coarse = paintDome(new Uint8Array(BLOCKS));
    for (let j = 0; j < SIZE; j += 5) {
      const row = Math.floor(j / SKY_BLOCK) * SKY_BLOCK + Math.floor((j % SKY_BLOCK) / 5) * 5;
      expect(coarse[row * SIZE * 4]).toBe(fine[row * SIZE * 4]);
    }
    const apart = fine.reduce((sum, value, at) => sum + Math.abs(value - (coarse[at] ?? 0)), 0) / fine.length;
    expect(apart).toBeLessThan(1_500);
  });

  it('is seen where a camera looks, where water mirrors it, and not behind the camera', () => {
    const look = { eye: [0, 1.6, 0], target: [0, 2.6, -3], corner: 0.85, turn: 0 } as const;
    const size = 256;
    const seen = findSeenSky(size, [look, { ...look, target: [0, 1.2, -3] }]);
    const forward = normalise([0, 1, -3]);
    let [hidden, missing, needless] = [0, 0, 0];
    for (let j = 0; j < size; j++) {
      for (let i = 0; i < size; i++) {
        const [x, y, z] = directionOf(size, i, j);
        const isSeen = seen[Math.floor(j / SKY_BLOCK) * (size / SKY_BLOCK) + Math.floor(i / SKY_BLOCK)] === 1;
        if (x * forward[0] + y * forward[1] + z * forward[2] > look.corner && !isSeen) missing += 1;
        if (z > 0.5 && isSeen) needless += 1;
        if (!isSeen) hidden += 1;
      }
    }
    expect([missing, needless]).toEqual([0, 0]);
    expect(hidden).toBeGreaterThan(size * size * 0.5);
  });
});
