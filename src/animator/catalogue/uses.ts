import { FAMILIES } from './families-table.ts';
import {
  BOARDS_TABLE,
  BOTTOM_DWELLERS,
  BROUGHT_TABLE,
  CLIMBED,
  CUPS,
  DONE_WITH_PROP,
  ENTERED,
  FACED,
  FRIED,
  FURTHER_TOOLS,
  GARNISHES,
  HANDED,
  HEAPED,
  HELD_TABLE,
  HUNG_TABLE,
  IN_LAYERS,
  LIES_FLAT,
  LIGHTER_THAN_AIR,
  LIQUIDS,
  LURKERS,
  MADE_SMALL,
  MEALS_TABLE,
  ON_TABLES,
  OWN_PIECES,
  PLANTERS,
  POLES,
  PORTIONS_TABLE,
  POSTS_TABLE,
  POURERS_TABLE,
  PROP_THINGS_TABLE,
  PROPS_TABLE,
  PUSHED_TABLE,
  SEATS,
  SERVED,
  SHARED_CRAFTS,
  SHARED_POSTS,
  SKATES,
  STANDS_FOR_TABLE,
  STOUT,
  TABLES,
  TETHERED,
  TOOL_ACTS,
  UPRIGHT_SEATS,
  WEATHER_WEAR_TABLE,
  WEDGE_FLYERS,
  WIELDED_TABLE,
  WITH_RIM,
  WORK_TABLE,
} from './uses-table.ts';

/** Ways to bear a thing; `upright`, `stick`, `pours` and `ear` go with the hand, the others with the chest. */
export const HOLD_WAYS = [
  ...([
    'upright',
    'stick',
    'pours',
    'ear',
    'overhead',
    'aloft',
    'page',
    'both',
    'tray',
    'rope',
    'meal',
    'underarm',
  ] as const),
  ...(['guitar', 'violin', 'flute', 'accordion', 'blown', 'machine', 'ready', 'aimed'] as const),
] as const;
export type HoldWay = (typeof HOLD_WAYS)[number];

export type WorkPlace = 'surface' | 'before' | 'ground';

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
const setOf = (list: string): ReadonlySet<string> => new Set(list.split(', '));

const WAYS: ReadonlyMap<string, HoldWay> = new Map(
  rowsOf(HELD_TABLE).flatMap(([way, kinds = '']) => {
    const known = HOLD_WAYS.find((name) => name === way);
    return known === undefined ? [] : kinds.split(', ').map((kind) => [kind, known] as const);
  }),
);

const WORK: ReadonlyMap<string, WorkPlace> = new Map(
  rowsOf(WORK_TABLE).flatMap(([where, acts = '']) =>
    where === 'surface' || where === 'before' || where === 'ground'
      ? acts.split(', ').map((act) => [act, where] as const)
      : [],
  ),
);

const LIQUID = setOf(LIQUIDS);
const GARNISH = setOf(GARNISHES);
const SERVES = setOf(SERVED);
export const isGarnish = (kind: string): boolean => GARNISH.has(kind);
export const isServed = (kind: string): boolean => SERVES.has(kind);
const [FRYING, HANDS, UNDER_FEET] = [setOf(FRIED), setOf(HANDED), setOf(SKATES)];
export const isFried = (kind: string): boolean => FRYING.has(kind);
export const hasHands = (kind: string): boolean => HANDS.has(kind);
export const isSkate = (kind: string): boolean => UNDER_FEET.has(kind);
const POLE = setOf(POLES);
const STRINGS = setOf(TETHERED);
const TABLE = setOf(TABLES);
const [SEAT, STOUT_THINGS] = [setOf(SEATS), setOf(STOUT)];
const RIMMED = setOf(WITH_RIM);
const UPRIGHT_SEAT = setOf(UPRIGHT_SEATS);
const TABLETOP = setOf(ON_TABLES);
const BOTTOM = setOf(BOTTOM_DWELLERS);
const FLAT = setOf(LIES_FLAT);
const WEDGE = setOf(WEDGE_FLYERS);
const LURK = setOf(LURKERS);
const TOOLS = setOf(TOOL_ACTS);

