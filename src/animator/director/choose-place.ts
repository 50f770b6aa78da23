import type { Lexicon } from '../catalogue/lexicon.ts';
import { ROLE_HOMES } from '../catalogue/people.ts';
import { DRESSING_PLACES, findPlace, PLACE_OF_HOME, placeHas } from '../catalogue/places.ts';
import type { Home } from '../catalogue/setting.ts';
import type { Entity, Reading } from '../language/reading.ts';
import { placeAboard } from './aboard.ts';
import { builtOutside } from './built-outside.ts';
import { isToy } from './cast-roles.ts';
import { sailsInCup } from './in-cups.ts';
import { isDry, isInBowl } from './out-of-water.ts';
import { isToldInside, lexiconShelters, placeOfActs } from './place-of-acts.ts';
import { isOfProducts } from './products.ts';
import { townsOf } from './towns.ts';
import { weighLands } from './weigh-lands.ts';

/** Roads and bridges lead through any country, and a country has more than what it is known for. */
const WEAK =
  /^(?:road|path|trail|lane|curve|bend|tunnel|floor|interior|room|hill|grass|sand|wave|ice|snow|valley|tower|moon|house|bali|hawaii|maui|phuket|fiji|tahiti|maldives|caribbean|alaska|siberia|greenland|lapland|africa|patagonia|island|alps|amazon|provence|tuscany|lavender|wheat)$/;
/** Cities by name have stations, parks and rivers: where one of these is told of, that is where it is. */
const NAMED_CITY =
  /^(?:tokyo|kyoto|osaka|shinjuku|shibuya|akihabara|new york|new york city|nyc|manhattan|brooklyn|paris|london|berlin|shanghai|hong kong|bangkok|seoul|chicago|los angeles|san francisco|mumbai|singapore|dubai|moscow|madrid)$/;
/** What lies underfoot, of streets as of highways: wet asphalt is no place. */
const SURFACE = /^(?:asphalt|tarmac)$/;
/** Studios in which somebody is filmed, whoever it is. */
const FILMED = /\b(?:tv|television|photo|talk show|news)\b/;
/** Feasts are held in the place that is named beside them. */
const HELD_SOMEWHERE = /\b(?:reception|wedding|party|picnic|ceremony)$/;
/** What leads through a place or is a piece of it. */
const STRETCH =
  /^(?:stop|path|aisle|trail|walkway|floor|corner|wall|entrance|gate|steps|stairs|plains?|landscape|terrain|expanse)$/;
const TALL_WORD = /^(?:tall|long|high|green|lush|fresh|soft|dry|golden) (?:grass|sand|hill)$/;
const DRIVEN_THROUGH = /\b(?:driv\w+|speed\w*|rac(?:es|ing)|headlights|tail ?lights|highway|motorway)\b/i;
const SMALL_METRES = 0.4;
const ON_THE_SURFACE =
  /\b(?:surfac\w*|breach\w*|fins?|spout\w*|waves?|drone|aerial|boats?|splash\w*|above|shallows?|shore|jump\w*|leap\w*)\b/i;

/** Bridges that are no viaducts, whatever crosses them. */
const HANGING = /\b(?:suspension|golden gate|brooklyn|rope|wooden|covered|draw|trestle) ?bridge\b/i;

type Thing = Entity['senses']['thing'];

/** Whose home is the ice, whatever coast is nearest. */
const OF_THE_ICE = /^(?:penguin|polar bear|walrus)$/;

