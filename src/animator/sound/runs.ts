import type { Random } from '../maths/random.ts';
import type { RunKey, RunName, RunPart } from '../score/score.ts';
import { hiss } from './ambience/noise-bed.ts';
import { SAMPLE_RATE } from './buffer.ts';
import { makeFilter } from './filter.ts';
import { sine } from './sine.ts';

/** Something that turns, beats and rushes, by how fast it goes. */
interface Run {
  /** Hertz where it stands, and what each metre a second adds; with gears it falls back again and again. */
  readonly hertz: number;
  readonly perMetre: number;
  /** Metres a second of the first gear; 0 for none. */
  readonly gear: number;
  /** Shares of the tone and its overtones. */
  readonly tones: readonly number[];
  /** What the body lets through. */
  readonly low: number;
  /** The rush of air, water or wheels: its band, how broad it is, its share where it stands, and what each metre a second adds. */
  readonly band: number;
  readonly quality: number;
  readonly still: number;
  readonly rush: number;
  /** How often a second it swells, where it does, and by what share. */
  readonly beats: number;
  readonly beating: number;
  /** Metres between two joints it rolls over; 0 for none. */
  readonly joints: number;
  /** Of fat, and drops into water: how many a second. */
  readonly pops: number;
  readonly drops: number;
}

const BASE: Run = {
  ...{ hertz: 0, perMetre: 0, gear: 0, tones: [], low: 640, band: 900, quality: 0.6, still: 0, rush: 0.02 },
  ...{ beats: 0, beating: 0, joints: 0, pops: 0, drops: 0 },
};
const MOTOR = [1, 0.6, 0.45, 0.3, 0, 0.2];

const KINDS: Readonly<Record<RunName, Run>> = {
  engine: { ...BASE, hertz: 34, perMetre: 7, gear: 6, tones: MOTOR, still: 0.05, rush: 0.016 },
  motorcycle: {
    ...BASE,
    hertz: 42,
    perMetre: 10,
    gear: 7,
    tones: [1, 0.8, 0.6, 0.5, 0.3, 0.3],
    low: 1_300,
    still: 0.1,
  },
  diesel: { ...BASE, hertz: 23, perMetre: 4, gear: 4, tones: [1, 0.7, 0.6, 0.4], low: 420, still: 0.18, rush: 0.014 },
  train: {
    ...BASE,
    hertz: 38,
    perMetre: 0.6,
    tones: [0.3, 0.2],
    low: 200,
    band: 240,
    still: 0.1,
    rush: 0.03,
    joints: 8,
  },
  wheels: { ...BASE, band: 460, quality: 0.8, rush: 0.14, joints: 1.3 },
  bicycle: { ...BASE, band: 2_400, quality: 1.2, rush: 0.05, joints: 0.32 },
  jet: { ...BASE, hertz: 410, tones: [0.06, 0, 0.04], low: 3_000, band: 620, quality: 0.4, still: 0.9, rush: 0 },
  propeller: {
    ...BASE,
    hertz: 82,
    perMetre: 0.4,
    tones: [1, 0.8, 0.55, 0.4],
    low: 900,
    still: 0.35,
    rush: 0,
    beats: 3,
    beating: 0.1,
  },
  rotor: {
    ...BASE,
    // Lower tones are half of the loudness of a film and of no use to a small loudspeaker.
    hertz: 66,
    tones: [0.28, 0.2, 0.1],
    low: 260,
    band: 300,
    quality: 0.5,
    still: 1,
    rush: 0,
    beats: 11,
    beating: 0.75,
  },
  rocket: {
    ...BASE,
    hertz: 30,
    tones: [0.3, 0.2],
    low: 160,
    band: 260,
    quality: 0.35,
    still: 1.4,
    rush: 0,
    beats: 17,
    beating: 0.25,
  },
  hum: {
    ...BASE,
    hertz: 62,
    perMetre: 1.2,
    tones: [1, 0.5, 0.7, 0.2],
    low: 700,
    still: 0.05,
    rush: 0,
    beats: 0.7,
    beating: 0.3,
  },
  hull: { ...BASE, band: 1_100, quality: 0.6, still: 0.12, rush: 0.14, beats: 0.35, beating: 0.5 },
  glide: { ...BASE, band: 3_400, quality: 0.5, rush: 0.12, beats: 0.9, beating: 0.3 },
  sizzle: { ...BASE, band: 5_200, quality: 0.7, still: 1, rush: 0, beats: 0.6, beating: 0.35, pops: 26 },
  trickle: { ...BASE, band: 1_500, quality: 0.9, still: 0.6, rush: 0, beats: 1.3, beating: 0.3, drops: 16 },
  steam: { ...BASE, band: 6_400, quality: 0.6, still: 1, rush: 0, beats: 0.3, beating: 0.2 },
};

