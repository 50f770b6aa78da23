import type { Reading, ShotFact } from '../../language/reading.ts';
import type { Cut } from '../../language/writing/markers.ts';
import { closeLast } from './ends-close.ts';
import { REVEALS } from './goes-on.ts';
import { beginsLine, beginsShot, isOfWholeFilm, lineOf } from './seen-near.ts';
import { isFirstOfList } from './shot-times.ts';
import { endOfMove, sizeOfMove } from './size-of-move.ts';

export type Draft = { -readonly [field in 'size' | 'angle' | 'move' | 'lens' | 'focus' | 'part']?: string } & {
  pace?: number;
  /** Where the camera stands, or what it looks through. */
  vantage?: string;
  handheld?: boolean;
  /** The picture leans, from wherever it looks. */
  leans?: boolean;
  chest?: boolean;
  from?: number | null;
  /** Where in the text it begins, and whether a cut begins it. */
  at?: number;
  cut?: boolean;
  /** Whom it shows, where the director sees another shot that nobody writes. */
  shows?: number | null;
  /** Where the line of a shot list begins that tells it. */
  line?: number;
  /** Where its size is told, and its way. */
  sizedAt?: number;
  movedAt?: number;
};

/** Letters: a cut that comes sooner begins the film. */
const BEGINS_WITH_CUT = 24;
const NEXT_SHOT = 'cut';
const THEN_BEFORE = /,? (?:and )?then (?:to )?(?:an? )?(?:reverse )?$/i;
export const isNoFact = (field: string): boolean => /^(?:from|at|cut|shows|line|sizedAt|movedAt)$/.test(field);
/** Letters: two sizes told so near to each other are of one shot. */
const SAME_SHOT = 30;

/** What is told of a shot, and where one begins. */
type Mark = ShotFact & { readonly shows?: number | null };
const isSeen = ({ shows }: Cut): boolean => shows !== undefined;

/** In the order of the text; a fact that contradicts the shot so far begins the next one. */
export function draftShots(reading: Reading, most: number): Draft[] {
  const { shots, cuts } = reading;
  const marks: Mark[] = [
    ...cuts.filter(isSeen).map(({ at, shows }) => ({ field: NEXT_SHOT, value: '', at, shows })),
    ...shots,
    ...cuts
      .filter((cut) => !isSeen(cut))
      .map(({ at, seconds }) => ({ field: NEXT_SHOT, value: seconds === null ? '' : String(seconds), at })),
    // "then a close-up on her face": the face is that of the shot which these words begin.
  ].sort((a, b) => a.at - b.at || Number(a.field === 'part') - Number(b.field === 'part'));
  const drafts: Draft[] = [{}];
  let begun = reading.spoken.some(({ at }) => (reading.offsets[at] ?? 0) < (cuts[0]?.at ?? 0));
  const isFresh = (draft: Draft): boolean => Object.keys(draft).every(isNoFact);
  for (const { field, value, at, shows } of marks) {
    let draft = drafts.at(-1) ?? {};
    if (field === NEXT_SHOT && shows !== undefined) {
      drafts.push({ at, cut: true, shows });
      continue;
    }
    if (field === NEXT_SHOT && value === '0' && drafts.length === 1) {
      // What stands before the first second tells of the whole film, and of no shot before it.
      const { handheld, pace, focus, lens } = draft;
      const whole = Object.entries({ handheld, pace, focus, lens }).filter(([, each]) => each !== undefined);
      drafts[0] = { ...Object.fromEntries(whole), from: 0, at, cut: true };
      begun = true;
      continue;
    }
    if (field === NEXT_SHOT) {
      // "A boy throws a paper plane. Cut to an airplane": what is told before is a shot, though nothing is said of its camera.
      const told = drafts.length === 1 && (begun || at > BEGINS_WITH_CUT) && !isFirstOfList(reading.told, at);
      begun = true;
      if (!isFresh(draft) || drafts.length > 1 || value !== '' || told) {
        if (isFresh(draft) && draft.cut !== true && !told) drafts.pop();
        drafts.push({ from: value === '' ? null : Number(value), at, cut: true });
      }
      continue;
    }
    if (field === 'pace') {
      draft.pace = Number(value);
      continue;
    }
    if (field === 'part' || field === 'vantage') {
      draft[field] ??= value;
      continue;
    }
    const line = drafts.length < most && !isFresh(draft) && beginsLine(reading, at) ? lineOf(reading.told, at) : -1;
    if (line > (draft.line ?? 0)) {
      draft = { at: line, line, cut: true };
      drafts.push(draft);
    }
    // "handheld tracking shot": one shot.
    if (value === 'handheld') {
      draft.handheld = true;
      continue;
    }
    // "low angle, dutch angle": one shot.
    if (value === 'dutch' || field === 'chest') {
      draft[field === 'chest' ? 'chest' : 'leans'] = true;
      continue;
    }
    const key = field as 'size' | 'angle' | 'move' | 'lens' | 'focus';
    if (key === 'move') draft.movedAt ??= at;
    // "An establishing shot of the city. Following a woman through the crowd": nobody is followed in the first of them.
    if (key === 'move' && value.startsWith('follow') && draft.size === 'establishing' && drafts.length < most) {
      if (/[.!?]\s/.test(reading.told.slice(draft.sizedAt ?? at, at + 2))) {
        drafts.push({ at, movedAt: at, move: value });
        continue;
      }
    }
    // "close-up of her eyes, then pulls back to reveal": what is revealed is more than what was seen.
    if (value === REVEALS && /close/.test(draft.size ?? '') && drafts.length < most) {
      drafts.push({ at, move: value, size: sizeOfMove({ move: value, movedAt: at }, reading.told, true) ?? 'wide' });
      continue;
    }
    // "a close-up of the cup, then tilts up to her face", "follows him from behind, then moves around to a close-up": where it ends.
    const ended = drafts.length < most ? endOfMove(key, value, draft, reading.told, at) : null;
    if (ended !== null) drafts.push({ at, movedAt: at, ...ended });
    if (ended !== null) continue;
    // "Slow dolly in, then over-the-shoulder on the driver": seen from there in a shot of its own.
    if (key === 'angle' && !isFresh(draft) && drafts.length < most && THEN_BEFORE.test(reading.told.slice(0, at))) {
      drafts.push({ at, angle: value, cut: true });
      continue;
    }
    // "3. Close-up of the dog": what the cut has begun.
    const begins = draft.cut === true && draft.shows === undefined && isFresh(draft);
    if (key === 'size' && drafts.length < most && !begins && beginsShot(reading, at)) {
      drafts.push({ at, size: value, cut: true });
      continue;
    }
    const held = draft[key];
    // "a wide aerial establishing shot": one shot.
    if (key === 'size' && held === 'wide' && value === 'establishing' && at - (draft.sizedAt ?? 0) < SAME_SHOT) {
      draft.size = value;
      continue;
    }
    // A size told by the way ("drone shot" is wide) gives way to the one that is said.
    if ((held !== undefined || key === 'size') && drafts.length > 1 && isOfWholeFilm(reading, key, at)) continue;
    if (held !== undefined && held !== value && drafts.length < most) {
      draft = { at, ...(key === 'move' ? { ...(draft.size === undefined ? {} : { size: draft.size }) } : {}) };
      drafts.push(draft);
    } else if (held !== undefined) continue;
    draft[key] = value;
    if (key === 'size') draft.sizedAt = at;
  }
  const planned = drafts.filter((draft, i) => i === 0 || !isFresh(draft) || draft.cut === true).slice(0, most);
  return most < 2 ? planned : closeLast(planned, reading);
}
