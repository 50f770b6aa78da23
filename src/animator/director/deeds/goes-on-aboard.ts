import { findThing } from '../../catalogue/things.ts';
import type { Beat, Role } from '../script.ts';

/** How those go on who are at the wheel of something, or in the saddle: with it, and not on foot beside it. */
const GOES_ON =
  /^(?:glide|weave|soar|fly|swoop|dive|circle|bank|cruise|speed|race|zoom|loop|climb|turn|sail|drift|skim|thread|snake|swerve|roar|shoot)\b/;
const ABOARD: ReadonlySet<string> = new Set(['drive', 'ride', 'fly', 'sail', 'row']);

/** "drives his flying machine over the city, glides on and weaves between the windmills": one journey in one machine. */
export function goOnAboard(beats: readonly Beat[], roles: readonly Role[]): readonly Beat[] {
  const craftOf = (beat: Beat): Beat | undefined =>
    beats.find(({ role, act, target, from }) => {
      const thing = target === null ? null : findThing(roles[target]?.thing ?? '');
      return role === beat.role && from < beat.from && ABOARD.has(act) && thing?.moves === true && !thing.alive;
    });
  return beats.map((beat) => {
    if (roles[beat.role]?.person == null || !GOES_ON.test(beat.verb)) return beat;
    const craft = craftOf(beat);
    return craft === undefined || beat.target === craft.target
      ? beat
      : // Nobody weaves around what they sit in.
        { ...beat, act: craft.act, verb: craft.verb, target: craft.target, where: null };
  });
}
