import { placeHas } from '../../catalogue/places.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { gainBelowBoats } from './from-the-air.ts';
import { isInBowl } from './out-of-water.ts';
import { gainAmongIslands, isOnWave } from './over-the-beach.ts';
import { type Gain, isTooSmall, TOLD_WEIGHT } from './place-facts.ts';
import { at, highest, type PlaceReason, when } from './reason.ts';

const ON_THE_SURFACE =
  /\b(?:surfac\w*|breach\w*|fins?|spout\w*|waves?|drone|aerial|boats?|splash\w*|above|shallows?|shore|jump\w*|leap\w*)\b/i;
const FROM_BELOW =
  /\b(?:seen|shot|filmed|viewed|looking up|view|camera) from (?:below|beneath|underneath|under)\b|\boverhead\b|\blooking up at\b[^.]{0,40}\b(?:shark|whale|ray|turtle|dolphin|manta|orca|seal)s?\b/i;
const ON_THE_SURFACE_ONLY = /\b(?:breach\w*|spout\w*|drone|aerial|seagulls?|birds?|gulls?|splash\w*)\b/i;
/** Lands that rise above the sea. */
const RISES = /(?:^| )(?:hill|hills|hilltop|hillside|bluff|headland|meadow|pasture)$/;
const WOODED = ['forest', 'jungle', 'valley', 'mountains', 'meadow'] as const;
const swims = (place: string): boolean => placeHas(place, 'swimmers');

const WATERS = /^(?:sea|lake|river|canal|water_town|harbour|underwater|ice_bay|fjord)$/;
const OF_SEA =
  /\b(?:sea|ocean|seagulls?|gulls?|waves?|surf|dolphins?|whales?|sharks?|lobsters?|crabs?|trawlers?|horizon|sailors?)\b/i;
const WITH_TANKS = /\b(?:scuba divers?|free ?divers?|snorkell?ers?|deep[- ]sea divers?)$/;
const ON_DECK = /\b(?:decks?|piers?|docks?|beach|shore|jumps? (?:in|off|from)|surfaces)\b/i;

const isInBoat = ({ relations }: Reading, cast: readonly Entity[], id: number): boolean =>
  relations.some(
    ({ entity, relation, to }) =>
      entity === id &&
      /^(?:in|on|inside|riding)$/.test(relation) &&
      cast.some(
        ({ id: other, senses: { thing } }) => other === to && thing?.realm === 'water' && thing.moves && !thing.alive,
      ),
  );

const OF_CREW = /(?:pirate|captain|sailor|buccaneer|first mate|helmsman|deckhand|seaman|boatswain)s?$/;

const isOfFlesh = (cast: readonly Entity[], id: number): boolean =>
  cast.some((each) => each.id === id && each.senses.person !== null);

