import type { Air } from '../land/world.ts';
import type { Light } from '../maths/mesh.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';

/** What comes over a land and is as large as it: a tornado, an avalanche. Functions of the time, around where the film first looks. */
const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 16 + which)) / 4_294_967_296;

const mix = (a: Light, b: Light, part: number): Light => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

const FUNNEL = { puffs: 620, high: 118, far: 225, foot: 4.5, mouth: 52, turns: 0.42 } as const;
const SKIRT = { puffs: 130, wide: 30, high: 15 } as const;
const DEBRIS = 90;
/** Radians that it crosses the picture, from where to where in ten seconds. */
const CROSSES = [-0.3, 0.32] as const;

/** A funnel of cloud that turns and bends, dark toward its foot, with the dust it raises and what it has torn up. */
export function* tornado(seed: number, eye: Vector, time: number, ahead: number, air: Air): Generator<Particle> {
  const [pale, dark] = [lit(air, 0.2), lit(air, 0.05)];
  const dust: Light = [dark[0] * 3.6, dark[1] * 2.9, dark[2] * 2.1];
  const angle = ahead - (CROSSES[0] + ((CROSSES[1] - CROSSES[0]) * time) / 10);
  const [fx, fz] = [eye[0] + Math.sin(angle) * FUNNEL.far, eye[2] + Math.cos(angle) * FUNNEL.far];
  const ground = eye[1] * 0.25 - 5;
  const axis = (up: number): readonly [number, number] => [
    Math.sin(up * 3.1 + time * 0.5) * 9 * up + Math.sin(time * 0.8) * 3 * (1 - up),
    Math.cos(up * 2.3 + time * 0.4) * 6 * up,
  ];
  for (let k = 0; k < FUNNEL.puffs; k++) {
    // Densest at the foot, where it is thin.
    const up = share(seed, k, 0) ** 1.15;
    const wide = FUNNEL.foot + up ** 1.9 * FUNNEL.mouth;
    const turn = share(seed, k, 1) * Math.PI * 2 - time * FUNNEL.turns * Math.PI * 2 * (1.6 - up);
    const [ax, az] = axis(up);
    const front = 0.5 + 0.5 * Math.cos(turn - angle - 0.9);
    yield {
      at: [fx + ax + Math.sin(turn) * wide, ground + up * FUNNEL.high, fz + az + Math.cos(turn) * wide],
      size: 3.2 + up * 15 + share(seed, k, 2) * 3,
      streak: [Math.cos(turn) * wide * 0.16, 0, -Math.sin(turn) * wide * 0.16],
      alpha: 0.46 + 0.34 * (1 - up),
      colour: mix(dark, pale, front * 0.75 * (0.35 + up * 0.65)),
      glow: 0,
    };
  }
  for (let k = 0; k < SKIRT.puffs; k++) {
    const age = (time * 0.5 + share(seed, k, 3)) % 1;
    const turn = share(seed, k, 4) * Math.PI * 2 - time * 2.1;
    const out = 4 + SKIRT.wide * (0.15 + 0.85 * age);
    yield {
      at: [
        fx + Math.sin(turn) * out,
        ground + 1 + SKIRT.high * age ** 1.4 * share(seed, k, 5),
        fz + Math.cos(turn) * out,
      ],
      size: 4 + 7 * age,
      streak: [0, 0, 0],
      alpha: 0.5 * Math.min(1, age * 5) * (1 - age),
      colour: dust,
      glow: 0,
    };
  }
  for (let k = 0; k < DEBRIS; k++) {
    const up = (time * (0.1 + 0.1 * share(seed, k, 6)) + share(seed, k, 7)) % 1;
    const wide = FUNNEL.foot + 6 + up ** 1.5 * 34 + share(seed, k, 8) * 10;
    const turn = share(seed, k, 9) * Math.PI * 2 - time * (1.5 + share(seed, k, 10) * 1.4);
    yield {
      at: [fx + Math.sin(turn) * wide, ground + 2 + up * FUNNEL.high * 0.62, fz + Math.cos(turn) * wide],
      size: 0.5 + share(seed, k, 11) * 0.9,
      streak: [Math.cos(turn) * 1.4, Math.sin(time * 5 + k) * 0.9, -Math.sin(turn) * 1.4],
      alpha: 0.95,
      colour: [dark[0] * 0.6, dark[1] * 0.5, dark[2] * 0.45],
      glow: 0,
    };
  }
}

/** Metres from the eye where it breaks loose, where its front is at the nearest, and what it gains a second; how high up the slope it begins. */
const SLIDE = { far: 330, nearest: 84, gains: 42, high: 96, puffs: 900 } as const;

