import type { Event, Reading } from '../../language/reading.ts';
import type { Role } from '../script.ts';
import { STARTS, type Timed } from './beat-times.ts';
import { POSTURE } from './postures.ts';

/** What one and the same does at the same time, though words tell it one after the other. */

/** Done with face, voice and free hands while the legs go on. */
const BESIDE_GOING = /^(?:face|voice)$/;
const WITH_FREE_HANDS =
  /^(?:wave|point|clap|raise|hold|carry|phone|drink|eat|smoke|throw|photograph|selfie|turn|kick)$/;

/** "runs along the beach, laughing": told as something that goes with what was told before, and can be. */
export function isOnTheWay(
  { meanwhile, act, target, verb }: Event,
  before: readonly Timed[],
  tracked = false,
): boolean {
  if (act === null) return false;
  // "walks along the street. She glances over her shoulder. The camera tracks back before her": she walks on.
  const goesOn = tracked && target === null && BESIDE_GOING.test(act.frame) && !STAYS_FOR.test(verb);
  if (meanwhile !== true && !goesOn) return false;
  const first = before.findLast(({ event }) => event.meanwhile !== true || event.act?.frame === 'go');
  const way = first?.event.act;
  const goes = way != null && (way.frame === 'go' || PURSUES.test(way.act)) && !STARTS.test(way.act);
  const free =
    target === null ? WITH_FREE_HANDS.test(act.act) || POSTURE.test(act.act) : /^(?:hold|carry)$/.test(act.act);
  return goes && (BESIDE_GOING.test(act.frame) || free);
}

/** For which one stands still. */
const STAYS_FOR = /^(?:turn|stare|watch|look out|look around|admire|cheer|bow)/;
/** Whether the camera goes along with somebody, and so nobody stops where words do not say it. */
export const isTracked = ({ shots }: Reading): boolean =>
  shots.some(({ field, value }) => field === 'move' && /^(?:follow|truck)/.test(value));

const PURSUES = /^(?:chase|follow)$/;

/** "sprints across the savanna chasing a gazelle": one and the same run, from where it begins. */
export function runAfter(own: readonly Timed[]): readonly Timed[] {
  const chase = own.find(({ event }) => event.meanwhile === true && PURSUES.test(event.act?.act ?? ''));
  const run = own.find(({ event }) => event.at < (chase?.event.at ?? 0) && event.act?.frame === 'go');
  if (chase === undefined || run === undefined) return own;
  const { meanwhile: _, ...event } = chase.event;
  const whole: Timed = { ...run, event: { ...event, at: run.event.at } };
  return own.flatMap((timed) => (timed === run ? [whole] : timed === chase ? [] : [timed]));
}

/** "A girl holding a lantern walks": she has it in her hand from the first step. */
export function goWithIt(list: readonly Timed[]): readonly Timed[] {
  const [first, next] = list;
  const held = first?.event.meanwhile === true && /^(?:hold|carry)$/.test(first.event.act?.act ?? '');
  // "police cars with flashing lights chase": nobody waits while they flash.
  const flashes = /^(?:flash|blink|flicker)$/.test(first?.event.verb ?? '') && first?.event.act?.act === 'shine';
  return (held || flashes) && next?.event.act?.frame === 'go' ? list.slice(1) : list;
}

/** "laughing and chasing after it", "clap and cheer": words between two deeds that are one. */
const JOINED = /^[^.,;:!?]{0,40}\band (?:[a-z]+ly )?$/;
const AFTERWARDS = /\b(?:then|finally|afterwards?|suddenly|later)\b/;

function areJoined(first: Event, next: Event, { offsets, told }: Reading): boolean {
  const between = told.slice(offsets[first.at] ?? 0, offsets[next.at] ?? 0);
  return next.at > first.at && JOINED.test(between) && !AFTERWARDS.test(between);
}

/** Heard or seen in the face, whatever arms and legs do. */
const OF_THE_FACE = /^(?:face|voice)$/;
const isOfFace = ({ act, target, where }: Event): boolean =>
  act !== null && OF_THE_FACE.test(act.frame) && act.act !== 'cheer' && target === null && where === null;

const goes = ({ act }: Event): boolean =>
  act !== null && (act.frame === 'go' || PURSUES.test(act.act)) && !STARTS.test(act.act);

/** "laughing and chasing after it": nobody stands and laughs first. Who goes goes from the beginning, and laughs on the way. */
export function doAtOnce(list: readonly Timed[], reading: Reading): readonly Timed[] {
  const at = list.findIndex(({ event }, i) => {
    const next = list[i + 1]?.event;
    return next !== undefined && isOfFace(event) && goes(next) && areJoined(event, next, reading);
  });
  const [first, next] = [list[at], list[at + 1]];
  if (first === undefined || next === undefined) return list;
  const swapped: Timed[] = [
    { ...next, from: first.from },
    { ...first, from: next.from, event: { ...first.event, meanwhile: true } },
  ];
  return list.flatMap((each, i) => (i === at ? swapped : i === at + 1 ? [] : [each]));
}

/** As many are several of whom some do the one and some the other. */
const SOME_AND_OTHERS = 2;

/** "her friends clap and cheer": some clap while others cheer, and nobody waits for it. */
export function isTakenInTurns(list: readonly Timed[], role: Role | undefined, reading: Reading): boolean {
  if (list.length < 2 || (role?.count ?? 1) < SOME_AND_OTHERS) return false;
  return list.every(({ event }, i) => {
    const before = list[i - 1]?.event;
    return (
      !goes(event) &&
      !POSTURE.test(event.act?.act ?? '') &&
      !LEADS_ON.test(event.act?.act ?? '') &&
      (before === undefined || areJoined(before, event, reading))
    );
  });
}
/** "stop and applaud", "turn to look": the first of it is over when the other begins. */
const LEADS_ON = /^(?:stand|turn|rise|wake)$/;
