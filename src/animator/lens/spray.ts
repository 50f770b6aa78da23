import { HAMMER_FALLS, HAMMER_RATE, OWN_TIME } from '../bodies/rhythms.ts';
import type { Light } from '../maths/mesh.ts';
import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import { beamDown } from './beam-down.ts';
import { barrage, billows, blaze, burnAt } from './billows.ts';
import { blast, breath } from './blast.ts';
import { bolts, burst } from './bolts.ts';
import { exhaled } from './exhaled.ts';
import { crown, ribbon, splash } from './fluids.ts';
import { flung } from './flung.ts';
import type { Particle } from './particle.ts';
import { sent, shock } from './sent.ts';
import { spores } from './spores.ts';
import { pointOf, type Spray, share, sinceBegin } from './spray-source.ts';
import { jet, snowball } from './thrown.ts';
import { thrownPowder } from './thrown-powder.ts';
import { trickles } from './trickles.ts';

/** What comes out of a figure as it is posed now, and does not drift after it. */
export function spray(source: ParticleSource, parts: Spray): Iterable<Particle> {
  const since = sinceBegin(source, parts);
  const from = pointOf(source.from, parts);
  if (since === null || from === null) return [];
  switch (source.kind) {
    case 'steam':
      return steam(source, parts, from);
    case 'light':
      return [light(source, from)];
    case 'stream':
      return stream(source, parts, from, since);
    case 'crown':
      return crown(source, parts, from, since);
    case 'ribbon':
      return ribbon(source, parts, from, since);
    case 'shower':
      return shower(source, parts, from, since);
    case 'sparks':
      return sparks(source, parts, from);
    case 'jet':
      return jet(source, parts, from);
    case 'snowball':
      return snowball(source, parts, from);
    case 'throw_powder':
      return thrownPowder(source, parts);
    case 'sent_ball':
    case 'sent_beam':
    case 'sent_arc':
      return sent(source, parts, from, since);
    case 'sent_bolts':
    case 'bolts':
      return bolts(source, parts, from, since);
    case 'burst':
      return burst(source, parts, from, since);
    case 'shock':
      return shock(source, parts, from, since);
    case 'blast':
      return blast(source, parts, from, since);
    case 'billows':
      return billows(source, parts, from, since);
    case 'blaze':
      return blaze(source, parts, from);
    case 'flame':
      return [burnAt(source, parts, from)];
    case 'barrage':
      return barrage(source, parts, from);
    case 'breath':
      return breath(source, parts, from, since);
    case 'trickles':
      return trickles(source, parts, from);
    case 'splash':
      return splash(source, parts, from);
    case 'shaken':
    case 'dug':
    case 'splashed':
    case 'sparkling':
      return flung(source, parts, from, since);
    case 'beam_down':
      return beamDown(source, from, parts.time);
    case 'spores':
      return spores(source, parts, from, since);
    case 'exhaled':
      return exhaled(source, parts, from);
    case 'soap':
      return soap(parts, from, source, since);
    default:
      return [];
  }
}

/** A soft disc of light. `amount`: how large it is, in metres. */
const light = ({ amount, colour = [1, 1, 1] }: ParticleSource, at: Vector): Particle => ({
  ...{ at, size: amount, streak: [0, 0, 0], alpha: 0.6, colour, glow: 1 },
});

const STEAM = { count: 14, seconds: 2.2 } as const;

/** Thin wisps that curl as they rise. */
function* steam({ amount, times = 1 }: ParticleSource, { stage, air, time }: Spray, from: Vector): Generator<Particle> {
  const seed = hashText('steam', stage.seed);
  const colour = lit(air, 0.9);
  for (let number = 0; number < STEAM.count * amount; number++) {
    const age = (time / STEAM.seconds + number / STEAM.count) % 1;
    const curl = Math.sin(time * 1.3 + number * 2.1 + age * 4) * 0.035 * age * times;
    const aside = (share(seed, number, 0) - 0.5) * 0.05 * times;
    yield {
      at: [
        from[0] + curl + aside,
        from[1] + age * 0.3 * times,
        from[2] + Math.cos(number * 1.7 + age * 3) * 0.03 * age * times + aside * 0.5,
      ],
      size: (0.014 + age * 0.05) * times,
      streak: [0, 0.02 * times, 0],
      alpha: 0.21 * (1 - age) ** 1.3 * Math.min(1, age * 7),
      colour,
      glow: 0,
    };
  }
}