/** Boats are at sea before they are on a beach, unless something is there that cannot swim. */
function homePlace(thing: Thing, home: Home, ashore: boolean): string {
  if (OF_THE_ICE.test(thing?.kind ?? '')) return 'snowfield';
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

/** A lobster in a cook's hands is far from its beach. */
function isHeld({ relations, events }: Reading, { id }: Entity): boolean {
  return (
    relations.some(({ to, relation }) => to === id && relation === 'holding') ||
    events.some(
      ({ target, direct, act }) =>
        target === id && direct && /^(?:hold|carry|cook|cut|eat|raise)$/.test(act?.act ?? ''),
    )
  );
}

export function choosePlace(
  reading: Reading,
  cast: readonly Entity[],
  lexicon: Lexicon,
): { readonly place: string | null; readonly stated: boolean } {
  const scores = new Map<string, number>();
  const add = (place: string, score: number): void => {
    scores.set(place, (scores.get(place) ?? 0) + score);
  };
  // "Interior, taxi": of the taxi, and no room.
  const ofVehicle = cast.some(({ senses }) => isLandVehicle(senses.thing));
  for (const [i, { place, word, weight, at }] of reading.places.entries()) {
    if (word === 'interior' && ofVehicle) continue;
    const last = word.split(' ').at(-1) ?? '';
    // "a garden path", "a supermarket aisle": where the garden is, and the shelves.
    const within = STRETCH.test(last) ? reading.places.find((each) => each.at === at && each.word !== word) : undefined;
    // Tall grass around a cheetah is a savanna's.
    const wild = last === 'grass' && cast[0]?.senses.thing?.home === 'savanna' ? 'savanna' : undefined;
    // A potter's studio is a workshop, and no photographer's.
    const own =
      place === 'backdrop' && last === 'studio' && !FILMED.test(word)
        ? cast.map(roleHome).find((home) => home !== null)
        : undefined;
    add(
      own ?? within?.place ?? wild ?? place,
      (SURFACE.test(last)
        ? weight * 0.2
        : HELD_SOMEWHERE.test(word) && reading.places.length > 1
          ? weight * 0.5
          : (WEAK.test(last) && (word === last || TALL_WORD.test(word))) ||
              (NAMED_CITY.test(word) && reading.places.some((other) => other.place !== place && other.weight >= 1))
            ? weight * 0.55
            : weight) - Math.min(1, i * 0.15),
    );
  }
  const ashore = ofVehicle;
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
    if (isToy(entity)) {
      add('living_room', 1.1);
      continue;
    }
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
    const held = isHeld(reading, entity);
    if (home !== null) add(homePlace(thing, home, ashore), (small || held ? 0.3 : 0.8) - Math.min(0.3, i * 0.06));
  }
  // A tunnel that a car drives through is a road's, and seen from within.
  const wheels = cast.some(({ senses }) =>
    /^(?:car|truck|bus|motorcycle|taxi|van|bicycle|ambulance)$/.test(senses.thing?.kind ?? ''),
  );
  if (
    (wheels || DRIVEN_THROUGH.test(reading.told)) &&
    reading.places.some(({ word }) => /tunnel$/.test(word)) &&
    !cast.some(({ senses }) => senses.thing?.kind === 'train')
  )
    add('tunnel', 5);
  // What plays on a desk or a bed plays where that stands.
  for (const { entity, relation, to } of reading.relations) {
    const borne = cast.find(({ id }) => id === to)?.senses.thing;
    const plays = cast.find(({ id }) => id === entity)?.senses.thing?.alive === true;
    if (
      plays &&
      relation === 'on' &&
      (borne?.home === 'room' || borne?.home === 'kitchen') &&
      borne.metres >= SMALL_METRES
    )
      add(PLACE_OF_HOME[borne.home], 1);
  }
  // A road is what a vehicle is on, whatever slopes and woods lie around it.
  const leadsOnWheels = isLandVehicle(cast[0]?.senses.thing ?? null);
  const ofRoads = reading.places.some(
    ({ place, weight, word }) => place === 'road' && weight >= 1 && !SURFACE.test(word.split(' ').at(-1) ?? ''),
  );
  const ofBends = scores.has('mountain_pass') ? 'mountain_pass' : 'road';
  if (leadsOnWheels && (ofRoads || ofBends === 'mountain_pass') && !scores.has('tunnel')) add(ofBends, 4);
  // Trains run through suburbs and fields, and not down their streets.
  const rails = cast[0]?.senses.thing?.kind === 'train' && !/\b(?:tram|streetcar|trolley)\b/i.test(reading.told);
  const street = ['city', 'suburb'].filter((place) => scores.has(place)).map((place) => scores.get(place) ?? 0);
  if (rails && street.length > 0 && !['subway', 'bridge', 'terminal'].some((place) => scores.has(place)))
    add('railway', Math.max(...street) + 1);
  // Through mountains they run along the valleys, from where the mountains are seen.
  if (rails && scores.has('mountains')) add('valley', (scores.get('mountains') ?? 0) + 1);
  // Who drives along a coast is on its road, not on its sand.
  if (wheels && reading.places.some(({ word }) => /\b(?:coast|coastline|riviera|cliffs?)$/.test(word))) add('road', 3);
  // Candles and books around a wizard: he is at home, not before his castle.
  const furnished = cast.filter(({ senses: { thing } }) => thing?.home === 'room' || thing?.home === 'kitchen').length;
  const [lead] = cast;
  if (reading.places.length === 0 && furnished >= 2 && lead !== undefined && roleHome(lead) === 'castle')
    add('study', 1.2);
  // Dunes and canyons of Mars are on Mars.
  if (scores.has('planet') && reading.places.some(({ place, weight }) => place === 'planet' && weight >= 2))
    for (const land of ['desert', 'canyon', 'mountains']) if (scores.has(land)) add('planet', scores.get(land) ?? 0);
  const towns = townsOf(reading, scores);
  for (const [town, more] of towns) add(town, more);
  // What crosses a bridge is on it, whatever land lies around.
  if (reading.places.some(({ place, weight }) => place === 'bridge' && weight >= 2.7)) add('bridge', 1.5);
  // Trains cross valleys on bridges of their own; and so does a bridge on which nobody is.
  const train = cast.some(({ senses }) => /^(?:train|locomotive)$/.test(senses.thing?.kind ?? ''));
  const arches = cast.length === 0 && reading.places.some(({ word }) => /\b(?:viaduct|aqueduct)$/.test(word));
  if ((train || arches) && scores.has('bridge') && !HANGING.test(reading.told))
    add('viaduct', Math.max(...scores.values()) + 1);
  for (const word of reading.dressing) {
    const place = DRESSING_PLACES.get(word);
    if (place !== undefined) add(place, 0.7);
  }
  // A watchmaker under a desk lamp is in his room, whatever street lies below the window.
  if (firstHome !== null && lexiconShelters(firstHome) && isToldInside(reading)) add(firstHome, 1.5);
  // Whales need water, however many mountains stand around it.
  const swimmer = cast[0]?.senses.thing;
  const dry = cast[0] !== undefined && isDry(reading, cast[0]);
  // Ducks cross roads as well.
  const ashoreHere =
    swimmer?.realm === 'water' &&
    reading.places.some(({ place, weight }) => !placeHas(place, 'swimmers') && weight >= 1.5);
  const wet =
    !dry && !ashoreHere && swimmer?.alive === true && (swimmer.realm === 'underwater' || swimmer.realm === 'water');
  if (wet && ![...scores.keys()].some((place) => placeHas(place, 'swimmers')))
    add(swimmer.metres > 2 ? 'sea' : 'lake', 0);
  if (wet) for (const place of [...scores.keys()]) if (placeHas(place, 'swimmers')) add(place, 4);
  // A goldfish in a bowl is at somebody's home.
  if (cast[0] !== undefined && isInBowl(reading, cast[0])) add('living_room', 20);
  // What floats underwater is in the sea, and not on it.
  if (/\bunderwater\b/i.test(reading.told) && scores.has('sea') && !scores.has('underwater') && !wet)
    add('underwater', (scores.get('sea') ?? 0) + 0.2);
  // Who leaps out of the water is seen above it, as whoever is beside a boat.
  const leaps = reading.events.some(({ act, subjects }) => act?.act === 'jump' && subjects.includes(cast[0]?.id ?? -1));
  const boats = cast.some(({ senses: { thing } }) => thing?.realm === 'water' && thing.moves && !thing.alive);
  if (wet && (leaps || boats) && !reading.places.some(({ place }) => placeHas(place, 'swimmers'))) add('sea', 6);
  // Who circles below a boat is seen below it.
  const below = reading.relations.some(({ entity, relation }) => relation === 'under' && entity === cast[0]?.id);
  if (wet && boats && below) add('underwater', 12);
  // Penguins in a blizzard are on ice.
  if (reading.weather === 'snow' && reading.places.length === 0 && scores.has('beach'))
    add('snowfield', (scores.get('beach') ?? 0) + 0.1);
  // Who only swims in the sea is seen where it swims.
  const under = wet && swimmer.realm === 'underwater' && !leaps && !boats && !ON_THE_SURFACE.test(reading.told);
  if (under && scores.has('sea')) add('underwater', (scores.get('sea') ?? 0) + 0.1);
  for (const [land, more] of weighLands(reading, cast, scores)) add(land, more);
  const outside = builtOutside(reading, scores);
  for (const [place, more] of outside) add(place, more);
  const aboard = placeAboard(reading, cast);
  if (aboard !== null) add(aboard, 9);
  if (isOfProducts(reading, cast)) add('backdrop', 9);
  if (sailsInCup(reading, cast)) add('teacup', 20);
  let best: string | null = null;
  for (const [place, score] of scores) if (best === null || score > (scores.get(best) ?? 0)) best = place;
  const stated =
    best !== null &&
    (best === 'viaduct' ||
      [...towns, ...outside].some(([town]) => town === best) ||
      reading.places.some(({ place }) => place === best) ||
      cast.some(({ senses }) => senses.place === best));
  return { place: best !== null && lexicon.place(best) !== null ? best : null, stated };
}
