import type { Air } from '../land/world.ts';
import { hashText, scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { FIREWORKS } from '../stage/bursts.ts';
import { calving } from './calving.ts';
import { dustWall } from './dust-wall.ts';
import { avalanche, geyser, tornado } from './great-weather.ts';
import type { Particle } from './particle.ts';
import { searchlights } from './searchlights.ts';
import { starTrails } from './star-trails.ts';
import { swarm } from './swarm.ts';

/**
 * What is to be seen in the sky when a prompt says so: curtains of northern light, fireworks, lightning, the band of the Milky Way, falling stars. All
 * around the eye and as far away as nobody walks, so that whatever the camera looks at has some of it above. Functions of the time alone.
 * `ahead`: radians around the vertical where the film first looks.
 */
export type SkyShow = (seed: number, eye: Vector, time: number, ahead: number, air: Air) => Iterable<Particle>;

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 16 + which)) / 4_294_967_296;

const around = ([x, y, z]: Vector, angle: number, far: number, up: number): Vector => [
  x + Math.sin(angle) * far,
  y + up,
  z + Math.cos(angle) * far,
];

const AURORA = { columns: 260, far: 900 } as const;

/** Three curtains that wave slowly; green at their hem, violet above, and brightest where the film looks. */
function* aurora(seed: number, eye: Vector, time: number, ahead: number): Generator<Particle> {
  for (let curtain = 0; curtain < 3; curtain++) {
    const own = share(seed, curtain, 1) * 9;
    for (let k = 0; k < AURORA.columns; k++) {
      const turn = (k / AURORA.columns) * Math.PI * 2;
      const wave =
        Math.sin(turn * 3 + time * 0.22 + own) +
        0.6 * Math.sin(turn * 7 - time * 0.31 + own * 2) +
        0.3 * Math.sin(turn * 17 + time * 0.5);
      const far = AURORA.far + wave * 130 + curtain * 160;
      const rays = 0.5 + 0.5 * Math.sin(turn * 41 + Math.sin(turn * 13 + time * 0.35) * 3 + time * 0.8);
      const bright =
        Math.max(0, 0.35 + 0.65 * Math.sin(turn * 2 + own + time * 0.12)) *
        (0.35 + 0.65 * rays) *
        (0.55 + 0.75 * Math.max(0, Math.cos((turn - ahead) * 0.5)) ** 2);
      if (bright < 0.05) continue;
      const hem = 120 + curtain * 56 + wave * 15;
      const angle = turn + wave * 0.02;
      for (const [high, tall, colour, alpha] of [
        [30, 60, [0.1, 1.1, 0.5], 0.3],
        [95, 130, [0.08, 0.75, 0.5], 0.19],
        [190, 170, [0.5, 0.16, 0.85], 0.24],
      ] as const)
        yield {
          at: around(eye, angle, far, hem + high),
          // Wider than they are apart: curtains, and no bars.
          size: 27,
          streak: [0, tall, 0],
          alpha: alpha * bright * 0.66,
          colour,
          glow: 1,
        };
    }
  }
}

const SHELLS = FIREWORKS.shells;
const SPARKS = 64;
const [SHELL_SECONDS, BURST_METRES] = [FIREWORKS.every, 10];
const HUES: readonly Vector[] = [
  [2.4, 0.6, 0.3],
  [2.2, 1.6, 0.5],
  [0.5, 1.2, 2.4],
  [0.6, 2.2, 0.9],
  [2.2, 0.6, 1.8],
  [2.2, 2.1, 2],
];

/** Shells that burst in turn: sparks fly out, slow down, fall and fade. */
function* fireworks(seed: number, eye: Vector, time: number, ahead: number): Generator<Particle> {
  for (let shell = 0; shell < SHELLS; shell++) {
    const shifted = time / SHELL_SECONDS + shell / SHELLS;
    const round = Math.floor(shifted);
    const age = (shifted - round) * SHELL_SECONDS;
    const own = shell + round * SHELLS;
    const [angle, far] = [ahead + (share(seed, own, 0) - 0.5) * 0.75, 62 + share(seed, own, 1) * 45];
    const middle = around(eye, angle, far, 17 + share(seed, own, 2) * 18);
    const hue = HUES[Math.floor(share(seed, own, 3) * HUES.length)] ?? [2, 2, 2];
    const burst = age - FIREWORKS.rise;
    if (burst < 0) {
      const rise = 1 - age / FIREWORKS.rise;
      yield {
        at: [middle[0], middle[1] - rise * 14, middle[2]],
        size: 0.5,
        streak: [0, 5, 0],
        alpha: 0.7,
        colour: [1.8, 1.2, 0.6],
        glow: 1,
      };
      continue;
    }
    const [spread, fade] = [BURST_METRES * (1 - Math.exp(-burst * 2.4)), Math.max(0, 1 - burst / 1.9)];
    for (let k = 0; k < SPARKS; k++) {
      const [up, turn] = [1 - 2 * ((k + 0.5) / SPARKS), k * 2.39996];
      const flat = Math.sqrt(1 - up * up);
      const out: Vector = [flat * Math.sin(turn), up, flat * Math.cos(turn)];
      const reach = spread * (0.85 + 0.2 * share(seed, own * 64 + k, 4));
      const trail = 1.6 * Math.exp(-burst * 1.4) + 0.3;
      yield {
        at: [middle[0] + out[0] * reach, middle[1] + out[1] * reach - 1.3 * burst * burst, middle[2] + out[2] * reach],
        size: 0.24,
        streak: [out[0] * trail, out[1] * trail - burst * 0.35, out[2] * trail],
        alpha: 0.9 * fade * (burst > 1 ? 0.55 + 0.45 * Math.sin(time * 40 + k * 3) : 1),
        colour: hue,
        glow: 1,
      };
    }
    if (burst < 0.25)
      yield { at: middle, size: 6, streak: [0, 0, 0], alpha: 0.5 * (1 - burst / 0.25), colour: hue, glow: 1 };
  }
}