/** The highest gear that a speed needs: in each the motor turns up again. */
function turnsOf({ hertz, perMetre, gear }: Run, speed: number): number {
  if (gear === 0) return hertz + perMetre * speed;
  const top = Math.floor(Math.log2(Math.max(1, speed / gear)) + 1e-9);
  return hertz + (perMetre * speed) / 2 ** top;
}

export function keyAt(keys: readonly RunKey[], seconds: number): RunKey {
  const next = keys.findIndex(({ at }) => at > seconds);
  const [a, b] = next <= 0 ? [keys.at(next === 0 ? 0 : -1), undefined] : [keys[next - 1], keys[next]];
  if (a === undefined) throw new RangeError('What runs needs a key.');
  if (b === undefined) return a;
  const share = (seconds - a.at) / (b.at - a.at);
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return {
    at: seconds,
    pan: mix(a.pan, b.pan),
    gain: mix(a.gain, b.gain),
    speed: mix(a.speed, b.speed),
    pitch: mix(a.pitch, b.pitch),
  };
}

/** How long a motor takes to follow: without it every key would be heard. */
const FOLLOWS = 0.0001;

/** Single pops and drops, none like the one before: a pop is a breath of noise, a drop a tone that rises. */
function makeBubbles({ pops, drops }: Run, random: Random): (time: number, white: number) => number {
  const own = random.spawn('bubbles');
  const sharp = makeFilter('band', 3_600, 1.2);
  let [next, since, loud, hertz] = [0, 1, 0, 900];
  return (time, white) => {
    if (time >= next) {
      [since, loud, hertz] = [0, own.between(0.25, 1) ** 2, own.between(500, 1_700)];
      next = time - Math.log(1 - own.next() * 0.999) / (pops + drops);
    }
    since += 1 / SAMPLE_RATE;
    const rise = Math.min(1, since * 1_500);
    if (pops > 0) return sharp.run(white) * loud * 3 * rise * Math.exp(-since / 0.006);
    return sine(hertz * since * (1 + since * 9)) * loud * 0.5 * rise * Math.exp(-since / 0.018);
  };
}

/** What runs, mono and without distance. */
export function makeRun({ name, keys }: Pick<RunPart, 'name' | 'keys'>, length: number, random: Random): Float32Array {
  const run = KINDS[name];
  const sound = new Float32Array(length);
  const [body, rush, joint] = [
    makeFilter('low', run.low),
    makeFilter('band', run.band, run.quality),
    makeFilter('band', 420, 0.9),
  ];
  const own = random.between(0.94, 1.06);
  let [phase, gone, lastJoint, sinceJoint] = [random.next(), 0, 0, 1];
  let key = keyAt(keys, 0);
  let [hertz, speed] = [turnsOf(run, key.speed) * key.pitch, key.speed];
  const bubble = makeBubbles(run, random);
  for (let i = 0; i < length; i++) {
    const t = i / SAMPLE_RATE;
    if ((i & 127) === 0) key = keyAt(keys, t);
    hertz += (turnsOf(run, key.speed) * key.pitch - hertz) * FOLLOWS;
    speed += (key.speed - speed) * FOLLOWS;
    phase += (hertz * own) / SAMPLE_RATE;
    gone += speed / SAMPLE_RATE;
    sinceJoint += 1 / SAMPLE_RATE;
    if (run.joints > 0 && gone - lastJoint > run.joints) {
      lastJoint = gone;
      sinceJoint = 0;
    }
    const white = hiss(random);
    let tone = 0;
    for (const [k, share] of run.tones.entries())
      if (share > 0) tone += share * sine(phase * (k + 1) * (k === 3 ? 1.005 : 1));
    const swell = 1 - run.beating * (0.5 + 0.5 * sine(t * run.beats * own));
    const knock = run.joints === 0 ? 0 : joint.run(white) * 1.6 * Math.exp(-sinceJoint / 0.03) * Math.min(1, speed / 3);
    const air = rush.run(white) * Math.min(1.6, run.still + run.rush * speed);
    sound[i] = (body.run(tone * (0.5 + 0.08 * white)) + air) * swell + knock;
    if (run.pops + run.drops > 0) sound[i] = (sound[i] ?? 0) + bubble(t, white);
  }
  return sound;
}