/** How somebody bears a thing of this kind. */
export const holdWayOf = (kind: string): HoldWay => WAYS.get(kind) ?? 'upright';
const MORE_TOOLS = setOf(FURTHER_TOOLS);
const WORKED_WITH: ReadonlySet<HoldWay> = new Set(['stick', 'machine', 'ready']);
/** Whether one does something with it that has it. */
export const isTool = (kind: string): boolean => WORKED_WITH.has(holdWayOf(kind)) || MORE_TOOLS.has(kind);
/** Machines one has in the hands. */
export const isPowerTool = (kind: string): boolean => holdWayOf(kind) === 'machine' || kind === 'drill';
/** Where an act is done to a thing; null for what is done in the hands. */
export const workPlaceOf = (act: string): WorkPlace | null => WORK.get(act) ?? null;
export const isLiquid = (kind: string): boolean => LIQUID.has(kind);
export const isPole = (kind: string): boolean => POLE.has(kind);
export const isTethered = (kind: string): boolean => STRINGS.has(kind);
export const isTable = (kind: string): boolean => TABLE.has(kind);
export const isUprightSeat = (kind: string): boolean => UPRIGHT_SEAT.has(kind);
/** Whether small things are put down on it, though it is no table. */
export const hasRim = (kind: string): boolean => RIMMED.has(kind);
export const isStout = (kind: string): boolean => STOUT_THINGS.has(kind);
export const isSeat = (kind: string): boolean => SEAT.has(kind);
/** Whether it stands on tables though it is larger than what is usually put there. */
export const standsOnTables = (kind: string): boolean => TABLETOP.has(kind);
export const fliesInWedge = (kind: string): boolean => WEDGE.has(kind);
export const isLurker = (kind: string): boolean => LURK.has(kind);
export const livesOnTheBottom = (kind: string): boolean => BOTTOM.has(kind);

export const liesFlat = (kind: string): boolean => FLAT.has(kind);
/** Whether the hand keeps its tool while the act is done to something. */

const WIELDED = rowsOf(WIELDED_TABLE).map(([tool = '', act = '', verbs = '']) => ({
  tool,
  act,
  verbs: verbs.split(', '),
}));
/** What hands do with a tool of which it is told that it does it by itself; null where it does something else. */
export const wieldedFor = (tool: string, verb: string, act: string): string | null =>
  WIELDED.find((row) => row.tool === tool && (row.act === act || row.verbs.includes(verb)))?.act ?? null;
export const usesTool = (act: string): boolean => TOOLS.has(act);

const [CRAFT, PIECES] = [setOf(SHARED_CRAFTS), setOf(OWN_PIECES)];
/** Whether two do it side by side, of whom one shows it to the other. */
export const isSharedCraft = (act: string): boolean => CRAFT.has(act);
/** Whether each of them has a piece of what it is done to. */
export const hasOwnPiece = (act: string): boolean => PIECES.has(act);

const PUSHED: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(PUSHED_TABLE).map(([thing = '', verbs = '-']) => [thing, verbs === '-' ? [] : verbs.split(', ')]),
);
/** Whether it goes before whoever has it, in both hands. */
export const isPushed = (kind: string): boolean => PUSHED.has(kind);
/** What one pushes who does this; null for what is done otherwise. */
export const pushedFor = (verb: string): string | null =>
  [...PUSHED].find(([, verbs]) => verbs.includes(verb))?.[0] ?? null;

const BOARDS: ReadonlyMap<string, string> = new Map(rowsOf(BOARDS_TABLE).map(([board = '', act = '']) => [board, act]));

/** What somebody does who stands on a board of this kind; null for what is no board. */
export const boardActOf = (kind: string): string | null => BOARDS.get(kind) ?? null;

const POURERS = rowsOf(POURERS_TABLE).map(([vessel = '', into = '', liquids = '']) => ({
  vessel,
  into,
  liquids: liquids.split(', '),
}));

/** Whether one pours from it. */
export const isPourer = (kind: string): boolean => POURERS.some(({ vessel }) => vessel === kind);
/** What one pours this from, as the prompt calls it. */
export const pourerOf = (words: string): string =>
  (POURERS.find(({ liquids }) => liquids.some((liquid) => words.includes(liquid))) ?? POURERS.at(-1))?.vessel ?? 'jug';
/** What one pours into from such a vessel. */
export const drunkFrom = (pourer: string): string => POURERS.find(({ vessel }) => vessel === pourer)?.into ?? 'glass';

/** What an act is done at: the thing, and how whoever does it belongs there. */
export interface Brought {
  readonly thing: string;
  readonly how: 'on' | 'in' | 'at' | 'holding' | 'riding';
  /** Null is everywhere. */
  readonly places: ReadonlySet<string> | null;
}
const BROUGHT: ReadonlyMap<string, Brought> = new Map(
  rowsOf(BROUGHT_TABLE).flatMap(([act = '', thing = '', how, places]) =>
    how === 'on' || how === 'in' || how === 'at' || how === 'holding' || how === 'riding'
      ? [[act, { thing, how, places: places === undefined ? null : setOf(places) }] as const]
      : [],
  ),
);
export const broughtFor = (act: string, verb = act): Brought | null => BROUGHT.get(verb) ?? BROUGHT.get(act) ?? null;

const POSTS: ReadonlyMap<string, string | null> = new Map(
  rowsOf(POSTS_TABLE).map(([thing = '', act = '-']) => [thing, act === '-' ? null : act]),
);
/** What one does who is at a thing of this kind: null leaves it to them, undefined is no such thing. */
export const postActOf = (kind: string): string | null | undefined => POSTS.get(kind);

