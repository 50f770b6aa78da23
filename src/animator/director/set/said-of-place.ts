import type { PlaceFact, Reading } from '../../language/reading.ts';

/** Words after which something else is told of than the place. */
const ELSEWHERE =
  /^(?:an?|the|his|her|their|its|my|our|two|three|four|some|with|as|where|while|and then|who|that|which)$/;
/** Words after a place that still say how it is: "a kitchen, run-down and filthy". */
const AFTER = 6;

/** Everything that is said of how a place is, before its name and right behind it, in words and spaces: "frozen ballroom", "kitchen run down and filthy". */
export function saidOfPlace({ told, offsets }: Reading, { at, word }: PlaceFact): string {
  const text = told.slice(offsets[at] ?? 0).toLowerCase();
  const head = word.split(' ').at(-1) ?? '';
  const found = text.indexOf(head);
  const end = found < 0 || found > word.length + 60 ? 0 : found + head.length;
  const before = text.slice(0, end);
  const behind = (text.slice(end).split(/[.;:!?]/)[0] ?? '').split(/[\s,]+/).filter((each) => each !== '');
  const until = behind.findIndex((each) => ELSEWHERE.test(each));
  const after = behind.slice(0, until < 0 ? AFTER : Math.min(until, AFTER));
  return `${before} ${after.join(' ')}`.replaceAll('-', ' ').replace(/\s+/g, ' ').trim();
}
