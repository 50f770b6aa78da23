import type { Vector } from '../maths/vector.ts';
import { lit } from './air-kinds.ts';
import type { Stuff } from './media-room.ts';
import type { Particle } from './particle.ts';
import { share } from './spray-source.ts';

const STILL: Vector = [0, 0, 0];
/** Puffs of the thread it hangs on, of its cap, and of each arm that comes down from the rim of that. */
const [THREAD, CAP, ARMS, ARM] = [1300, 2600, 7, 420] as const;
/** Halves of the picture's height: where it falls in, and how far it sinks. */
const [SURFACE, DEEP] = [1.12, 1.42];
/** Seconds that it has sunk when the film begins, and until its rim breaks into arms. */
const [BEGUN, BREAKS] = [0.8, 1.5];

/** Of its depth: what comes toward the lens does not fill the picture. How soft and how thin each puff is. */
const [FLATTER, SOFT, THIN] = [0.55, 1.75, 0.5];

const eased = (age: number, rate: number): number => (age <= 0 ? 0 : 1 - Math.exp(-age * rate));

/** One drop that falls into clear water: a thread, a cap that opens and rolls in, and arms that sink from its rim, each with a small cap of its own. */
export function* drop(stuff: Stuff): Generator<Particle> {
  const { seed, time, place, unit, colours, air } = stuff;
  const [r, g, b] = lit(air, 1.5);
  const bright = Math.max(0.55, (r + g + b) / 3);
  const age = time + BEGUN;
  const head = SURFACE - DEEP * eased(age, 0.34);
  const open = eased(age, 0.42);
  const wide = 0.06 + 0.4 * open;
  const puff = (
    x: number,
    y: number,
    z: number,
    size: number,
    alpha: number,
    light: number,
    number: number,
  ): Particle => {
    const [cr, cg, cb] = colours[number % colours.length] ?? colours[0];
    const shade = bright * light;
    // All of it drifts a little.
    const [dx, dz] = [0.05 * Math.sin(y * 2.3 + time * 0.25), 0.04 * Math.cos(y * 1.9 + time * 0.2)];
    return {
      at: place(x + dx * open, y, (z + dz * open) * FLATTER),
      ...{ size: size * SOFT * unit, streak: STILL, alpha: alpha * THIN, glow: 0 },
      colour: [cr * shade + 0.008, cg * shade + 0.008, cb * shade + 0.008],
    };
  };
  const chance = (number: number, which: number): number => share(seed, number, which);
  for (let number = 0; number < THREAD; number++) {
    const up = chance(number, 0);
    const y = head + up * (SURFACE + 0.1 - head);
    // Where it hangs the longest it is a veil that folds; into the cap it opens like a bell.
    const bell = wide * 0.75 * Math.exp(-up * 13);
    const veil = (0.012 + 0.085 * open * up) * (0.4 + 0.6 * chance(number, 1));
    const turn = up * 8.5 + age * 0.45 + Math.floor(chance(number, 2) * 3) * 2.1 + 0.5 * chance(number, 3);
    const out = bell + veil;
    const fold = 0.06 * open * Math.sin(up * 9 - age * 0.5);
    yield puff(
      Math.cos(turn) * out + fold,
      y + 0.02 * Math.sin(turn * 2),
      Math.sin(turn) * out,
      0.013 + 0.03 * open * up,
      0.17 * (1 - 0.55 * open * up),
      0.75 + 0.35 * Math.sin(turn),
      number,
    );
  }
  const lobe = (round: number): number => Math.max(0, Math.cos((round * ARMS) / 2)) ** 4;
  for (let number = 0; number < CAP; number++) {
    const own = number + 9001;
    const round = chance(own, 0) * Math.PI * 2;
    // A sheet that is rolled in: what is deep in the roll is nearer to its middle.
    const rolled = chance(own, 1) ** 0.75;
    const angle = rolled * (3.5 + 6 * open) + 0.25 * Math.sin(round * 3 + age * 0.4);
    const thick = wide * 0.44 * (1 - 0.72 * rolled);
    const ring = wide + Math.cos(angle) * thick;
    const sag = 0.16 * open * lobe(round) - 0.05 * open * Math.sin(round * 2 + seed);
    yield puff(
      Math.cos(round) * ring,
      head + Math.sin(angle) * thick * 0.85 - sag,
      Math.sin(round) * ring,
      0.014 + 0.022 * open * (0.4 + 0.6 * chance(own, 2)),
      0.19,
      0.72 + 0.3 * Math.sin(angle) + 0.14 * Math.sin(round),
      number,
    );
  }
  for (let arm = 0; arm < ARMS; arm++) {
    const late = age - BREAKS - 0.9 * chance(arm + 40, 5);
    if (late <= 0) continue;
    const round = ((arm * 2) / ARMS) * Math.PI * 2;
    const long = (0.35 + 0.3 * chance(arm + 40, 6)) * eased(late, 0.4);
    const small = 0.02 + 0.1 * eased(late, 0.38);
    const away = 1.06 + 0.3 * chance(arm + 40, 7) * eased(late, 0.3);
    for (let number = 0; number < ARM; number++) {
      const own = arm * 1000 + number + 20_001;
      const isCap = number % 2 === 0;
      const turn = chance(own, 0) * Math.PI * 2;
      const along = isCap ? 1 : chance(own, 1);
      const angle = chance(own, 2) * (3 + 4 * open);
      const thread = 0.014 + 0.02 * (1 - along);
      const out = isCap ? small * (0.75 + 0.42 * Math.cos(angle)) : thread * chance(own, 3) ** 0.5;
      const reach = wide * (1 + (away - 1) * along) + 0.02 * Math.sin(along * 7 + late);
      yield puff(
        Math.cos(round) * reach + Math.cos(turn) * out,
        head - 0.16 * open - long * along + (isCap ? Math.sin(angle) * small * 0.45 : 0),
        Math.sin(round) * reach + Math.sin(turn) * out,
        0.012 + 0.014 * eased(late, 0.4),
        0.2,
        0.74 + 0.26 * (isCap ? Math.sin(angle) : Math.sin(turn)),
        number,
      );
    }
  }
}
