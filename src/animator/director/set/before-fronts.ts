import { frontOf } from '../../catalogue/fronts.ts';
import type { Gain, PlaceFacts } from './place-facts.ts';

/** How one stands to a building that one is not in. */
const BEFORE = /^(?:near|beside|in_front_of|leaning_on)$/;
/** Streets and squares that a building stands in: its front is what is seen of them. */
export const AROUND_IT = ['city', 'suburb', 'old_town', 'square', 'alley', 'stone_steps', 'village'] as const;
/** What one is told to be before weighs as much as a place by its name. */
const [BY_NAME, MORE] = [2.3, 0.4];

/** Lands that a gas station or a car park lies in: they are seen around it. */
const LANDS = [
  'city',
  'suburb',
  'desert',
  'forest',
  'mountains',
  'fields',
  'meadow',
  'road',
  'canyon',
  'cafe',
  'office',
] as const;

/** Who fills up at a gas station in the desert is at the pumps, and the desert lies around them. */
export function gainAtRoadside(_facts: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] {
  const told = scores.get('roadside') ?? 0;
  if (told < BY_NAME) return [];
  return [['roadside', Math.max(told, ...LANDS.map((place) => (scores.get(place) ?? 0) + MORE)) - told]];
}

/** Who waits outside the school, or at the entrance of a hotel, is before its front, in whatever street it stands. */
export function gainBeforeFronts({ reading, cast }: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] {
  const told = scores.get('building_front') ?? 0;
  const before = cast.some(
    ({ id, noun, senses }) =>
      senses.person === null &&
      frontOf(noun) !== null &&
      reading.relations.some(
        ({ entity, relation, to }) =>
          to === id && BEFORE.test(relation) && cast.some((each) => each.id === entity && each.senses.thing?.moves),
      ),
  );
  if (told === 0 && !before) return [];
  const around = Math.max(0, ...AROUND_IT.map((place) => scores.get(place) ?? 0));
  return [['building_front', Math.max(told, before ? BY_NAME : 0, around + MORE) - told]];
}

const SELLS = /\b(?:vendor|seller|hawker)$/;
const FOOD =
  /\b(?:food|noodles?|hot ?dogs?|tacos?|ice ?cream|pretzels?|kebab|crepes?|popcorn|chestnuts?|ramen|dumplings?|satay|skewers?)\b/;
const VAN = /^(?:truck|van)$/;
const FOOD_VAN =
  /\b(?:food|tacos?|ice ?cream|burger|coffee|pizza|noodle|ramen|hot ?dog|sandwich|crepe|bbq|barbecue) (?:truck|van)s?\b/i;
/** Where one sells food in the street; at a market there are stalls already. */
const SOLD_IN = ['market', 'city', 'kitchen', 'alley', 'old_town', 'cafe', 'lantern_street', 'roadside'] as const;

const COOKS = /^(?:cook|toss_pan|stir)$/;

/** Who sells food in the street is behind a stall, and no stove stands in the middle of the road. */
export function gainAtStall({ cast, reading }: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] {
  const [first] = cast;
  const most = Math.max(BY_NAME, ...SOLD_IN.map((place) => (scores.get(place) ?? 0) + MORE));
  // A truck that sells is there with its street, and nobody drives it.
  const vans = cast.filter(({ senses }) => VAN.test(senses.thing?.kind ?? '')).map(({ id }) => id);
  // "chases an ice cream truck": one that is on the run sells nothing.
  const driven = reading.events.some(
    ({ act, subjects, target }) =>
      /^(?:chase|flee|race|drive|drift|follow|crash)$/.test(act?.act ?? '') &&
      vans.some((id) => id === target || subjects.includes(id)),
  );
  const truck = vans.length > 0 && !driven && FOOD_VAN.test(reading.told);
  if (truck) return [['food_stall', most]];
  if (first === undefined || first.senses.person === null) return [];
  const named = [...first.modifiers, first.noun].join(' ');
  const cooks = reading.events.some(({ act, subjects }) => COOKS.test(act?.act ?? '') && subjects.includes(first.id));
  // A market has stalls already, but none at which one could see anybody cook.
  if (scores.has('market') && !cooks) return [];
  if (!SELLS.test(first.noun) || !(FOOD.test(named) || cooks)) return [];
  return [['food_stall', most]];
}

/** "knocks on the door", "rings the bell", "opens the front door, and his family stands outside". */
const CALLS =
  /\b(?:knock\w*|bang\w*|pound\w*) (?:on|at) (?:the|a|an|his|her|their|its|someone's) (?:(?!bedroom|bathroom|office|kitchen|cell|classroom|hotel|closet|cellar)[a-z']+ ){0,2}doors?\b|\bopen(?:s|ing|ed)? (?:the|his|her|their|a) (?:front |house )?door\b[^.!?]{0,60}\boutside\b/i;
const RINGS = /\b(?:ring|rings|ringing|rang) (?:the|a|her|his|their) (?:door ?)?bell\b/i;
const CALLERS =
  /^(?:mailman|postman|mail carrier|courier|delivery (?:man|guy|boy|woman|driver|person)|paperboy|trick or treater)$/;
const BRINGS_TO_DOOR = /\bdelivery (?:man|guy|boy|woman|driver|person)\b/i;
const HEARD_INSIDE = /(?:^|[.;] )inside,? /i;
const DOOR = /\b(?:the|her|his|their|a|an|front) doors?\b/i;

/** Who knocks, rings or delivers at a door is before the house, and whoever opens it comes from inside. */
export function gainAtDoor(
  { reading, cast, toldRoom }: PlaceFacts,
  scores: ReadonlyMap<string, number>,
): readonly Gain[] {
  const { told } = reading;
  // "Inside, a mother stirs a pot. There is a knock at the door": she hears it.
  if (HEARD_INSIDE.test(told)) return [];
  const brought = DOOR.test(told) && (cast.some(({ noun }) => CALLERS.test(noun)) || BRINGS_TO_DOOR.test(told));
  // Who cycles has a bell at the handlebar.
  const rings = RINGS.test(told) && !cast.some(({ senses }) => senses.thing?.kind === 'bicycle');
  const calls = CALLS.test(told) || rings || brought;
  if (toldRoom || !cast.some(({ senses }) => senses.person !== null) || !calls) return [];
  const near = ['village', 'suburb'].find((place) => scores.has(place)) ?? 'suburb';
  if (scores.has('building_front') || scores.has('castle')) return [];
  return [[near, Math.max(0, ...scores.values()) - (scores.get(near) ?? 0) + MORE]];
}
