import { findThing } from './things.ts';
import { WHOLES } from './wholes-table.ts';

const ROWS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  WHOLES.trim()
    .split('\n')
    .flatMap((line) => {
      const [parts = '', kinds = ''] = line.split('|').map((each) => each.trim());
      const list = kinds.split(',').map((each) => each.trim());
      const unknown = list.find((kind) => findThing(kind) === null);
      if (unknown !== undefined) throw new RangeError(`A whole is not known: '${unknown}'.`);
      return parts.split(',').map((part) => [part.trim(), new Set(list)] as const);
    }),
);

/** Kinds of things that have such a part; null for what is nobody's part. */
export const wholesOf = (part: string): ReadonlySet<string> | null => ROWS.get(part) ?? null;
