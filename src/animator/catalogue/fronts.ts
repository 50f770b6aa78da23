import { FRONTS_TABLE } from './fronts-table.ts';

/** The front of a building, as one stands before it. */
export interface Front {
  readonly name: string;
  readonly sign: string | null;
}

const FRONTS: ReadonlyMap<string, Front> = new Map(
  FRONTS_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', sign = '', words = ''] = line.split(' | ');
      const front: Front = { name, sign: sign === '-' ? null : sign };
      return words.split(', ').map((word) => [word, front] as const);
    }),
);

/** The front that a name ends with: "an old university building" has a university's. Null where a name is no building's. */
export function frontOf(name: string): Front | null {
  const words = name.split(' ');
  for (let from = 0; from < words.length; from++) {
    const front = FRONTS.get(words.slice(from).join(' '));
    // What stands before "building" says which.
    if (front !== undefined && (words.slice(from).join(' ') !== 'building' || from === 0)) return front;
  }
  return words.at(-1) === 'building' ? frontOf(words.slice(0, -1).join(' ')) : null;
}
