import { findAct } from './acts.ts';
import { PEOPLE } from './people.ts';
import { findPlace } from './places.ts';
import { AT_PLACES_TABLE, BUSY_PEOPLE, PASSING_PEOPLE, STAFF_TABLE } from './walk-ons-table.ts';

/** What people do at the counters, on the seats and on the floor of a place. */
export interface AtPlace {
  readonly stand: readonly string[];
  readonly seat: readonly string[];
  readonly floor: readonly string[];
}

function parseActs(text: string): readonly string[] {
  if (text === '-') return [];
  const acts = text.split(', ');
  const unknown = acts.find((act) => findAct(act) === null);
  if (unknown !== undefined) throw new RangeError(`People of a place do what is not known: '${unknown}'.`);
  return acts;
}

const ROWS: ReadonlyMap<string, AtPlace> = new Map(
  AT_PLACES_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [place = '', stand = '', seat = '', floor = ''] = line.split(' | ');
      if (findPlace(place) === null) throw new RangeError(`People are at a place that is not known: '${place}'.`);
      return [place, { stand: parseActs(stand), seat: parseActs(seat), floor: parseActs(floor) }] as const;
    }),
);

/** What people do there whom nobody tells what to do; null where nobody is by custom. */
export const customOf = (place: string): AtPlace | null => ROWS.get(place) ?? null;

const PASSING: ReadonlySet<string> = new Set(PASSING_PEOPLE.split(', '));
const BUSY: ReadonlySet<string> = new Set(BUSY_PEOPLE.split(', '));
export const comesInNumbers = (noun: string): boolean => PASSING.has(noun);
export const isBusyByName = (noun: string): boolean => BUSY.has(noun);

interface Staff {
  readonly place: string;
  /** Null is any of its kind. */
  readonly words: ReadonlySet<string> | null;
  readonly callings: readonly string[];
}

const STAFF: readonly Staff[] = STAFF_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [place = '', words = '-', list = ''] = line.split(' | ');
    const callings = list.split(', ');
    const unknown = callings.find((calling) => !PEOPLE.has(calling));
    if (findPlace(place) === null || unknown !== undefined)
      throw new RangeError(`Staff of '${place}' is not known: '${unknown ?? place}'.`);
    return { place, words: words === '-' ? null : new Set(words.split(', ')), callings };
  });

/** Who works in such a place, by the words it is called with; empty where those who are there are only there. */
export const staffOf = (place: string, said: string): readonly string[] =>
  STAFF.find(
    (row) => row.place === place && (row.words === null || said.split(' ').some((word) => row.words?.has(word))),
  )?.callings ?? [];
