import type { Beat, Role } from './script.ts';

const EYES = /^(?:eye|eyes|eyelids?)$/;

/** "Her eyes open", "an eye opening slowly": nothing but the lids does. */
export function openEyes(beats: readonly Beat[], roles: readonly Role[]): Beat[] {
  return beats.map((beat) => {
    const { person = null, parts = [] } = roles.find(({ id }) => id === beat.role) ?? {};
    const own = EYES.test(beat.part ?? '') || (beat.part === null && parts.some((part) => EYES.test(part)));
    return beat.act === 'open' && beat.target === null && person !== null && own
      ? { ...beat, act: 'open_eyes', part: null }
      : beat;
  });
}
