import { findPlace } from '../catalogue/places.ts';
import { AMBIENCES, type Ambience } from '../catalogue/sounds.ts';
import type { Script } from '../director/script.ts';
import { DRESSING_BEDS, type PlaceSound, soundOfPlace, UNWANTED, WEATHER_BEDS } from './places-table.ts';
import type { AmbiencePart } from './score.ts';

/** Named in the prompt: as loud as something near. */
const NAMED_LEVEL = -26;
/** Behind a window the weather is heard, but far. */
const WINDOW_DECIBELS = 9;
/** Louder by so much for ten times the rain. */
const AMOUNT_DECIBELS = 15;
/** They keep quiet in the rain. */
const FAIR_WEATHER: readonly Ambience[] = ['birdsong', 'crickets', 'gulls', 'owl'];
/** So many people are heard as one. */
const CROWD = 8;
/** Fewer who cheer are heard as one, too, and as loud as something near. */
const FEW = 4;
const CHEERS: ReadonlySet<string> = new Set(['cheer', 'clap']);
/** What burns crackles. */
const BURNING = /^(?:fire|campfire|bonfire|fireplace|torch)$/;

export const placeSoundOf = (place: string): PlaceSound => soundOfPlace(place, findPlace(place)?.indoors === true);

/** What a place sounds like at its hour, in its weather, with what the prompt adds and forbids. */
export function composeAmbience({ set, cast, sound, beats }: Script, place: string): AmbiencePart[] {
  const own = placeSoundOf(place);
  const levels = new Map<Ambience, number>();
  const raise = (bed: PlaceSound['day'], by = 0): void => {
    for (const [name, level] of bed)
      levels.set(name, Math.max(level + by, levels.get(name) ?? Number.NEGATIVE_INFINITY));
  };
  raise(set.time === 'night' ? own.night : own.day);
  const much = Math.log10(Math.max(0.1, set.weatherAmount)) * AMOUNT_DECIBELS;
  if (own.weather !== 'none')
    raise(WEATHER_BEDS[set.weather] ?? [], much - (own.weather === 'far' ? WINDOW_DECIBELS : 0));
  if (set.weather === 'rain' || set.weather === 'storm') for (const name of FAIR_WEATHER) levels.delete(name);
  // In winter no cricket sings.
  if (set.season === 'winter' || set.weather === 'snow') levels.delete('crickets');
  if (cast.some(({ thing, noun, traits }) => BURNING.test(thing) || BURNING.test(noun) || traits.includes('burning')))
    raise([['fire', -27]]);
  if (own.weather !== 'none')
    for (const [words, name, level] of DRESSING_BEDS)
      if (set.dressing.some((word) => words.test(word))) raise([[name, level]]);
  const people = cast.reduce((sum, { person, count }) => sum + (person === null ? 0 : count), 0);
  const cheers = beats.some(({ act }) => CHEERS.has(act));
  if (people >= CROWD || (cheers && people >= FEW)) raise([['crowd', cheers ? NAMED_LEVEL : -33]]);
  if (set.lights.includes('firelight')) raise([['fire', -33]]);
  raise(AMBIENCES.filter((name) => sound.ambience.includes(name)).map((name) => [name, NAMED_LEVEL] as const));
  return [...levels]
    .filter(([name]) => !UNWANTED[name].some((word) => set.without.includes(word)))
    .map(([name, levelDecibels]) => ({ name, levelDecibels }));
}
