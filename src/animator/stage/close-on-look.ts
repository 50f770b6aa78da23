import { isEvent } from '../catalogue/events.ts';
import type { Script, Shot } from '../director/script.ts';

/** Seconds: a shorter shot is none, and before them nothing has happened yet. */
const [LEAST_SHOT, LEAST_BEFORE] = [1.2, 1.5];

/** "knocks the glass off the table, then looks at the camera": what fell needed a wide picture, the look that follows a near one. */
export function closeOnLook(script: Script): Script {
  const [shot, ...more] = script.shots;
  if (shot === undefined || more.length > 0 || shot.stated || shot.size !== 'wide' || shot.subject === null)
    return script;
  const happened = script.beats.find(({ act }) => isEvent(act));
  const look = script.beats.find(
    ({ role, act, where, from }) =>
      role === shot.subject && act === 'look' && where === 'camera' && from > LEAST_BEFORE,
  );
  if (happened === undefined || look === undefined || look.from < happened.from || shot.to - look.from < LEAST_SHOT)
    return script;
  const near: Shot = { ...shot, from: look.from, size: 'close', also: [] };
  return { ...script, shots: [{ ...shot, to: look.from }, near] };
}
