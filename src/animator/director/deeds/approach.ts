import { findThing } from '../../catalogue/things.ts';
import type { Beat, Role } from '../script.ts';

const COMES = /^(?:approach|come|walk up|come up|step up|arrive)$/;

/** "a child approaches and gives it a flower": who comes comes to whom something is then done, and not to us. */
export function approachWhom(beats: readonly Beat[], roles: readonly Role[]): Beat[] {
  const isSomebody = (id: number | null): boolean =>
    roles.some(({ id: own, person, thing }) => own === id && (person !== null || findThing(thing)?.alive === true));
  return beats.map((beat) => {
    const open = beat.target === null && (beat.where === null || beat.where === 'camera');
    if (!COMES.test(beat.verb) || !open || (beat.where === 'camera' && beat.verb !== 'approach')) return beat;
    const next = beats.find((each) => each.role === beat.role && each.from >= beat.to - 1e-6);
    if (next === undefined || next.target === beat.role || !isSomebody(next.target)) return beat;
    return { ...beat, target: next.target, direction: 'toward', where: null };
  });
}
