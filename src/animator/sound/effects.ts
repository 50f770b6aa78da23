import type { Random } from '../maths/random.ts';
import { type EffectName, type EffectPlan, type Surface, VOICES, type VoiceName } from '../plan/effect.ts';
import { hiss } from './ambience/noise-bed.ts';
import { addPanned, makeStereo, type Pan, panTo, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { makeFilter } from './filter.ts';
import { sine } from './sine.ts';
import { makeVoice } from './voices.ts';

interface Tread {
  /** The dull part of a step and its share. */
  readonly thump: number;
  readonly thumpHertz: number;
  /** The rustling part: its band, its share and how long it takes. */
  readonly rustle: number;
  readonly rustleHertz: number;
  readonly seconds: number;
}

const TREADS: Readonly<Record<Surface, Tread>> = {
  sand: { thump: 0.3, thumpHertz: 80, rustle: 0.5, rustleHertz: 1_700, seconds: 0.13 },
  grass: { thump: 0.35, thumpHertz: 90, rustle: 0.42, rustleHertz: 2_800, seconds: 0.1 },
  street: { thump: 0.5, thumpHertz: 150, rustle: 0.4, rustleHertz: 2_100, seconds: 0.045 },
  snow: { thump: 0.26, thumpHertz: 110, rustle: 0.75, rustleHertz: 1_100, seconds: 0.17 },
  wood: { thump: 0.8, thumpHertz: 175, rustle: 0.2, rustleHertz: 1_300, seconds: 0.06 },
  leaves: { thump: 0.25, thumpHertz: 95, rustle: 0.6, rustleHertz: 3_800, seconds: 0.14 },
};

/** How heavy and how bright a foot is. */
const FEET = {
  steps: { weight: 1, bright: 1 },
  paws: { weight: 0.4, bright: 1.5 },
  hooves: { weight: 1.7, bright: 0.8 },
} as const;

function addStep(
  sound: Stereo,
  first: number,
  tread: Tread,
  foot: { weight: number; bright: number },
  pan: Pan,
  random: Random,
): void {
  const band = makeFilter('band', tread.rustleHertz * foot.bright * random.between(0.85, 1.2), 0.9);
  const pitch = tread.thumpHertz * random.between(0.92, 1.1);
  const loud = random.between(0.75, 1);
  const count = Math.floor((tread.seconds * 3 + 0.06) * SAMPLE_RATE);
  for (let i = 0; i < count; i++) {
    const t = i / SAMPLE_RATE;
    const thump = sine(pitch * t) * Math.exp(-t / 0.028) * tread.thump * foot.weight;
    // The foot rolls: what it presses aside comes a little after the blow.
    const roll = Math.exp(-(((t - tread.seconds * 0.5) / (tread.seconds * 0.5)) ** 2));
    addPanned(
      sound,
      first + i,
      (thump + band.run(hiss(random)) * roll * tread.rustle) * loud * Math.min(1, t * 900),
      pan,
    );
  }
}

function makeSteps(plan: EffectPlan, foot: { weight: number; bright: number }, length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  const seconds = length / SAMPLE_RATE;
  for (let k = 0; (k + 1 - plan.phase) / plan.perSecond < seconds; k++) {
    const at = (k + 1 - plan.phase) / plan.perSecond;
    const pan = panTo(plan.fromPan + (plan.toPan - plan.fromPan) * (at / seconds));
    addStep(sound, Math.floor(at * SAMPLE_RATE), TREADS[plan.surface], foot, pan, random);
  }
  return sound;
}

/** A motor: the beat of its cylinders with a little roughness, tyres, and the pitch of something that comes and goes. */
function makeEngine(plan: EffectPlan, length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  const body = makeFilter('low', 640);
  const tyres = makeFilter('band', 900, 0.6);
  const idle = random.between(31, 38);
  let phase = 0;
  let pan = panTo(plan.fromPan);
  let near = 1;
  let pitch = idle;
  for (let i = 0; i < length; i++) {
    if ((i & 63) === 0) {
      const place = plan.fromPan + (plan.toPan - plan.fromPan) * (i / length);
      pan = panTo(Math.max(-1, Math.min(1, place)));
      near = 1 / (1 + place * place * 1.6);
      const towards = plan.toPan === plan.fromPan ? 0 : -Math.sign(plan.toPan - plan.fromPan) * Math.tanh(place * 2.2);
      pitch = idle * 2 * (1 + 0.06 * towards);
    }
    phase += pitch / SAMPLE_RATE;
    const noise = hiss(random);
    const fire =
      sine(phase) + 0.6 * sine(phase * 2) + 0.45 * sine(phase * 3) + 0.3 * sine(phase * 4.02) + 0.2 * sine(phase * 6);
    const value = body.run(fire * (0.5 + 0.08 * noise)) + tyres.run(noise) * 0.24;
    addPanned(sound, i, value * near * 0.4, pan);
  }
  return sound;
}

function isVoice(name: EffectName): name is VoiceName {
  return VOICES.some((voice) => voice === name);
}

/** Loudness is set by the mix. */
export function makeEffect(plan: EffectPlan, length: number, random: Random): Stereo {
  const { name } = plan;
  if (name === 'engine') return makeEngine(plan, length, random);
  return isVoice(name) ? makeVoice(name, plan, length, random) : makeSteps(plan, FEET[name], length, random);
}
