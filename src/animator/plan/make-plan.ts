import type { Reading } from '../language/reading.ts';
import type { CameraMove, Mood, Place, Season, Style, TimeOfDay, Weather } from '../language/setting.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import { follow, planCamera } from './camera.ts';
import { chooseLight } from './light.ts';
import { isSheltered, lightPlace, planShelteredParticles } from './place-light.ts';
import { planFigures } from './plan-figures.ts';
import { planSound } from './plan-sound.ts';
import {
  type FigurePlan,
  type Focus,
  type Grade,
  type ParticlePlan,
  SCENERY,
  type Scenery,
  type ShotPlan,
  WORLDS,
  type World,
} from './shot-plan.ts';

/** What a prompt that names no place gets: calm and beautiful, never a void. */
const CALM_PLACES: readonly [Place, ...Place[]] = ['beach', 'mountains', 'meadow', 'lake', 'forest'];
const CALM_TIMES: readonly [TimeOfDay, ...TimeOfDay[]] = ['day', 'golden_hour', 'day', 'dawn'];
const GENTLE_MOVES: readonly [CameraMove, ...CameraMove[]] = ['pan_left', 'pan_right', 'zoom_in', 'zoom_out'];

const MOOD_BY_TIME: Readonly<Record<TimeOfDay, readonly [Mood, ...Mood[]]>> = {
  day: ['happy', 'calm'],
  golden_hour: ['romantic', 'calm'],
  night: ['mysterious', 'calm'],
  dawn: ['calm'],
};

const WEATHER_OUT: Readonly<Record<Weather, RegExp>> = {
  clear: /^(clear)$/,
  cloudy: /^clouds?$|^cloudy$/,
  rain: /^rain(y|ing)?$/,
  storm: /^storms?$|^stormy$|^rain$/,
  snow: /^snow(y|ing)?$/,
  fog: /^fog(gy)?$|^mist(y)?$|^haze$/,
};

function chooseWeather(reading: Reading): Weather {
  const wanted = reading.weather ?? (reading.season === 'winter' && reading.place !== 'beach' ? 'snow' : 'clear');
  return reading.negative.some((word) => WEATHER_OUT[wanted].test(word)) ? 'clear' : wanted;
}

function chooseSeason(reading: Reading, weather: Weather, random: Random): Season {
  if (reading.season !== null) return reading.season;
  if (weather === 'snow') return 'winter';
  return random.pick(['summer', 'spring', 'summer']);
}

function chooseMood(reading: Reading, time: TimeOfDay, weather: Weather, place: Place, random: Random): Mood {
  if (reading.mood !== null) return reading.mood;
  if (weather === 'storm') return 'tense';
  if (weather === 'rain') return 'sad';
  if (weather === 'fog' || place === 'space') return 'mysterious';
  return random.pick(MOOD_BY_TIME[time]);
}

function planParticles(
  place: Place,
  weather: Weather,
  time: TimeOfDay,
  season: Season,
  negative: readonly string[],
): ParticlePlan[] {
  if (isSheltered(place)) return planShelteredParticles(place, time === 'night');
  const list: ParticlePlan[] = [];
  if (weather === 'rain') list.push({ kind: 'rain', amount: 1 });
  if (weather === 'storm') list.push({ kind: 'rain', amount: 1.7 });
  if (weather === 'snow') list.push({ kind: 'snow', amount: 1 });
  if (weather === 'fog') list.push({ kind: 'mist', amount: 1 });
  const dry = weather !== 'rain' && weather !== 'storm' && weather !== 'snow';
  const green = place === 'meadow' || place === 'forest' || place === 'lake';
  if (dry && green && season === 'autumn') list.push({ kind: 'leaves', amount: 1 });
  if (dry && green && season === 'spring' && time !== 'night') list.push({ kind: 'petals', amount: 1 });
  if (dry && green && (time === 'night' || time === 'golden_hour') && !negative.includes('fireflies')) {
    list.push({ kind: 'fireflies', amount: time === 'night' ? 1 : 0.3 });
  }
  if (
    dry &&
    time !== 'night' &&
    (place === 'forest' || place === 'meadow' || place === 'desert' || place === 'savanna')
  ) {
    list.push({ kind: 'dust', amount: 1 });
  }
  return list;
}

const STYLE_GRADES: Readonly<Record<Style, Partial<Omit<Grade, 'styles'>>>> = {
  black_and_white: { saturation: 0, grain: 0.05 },
  noir: { saturation: 0, grain: 0.07, vignette: 0.5 },
  vintage: { saturation: 0.68, grain: 0.06, vignette: 0.42 },
  vivid: { saturation: 1.28 },
  pastel: { saturation: 0.78, vignette: 0.1 },
  neon: { saturation: 1.3, bloom: 0.9 },
  dreamy: { bloom: 1, saturation: 0.94 },
};

