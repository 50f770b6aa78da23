import type { CameraMove, Mood, Place, Season, Style, TimeOfDay, Weather } from '../catalogue/setting.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import type { Brief } from './brief.ts';
import { follow, planCamera } from './camera.ts';
import { chooseFocus, chooseFraming } from './framing.ts';
import { chooseLight } from './light.ts';
import { isSheltered, lightPlace, planShelteredParticles } from './place-light.ts';
import { planFigures } from './plan-figures.ts';
import {
  type FigurePlan,
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

function chooseWeather(brief: Brief): Weather {
  const wanted = brief.weather ?? (brief.season === 'winter' && brief.place !== 'beach' ? 'snow' : 'clear');
  return brief.negative.some((word) => WEATHER_OUT[wanted].test(word)) ? 'clear' : wanted;
}

function chooseSeason(brief: Brief, weather: Weather, random: Random): Season {
  if (brief.season !== null) return brief.season;
  if (weather === 'snow') return 'winter';
  return random.pick(['summer', 'spring', 'summer']);
}

function chooseMood(brief: Brief, time: TimeOfDay, weather: Weather, place: Place, random: Random): Mood {
  if (brief.mood !== null) return brief.mood;
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
function chooseTime(brief: Brief, dark: boolean, random: Random): TimeOfDay {
  if (dark) return 'night';
  // Behind clouds a low sun is no sunset, only a dull day.
  if (brief.weather !== null && brief.weather !== 'clear') return 'day';
  return brief.subjects.some(({ colour }) => colour !== null) ? 'day' : random.pick(CALM_TIMES);
}

/** Who floats in space floats above home, unless the prompt goes elsewhere; a ship may be anywhere. */
function chooseWorld({ subjects }: Brief, random: Random): World {
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

function listUnwanted({ negative, subjects }: Brief): Scenery[] {
  const asked = subjects.map(({ kind }) => SCENERY_BY_KIND[kind]);
  return SCENERY.filter(
    (name) => asked.includes(name) || negative.includes(name) || negative.includes(name.slice(0, -1)),
  );
}

const SHORE = /\b(?:beach|shore|seashore|coast|coastline|sand|sandy|bay|island|lagoon|harbou?r|pier|cove)\b/i;
const SEA = /\b(?:sea|ocean|at sea|open water)\b/i;

/** Ships, and whoever asks for the sea itself, are at sea; whoever stands needs a shore to stand on. */
function isOpenSea({ prompt }: Brief, place: Place, figures: readonly FigurePlan[]): boolean {
  if (place !== 'beach' || SHORE.test(prompt)) return false;
  const asked = figures.filter(({ subject }) => subject !== null);
  return asked.length === 0
    ? SEA.test(prompt)
    : asked.every(({ realm }) => realm !== 'ground') && asked.some(({ realm }) => realm === 'water');
}

/** Where somebody goes is seen best by a camera that stays. */
function chooseMove({ subjects }: Brief, random: Random): CameraMove {
  return subjects.some(({ action }) => action !== null && action.direction !== null)
    ? 'static'
    : random.pick(GENTLE_MOVES);
}

/** Pure: the brief, the seed and the length decide everything. */
export function makePlan(brief: Brief, seed: number, durationSeconds: number): ShotPlan {
  const random = makeRandom(seed).spawn('plan');
  const place = brief.place ?? random.spawn('place').pick(CALM_PLACES);
  const neonNight = place === 'city' && brief.styles.includes('neon');
  const time = brief.time ?? chooseTime(brief, neonNight || place === 'space', random.spawn('time'));
  const weather = chooseWeather(brief);
  const season = chooseSeason(brief, weather, random.spawn('season'));
  const mood = chooseMood(brief, time, weather, place, random.spawn('mood'));
  const move = brief.cameraMove ?? chooseMove(brief, random.spawn('camera'));
  const dark = time === 'night';
  const without = listUnwanted(brief);
  const light = lightPlace(place, chooseLight(time, weather, random.spawn('light')), time);
  const figures = planFigures(brief, { place, weather, dark }, random.spawn('figures'));
  if (isOpenSea(brief, place, figures)) without.push('shore');
  const followed = figures.find((figure) => figure.subject !== null && figure.heading !== 0)?.heading ?? 1;
  const framing = chooseFraming(brief, figures);
  // A portrait already is as close as its shot wants it.
  const shot = framing === 'full' ? (brief.shot ?? 'wide') : 'wide';
  const path = planCamera(move, shot, durationSeconds, random.spawn('path'));
  return {
    seed,
    durationSeconds,
    place,
    time,
    weather,
    season,
    mood,
    world: chooseWorld(brief, random.spawn('world')),
    without,
    light: without.includes('clouds') ? { ...light, cloudCover: 0 } : light,
    camera: follow(path, followed),
    framing,
    focus: chooseFocus(brief, framing, figures),
    figures,
    particles: planParticles(place, weather, time, season, brief.negative),
    grade: chooseGrade(brief.styles),
  };
}
