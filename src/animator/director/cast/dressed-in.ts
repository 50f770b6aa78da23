import { ERAS, findEra } from '../../catalogue/eras.ts';
import type { Reading } from '../../language/reading.ts';
import type { Role } from '../script.ts';

/** Sand within walls is no Rome where bulls are ridden on it. */
const RODEO = /\b(?:rodeo|bull ?rid\w+|broncos?|lassos?|bull ?fight\w*|matadors?|motocross|monster trucks?)\b/i;

/** The time or the occasion that a film plays in, which everybody in it is dressed for; null for today. */
export function eraOfFilm({ prompt, told, entities }: Reading, place: string): string | null {
  const callings = entities.filter(({ hidden }) => !hidden).flatMap(({ noun, names }) => [noun, ...names]);
  // A scene tells it anew, or plays in the time of the whole film.
  return (findEra(told, RODEO.test(told) ? '' : place, callings) ?? findEra(prompt, '', []))?.name ?? null;
}

/** Where judges judge at law. */
const COURTS = /^(?:courtroom|hall|lobby|corridor|office|study|backdrop)$/;
/** The judges of a contest have no gowns on. */
export const outOfCourt = (place: string, role: Role): Role =>
  role.person?.role === 'judge' && !COURTS.test(place)
    ? { ...role, noun: 'umpire', person: { ...role.person, role: null } }
    : role;

export const dressedIn = (era: string | null, role: Role): Role =>
  era === null || role.person === null ? role : { ...role, person: { ...role.person, era } };

/** Whether a word tells of the time the film plays in: everybody's clothes show that it was understood. */
export function tellsEra(era: string | null, word: string): boolean {
  const known = ERAS.find(({ name }) => name === era)?.words ?? [];
  const said = word.toLowerCase();
  return known.some((each) => each === said || each.split(' ').includes(said) || said.startsWith(`${each} `));
}
