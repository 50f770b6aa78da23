import type { Body } from '../bodies/body.ts';
import type { Air } from '../land/world.ts';
import { clamp, smoothstep } from '../maths/ease.ts';
import { transform } from '../maths/matrix.ts';
import type { Light } from '../maths/mesh.ts';
import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { Becoming, ParticleSource, Stage } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';
import { type Source, share } from './spray-source.ts';
import { turnOf } from './wearing-away.ts';

/** What a body goes to, or comes from: how it looks in the air, and how it goes there. */
interface Grain {
  readonly count: number;
  /** Of the body's size. */
  readonly size: number;
  readonly seconds: number;
  /** Of its size in a second: with the wind, upward, and how far it strays. */
  readonly blown: number;
  readonly rises: number;
  readonly strays: number;
  readonly glow: number;
  readonly alpha: number;
  /** Null has the colour of what it was. */
  readonly colour: Light | null;
  readonly flaps: boolean;
}

const DUST: Grain = {
  ...{ count: 1700, size: 0.011, seconds: 1.9, blown: 0.75, rises: 0.12, strays: 0.2 },
  ...{ glow: 0, alpha: 0.95, colour: null, flaps: false },
};
const SPARK: Grain = { ...DUST, count: 900, size: 0.0085, blown: 0.2, rises: 0.4, glow: 1, colour: [2.6, 1.7, 0.7] };

const GRAINS: Readonly<Record<string, Grain>> = {
  dust: DUST,
  ash: { ...DUST, size: 0.009, blown: 0.5, rises: 0.3, colour: [0.22, 0.21, 0.2] },
  sand: { ...DUST, count: 1100, blown: 0.1, rises: -0.35, strays: 0.12, colour: [0.95, 0.78, 0.52] },
  light: SPARK,
  nothing: { ...DUST, count: 0 },
  sparks: { ...SPARK, count: 500, seconds: 1.1, blown: 0.4, rises: 0.2, strays: 0.9, colour: [3.2, 1.5, 0.4] },
  smoke: {
    ...DUST,
    count: 420,
    size: 0.05,
    seconds: 2.4,
    blown: 0.3,
    rises: 0.4,
    alpha: 0.32,
    colour: [0.7, 0.7, 0.72],
  },
  water: {
    ...DUST,
    count: 900,
    size: 0.009,
    seconds: 0.9,
    blown: 0.08,
    rises: -1,
    colour: [0.75, 0.95, 1.1],
    alpha: 0.7,
  },
  petals: { ...DUST, count: 420, size: 0.024, seconds: 2.6, blown: 0.6, rises: 0.16, strays: 0.4, flaps: true },
  leaves: {
    ...DUST,
    count: 360,
    size: 0.026,
    seconds: 2.6,
    blown: 0.6,
    strays: 0.4,
    colour: [0.9, 0.45, 0.12],
    flaps: true,
  },
  wings: { ...DUST, count: 260, size: 0.035, seconds: 3.4, blown: 0.35, rises: 0.55, strays: 0.6, flaps: true },
};

export interface Crumbling {
  readonly source: ParticleSource;
  readonly stage: Stage;
  readonly air: Air;
  readonly time: number;
  readonly standing: readonly (Source | null)[];
  readonly wind: Vector;
  readonly colourOf: (figure: number) => Light;
}

const WINGS: readonly Light[] = [
  [1.2, 0.62, 0.12],
  [0.35, 0.6, 1.2],
  [1.1, 0.95, 0.3],
  [1, 0.4, 0.7],
  [0.8, 0.85, 1],
];

/** Grains leave a body where it goes just then, and fly on; where it comes together they come the same way back. */
export function* crumble(parts: Crumbling): Generator<Particle> {
  const { source, stage, time, standing } = parts;
  if (source.from === null || 'at' in source.from) return;
  const figure = source.from.figure;
  const [own, becoming] = [standing[figure] ?? null, stage.figures[figure]?.becoming ?? []];
  if (own === null) return;
  for (const change of becoming) {
    const grain = GRAINS[change.into] ?? DUST;
    if (time < change.from - grain.seconds || time > change.to + grain.seconds) continue;
    yield* grainsOf(own, change, grain, parts, figure);
  }
}

