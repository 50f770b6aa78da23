import { DRESSING_PLACES, findPlace } from '../../catalogue/places.ts';
import { shopOf } from '../../catalogue/trades.ts';
import { placeAboard } from './aboard.ts';
import { gainAtDoor, gainAtRoadside, gainAtStall, gainBeforeFronts } from './before-fronts.ts';
import { builtOutside } from './built-outside.ts';
import { gainOfOccasion } from './come-together.ts';
import { gainAlongCoast, gainOnTheWay, gainThroughWoods } from './driven-through.ts';
import { gainOverRoofs } from './from-the-air.ts';
import { gainOfBlooms } from './grown-there.ts';
import { sailsInCup } from './in-cups.ts';
import { inHouses } from './in-houses.ts';
import { shownAlone } from './media.ts';
import { gainAshore } from './over-the-beach.ts';
import { type Gain, homePlace, isLandVehicle, type PlaceFacts, roleHome } from './place-facts.ts';
import { gainOfCast, gainOfFurniture } from './place-of-cast.ts';
import { gainTold, lastWord, SURFACE } from './place-told.ts';
import { at, highest, type PlaceReason, when } from './reason.ts';
import { OF_WATER } from './reasons-of-water.ts';
import { gainInLand } from './rooms-in-lands.ts';
import { gainOfSmallFolk, gainOfTinyFolk } from './small-folk.ts';
import { gainInSmallHouse } from './small-houses.ts';
import { townsOf } from './towns.ts';
import { weighLands } from './weigh-lands.ts';
import { gainUnderLamp, gainWithin } from './within-walls.ts';

const DRIVEN_THROUGH = /\b(?:driv\w+|speed\w*|rac(?:es|ing)|headlights|tail ?lights|highway|motorway)\b/i;
/** Bridges that are no viaducts, whatever crosses them. */
const HANGING = /\b(?:suspension|golden gate|brooklyn|rope|wooden|covered|draw|trestle) ?bridge\b/i;
/** "fireworks over the city", "the sun sets behind the skyscrapers". */
const OVER_CITY =
  /\b(?:search ?lights?|fireworks?|lightning|thunderstorm|storm|clouds?|sun|moon|sunrise|sunset|dawn|aurora|northern lights|stars|meteors?|rainbow|fog|sky)\b[^.;]{0,50}\b(?:over|above|across|behind|beyond|covers?|blankets?) (?:an? |the )?(?:[a-z-]+ ){0,2}(?:city|metropolis|skyscrapers|downtown|buildings|manhattan|new york|tokyo|london|dubai|chicago|hong kong|shanghai)\b/i;
/** Seen in the halls of castles alone. */
const GREAT_HALL =
  /\b(?:stained[- ]glass|thrones?|tapestr(?:y|ies)|chandeliers?|(?:stone|vaulted) (?:ceiling|arches|walls|pillars|columns)|torch(?:es|lit|light)? on the walls?)\b/i;
const LANDS_OF_PLANETS = ['desert', 'canyon', 'mountains'] as const;

/** "a bus crosses Westminster Bridge". */
const CROSSES_BRIDGE =
  /\b(?:cross(?:es|ing)?|(?:driv|rid)(?:es?|ing) (?:over|across|along)|passes over) (?:an? |the )?(?:[a-z-]+ ){0,3}bridge\b/i;

const onRoads = ({ reading }: PlaceFacts): boolean =>
  reading.places.some(({ place, weight, word }) => place === 'road' && weight >= 1 && !SURFACE.test(lastWord(word)));

const isOutdoors = (place: string): boolean => findPlace(place)?.indoors === false;

