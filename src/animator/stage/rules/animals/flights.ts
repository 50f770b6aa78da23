import { findAct } from '../../../catalogue/acts.ts';
import type { Thing } from '../../../catalogue/things.ts';
import type { Beat } from '../../../director/script.ts';
import { beatOf, type Draft, editBeats, isPerson, relate, roleOf, thingOf } from '../draft.ts';

/** Who runs away from somebody: what is fled from comes after them, or there would be nothing to run from, and both are seen from before. */

const FLEES: ReadonlySet<string> = new Set(['run', 'flee', 'ride', 'drive', 'sprint']);
const ROBOTS = /^(?:armored )?robot$/;

const goes = ({ act }: Beat): boolean => findAct(act)?.frame === 'go';

const isCar = (thing: Thing | null): boolean => thing?.moves === true && !thing.alive && thing.realm === 'ground';

const isBeast = (thing: Thing | null): boolean => thing?.alive === true && thing.moves && thing.realm === 'ground';

/** "flees from a police car": it is after them; who runs away from a burning car leaves it behind. */
export const isFledFrom = (draft: Draft, { verb, target, direction }: Beat): boolean =>
  direction === 'away' && /^(?:flee|escape)/.test(verb) && isCar(thingOf(draft, target));

/** Whether it can run: whoever lives, on the ground. */
function runsAfter(draft: Draft, id: number): boolean {
  const thing = thingOf(draft, id);
  if (isPerson(roleOf(draft, id))) return true;
  return (
    ROBOTS.test(thing?.kind ?? '') ||
    (thing?.alive === true && thing.moves && (thing.realm === 'ground' || thing.realm === 'sky'))
  );
}

const isFlight = (draft: Draft, { target, direction, act, role }: Beat): boolean =>
  target !== null &&
  target !== role &&
  direction === 'away' &&
  FLEES.has(act) &&
  (isPerson(roleOf(draft, role)) || isCar(thingOf(draft, role)) || isBeast(thingOf(draft, role)));

/** "runs away from a giant robot". */
export function comeAfter(draft: Draft): void {
  for (const flight of [...draft.beats]) {
    const { role, target: feared } = flight;
    if (feared === null || !isFlight(draft, flight)) continue;
    if (!runsAfter(draft, feared) && !isFledFrom(draft, flight)) continue;
    const own = draft.beats.filter((beat) => beat.role === feared);
    // What roars or burns there does that, and stays; what goes anywhere goes after who runs.
    if (own.some((beat) => !goes(beat) || (beat.target !== null && beat.target !== role))) continue;
    editBeats(draft, (beat) =>
      beat === flight ? { ...beat, target: null, direction: 'toward' } : own.includes(beat) ? null : beat,
    );
    const { from, to } = flight;
    // Whoever rides is where the motorcycle is.
    const mount = draft.relations.find((each) => each.role === role && /^(?:riding|driving)$/.test(each.relation))?.to;
    const target = mount ?? role;
    draft.beats = [...draft.beats, { ...beatOf(draft, 'chase'), role: feared, target, from, to }];
    relate(draft, feared, 'chasing', role);
  }
}