const STROKE_SECONDS = 1.7;

/** Which stroke it is, and how bright it stands: it blinks twice. */
export function strokeAt(time: number): { readonly stroke: number; readonly blink: number; readonly age: number } {
  const stroke = Math.floor(time / STROKE_SECONDS + 0.4);
  const age = time - (stroke - 0.4) * STROKE_SECONDS;
  return { stroke, age, blink: age < 0.1 ? 1 : age > 0.16 && age < 0.28 ? 0.7 : 0 };
}

const OVERHEAD = { far: 420, high: 190, broad: 1, size: 1 } as const;
const FAR_OFF = { far: 1300, high: 240, broad: 1.1, size: 1.7 } as const;

/** A bolt every other second, forked, that stands for two blinks. */
function* lightning(seed: number, eye: Vector, time: number, ahead: number, { sky }: Air): Generator<Particle> {
  const { stroke, blink } = strokeAt(time);
  if (blink === 0) return;
  const angle = ahead + (share(seed, stroke, 0) - 0.5) * 0.8;
  // Out of a bank of clouds over the horizon it is seen whole, and small.
  const { far, high, broad, size } = sky.front === undefined ? OVERHEAD : FAR_OFF;
  let [x, up] = [0, high];
  for (let k = 0; up > 0; k++) {
    const [dx, dy] = [
      (share(seed, stroke * 40 + k, 1) - 0.5) * 26 * broad,
      (9 + share(seed, stroke * 40 + k, 2) * 9) * broad,
    ];
    const side: Vector = [Math.cos(angle) * dx, -dy, -Math.sin(angle) * dx];
    const from = around(eye, angle + x / far, far, up);
    const at: Vector = [from[0] + side[0] / 2, from[1] + side[1] / 2, from[2] + side[2] / 2];
    for (const [wide, alpha] of [
      [1.1, 1],
      [6, 0.16],
    ] as const)
      yield { at, size: wide * size, streak: side, alpha: alpha * blink, colour: [2.6, 2.7, 3.4], glow: 1 };
    x += dx;
    up -= dy;
  }
  yield {
    at: around(eye, angle, far, high),
    size: high,
    streak: [120, 0, 0],
    alpha: 0.35 * blink,
    colour: [0.7, 0.75, 1],
    glow: 1,
  };
}

/** A band of stars from horizon to horizon, dense and pale along its middle. */
function* milkyWay(seed: number, eye: Vector, _time: number, ahead: number): Generator<Particle> {
  const far = 1500;
  for (let k = 0; k < 900; k++) {
    const along = (share(seed, k, 0) - 0.5) * 2.4;
    const off = (share(seed, k, 1) + share(seed, k, 2) + share(seed, k, 3) - 1.5) * 0.3;
    // From low on the left to high on the right of where the film looks.
    const [right, up] = [along - off * 0.5, 0.2 + along * 0.42 + off];
    const length = Math.hypot(1, up, right);
    const [s, c] = [Math.sin(ahead), Math.cos(ahead)];
    const at: Vector = [
      eye[0] + ((s - right * c) / length) * far,
      eye[1] + (up / length) * far,
      eye[2] + ((c + right * s) / length) * far,
    ];
    const cloud = k % 3 === 0;
    const warm = share(seed, k, 4);
    yield {
      at,
      size: cloud ? 70 + warm * 60 : 1.5 + warm * 1.4,
      streak: [0, 0, 0],
      alpha: cloud ? 0.028 * Math.exp(-off * off * 12) : 0.3 + 0.7 * share(seed, k, 5),
      colour: cloud ? [0.5 + 0.3 * warm, 0.5, 0.75] : [1.1, 1.1, 1.3],
      glow: 1,
    };
  }
}

const METEOR_SECONDS = 1.5;

/** Streaks across the sky, one after another. */
function* meteors(seed: number, eye: Vector, time: number, ahead: number): Generator<Particle> {
  for (let lane = 0; lane < 2; lane++) {
    const shifted = time / METEOR_SECONDS + lane * 0.5;
    const round = Math.floor(shifted);
    const [age, own] = [shifted - round, round * 2 + lane];
    if (age > 0.6) continue;
    const [start, high] = [ahead + (share(seed, own, 0) - 0.5) * 0.7, 130 + share(seed, own, 1) * 70];
    const at = around(eye, start - age * 0.45, 800, high - age * 110);
    const fade = Math.sin((age / 0.6) * Math.PI);
    yield { at, size: 2.2, streak: [-70, 36, 0], alpha: 0.7 * fade, colour: [1.6, 1.7, 2], glow: 1 };
    yield {
      at: [at[0] + 30, at[1] - 16, at[2]],
      size: 3.4,
      streak: [8, -4, 0],
      alpha: fade,
      colour: [2.4, 2.4, 2.6],
      glow: 1,
    };
  }
}

export const SKY_SHOWS: Readonly<Record<string, SkyShow>> = {
  aurora,
  fireworks,
  lightning,
  'milky way': milkyWay,
  meteors,
  'dust wall': dustWall,
  tornado,
  avalanche,
  geyser,
  'star trails': starTrails,
  swarm,
  calving,
  searchlights,
};

export const skySeed = (kind: string, seed: number): number => hashText(kind, seed);
