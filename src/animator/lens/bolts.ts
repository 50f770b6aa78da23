import { hashText } from '../maths/random.ts';
import { add, distance, scale, subtract, type Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { heatOf } from './blast.ts';
import type { Particle } from './particle.ts';
import { pointOf, type Spray, share } from './spray-source.ts';

const STILL: Vector = [0, 0, 0];
/** Seconds from one to the next; of so many as many are fired and then none; metres a second, and metres where nobody is aimed at. */
const BOLT = { every: 0.19, salvo: 7, fired: 4, speed: 105, far: 110 } as const;
/** Metres: how long one is and how thick, of a craft of common size; how far beside whom it is meant for it goes, of its size. */
const [LONG, THICK, STRAYS] = [4.2, 0.13, 0.45];
/** Seconds that one sees where it hits. */
const FLASH = 0.16;

/** Short streaks of light that leave in salvos and go straight: at whom they are meant for, or ahead. `amount`: of how large a craft they come. */
export function* bolts(source: ParticleSource, parts: Spray, from: Vector, since: number): Generator<Particle> {
  const { stage, standing } = parts;
  const figure = source.from === null || 'at' in source.from ? null : source.from;
  const heading = standing[figure?.figure ?? -1]?.heading ?? 0;
  const aim = pointOf(source.to, parts);
  const met = source.to === undefined ? null : standing[source.to.figure];
  const wide = met === null || met === undefined ? 0 : Math.min(met.body.height, met.body.width) * STRAYS;
  const seed = hashText(`bolts ${figure?.figure} ${figure?.anchor}`, stage.seed);
  const ahead: Vector = [Math.sin(heading) * BOLT.far, 0, Math.cos(heading) * BOLT.far];
  const hue = source.colour ?? [3, 0.4, 0.3];
  const small = Math.min(1, Math.max(0.12, source.amount));
  const late = share(seed, 0, 0) * BOLT.every * BOLT.salvo;
  const flight = (aim === null ? BOLT.far : distance(from, aim)) / (BOLT.speed * small);
  const last = Math.floor((since + late) / BOLT.every);
  for (let number = last; number >= 0; number--) {
    const age = since + late - number * BOLT.every;
    if (age > flight + FLASH) break;
    if (number % BOLT.salvo >= BOLT.fired || age > since) continue;
    const astray = (which: number): number => (share(seed, number, which) - 0.5) * 2 * wide;
    const end = add(aim ?? add(from, ahead), [astray(1), astray(2), astray(3)]);
    const way = subtract(end, from);
    const gone = age / flight;
    if (gone > 1) {
      if (aim !== null) yield* hit(end, (age - flight) / FLASH, source.amount, hue);
      continue;
    }
    const long = Math.min(0.5, (LONG * source.amount) / Math.max(0.1, distance(from, end)));
    const streak = scale(way, long);
    const at = add(from, scale(way, gone));
    const thick = THICK * source.amount;
    yield { at, size: thick * 3.4, streak, alpha: 0.3, colour: hue, glow: 1 };
    yield { at, size: thick, streak, alpha: 0.95, colour: add(scale(hue, 0.7), [0.6, 0.6, 0.6]), glow: 1 };
  }
}

function* hit(at: Vector, gone: number, amount: number, hue: Vector): Generator<Particle> {
  yield { at, size: amount * (0.6 + 0.8 * gone), streak: STILL, alpha: 0.7 * (1 - gone), colour: hue, glow: 1 };
  yield { at, size: amount * 0.5, streak: STILL, alpha: 0.9 * (1 - gone), colour: [3, 2.6, 2], glow: 1 };
}

const BURST = { seconds: 1.7, puffs: 54, pieces: 60 } as const;

/** What bursts where nothing has weight: a flash, fire that swells to all sides and goes out, a ring, pieces that fly straight on. `amount`: its reach in metres. */
export function* burst(
  { amount, from: source }: ParticleSource,
  parts: Spray,
  from: Vector,
  begun: number,
): Generator<Particle> {
  const slow = Math.min(1, parts.stage.shots[0]?.pace ?? 1);
  const since = begun * slow;
  const gone = since / BURST.seconds;
  if (gone > 1) return;
  const seed = hashText(
    `burst ${source === null || !('at' in source) ? source?.figure : source.at[0].toFixed(1)}`,
    parts.stage.seed,
  );
  for (let number = 0; number < BURST.puffs; number++) {
    const out = amount * (0.25 + 0.75 * share(seed, number, 2)) * (1 - Math.exp(-4 * gone));
    yield {
      at: add(from, scale(anySide(seed, number, 0), out)),
      size: (0.2 + 0.3 * gone) * amount,
      streak: STILL,
      alpha: 0.9 * (1 - gone) ** 0.7,
      colour: [1 - 0.9 * gone, 1 - 0.9 * gone, 1 - 0.9 * gone],
      glow: 0.3,
      shape: 'fire',
      seed: number,
    };
  }
  for (let number = 0; number < BURST.pieces; number++) {
    const way = scale(anySide(seed, number, 3), amount * (1 + 2.4 * share(seed, number, 5)));
    yield {
      at: add(from, scale(way, since)),
      size: amount * (0.012 + 0.018 * share(seed, number, 6)),
      streak: scale(way, 0.035),
      alpha: 0.95 * (1 - gone),
      colour: heatOf(Math.min(0.8, gone)),
      glow: 1,
    };
  }
  const flash = Math.max(0, 1 - since / 0.25);
  if (flash > 0)
    yield { at: from, size: amount * 3, streak: STILL, alpha: 0.85 * flash, colour: [2.4, 2, 1.5], glow: 1 };
}

/** One of all ways out of a point. */
function anySide(seed: number, number: number, which: number): Vector {
  const [angle, y] = [share(seed, number, which) * Math.PI * 2, share(seed, number, which + 1) * 2 - 1];
  const level = Math.sqrt(1 - y * y);
  return [Math.cos(angle) * level, y, Math.sin(angle) * level];
}
