import { COMPANIES } from '../../catalogue/people.ts';
import type { Entity, Event, Reading } from '../../language/reading.ts';
import { BEFORE_LINE, isSaying, type StoryClock, secondsOf } from '../deeds/story-clock.ts';
import type { Shot } from '../script.ts';
import type { ShotScope } from './of-face.ts';
import type { Stretch } from './one-take.ts';

/**
 * Whoever speaks is seen speaking: a shot lasts as long as what is said in it, a line begins with the shot it is told in, and where nobody asks for shots,
 * two who talk are seen together first and then each by turns.
 */
const isIn = ({ from, to }: Stretch, letter: number): boolean => letter >= from && letter < to;

/** Seconds of a shot in which nobody speaks, beside others in which somebody does; and after a line. */
const [SILENT_SHOT, AFTER_LINE] = [2, 0.4];

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

/** Of the film: what is said later is not heard to its end. */
const LATEST_LINE = 0.9;

/** When each line begins: as the clock has it, and not before the one before it has ended. */
export function timeLines({ spoken, offsets }: Reading, clock: StoryClock, durationSeconds: number): number[] {
  let free = 0;
  return spoken.map(({ text, at }) => {
    const from = Math.min(durationSeconds * LATEST_LINE, Math.max(free, clock(offsets[at] ?? 0)));
    free = from + secondsOf(text);
    return from;
  });
}

/** Somebody who is looked at from a letter on: who says a line, or who answers it by what they do. */
interface Turn {
  readonly letter: number;
  readonly role: number;
  /** What they do, where they do not speak. */
  readonly deed: Event | null;
}

/** Those who talk and stay where they are, by turns, and whoever does something about it; null where it is one shot, or the prompt has its own. */
export function cutToSpeakers(shot: Shot, reading: Reading, scope: ShotScope, clock: StoryClock): Shot[] | null {
  const { cast, durationSeconds } = scope;
  const { spoken, events } = reading;
  const speakers = new Set(spoken.map(({ speaker }) => cast.findIndex(({ id }) => id === speaker)));
  // "medium shots, handheld" leaves open whom one sees.
  const free = !shot.stated || (shot.size === 'medium' && HELD.test(shot.move) && shot.angle === 'eye');
  if (!free || speakers.size === 0 || speakers.has(-1)) return null;
  const stays = events.every(
    ({ act, subjects }) => act?.frame !== 'go' || !subjects.some((id) => isSpeaker(id, reading)),
  );
  if (!stays || [...speakers].some((role) => !isLiving(cast[role]))) return null;
  const turns = longEnough(turnsOf(reading, scope), clock, durationSeconds);
  if (turns.length < 2) return null;
  return turns.map(({ role, deed, letter }, turn): Shot => {
    const next = turns[turn + 1];
    const times = {
      from: turn === 0 ? 0 : cutAt(letter, clock),
      to: next === undefined ? durationSeconds : cutAt(next.letter, clock),
    };
    if (turn === 0) return { ...shot, ...times, subject: role, size: 'medium' };
    const seen = { ...shot, ...times, subject: role, part: null };
    if (deed === null) return { ...seen, size: 'close', alone: true };
    const near = isOne(cast[role]) && /^(?:face|voice)$/.test(deed.act?.frame ?? '');
    return near
      ? { ...seen, size: 'close', alone: true }
      : isOne(cast[role])
        ? { ...seen, size: 'medium' }
        : { ...seen, size: 'wide', alone: true };
  });
}

/** Animals of tales speak as people do. */
const isLiving = (entity: Entity | undefined): boolean =>
  entity?.senses.person != null || entity?.senses.thing?.alive === true;
const isOne = (entity: Entity | undefined): boolean =>
  entity !== undefined && (entity.count ?? 1) === 1 && !entity.plural && !Object.hasOwn(COMPANIES, entity.noun);
const cutAt = (letter: number, clock: StoryClock): number => Math.max(0, clock(letter) - BEFORE_LINE);

/** Lines, and what others do once somebody has spoken; one after the other by the same is one turn. */
function turnsOf(reading: Reading, { cast }: ShotScope): Turn[] {
  const { spoken, events, offsets } = reading;
  const roleOf = (id: number | null): number => cast.findIndex((entity) => entity.id === id);
  const first = spoken[0]?.at ?? Number.POSITIVE_INFINITY;
  const deeds = events.flatMap((event): Turn[] => {
    const role = roleOf(event.subjects[0] ?? null);
    const tells = event.at > first && event.act !== null && !isSaying(event, reading) && !STILL.test(event.act.act);
    if (!tells || event.meanwhile === true || cast[role]?.senses.person == null) return [];
    return [{ letter: offsets[event.at] ?? 0, role, deed: event }];
  });
  const lines = spoken.map(
    ({ speaker, at }): Turn => ({ letter: offsets[at] ?? 0, role: roleOf(speaker), deed: null }),
  );
  const all = [...deeds, ...lines].sort((a, b) => a.letter - b.letter);
  return all
    .filter(({ role }, i) => role !== all[i - 1]?.role)
    .map((turn, i, kept) => {
      // Who does something and then speaks is seen as one who speaks.
      const end = kept[i + 1]?.letter ?? Number.POSITIVE_INFINITY;
      return lines.some((line) => line.role === turn.role && line.letter >= turn.letter && line.letter < end)
        ? { ...turn, deed: null }
        : turn;
    });
}
/** Seen in passing, and nothing one would cut to. */
const STILL = /^(?:sit|stand|lie|lean|hold|wear|carry|look|watch)$/;

/** Without those who would be seen too shortly: rather who speaks than who listens. */
function longEnough(turns: readonly Turn[], clock: StoryClock, durationSeconds: number): Turn[] {
  let kept = [...turns];
  const lasts = (turn: number): number =>
    (kept[turn + 1] === undefined ? durationSeconds : clock(kept[turn + 1]?.letter ?? 0)) -
    clock(kept[turn]?.letter ?? 0);
  for (;;) {
    const brief = kept.findIndex(({ deed }, turn) => turn > 0 && deed !== null && lasts(turn) < LEAST_SECONDS);
    const many = kept.length > MOST_TURNS ? kept.findLastIndex(({ deed }) => deed !== null) : -1;
    const gone = brief >= 0 ? brief : many > 0 ? many : kept.length > MOST_TURNS ? kept.length - 1 : -1;
    if (gone < 0) return kept;
    kept = kept.filter((_, turn) => turn !== gone).filter(({ role }, turn, left) => role !== left[turn - 1]?.role);
  }
}
const [MOST_TURNS, LEAST_SECONDS] = [4, 1.1];

const HELD = /^(?:static|handheld)$/;
const isSpeaker = (id: number, { spoken }: Reading): boolean => spoken.some(({ speaker }) => speaker === id);
