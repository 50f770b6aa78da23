import { findAct } from '../../catalogue/acts.ts';
import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import type { Reading } from '../../language/reading.ts';

/** Deeds that a picture of the eyes or the mouth does not show. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['hands', 'go', 'with', 'work']);
const OF_FACE = /^(?:eyes?|face|mouth|lips?|smile|tears?|expression)$/;
/** Deeds before it, at least: of one alone the whole film is as near as that. */
const LEAST = 2;

interface Told {
  readonly size?: string;
  readonly part?: string;
  readonly sizedAt?: number;
  readonly at?: number;
  readonly cut?: boolean;
}

/**
 * "opens a letter, reads it and begins to smile, extreme close-up of his eyes": how near it is comes last, after deeds that nobody would see from there, and is where
 * the film ends, from what is seen in a face on.
 */
export function closeLast<Draft extends Told>(drafts: Draft[], reading: Reading): Draft[] {
  const [only, ...more] = drafts;
  const at = only === undefined || more.length > 0 ? null : closesAt(only, reading);
  if (only === undefined || at === null) return drafts;
  const { size, part, sizedAt, ...rest } = only;
  return [rest as Draft, { size, part, sizedAt, at, cut: true } as Draft];
}

/** Letters of a scene that is told before somebody in it is seen from near, and how many are in it. */
const [SCENE, SEVERAL] = [60, 3];

/** The letter at which what is seen in a face begins; null where all of it is as near. */
function closesAt({ size, part, sizedAt }: Told, { events, offsets, told, entities }: Reading): number | null {
  if (sizedAt === undefined || !isCloseUp(size) || !OF_FACE.test(part ?? '')) return null;
  // "four men around a table, close-up on the eyes of one": all of them first.
  const people = entities.filter(({ senses, at }) => senses.person !== null && (offsets[at] ?? 0) < sizedAt);
  const many = people.reduce((sum, { count, plural }) => sum + (count ?? (plural ? SEVERAL : 1)), 0);
  if (sizedAt > SCENE && many >= SEVERAL) return sizedAt;
  const before = events
    .map(({ at, act, verb }) => ({ at: offsets[at] ?? 0, frame: (act ?? findAct(verb))?.frame ?? 'stay' }))
    .filter(({ at }) => at < sizedAt)
    .sort((a, b) => a.at - b.at);
  const last = before.findLastIndex(({ frame }) => OF_THE_BODY.has(frame));
  if (before.length < LEAST || last < 0 || told.slice(sizedAt).length > told.length / 2) return null;
  return before[last + 1]?.at ?? sizedAt;
}
