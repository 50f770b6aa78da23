import { type Gain, isLandVehicle, type PlaceFacts, roleHome } from './place-facts.ts';
import { isOfOtherWindows, isToldInside, lexiconShelters, placeOfActs } from './place-of-acts.ts';

/** "city lights twinkle behind the window", "lightning flashes through the small windows": what is told there is not where the film plays. */
const BEYOND_PANES =
  /\b(?:behind|outside|beyond|through|out of) (?:the|a|an|his|her|their|its) (?:[a-z-]+ ){0,2}(?:windows?|window ?panes?)\b|\boutside,? pass(?:es)? {1,2}by\b|\bwindows?, (?:where|(?:beyond|behind|through) which)\b/i;
/** "opens the curtains to a view of Paris": whoever is at the cloth or the slats of a window is in its room; at a window itself one may be outside. */
const AT_DRAPES =
  /\b(?:open|opens|opening|draw|draws|drawing|pull|pulls|pulling|part|parts|parting|raise|raises|raising|lift|lifts|lifting|peek|peeks|peeking|peer|peers|peering|throw|throws|throwing|fling|flings|flinging) (?:[a-z]+ ){0,3}(?:curtains?|drapes|blinds)\b|\b(?:open|opens|opening|throw|throws|throwing|fling|flings|flinging) (?:[a-z]+ ){0,3}(?:windows?|shutters|balcony doors?)\b(?=[^.;]{0,30}\b(?:views?|sees?|reveal\w*|looks? out|overlook\w*)\b)/i;
const AT_HEARTH =
  /\b(?:by|beside|near|at|in front of|before) (?:the|a|an|his|her) (?:[a-z-]+ )?(?:fireplace|hearth|fireside)\b/i;
const ENTERED =
  /\b(?:inside|interior of) (?:the|a|an|his|her|their) (?:[a-z-]+ ){0,3}(?:cabin|hut|cottage|lodge|chalet|house)\b/i;
/** "steps in from the rain": wherever that is, it is not out there. */
const COMES_IN =
  /\b(?:in|inside|indoors) (?:from|out of) the (?:[a-z]+ ){0,2}(?:rain|storm|snow|cold|heat|wind|blizzard|downpour|sun|street|night)\b/i;
export const comesIn = ({ told }: PlaceFacts['reading']): boolean => COMES_IN.test(told);
/** "before tall windows showing the harbour". */
const VIEW_FROM =
  /\b(?:windows|glass walls?|window wall) (?:with (?:an?|the) (?:[a-z]+ )?view|overlooking|showing|revealing|framing)\b/i;
/** "through the kitchen window": whose window it is. */
const WINDOW_OF =
  /\b(?:through|at|by|near|beside|behind|from|out of) (?:the |an? |his |her |their )?(kitchen|bedroom|bathroom|living room|office|study|classroom|cafe|restaurant|hospital)(?:'s)? windows?\b/i;
const AT_WORK = /^(?:desk|computer|laptop|typewriter)$/;

/** Curtains of a theatre hang before its stage. */
const isAtDrapes = ({ told, places, offsets }: PlaceFacts['reading']): boolean => {
  const drapes = AT_DRAPES.exec(told)?.index;
  if (drapes === undefined || places.some(({ place }) => lexiconShelters(place))) return false;
  // "Two cowboys meet on the main street. … Townspeople peek from behind curtains": those have their rooms, and the film its street.
  return !places.some(({ at, weight }) => weight >= 2 && /[.!?]/.test(told.slice(offsets[at] ?? drapes, drapes)));
};

/** The room that a window is told to be of. */
function roomOfWindow({ reading, lexicon }: PlaceFacts): string | null {
  const word = WINDOW_OF.exec(reading.told)?.[1]?.toLowerCase();
  return word !== undefined && lexicon.lists(word) ? (lexicon.senses(word)?.place ?? null) : null;
}

/** The room of people who see what is told of through a window, or sit at a hearth: more than any place outside weighs. */
export function gainWithin(facts: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] {
  const { reading, cast, firstHome } = facts;
  const { told } = reading;
  const inside =
    (BEYOND_PANES.test(told) && !isOfOtherWindows(reading)) ||
    AT_HEARTH.test(told) ||
    isAtDrapes(reading) ||
    WINDOW_OF.test(told) ||
    VIEW_FROM.test(told) ||
    // "soft window light" on a woman and a rose: no garden has windows.
    (reading.places.length === 0 && isToldInside(reading)) ||
    ENTERED.test(told) ||
    comesIn(reading);
  if (!inside || !cast.some(({ senses }) => senses.person !== null)) return [];
  // The window that somebody in a car looks through is the car's.
  const riding = reading.relations.some(
    ({ relation, to }) =>
      /^(?:in|inside|driving)$/.test(relation) && isLandVehicle(cast.find(({ id }) => id === to)?.senses.thing ?? null),
  );
  if (riding) return [];
  const most = Math.max(0, ...scores.values());
  const [best] = [...scores].filter(([, weight]) => weight === most);
  if (best !== undefined && lexiconShelters(best[0])) return [];
  const byActs = placeOfActs(reading, cast);
  const works = cast.some(({ noun }) => AT_WORK.test(noun));
  const room =
    [
      roomOfWindow(facts),
      firstHome,
      ...(comesIn(reading) ? cast.map(roleHome) : []),
      works ? 'study' : null,
      byActs,
    ].find((place) => place !== null && lexiconShelters(place)) ?? 'living_room';
  return [[room, most + 1]];
}

/** The room in which somebody is at home, where a lamp, a ceiling or the room itself is told of. */
export const gainUnderLamp = ({ reading, firstHome }: PlaceFacts): readonly Gain[] =>
  firstHome !== null &&
  lexiconShelters(firstHome) &&
  isToldInside(reading) &&
  // The window of a diner is the diner's, wherever waitresses are at home.
  !reading.places.some(
    ({ place, weight, outside }) => weight >= NAMED && outside === undefined && lexiconShelters(place),
  )
    ? [[firstHome, 1.5]]
    : [];
const NAMED = 1.5;
