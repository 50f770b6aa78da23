import type { Event } from '../../language/reading.ts';

/** How somebody holds the arms, which the legs have no part in. */
export const POSTURE = /^(?:raise_arms|spread_arms|cross_arms)$/;

/** "stands on a hill, arms raised": that is how one stands, from the beginning. */
export function standSo<Timed extends { readonly event: Event }>(list: readonly Timed[]): readonly Timed[] {
  return list.filter(({ event }, i) => {
    const next = list[i + 1]?.event;
    const held = next?.meanwhile === true && POSTURE.test(next.act?.act ?? '');
    return !(held && event.act?.act === 'stand');
  });
}
