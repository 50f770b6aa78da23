import type { Air } from '../land/world.ts';
import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import type { Particle } from './particle.ts';

/**
 * Light that the air shows where a place says so: what falls through an opening above, the turning beam of a lighthouse, lamps that rush by outside a
 * train. Functions of the time alone.
 */
export type Beam = (source: ParticleSource, from: Vector, time: number, air: Air) => Iterable<Particle>;

const STILL: Vector = [0, 0, 0];
/** From where light comes in aslant: to the right and a little toward the camera. */
const ASLANT: Vector = [0.26, -1, 0.14];
const SLICES = 14;

/** The colour of the sun, as bright as paper. */
function sunlit({ sunColour: [r, g, b] }: Air): Vector {
  const most = Math.max(r, g, b, 1e-3);
  return [(0.45 + (0.55 * r) / most) * 1.15, (0.45 + (0.55 * g) / most) * 1.05, (0.45 + (0.55 * b) / most) * 0.85];
}

/** From an opening down to the floor; `amount`: half as broad as the opening, in metres. */
function* shaft({ amount, colour }: ParticleSource, from: Vector, time: number, air: Air): Generator<Particle> {
  const hue = colour ?? sunlit(air);
  const own = hashText(`shaft ${from[0].toFixed(1)} ${from[2].toFixed(1)}`, 1) % 100;
  const breath = 0.8 + 0.2 * Math.sin(time * 0.6 + own);
  for (let k = 0; k < SLICES; k++) {
    const down = ((k + 0.5) / SLICES) * from[1];
    yield {
      at: [from[0] + ASLANT[0] * down, from[1] - down, from[2] + ASLANT[2] * down],
      size: amount * (0.85 + 0.3 * (k / SLICES)),
      streak: [(ASLANT[0] * from[1]) / SLICES, -from[1] / SLICES, (ASLANT[2] * from[1]) / SLICES],
      alpha: 0.085 * breath * (1 - 0.55 * (k / SLICES)),
      colour: hue,
      glow: 1,
    };
  }
}

const BEACON = { slices: 34, seconds: 9, reach: 150, white: [1.5, 1.4, 1.05] as Vector } as const;

/** Two beams, opposite, that go around; thicker and fainter the farther, and a halo around the lamp. */
function* beacon({ amount }: ParticleSource, from: Vector, time: number): Generator<Particle> {
  const turn = (time / BEACON.seconds) * Math.PI * 2 + 0.5;
  for (const side of [0, Math.PI]) {
    const [s, c] = [Math.sin(turn + side), Math.cos(turn + side)];
    for (let k = 0; k < BEACON.slices; k++) {
      const share = (k + 0.5) / BEACON.slices;
      const far = share ** 1.5 * BEACON.reach;
      const step = (1.5 * Math.sqrt(share) * BEACON.reach) / BEACON.slices;
      yield {
        at: [from[0] + s * far, from[1] - far * 0.015, from[2] + c * far],
        size: 0.8 + far * 0.055,
        streak: [s * step, 0, c * step],
        alpha: 0.3 * amount * (1 - share) ** 1.4,
        colour: BEACON.white,
        glow: 1,
      };
    }
  }
  for (const [size, alpha] of [
    [1.6, 0.9],
    [5, 0.25],
    [13, 0.08],
  ] as const)
    yield { at: from, size, streak: STILL, alpha: alpha * amount, colour: BEACON.white, glow: 1 };
}

const PASSING = { lamps: 9, apart: 9, metresPerSecond: 17, shutter: 0.05 } as const;

/** Lamps on the walls of a tunnel that go by on both sides; `from`: how far aside and how high. */
function* passing(_source: ParticleSource, [aside, up]: Vector, time: number): Generator<Particle> {
  const whole = PASSING.lamps * PASSING.apart;
  for (const side of [-1, 1])
    for (let k = 0; k < PASSING.lamps; k++) {
      const along = (k * PASSING.apart + time * PASSING.metresPerSecond + (side > 0 ? 3.5 : 0)) % whole;
      const at: Vector = [side * aside, up, along - whole * 0.65];
      const streak: Vector = [0, 0, PASSING.metresPerSecond * PASSING.shutter];
      yield { at, size: 0.1, streak, alpha: 0.95, colour: [1.5, 1.3, 0.8], glow: 1 };
      yield { at, size: 0.5, streak, alpha: 0.16, colour: [1.4, 1, 0.5], glow: 1 };
    }
}

export const BEAMS: Readonly<Record<string, Beam>> = { shaft, beacon, passing };
