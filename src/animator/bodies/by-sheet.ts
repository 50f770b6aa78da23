import type { Body, BodyFamily } from './body.ts';
import { type SheetChange, varySheet } from './vary-sheet.ts';

/** How a family makes bodies of its table: a sheet names a kind and may change any of its numbers, or is whole by itself. */
export const makeBySheet =
  <Own extends object>(kinds: Readonly<Record<string, Own>>, make: (sheet: Own) => Body): BodyFamily['makeBody'] =>
  ({ species, ...change }) => {
    if (species === undefined) return make(change as unknown as Own);
    const sheet = kinds[String(species)];
    if (sheet === undefined) throw new RangeError(`There is no such animal as '${String(species)}'.`);
    return make(varySheet(sheet, change as SheetChange<Own>));
  };