/** What a tunnel, a road or a bridge weighs that is driven along, and what is seen from where it leads. */
const OF_WAYS: readonly PlaceReason[] = [
  {
    reason: 'a tunnel that a car drives through is a road’s, and seen from within',
    gains: ({ reading, cast, onWheels }) =>
      when(
        (onWheels || DRIVEN_THROUGH.test(reading.told)) &&
          reading.places.some(({ word }) => /tunnel$/.test(word)) &&
          !cast.some(({ senses }) => senses.thing?.kind === 'train'),
        'tunnel',
        5,
      ),
  },
  { reason: 'a land is one of the flowers it is full of', gains: gainOfBlooms, states: true },
  { reason: 'what plays on a desk or a bed plays where that stands', gains: gainOfFurniture },
  {
    reason: 'a road is what a vehicle is on, whatever slopes and woods lie around it',
    gains: (facts, scores) => {
      const bends = scores.has('mountain_pass');
      const leads = isLandVehicle(facts.cast[0]?.senses.thing ?? null);
      return when(leads && (onRoads(facts) || bends) && !scores.has('tunnel'), bends ? 'mountain_pass' : 'road', 4);
    },
  },
  { reason: 'what is driven through a forest is on its road, not between the trunks', gains: gainThroughWoods },
  {
    reason: 'trains run through suburbs and fields, and not down their streets',
    gains: ({ rails }, scores) =>
      when(
        rails &&
          (scores.has('city') || scores.has('suburb')) &&
          !['subway', 'bridge', 'terminal'].some((place) => scores.has(place)),
        'railway',
        Math.max(...['city', 'suburb'].flatMap((place) => scores.get(place) ?? [])) + 1,
      ),
  },
  {
    reason: 'through mountains trains run along the valleys, from where the mountains are seen',
    gains: ({ rails }, scores) => when(rails && scores.has('mountains'), 'valley', at(scores, 'mountains') + 1),
  },
  {
    reason: 'snow that one runs through lies in the wood or the street that is told of besides',
    gains: ({ reading: { places } }, scores) => {
      const snow = places.filter(({ place }) => place === 'snowfield');
      const where = places.find(({ place }) => place !== 'snowfield' && isOutdoors(place));
      const lies = at(scores, 'snowfield') > 0 && snow.every(({ word }) => /\bsnow$/.test(word));
      const told = where !== undefined && at(scores, where.place) > 0;
      return when(lies && told, where?.place ?? '', highest(scores) + 0.5);
    },
  },
  { reason: 'who drives along a coast is on its road, not on its sand', gains: gainAlongCoast },
  {
    reason: 'who mends a car has it in the workshop',
    gains: ({ reading, ofVehicle, firstHome }, scores) => {
      const stands = ofVehicle && !reading.events.some(({ act }) => act?.act === 'drive');
      return when(stands && firstHome === 'works' && reading.places.length === 0, 'works', highest(scores) + 0.5);
    },
  },
  {
    reason: 'candles and books, or a cauldron, around a wizard: he is at home, not before his castle',
    gains: ({ reading, cast }) => {
      const indoors = cast.filter(({ senses: { thing } }) => thing?.home === 'room' || thing?.home === 'kitchen');
      const [lead] = cast;
      const reigns = lead !== undefined && roleHome(lead) === 'castle';
      const homely = indoors.length >= 2 || cast.some(({ noun }) => noun === 'cauldron');
      return when(reading.places.length === 0 && homely && reigns, 'study', 1.2);
    },
  },
  {
    reason: 'banners on walls, windows of coloured glass, a throne: a knight is inside the castle',
    gains: ({ reading, cast }, scores) => {
      const [lead] = cast;
      const reigns = lead !== undefined && roleHome(lead) === 'castle';
      return when(
        reading.places.length === 0 && reigns && GREAT_HALL.test(reading.told),
        'keep',
        at(scores, 'castle') + 1.8,
      );
    },
  },
  {
    reason: 'who sits on a throne in a palace is in its hall, and that of a pharaoh is of another land',
    gains: ({ reading, cast }, scores) => {
      const enthroned = cast.some(({ noun }) => /\bthrone$/.test(noun)) && scores.has('castle');
      const hall = /\b(?:egyptian|pharaoh|nile)\b/i.test(reading.told) ? 'temple_hall' : 'keep';
      return when(enthroned && reading.places.every(({ place }) => place === 'castle'), hall, at(scores, 'castle') + 1);
    },
    states: true,
  },
  {
    reason: 'dunes and canyons of Mars are on Mars',
    gains: ({ reading }, scores) =>
      reading.places.some(({ place, weight }) => place === 'planet' && weight >= 2)
        ? LANDS_OF_PLANETS.filter((land) => scores.has(land)).map((land): Gain => ['planet', at(scores, land)])
        : [],
  },
  {
    reason: 'what the sky over a city shows is seen above its roofs, where nobody is in its streets',
    gains: ({ reading, cast }, scores) =>
      when(cast.length === 0 && OVER_CITY.test(reading.told) && scores.has('city'), 'skyline', at(scores, 'city') + 1),
    states: true,
  },
  { reason: 'squares are those of their town', gains: ({ reading }, at) => townsOf(reading, at), states: true },
  { reason: 'a town seen from the air is its roofs', gains: gainOverRoofs },
  {
    reason: 'what crosses a bridge is on it, whatever land lies around',
    gains: ({ reading, onWheels }, scores) =>
      when(
        reading.places.some(
          ({ place, weight }) => place === 'bridge' && (weight >= 2.7 || CROSSES_BRIDGE.test(reading.told)),
        ),
        'bridge',
        CROSSES_BRIDGE.test(reading.told) && onWheels
          ? Math.max(1.5, highest(scores) - at(scores, 'bridge') + 0.5)
          : 1.5,
      ),
  },
  {
    reason: 'one is on the stairs, inside or before the house that is told of',
    gains: inHouses,
    states: true,
  },
  {
    reason: 'trains cross valleys on bridges of their own, and so does a bridge on which nobody is',
    gains: ({ reading, cast }, scores) => {
      const train = cast.some(({ senses }) => /^(?:train|locomotive)$/.test(senses.thing?.kind ?? ''));
      const arches = cast.length === 0 && reading.places.some(({ word }) => /\b(?:viaduct|aqueduct)$/.test(word));
      return when(
        (train || arches) && scores.has('bridge') && !HANGING.test(reading.told),
        'viaduct',
        highest(scores) + 1,
      );
    },
    states: true,
  },
];

