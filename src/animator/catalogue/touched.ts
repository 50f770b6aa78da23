import { TOUCHED_TABLE, TOUCHING_ACTS } from './touched-table.ts';

/** A place on somebody's body that hands go to. */
export interface TouchedPart {
  readonly anchor: string;
  readonly from: 'low' | 'stand' | 'beside' | 'level';
}

const PARTS: ReadonlyMap<string, TouchedPart> = new Map(
  TOUCHED_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', names = ''] = line.split(' | ');
      const [anchor = '', said] = place.split(' ');
      const from = said === 'low' || said === 'stand' || said === 'beside' ? said : 'level';
      return names.split(', ').map((name) => [name, { anchor, from }] as const);
    }),
);
const ACTS: ReadonlySet<string> = new Set(TOUCHING_ACTS.split(', '));

/** Put on somebody by the hand itself: where that goes is not what is named. */
const OWN_HAND: ReadonlySet<string> = new Set(['hand', 'hands', 'arm', 'fingers', 'palm']);
const ON_SHOULDER: TouchedPart = { anchor: 'upperArm', from: 'beside' };

/** Where on the other one this is done; null for what is done to all of them. */
export function touchedPart(act: string, part: string | null): TouchedPart | null {
  if (part === null || !ACTS.has(act)) return null;
  if (act === 'put' && OWN_HAND.has(part)) return ON_SHOULDER;
  return PARTS.get(part) ?? null;
}

export const isTouched = (act: string, part: string | null): boolean => touchedPart(act, part) !== null;
