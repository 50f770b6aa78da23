import { COLOUR_WORDS, spellColour } from '../catalogue/attributes.ts';
import type { Lexicon } from '../catalogue/lexicon.ts';
import { ROLE_HOMES, ROLE_TOOLS } from '../catalogue/people.ts';
import { DRESSING_PLACES, findPlace, PLACE_OF_HOME, PLACE_TRAITS } from '../catalogue/places.ts';
import type { Home } from '../catalogue/setting.ts';
import { skyOf } from '../catalogue/sky-table.ts';
import { isAdjective } from '../language/find-name.ts';
import type { Entity, Reading } from '../language/reading.ts';
import type { SetPlan } from './script.ts';

/** Roads and bridges lead through any country, and a country has more than what it is known for. */
const WEAK =
  /^(?:road|path|trail|lane|curve|bend|tunnel|floor|interior|room|hill|grass|sand|wave|ice|snow|valley|tower|moon|house|bali|hawaii|maui|phuket|fiji|tahiti|maldives|caribbean|alaska|siberia|greenland|lapland|africa|patagonia|island|alps|amazon|provence|tuscany|lavender|wheat)$/;
/** What leads through a place or is a piece of it. */
const STRETCH = /^(?:path|aisle|trail|walkway|floor|corner|wall|entrance|gate|steps|stairs)$/;
const SMALL_METRES = 0.4;

const WATERS: ReadonlySet<string> = new Set([
  ...[
    'sea',
    'underwater',
    'lake',
    'river',
    'waterfall',
    'harbour',
    'beach',
    'cliff',
    'space',
    'backdrop',
    'bridge',
    'pool',
  ],
  // Bowls and tanks stand in rooms.
  ...['living_room', 'kitchen', 'bedroom', 'study', 'cafe', 'hall', 'laboratory', 'classroom', 'snowfield'],
  ...['office', 'bathroom', 'ward', 'salon'],
]);

type Thing = Entity['senses']['thing'];

/** Boats are at sea before they are on a beach, unless something is there that cannot swim. */
function homePlace(thing: Thing, home: Home, ashore: boolean): string {
  return thing?.realm === 'water' && thing.moves && home === 'beach' && !ashore ? 'sea' : PLACE_OF_HOME[home];
}

const isLandVehicle = (thing: Thing): boolean => thing?.realm === 'ground' && thing.moves && !thing.alive;

function roleHome({ senses, noun, modifiers }: Entity): string | null {
  if (senses.person === null) return null;
  return (
    [noun, noun.split(' ').at(-1) ?? '', ...modifiers]
      .map((word) => ROLE_HOMES.get(word))
      .find((place) => place !== undefined) ?? null
  );
}

/** "outside a space station", "in front of a cafe": who stands so to a building is not in it; what hovers in the sky is no room either. */
function isSeenFromOutside({ relations }: Reading, { id, senses }: Entity): boolean {
  return (
    senses.thing?.realm === 'sky' ||
    relations.some(({ to, relation }) => to === id && /^(?:near|beside|behind|in_front_of|around)$/.test(relation))
  );
}

