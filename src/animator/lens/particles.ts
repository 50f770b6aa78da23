import type { Body } from '../bodies/body.ts';
import { leapSeconds } from '../bodies/families/swimmer/poses.ts';
import type { Air } from '../land/world.ts';
import type { Light } from '../maths/mesh.ts';
import { hashText, scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import type { ParticleSource, Stage, Walls } from '../stage/stage.ts';
import type { Motion } from '../stage/ways/path-motion.ts';
import { turned } from '../stage/whereabouts.ts';
import { AIR_KINDS, type AirKind, lit } from './air-kinds.ts';
import { BEAMS } from './beams.ts';
import { breakOn, plunge } from './breakers.ts';
import { crumble } from './crumble.ts';
import { erupt } from './eruption.ts';
import { flamesOf } from './flames.ts';
import { flare } from './flare.ts';
import { kicked } from './kicked.ts';
import { lensRecords } from './layout.ts';
import { type Lens, MOST_PARTICLES, SHUTTER_SECONDS } from './lens.ts';
import { MEDIA } from './media.ts';
import { roomOf } from './media-room.ts';
import { type Particle, SHAPES } from './particle.ts';
import { beforeLens, drawIn } from './sky-in-view.ts';
import { SKY_SHOWS, skySeed } from './sky-shows.ts';
import { spray } from './spray.ts';
import { pointOf, type Source } from './spray-source.ts';
import { traffic } from './traffic.ts';
import { trail } from './trail.ts';
import { tumbling, WHIRLING, whirl } from './whirl.ts';

const PUFFS = 22;
const PUFF_SECONDS = 2.6;

export interface DriftParts {
  readonly lens: Lens;
  readonly stage: Stage;
  readonly bodies: readonly Body[];
  readonly motionOf: (figure: number, time: number) => Motion;
  readonly air: Air;
  readonly wind: Vector;
  readonly waterLevel: number | null;
  readonly cameraAt: (time: number) => CameraPose;
  readonly colourOf: (figure: number) => Light;
  /** How much of them is seen at a moment, 0 to 1. */
  readonly strengthAt: (time: number) => number;
}

/** Hands back what lays a moment's particles into the lens. */
export function driftParticles(parts: DriftParts): (time: number, standing: readonly (Source | null)[]) => void {
  const { lens, stage } = parts;
  if (stage.particles.length === 0 && !parts.bodies.some(({ flames }) => flames !== undefined))
    return () => void lens.record.set('particleCount', 0);
  const bytes = lensRecords.sizeOf('Particle');
  return (time, standing) => {
    const floats = lens.memory.floats(lens.record.get('particles'), (MOST_PARTICLES * bytes) / 4);
    let count = 0;
    const lay = (particles: Iterable<Particle>, share: number): void => {
      for (const { at, size, streak, alpha, colour, glow, shape = 'disc', seed = 0 } of particles) {
        if (count >= MOST_PARTICLES) return;
        floats.set([...at, size, ...streak, alpha * share, ...colour, glow, SHAPES[shape], seed], (count * bytes) / 4);
        count += 1;
      }
    };
    const strength = parts.strengthAt(time);
    for (const source of stage.particles) lay(particlesOf(source, parts, time, standing), strength);
    // Fires burn whatever the air is like.
    lay(flamesOf(standing), 1);
    lens.record.set('particleCount', count);
  };
}

function particlesOf(
  source: ParticleSource,
  parts: DriftParts,
  time: number,
  standing: readonly (Source | null)[],
): Iterable<Particle> {
  const kind = AIR_KINDS[source.kind];
  const show = SKY_SHOWS[source.kind];
  if (show !== undefined) {
    const first = parts.cameraAt(0);
    const ahead = Math.atan2(first.target[0] - first.eye[0], first.target[2] - first.eye[2]);
    const seen = parts.cameraAt(time);
    const { eye } = seen;
    const shown = beforeLens(show(skySeed(source.kind, parts.stage.seed), eye, time, ahead, parts.air), seen);
    return source.far === undefined ? shown : drawIn(shown, eye, source.far, source.colour ?? [1, 1, 1]);
  }
  const medium = MEDIA[source.kind];
  if (medium !== undefined && source.colours !== undefined) {
    const seen = parts.cameraAt(time);
    const middle = pointOf(source.from, { ...parts, time, standing });
    const seed = hashText(source.kind, parts.stage.seed);
    return medium({ seed, time, colours: source.colours, air: parts.air, ...roomOf(seen, middle, source.amount) });
  }
  if (source.kind === 'flare') return flare(parts.air, parts.cameraAt(time));
  if (source.from === null) return kind === undefined ? [] : inTheAir(kind, source, parts, time);
  const whirled = source.kind.startsWith(WHIRLING) ? AIR_KINDS[source.kind.slice(WHIRLING.length)] : undefined;
  if (whirled !== undefined) {
    const at = 'at' in source.from ? aheadOf(parts.cameraAt(time)) : parts.motionOf(source.from.figure, time).at;
    const seed = hashText(source.kind, parts.stage.seed);
    return whirl({ kind: whirled, seed, amount: source.amount, at, air: parts.air }, time);
  }
  const beam = BEAMS[source.kind];
  if (beam !== undefined && 'at' in source.from) return beam(source, source.from.at, time, parts.air);
  if (source.kind === 'traffic') return traffic(parts.stage.seed, time, parts.stage.shots[0]?.pace ?? 1, parts.air);
  if (source.kind === 'eruption' && 'at' in source.from)
    return erupt(hashText('eruption', parts.stage.seed), source.from.at, time, parts.air, parts.wind);
  if (source.kind === 'breakers' && 'at' in source.from)
    return breakOn(
      hashText(`surf ${source.from.at}`, parts.stage.seed),
      source.from.at,
      time,
      source.amount,
      parts.air,
    );
  if (source.kind === 'breakers') {
    const at = sourceAt(source.from, parts.stage, parts.bodies, parts.motionOf, time);
    const seed = hashText('bow', parts.stage.seed);
    return at === null ? [] : breakOn(seed, at, time, source.amount, parts.air);
  }
  if (source.kind === 'crumbling') return crumble({ ...parts, source, time, standing });
  if (source.kind === 'smoke') return puffs(source, parts, time);
  if (source.kind === 'plunge') return plungeOf(source, parts, time);
  if (source.kind === 'trail') return trail(source, { seed: parts.stage.seed, time, motionOf: parts.motionOf });
  if (source.kind.startsWith('kicked')) return kickedBy(source, parts, time);
  return spray(source, { stage: parts.stage, air: parts.air, time, standing });
}

/** Metres before the camera, and below it: where nobody is whom they would go round. */
const [AHEAD, BELOW] = [3.4, 1.25];

function aheadOf({ eye, target }: CameraPose): Vector {
  const [x, z] = [target[0] - eye[0], target[2] - eye[2]];
  const one = AHEAD / Math.max(0.01, Math.hypot(x, z));
  return [eye[0] + x * one, eye[1] - BELOW, eye[2] + z * one];
}

/** Where somebody who leaps now goes through the water. */
function plungeOf({ amount, from }: ParticleSource, { stage, motionOf, air, waterLevel }: DriftParts, time: number) {
  if (from === null || 'at' in from || waterLevel === null) return [];
  const leaps = stage.figures[from.figure]?.acts.find(
    ({ act, from: begun, to }) => act === 'jump' && time >= begun && time <= to,
  );
  if (leaps === undefined) return [];
  const { at } = motionOf(from.figure, time);
  const seed = hashText(`leap ${from.figure}`, stage.seed);
  return plunge(
    seed,
    [at[0], waterLevel, at[2]],
    { since: time - leaps.from, lasts: leapSeconds(amount) },
    amount,
    air,
  );
}

function kickedBy(
  { kind, amount, from }: ParticleSource,
  { stage, motionOf, air, waterLevel }: DriftParts,
  time: number,
) {
  if (from === null || 'at' in from) return [];
  const { figure } = from;
  return kicked({
    ...{ kind, amount, air, time, level: waterLevel, seed: hashText(`figure ${figure}`, stage.seed) },
    motionAt: (then) => motionOf(figure, then),
  });
}

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 8 + which)) / 4_294_967_296;

