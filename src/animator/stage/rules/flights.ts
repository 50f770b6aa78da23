import { findAct } from '../../catalogue/acts.ts';
import type { Beat } from '../../director/script.ts';
import { beatOf, type Draft, editBeats, isPerson, relate, roleOf, thingOf } from './draft.ts';

/** Who runs away from somebody: what is fled from comes after them, or there would be nothing to run from, and both are seen from before. */

const FLEES: ReadonlySet<string> = new Set(['run', 'flee', 'ride', 'drive', 'sprint']);
const ROBOTS = /^(?:armored )?robot$/;

const goes = ({ act }: Beat): boolean => findAct(act)?.frame === 'go';

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
  target !== null && target !== role && direction === 'away' && FLEES.has(act) && isPerson(roleOf(draft, role));

/** "runs away from a giant robot". */
export function comeAfter(draft: Draft): void {
  for (const flight of [...draft.beats]) {
    const { role, target: feared } = flight;
    if (feared === null || !isFlight(draft, flight) || !runsAfter(draft, feared)) continue;
    const own = draft.beats.filter((beat) => beat.role === feared);
    // What roars or burns there does that, and stays; what goes anywhere goes after who runs.
    if (own.some((beat) => !goes(beat) || (beat.target !== null && beat.target !== role))) continue;
    editBeats(draft, (beat) =>
      beat === flight ? { ...beat, target: null, direction: 'toward' } : own.includes(beat) ? null : beat,
    );
    const { from, to } = flight;
    draft.beats = [...draft.beats, { ...beatOf(draft, 'chase'), role: feared, target: role, from, to }];
    relate(draft, feared, 'chasing', role);
  }
}
