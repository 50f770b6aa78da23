import type { Entity, Reading } from '../../language/reading.ts';

/** Who is aboard something large: a film that plays there shows it from within, not from afar. */

const OF_TRAINS = /\b(?:on|in|inside|aboard) (?:a|an|the|her|his) (?:\w+ ){0,2}train\b/i;
const IN_TRAINS = /\b(?:inside|interior of) (?:a|an|the|her|his) (?:\w+ ){0,2}train\b/i;
/** "inside a city bus at night", "on the night tram": among its seats. */
const OF_BUSES =
  /\b(?:inside|interior of|aboard|in|on|(?:at|in) the (?:very )?(?:back|rear) of) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}(?:bus|tram|streetcar|minibus|coach)\b/i;
const OUTSIDE_BUSES = /\b(?:roof|driver|drives|stops?|station|board(?:s|ing)?|double[- ]decker|waits?|chas\w+)\b/i;
const OUTSIDE_TRAINS = /\b(?:roof|platform|station|steam|driver|conductor|engineer|runs?|jumps?|fights?|boards?)\b/i;

const SHIP = '(?:ship|vessel|galleon|frigate|schooner|clipper|brig|caravel|yacht|ferry|liner)';
/** Parts of a ship on which people stand, and being on one. */
const ON_DECK = new RegExp(
  [
    `\\b${SHIP}(?:'s|’s)? (?:\\w+ )?(?:deck|rail|railing|bow|prow|stern|wheel|helm)\\b`,
    `\\b(?:deck|railing|bow|prow|stern|helm|wheel) of (?:a|an|the|his|her|their|its) (?:\\w+ ){0,3}${SHIP}\\b`,
    `\\b(?:aboard|on board|on) (?:a|an|the|his|her|their) (?:\\w+ ){0,3}(?:deck|quarterdeck)\\b`,
    `\\b(?:aboard|on board) (?:a|an|the|his|her|their) (?:\\w+ ){0,3}${SHIP}\\b`,
    '\\b(?:foredeck|quarterdeck)\\b',
  ].join('|'),
  'i',
);
/** A deck may belong to a house, a tower or a starship. */
const AT_SEA = new RegExp(`\\b(?:sea|seas|ocean|waves?|sailors?|pirates?|${SHIP})\\b`, 'i');
const IN_SPACE = /\b(?:space|starship|spaceship|spacecraft|airship|stars?hip|cards|carrier)\b/i;
const SEAFARER = /^(?:sailor|seaman|captain|ship captain|sea captain|pirate|pirate captain|helmsman|admiral|mariner)$/;

const IN_STATION =
  /\b(?:inside|aboard|on board|interior of|in|on|through|within) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}(?:space|orbital) station\b/i;

/** Among the seats of an underground train, whoever is there or nobody. */
const IN_METRO =
  /\b(?:inside|interior of|aboard|in|on|into|through) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,4}(?:subway|metro|underground|tube) (?:car|carriage|train|wagon)\b|\b(?:subway|metro) (?:car|carriage|train) (?:interior|aisle|seats?)\b|\b(?:aboard|inside|on) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}(?:subway|metro|tube)(?=[.,;]| (?:at|in|and|with|during|on|home|late|when|while|holds?|stands?|sits?)\b|$)/i;
/** Among the seats of an airliner; who flies it is not. */
const IN_PLANE =
  /\b(?:inside|interior of|aboard|on) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}(?:airplane|plane|aeroplane|airliner|aircraft|flight)(?: cabin)?\b|\b(?:airplane|plane|aircraft|airliner) (?:cabin|window|seat|aisle)\b/i;
/** Who flies it. */
const IN_COCKPIT =
  /\b(?:inside|interior of|in|aboard|within) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,4}cockpit\b|\bcockpit (?:interior|of)\b/i;