function choosePlace(
  reading: Reading,
  cast: readonly Entity[],
  lexicon: Lexicon,
): { readonly place: string | null; readonly stated: boolean } {
  const scores = new Map<string, number>();
  const add = (place: string, score: number): void => {
    scores.set(place, (scores.get(place) ?? 0) + score);
  };
  for (const [i, { place, word, weight, at }] of reading.places.entries()) {
    const last = word.split(' ').at(-1) ?? '';
    // "a garden path", "a supermarket aisle": where the garden is, and the shelves.
    const within = STRETCH.test(last) ? reading.places.find((each) => each.at === at && each.word !== word) : undefined;
    add(within?.place ?? place, (WEAK.test(last) && word === last ? weight * 0.55 : weight) - Math.min(1, i * 0.15));
  }
  const ashore = cast.some(({ senses }) => isLandVehicle(senses.thing));
  const [first] = cast;
  const firstHome = first === undefined ? null : roleHome(first);
  const leads = (subjects: readonly number[]): boolean => firstHome !== null && subjects.includes(first?.id ?? -1);
  const leadsRoom = [firstHome, placeOfActs(reading, cast)].some(
    (own) => own !== null && findPlace(own)?.indoors === true,
  );
  for (const [i, entity] of cast.entries()) {
    const { thing, place } = entity.senses;
    // A role brings its own place, and a house that stands there is one.
    const outside = place !== null && lexiconShelters(place) && isSeenFromOutside(reading, entity);
    const atHome = entity.senses.person === null && (place === null || outside) ? (thing?.home ?? null) : null;
    // Furniture stands in any room: in the one of whoever the film is about.
    const home = atHome === 'room' && leadsRoom ? null : atHome;
    const counter = DRESSING_PLACES.get(entity.noun);
    if (counter !== undefined) add(counter, 1.3);
    const own = roleHome(entity);
    const [named = '', ...rest] = entity.noun.split(' ');
    // A park bench stands in a park.
    if (rest.length > 0 && thing?.moves === false && lexicon.lists(named)) {
      const around = lexicon.senses(named)?.place ?? null;
      if (around !== null) add(around, 1.6);
    }
    // A street lamp tells more of where a detective is than that he is one.
    if (own !== null) add(own, 0.68 - Math.min(0.3, i * 0.06));
    // What somebody works with goes with them: a sword on an anvil is in a smithy.
    const used = reading.events.some(
      ({ act, target, subjects }) => act?.frame === 'hands' && target === entity.id && leads(subjects),
    );
    const small = used || (thing?.metres ?? 1) < SMALL_METRES;
    // A house, a castle, a bridge that stands there is a place as well.
    if (place !== null && thing !== null && (thing.metres > 2.5 || cast.length === 1) && !outside)
      add(place, i === 0 ? 1.5 : 1.2);
    // Who is in a boat is at sea, whatever else is at home there.
    if (home !== null && homePlace(thing, home, false) === 'sea') add(homePlace(thing, home, ashore), 0.25);
    if (home !== null) add(homePlace(thing, home, ashore), (small ? 0.3 : 0.8) - Math.min(0.3, i * 0.06));
  }
  // A tunnel that a car drives through is a road's.
  const wheels = cast.some(({ senses }) =>
    /^(?:car|truck|bus|motorcycle|taxi|van|bicycle|ambulance)$/.test(senses.thing?.kind ?? ''),
  );
  if (
    wheels &&
    reading.places.some(({ word }) => /tunnel$/.test(word)) &&
    !cast.some(({ senses }) => senses.thing?.kind === 'train')
  )
    add('road', 4);
  // Candles and books around a wizard: he is at home, not before his castle.
  const furnished = cast.filter(({ senses: { thing } }) => thing?.home === 'room' || thing?.home === 'kitchen').length;
  const [lead] = cast;
  if (reading.places.length === 0 && furnished >= 2 && lead !== undefined && roleHome(lead) === 'castle')
    add('study', 1.2);
  // Dunes and canyons of Mars are on Mars.
  if (scores.has('planet') && reading.places.some(({ place, weight }) => place === 'planet' && weight >= 2))
    for (const land of ['desert', 'canyon', 'mountains']) if (scores.has(land)) add('planet', scores.get(land) ?? 0);
  // What crosses a bridge is on it, whatever land lies around.
  if (reading.places.some(({ place, weight }) => place === 'bridge' && weight >= 2.7)) add('bridge', 1.5);
  for (const word of reading.dressing) {
    const place = DRESSING_PLACES.get(word);
    if (place !== undefined) add(place, 0.7);
  }
  // Whales need water, however many mountains stand around it.
  const swimmer = cast[0]?.senses.thing;
  const wet = swimmer?.alive === true && (swimmer.realm === 'underwater' || swimmer.realm === 'water');
  if (wet && ![...scores.keys()].some((place) => WATERS.has(place))) add(swimmer.metres > 2 ? 'sea' : 'lake', 0);
  if (wet) for (const place of WATERS) if (scores.has(place)) add(place, 4);
  // Who leaps out of the water is seen above it, as whoever is beside a boat.
  const leaps = reading.events.some(({ act, subjects }) => act?.act === 'jump' && subjects.includes(cast[0]?.id ?? -1));
  const boats = cast.some(({ senses: { thing } }) => thing?.realm === 'water' && thing.moves && !thing.alive);
  if (wet && (leaps || boats) && !reading.places.some(({ place }) => WATERS.has(place))) add('sea', 6);
  let best: string | null = null;
  for (const [place, score] of scores) if (best === null || score > (scores.get(best) ?? 0)) best = place;
  const stated =
    best !== null &&
    (reading.places.some(({ place }) => place === best) || cast.some(({ senses }) => senses.place === best));
  return { place: best !== null && lexicon.place(best) !== null ? best : null, stated };
}

