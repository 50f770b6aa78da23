/** Every place of the catalogue in the lights and weathers it is asked for in, with somebody in it. */
import { PLACE_ROWS } from '../src/animator/catalogue/places.ts';
import type { SetPlan } from '../src/animator/director/script.ts';
import type { SheetRow } from './contact-sheet.ts';
import { pictureStage, type Size, stagePrompt } from './stage-pictures.ts';

type Setting = Pick<SetPlan, 'time' | 'weather' | 'season'>;

const LIGHTS: readonly Setting[] = [
  { time: 'day', weather: 'clear', season: 'summer' },
  { time: 'golden_hour', weather: 'clear', season: 'autumn' },
  { time: 'dusk', weather: 'clear', season: 'spring' },
  { time: 'night', weather: 'clear', season: 'summer' },
];
const RAIN: Setting = { time: 'day', weather: 'rain', season: 'summer' };
const SNOW: Setting = { time: 'day', weather: 'snow', season: 'winter' };
const FOG: Setting = { time: 'dawn', weather: 'fog', season: 'autumn' };
const STORM: Setting = { time: 'dusk', weather: 'storm', season: 'autumn' };
const WIND: Setting = { time: 'day', weather: 'wind', season: 'summer' };

/** What else a place is filmed in; under a roof, rain at the windows. */
const WEATHERS: Readonly<Record<string, readonly Setting[]>> = {
  ...{ beach: [STORM, FOG], sea: [STORM, FOG], cliff: [STORM, FOG], harbour: [RAIN, FOG] },
  ...{ underwater: [], space: [], planet: [WIND], backdrop: [], cave: [] },
  ...{ jungle: [RAIN, FOG], desert: [WIND, STORM], canyon: [WIND, SNOW], savanna: [RAIN, STORM] },
  ...{ mountains: [SNOW, FOG], snowfield: [SNOW, FOG], skyline: [RAIN, FOG], alley: [RAIN, FOG] },
};
const weathersOf = (name: string, indoors: boolean): readonly Setting[] =>
  WEATHERS[name] ?? (indoors ? [RAIN] : [RAIN, SNOW]);

/** Who is at home where nobody walks. */
const HEROES: Readonly<Record<string, string>> = {
  ...{ sea: 'a sailboat on the sea', underwater: 'a dolphin swims', space: 'an astronaut floats in space' },
  ...{ planet: 'an astronaut walks', road: 'a red car drives', railway: 'a woman waits', stage: 'a woman sings' },
};

const SECONDS = 6;

export const PLACE_NAMES: readonly string[] = PLACE_ROWS.map(({ name }) => name);

export async function picturePlace(name: string, frame: Size): Promise<SheetRow> {
  const row = PLACE_ROWS.find((place) => place.name === name);
  if (row === undefined) throw new RangeError(`There is no place ${name}.`);
  const settings = [...LIGHTS, ...weathersOf(name, row.indoors)];
  const pictures: Uint8ClampedArray<ArrayBuffer>[] = [];
  let slowest = 0;
  for (const setting of settings) {
    const stage = stagePrompt(
      `${HEROES[name] ?? 'a woman walks'}, wide shot`,
      { seed: 3, seconds: SECONDS, shape: frame.width / frame.height },
      (script) => ({ ...script, set: { ...script.set, ...setting, place: name, stated: true } }),
    );
    const shot = await pictureStage(stage, frame, [SECONDS / 2]);
    slowest = Math.max(slowest, shot.buildSeconds);
    pictures.push(...shot.pictures);
  }
  const told = settings.map(({ time, weather }) => (weather === 'clear' ? time : `${time}, ${weather}`)).join('; ');
  console.log(`${name}: slowest built in ${slowest.toFixed(2)} s`);
  return { caption: `${name}: ${told}`, pictures };
}