const GRAVITY = 9.8;
const DROPS = 34;
/** Seconds until a vessel is tipped far enough, and metres a second at its lip. */
const [TIPPED, OUT] = [0.75, 0.25];

/** A thread from the lip into the cup, bright along one side; it breaks into drops where it ends. */
function* stream(source: ParticleSource, parts: Spray, from: Vector, since: number): Generator<Particle> {
  const to = pointOf(source.to, parts);
  if (to === null || since < TIPPED || from[1] - to[1] < 0.005) return;
  const fall = from[1] - to[1];
  const seconds = (Math.sqrt(OUT * OUT + 2 * GRAVITY * fall) - OUT) / GRAVITY;
  const reached = Math.min(1, (since - TIPPED) / Math.max(0.05, seconds));
  const [r, g, b] = source.colour ?? [0.7, 0.8, 0.85];
  const [dr, dg, db] = lit(parts.air, 1);
  const colour: Light = [r * dr * 1.1 + 0.02, g * dg * 1.1 + 0.02, b * db * 1.1 + 0.02];
  const at = (share01: number): Vector => {
    const t = share01 * seconds;
    const down = (OUT * t + (GRAVITY * t * t) / 2) / fall;
    return [from[0] + (to[0] - from[0]) * share01, from[1] - fall * down, from[2] + (to[2] - from[2]) * share01];
  };
  for (let drop = 0; drop < DROPS * reached; drop++) {
    const [a, b2] = [at(drop / DROPS), at((drop + 1) / DROPS)];
    const wobble = 1 + 0.18 * Math.sin(drop * 1.9 - parts.time * 26);
    const middle: Vector = [(a[0] + b2[0]) / 2, (a[1] + b2[1]) / 2, (a[2] + b2[2]) / 2];
    const streak: Vector = [b2[0] - a[0], b2[1] - a[1], b2[2] - a[2]];
    const size = (0.0062 - 0.0022 * (drop / DROPS)) * wobble * source.amount;
    yield { at: middle, size, streak, alpha: 0.95, colour, glow: 0 };
    yield {
      at: [middle[0] + size * 0.35, middle[1], middle[2]],
      size: size * 0.3,
      streak,
      alpha: 0.5,
      colour: lit(parts.air, 1.3),
      glow: 0.4,
    };
  }
  if (reached < 1) return;
  // Where it falls in, it splashes a little.
  const seed = hashText('splash', parts.stage.seed);
  for (let number = 0; number < 6; number++) {
    const age = (parts.time * 3.1 + number / 6) % 1;
    const angle = share(seed, number, 1) * Math.PI * 2;
    yield {
      at: [
        to[0] + Math.cos(angle) * 0.014 * age * source.amount,
        to[1] + 0.05 * age * (1 - age) * source.amount,
        to[2] + Math.sin(angle) * 0.014 * age * source.amount,
      ],
      ...{ size: 0.0022 * source.amount, streak: [0, 0, 0], alpha: 0.7, colour, glow: 0 },
    };
  }
}

const SHOWER = 70;

/** Many thin drops from a rose, ahead and down. */
function* shower(
  { during }: ParticleSource,
  { stage, air, time, standing }: Spray,
  from: Vector,
  since: number,
): Generator<Particle> {
  if (since < TIPPED) return;
  const who = during === undefined ? undefined : stage.figures[during.figure];
  const heading = during === undefined || who === undefined ? 0 : (standing[during.figure]?.heading ?? 0);
  const seed = hashText('shower', stage.seed);
  const colour = lit(air, 1.2);
  for (let number = 0; number < SHOWER; number++) {
    const age = ((time * 1.6 + share(seed, number, 0)) % 1) * 0.42;
    const [out, aside] = [0.5 + 0.5 * share(seed, number, 1), (share(seed, number, 2) - 0.5) * 0.5];
    const [x, z] = [
      Math.sin(heading) * out + Math.cos(heading) * aside,
      Math.cos(heading) * out - Math.sin(heading) * aside,
    ];
    yield {
      at: [from[0] + x * age, from[1] - (GRAVITY * age * age) / 2, from[2] + z * age],
      size: 0.0032,
      streak: [x * 0.018, -GRAVITY * age * 0.018, z * 0.018],
      alpha: 0.55,
      colour,
      glow: 0.2,
    };
  }
}

