import type { Vector } from '../maths/vector.ts';
import { lit } from './air-kinds.ts';
import { drop } from './media-drop.ts';
import { folds, marbling, ripples } from './media-flat.ts';
import type { Stuff } from './media-room.ts';
import type { Particle } from './particle.ts';
import { share } from './spray-source.ts';

const STILL: Vector = [0, 0, 0];
const colourOf = ({ colours }: Stuff, number: number): Vector => colours[number % colours.length] ?? colours[0];

/** As bright as the studio: what has a colour keeps it before white and before black. */
function litOf({ air }: Stuff): number {
  const [r, g, b] = lit(air, 1.5);
  return Math.max(0.55, (r + g + b) / 3);
}
const shaded = ([r, g, b]: Vector, light: number): Vector => [r * light + 0.008, g * light + 0.008, b * light + 0.008];

const PLUME = { count: 6, puffs: 940, seconds: 9 } as const;

/** Drops that sink into clear water: each a stalk that slows down, opens into a cap, and curls. */
function* plume(stuff: Stuff): Generator<Particle> {
  const { seed, time, place, unit } = stuff;
  const light = litOf(stuff);
  for (let drop = 0; drop < PLUME.count; drop++) {
    const own = 0.8 + 0.45 * share(seed, drop, 0);
    const across = ((drop + 0.5) / PLUME.count - 0.5) * 2.7 + (share(seed, drop, 1) - 0.5) * 0.3;
    const away = (share(seed, drop, 2) - 0.5) * 0.7;
    const begun = time + 1.6 + share(seed, drop, 3) * 2.4;
    const colour = shaded(colourOf(stuff, drop), light);
    for (let number = 0; number < PLUME.puffs; number++) {
      const age = begun - (number / PLUME.puffs) * PLUME.seconds;
      if (age <= 0) continue;
      const chance = (which: number): number => share(seed + drop * 131, number, which);
      const sunk = 1.75 * own * (1 - Math.exp(-age * 0.3));
      const open = 1 - Math.exp(-age * 0.5);
      const ring = chance(4) * Math.PI * 2;
      // Most of it is on the skin of the cap: that is what one sees fold.
      const wide = 0.025 + 0.4 * open * open * (0.35 + 0.65 * chance(5) ** 0.3);
      const curl = 0.14 * open;
      const [p, q] = [sunk * 4.5 + drop * 2.3, age * 0.5 + drop];
      yield {
        at: place(
          across + Math.cos(ring) * wide + curl * (Math.sin(p + q) + 0.6 * Math.sin(p * 2.3 - q * 1.4)),
          1.02 - sunk + Math.sin(ring * 2 + age) * wide * 0.35 + curl * Math.sin(p * 1.7 + q),
          away + Math.sin(ring) * wide + curl * Math.cos(p * 1.2 - q),
        ),
        size: (0.03 + 0.08 * open) * unit,
        streak: STILL,
        alpha: 0.3 * Math.exp(-age * 0.05) * Math.min(1, age * 2),
        colour,
        glow: 0,
      };
    }
  }
}

const BURST = { clouds: 2300, grains: 1500, before: 0.12 } as const;

/** Powder that flies apart in clouds of its colours, hangs and sinks. */
function* burst(stuff: Stuff): Generator<Particle> {
  const { seed, time, place, unit, about } = stuff;
  const light = litOf(stuff);
  const age = time + BURST.before;
  const reach = (about ? 1.5 : 1.25) * (1 - Math.exp(-age * 1.5));
  for (let number = 0; number < BURST.clouds + BURST.grains; number++) {
    const chance = (which: number): number => share(seed, number, which);
    const grain = number >= BURST.clouds;
    // In fingers: some directions get far, others hardly.
    const round = chance(0) * Math.PI * 2;
    const finger = 0.55 + 0.25 * Math.sin(round * 5 + seed) + 0.2 * Math.sin(round * 11 + 2);
    const out = reach * finger * (grain ? 0.5 + 0.95 * chance(1) : chance(1) ** 0.6);
    const depth = (chance(2) - 0.5) * (about ? 0.5 : 0.9) - (about ? 0.35 : 0);
    const sector = Math.floor((round / (Math.PI * 2) + 0.04 * Math.sin(out * 9)) * stuff.colours.length * 2);
    const shade = 0.65 + 0.5 * chance(3);
    const roll = 0.05 * Math.sin(age * 0.8 + chance(4) * 9);
    yield {
      at: place(
        Math.cos(round) * out * 1.35 + roll,
        Math.sin(round) * out - 0.02 * age * age + roll * 0.6,
        depth * out,
      ),
      size: (grain ? 0.004 + 0.006 * chance(5) : 0.03 + 0.1 * (1 - Math.exp(-age * 0.9)) * (0.5 + chance(5))) * unit,
      streak: STILL,
      alpha: grain ? 0.9 : 0.42 * Math.exp(-age * 0.12) * (0.35 + 0.65 * Math.min(1, out * 1.6)),
      colour: shaded(colourOf(stuff, sector + 64), light * shade * 1.15),
      glow: 0,
    };
  }
}