const isWithin = ({ left, right, back, front }: Walls, [x, , z]: Vector): boolean =>
  x > left - WALL_METRES && x < right + WALL_METRES && z > back - WALL_METRES && z < front + FLOOR_BEYOND;
/** Metres: the depth of a wall, and how far behind a room's front cameras stand. */
const [WALL_METRES, FLOOR_BEYOND] = [0.3, 6];

function* inTheAir(
  kind: AirKind,
  { kind: name, amount, beyond, colour }: ParticleSource,
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
    if (beyond !== undefined && isWithin(beyond, at)) continue;
    const blink = kind.blinks
      ? Math.max(0, Math.sin((time * (0.35 + 0.3 * own) + share(seed, number, 5)) * Math.PI * 2))
      : 1;
    const streak: Vector =
      kind.long === undefined
        ? [blown[0] * own * SHUTTER_SECONDS, blown[1] * own * SHUTTER_SECONDS, blown[2] * own * SHUTTER_SECONDS]
        : tumbling(kind.long * own, share(seed, number, 7), time);
    yield {
      at,
      size: size * own,
      streak,
      alpha: alpha * blink,
      colour: colour ?? kind.colour(air, share(seed, number, 6)),
      glow,
    };
  }
}

/** What steams out of a chimney on wheels is an engine of that many metres, and its smoke a plume; a house's or a bus's is a wisp. */
const ENGINE_METRES = 3;
const PLUME = { puffs: 64, seconds: 5.2, from: 0.55, grows: 3, rises: 7, alpha: 0.85, lit: 0.9 } as const;
const WISP = {
  puffs: PUFFS,
  seconds: PUFF_SECONDS,
  from: 0.06,
  grows: 0.34,
  rises: 1.3,
  alpha: 0.22,
  lit: 0.5,
} as const;

