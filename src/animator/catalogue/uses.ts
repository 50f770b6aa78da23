import {
  BOARDS_TABLE,
  BOTTOM_DWELLERS,
  HELD_TABLE,
  LIES_FLAT,
  LIQUIDS,
  POLES,
  TABLES,
  TOOL_ACTS,
  WORK_TABLE,
} from './uses-table.ts';

/** Ways to bear a thing; `upright` and `stick` go with the hand, the others with the chest. */
export const HOLD_WAYS = [
  ...(['upright', 'stick', 'overhead', 'page', 'both'] as const),
  ...(['guitar', 'violin', 'flute', 'trumpet', 'saxophone', 'accordion'] as const),
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
const POLE = setOf(POLES);
const TABLE = setOf(TABLES);
const BOTTOM = setOf(BOTTOM_DWELLERS);
const FLAT = setOf(LIES_FLAT);
const TOOLS = setOf(TOOL_ACTS);

/** How somebody bears a thing of this kind. */
export const holdWayOf = (kind: string): HoldWay => WAYS.get(kind) ?? 'upright';
/** Where an act is done to a thing; null for what is done in the hands. */
export const workPlaceOf = (act: string): WorkPlace | null => WORK.get(act) ?? null;
export const isLiquid = (kind: string): boolean => LIQUID.has(kind);
export const isPole = (kind: string): boolean => POLE.has(kind);
export const isTable = (kind: string): boolean => TABLE.has(kind);
export const livesOnTheBottom = (kind: string): boolean => BOTTOM.has(kind);

export const liesFlat = (kind: string): boolean => FLAT.has(kind);
/** Whether the hand keeps its tool while the act is done to something. */
export const usesTool = (act: string): boolean => TOOLS.has(act);

const BOARDS: ReadonlyMap<string, string> = new Map(rowsOf(BOARDS_TABLE).map(([board = '', act = '']) => [board, act]));

/** What somebody does who stands on a board of this kind; null for what is no board. */
export const boardActOf = (kind: string): string | null => BOARDS.get(kind) ?? null;
