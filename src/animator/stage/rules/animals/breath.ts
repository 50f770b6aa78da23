import { type Draft, dropRole, editBeats, isAlive, roleOf } from '../draft.ts';
import { faceOff } from '../fates/blows.ts';

const OF_FIRE = /\b(?:fire|flames?)\b/;

/** "breathes fire at a knight": what it breathes is no fire of its own that burns there, and goes to whom it is meant for. */
export function breatheFire(draft: Draft): void {
  for (const beat of [...draft.beats]) {
    if (beat.act !== 'breathe' || !OF_FIRE.test(beat.verb) || !isAlive(draft, beat.role)) continue;
    const breathed = roleOf(draft, beat.target)?.thing === 'fire' ? beat.target : null;
    const beside = draft.relations.find(
      ({ role, relation, to }) => role === beat.role && relation === 'near' && to !== null && to !== breathed,
    )?.to;
    // Whoever comes at it gets it.
    const comes = draft.beats.find(({ role, target: at }) => at === beat.role && role !== beat.role)?.role;
    const target = beside ?? comes ?? (breathed === null ? beat.target : null);
    editBeats(draft, (each) => (each === beat ? { ...each, target, direction: null } : each));
    if (breathed !== null) dropRole(draft, breathed);
    if (target === null) continue;
    draft.relations = draft.relations.filter(({ role, to }) => !(role === beat.role && to === target));
    faceOff(draft, beat.role, target);
  }
}
