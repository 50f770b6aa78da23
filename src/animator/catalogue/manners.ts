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