/** Where what swims is seen. */
export const OF_WATER: readonly PlaceReason[] = [
  {
    reason: 'whales need water, where none is told of',
    gains: ({ swimmer }, scores) =>
      when(swimmer !== null && ![...scores.keys()].some(swims), (swimmer?.metres ?? 0) > 2 ? 'sea' : 'lake', 0),
  },
  {
    reason: 'whales need water, however many mountains stand around it',
    gains: ({ swimmer, reading }, scores) =>
      swimmer === null
        ? []
        : [...scores.keys()]
            .filter((place) => swims(place) && !isTooSmall(place, swimmer.metres, reading))
            .map((place): Gain => [place, 4]),
  },
  {
    reason: 'boats sail between islands on the sea, and along no beach of them',
    gains: gainAmongIslands,
    states: true,
  },
  {
    reason: 'a goldfish in a bowl is at somebody’s home',
    gains: ({ reading, cast: [first] }) => when(first !== undefined && isInBowl(reading, first), 'living_room', 20),
  },
  {
    reason: 'what floats underwater is in the sea, and not on it',
    gains: ({ reading, swimmer }, scores) =>
      when(
        /\bunderwater\b/i.test(reading.told) &&
          scores.has('sea') &&
          !scores.has('underwater') &&
          !scores.has('pool') &&
          swimmer === null,
        'underwater',
        at(scores, 'sea') + 0.2,
      ),
  },
  {
    reason: 'who dives into a pool is under water there, and in no sea',
    gains: ({ reading }, scores) =>
      when(
        scores.has('pool') && !/\b(?:sea|ocean|reef|beach)\b/i.test(reading.prompt),
        'pool',
        at(scores, 'sea') + 0.5,
      ),
  },
  {
    reason: 'who sinks to the bottom is seen under water, sinking',
    gains: ({ reading, cast }, scores) =>
      when(
        reading.events.some(
          ({ verb, subjects }) => /^(?:sink|drown)\b/.test(verb) && subjects.some((id) => isOfFlesh(cast, id)),
        ) && [...scores.keys()].some((place) => placeHas(place, 'open water') || place === 'pool'),
        'underwater',
        highest(scores) + 0.5,
      ),
  },
  {
    reason: 'from a hill above the sea one looks down on it',
    gains: ({ reading }, scores) =>
      when(
        reading.places.some(({ place, word, weight }) => place !== 'sea' && weight >= 2.5 && RISES.test(word)) &&
          reading.places.some(({ place, weight }) => place === 'sea' && weight < 2.5),
        'cliff',
        highest(scores) + 1,
      ),
  },
  {
    reason: 'boats are rowed on water: through woods and gorges that is a river, through old towns a canal',
    gains: ({ reading, boats }, scores) => {
      const rows = boats && reading.events.some(({ act }) => act?.act === 'row');
      const dry = reading.places.every(({ place }) => !placeHas(place, 'open water'));
      if (boats && dry && scores.has('old_town')) return [['canal', at(scores, 'old_town') + 1]];
      return when(rows && dry && WOODED.some((place) => scores.has(place)), 'river', highest(scores) + 1.5);
    },
  },
  {
    reason: 'whoever is in a boat is out on the water, where no water is told of and nothing else is named',
    gains: ({ reading, cast, boats }, scores) => {
      const aboard = cast.some(({ id, senses }) => senses.person !== null && isInBoat(reading, cast, id));
      const wet = [...scores.keys()].some((place) => WATERS.test(place) && at(scores, place) >= TOLD_WEIGHT);
      const land = reading.places.some(({ weight }) => weight >= TOLD_WEIGHT);
      return when(boats && aboard && !wet && !land, OF_SEA.test(reading.told) ? 'sea' : 'lake', highest(scores) + 0.5);
    },
  },
  {
    reason: 'a mast stands on its ship',
    gains: ({ cast }, scores) =>
      when(
        cast.some(({ senses }) => senses.thing?.kind === 'ship mast'),
        'deck',
        highest(scores) + 1,
      ),
  },
  {
    reason: 'who dives with a tank is down there, unless a boat or a deck is told of',
    gains: ({ reading, cast: [first], boats }, scores) =>
      when(
        first !== undefined &&
          WITH_TANKS.test(first.noun) &&
          !boats &&
          !ON_DECK.test(reading.told) &&
          !scores.has('pool'),
        'underwater',
        highest(scores) + 0.5,
      ),
  },
  {
    reason: 'who leaps out of the water is seen above it, as whoever is beside a boat',
    gains: ({ reading, swimmer, leaps, boats }) =>
      when(swimmer !== null && (leaps || boats) && !reading.places.some(({ place }) => swims(place)), 'sea', 6),
  },
  {
    reason: 'who rides a wave, or waits for one on the board, is on the water, though the camera stands on the beach',
    gains: (facts, scores) => when(isOnWave(facts), 'sea', highest(scores) + 0.5),
  },
  {
    reason: 'what swims overhead is looked up at from below the surface',
    gains: ({ reading, swimmer, leaps, boats }, scores) =>
      when(
        swimmer !== null &&
          !leaps &&
          !boats &&
          FROM_BELOW.test(reading.told) &&
          !ON_THE_SURFACE_ONLY.test(reading.told),
        'underwater',
        highest(scores) + 0.5,
      ),
  },
  { reason: 'who circles below a boat is seen below it, and with the boat from the air', gains: gainBelowBoats },
  {
    reason: 'penguins in a blizzard are on ice',
    gains: ({ reading }, scores) =>
      when(
        reading.weather === 'snow' && reading.places.length === 0 && scores.has('beach'),
        'snowfield',
        at(scores, 'beach') + 0.1,
      ),
  },
  {
    reason: 'sailors and pirates are on the deck that is told of',
    gains: ({ reading, cast, boats }, scores) =>
      when(
        !boats &&
          cast.some(({ noun }) => OF_CREW.test(noun)) &&
          /\b(?:on|along|across|below) (?:the |a |his |her )?decks?\b/i.test(reading.told),
        'deck',
        highest(scores) + 0.5,
      ),
  },
  {
    reason: 'penguins that slide down the ice into the sea are where both are',
    gains: ({ reading, cast }, scores) =>
      when(
        cast[0]?.senses.thing?.kind === 'penguin' &&
          scores.has('sea') &&
          /\b(?:ice|icy|frozen|glacier)\b/i.test(reading.told),
        'ice_bay',
        highest(scores) + 0.5,
      ),
  },
  {
    reason: 'who only swims in the sea is seen where it swims',
    gains: ({ reading, swimmer, leaps, boats }, scores) => {
      const under = swimmer?.realm === 'underwater' && !leaps && !boats && !ON_THE_SURFACE.test(reading.told);
      return when(under && scores.has('sea'), 'underwater', at(scores, 'sea') + 0.1);
    },
  },
];
