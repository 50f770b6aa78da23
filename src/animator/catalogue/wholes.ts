import { findAct } from './acts.ts';
import { findThing } from './things.ts';
import { DEEDS_OF_PARTS, WHOLES } from './wholes-table.ts';

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

const DEEDS: ReadonlyMap<string, string> = new Map(
  DEEDS_OF_PARTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [parts = '', verbs = '', act = ''] = line.split('|').map((each) => each.trim());
      if (findAct(act) === null) throw new RangeError(`A part does what is not known: '${line}'.`);
      const list = (text: string): string[] => text.split(',').map((each) => each.trim());
      return list(parts).flatMap((part) => list(verbs).map((verb) => [`${part} ${verb}`, act] as const));
    }),
);

/** What the whole does when this part of it does that: an engine that starts shakes the car, and does not drive it. */
export const deedOfPart = (part: string | null, verb: string): string | null => DEEDS.get(`${part} ${verb}`) ?? null;

const AT_WORK: ReadonlySet<string> = new Set([...DEEDS.keys()].map((deed) => deed.slice(0, deed.indexOf(' '))));

/** A part that does something of its own, as an engine roars: of machines alone. */
export const worksByItself = (part: string): boolean => AT_WORK.has(part) || AT_WORK.has(part.replace(/s$/, ''));
