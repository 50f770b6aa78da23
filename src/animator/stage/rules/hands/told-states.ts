import { changeOf } from '../../../catalogue/holdings.ts';
import { stateAfter } from '../../../catalogue/states.ts';
import type { StateChange } from '../../../director/possession.ts';
import type { Script } from '../../../director/script.ts';
import { isPerson, roleOf, thingOf } from '../draft.ts';

/** Seconds into a deed at which its thing is changed; of a deed that lasts less, of its length. */
const [CHANGED_AFTER, CHANGED_BY] = [0.7, 0.6];
const SHEATHES = /^(?:sheathe|resheathe|put away)$/;
const BLADE = /^(?:sword|axe)$/;

/** Who opens, lights, draws or closes what and when: asked for before any rule has made another act of it. */
export function statesTold(script: Script): readonly StateChange[] {
  return script.beats
    .flatMap(({ role, verb, target, from, to }): StateChange[] => {
      const at = from + Math.min(CHANGED_AFTER, (to - from) * CHANGED_BY);
      const kind = thingOf(script, target)?.kind ?? '';
      const after = target === null ? null : stateAfter(kind, verb);
      if (target !== null && after !== null) return [{ thing: target, at, to: after }];
      // "the candle dies": by itself.
      const own = stateAfter(thingOf(script, role)?.kind ?? '', verb);
      if (target === null && own !== null && !isPerson(roleOf(script, role))) return [{ thing: role, at, to: own }];
      // A blade that is part of how somebody is dressed.
      if (!isPerson(roleOf(script, role)) || !BLADE.test(kind)) return [];
      return changeOf(verb) === 'draw'
        ? [{ thing: role, at, to: 'second' }]
        : SHEATHES.test(verb)
          ? [{ thing: role, at, to: 'first' }]
          : [];
    })
    .sort((a, b) => a.at - b.at);
}
