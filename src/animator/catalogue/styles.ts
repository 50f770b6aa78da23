import { STYLES, type Style } from './setting.ts';
import { STYLES_TABLE } from './styles-table.ts';

export interface StyleRow {
  readonly style: string;
  /** The look that today's pictures have for it; null when they have none. */
  readonly painted: Style | null;
  readonly words: readonly string[];
}

export function parseStyles(table: string): StyleRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [style = '', painted = '', words = ''] = line.split(' | ');
      return { style, painted: STYLES.find((name) => name === painted) ?? null, words: words.split(', ') };
    });
}

export const STYLE_ROWS: readonly StyleRow[] = parseStyles(STYLES_TABLE);