const STANDS_FOR: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rowsOf(STANDS_FOR_TABLE).map(([station = '', things = '']) => [station, setOf(things)]),
);
/** Whether a thing of this kind is the station itself, where somebody does there what is done at one. */
export const standsFor = (kind: string, station: string): boolean => STANDS_FOR.get(station)?.has(kind) === true;

/** Whether one stands at it to work on what lies there. */
export const isStation = (kind: string): boolean => STANDS_FOR.has(kind);

const SHARED = setOf(SHARED_POSTS);
export const isShared = (kind: string): boolean => SHARED.has(kind);

const [HOUSES, BEFORE] = [setOf(ENTERED), setOf(FACED)];
export const isFaced = (kind: string): boolean => BEFORE.has(kind);
export const isEntered = (kind: string): boolean => HOUSES.has(kind);
const SMALL_ONES = setOf(MADE_SMALL);
/** Whether children have one of their own size. */
export const isMadeSmall = (kind: string): boolean => SMALL_ONES.has(kind);

const PLANTED = setOf(PLANTERS);
export const isPlanter = (kind: string): boolean => PLANTED.has(kind);

const HUNG: ReadonlyMap<string, number> = new Map(
  rowsOf(HUNG_TABLE).map(([thing = '', metres = '0']) => [thing, Number(metres)]),
);
/** Metres above the ground at which a thing of this kind hangs; null for all that do not. */
export const hungAt = (kind: string): number | null => HUNG.get(kind) ?? null;

const CLIMBABLE = setOf(CLIMBED);
export const isClimbed = (kind: string): boolean => CLIMBABLE.has(kind);

export interface Meal {
  readonly dish: string;
  readonly cutlery: string;
}
const MEALS = rowsOf(MEALS_TABLE).map(([dish = '', cutlery = '', foods = '']) => ({
  dish,
  cutlery,
  foods: foods.split(', '),
}));
/** What such food is eaten out of, and with what; null for what is eaten out of the hand. */
export const mealOf = (words: string): Meal | null =>
  MEALS.find(({ foods }) => foods.some((food) => words.includes(food))) ?? null;

const WEATHER_WEAR = rowsOf(WEATHER_WEAR_TABLE).map(([name = '', garments = '']) => ({
  name,
  garments: garments.split(', '),
}));
/** What one puts on outside in this weather and season. */
export const wornIn = (weather: string, season: string): readonly string[] =>
  WEATHER_WEAR.find(({ name }) => name === weather || name === season)?.garments ?? [];

const PROPS: ReadonlyMap<string, string> = new Map(
  rowsOf(PROPS_TABLE).flatMap(([prop = '', acts = '']) => acts.split(', ').map((act) => [act, prop] as const)),
);
/** What an act wants in the hand, by its verb or by itself; null for nothing. */
export const propOf = (act: string, verb = act): string | null => PROPS.get(verb) ?? PROPS.get(act) ?? null;

const PROP_THINGS: ReadonlyMap<string, string> = new Map(
  rowsOf(PROP_THINGS_TABLE).flatMap(([prop = '', kinds = '']) =>
    kinds.split(', ').map((kind) => [kind, prop] as const),
  ),
);
/** Which prop a thing of this kind is in a hand that works with it; null for what is no tool of an act. */
export const asProp = (kind: string): string | null => PROP_THINGS.get(kind) ?? null;

const WITH_PROP = setOf(DONE_WITH_PROP);
export const isKeptInHand = (act: string): boolean => WITH_PROP.has(act);

const PORTIONS: ReadonlyMap<string, string> = new Map(
  rowsOf(PORTIONS_TABLE).flatMap(([portion = '', animals = '']) => animals.split(', ').map((kind) => [kind, portion])),
);
/** What is left of such an animal in a kitchen; null for what is cooked as it is. */
export const portionOf = (kind: string): string | null => PORTIONS.get(kind) ?? null;

const LIGHT = setOf(LIGHTER_THAN_AIR);
export const isLighterThanAir = (kind: string): boolean => LIGHT.has(kind);

const CUP = setOf(CUPS);
export const isCup = (kind: string): boolean => CUP.has(kind);

const [HEAP, LAYERED] = [setOf(HEAPED), setOf(IN_LAYERS)];
export const isHeaped = (kind: string): boolean => HEAP.has(kind);
export const isInLayers = (kind: string): boolean => LAYERED.has(kind);

/** Whether a thing grows in the land it stands in, and comes to no table there. */
export const growsThere = (kind: string): boolean =>
  FAMILIES.flower?.includes(kind) === true || /^(?:seedling|bush|mushroom|cactus|clover|grass blade)$/.test(kind);
