import type { Body } from '../bodies/body.ts';
import { findAct } from '../catalogue/acts.ts';
import type { Role, Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import { BARRAGE_EVERY, barrageLate, FIREWORKS } from '../stage/bursts.ts';
import type { Stage, StageFigure } from '../stage/stage.ts';
import { landingsOf } from '../stage/ways/fate.ts';
import { placeSoundOf } from './ambience.ts';
import { benchBlows, benchRun } from './benches.ts';
import { type Ears, makeEars } from './hearing.ts';
import {
  BLOW_LOUDNESS,
  CALL_LOUDNESS,
  CALLS_PER_SECOND,
  GLIDING,
  HANDS,
  type Loudness,
  MOTORS,
  ONCE,
  RARE_CALLS,
  RUN_LOUDNESS,
  TREAD_LOUDNESS,
  VERB_VOICES,
  VOICE_OF,
  WORKING,
} from './makers-table.ts';
import type { EffectPart, RunKey, RunName, Strike, Surface } from './score.ts';
import { findStrides, type StruckAt } from './strides.ts';
import { surfaceAt, treadOf } from './treads.ts';

export interface EffectParts {
  readonly script: Script;
  readonly stage: Stage;
  /** In the order of the stage's figures. */
  readonly bodies: readonly Body[];
  readonly facts: PlaceFacts;
}

/** Shoes on stone and wood ring out: as loud as on grass they were lost in rain (spectra, 2026-11). */
const HARD: ReadonlySet<Surface> = new Set<Surface>(['street', 'wood', 'gravel']);
const HARD_DECIBELS = 5;

/** Of one kind so many are heard: more of them are a rumble. */
const MOST_OF_A_KIND = 4;
const MOST_PARTS = 8;
const KEY_SECONDS = 0.125;
const SPEED_OF_SOUND = 343;
/** Of what no role makes. */
const NOBODY = -1;
const FIREWORK_METRES = 85;
/** Nobody in a film sounds further away or nearer than this. */
const MOST_GAIN = 1.4;
const LEAST_GAIN = 0.1;
/** Sound falls off with distance, in a film a little less than in life. */
const FALL_OFF = 0.85;

const gainAt = (metres: number, loudness: Loudness): number =>
  Math.min(MOST_GAIN, Math.max(LEAST_GAIN, (loudness.metres / metres) ** FALL_OFF));

/** To thousandths, and never -0, which JSON does not know. */
const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

function strikeAt(ears: Ears, figure: number, { at, weight = 1 }: StruckAt, loudness: Loudness): Strike {
  const { metres, pan } = ears.hear(figure, at);
  return { at: round(at), pan: round(pan), gain: round(gainAt(metres, loudness) * weight) };
}

/** Everything the figures of a stage are heard doing, in the order of the cast. */
export function placeEffects(parts: EffectParts): EffectPart[] {
  const ears = makeEars(parts.stage);
  const made = parts.script.cast.flatMap((role) => {
    const figures = [...parts.stage.figures.keys()]
      .filter((index) => parts.stage.figures[index]?.role === role.id)
      .slice(0, MOST_OF_A_KIND);
    const calls = findCalls(role, figures, ears, parts);
    return [
      ...calls,
      ...findMotors(role, figures, ears, parts),
      ...findWork(role, figures, ears, parts),
      ...findBlows(role, figures, ears, parts),
    ];
  });
  return [...findBursts(parts.stage, ears), ...made].slice(0, MOST_PARTS);
}

/** Sound comes after the light, but a film lets nobody wait longer for it. */
const MOST_LATE = 0.35;

/** Fireworks and shells are nobody's, and are heard where they burst. */
function findBursts(stage: Stage, ears: Ears): EffectPart[] {
  const { durationSeconds: length, seed, particles } = stage;
  const loudness = BLOW_LOUDNESS.boom;
  const strikes = particles.flatMap(({ kind, from, since = 0 }): Strike[] => {
    const spot = kind === 'barrage' && from !== null && 'at' in from ? from.at : null;
    if (spot === null && kind !== 'fireworks') return [];
    // Every other one: all of them were one roar.
    const every = spot === null ? (FIREWORKS.every / FIREWORKS.shells) * 2 : BARRAGE_EVERY;
    const first = spot === null ? FIREWORKS.rise - every : -barrageLate(spot[0], seed);
    const times = Array.from({ length: Math.ceil((length - first) / every) }, (_, k) => first + k * every);
    return times.flatMap((burst, k): Strike[] => {
      const turn = Math.sin(k * 2.4);
      const { metres, pan } =
        spot === null
          ? { metres: FIREWORK_METRES + turn * 20, pan: turn * 0.5 }
          : ears.hearPlace(spot, Math.max(0, burst));
      const at = burst + Math.min(MOST_LATE, metres / SPEED_OF_SOUND);
      return burst < since || at < 0.02 || at > length - 0.2
        ? []
        : [{ at: round(at), pan: round(pan), gain: round(gainAt(metres, loudness)) }];
    });
  });
  if (strikes.length === 0) return [];
  const ordered = strikes.toSorted((a, b) => a.at - b.at);
  return [{ kind: 'blow', name: 'boom', role: NOBODY, levelDecibels: loudness.level, strikes: ordered }];
}

/** Heard only from those of whom the prompt says so. */
function findCalls(role: Role, figures: readonly number[], ears: Ears, { script }: EffectParts): EffectPart[] {
  if (role.person !== null) return [];
  return script.beats
    .filter((beat) => beat.role === role.id && findAct(beat.act)?.frame === 'voice')
    .flatMap((beat): EffectPart[] => {
      const name = VERB_VOICES[beat.verb] ?? VOICE_OF[role.thing];
      if (name === undefined) return [];
      const every = 1 / (CALLS_PER_SECOND[name] ?? RARE_CALLS);
      const strikes = figures.flatMap((figure, index) => {
        const times: Strike[] = [];
        // Not in step with each other, and not like a clock.
        for (
          let k = 0, at = beat.from + 0.25 + index * 0.4;
          at < beat.to - 0.15;
          k++, at += every * (1 + 0.25 * Math.sin(k * 2.4 + index))
        )
          times.push(strikeAt(ears, figure, { at }, CALL_LOUDNESS));
        return times;
      });
      if (strikes.length === 0) return [];
      const young =
        role.size < 0.8 || role.variety.some((each) => /puppy|kitten|cub|foal|lamb|calf|chick|baby/.test(each));
      const pitch = role.size > 1.5 ? 0.75 : young ? 1.35 : 1;
      return [{ kind: 'call', name, role: role.id, levelDecibels: CALL_LOUDNESS.level, pitch, strikes }];
    });
}

/** What a figure runs by; null for whoever goes on feet, and for what stands. */
function motorOf({ body, acts }: StageFigure): RunName | null {
  const { machine, coach, aircraft, vessel, style } = body.sheet;
  for (const name of [machine, coach, aircraft, vessel]) {
    const motor = typeof name === 'string' ? MOTORS[name] : undefined;
    if (motor !== undefined) return motor;
  }
  if (body.family === 'vehicle' && typeof style === 'string') return 'engine';
  return acts.map(({ act }) => GLIDING[act]).find((each) => each !== undefined) ?? null;
}

/** What sounds even where it hangs or waits. */
const ALWAYS: ReadonlySet<RunName> = new Set(['rotor', 'propeller', 'jet', 'rocket', 'hum']);

/** On and on from where it is, as fast as it goes; whoever comes nearer is heard a little higher. */
function findMotors(role: Role, figures: readonly number[], ears: Ears, { stage }: EffectParts): EffectPart[] {
  const length = stage.durationSeconds;
  return figures.slice(0, 2).flatMap((figure): EffectPart[] => {
    const own = stage.figures[figure];
    // Whoever rides is heard by what they ride on.
    const bearer = own !== undefined && 'on' in own.support ? own.support.on : null;
    const name = own === undefined || bearer === null ? null : motorOf(own);
    if (name === null) return [];
    const keys: RunKey[] = [];
    for (let at = 0; at <= length + 1e-6; at += KEY_SECONDS) {
      const { metres, pan, closing } = ears.hear(figure, at);
      const pitch = 1 / (1 - Math.max(-60, Math.min(60, closing)) / SPEED_OF_SOUND);
      const { speed } = ears.motionOf(figure, at);
      const gain = gainAt(metres, RUN_LOUDNESS[name]);
      keys.push({ at: round(at), pan: round(pan), gain: round(gain), speed: round(speed), pitch: round(pitch) });
    }
    const goes = keys.some(({ speed }) => speed > 0.3);
    // What is parked is silent; what stops on its way idles.
    if (!goes && !(ALWAYS.has(name) && bearer === 'air')) return [];
    return [{ kind: 'run', name, role: role.id, levelDecibels: RUN_LOUDNESS[name].level, keys }];
  });
}

/** Soft at its ends: nothing boils or runs at once. */
const WORK_FADE_SECONDS = 0.4;

/** What boils, runs and hisses under somebody's hands, as long as they are at it. */
function findWork(role: Role, figures: readonly number[], ears: Ears, { stage }: EffectParts): EffectPart[] {
  return figures.slice(0, 1).flatMap((figure): EffectPart[] => {
    const acts = stage.figures[figure]?.acts ?? [];
    const own = stage.figures[figure];
    const atBench = own === undefined ? null : benchRun(own, stage);
    const runOf = (act: string): RunName | undefined =>
      WORKING[act] ?? ((act === 'craft' || act === 'sew') && atBench !== null ? atBench : undefined);
    return [...new Set(acts.map(({ act }) => runOf(act)))].flatMap((name): EffectPart[] => {
      if (name === undefined) return [];
      const spans = acts.filter(({ act }) => runOf(act) === name);
      const keys: RunKey[] = [];
      for (let at = 0; at <= stage.durationSeconds + 1e-6; at += KEY_SECONDS) {
        const { metres, pan } = ears.hear(figure, at);
        const begun = Math.max(
          ...spans.map(({ from, to }) => Math.min(from === 0 ? Number.POSITIVE_INFINITY : at - from, to - at)),
        );
        const heard = Math.max(0, Math.min(1, begun / WORK_FADE_SECONDS));
        const gain = gainAt(metres, RUN_LOUDNESS[name]) * heard;
        keys.push({ at: round(at), pan: round(pan), gain: round(gain), speed: 0, pitch: 1 });
      }
      return [{ kind: 'run', name, role: role.id, levelDecibels: RUN_LOUDNESS[name].level, keys }];
    });
  });
}

/** Feet on what they tread, wings, strokes, hands; what breaks, what bursts, what falls into the water. */
function findBlows(role: Role, figures: readonly number[], ears: Ears, parts: EffectParts): EffectPart[] {
  const { stage, bodies, facts } = parts;
  const found = new Map<string, EffectPart & { strikes: Strike[] }>();
  const add = (part: EffectPart & { strikes: Strike[] }): void => {
    const name = `${part.name} ${part.kind === 'tread' ? part.surface : ''}`;
    const known = found.get(name);
    if (known === undefined) found.set(name, part);
    else known.strikes.push(...part.strikes);
  };
  for (const figure of figures) {
    const [own, body] = [stage.figures[figure], bodies[figure]];
    if (own === undefined || body === undefined) continue;
    const blow = (name: keyof typeof BLOW_LOUDNESS, struck: StruckAt): void =>
      add({
        kind: 'blow',
        name,
        role: role.id,
        levelDecibels: BLOW_LOUDNESS[name].level,
        strikes: [strikeAt(ears, figure, struck, BLOW_LOUDNESS[name])],
      });
    for (const { act, from, to } of own.acts) {
      const once = ONCE[act];
      if (once !== undefined && from + once.after < to) blow(once.name, { at: from + once.after });
    }
    const bench = benchBlows(own, stage);
    for (const at of bench?.times ?? []) blow(bench?.name ?? 'rub', { at });
    for (const { at, speed } of own.fate === undefined ? [] : landingsOf(own.fate))
      if (at < stage.durationSeconds) blow(...landingSound(own, body, at, speed));
    for (const at of findPlunges(figure, ears, facts, stage.durationSeconds)) blow('splash', { at });
    for (const struck of findStrides(own, body, ears.motionOf.bind(null, figure), stage.durationSeconds)) {
      if (struck.by === 'hands') blow(HANDS[struck.gait] ?? 'clap', struck);
      else if (struck.by === 'wings')
        blow('wings', { ...struck, weight: Math.min(1.6, Math.sqrt(body.width * own.size)) });
      else if (struck.by === 'arms') blow('stroke', struck);
      else {
        const { tread, weight } = treadOf(own, body);
        const [x, , z] = ears.motionOf(figure, struck.at).at;
        const surface = surfaceAt(x, z, stage, placeSoundOf(stage.place.name), facts);
        if (surface === null || !('on' in own.support) || own.support.on !== 'ground') continue;
        const loudness = TREAD_LOUDNESS[tread];
        const strikes = [strikeAt(ears, figure, { at: struck.at, weight }, loudness)];
        const levelDecibels = loudness.level + (tread === 'steps' && HARD.has(surface) ? HARD_DECIBELS : 0);
        add({ kind: 'tread', name: tread, role: role.id, levelDecibels, surface, strikes });
      }
    }
  }
  return [...found.values()].map((part) => ({ ...part, strikes: part.strikes.toSorted((a, b) => a.at - b.at) }));
}

/** Metres a second at which something comes down as loud as it can. */
const HARDEST = 4;

/** What breaks crashes, what bursts snaps, all else thuds, as loud as it is large and fast. */
function landingSound(
  { fate, size }: StageFigure,
  { height }: Pick<Body, 'height'>,
  at: number,
  speed: number,
): [keyof typeof BLOW_LOUDNESS, StruckAt] {
  const large = Math.min(1, 0.3 + height * size);
  if (fate?.kind === 'goes') return ['snap', { at, weight: 1.2 }];
  if (fate?.ends === true) return ['crash', { at, weight: large }];
  return ['thud', { at, weight: large * Math.min(1.4, 0.3 + speed / HARDEST) }];
}

const PLUNGE_STEP = 1 / 24;

/** When somebody breaks through the surface of the water, downward or up. */
function findPlunges(figure: number, ears: Ears, { waterLevel, heightAt }: PlaceFacts, length: number): number[] {
  if (waterLevel === null) return [];
  const times: number[] = [];
  let before: boolean | null = null;
  for (let time = 0; time <= length; time += PLUNGE_STEP) {
    const [x, y, z] = ears.motionOf(figure, time).at;
    const below = y < waterLevel - 0.05 && heightAt(x, z) < waterLevel - 0.3;
    if (before !== null && below !== before) times.push(time);
    before = below;
  }
  return times;
}