const IN_SHIP =
  /\b(?:inside|interior of|aboard) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,4}(?:spaceship|starship|spacecraft|space station)\b|\b(?:spaceship|starship|spacecraft|space station)(?:'s)? (?:interior|corridors?|hallways?|bridge|cockpit)\b|\b(?:corridors?|hallways?|bridge|cockpit) of (?:an?|the|his|her|their) (?:[a-z-]+ ){0,4}(?:spaceship|starship|spacecraft|space station)\b/i;

/** Where who is aboard plays, or null where nobody is. */
export function placeAboard(
  reading: Reading,
  cast: readonly Entity[],
): 'train_car' | 'metro_car' | 'plane_cabin' | 'cockpit' | 'deck' | 'starship' | null {
  const [hero] = cast;
  if (IN_METRO.test(reading.told) && !OUTSIDE_BUSES.test(reading.told)) return 'metro_car';
  if (IN_SHIP.test(reading.told)) return 'starship';
  if (IN_COCKPIT.test(reading.told)) return IN_SPACE.test(reading.told) ? 'starship' : 'cockpit';
  if (IN_PLANE.test(reading.told)) return 'plane_cabin';
  if (hero === undefined || hero.senses.person === null) return null;
  if (ridesInside(reading, hero)) return 'train_car';
  if (IN_STATION.test(reading.told)) return 'starship';
  return standsOnDeck(reading, cast, hero) ? 'deck' : null;
}

/** "cries on a train, looking out of the window": one is in it; who drives it or runs on its roof is not. */
function ridesInside({ told, relations, events }: Reading, hero: Entity): boolean {
  if (OF_BUSES.test(told) && !OUTSIDE_BUSES.test(told)) return true;
  // Rain that runs down its window does not run on its roof.
  if (OUTSIDE_TRAINS.test(told) && !IN_TRAINS.test(told)) return false;
  const stays = events.every(({ act, subjects }) => !subjects.includes(hero.id) || act?.frame !== 'go');
  return OF_TRAINS.test(told) && stays && (relations.length > 0 || events.length > 0);
}

/** "points at the sea beyond the ship's railing": one sees who stands there, not a liner with somebody on it. */
function standsOnDeck({ told, places }: Reading, cast: readonly Entity[], { noun }: Entity): boolean {
  if (IN_SPACE.test(told) || !AT_SEA.test(told) || OF_A_HOUSE.test(told)) return false;
  // On a small boat one is seen with all of it, and with the sea.
  if (cast.some(({ noun }) => SMALL_BOAT.test(noun))) return false;
  if (ON_DECK.test(told)) return true;
  const ship = cast.some(({ senses: { thing } }) => isShip(thing));
  const ashore = places.some(({ place, weight }) => place !== 'sea' && place !== 'deck' && weight >= 1);
  return SEAFARER.test(noun) && ship && !ashore;
}

/** "a wooden deck by the sea": it belongs to a house. */
const OF_A_HOUSE =
  /\b(?:deck (?:by|near|over|overlooking|facing|of (?:his|her|their|a|the) (?:house|cabin|villa|home|hotel|cottage))|(?:back|patio|pool|sun|beach|house) deck)\b/;

const SMALL_BOAT =
  /\b(?:(?:fishing|motor|speed|row|rowing|sail|sailing|lobster|crab|tug|small|wooden|life) ?boat|trawler|cutter|dinghy|canoe|kayak|skiff)$/;

/** Large enough to walk about on. */
const SHIP_METRES = 9;
const isShip = (thing: Entity['senses']['thing']): boolean =>
  thing?.realm === 'water' && thing.moves && !thing.alive && thing.metres >= SHIP_METRES;

/** What a place is the inside of: it is not seen there as a thing of its own. */
export const isBoarded = (place: string, thing: Entity['senses']['thing']): boolean =>
  (/^(?:train_car|metro_car)$/.test(place) && /^(?:train|bus|minibus|tram)$/.test(thing?.kind ?? '')) ||
  (/^(?:plane_cabin|cockpit)$/.test(place) &&
    /^(?:airplane|jet|fighter|seaplane|helicopter)$/.test(thing?.kind ?? '')) ||
  (/^(?:starship|greenhouse)$/.test(place) &&
    /^(?:space station|spaceship|spacecraft|rocket)$/.test(thing?.kind ?? '')) ||
  (place === 'bridge' && thing?.kind === 'bridge') ||
  (place === 'deck' && thing?.realm === 'water' && thing.moves && !thing.alive);
