import type { Air } from '../land/world.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { AirKind } from './air-kinds.ts';

/** "leaves swirling around her": as many of what fills the air go round somebody, each on its own ring. */
const COUNT = 70;
/** Metres: the rings, from the narrowest to the widest, and how high. */
const RINGS = { near: 0.55, far: 1.9, low: 0.1, high: 2.3 } as const;
/** Times as large as in the air at large: these are looked at. */
const LARGER = 1.25;

/** What turns over and over as it goes, seen now long and now short. */
export function tumbling(long: number, chance: number, time: number): Vector {
  const [turn, roll] = [time * (1.6 + 2.2 * chance) + chance * 40, time * (1.1 + chance) + chance * 90];
  const flat = long * (0.35 + 0.65 * Math.abs(Math.sin(roll)));
  return [Math.cos(turn) * flat, Math.sin(turn) * flat, Math.sin(roll) * flat * 0.4];
}

export const WHIRLING = 'whirling ';

export interface Whirl {
  readonly kind: AirKind;
  readonly seed: number;
  readonly amount: number;
  /** Where whom they go round is now, on the ground. */
  readonly at: Vector;
  readonly air: Air;
}

export function* whirl({ kind, seed, amount, at: [x, y, z], air }: Whirl, time: number) {
  const share = (number: number, which: number): number => scramble(seed ^ (number * 8 + which)) / 4_294_967_296;
  for (let number = 0; number < COUNT * amount; number++) {
    const ring = RINGS.near + (RINGS.far - RINGS.near) * share(number, 0) ** 0.7;
    const turning = (1.5 - 0.35 * ring) * (0.8 + 0.4 * share(number, 1));
    const angle = share(number, 2) * Math.PI * 2 + turning * time;
    // It rises to the top of its ring and sinks again.
    const lift = 0.5 - 0.5 * Math.cos((share(number, 3) + time * (0.08 + 0.1 * share(number, 4))) * Math.PI * 2);
    const up = RINGS.low + (RINGS.high - RINGS.low) * lift;
    yield {
      at: [x + Math.sin(angle) * ring, y + up, z + Math.cos(angle) * ring] satisfies Vector,
      size: kind.size * LARGER * (0.75 + 0.5 * share(number, 5)),
      streak:
        kind.long === undefined
          ? ([Math.cos(angle) * ring * turning * 0.012, 0, -Math.sin(angle) * ring * turning * 0.012] satisfies Vector)
          : tumbling(kind.long * LARGER, share(number, 7), time),
      alpha: kind.alpha,
      colour: kind.colour(air, share(number, 6)),
      glow: kind.glow,
    };
  }
}
