import { TRADES_TABLE } from './trades-table.ts';

/** What a shop sells and how it is painted. */
export interface Trade {
  readonly name: string;
  /** Who keeps such a shop. */
  readonly keepers: readonly string[];
  /** Colours of its walls and of its woodwork. */
  readonly wall: number;
  readonly paint: number;
  readonly shelves: readonly string[];
  readonly counter: readonly string[];
  readonly floor: readonly string[];
  readonly hung: readonly string[];
  readonly words: readonly string[];
}

const list = (text: string): readonly string[] => (text === '-' ? [] : text.split(', '));

export const TRADES: readonly Trade[] = TRADES_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [keepers = '', tones = '', shelves = '-', counter = '-', floor = '-', hung = '-', words = ''] =
      line.split(' | ');
    const [wall = 0, paint = 0] = tones.split(' ').map(Number);
    return {
      ...{ name: keepers.split(', ')[0] ?? '', keepers: keepers.split(', '), wall, paint, words: words.split(', ') },
      ...{ shelves: list(shelves), counter: list(counter), floor: list(floor), hung: list(hung) },
    };
  });

/** The trade that one of these words names; the longest word wins: a flower shop is no shop of anything else. */
export function tradeOf(words: readonly string[]): Trade | null {
  let [best, length]: [Trade | null, number] = [null, 0];
  for (const trade of TRADES)
    for (const known of trade.words)
      if (known.length > length && words.some((word) => word === known || word.endsWith(` ${known}`)))
        [best, length] = [trade, known.length];
  return best;
}

/** The shop that somebody keeps by trade. */
export const shopOf = (person: string): string | null =>
  TRADES.find(({ keepers }) => keepers.includes(person))?.words[0] ?? null;

/** Halls of crafts look as what is done in them: callings and tools | the word by which such a hall is known. */
const HALLS: readonly (readonly [who: RegExp, hall: string])[] = [
  [/(?:^|black|sword|gold|silver|gun|weapon)smith$|^(?:farrier|armou?rer|anvil|bellows)$/, 'smithy forge'],
  [/^(?:weightlifter|bodybuilder|powerlifter|personal trainer|kickboxer)$/, 'gym'],
  [/^(?:warehouse worker|forklift driver|packer)$/, 'warehouse'],
  [/^(?:factory worker|assembly line worker|assembly worker|machinist|steelworker)$/, 'factory'],
];

/** The hall that somebody works in, or that something stands in, by name: a smith's has a forge, and no tyres. */
export const hallOf = (noun: string): string | null => HALLS.find(([who]) => who.test(noun))?.[1] ?? null;
