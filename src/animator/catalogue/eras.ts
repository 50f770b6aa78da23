import { ERAS_TABLE, TODAY_WORDS } from './eras-table.ts';
import { runsOf } from './word-runs.ts';

/** A time, a world or an occasion that dresses everybody without clothes of their own. */
export interface Era {
  readonly name: string;
  /** By which the garments of the time are known. */
  readonly year: number;
  readonly words: readonly string[];
  readonly places: readonly string[];
  readonly callings: readonly string[];
}

const list = (text: string): readonly string[] => (text === '-' ? [] : text.split(', '));

export const ERAS: readonly Era[] = ERAS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', year = '', words = '-', places = '-', callings = '-'] = line.split(' | ');
    if (!Number.isFinite(Number(year))) throw new RangeError(`The era '${name}' has no year.`);
    return { name, year: Number(year), words: list(words), places: list(places), callings: list(callings) };
  });

const BY_WORD: ReadonlyMap<string, Era> = new Map(
  [...ERAS].reverse().flatMap((era) => era.words.map((word) => [word, era] as const)),
);
const TODAY: ReadonlySet<string> = new Set(list(TODAY_WORDS));

/** "in the 1890s", "in 1745": the row that is nearest in time; null beyond what was ever dressed otherwise. */
function eraOfYear(year: number): Era | null {
  if (year < 1000 || year > 1989) return null;
  const dated = ERAS.filter((era) => /^(?:medieval|renaissance|georgian|victorian|\d{4}s)$/.test(era.name));
  return dated.reduce((best, era) => (Math.abs(era.year - year) < Math.abs(best.year - year) ? era : best));
}

/** The time that a text names, before that of its place and of who is in it. */
export function findEra(text: string, place: string, callings: readonly string[]): Era | null {
  const runs = [...runsOf(text)];
  const named = new Set(runs.flatMap((run) => BY_WORD.get(run) ?? []));
  const first = ERAS.find((era) => named.has(era));
  const dated = runs.find((run) => /^1[0-9]\d\d(?:s)?$/.test(run));
  // "1950s diner, a wedding": the decade; "a medieval wedding": the older.
  if (first !== undefined && first.year < 2000) return first;
  if (dated !== undefined) return eraOfYear(Number.parseInt(dated, 10)) ?? first ?? null;
  if (first !== undefined) return first;
  if (runs.some((run) => TODAY.has(run))) return null;
  return (
    ERAS.find((era) => era.places.includes(place)) ??
    ERAS.find((era) => era.callings.some((calling) => callings.includes(calling))) ??
    null
  );
}
