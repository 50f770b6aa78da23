import { CAUSED_TABLE, LANDING_TABLE, TOPPLERS, UNDERGONE_TABLE } from './events-table.ts';

const EVENTS = ['drops', 'topples', 'flies', 'bounces', 'rolls', 'breaks', 'pops', 'lands', 'spins', 'rises'] as const;
/** What can happen to a thing; beats of things have them as their act. */
export type EventName = (typeof EVENTS)[number];

const LANDINGS = ['breaks', 'splats', 'bounces', 'rolls', 'flutters', 'lies'] as const;
export type Landing = (typeof LANDINGS)[number];

const wordsOf = <Name extends string>(table: string, names: readonly Name[]): ReadonlyMap<string, Name> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [row = '', words = ''] = line.split(' | ');
        const name = names.find((each) => each === row);
        return name === undefined ? [] : words.split(', ').map((word) => [word, name] as const);
      }),
  );

const UNDERGONE = wordsOf(UNDERGONE_TABLE, EVENTS);
const CAUSED = wordsOf(CAUSED_TABLE, EVENTS);
const LANDING = wordsOf(LANDING_TABLE, LANDINGS);

/** What a verb tells of the thing it is said of; null where it is no event. */
export const undergoneIn = (verb: string): EventName | null => UNDERGONE.get(verb) ?? null;
/** What a verb does to the thing it is done to. */
export const causedBy = (verb: string): EventName | null => CAUSED.get(verb) ?? null;
/** How a thing of this kind ends that comes down. */
export const landingOf = (kind: string): Landing => LANDING.get(kind) ?? 'lies';
export const isEvent = (act: string): act is EventName => EVENTS.some((name) => name === act);

const TOPPLES: ReadonlySet<string> = new Set(TOPPLERS.split(', '));
/** Whether it falls over where it stands, rather than off something. */
export const topples = (kind: string): boolean => TOPPLES.has(kind);