/** What a prompt that names no place or hour gets: calm and beautiful, and the same for the same words. */
const LIGHTS =
  /^(?:candlelight|firelight|moonlight|lamplight|neon|neon light|neon sign|spotlight|city light|lantern light|torchlight|flashlight|headlight|fairy light|string light|strobe light|disco light|northern light|aurora)$/;

const CALM_PLACES = ['beach', 'mountains', 'meadow', 'lake', 'forest'] as const;
const CALM_TIMES = ['day', 'golden_hour', 'day', 'dawn'] as const;

function pickBy<T>(text: string, list: readonly T[]): T | undefined {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return list[sum % list.length];
}

/** Where people mostly do what they do: somebody who cooks is in a kitchen, though nobody says so. */
const PLACES_OF_ACTS: Readonly<Record<string, string>> = {
  ...{ cook: 'kitchen', type: 'study', write: 'study', read: 'living_room', sleep: 'bedroom', phone: 'living_room' },
  ...{ play_piano: 'living_room', wash: 'living_room', sweep: 'living_room', drink: 'cafe', meditate: 'garden' },
  ...{ surf: 'sea', ski: 'snowfield', dive: 'underwater', plant: 'garden', fish: 'lake', row: 'lake', cycle: 'road' },
  ...{ drive: 'road', skate: 'city', exercise: 'works' },
  ...{
    shave: 'bathroom',
    brush_teeth: 'bathroom',
    cut_hair: 'salon',
    snowball: 'snowfield',
    yoga: 'garden',
  },
  ...{
    lift_weights: 'works',
    throw_pot: 'works',
    brew: 'cafe',
    toss_pan: 'kitchen',
    seesaw: 'garden',
    bounce: 'garden',
  },
};

function placeOfActs({ events }: Reading, cast: readonly Entity[]): string | null {
  const people = new Set(cast.filter(({ senses }) => senses.person !== null).map(({ id }) => id));
  const acts = events.filter(({ subjects }) => subjects.some((id) => people.has(id))).map(({ act }) => act?.act ?? '');
  return acts.map((act) => PLACES_OF_ACTS[act]).find((found) => found !== undefined) ?? null;
}

/** A colour someone asked for is seen best by day, and behind clouds a low sun is only a dull day. */
function chooseTime(
  { time, weather, prompt, styles, events }: Reading,
  cast: readonly Entity[],
  place: string | null,
  dressing: readonly string[],
): SetPlan['time'] {
  if (time !== null) return time;
  if (place === 'space' || place === 'planet') return 'night';
  // Stars are seen by night, and a fire best when it is getting dark.
  if (
    dressing.some((word) => /^(?:stars?|moons?|constellation|aurora|fireworks|milky way|meteors|full moon)$/.test(word))
  )
    return 'night';
  const burns = events.some(
    ({ act, subjects }) =>
      act?.act === 'burn' && cast.some(({ id, senses }) => subjects.includes(id) && (senses.thing?.metres ?? 0) > 2),
  );
  if ((burns || dressing.includes('fire')) && !lexiconShelters(place)) return 'dusk';
  if (styles.some((style) => /^(?:noir|neon|cyberpunk)$/.test(style)) && !lexiconShelters(place)) return 'night';
  const coloured = cast.some(({ modifiers }) => modifiers.some((word) => Object.hasOwn(COLOUR_WORDS, word)));
  if (coloured || (weather !== null && weather !== 'clear') || lexiconShelters(place)) return 'day';
  return pickBy(prompt, CALM_TIMES) ?? 'day';
}

