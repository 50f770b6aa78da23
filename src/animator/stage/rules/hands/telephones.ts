import { OFF_HOOK } from '../../../bodies/families/household/telephone.ts';
import { addRole, type Draft, editBeats, editRole, isPerson, relate, roleOf, thingOf } from '../draft.ts';

const DIALS = /^(?:dial|call|make a (?:phone )?call|use)/;

/** Who dials at a telephone with a cord stands where it hangs; only what fits a pocket is in the hand. */
export function dialWhereItHangs(draft: Draft): void {
  for (const { role, act, verb, target, instrument } of draft.beats) {
    const hangs = (id: number | null): boolean => /^(?:telephone|wall phone)$/.test(thingOf(draft, id)?.kind ?? '');
    const phone = [target, instrument].find(hangs) ?? draft.cast.find(({ id }) => hangs(id))?.id;
    if (phone == null || act !== 'phone' || !DIALS.test(verb) || !isPerson(roleOf(draft, role))) continue;
    draft.relations = draft.relations.filter((each) => each.role !== phone && each.to !== phone);
    editRole(draft, phone, { thing: 'wall phone', count: 1, size: 1, scenery: false });
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'phone' ? { ...beat, act: 'dial', target: phone, instrument: null } : beat,
    );
  }
}

const LIFTS = /^(?:lift|pick up|pick|raise|take|grab|answer|snatch|reach)/;
const RECEIVER = /\b(?:receiver|handset|telephone|phone)\b/i;
/** Of the film: so long it is seen where it rings, before a hand comes. */
const RINGS = 0.36;

/** "a telephone rings; a hand lifts the receiver": that of the telephone, which goes on standing there without it. */
export function liftReceiver(draft: Draft): void {
  const phone = draft.cast.find(({ thing, count }) => thing === 'telephone' && count === 1);
  if (phone === undefined || !RECEIVER.test(draft.prompt)) return;
  const lifts = draft.beats.filter(
    ({ role, act, verb, target }) =>
      isPerson(roleOf(draft, role)) &&
      LIFTS.test(verb) &&
      /^(?:raise|pick_up|hold|take|lift_up|phone|pull)$/.test(act) &&
      (target === null || target === phone.id || thingOf(draft, target)?.kind === 'handset'),
  );
  const beat = lifts.at(-1);
  if (beat === undefined) return;
  const told = draft.cast.find(({ thing }) => thing === 'handset')?.id;
  const handset = told ?? addRole(draft, { thing: 'handset', colour: phone.colour });
  editRole(draft, phone.id, { parts: [...phone.parts, OFF_HOOK] });
  editRole(draft, handset, { colour: phone.colour });
  draft.relations = draft.relations.filter(({ role, to, relation }) =>
    relation === 'holding' ? to !== phone.id && to !== handset : role !== handset && to !== handset,
  );
  relate(draft, handset, 'on', phone.id);
  const end = Math.max(...draft.beats.map(({ to }) => to));
  const from = Math.max(beat.from, end * RINGS);
  editBeats(draft, (each) =>
    each === beat
      ? { ...each, act: 'pick_up', verb: 'pick up', target: handset, instrument: null, from, to: end }
      : each.role === phone.id && each.act === 'tick'
        ? { ...each, to: Math.min(each.to, from + 0.6) }
        : each,
  );
}
