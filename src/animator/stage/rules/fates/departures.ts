import { isFledFrom } from '../animals/flights.ts';
import { type Draft, editBeats, isAlive, isPerson, isSmall, relate, roleOf, thingOf } from '../draft.ts';

/** On the ground: who flies off is seen against the sky. */
const LEAVING: ReadonlySet<string> = new Set([
  'walk',
  'run',
  'march',
  'ride',
  'drive',
  'trot',
  'cycle',
  'crawl',
  'sneak',
]);

const goesByItself = (draft: Draft, id: number): boolean =>
  isPerson(roleOf(draft, id)) || thingOf(draft, id)?.moves === true;

/** Who walks away from something that stays comes toward us, and it is seen behind. */
export function leaveBehind(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target, direction } = beat;
    if (!LEAVING.has(act) || direction !== 'away' || beat.heads === 'away' || !goesByItself(draft, role)) continue;
    if (isFledFrom(draft, beat)) continue;
    if (target === null && !OUT_OF.test(beat.where ?? '')) continue;
    if (target !== null && (isAlive(draft, target) || isSmall(draft, target))) continue;
    editBeats(draft, (each) =>
      each === beat ? { ...each, direction: 'toward', where: 'camera', target: null } : each,
    );
    if (target !== null) relate(draft, target, 'behind', role);
  }
}
/** "walks out of a burning building". */
const OUT_OF =
  /^(?:\w+ )*(?:building|house|station|shop|store|door|doorway|hospital|tunnel|cave|barn|smoke|fog|mist|flames|school|office|cafe|elevator|explosion|fire|ruins)$/;
