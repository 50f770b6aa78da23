import { type Draft, editBeats, roleOf, thingOf } from '../draft.ts';

const BRANCH = /\b(?:branch|bough|limb|twig)$/;

/** A branch that lies nowhere: what climbs is on it. */
export const isBranch = (draft: Draft, id: number): boolean =>
  thingOf(draft, id)?.kind === 'stick' && BRANCH.test(roleOf(draft, id)?.noun ?? '');

/** A chameleon clings to its branch, and goes nowhere. */
export function clingTo(draft: Draft, animal: number, branch: number): void {
  editBeats(draft, (beat) => {
    const stirs = beat.act === 'hold' ? beat.target === branch : beat.act === 'walk' && beat.direction === null;
    return beat.role === animal && stirs ? { ...beat, act: 'stand', target: null, direction: null } : beat;
  });
}
