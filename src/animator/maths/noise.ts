import { clamp } from './ease.ts';
import { makeRandom } from './random.ts';

/** Gradient noise in about -1..1, with the usual sums over octaves. One field per seed; the same seed gives the same field. */
export interface NoiseField {
  noise(x: number, y: number): number;
  /** Sum of octaves, about -0.6..0.6. */
  fbm(x: number, y: number, octaves: number): number;
  /** Sharp crests, 0..1: rock and mountain. */
  ridged(x: number, y: number, octaves: number): number;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Unit vectors all around, the same for every field. */
const GRADIENT_X = Float32Array.from({ length: 256 }, (_, i) => Math.cos((i / 256) * Math.PI * 2));
const GRADIENT_Y = Float32Array.from({ length: 256 }, (_, i) => Math.sin((i / 256) * Math.PI * 2));

export function makeNoise(seed: number): NoiseField {
  const random = makeRandom(seed);
  const order = new Uint8Array(256);
  for (let i = 0; i < 256; i++) order[i] = i;
  for (let i = 255; i > 0; i--) {
    const j = random.index(i + 1);
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  const table = new Uint8Array(512);
  table.set(order);
  table.set(order, 256);
  const [gradientX, gradientY] = [GRADIENT_X, GRADIENT_Y];

  const noise = (x: number, y: number): number => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const fx = x - cellX;
    const fy = y - cellY;
    const left = table[cellX & 255] ?? 0;
    const right = table[(cellX + 1) & 255] ?? 0;
    const top = cellY & 255;
    const below = (cellY + 1) & 255;
    const a = table[left + top] ?? 0;
    const b = table[right + top] ?? 0;
    const c = table[left + below] ?? 0;
    const d = table[right + below] ?? 0;
    const n0 = (gradientX[a] ?? 0) * fx + (gradientY[a] ?? 0) * fy;
    const n1 = (gradientX[b] ?? 0) * (fx - 1) + (gradientY[b] ?? 0) * fy;
    const n2 = (gradientX[c] ?? 0) * fx + (gradientY[c] ?? 0) * (fy - 1);
    const n3 = (gradientX[d] ?? 0) * (fx - 1) + (gradientY[d] ?? 0) * (fy - 1);
    const u = fade(fx);
    const v = fade(fy);
    return (n0 + (n1 - n0) * u + (n2 - n0) * v + (n0 - n1 - n2 + n3) * u * v) * 1.5;
  };

  const fbm = (x: number, y: number, octaves: number): number => {
    let sum = 0;
    let amplitude = 0.5;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * noise(px, py);
      px = px * 2 + 17.3;
      py = py * 2 + 9.1;
      amplitude *= 0.5;
    }
    return sum;
  };

  const ridged = (x: number, y: number, octaves: number): number => {
    let sum = 0;
    let amplitude = 0.5;
    let weight = 1;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i++) {
      const crest = 1 - Math.abs(noise(px, py));
      const value = crest * crest * weight;
      weight = clamp(value * 1.6);
      sum += value * amplitude;
      px = px * 2.03 + 11;
      py = py * 2.03 + 5;
      amplitude *= 0.5;
    }
    return sum;
  };

  return { noise, fbm, ridged };
}
