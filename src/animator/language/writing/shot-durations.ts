import { markOf } from './times.ts';

/**
 * Lists of shots that say of each how long it lasts, behind its text: "Multi shot prompt 2: A baker … (Duration: 3 seconds)". Each becomes one with the time it
 * begins and ends at before it, as other lists have it.
 */
const HEAD = /\b(?:multi-? ?shot )?(?:prompt|shot|scene|clip|segment) ?#?\d{1,2} ?[:.\u2013\u2014-](?= )/gi;
const LASTS =
  /[([] ?(?:duration|length|lasts|time|runtime)(?: ?[:=]| of)? ?(\d{1,2}(?:\.\d{1,2})?) ?-?(?:seconds?|secs?|s)\.? ?[)\]]/gi;
const FEWEST = 2;

export function writeDurations(text: string): string {
  const heads = [...text.matchAll(HEAD)];
  const lasts = [...text.matchAll(LASTS)];
  if (heads.length < FEWEST) return text;
  const shots = heads.map((head, i) => {
    const end = heads[i + 1]?.index ?? text.length;
    const told = lasts.filter(({ index }) => index > head.index && index < end);
    return { head, end, told, seconds: told.length === 1 ? Number(told[0]?.[1]) : null };
  });
  const timed = shots.every(({ seconds }) => seconds !== null && seconds > 0);
  let begins = 0;
  const written = shots.map(({ head, end, seconds, told }, i) => {
    const mark = timed ? markOf({ from: begins, to: begins + (seconds ?? 0) }) : `Shot ${i + 1}:`;
    begins += seconds ?? 0;
    const shot = text.slice(head.index + head[0].length, end);
    return `${mark} ${told.reduce((rest, [duration]) => rest.replace(duration, ''), shot)}`;
  });
  return text.slice(0, heads[0]?.index ?? 0) + written.join('');
}
