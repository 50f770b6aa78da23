import { MANNERS_TABLE } from './manners-table.ts';

interface Row {
  readonly manner: string;
  readonly said: readonly string[];
  readonly there: ReadonlySet<string>;
}

const list = (text: string): string[] => (text === '-' ? [] : text.split(', '));

const ROWS: readonly Row[] = MANNERS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [manner = '', said = '-', there = '-'] = line.split(' | ');
    return { manner, said: list(said), there: new Set(list(there)) };
  });

/** How a set tells, among its dressing, how its place is: `manner: frozen`. */
const MANNER = 'manner: ';

/** What is said of a place, by the names it is called by and what is told to be there: "an old abandoned factory". */
export function tellManners(names: readonly string[], dressing: readonly string[]): string[] {
  return ROWS.filter(
    ({ said, there }) =>
      names.some((name) => said.some((word) => ` ${name.replaceAll('-', ' ')} `.includes(` ${word} `))) ||
      dressing.some((word) => there.has(word)),
  ).map(({ manner }) => `${MANNER}${manner}`);
}

export const mannersOf = (dressing: readonly string[]): string[] =>
  dressing.flatMap((word) => (word.startsWith(MANNER) ? [word.slice(MANNER.length)] : []));

/** And of which colour its walls are told to be: "a pink hotel lobby". */
const WALLS = 'walls: ';
/** What shines like metal is gilded, and what is lit or old is of no colour. */
const NO_PAINT = /^(?:gold|golden|silver|bronze|copper|amber|rainbow|colorful|colourful)$/;

export const tellWalls = (colour: string | null): string[] =>
  colour === null || NO_PAINT.test(colour) ? [] : [`${WALLS}${colour}`];

export const wallsOf = (dressing: readonly string[]): string | null =>
  dressing.find((word) => word.startsWith(WALLS))?.slice(WALLS.length) ?? null;
