import { ROOFS_TABLE } from './roofs-table.ts';

/** A town as one sees it from a roof. */
export interface TownRoofs {
  readonly roofs: string;
  readonly places: readonly string[];
  readonly words: readonly string[];
  /** Words of what stands behind them, as dressing of a place. */
  readonly behind: readonly string[];
}

/** Said of a town on none of whose roofs anybody is. */
export const FROM_ALOFT = 'roofs from aloft';

const listOf = (text: string): string[] => (text === '-' ? [] : text.split(', '));

export const ROOFS: readonly TownRoofs[] = ROOFS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [roofs = '', places = '', words = '', behind = '-'] = line.split(' | ');
    return { roofs, places: listOf(places), words: listOf(words), behind: listOf(behind) };
  });
