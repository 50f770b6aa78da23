import { isLighterThanAir } from '../../../catalogue/uses.ts';
import { beatOf, type Draft, editBeats, editRole, isBorne, isPerson, relate, roleOf, thingOf } from '../draft.ts';

/** Seconds that a balloon is seen in the hand, at least, and of the film; and until a hand that lets go is open. */
const [HELD_FIRST, SHARE_FIRST, OPENS] = [1.2, 0.25, 0.5];
const LETS_GO = /^(?:slip|slip away|escape|float|float away|float up|drift|drift away|rise|fly away|fly)$/;

/** Hundreds of them fill a sky with so many. */
const [MANY, SKY_FULL] = [8, 26];
const ALOFT = /^(?:float|fly|rise|take_off|drift|hover)$/;

/** A paper lantern that somebody lets go of, or that floats, is of those that rise by their flame. */
export function flyLanterns(draft: Draft): void {
  for (const { id, thing, count } of draft.cast) {
    if (thing !== 'lantern') continue;
    const flies = draft.beats.some(
      ({ role, act, target, verb }) =>
        (role === id && ALOFT.test(act)) || (target === id && /^(?:let go|release|launch|send|set)/.test(verb)),
    );
    // Of paper they are all: what is said of it would take the light out of them.
    const many = count >= MANY ? { count: SKY_FULL } : {};
    if (flies) editRole(draft, id, { thing: 'sky lantern', material: null, ...many });
  }
}

/** A balloon is in somebody's hand by its string until it is let go; then it rises. */
export function letFly(draft: Draft, id: number): void {
  // Of several who let lanterns go each has one.
  const many = roleOf(draft, id)?.count;
  const holder = draft.cast.find((role) => isPerson(role) && (role.count === 1 || role.count === many));
  const own = draft.beats.filter(({ role }) => role === id).sort((a, b) => a.from - b.from);
  const released = draft.beats.find(({ target, verb }) => target === id && /^(?:let go|release|drop|lose)/.test(verb));
  const slips = own.length > 1 && own.every(({ verb }) => LETS_GO.test(verb)) ? own[0] : undefined;
  if (!isLighterThanAir(thingOf(draft, id)?.kind ?? '')) return;
  if (holder === undefined || (released ?? slips) === undefined) return;
  const length = Math.max(...draft.beats.map(({ to }) => to));
  const from = Math.max(HELD_FIRST, released === undefined ? length * SHARE_FIRST : released.from + OPENS);
  editBeats(draft, (beat) => (beat.role === id ? null : beat));
  draft.relations = draft.relations.filter(({ role, to }) => role !== id && to !== id);
  relate(draft, holder.id, 'holding', id);
  draft.beats = [
    ...draft.beats,
    { ...beatOf(draft, 'rises'), role: id, from, to: length },
    ...(draft.beats.some(({ role }) => role === holder.id)
      ? []
      : [{ ...beatOf(draft, 'look'), role: holder.id, verb: 'look up', target: id }]),
  ];
}

/** Who is there when a balloon bursts has it by its string. */
export function giveString(draft: Draft, id: number): void {
  const holder = draft.cast.find((role) => isPerson(role) && role.count === 1);
  if (thingOf(draft, id)?.kind !== 'toy balloon' || holder === undefined || isBorne(draft, id)) return;
  draft.relations = draft.relations.filter(({ role }) => role !== id);
  relate(draft, holder.id, 'holding', id);
}
