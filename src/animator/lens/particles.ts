import type { Body } from '../bodies/body.ts';
import type { Air } from '../land/world.ts';
import type { Light } from '../maths/mesh.ts';
import { hashText, scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera-motion.ts';
import type { Motion } from '../stage/path-motion.ts';
import type { ParticleSource, Stage } from '../stage/stage.ts';
import { turned } from '../stage/whereabouts.ts';
import { lensRecords } from './layout.ts';
import { type Lens, MOST_PARTICLES, SHUTTER_SECONDS } from './lens.ts';

/**
 * What fills the air around the camera: a box of it that repeats in all directions, so that a camera that moves goes through it and never leaves it.
 * A particle is a function of its number and the time.
 */
interface AirKind {
  readonly count: number;
  /** Metres across and high of the box. */
  readonly across: number;
  readonly high: number;
  /** Metres a second, before the wind. */
  readonly falls: number;
  readonly wind: number;
  readonly size: number;
  readonly alpha: number;
  readonly glow: number;
  /** Metres it swings aside, and how often a second. */
  readonly sways: number;
  readonly often: number;
  readonly colour: (air: Air, chance: number) => Light;
  /** 0 to 1 over time: what flickers or blinks. */
  readonly blinks: boolean;
}

const lit = ({ skyLight, sunColour }: Air, share = 1): Light => [
  (skyLight[0] * 1.5 + sunColour[0] * 0.12) * share,
  (skyLight[1] * 1.5 + sunColour[1] * 0.12) * share,
  (skyLight[2] * 1.5 + sunColour[2] * 0.12) * share,
];
const dyed = (air: Air, [r, g, b]: Light): Light => {
  const light = lit(air);
  return [light[0] * r, light[1] * g, light[2] * b];
};
const LEAVES: readonly Light[] = [
  [0.75, 0.3, 0.06],
  [0.8, 0.5, 0.1],
  [0.6, 0.16, 0.05],
];
const PAPERS: readonly Light[] = [
  [1, 0.2, 0.25],
  [0.2, 0.6, 1],
  [1, 0.85, 0.2],
  [0.3, 0.9, 0.4],
];
const pick = (list: readonly Light[], chance: number): Light => list[Math.floor(chance * list.length)] ?? [1, 1, 1];

const STILL = { sways: 0, often: 0, blinks: false } as const;
const KINDS: Readonly<Record<string, AirKind>> = {
  rain: {
    ...STILL,
    count: 1500,
    across: 16,
    high: 9,
    falls: 8.5,
    wind: 1.2,
    size: 0.0045,
    alpha: 0.3,
    glow: 0.1,
    colour: (air) => lit(air, 1.1),
  },
  snow: {
    count: 1400,
    across: 14,
    high: 8,
    falls: 0.9,
    wind: 0.8,
    size: 0.016,
    alpha: 0.85,
    glow: 0,
    sways: 0.18,
    often: 0.35,
    blinks: false,
    colour: (air) => lit(air, 1.25),
  },
  dust: {
    count: 160,
    across: 7,
    high: 3.5,
    falls: 0.02,
    wind: 0.1,
    size: 0.0045,
    alpha: 0.35,
    glow: 0.8,
    sways: 0.2,
    often: 0.07,
    blinks: false,
    colour: (air) => lit(air, 0.7),
  },
  fireflies: {
    count: 70,
    across: 14,
    high: 3,
    falls: 0,
    wind: 0,
    size: 0.022,
    alpha: 0.9,
    glow: 1,
    sways: 0.6,
    often: 0.12,
    blinks: true,
    colour: () => [1.6, 1.9, 0.35],
  },
  leaves: {
    count: 90,
    across: 14,
    high: 7,
    falls: 0.9,
    wind: 0.9,
    size: 0.035,
    alpha: 0.95,
    glow: 0,
    sways: 0.5,
    often: 0.3,
    blinks: false,
    colour: (air, chance) => dyed(air, pick(LEAVES, chance)),
  },
  petals: {
    count: 160,
    across: 12,
    high: 6,
    falls: 0.55,
    wind: 0.8,
    size: 0.018,
    alpha: 0.95,
    glow: 0,
    sways: 0.35,
    often: 0.4,
    blinks: false,
    colour: (air) => dyed(air, [1, 0.72, 0.8]),
  },
  confetti: {
    count: 260,
    across: 10,
    high: 6,
    falls: 1.1,
    wind: 0.4,
    size: 0.016,
    alpha: 0.95,
    glow: 0,
    sways: 0.3,
    often: 0.6,
    blinks: false,
    colour: (air, chance) => dyed(air, pick(PAPERS, chance)),
  },
  bubbles: {
    count: 90,
    across: 10,
    high: 6,
    falls: -0.5,
    wind: 0.2,
    size: 0.02,
    alpha: 0.4,
    glow: 0.5,
    sways: 0.08,
    often: 0.6,
    blinks: false,
    colour: (air) => lit(air, 1.1),
  },
  embers: {
    count: 120,
    across: 8,
    high: 5,
    falls: -0.8,
    wind: 0.6,
    size: 0.008,
    alpha: 0.95,
    glow: 1,
    sways: 0.25,
    often: 0.4,
    blinks: true,
    colour: () => [2.4, 0.9, 0.2],
  },
};

const PUFFS = 22;
const PUFF_SECONDS = 2.6;

export interface DriftParts {
  readonly lens: Lens;
  readonly stage: Stage;
  readonly bodies: readonly Body[];
  readonly motionOf: (figure: number, time: number) => Motion;
  readonly air: Air;
  readonly wind: Vector;
  readonly cameraAt: (time: number) => CameraPose;
}

interface Particle {
  readonly at: Vector;
  readonly size: number;
  readonly streak: Vector;
  readonly alpha: number;
  readonly colour: Light;
  readonly glow: number;
}

/** Hands back what lays a moment's particles into the lens. */
export function driftParticles(parts: DriftParts): (time: number) => void {
  const { lens, stage } = parts;
  if (stage.particles.length === 0) return () => void lens.record.set('particleCount', 0);
  const bytes = lensRecords.sizeOf('Particle');
  return (time) => {
    const floats = lens.memory.floats(lens.record.get('particles'), (MOST_PARTICLES * bytes) / 4);
    let count = 0;
    for (const source of stage.particles) {
      for (const { at, size, streak, alpha, colour, glow } of particlesOf(source, parts, time)) {
        if (count >= MOST_PARTICLES) break;
        floats.set([...at, size, ...streak, alpha, ...colour, glow], (count * bytes) / 4);
        count += 1;
      }
    }
    lens.record.set('particleCount', count);
  };
}

function particlesOf(source: ParticleSource, parts: DriftParts, time: number): Iterable<Particle> {
  const kind = KINDS[source.kind];
  if (source.from === null) return kind === undefined ? [] : inTheAir(kind, source, parts, time);
  return puffs(source, parts, time);
}

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 8 + which)) / 4_294_967_296;

