import { findThing } from '../../catalogue/things.ts';
import type { Beat, Role } from '../script.ts';

/** Also "green eyes" and "one eye". */
const EYES = /(?:^| )(?:eye|eyes|eyelids?)$/;

const LIDS: ReadonlyMap<string, string> = new Map([
  ['open', 'open_eyes'],
  ['close', 'close_eyes'],
]);

/** "Her eyes open", "an eye opening slowly", "closes her eyes": nothing but the lids does; and whose eyes somebody else opens. */
export function openEyes(beats: readonly Beat[], roles: readonly Role[]): Beat[] {
  return beats.map((beat) => {
    const { person = null, parts = [], thing = '' } = roles.find(({ id }) => id === beat.role) ?? {};
    const alive = person !== null || findThing(thing)?.alive === true;
    const own = EYES.test(beat.part ?? '') || (beat.part === null && parts.some((part) => EYES.test(part)));
    const lids = LIDS.get(beat.act);
    if (lids !== undefined && beat.target === null && alive && own) return { ...beat, act: lids, part: null };
    // Who wakes somebody is awake: cats lick whom they wake, people shake them softly.
    const wakes = beat.act === 'wake' && beat.target !== null && beat.target !== beat.role;
    return wakes ? { ...beat, act: person === null ? 'lick' : 'pet' } : beat;
  });
}
