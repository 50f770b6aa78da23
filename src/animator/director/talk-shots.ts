import type { Reading } from '../language/reading.ts';
import type { ShotScope } from './of-face.ts';
import type { Stretch } from './one-take.ts';
import type { Shot } from './script.ts';

/**
 * Whoever speaks is seen speaking: a shot lasts as long as what is said in it, a line begins with the shot it is told in, and where nobody asks for shots,
 * two who talk are seen together first and then each by turns.
 */
const [SECONDS_A_WORD, SECONDS_A_LINE] = [0.34, 0.5];
/** Seconds of a shot in which nobody speaks, beside others in which somebody does; and before and after a line. */
const [SILENT_SHOT, BEFORE_LINE, AFTER_LINE] = [2, 0.3, 0.4];
const MOST_TURNS = 3;

const secondsOf = (text: string): number => SECONDS_A_LINE + (text.match(/\S+/g)?.length ?? 0) * SECONDS_A_WORD;

const isIn = ({ from, to }: Stretch, letter: number): boolean => letter >= from && letter < to;

/** When shots begin in which somebody speaks; null where nobody does, or there is but one. */
export function timesBySpeech(
  { spoken, offsets }: Reading,
  stretches: readonly Stretch[],
  durationSeconds: number,
): number[] | null {
  if (spoken.length === 0 || stretches.length < 2) return null;
  const lasts = stretches.map((stretch) => {
    const own = spoken.filter(({ at }) => isIn(stretch, offsets[at] ?? 0));
    const said = own.reduce((sum, { text }) => sum + secondsOf(text), 0);
    return own.length === 0 ? SILENT_SHOT : said + BEFORE_LINE + AFTER_LINE;
  });
  const whole = lasts.reduce((sum, seconds) => sum + seconds, 0);
  let begins = 0;
  return lasts.map((seconds) => {
    const at = begins;
    begins += (seconds / whole) * durationSeconds;
    return at;
  });
}

/** Lines one after the other, each not before the shot it belongs to. */
export function timeLines({ spoken }: Reading, shotOf: readonly (Pick<Shot, 'from'> | undefined)[]): (number | null)[] {
  let free = 0;
  return spoken.map(({ text }, line) => {
    const shot = shotOf[line];
    if (shot === undefined) return null;
    const from = Math.max(free, shot.from + BEFORE_LINE);
    free = from + secondsOf(text);
    return from;
  });
}

/** Two who talk and stay where they are, by turns; null where they do not, or the prompt has its own shots. */
export function cutToSpeakers(
  shot: Shot,
  reading: Reading,
  { cast, durationSeconds }: ShotScope,
): { readonly shots: Shot[]; readonly shotOf: Shot[] } | null {
  const { spoken, events } = reading;
  const roles = spoken.map(({ speaker }) => cast.findIndex(({ id }) => id === speaker));
  const speakers = new Set(roles);
  // "medium shots, handheld" leaves open whom one sees.
  const free = !shot.stated || (shot.size === 'medium' && HELD.test(shot.move) && shot.angle === 'eye');
  if (!free || speakers.size < 2 || speakers.has(-1) || cast.length > MOST_CAST) return null;
  const stays = events.every(
    ({ act, subjects }) => act?.frame !== 'go' || !subjects.some((id) => isSpeaker(id, reading)),
  );
  if (!stays || [...speakers].some((role) => cast[role]?.senses.person === null)) return null;
  // Who speaks last speaks to the end.
  const turns = roles
    .flatMap((role, line) => (line === 0 || role !== roles[line - 1] ? [line] : []))
    .slice(0, MOST_TURNS);
  const lasts = spoken.map(({ text }) => secondsOf(text));
  const whole = lasts.reduce((sum, seconds) => sum + seconds, 0) + BEFORE_LINE + AFTER_LINE;
  const beginOf = (line: number): number =>
    (lasts.slice(0, line).reduce((sum, seconds) => sum + seconds, 0) / whole) * durationSeconds;
  const shots = turns.map((line, turn): Shot => {
    const next = turns[turn + 1];
    const times = { from: turn === 0 ? 0 : beginOf(line), to: next === undefined ? durationSeconds : beginOf(next) };
    return turn === 0
      ? { ...shot, ...times, subject: roles[line] ?? shot.subject, size: 'medium' }
      : { ...shot, ...times, subject: roles[line] ?? shot.subject, size: 'close', part: null, alone: true };
  });
  const shotOf = spoken.map((_, line) => shots[turns.findLastIndex((first) => first <= line)] ?? shot);
  return { shots, shotOf };
}

const HELD = /^(?:static|handheld)$/;

/** More than these are a company, which one sees all the while. */
const MOST_CAST = 4;
const isSpeaker = (id: number, { spoken }: Reading): boolean => spoken.some(({ speaker }) => speaker === id);