function lexiconShelters(place: string | null): boolean {
  return place !== null && findPlace(place)?.indoors === true;
}

/** What is said of the place itself, and what of it is to be seen; other lands that are named lie around it. */
function describePlace(
  { places, dressing, prompt, negative }: Reading,
  place: string | null,
): Pick<SetPlan, 'colour' | 'traits' | 'dressing'> {
  const own = places.filter((each) => each.place === place);
  const said = [...new Set(own.flatMap(({ word }) => word.split(' ')))];
  const colour = said.find((word) => Object.hasOwn(COLOUR_WORDS, word));
  const shown = [...said, ...own.map(({ word }) => word)].flatMap((word) => PLACE_TRAITS.get(word) ?? []);
  return {
    colour: colour === undefined ? null : spellColour(colour),
    traits: said.filter((word) => PLACE_TRAITS.has(word) || (isAdjective(word) && word !== colour)),
    dressing: [...new Set([...dressing, ...places.map(({ word }) => word), ...shown, ...skyOf(prompt, negative)])],
  };
}

/** A film in time lapse that begins with a low sun sees it set or rise. */
function passTo({ time, timeTo, shots }: Reading): SetPlan['timeTo'] {
  if (timeTo !== null) return timeTo;
  const lapse = shots.some(({ field, value }) => field === 'pace' && Number(value) >= 8);
  return !lapse ? null : time === 'golden_hour' ? 'dusk' : time === 'dawn' ? 'day' : null;
}

const UNWANTED: Readonly<Record<SetPlan['weather'], RegExp>> = {
  clear: /^clear$/,
  cloudy: /^clouds?$|^cloudy$/,
  rain: /^rain(?:y|ing)?$/,
  storm: /^storms?$|^stormy$|^rain$/,
  snow: /^snow(?:y|ing)?$/,
  fog: /^fog(?:gy)?$|^mist(?:y)?$|^haze$/,
  wind: /^wind(?:y)?$/,
};

/** Snow that lies and clouds that drift leave the stars to be seen where they are told of. */
const STARRY = /\b(?:aurora|northern lights?|milky way|stars|starry|meteors?|shooting stars?)\b/;
const FALLS = /\b(?:snowing|snowfall|snowflakes?|blizzard|snowstorm|falling|overcast)\b/;

function chooseWeather({ weather, negative, prompt }: Reading): SetPlan['weather'] {
  const text = prompt.toLowerCase();
  if ((weather === 'snow' || weather === 'cloudy') && STARRY.test(text) && !FALLS.test(text)) return 'clear';
  return weather === null || negative.some((word) => UNWANTED[weather].test(word)) ? 'clear' : weather;
}

/** What the prompt says of hour and weather, and a quiet choice where it says nothing. */
export function chooseSet(reading: Reading, cast: readonly Entity[], lexicon: Lexicon): SetPlan {
  const { place, stated } = choosePlace(reading, cast, lexicon);
  // Nobody skis on grass.
  const skis =
    cast.some(({ noun }) => ROLE_TOOLS.get(noun)?.act === 'ski') ||
    reading.events.some(({ act }) => act?.act === 'ski');
  const winter =
    reading.season === 'winter' || place === 'snowfield' || (skis && place !== null && !lexiconShelters(place));
  const own = place ?? placeOfActs(reading, cast);
  const described = describePlace(reading, own);
  return {
    place: own ?? pickBy(reading.prompt, CALM_PLACES) ?? 'meadow',
    stated,
    word: reading.places.filter((each) => each.place === place).sort((a, b) => b.weight - a.weight)[0]?.word ?? null,
    said: (['time', 'weather', 'season'] as const).filter((fact) => reading[fact] !== null),
    time: chooseTime(reading, cast, own, described.dressing),
    timeTo: passTo(reading),
    weather: chooseWeather(reading),
    weatherAmount: reading.weatherAmount,
    season: reading.season ?? (reading.weather === 'snow' || winter ? 'winter' : 'summer'),
    ...described,
    lights: reading.dressing.filter((word) => LIGHTS.test(word)),
    without: reading.negative,
  };
}
