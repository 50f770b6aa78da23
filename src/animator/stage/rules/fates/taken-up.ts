import { type Draft, editBeats, isAlive, relate, thingOf, withoutRelations } from '../draft.ts';

const TAKES =
  /\b(?:beam|ray|column|cone|shaft)s?\b[^.;]{0,60}\b(?:lift|pull|draw|raise|suck|carr|levitat|abduct|take)\w*|\babduct\w*|\bbeam(?:s|ed|ing)? up\b|\b(?:lift|pull|draw|suck|float|rise)\w*\b[^.;]{0,40}\b(?:in|into|by|through|up) (?:a|the|its|her|his) (?:[a-z]+ ){0,3}(?:beam|ray|ufo|saucer|ship)/i;
/** Of the film: when whoever is below begins to rise. */
const LATE = 0.2;

/** "a beam of light lifts a cow into the air": the saucer stays above it, and the cow goes up to it. */
export function takeUp(draft: Draft): void {
  const saucer = draft.cast.find(({ thing, count }) => thing === 'ufo' && count === 1);
  if (saucer === undefined || !TAKES.test(draft.prompt)) return;
  const { id } = saucer;
  const told = draft.beats.find(
    ({ role, target, verb }) =>
      role === id && target !== null && /^(?:lift|abduct|pull|take|beam|draw|raise|suck)/.test(verb),
  );
  const risen = draft.beats.find(
    ({ role, verb }) => role !== id && isAlive(draft, role) && /^(?:float|rise|lift|levitate)/.test(verb),
  );
  const taken = told?.target ?? risen?.role ?? draft.cast.find((role) => role.id !== id && isAlive(draft, role.id))?.id;
  if (taken === undefined || taken === null || !isAlive(draft, taken) || thingOf(draft, taken)?.realm === 'sky') return;
  const own = draft.beats.find(({ role }) => role === id) ?? draft.beats[0];
  const end = Math.max(0, ...draft.beats.map(({ to }) => to));
  if (own === undefined) return;
  withoutRelations(draft, id, taken);
  relate(draft, id, 'above', taken);
  editBeats(draft, (beat) => (beat.role === id || beat.role === taken ? null : beat));
  const still = { ...own, target: null, direction: null, where: null, from: 0, to: end };
  draft.beats = [
    ...draft.beats,
    { ...still, role: id, act: 'fly', verb: 'hover' },
    { ...still, role: taken, act: 'taken_up', verb: 'rise', instrument: id, from: end * LATE },
  ];
}