const SPARKS = 42;
const SPARK_SECONDS = 0.55;

/** A burst at every blow. */
function* sparks({ during }: ParticleSource, { stage, time }: Spray, from: Vector): Generator<Particle> {
  const phase = during === undefined ? 0 : (stage.figures[during.figure]?.phase ?? 0);
  const rounds = (time + phase * OWN_TIME) * HAMMER_RATE - HAMMER_FALLS;
  const age = (rounds - Math.floor(rounds)) / HAMMER_RATE;
  const seed = hashText(`sparks ${Math.floor(rounds)}`, stage.seed);
  for (let number = 0; number < SPARKS; number++) {
    const lives = SPARK_SECONDS * (0.4 + 0.6 * share(seed, number, 0));
    if (age > lives) continue;
    const [angle, steep, speed] = [
      share(seed, number, 1) * Math.PI * 2,
      share(seed, number, 2),
      1 + 2.6 * share(seed, number, 3),
    ];
    const [x, y, z] = [Math.cos(angle) * speed * 0.8, 0.5 + steep * 2.4, Math.sin(angle) * speed * 0.8];
    const cooled = 1 - age / lives;
    yield {
      at: [from[0] + x * age, from[1] + y * age - (GRAVITY * age * age) / 2, from[2] + z * age],
      size: 0.0035 + 0.003 * share(seed, number, 4),
      streak: [x * 0.02, (y - GRAVITY * age) * 0.02, z * 0.02],
      alpha: 0.95 * Math.min(1, cooled * 2),
      colour: [3.2, 0.5 + 1.5 * cooled, 0.1 + 0.5 * cooled * cooled],
      glow: 1,
    };
  }
  const flash = Math.max(0, 1 - age / 0.09);
  if (flash > 0)
    yield { at: from, size: 0.12, streak: [0, 0, 0], alpha: 0.5 * flash, colour: [1.6, 0.7, 0.2], glow: 1 };
}

const SOAP = { count: 18, seconds: 3.6 } as const;

/** Bubbles that leave the lips one after the other, with a bright rim on one side. */
function* soap(
  { stage, air, time, standing }: Spray,
  from: Vector,
  { during }: ParticleSource,
  since: number,
): Generator<Particle> {
  const heading = during === undefined ? 0 : (standing[during.figure]?.heading ?? 0);
  const seed = hashText('soap', stage.seed + (during?.figure ?? 0));
  for (let number = 0; number < SOAP.count; number++) {
    const age = (time / SOAP.seconds + number / SOAP.count) % 1;
    if (age * SOAP.seconds > since) continue;
    const far = 0.1 + 0.9 * (1 - Math.exp(-2.2 * age));
    const aside = (share(seed, number, 0) - 0.5) * 0.7 * age;
    const up = (share(seed, number, 1) - 0.25) * 0.6 * age + 0.02 * Math.sin(time * 2 + number);
    const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
    const at: Vector = [from[0] + sine * far + cosine * aside, from[1] + up, from[2] + cosine * far - sine * aside];
    const size = (0.02 + 0.034 * share(seed, number, 2)) * Math.min(1, 0.3 + age * 8);
    const alpha = age > 0.94 ? 0 : 1;
    const tint: Light = number % 3 === 0 ? [0.7, 0.9, 1.2] : number % 3 === 1 ? [1.1, 0.8, 1.1] : [0.8, 1.15, 0.95];
    yield { at, size, streak: [0, 0, 0], alpha: 0.3 * alpha, colour: lit(air, 0.8), glow: 0.6 };
    yield {
      at: [at[0] - size * 0.4, at[1] + size * 0.42, at[2]],
      size: size * 0.26,
      streak: [0, 0, 0],
      alpha: 0.9 * alpha,
      colour: lit(air, 1.8),
      glow: 0.7,
    };
    yield {
      at: [at[0] + size * 0.3, at[1] - size * 0.36, at[2]],
      size: size * 0.5,
      streak: [0, 0, 0],
      alpha: 0.34 * alpha,
      colour: tint,
      glow: 0.8,
    };
  }
}
