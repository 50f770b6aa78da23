import { COUNT_WORDS } from '../../../catalogue/attributes.ts';
import { isSkate } from '../../../catalogue/uses.ts';
import { type Draft, dropRole, editBeats, editRole, isPerson, relate, roleOf, thingOf } from '../draft.ts';

const kindOf = (draft: Draft, id: number | null): string => thingOf(draft, id)?.kind ?? '';
const findKind = (draft: Draft, kind: RegExp): number | null =>
  draft.cast.find(({ id }) => kind.test(kindOf(draft, id)))?.id ?? null;

/** "a couple in the basket": of the balloon that is there, and no basket on the ground. */
export function boardBasket(draft: Draft): void {
  const [balloon, basket] = [findKind(draft, /^(?:balloon|hot air balloon)$/), findKind(draft, /^basket$/)];
  if (balloon === null || basket === null) return;
  const riders = draft.relations.filter(({ relation, to }) => to === basket && /^(?:in|inside|on)$/.test(relation));
  if (riders.length === 0) return;
  dropRole(draft, basket);
  for (const { role } of riders) relate(draft, role, 'in', balloon);
}

/** "blows out the candles of the birthday cake": they are on it. */
export function keepCandlesOnCake(draft: Draft): void {
  const [cake, candles] = [findKind(draft, /cake$/), findKind(draft, /^candles?$/)];
  if (cake === null || candles === null) return;
  if (!draft.beats.some(({ act, target }) => act === 'blow' && (target === candles || target === cake))) return;
  editBeats(draft, (beat) => (beat.target === candles ? { ...beat, target: cake } : beat));
  dropRole(draft, candles);
}

/** "a cake with seven candles": so many are on it. */
export function countCandles(draft: Draft): void {
  const said = /\b(\d{1,2}|[a-z]+) (?:[a-z]+ )?candles\b/i.exec(draft.prompt)?.[1]?.toLowerCase() ?? '';
  const count = Number(said) || (Object.hasOwn(COUNT_WORDS, said) ? (COUNT_WORDS[said] ?? 0) : 0);
  if (count < 1) return;
  for (const { id, parts } of draft.cast.filter(({ thing }) => thing === 'cake'))
    editRole(draft, id, { parts: [...parts, `${count} candles`] });
}

const ON_ROPES = /^(?:swing|rope swing|tire swing|hammock|trapeze)$/;

/** "swings a lasso", "swings his sword": by the arm, and on no swing. */
export function swingByArm(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, target }) => act === 'swing' && target !== null)) {
    const { role, target } = beat;
    if (target === null || !isPerson(roleOf(draft, role)) || ON_ROPES.test(kindOf(draft, target))) continue;
    if (thingOf(draft, target)?.alive === true) continue;
    draft.relations = draft.relations.filter((each) => each.role !== target && each.to !== target);
    relate(draft, role, 'holding', target);
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'wave', target: null } : each));
  }
}

const LIMBS = /^(?:leg|foot|feet|arm|hand|head|hip|tail|knee)s?$/;

/** "sits on the counter swinging her legs": how one sits, and on no swing. */
export function swingLimbs(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (beat.act !== 'swing' || beat.target !== null || !LIMBS.test(beat.part ?? '')) return beat;
    const posture = draft.beats.findLast(({ role, act, to }) => role === beat.role && act === 'sit' && to <= beat.to);
    return posture === undefined ? { ...beat, act: 'dance' } : { ...beat, act: 'sit', verb: posture.verb };
  });
}

/** "brings a milkshake on roller skates": under the feet, and on no table; who goes somewhere skates there. */
export function goOnSkates(draft: Draft): void {
  for (const { id } of draft.cast.filter(({ thing }) => isSkate(thing))) {
    if (id === draft.cast[0]?.id || draft.beats.some(({ target }) => target === id)) continue;
    if (draft.relations.some(({ relation, to }) => to === id && relation === 'holding')) continue;
    dropRole(draft, id);
    const [hero] = draft.cast;
    editBeats(draft, (beat) =>
      beat.role === hero?.id && /^(?:walk|run|carry)$/.test(beat.act) && beat.target === null
        ? { ...beat, act: 'skate' }
        : beat,
    );
  }
}

const PAINTS = /\b(?:artist|painter|graffiti|muralist|writer)\b/;

/** Who paints walls sprays paint, and has no hose. */
export function sprayPaint(draft: Draft): void {
  editBeats(draft, (beat) => {
    const { noun = '', word = '' } = roleOf(draft, beat.role) ?? {};
    return beat.act === 'spray' && beat.target === null && PAINTS.test(`${noun} ${word}`)
      ? { ...beat, act: 'paint' }
      : beat;
  });
}

/** "lets the arrow fly": the arrow does, and nobody who has a bow. */
export function looseArrow(draft: Draft): void {
  const armed = (id: number): boolean =>
    draft.relations.some(
      ({ role, relation, to }) => role === id && relation === 'holding' && /bow/.test(kindOf(draft, to)),
    );
  editBeats(draft, (beat) =>
    beat.act === 'fly' && isPerson(roleOf(draft, beat.role)) && armed(beat.role)
      ? { ...beat, act: 'shoot', direction: null }
      : beat,
  );
}
