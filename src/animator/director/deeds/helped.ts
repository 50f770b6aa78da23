import type { Beat, Role } from '../script.ts';

const HELPS = /^(?:help|assist)$/;
/** Done by one hand on one sheet: whoever helps with it looks on and explains. */
const ALONE = /^(?:write|draw_picture|read|type|play_piano|play_guitar|play_violin|play_cello|play_flute)$/;

/**
 * "helps a pupil solve an equation", "helps an old man cross the street", "helps her son tie his shoes": a verb that both are told of. What takes one hand is done
 * by the one and explained by the other; what is done to one's own shoes is done to theirs; all else is done by both, and nobody explains how to walk first.
 */
export function helpAtIt(beats: readonly Beat[], roles: readonly Role[]): Beat[] {
  const isOne = (id: number | null): boolean => roles.some((role) => role.id === id && role.person !== null);
  let done = [...beats];
  for (const help of beats.filter(({ act, verb }) => act === 'explain' && HELPS.test(verb))) {
    const { role, target, from } = help;
    if (target === null || !isOne(role)) continue;
    const theirs = (own: Beat): Beat | undefined =>
      beats.find((each) => each.role === target && each.act === own.act && each.verb === own.verb);
    const shared = beats.find((own) => own !== help && own.role === role && theirs(own) !== undefined);
    const taken = shared === undefined ? undefined : theirs(shared);
    if (shared === undefined || taken === undefined) {
      if (!isOne(target)) done = done.filter((beat) => beat !== help);
      continue;
    }
    const sooner = { ...taken, from: Math.min(from, taken.from) };
    const ofOneself = taken.act === 'tie_shoes';
    const meanwhile = ALONE.test(taken.act)
      ? [{ ...help, to: shared.to }, sooner]
      : ofOneself
        ? [{ ...help, act: 'dress', verb: 'tie', part: 'shoes', to: shared.to }]
        : [{ ...shared, from }, sooner];
    done = [...done.filter((beat) => beat !== help && beat !== shared && beat !== taken), ...meanwhile];
  }
  return done;
}