const aboard = ({ reading, cast }: PlaceFacts): readonly Gain[] =>
  [placeAboard(reading, cast) ?? []].flat().map((place): Gain => [place, 9]);

/** Who works there stands behind a counter as well. */
const KEPT = ['shop', 'lobby', 'terminal', 'ward', 'salon'];

/** A floor and a door are of any room: of the one that whoever the film is about works in, if that is known. */
const dressingPlaces = ({ reading, leadsRoom }: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] =>
  reading.dressing.flatMap((word): Gain[] => {
    const place = DRESSING_PLACES.get(word);
    // Over the counter of a pharmacist one buys no coffee.
    if (place === 'cafe' && KEPT.some((kept) => scores.has(kept))) return [];
    return place === undefined || (place === 'living_room' && leadsRoom) ? [] : [[place, 0.7]];
  });

/** All of them, in the order in which they are asked: some weigh what those before have gained. */
export const PLACE_REASONS: readonly PlaceReason[] = [
  { reason: 'the prompt names it', gains: gainTold, states: true },
  { reason: 'those who are there are at home in it', gains: gainOfCast },
  { reason: 'what they have come together for is held there', gains: gainOfOccasion },
  ...OF_WAYS,
  { reason: 'what dresses the set belongs to it', gains: dressingPlaces },
  { reason: 'a watchmaker under a desk lamp is in his room', gains: gainUnderLamp },
  {
    reason: 'the bench of a clockmaker stands among clocks, and in no hall of works',
    gains: ({ cast, reading }, scores) =>
      when(
        reading.places.length === 0 &&
          scores.has('shop') &&
          scores.has('works') &&
          cast.some(({ noun, senses }) => senses.person !== null && shopOf(noun) !== null),
        'shop',
        at(scores, 'works') + 0.1,
      ),
  },
  {
    reason: 'a Ferris wheel on which somebody is turns at a fair',
    gains: ({ cast, reading }, scores) =>
      when(
        cast.some(({ senses }) => senses.thing?.kind === 'ferris wheel') &&
          cast.some(({ senses }) => senses.person !== null) &&
          !reading.places.some(({ weight, word }) => weight >= 2.4 && !/wheel/.test(word)),
        'coaster',
        highest(scores) + 0.5,
      ),
  },
  {
    reason: 'cyclists finish on a road, unless a stadium is told of',
    gains: ({ cast, reading }, scores) =>
      when(
        cast.some(({ noun, senses }) => /(?:cyclist|biker)$/.test(noun) || senses.thing?.kind === 'bicycle') &&
          scores.has('stadium') &&
          !/\b(?:stadium|velodrome|track|arena)\b/i.test(reading.told),
        'road',
        highest(scores) + 0.5,
      ),
  },
  {
    reason: 'an astronaut who feeds ducks is where ducks are',
    gains: ({ cast, reading }, scores) => {
      const animal = cast.find(
        ({ senses: { thing, person } }) => person === null && thing?.alive === true && thing.home !== 'space',
      );
      const home = animal?.senses.thing?.home ?? null;
      const spaced = scores.has('space') && reading.places.length === 0;
      return home === null || !spaced ? [] : [[homePlace(animal?.senses.thing ?? null, home, false), 0.5]];
    },
  },
  {
    reason: 'the ice that a climber is on is a mountain’s',
    gains: ({ firstHome }, scores) =>
      when(firstHome === 'mountains' && scores.has('snowfield'), 'mountains', at(scores, 'snowfield') + 0.1),
  },
  ...OF_WATER,
  { reason: 'on foot one comes to the sea over its beach', gains: gainAshore },
  { reason: 'one of several lands is what one came for', gains: weighLands },
  { reason: 'a room in a land is still a room, and the land lies outside its windows', gains: gainInLand },
  { reason: 'who is in front of a building sees its front', gains: gainBeforeFronts, states: true },
  { reason: 'who calls at a door is before the house', gains: gainAtDoor, states: true },
  { reason: 'who stops at a roadside is there, whatever land lies around', gains: gainAtRoadside },
  { reason: 'who sells food in the street is behind a stall', gains: gainAtStall, states: true },
  {
    reason: 'narrow streets that cars race through are streets, and no lanes between bins',
    gains: ({ cast }, scores) =>
      when(
        cast.filter(({ senses }) => isLandVehicle(senses.thing)).length > 1 && scores.has('alley'),
        'city',
        at(scores, 'alley') + 1,
      ),
  },
  { reason: 'it is built outside', gains: ({ reading }, scores) => builtOutside(reading, scores), states: true },
  { reason: 'where one drives to one is not yet', gains: gainOnTheWay },
  { reason: 'they are aboard', gains: aboard },
  { reason: 'it is for sale, or no more than ink and smoke', gains: shownAlone },
  { reason: 'ships in a cup', gains: ({ reading, cast }) => when(sailsInCup(reading, cast), 'teacup', 20) },
  { reason: 'who sees it through a window or sits at a hearth is inside', gains: gainWithin },
  { reason: 'who is tiny and dressed is at home in its own house', gains: gainOfSmallFolk },
  { reason: 'who is tiny among what is eaten is on its table', gains: gainOfTinyFolk, states: true },
  { reason: 'who does something in a hut is in its one room', gains: gainInSmallHouse, states: true },
];
