import type { Beat, Role } from './script.ts';

const EYES = /^(?:eye|eyes|eyelids?)$/;

/** "Her eyes open", "an eye opening slowly": nothing but the lids does; and whose eyes somebody else opens. */
export function openEyes(beats: readonly Beat[], roles: readonly Role[]): Beat[] {
  return beats.map((beat) => {
    const { person = null, parts = [] } = roles.find(({ id }) => id === beat.role) ?? {};
    const own = EYES.test(beat.part ?? '') || (beat.part === null && parts.some((part) => EYES.test(part)));
    if (beat.act === 'open' && beat.target === null && person !== null && own)
      return { ...beat, act: 'open_eyes', part: null };
    // Who wakes somebody is awake: cats lick whom they wake, people shake them softly.
    const wakes = beat.act === 'wake' && beat.target !== null && beat.target !== beat.role;
    return wakes ? { ...beat, act: person === null ? 'lick' : 'pet' } : beat;
  });
}