/** Smoke and steam: puffs that rise, spread and thin out, from where something burns. */
function* puffs(
  { amount, from, times = 1, colour }: ParticleSource,
  { stage, bodies, motionOf, air, wind }: DriftParts,
  time: number,
): Generator<Particle> {
  const seed = hashText('smoke', stage.seed);
  const source = from !== null && 'figure' in from ? from.figure : -1;
  const body = bodies[source];
  const metres = (body?.height ?? 0) * (stage.figures[source]?.size ?? 1);
  const chimney =
    stage.figures[source]?.body.family === 'vehicle' && (body?.anchors.smoke?.at[1] ?? 0) > (body?.height ?? 0) * 0.8;
  const { puffs: count, seconds, ...puff } = chimney && metres > ENGINE_METRES ? PLUME : WISP;
  const light = colour ?? lit(air, puff.lit);
  for (let number = 0; number < count * amount; number++) {
    const age = (time / seconds + number / count) % 1;
    const at = sourceAt(from, stage, bodies, motionOf, Math.max(0, time - age * seconds));
    if (at === null) return;
    const aside = share(seed, number, 0) - 0.5;
    yield {
      at: [
        at[0] + (wind[0] * 1.2 + aside * 0.3) * age * seconds * times,
        at[1] + age ** 0.8 * puff.rises * times,
        at[2] + (wind[2] * 1.2 + aside * 0.2) * age * seconds * times,
      ],
      size: (puff.from + age * puff.grows) * times,
      streak: [0, 0, 0],
      alpha: puff.alpha * (1 - age) * Math.min(1, age * 6),
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
  const support = stage.figures[from.figure]?.support;
  // Only of those who go their own way it is known where they were when a puff rose.
  if (anchor === undefined || support === undefined || !('on' in support)) return null;
  const { at, heading } = motionOf(from.figure, time);
  const [x, y, z] = turned(anchor.at, heading, stage.figures[from.figure]?.size ?? 1);
  return [at[0] + x, at[1] + y, at[2] + z];
}