function* grainsOf(
  own: Source,
  change: Becoming,
  grain: Grain,
  { stage, air, time, wind, colourOf }: Crumbling,
  figure: number,
): Generator<Particle> {
  const seed = hashText(`crumble ${figure}`, stage.seed);
  const { body } = own;
  const metres =
    Math.max(body.height, body.width, body.length) *
    Math.hypot(own.matrix[0] ?? 1, own.matrix[4] ?? 0, own.matrix[8] ?? 0);
  const light = lit(air, 1.05);
  const base = grain.colour ?? colourOf(figure);
  const ahead: Vector = Math.hypot(wind[0], wind[2]) > 0.02 ? unit(wind) : [1, 0, 0];
  for (let number = 0; number < grain.count; number++) {
    const [point, turn] = pointOn(body, own, seed, number, change);
    const done = inverse(turn);
    // In a body that comes the last to go is the first to be there.
    const leaves = change.from + (change.to - change.from) * (change.comes ? 1 - done : done);
    const age = (change.comes ? leaves - time : time - leaves) / (grain.seconds * (0.6 + 0.6 * share(seed, number, 5)));
    if (age < 0 || age > 1) continue;
    const seconds = age * grain.seconds;
    const eased = seconds * (0.35 + 0.65 * age);
    const angle = share(seed, number, 6) * Math.PI * 2 + seconds * 1.7;
    const stray = grain.strays * metres * seconds * (0.3 + share(seed, number, 7));
    const blown = grain.blown * metres * eased * (0.5 + share(seed + 31, number, 0));
    const flap = grain.flaps ? 0.45 + 0.55 * Math.abs(Math.sin(time * 9 + number)) : 1;
    const tint = grain.flaps && grain.rises > 0.5 ? (WINGS[number % WINGS.length] ?? base) : base;
    const shade = 0.75 + 0.5 * share(seed + 31, number, 1);
    yield {
      at: [
        point[0] + ahead[0] * blown + Math.cos(angle) * stray * 0.5,
        point[1] + grain.rises * metres * eased + Math.sin(angle * 1.3) * stray * 0.4,
        point[2] + ahead[2] * blown + Math.sin(angle) * stray * 0.5,
      ],
      size: grain.size * metres * (0.5 + share(seed + 31, number, 2)) * flap,
      streak: [0, 0, 0],
      alpha: grain.alpha * (1 - age) ** 0.7 * (grain.flaps ? 1 : Math.min(1, age * 12)),
      colour:
        grain.glow > 0 ? tint : [tint[0] * light[0] * shade, tint[1] * light[1] * shade, tint[2] * light[2] * shade],
      glow: grain.glow,
    };
  }
}

/** A body goes smoothly: at which share of the time that much of it is gone. */
function inverse(gone: number): number {
  const goal = clamp(gone);
  let [low, high] = [0, 1];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    if (smoothstep(0, 1, middle) < goal) low = middle;
    else high = middle;
  }
  return low;
}

const unit = ([x, , z]: Vector): Vector => {
  const far = Math.hypot(x, z);
  return [x / far, 0, z / far];
};

/** Somewhere on the body as it stands now, and when that goes. */
function pointOn(
  body: Body,
  own: Source,
  seed: number,
  number: number,
  { way }: Becoming,
): readonly [point: Vector, turn: number] {
  const { proxies } = body;
  const proxy = proxies[Math.floor(share(seed, number, 0) * proxies.length)];
  if (proxy === undefined) return [transform(own.matrix, [0, body.height / 2, 0]), 0.5];
  const along = share(seed, number, 1);
  const [up, angle] = [share(seed, number, 2) * 2 - 1, share(seed, number, 3) * Math.PI * 2];
  const level = Math.sqrt(1 - up * up) * proxy.radius;
  const rest: Vector = [
    proxy.from[0] + (proxy.to[0] - proxy.from[0]) * along + Math.cos(angle) * level,
    Math.max(0, proxy.from[1] + (proxy.to[1] - proxy.from[1]) * along + up * proxy.radius),
    proxy.from[2] + (proxy.to[2] - proxy.from[2]) * along + Math.sin(angle) * level,
  ];
  const turn = turnOf(way, rest, body) * 0.8 + share(seed, number, 4) * 0.2;
  return [transform(own.matrix, own.pose.place(proxy.bone, rest)), turn];
}