function chooseGrade(styles: readonly Style[]): Grade {
  const plain: Grade = { styles, saturation: 1.06, grain: 0.022, vignette: 0.26, bloom: 0.55 };
  let grade = plain;
  for (const style of styles) grade = { ...grade, ...STYLE_GRADES[style] };
  return grade;
}

/** A colour someone asked for is seen best by day: a sunset makes every white thing orange. */
function chooseTime(reading: Reading, dark: boolean, random: Random): TimeOfDay {
  if (dark) return 'night';
  return reading.subjects.some(({ colour }) => colour !== null) ? 'day' : random.pick(CALM_TIMES);
}

/** Who floats in space floats above home, unless the prompt goes elsewhere; a ship may be anywhere. */
function chooseWorld({ subjects }: Reading, random: Random): World {
  const named = WORLDS.find((world) => subjects.some(({ kind }) => kind === world));
  if (named !== undefined) return named;
  return subjects.some(({ kind }) => kind === 'astronaut' || kind === 'satellite') ? 'earth' : random.pick(WORLDS);
}

/** What a place would show of its own, but the prompt has asked for: one sofa in a room is enough. */
const SCENERY_BY_KIND: Readonly<Record<string, Scenery>> = {
  couch: 'sofa',
  oven: 'stove',
  lamp: 'lamp',
  'potted plant': 'plant',
};

function listUnwanted({ negative, subjects }: Reading): Scenery[] {
  const asked = subjects.map(({ kind }) => SCENERY_BY_KIND[kind]);
  return SCENERY.filter(
    (name) => asked.includes(name) || negative.includes(name) || negative.includes(name.slice(0, -1)),
  );
}

const SHORE = /\b(?:beach|shore|seashore|coast|coastline|sand|sandy|bay|island|lagoon|harbou?r|pier|cove)\b/i;
const SEA = /\b(?:sea|ocean|at sea|open water)\b/i;

/** Ships, and whoever asks for the sea itself, are at sea; whoever stands needs a shore to stand on. */
function isOpenSea({ prompt }: Reading, place: Place, figures: readonly FigurePlan[]): boolean {
  if (place !== 'beach' || SHORE.test(prompt)) return false;
  const asked = figures.filter(({ subject }) => subject !== null);
  return asked.length === 0
    ? SEA.test(prompt)
    : asked.every(({ realm }) => realm !== 'ground') && asked.some(({ realm }) => realm === 'water');
}

function chooseFocus(reading: Reading, figures: readonly FigurePlan[]): Focus {
  if (figures.some(({ art }) => art === 'rig:tabletop')) return 'table';
  return reading.shot === 'close' ? 'near' : 'all';
}

/** Where somebody goes is seen best by a camera that stays. */
function chooseMove({ subjects }: Reading, random: Random): CameraMove {
  return subjects.some(({ action }) => action !== null && action.direction !== null)
    ? 'static'
    : random.pick(GENTLE_MOVES);
}

/** Pure: the reading, the seed and the length decide everything. */
export function makePlan(reading: Reading, seed: number, durationSeconds: number): ShotPlan {
  const random = makeRandom(seed).spawn('plan');
  const place = reading.place ?? random.spawn('place').pick(CALM_PLACES);
  const neonNight = place === 'city' && reading.styles.includes('neon');
  const time = reading.time ?? chooseTime(reading, neonNight || place === 'space', random.spawn('time'));
  const weather = chooseWeather(reading);
  const season = chooseSeason(reading, weather, random.spawn('season'));
  const mood = chooseMood(reading, time, weather, place, random.spawn('mood'));
  const move = reading.cameraMove ?? chooseMove(reading, random.spawn('camera'));
  const dark = time === 'night';
  const without = listUnwanted(reading);
  const light = lightPlace(place, chooseLight(time, weather, random.spawn('light')), time);
  const figures = planFigures(reading, { place, weather, dark }, random.spawn('figures'));
  if (isOpenSea(reading, place, figures)) without.push('shore');
  const followed = figures.find((figure) => figure.subject !== null && figure.heading !== 0)?.heading ?? 1;
  const path = planCamera(move, reading.shot ?? 'wide', durationSeconds, random.spawn('path'));
  return {
    seed,
    durationSeconds,
    place,
    time,
    weather,
    season,
    mood,
    world: chooseWorld(reading, random.spawn('world')),
    without,
    light: without.includes('clouds') ? { ...light, cloudCover: 0 } : light,
    camera: follow(path, followed),
    focus: chooseFocus(reading, figures),
    figures,
    particles: planParticles(place, weather, time, season, reading.negative),
    grade: chooseGrade(reading.styles),
    sound: planSound(reading, { place, weather, mood, dark, figures, durationSeconds }, random.spawn('sound')),
  };
}
