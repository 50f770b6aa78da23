import type { Event, Reading } from '../language/reading.ts';

/** "tries again", "has another go": what was tried before is done once more. */
const TRIES = /^(?:try|attempt|start|begin|go|do|have)$/;
const AGAIN = /^\w{1,12}\s(?:it\s)?(?:again|once more|one more time|a second time|another go|another try|anew)\b/i;
const LETTERS = 40;

/** Events of a reading in which whoever tries something again does it again. */
export function againIn(reading: Reading): Reading {
  const { events, offsets, told } = reading;
  const repeated = (event: Event, index: number): Event => {
    const letter = offsets[event.at] ?? 0;
    if (event.act !== null || !TRIES.test(event.verb) || !AGAIN.test(told.slice(letter, letter + LETTERS)))
      return event;
    const own = events.slice(0, index).filter(({ subjects }) => subjects.some((each) => event.subjects.includes(each)));
    const tried = own.find(({ act }, at) => act !== null && own[at - 1]?.act === null);
    const first = tried ?? own.find(({ act }) => act?.frame === 'go');
    if (first === undefined || first.act === null) return event;
    const { meanwhile: _, ...done } = first;
    return { ...done, subjects: event.subjects, at: event.at, again: true };
  };
  return { ...reading, events: events.map(repeated) };
}
