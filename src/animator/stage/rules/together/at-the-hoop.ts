import { beatOf, type Draft, dropRole, editBeats, isPerson, roleOf } from '../draft.ts';

/** What is thrown and dunked into a hoop. */

const BALLS = /ball/;

const THROUGH = /^(?:walk|run|fly|fall|float|go|rise|jump|throw|land|drop|swing)$/;
/** "A basketball goes through the hoop": nobody is seen to throw it; it comes flying and falls through, and the net is the hoop's own. */
export function fallThroughHoop(draft: Draft): void {
  const hoop = draft.cast.find(({ thing }) => thing === 'basketball hoop');
  const ball = draft.cast.find(({ thing }) => BALLS.test(thing));
  if (hoop === undefined || ball === undefined) return;
  const flies = draft.beats.some(({ role, act }) => role === ball.id && THROUGH.test(act));
  const played = draft.beats.some(({ role }) => isPerson(roleOf(draft, role)));
  if (!flies || played) return;
  for (const { id, thing, noun } of [...draft.cast])
    if (id === ball.id || thing === 'fishing net' || thing === 'basket' || noun === 'crowd') dropRole(draft, id);
  draft.beats = [
    ...draft.beats.filter(({ role }) => role !== hoop.id),
    { ...beatOf(draft, 'swish'), role: hoop.id, verb: 'swish' },
  ];
}

/** "drives past a defender, leaps and slams it in": one dunk from the first step on, whose ball the hoop has; and nobody sits in a defender. */
export function dunkAtOnce(draft: Draft): void {
  const [first, ...rest] = draft.beats.filter(({ act, role }) => act === 'dunk' && isPerson(roleOf(draft, role)));
  if (first === undefined) return;
  const own = [first, ...rest.filter(({ role }) => role === first.role)];
  const [from, to] = [Math.min(...own.map((beat) => beat.from)), Math.max(...own.map((beat) => beat.to))];
  editBeats(draft, (beat) =>
    beat === first ? { ...beat, from, to, target: null, direction: null } : own.includes(beat) ? null : beat,
  );
  draft.relations = draft.relations.filter(
    ({ role, relation, to }) =>
      !(
        role === first.role &&
        /^(?:driving|riding|holding)$/.test(relation) &&
        roleOf(draft, to)?.thing !== 'wheelchair'
      ),
  );
  for (const { id, thing } of draft.cast) if (thing === 'basketball') dropRole(draft, id);
}
