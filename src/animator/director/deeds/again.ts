import { findAct } from '../../catalogue/acts.ts';
import type { Event, Reading } from '../../language/reading.ts';

/** "tries again", "has another go": what was tried before is done once more. */
const TRIES = /^(?:try|attempt|start|begin|go|do|have)$/;
const AGAIN = /^\w{1,12}\s(?:it\s)?(?:again|once more|one more time|a second time|another go|another try|anew)\b/i;
/** "stops at the crossing, waits, then continues": on the way that was broken off. Of what goes on without a break, or is said to go on at something, nothing is told twice. */
const RESUMES = /^(?:continue|resume|carry on|keep going|proceed)$/;
const ON_THE_WAY =
  /^[a-z]{1,12}(?: going| on)?(?: (?:on )?(?:his|her|its|their|the) (?:way|journey|walk|path|ride|trip|run|climb))?\s*(?:$|[,.;!?]|(?:and|along|down|through|across|up|past|into|toward|towards|forward|onward|walking|rolling|driving|running)\b)/i;
const PAUSES = /^(?:stop|pause|halt|wait|stand|rest)\b/;
const LETTERS = 40;

/** The way that somebody broke off before they "continue"; undefined where they did not stop. */
function brokenOff(own: readonly Event[]): Event | undefined {
  const stop = own.findLastIndex(({ verb }) => PAUSES.test(verb));
  return stop < 1 ? undefined : own.slice(0, stop).findLast(({ act }) => act?.frame === 'go');
}

/** Events of a reading in which whoever tries something again does it again. */
export function againIn(reading: Reading): Reading {
  const { events, offsets, told } = reading;
  const repeated = (event: Event, index: number): Event => {
    const letter = offsets[event.at] ?? 0;
    const words = told.slice(letter, letter + LETTERS);
    const resumes = RESUMES.test(event.verb) && ON_THE_WAY.test(words);
    if (event.act !== null || !(resumes || (TRIES.test(event.verb) && AGAIN.test(words)))) return event;
    const own = events.slice(0, index).filter(({ subjects }) => subjects.some((each) => event.subjects.includes(each)));
    if (resumes) {
      if (!own.some(({ verb }) => PAUSES.test(verb))) return event;
      const way = brokenOff(own);
      // "stops, then continues down the road": on a way that no word tells of before.
      if (way === undefined) return { ...event, act: findAct('walk'), again: true };
      const { meanwhile: _, ...done } = way;
      const { direction, where } = event.where === null ? way : event;
      return { ...done, direction, where, subjects: event.subjects, at: event.at, again: true };
    }
    const tried = own.find(({ act }, at) => act !== null && own[at - 1]?.act === null);
    const first = tried ?? own.find(({ act }) => act?.frame === 'go');
    if (first === undefined || first.act === null) return event;
    const { meanwhile: _, ...done } = first;
    return { ...done, subjects: event.subjects, at: event.at, again: true };
  };
  return { ...reading, events: events.map(repeated) };
}
