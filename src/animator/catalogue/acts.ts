import { ACTS_TABLE } from './acts-table.ts';

const ACTION_CLASSES = [
  ...(['walk', 'run', 'fly', 'float', 'sail', 'drive', 'stand', 'swim', 'jump', 'play', 'sit', 'eat'] as const),
  ...(['fall', 'shine', 'sing', 'look', 'wave', 'dance', 'talk'] as const),
] as const;
export type ActionClass = (typeof ACTION_CLASSES)[number];

const FRAMES = ['go', 'stay', 'hands', 'with', 'voice', 'face', 'work'] as const;
export type Frame = (typeof FRAMES)[number];

export interface ActRow {
  readonly act: string;
  /** What today's figures play for it. */
  readonly painted: ActionClass;
  readonly frame: Frame;
  readonly verbs: readonly string[];
}

export function parseActs(table: string): ActRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [act = '', painted = '', frame = '', verbs = ''] = line.split(' | ');
      return {
        act,
        painted: ACTION_CLASSES.find((name) => name === painted) ?? 'stand',
        frame: FRAMES.find((name) => name === frame) ?? 'stay',
        verbs: verbs.split(', '),
      };
    });
}

export const ACT_ROWS: readonly ActRow[] = parseActs(ACTS_TABLE);

const BY_NAME: ReadonlyMap<string, ActRow> = new Map(ACT_ROWS.map((row) => [row.act, row]));

export function findAct(act: string): ActRow | null {
  return BY_NAME.get(act) ?? null;
}
