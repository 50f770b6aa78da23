import { CREWS } from './crews-table.ts';
import { findThing } from './things.ts';

const BONDS = ['driving', 'riding', 'in', 'on'] as const;

export interface Crew {
  readonly kinds: ReadonlySet<string>;
  readonly bond: (typeof BONDS)[number];
  readonly who: ReadonlySet<string>;
}

const ROWS: readonly Crew[] = CREWS.trim()
  .split('\n')
  .map((line): Crew => {
    const [kinds = '', how = '', who = ''] = line.split('|').map((each) => each.trim());
    const bond = BONDS.find((each) => each === how);
    const list = (text: string): string[] => text.split(',').map((each) => each.trim());
    const unknown = list(kinds).find((kind) => findThing(kind) === null);
    if (bond === undefined || unknown !== undefined || who === '')
      throw new RangeError(`A crew names what is not known: '${unknown ?? line}'.`);
    return { kinds: new Set(list(kinds)), bond, who: new Set(list(who)) };
  });

/** What somebody of this name is aboard, and how; empty for who belongs to no crew. */
export const crewsOf = (noun: string): readonly Crew[] =>
  ROWS.filter(({ who }) => who.has(noun) || who.has(noun.replace(/^.* /, '')));
