import type { Reading } from '../../language/reading.ts';
import type { SetAge, SetPlan } from '../script.ts';
import { passesYear } from './choose-weather.ts';

type Hour = SetPlan['time'];
const YEAR = ['spring', 'summer', 'autumn', 'winter'] as const;

/** Between day and night the sun sets, and between night and day it rises: what lies between two hours that are told. */
const BETWEEN: Readonly<Record<string, Hour>> = {
  'day night': 'golden_hour',
  'golden_hour night': 'dusk',
  'dawn night': 'golden_hour',
  'dawn golden_hour': 'day',
  'dawn dusk': 'day',
  'night day': 'dawn',
  'dusk dawn': 'night',
};

/** A film in time lapse that begins with a low sun sees it set or rise. */
function hoursOf({ time, timeTo, shots }: Reading): readonly Hour[] {
  const lapse = shots.some(({ field, value }) => field === 'pace' && Number(value) >= 8);
  const to = timeTo ?? (!lapse ? null : time === 'golden_hour' ? 'dusk' : time === 'dawn' ? 'day' : null);
  if (time === null || to === null || to === time) return [];
  const between = BETWEEN[`${time} ${to}`];
  return between === undefined ? [to] : [between, to];
}

/** What is seen only while it storms, and what only when the rain is over. */
const OF_STORMS = /^(?:lightning|storm|thunder)/;
const OF_SUN = /^(?:rainbow|light shafts)$/;
const WET: ReadonlySet<string> = new Set(['rain', 'storm', 'snow', 'fog']);

/** The set with what it becomes while the film lasts: by the hours, the weather or the seasons that are told to pass. */
export function passOn(set: Omit<SetPlan, 'becomes'>, reading: Reading): SetPlan {
  const later = laterOf(set, reading);
  if (later.length === 0) return { ...set, becomes: [] };
  const season = passesYear(reading) ? YEAR[0] : (reading.seasons[0] ?? set.season);
  const begins = season === set.season ? set : { ...set, ...inSeason(set, season) };
  const suits = (age: SetAge): readonly string[] => {
    const others = later.some(({ weather }) => weather !== set.weather);
    if (!others) return age.dressing;
    return age.dressing.filter((word) =>
      OF_STORMS.test(word) ? age.weather === 'storm' : !(OF_SUN.test(word) && WET.has(age.weather)),
    );
  };
  return {
    ...begins,
    dressing: suits(begins),
    becomes: later.map(({ time, weather, weatherAmount, season: then, dressing }) => {
      const age = { time, weather, weatherAmount, season: then, dressing };
      return { ...age, dressing: suits(age) };
    }),
  };
}

/** Snow lies in winter, and falls then; leaves fall in autumn. */
const inSeason = (set: Omit<SetPlan, 'becomes'>, season: SetPlan['season']): SetAge => ({
  ...set,
  season,
  weather: season === 'winter' || set.weather !== 'snow' ? set.weather : 'clear',
  dressing: set.dressing.filter((word) => season === 'winter' || !/^(?:snow|ice)/.test(word)),
});

function laterOf(set: Omit<SetPlan, 'becomes'>, reading: Reading): SetAge[] {
  const { seasons, weatherTo } = reading;
  if (passesYear(reading)) return YEAR.slice(1).map((season) => inSeason(set, season));
  if (seasons.length > 1) return seasons.slice(1).map((season) => inSeason(set, season));
  const hours = hoursOf(reading);
  if (hours.length > 0) return hours.map((time) => ({ ...set, time }));
  if (weatherTo === null || weatherTo === set.weather) return [];
  return [{ ...set, weather: weatherTo, weatherAmount: 1 }];
}
