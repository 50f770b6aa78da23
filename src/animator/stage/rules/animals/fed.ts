import type { Beat } from '../../../director/script.ts';
import { beatOf, type Draft, editBeats, isAlive, isPerson, roleOf, thingOf } from '../draft.ts';

const UP_AND_AWAY: ReadonlySet<string> = new Set(['fly', 'take_off', 'rise']);
/** Of the film: until then birds eat that fly up in the end. */
const EATS_UNTIL = 0.45;

const isFeeding = (draft: Draft, { act, verb, target }: Beat): boolean =>
  act === 'give' && /^feed/.test(verb) && isAlive(draft, target) && !isPerson(roleOf(draft, target));

/** Whoever is fed eats, until it does something else. */
export function feed(draft: Draft): void {
  for (const beat of draft.beats.filter((each) => isFeeding(draft, each))) {
    const { role, target } = beat;
    if (target === null) continue;
    const next = draft.beats.filter((each) => each.role === target).sort((a, b) => a.from - b.from)[0];
    const flees = next !== undefined && UP_AND_AWAY.has(next.act) && thingOf(draft, target)?.realm === 'sky';
    if (next !== undefined && !flees) continue;
    const until = next === undefined ? beat.to : Math.max(next.from, beat.from + (beat.to - beat.from) * EATS_UNTIL);
    editBeats(draft, (each) => (each === next ? { ...each, act: 'take_off', direction: null, from: until } : each));
    draft.beats = [
      ...draft.beats,
      { ...beat, role: target, act: 'eat', verb: 'eat', target: null, to: until, together: [role] },
    ];
  }
}

/** Birds that take off later in the film are on the ground before. */
export function standBefore(draft: Draft): void {
  for (const { id } of draft.cast) {
    const thing = thingOf(draft, id);
    const first = draft.beats.filter(({ role }) => role === id).sort((a, b) => a.from - b.from)[0];
    if (thing?.alive !== true || thing.realm !== 'sky' || first?.act !== 'take_off' || first.from === 0) continue;
    draft.beats = [...draft.beats, { ...beatOf(draft, 'stand'), role: id, to: first.from }];
  }
}