function* inTheAir(
  kind: AirKind,
  { kind: name, amount }: ParticleSource,
  { stage, air, wind, cameraAt }: DriftParts,
  time: number,
): Generator<Particle> {
  const seed = hashText(name, stage.seed);
  const { eye } = cameraAt(time);
  const { across, high, falls, size, alpha, glow, sways, often } = kind;
  const blown: Vector = [wind[0] * kind.wind * 3, -falls, wind[2] * kind.wind * 3];
  const wrap = (value: number, span: number): number => value - span * Math.floor(value / span + 0.5);
  for (let number = 0; number < kind.count * amount; number++) {
    const swing = Math.sin((time * often + share(seed, number, 3)) * Math.PI * 2) * sways;
    const own = 0.75 + 0.5 * share(seed, number, 4);
    const at: Vector = [
      eye[0] + wrap(share(seed, number, 0) * across + blown[0] * own * time + swing - eye[0], across),
      eye[1] + wrap(share(seed, number, 1) * high + blown[1] * own * time - eye[1], high),
      eye[2] + wrap(share(seed, number, 2) * across + blown[2] * own * time + swing * 0.6 - eye[2], across),
    ];
    const blink = kind.blinks
      ? Math.max(0, Math.sin((time * (0.35 + 0.3 * own) + share(seed, number, 5)) * Math.PI * 2))
      : 1;
    const streak: Vector = [
      blown[0] * own * SHUTTER_SECONDS,
      blown[1] * own * SHUTTER_SECONDS,
      blown[2] * own * SHUTTER_SECONDS,
    ];
    yield {
      at,
      size: size * own,
      streak,
      alpha: alpha * blink,
      colour: kind.colour(air, share(seed, number, 6)),
      glow,
    };
  }
}

/** Smoke and steam: puffs that rise, spread and thin out, from where something burns. */
function* puffs(
  { amount, from }: ParticleSource,
  { stage, bodies, motionOf, air, wind }: DriftParts,
  time: number,
): Generator<Particle> {
  const seed = hashText('smoke', stage.seed);
  const light = lit(air, 0.5);
  for (let number = 0; number < PUFFS * amount; number++) {
    const age = (time / PUFF_SECONDS + number / PUFFS) % 1;
    const at = sourceAt(from, stage, bodies, motionOf, Math.max(0, time - age * PUFF_SECONDS));
    if (at === null) return;
    const aside = share(seed, number, 0) - 0.5;
    yield {
      at: [
        at[0] + (wind[0] * 1.2 + aside * 0.3) * age * PUFF_SECONDS,
        at[1] + age * 1.3,
        at[2] + (wind[2] * 1.2 + aside * 0.2) * age * PUFF_SECONDS,
      ],
      size: 0.06 + age * 0.34,
      streak: [0, 0, 0],
      alpha: 0.22 * (1 - age) * Math.min(1, age * 6),
      colour: light,
      glow: 0,
    };
  }
}

function sourceAt(
  from: ParticleSource['from'],
  stage: Stage,
  bodies: readonly Body[],
  motionOf: DriftParts['motionOf'],
  time: number,
): Vector | null {
  if (from === null) return null;
  if ('at' in from) return from.at;
  const anchor = bodies[from.figure]?.anchors[from.anchor];
  if (anchor === undefined) return null;
  const { at, heading } = motionOf(from.figure, time);
  const [x, y, z] = turned(anchor.at, heading, stage.figures[from.figure]?.size ?? 1);
  return [at[0] + x, at[1] + y, at[2] + z];
}
