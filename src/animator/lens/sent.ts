import { SENT } from '../bodies/rhythms.ts';
import { hashText } from '../maths/random.ts';
import { add, distance, scale, subtract, type Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import { heatOf } from './blast.ts';
import type { Particle } from './particle.ts';
import { pointOf, type Spray, share } from './spray-source.ts';

const STILL: Vector = [0, 0, 0];
const between = (from: Vector, to: Vector, share01: number): Vector => add(from, scale(subtract(to, from), share01));
const WHITE: Vector = [3, 3, 3];
/** Seconds that one sees it burst, sparks of it, slices of a beam. */
const BURST = { seconds: 0.7, puffs: 26, sparks: 30 } as const;
const SLICES = 30;

/** Where it is just now and how bright: what lamps and particles of it agree on. Null before it leaves and after it is gone. */
export function sentAt(
  source: ParticleSource,
  parts: Spray,
  since: number,
): { readonly at: Vector; readonly glow: number } | null {
  const [from, to] = [pointOf(source.from, parts), pointOf(source.to, parts)];
  // Fire out of a mouth shines from halfway.
  if (source.kind === 'breath' && from !== null) return { at: to === null ? from : between(from, to, 0.5), glow: 1 };
  if (from === null || to === null) return null;
  const charged = Math.min(1, since / SENT.leaves);
  if (charged < 1) return { at: from, glow: 0.5 * charged };
  const way = (since - SENT.leaves) / SENT.flies;
  if (source.kind !== 'sent_ball') return { at: to, glow: 1 };
  if (way < 1) return { at: between(from, to, way), glow: 1 };
  const burst = (way - 1) * SENT.flies;
  return burst > BURST.seconds ? null : { at: to, glow: 2 * (1 - burst / BURST.seconds) };
}

/** A light that gathers in the hand; then what is sent, as its shape is. `amount`: how large who sends it is, in metres. */
export function* sent(source: ParticleSource, parts: Spray, hand: Vector, since: number): Generator<Particle> {
  const to = pointOf(source.to, parts);
  if (to === null) return;
  const hue = source.colour ?? WHITE;
  const unit = source.amount;
  const charged = Math.min(1, since / SENT.leaves);
  const shines = charged < 1 || source.kind !== 'sent_ball';
  if (shines) yield* orb(hand, unit * (0.06 + 0.08 * charged), hue, parts.time);
  if (charged < 1) return;
  const way = (since - SENT.leaves) / SENT.flies;
  if (source.kind === 'sent_ball') {
    if (way < 1) yield* ball(hand, to, way, unit, hue, parts);
    else yield* burst(to, (way - 1) * SENT.flies, unit, hue, parts);
    return;
  }
  const reached = Math.min(1, (since - SENT.leaves) / 0.12);
  const end = between(hand, to, reached);
  yield* source.kind === 'sent_arc' ? arc(hand, end, unit, hue, parts) : beam(hand, end, unit, hue, parts.time);
  if (reached >= 1) {
    yield* orb(to, unit * 0.14, hue, parts.time);
    yield* burst(to, (parts.time * 1.7) % BURST.seconds, unit * 0.55, hue, parts);
  }
}

/** Seconds since then it is seen, and metres it reaches up and out: a ring of dust over the ground, clods and pieces above it. */
const SHOCK = { puffs: 90, seconds: 2.6, pieces: 34 } as const;

/** What comes down hard: `amount` is how far its dust goes, in metres. */
export function* shock(source: ParticleSource, { stage, air }: Spray, at: Vector, since: number): Generator<Particle> {
  const seed = hashText('shock', stage.seed);
  const slow = Math.min(1, Math.max(0.45, stage.shots[0]?.pace ?? 1));
  const age = since * slow;
  const [r, g, b] = source.colour ?? [0.75, 0.7, 0.64];
  const light = lit(air, 0.9);
  const gone = age / SHOCK.seconds;
  if (gone > 1) return;
  const front = source.amount * (1 - Math.exp(-3.2 * gone));
  for (let k = 0; k < SHOCK.puffs; k++) {
    const angle = share(seed, k, 0) * Math.PI * 2;
    const out = front * (0.55 + 0.45 * share(seed, k, 1));
    const shade = 0.7 + 0.4 * share(seed, k, 2);
    yield {
      at: add(at, [
        Math.cos(angle) * out,
        (0.03 + 0.16 * gone * share(seed, k, 3)) * source.amount,
        Math.sin(angle) * out,
      ]),
      size: (0.05 + 0.11 * gone) * source.amount,
      streak: STILL,
      alpha: 0.42 * (1 - gone) ** 1.8,
      colour: [light[0] * r * shade, light[1] * g * shade, light[2] * b * shade],
      glow: 0,
    };
  }
  for (let k = 0; k < SHOCK.pieces; k++) {
    const angle = share(seed, k, 4) * Math.PI * 2;
    const speed = Math.sqrt(source.amount) * (0.8 + 1.6 * share(seed, k, 5));
    const up = Math.sqrt(source.amount) * (1.6 + 2.2 * share(seed, k, 6));
    const y = up * age - 4.9 * age * age;
    if (y < -0.02) continue;
    yield {
      at: add(at, [Math.cos(angle) * speed * age, y, Math.sin(angle) * speed * age]),
      size: source.amount * (0.008 + 0.014 * share(seed, k, 7)),
      streak: [0, (up - 9.8 * age) * 0.012, 0],
      alpha: 1,
      colour: [light[0] * r * 0.35, light[1] * g * 0.35, light[2] * b * 0.35],
      glow: 0,
    };
  }
}

function* orb(at: Vector, size: number, colour: Vector, time: number): Generator<Particle> {
  const breath = 1 + 0.12 * Math.sin(time * 31);
  yield { at, size: size * 3.4 * breath, streak: STILL, alpha: 0.28, colour, glow: 1 };
  yield { at, size: size * 1.7, streak: STILL, alpha: 0.6, colour, glow: 1 };
  yield { at, size: size * 0.9, streak: STILL, alpha: 0.95, colour: add(scale(colour, 0.5), [1.1, 1.1, 1.1]), glow: 1 };
}

const TAIL = 22;

function* ball(
  from: Vector,
  to: Vector,
  way: number,
  unit: number,
  hue: Vector,
  { stage, time }: Spray,
): Generator<Particle> {
  const seed = hashText('sent', stage.seed);
  for (let k = TAIL; k > 0; k--) {
    const then = way - (k / TAIL) * 0.42;
    if (then < 0) continue;
    const loose = (which: number): number => (share(seed, k, which) - 0.5) * 0.12 * unit * (k / TAIL);
    const at = add(between(from, to, then), [loose(0), loose(1) + 0.06 * unit * (k / TAIL), loose(2)]);
    yield {
      at,
      size: unit * 0.22 * (1 - 0.7 * (k / TAIL)),
      streak: STILL,
      alpha: 0.7 * (1 - k / TAIL),
      colour: hue,
      glow: 0.8,
    };
  }
  yield* orb(between(from, to, way), unit * 0.19, hue, time);
}

function* burst(at: Vector, age: number, unit: number, hue: Vector, { stage }: Spray): Generator<Particle> {
  const seed = hashText('sent burst', stage.seed);
  const gone = age / BURST.seconds;
  if (gone > 1) return;
  const fiery = hue[0] > hue[2] * 4;
  const out = unit * 0.6 * (1 - Math.exp(-4 * gone));
  for (let k = 0; k < BURST.puffs; k++) {
    const [angle, steep] = [share(seed, k, 0) * Math.PI * 2, share(seed, k, 1) * 2 - 0.8];
    const level = Math.sqrt(Math.max(0, 1 - steep * steep));
    const far = out * (0.3 + 0.7 * share(seed, k, 2));
    yield {
      at: add(at, [Math.cos(angle) * level * far, steep * far + 0.2 * unit * gone, Math.sin(angle) * level * far]),
      size: unit * (0.1 + 0.16 * gone),
      streak: STILL,
      alpha: 0.65 * (1 - gone),
      colour: fiery ? heatOf(gone * 0.8) : hue,
      glow: 0.7,
    };
  }
  for (let k = 0; k < BURST.sparks; k++) {
    const [angle, steep] = [share(seed, k, 3) * Math.PI * 2, share(seed, k, 4) * 1.6 - 0.4];
    const speed = unit * (0.8 + 1.6 * share(seed, k, 5));
    const [x, y, z] = [Math.cos(angle) * speed, steep * speed, Math.sin(angle) * speed];
    yield {
      at: add(at, [x * age, y * age - 4.9 * age * age, z * age]),
      size: 0.011 * unit,
      streak: [x * 0.03, (y - 9.8 * age) * 0.03, z * 0.03],
      alpha: 0.95 * (1 - gone),
      colour: hue,
      glow: 1,
    };
  }
}

function* beam(from: Vector, to: Vector, unit: number, hue: Vector, time: number): Generator<Particle> {
  const step = scale(subtract(to, from), 1 / SLICES);
  for (let k = 0; k < SLICES; k++) {
    const at = between(from, to, (k + 0.5) / SLICES);
    const thick = unit * 0.05 * (1 + 0.25 * Math.sin(k * 1.3 - time * 40));
    yield { at, size: thick * 3, streak: step, alpha: 0.22, colour: hue, glow: 1 };
    yield { at, size: thick, streak: step, alpha: 0.9, colour: add(scale(hue, 0.6), [0.7, 0.7, 0.7]), glow: 1 };
  }
}

const KINKS = 9;

/** Jagged, and another one eleven times a second. */
function* arc(from: Vector, to: Vector, unit: number, hue: Vector, { stage, time }: Spray): Generator<Particle> {
  const wide = Math.min(0.14 * distance(from, to), unit * 0.3);
  for (let strand = 0; strand < 2; strand++) {
    const seed = hashText(`arc ${Math.floor(time * 11)} ${strand}`, stage.seed);
    const kink = (k: number): Vector => {
      const loose = k === 0 || k === KINKS ? 0 : wide * (strand === 0 ? 1 : 1.7);
      const aside = (which: number): number => (share(seed, k, which) - 0.5) * loose;
      return add(between(from, to, k / KINKS), [aside(0), aside(1), aside(2)]);
    };
    for (let k = 0; k < KINKS; k++) {
      const [a, b] = [kink(k), kink(k + 1)];
      for (let part = 0; part < 4; part++) {
        const streak = scale(subtract(b, a), 0.25);
        const at = between(a, b, (part + 0.5) / 4);
        yield { at, size: unit * 0.05, streak, alpha: 0.2, colour: hue, glow: 1 };
        yield { at, size: unit * (strand === 0 ? 0.014 : 0.007), streak, alpha: 0.95, colour: WHITE, glow: 1 };
      }
    }
  }
}
