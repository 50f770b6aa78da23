import type { Air } from '../land/world.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 16 + which)) / 4_294_967_296;

/** Metres from the eye to the wall of ice, how high and wide what breaks off is, and when it does. */
const WALL = { far: 205, high: 34, half: 46, from: 0.9, takes: 2.6 } as const;
const [BLOCKS, SPRAY] = [420, 520];

/** A wall of ice that comes down into the sea: blocks and dust of it fall, from one side to the other, and the sea stands up where they go in. */
export function* calving(seed: number, eye: Vector, time: number, ahead: number, air: Air): Generator<Particle> {
  const [white, blue] = [lit(air, 0.95), lit(air, 0.6)];
  const at = (right: number, up: number, near: number): Vector => [
    eye[0] + Math.sin(ahead) * (WALL.far - near) - Math.cos(ahead) * right,
    up,
    eye[2] + Math.cos(ahead) * (WALL.far - near) + Math.sin(ahead) * right,
  ];
  for (let k = 0; k < BLOCKS; k++) {
    const right = (share(seed, k, 0) * 2 - 1) * WALL.half;
    const broke = WALL.from + ((right / WALL.half + 1) / 2) * WALL.takes * 0.7 + share(seed, k, 1) * WALL.takes * 0.3;
    const age = time - broke;
    const start = WALL.high * (0.25 + 0.75 * share(seed, k, 2));
    const up = start - 5.2 * Math.max(0, age) ** 2;
    if (age < 0 || up < -2) continue;
    const dust = k % 3 === 0;
    yield {
      at: at(right, up, 2 + age * 5),
      size: dust ? 3 + age * 3 : 1.2 + 3.4 * share(seed, k, 3) ** 2,
      streak: [0, dust ? -2 : -1.2, 0],
      alpha: dust ? 0.3 : 0.95,
      colour: dust ? white : [blue[0] * 0.45, blue[1] * 0.75, blue[2] * 0.95],
      glow: 0,
    };
  }
  for (let k = 0; k < SPRAY; k++) {
    const right = (share(seed, k, 4) * 2 - 1) * WALL.half * 1.15;
    const hit = WALL.from + 1.5 + ((right / WALL.half + 1) / 2) * WALL.takes * 0.8 + share(seed, k, 5) * 1.2;
    const age = time - hit;
    if (age < 0 || age > 3.4) continue;
    const [speed, out] = [12 + 17 * share(seed, k, 6), 3 + 9 * share(seed, k, 7)];
    const up = speed * age - 4.9 * age * age;
    if (up < 0) continue;
    yield {
      at: at(right + (share(seed, k, 8) - 0.5) * 9 * age, up, 4 + out * age),
      size: 1.4 + age * 2.6,
      streak: [0, 0.8, 0],
      alpha: 0.55 * (1 - age / 3.4),
      colour: white,
      glow: 0,
    };
  }
}
