import type { Mood, Place, Weather } from '../catalogue/setting.ts';
import type { Ambience } from '../catalogue/sounds.ts';
import type { Random } from '../maths/random.ts';
import type { Brief } from './brief.ts';
import { isSheltered } from './place-light.ts';
import { planDialogue } from './plan-dialogue.ts';
import { planEffects } from './plan-effects.ts';
import type { AmbiencePlan, FigurePlan, MusicPlan, SoundPlan } from './shot-plan.ts';

type Bed = readonly (readonly [Ambience, number])[];

/** RMS levels in dB: near ambience about -23, far about -36; music stays below the near one. */
const PLACE_BEDS: Readonly<Record<Place, { readonly day: Bed; readonly night: Bed }>> = {
  beach: {
    day: [
      ['waves', -23],
      ['gulls', -40],
      ['wind', -40],
    ],
    night: [
      ['waves', -24],
      ['wind', -38],
    ],
  },
  mountains: {
    day: [
      ['wind', -27],
      ['birdsong', -42],
    ],
    night: [
      ['wind', -26],
      ['owl', -42],
    ],
  },
  meadow: {
    day: [
      ['birdsong', -33],
      ['wind', -34],
      ['crickets', -44],
    ],
    night: [
      ['crickets', -32],
      ['wind', -36],
    ],
  },
  city: { day: [['city', -24]], night: [['city', -26]] },
  forest: {
    day: [
      ['birdsong', -32],
      ['leaves', -33],
      ['wind', -40],
    ],
    night: [
      ['crickets', -34],
      ['owl', -38],
      ['leaves', -36],
    ],
  },
  space: { day: [['space_drone', -25]], night: [['space_drone', -25]] },
  desert: {
    day: [['wind', -25]],
    night: [
      ['wind', -28],
      ['crickets', -40],
    ],
  },
  savanna: {
    day: [
      ['wind', -31],
      ['crickets', -38],
      ['birdsong', -42],
    ],
    night: [
      ['crickets', -30],
      ['wind', -36],
    ],
  },
  underwater: { day: [['underwater', -26]], night: [['underwater', -27]] },
  room: { day: [['room_tone', -42]], night: [['room_tone', -42]] },
  kitchen: { day: [['room_tone', -40]], night: [['room_tone', -41]] },
  backdrop: { day: [['room_tone', -48]], night: [['room_tone', -48]] },
  lake: {
    day: [
      ['stream', -31],
      ['birdsong', -38],
      ['wind', -38],
    ],
    night: [
      ['stream', -32],
      ['crickets', -36],
    ],
  },
};

const WEATHER_BEDS: Readonly<Record<Weather, Bed>> = {
  clear: [],
  cloudy: [],
  rain: [['rain', -24]],
  storm: [
    ['rain', -24],
    ['thunder', -24],
    ['wind', -30],
  ],
  snow: [['wind', -31]],
  fog: [],
};

/** Named in the prompt: as loud as something near. */
const NAMED_LEVEL = -26;

/** What a sound is called when someone does not want it. */
const UNWANTED: Readonly<Record<Ambience, readonly string[]>> = {
  waves: ['wave', 'waves', 'sea', 'ocean'],
  wind: ['wind'],
  birdsong: ['bird', 'birds', 'birdsong'],
  gulls: ['gull', 'gulls', 'seagull', 'seagulls', 'bird', 'birds'],
  crickets: ['cricket', 'crickets', 'insect', 'insects'],
  rain: ['rain', 'rainy'],
  thunder: ['thunder', 'storm', 'lightning'],
  city: ['traffic', 'cars', 'car'],
  space_drone: ['drone'],
  stream: ['stream', 'water'],
  owl: ['owl', 'owls', 'bird', 'birds'],
  fire: ['fire'],
  bells: ['bell', 'bells'],
  leaves: ['leaf', 'leaves'],
  underwater: ['bubble', 'bubbles', 'water'],
  room_tone: ['clock'],
};

interface Tune {
  readonly root: number;
  readonly tempo: number;
  readonly instruments: readonly [MusicPlan['instrument'], ...MusicPlan['instrument'][]];
  readonly level: number;
}

const TUNES: Readonly<Record<Mood, Tune>> = {
  calm: { root: 55, tempo: 62, instruments: ['keys', 'pad', 'strings'], level: -29 },
  happy: { root: 60, tempo: 96, instruments: ['strings', 'keys', 'bells'], level: -28 },
  sad: { root: 53, tempo: 56, instruments: ['keys', 'pad'], level: -28 },
  tense: { root: 48, tempo: 70, instruments: ['pad'], level: -27 },
  epic: { root: 50, tempo: 84, instruments: ['pad', 'strings'], level: -26 },
  mysterious: { root: 52, tempo: 60, instruments: ['bells', 'pad'], level: -29 },
  romantic: { root: 56, tempo: 66, instruments: ['keys', 'strings'], level: -28 },
  playful: { root: 62, tempo: 108, instruments: ['strings', 'bells'], level: -28 },
};

export function planSound(
  brief: Brief,
  setting: {
    readonly place: Place;
    readonly weather: Weather;
    readonly mood: Mood;
    readonly dark: boolean;
    readonly figures: readonly FigurePlan[];
    readonly durationSeconds: number;
  },
  random: Random,
): SoundPlan {
  if (brief.silent || brief.negative.some((word) => word === 'sound' || word === 'audio'))
    return { ambience: [], effects: [], dialogue: [], music: null };
  const levels = new Map<Ambience, number>();
  const raise = (bed: Bed): void => {
    for (const [name, level] of bed) levels.set(name, Math.max(level, levels.get(name) ?? Number.NEGATIVE_INFINITY));
  };
  const beds = PLACE_BEDS[setting.place];
  raise(setting.dark ? beds.night : beds.day);
  if (!isSheltered(setting.place)) raise(WEATHER_BEDS[setting.weather]);
  // Behind a window the weather is heard, but far.
  else if (setting.place === 'room' || setting.place === 'kitchen')
    raise(WEATHER_BEDS[setting.weather].map(([name, level]) => [name, level - 9] as const));
  const wet = setting.weather === 'rain' || setting.weather === 'storm';
  // Birds and crickets keep quiet in the rain.
  if (wet) for (const name of ['birdsong', 'crickets', 'gulls', 'owl'] as const) levels.delete(name);
  raise(brief.sounds.map((name) => [name, NAMED_LEVEL] as const));
  if (brief.subjects.some((subject) => subject.kind === 'fire')) raise([['fire', -27]]);
  const ambience: AmbiencePlan[] = [...levels]
    .filter(([name]) => !UNWANTED[name].some((word) => brief.negative.includes(word)))
    .map(([name, levelDecibels]) => ({ name, levelDecibels }));
  const noMusic = brief.negative.some((word) => word === 'music' || word === 'soundtrack' || word === 'song');
  const tune = TUNES[setting.mood];
  const instrument = brief.instrument ?? random.pick(tune.instruments);
  const music: MusicPlan = {
    mood: setting.mood,
    instrument,
    rootMidi: tune.root + random.index(5) - 2,
    beatsPerMinute: Math.round(tune.tempo * random.between(0.92, 1.08)),
    levelDecibels: tune.level + (brief.musicWanted ? 4 : 0),
  };
  const dialogue = planDialogue(brief, setting.durationSeconds, random.spawn('dialogue'));
  return {
    ambience,
    effects: planEffects(brief, setting.figures, setting),
    dialogue,
    music: noMusic ? null : music,
  };
}
