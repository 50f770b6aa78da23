import { smoothstep } from '../../maths/ease.ts';
import { makeNoise, type NoiseField } from '../../maths/noise.ts';
import { chanceAt } from './chance.ts';

/** Shapes of the land that places are put together from; all of them functions of a spot alone. */
export interface Relief {
  readonly noise: NoiseField;
  /** Gentle swells, about -1 to 1, one every `metres`. */
  swells(x: number, z: number, metres: number): number;
  /** Worn mountains, about 0 to 1: crests with gullies between them; one every `metres`. */
  peaks(x: number, z: number, metres: number, octaves?: number): number;
}

export function makeRelief(seed: number): Relief {
  const noise = makeNoise(seed);
  return {
    noise,
    swells: (x, z, metres) => noise.fbm(x / metres + 3.7, z / metres - 1.9, 3) * 1.7,
    peaks(x, z, metres, octaves = 8) {
      // Bent by slow noise first, so that ridges wind; then the steeper it already is, the less finer noise adds: water has worn it.
      const bend = 0.32;
      const u = x / metres + bend * noise.noise(x / metres + 9.2, z / metres);
      const v = z / metres + bend * noise.noise(x / metres, z / metres - 4.1);
      let [sum, amplitude, slopeX, slopeZ, px, pz] = [0, 0.5, 0, 0, u, v];
      for (let k = 0; k < octaves; k++) {
        const [value, dx, dz] = steepNoise(seed, px, pz);
        slopeX += dx * amplitude * 0.85;
        slopeZ += dz * amplitude * 0.85;
        const crest = 1 - Math.abs(value * 2 - 1);
        sum += (amplitude * (k < 5 ? crest * 0.8 + value * 0.2 : value)) / (1 + slopeX * slopeX + slopeZ * slopeZ);
        amplitude *= 0.5;
        [px, pz] = [(px * 0.8 - pz * 0.6) * 2.03 + 5.1, (px * 0.6 + pz * 0.8) * 2.03 - 2.7];
      }
      // Crests of another, finer kind over it: what stands out against the sky is sharp.
      const sharp = noise.ridged(u * 1.7 + 2.2, v * 1.7, 5);
      return sum * 0.8 + sharp * sharp * 0.62;
    },
  };
}

/** Value noise, 0 to 1, with how steep it is. */
function steepNoise(seed: number, x: number, z: number): readonly [number, number, number] {
  const [ix, iz] = [Math.floor(x), Math.floor(z)];
  const [fx, fz] = [x - ix, z - iz];
  const [u, v] = [fx * fx * fx * (fx * (fx * 6 - 15) + 10), fz * fz * fz * (fz * (fz * 6 - 15) + 10)];
  const [du, dv] = [30 * fx * fx * (fx * (fx - 2) + 1), 30 * fz * fz * (fz * (fz - 2) + 1)];
  const a = chanceAt(seed, ix, iz, 0);
  const b = chanceAt(seed, ix + 1, iz, 0);
  const c = chanceAt(seed, ix, iz + 1, 0);
  const d = chanceAt(seed, ix + 1, iz + 1, 0);
  const k = a - b - c + d;
  return [a + (b - a) * u + (c - a) * v + k * u * v, du * (b - a + k * v), dv * (c - a + k * u)];
}

/** A share of something that costs much to know: where the share is nothing, it is not asked for. */
export const shareOf = (share: number, amount: () => number): number => (share === 0 ? 0 : share * amount());

/** 0 within `from` metres of the middle, 1 beyond `to`: keeps land level where the film plays. */
export const beyond = (x: number, z: number, from: number, to: number): number =>
  smoothstep(from, to, Math.hypot(x, z));