const VORTEX = { count: 3000, arms: 3 } as const;

/** Sparks on a spiral that turns the faster the nearer they are to its middle. */
function* vortex(stuff: Stuff): Generator<Particle> {
  const { seed, time, place, unit, about } = stuff;
  for (let number = 0; number < VORTEX.count; number++) {
    const chance = (which: number): number => share(seed, number, which);
    const far = (about ? 0.6 : 0.08) + (about ? 0.9 : 1.5) * chance(0) ** 0.75;
    const arm = Math.floor(chance(1) * VORTEX.arms) * ((Math.PI * 2) / VORTEX.arms);
    const loose = (chance(2) + chance(3) - 1) * 0.75;
    const turn = arm + loose - Math.log(far + 0.12) * 2.1 + (time * 1.1) / (far + 0.35);
    const [x, z] = [Math.cos(turn) * far, Math.sin(turn) * far];
    const high = (chance(4) - 0.5) * 0.16 - 0.12 / (far + 0.25) + 0.15;
    const [r, g, b] = colourOf(stuff, Math.floor(chance(5) * 97));
    const bright = (0.7 + 1.8 * chance(6) ** 3) * (0.6 + 0.5 / (far + 0.4));
    const swift = 0.05 / (far + 0.35);
    yield {
      at: place(x, high + z * 0.42, z * 0.5),
      size: (0.006 + 0.011 * chance(6) ** 4) * unit,
      streak: [-Math.sin(turn) * far * swift * unit, 0, Math.cos(turn) * far * swift * unit],
      alpha: 0.8,
      colour: [r * bright * 2.2, g * bright * 2.2, b * bright * 2.2],
      glow: 1,
    };
  }
}

const WISPS = { count: 7, puffs: 420 } as const;

/** Sheets of smoke that rise, fold and thin out. */
function* wisps(stuff: Stuff): Generator<Particle> {
  const { seed, time, place, unit, about } = stuff;
  const light = litOf(stuff) * 0.85;
  for (let strand = 0; strand < WISPS.count; strand++) {
    const own = share(seed, strand, 0);
    const base = ((strand + 0.5) / WISPS.count - 0.5) * (about ? 2.6 : 1.7) + (own - 0.5) * 0.2;
    const colour = shaded(colourOf(stuff, strand), light);
    for (let number = 0; number < WISPS.puffs; number++) {
      const along = (number / WISPS.puffs + time * 0.07 * (0.8 + own * 0.4)) % 1;
      const phase = along * 5.2 - time * 0.5 + strand * 1.7;
      const swings = 0.08 + 0.42 * along;
      const sheet = (share(seed + strand, number, 1) - 0.5) * (0.05 + 0.38 * along);
      yield {
        at: place(
          base + swings * (Math.sin(phase) + 0.45 * Math.sin(phase * 2.1 + own * 6)) * 0.6 + sheet * Math.cos(phase),
          -1.1 + 2.3 * along + sheet * 0.5 * Math.sin(phase * 1.3),
          (about ? -0.6 : 0) + 0.4 * Math.cos(phase * 0.8) * along + sheet,
        ),
        size: (0.05 + 0.14 * along) * unit,
        streak: STILL,
        alpha: 0.085 * (1 - along) ** 0.6 * Math.min(1, along * 6),
        colour,
        glow: 0,
      };
    }
  }
}

export const MEDIA: Readonly<Record<string, (stuff: Stuff) => Iterable<Particle>>> = {
  ...{ drop, plume, burst, vortex, wisps, marbling, ripples, folds },
};
