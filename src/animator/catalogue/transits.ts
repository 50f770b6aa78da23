import { findThing } from './things.ts';
import { TRANSIT_VERBS, TRANSPORTS } from './transits-table.ts';

const TRANSITS = ['arrives', 'nears', 'leaves', 'boards', 'alights'] as const;
export type Transit = (typeof TRANSITS)[number];
const ABOARD = ['seated', 'hidden', 'astride'] as const;
export type Aboard = (typeof ABOARD)[number];

function rowsOf<Name extends string>(table: string, names: readonly Name[]): (readonly [Name, string[]])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', rest = ''] = line.split('|').map((each) => each.trim());
      const name = names.find((each) => each === first);
      if (name === undefined || rest === '') throw new RangeError(`A transit is not known: '${line}'.`);
      return [name, rest.split(',').map((each) => each.trim())] as const;
    });
}

const VERBS: ReadonlyMap<string, Transit> = new Map(
  rowsOf(TRANSIT_VERBS, TRANSITS).flatMap(([transit, verbs]) => verbs.map((verb) => [verb, transit] as const)),
);

const KINDS: ReadonlyMap<string, Aboard> = new Map(
  rowsOf(TRANSPORTS, ABOARD).flatMap(([aboard, kinds]) =>
    kinds.map((kind) => {
      if (findThing(kind) === null) throw new RangeError(`A transport is not known: '${kind}'.`);
      return [kind, aboard] as const;
    }),
  ),
);

/** What a verb says of who goes with a vehicle, or of the vehicle itself; null for all others. */
export const transitOf = (verb: string): Transit | null => VERBS.get(verb) ?? null;

/** What is no animal and is sat on all the same, with a leg on either side. */
export const isStraddled = (kind: string): boolean => aboardOf(kind) === 'astride' && findThing(kind)?.alive === false;

/** How one is aboard a thing of this kind; null for what takes nobody along. */
export const aboardOf = (kind: string): Aboard | null => KINDS.get(kind) ?? null;
