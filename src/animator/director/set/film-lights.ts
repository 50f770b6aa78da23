import { colouredLightsIn } from '../../catalogue/coloured-lights.ts';
import { LAMP_CONE, type LightName, lightRowOf, UNLIT } from '../../catalogue/lights-table.ts';
import { placeHas, roomLightOf } from '../../catalogue/places.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { SetPlan } from '../script.ts';

/** By day, and under an open sky before it is dark, no candle lights anybody. */
const DARK: ReadonlySet<string> = new Set(['night', 'dusk']);

/** A reading whose room is told to be dark is one of darkness, whichever room that is; one that other light falls into is lit by it. */
export function withRoomLight(reading: Reading, place: string | null, indoor: boolean): Reading {
  const { lights, places } = reading;
  // "in a dark barn": named as the farm's, meant from within.
  const own = indoor ? places.filter((each, k) => k === 0 || each.place === place) : [];
  // A studio is dark behind what its lamps are turned to, and a club where its coloured ones do not reach.
  if (place === 'backdrop' || colouredLightsIn(reading.told).length > 0) return reading;
  if (place !== null && placeHas(place, 'lamplit')) return reading;
  // A lamp that is set on somebody leaves the room as dark as it was.
  const onlyKeys = lights.every((light) => lightRowOf(light)?.key !== undefined);
  if (!onlyKeys || !own.some(({ word }) => roomLightOf(word) === 'dark')) return reading;
  return { ...reading, lights: [own.some(({ word }) => ONE_LAMP.test(word)) ? 'hanging_lamp' : 'darkness', ...lights] };
}
/** However dark these are, a lamp hangs over their table: it is what whoever sits there is seen by. */
const ONE_LAMP = /\b(?:interrogation|questioning|interview|poker|billiards?|pool)\b/;

/** The hour that the lights of a prompt are seen at, where it says none. */
export function hourOfLights({ lights, dressing, told }: Reading, indoor: boolean): SetPlan['time'] | null {
  // In a room one sees lightning by what it does to the dark.
  if (indoor && lights.includes('lightning')) return 'night';
  const hours = lights.flatMap((light) => lightRowOf(light)?.hour ?? []);
  if (!indoor && hours.length === 0 && STREETLIT.test(told)) return 'night';
  return hours[0] ?? (dressing.some((word) => CITY_LIGHTS.test(word)) ? 'night' : null);
}
/** Nobody sees by day what street lamps light, or neon in a puddle. */
const STREETLIT =
  /\b(?:dimly lit (?:street|alley|lane|road)|street ?(?:lights?|lamps?) (?:cast|glow|flicker|shine|illuminate)|(?:glow|light) of (?:the |a )?street ?(?:lights?|lamps?)|neon (?:lights?|signs?) (?:flicker|glow|reflect|buzz|cast)|(?:reflections?|glow) of (?:the )?(?:[a-z]+ )?neon|reflect(?:s|ing)? (?:the )?(?:[a-z]+ )?neon)/i;

/** A town that glitters is one at night. */
const CITY_LIGHTS = /^(?:(?:city|street|town|harbou?r|skyline) lights?|neon signs?|neon lights?)$/;

/** Where somebody is whom a candle or a screen lights: at a table, or at home. */
export function placeOfLamps({ lights, events }: Reading, cast: readonly Entity[]): string | null {
  const people = cast.some(({ senses }) => senses.person !== null);
  if (!people || !lights.some((light) => AT_HOME.has(light))) return null;
  return lights.includes('candlelight') && events.some(({ act }) => act?.act === 'eat' || act?.act === 'drink')
    ? 'cafe'
    : 'living_room';
}
const AT_HOME: ReadonlySet<LightName> = new Set<LightName>([
  'candlelight',
  'screenlight',
  'fairy_lights',
  'darkness',
  'going_out',
  'coming_on',
]);

/** What somebody carries through the dark to see by. */
const FLAMES = /^(?:torch|lantern|campfire|fireplace)$/;

const HAUNTS = /\b(?:ghosts?|ghostly|spectral|phantoms?|spectres?|specters?|wraiths?|poltergeist|apparition)\b/i;

/** What of them the film shows at that hour, in that place. */
export function shownLights(
  { lights, told }: Pick<Reading, 'lights' | 'told'>,
  time: SetPlan['time'],
  indoor: boolean,
  cast: readonly Entity[] = [],
): LightName[] {
  // A candle that burns in the dark lights what is around it, though nobody says so.
  const lit = cast.some(({ senses }) => senses.thing?.kind === 'candle');
  // Where they go out by themselves nothing else burns.
  const haunted = indoor && DARK.has(time) && HAUNTS.test(told);
  const candle = lit && (lights.includes('darkness') || haunted);
  const torch = cast.some(({ senses }) => FLAMES.test(senses.thing?.kind ?? '')) && lights.includes('darkness');
  const all: readonly LightName[] = [
    ...lights,
    ...(candle ? (['candlelight'] as const) : []),
    ...(haunted && !candle && lights.length === 0 ? (['moonlight'] as const) : []),
    ...(torch ? (['firelight'] as const) : []),
  ];
  return all.filter((light) => {
    // Under an open sky that is the night.
    if (light === 'darkness' && !indoor) return false;
    // By day the lamps of a race start go out, and not the sun.
    if ((light === 'going_out' || light === 'coming_on') && !indoor && !DARK.has(time)) return false;
    return lightRowOf(light)?.hour === undefined || DARK.has(time);
  });
}

const isAlone = (light: LightName, indoor: boolean): boolean => {
  const row = lightRowOf(light);
  return row?.alone !== undefined && (indoor || row.key === undefined);
};

/** Set dressing that comes with them: lamps that are out, a moon that is seen. */
export function dressingOfLights({ lights }: Reading, shown: readonly LightName[], indoor: boolean): string[] {
  return [
    ...(shown.includes('street_lamp') && !indoor ? [LAMP_CONE] : []),
    // Under an open sky a lamp that somebody is lit by puts no other one out.
    ...(shown.some((light) => isAlone(light, indoor)) ||
    (indoor && shown.some((light) => light === 'moonlight' || light === 'lightning'))
      ? [UNLIT]
      : []),
    ...(shown.includes('candlelight') ? ['candle'] : []),
    ...(lights.includes('moonlight') && !indoor ? ['full moon'] : []),
  ];
}