/** A wall of snow that comes down a mountain: it boils over itself, broader and higher the nearer it comes. */
export function* avalanche(seed: number, eye: Vector, time: number, ahead: number, air: Air): Generator<Particle> {
  const far = Math.max(SLIDE.nearest, SLIDE.far - SLIDE.gains * time);
  const come = (SLIDE.far - far) / (SLIDE.far - SLIDE.nearest);
  const foot = (1 - come) ** 1.6 * SLIDE.high;
  const [bright, shaded] = [lit(air, 1.25), lit(air, 0.5)];
  const blue: Light = [shaded[0] * 0.86, shaded[1] * 0.97, shaded[2] * 1.18];
  const [high, spread] = [17 + 9 * come, 0.3 + 0.42 * come];
  // From behind to the front: what is nearest covers what it comes from.
  for (let number = 0; number < SLIDE.puffs; number++) {
    const depth = 1 - number / SLIDE.puffs;
    const across = share(seed, number, 0) * 2 - 1;
    const roll = (time * (0.55 + 0.5 * share(seed, number, 1)) + share(seed, number, 2)) % 1;
    // Heads of cloud, each higher than what lies between them.
    const head = Math.max(0.25, 0.62 + 0.34 * Math.sin(across * 11 + seed) + 0.24 * Math.sin(across * 27 + time * 1.3));
    const up = roll ** 0.8 * high * head * (1 - 0.45 * across * across) * (1 + depth);
    const away = far * (1 + 0.45 * depth + 0.1 * across * across);
    const angle = ahead + across * spread * (1 - 0.2 * depth);
    const light = Math.min(1, 0.18 + 0.55 * (up / (high * (1 + depth))) + 0.5 * share(seed, number, 5) ** 1.5);
    yield {
      at: [
        eye[0] + Math.sin(angle) * away,
        eye[1] * 0.3 + foot + up - 3 + (away - far) * 0.34,
        eye[2] + Math.cos(angle) * away,
      ],
      size: (2.2 + 4.2 * share(seed, number, 4) + 3.2 * roll) * (0.75 + 0.5 * come),
      streak: [0, 0, 0],
      alpha: 0.95 * Math.sin(Math.PI * roll) ** 0.5,
      colour: mix(blue, bright, light),
      glow: 0,
    };
  }
}

const SPOUT = { far: 46, high: 27, drops: 420, puffs: 150, seconds: 2.6 } as const;

/** Hot water that shoots up in beats, falls back as spray, and steams away with the wind. */
export function* geyser(seed: number, eye: Vector, time: number, ahead: number, air: Air): Generator<Particle> {
  const [x, z] = [eye[0] + Math.sin(ahead + 0.13) * SPOUT.far, eye[2] + Math.cos(ahead + 0.13) * SPOUT.far];
  const ground = eye[1] - 1.7;
  const [water, steam] = [lit(air, 1.15), lit(air, 0.95)];
  const force = 0.72 + 0.2 * Math.sin(time * 1.7) + 0.12 * Math.sin(time * 4.3);
  for (let k = 0; k < SPOUT.puffs; k++) {
    const age = (time / 5.5 + share(seed, k, 0)) % 1;
    const [turn, out] = [share(seed, k, 1) * Math.PI * 2, Math.sqrt(share(seed, k, 2))];
    const up = SPOUT.high * force * (0.15 + 1.25 * age ** 0.7);
    yield {
      at: [
        x + Math.sin(turn) * out * (0.8 + age * 4.5) + age * age * 9,
        ground + up,
        z + Math.cos(turn) * out * (0.8 + age * 3),
      ],
      size: 0.9 + age * 3.6,
      streak: [0, 0, 0],
      alpha: 0.34 * Math.min(1, age * 8) * (1 - age),
      colour: steam,
      glow: 0,
    };
  }
  for (let k = 0; k < SPOUT.drops; k++) {
    const age = (time / SPOUT.seconds + share(seed, k, 3)) % 1;
    const [turn, out] = [share(seed, k, 4) * Math.PI * 2, share(seed, k, 5)];
    const rise = 4 * age * (1 - age) * SPOUT.high * force * (1 - 0.55 * out * share(seed, k, 6));
    const aside = (0.25 + 3.4 * out * age) * (0.4 + 0.6 * out);
    yield {
      at: [x + Math.sin(turn) * aside + age * 0.8, ground + rise, z + Math.cos(turn) * aside],
      size: 0.16 + 0.3 * age,
      streak: [0, (0.5 - age) * 1.4, 0],
      alpha: 0.5 * (1 - age * 0.7),
      colour: water,
      glow: 0.05,
    };
  }
}
