import { type Draft, editBeats, isBorne, isPerson, isSmall, roleOf } from '../draft.ts';

/** "hands her a flower; she smells it": what is done with it is done when they have it, and so is all that comes after. */
export function waitForGift(draft: Draft, whom: number, gift: number, has: number): void {
  const first = draft.beats.find(({ role, target, from }) => role === whom && target === gift && from < has);
  if (first === undefined) return;
  const end = Math.max(...draft.beats.map(({ to }) => to), has + 1.2);
  const later = (time: number): number => has + ((time - first.from) * (end - has)) / Math.max(0.1, end - first.from);
  editBeats(draft, (each) =>
    each.role === whom && each.from >= first.from ? { ...each, from: later(each.from), to: later(each.to) } : each,
  );
}

/** The one small thing that nobody else has. */
export function giftOf(draft: Draft, giver: number): number | null {
  const held = draft.relations.find(
    ({ role, relation, to }) => role === giver && relation === 'holding' && to !== null,
  );
  if (held?.to != null && isSmall(draft, held.to)) return held.to;
  const loose = draft.cast.filter(({ id, count }) => count === 1 && isSmall(draft, id) && !isBorne(draft, id));
  return loose.length === 1 ? (loose[0]?.id ?? null) : null;
}

const ENJOYED = /^(?:eat|drink|smell|read|open)$/;

/** "hands a cup to a woman. She takes a sip": from that cup, and no other is brought for her. */
export function enjoyGift(draft: Draft): void {
  for (const { role, act, target, instrument, toWhom, from } of draft.beats.filter((each) => each.act === 'give')) {
    const gift = [target, instrument].find((id) => id != null && isSmall(draft, id));
    const takers = draft.cast.filter((each) => each.id !== role && isPerson(each) && each.count === 1);
    const whom =
      toWhom ??
      (target !== null && isPerson(roleOf(draft, target)) ? target : takers.length === 1 ? takers[0]?.id : null);
    if (gift == null || whom == null) continue;
    editBeats(draft, (each) =>
      each.role === whom && each.target === null && ENJOYED.test(each.act) && each.act !== act && each.from >= from
        ? { ...each, target: gift }
        : each,
    );
  }
}
