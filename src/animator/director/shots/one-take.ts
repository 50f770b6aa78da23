import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import type { Reading, ShotFact } from '../../language/reading.ts';
import type { Shot } from '../script.ts';
import type { ShotScope } from './of-face.ts';
import { calledSo } from './subject-of-shot.ts';

/**
 * One camera that goes from one thing to another without a cut: "crash zoom into his face", "whip pan from the player to his opponent", "starts on muddy
 * boots, then tilts up to reveal a soldier". Such a shot is two framings, the second of which begins where the first has left the camera.
 */
const TURNS: ReadonlySet<string> = new Set(['whip', 'tilt_up', 'tilt_down', 'pan_left', 'pan_right']);
const NEARS: ReadonlySet<string> = new Set(['crash_zoom', 'zoom_in', 'dolly_in']);
/** Of the shot: how long the first framing is held. */
const HELD: Readonly<Record<string, number>> = { whip: 0.45, crash_zoom: 0.35, zoom_in: 0.12, dolly_in: 0.12 };
const HELD_ELSE = 0.3;
const SWIFT: ReadonlySet<string> = new Set(['whip', 'crash_zoom']);
/** What is not looked at for its own sake alone: a tilt leads from it to a face, and a zoom to it. */
const EYES = /^(?:eyes?|mouth|lips|nose|ears?)$/;

/** Where in the text a shot is told. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A planned shot, or the two framings that its camera goes between. */
export function inOneTake(shot: Shot, stretch: Stretch, reading: Reading, scope: ShotScope): Shot[] {
  const told = reading.shots.filter(({ at }) => at >= stretch.from && at < stretch.to);
  const pivot = told.find(({ field, value }) => field === 'move' && value === shot.move);
  if (pivot === undefined) return [shot];
  if (TURNS.has(shot.move)) return turnBetween(shot, pivot, told, stretch, reading, scope);
  return NEARS.has(shot.move) ? comeNear(shot, pivot, told, comeTo(pivot, stretch, reading, scope)) : [shot];
}

/** The two framings one after the other. */
function join(shot: Shot, first: Partial<Shot>, second: Partial<Shot>): Shot[] {
  const middle = shot.from + (shot.to - shot.from) * (HELD[shot.move] ?? HELD_ELSE);
  const swift = SWIFT.has(shot.move) ? { swift: true as const } : {};
  return [
    { ...shot, move: 'static', part: null, to: middle, ...first },
    { ...shot, move: 'static', part: null, from: middle, continues: true, ...swift, ...second },
  ];
}

/** "push in on her face": from all of her to the face. A shot that is near from its beginning has no farther to go. */
function comeNear(shot: Shot, pivot: ShotFact, told: readonly ShotFact[], whom: number | null): Shot[] {
  const part = told.find(({ field, at }) => field === 'part' && at >= pivot.at - NEARBY)?.value ?? null;
  const near = isCloseUp(shot.size);
  const other = whom !== null && whom !== shot.subject;
  if (shot.subject === null || near || (part === null && shot.move !== 'crash_zoom' && !other)) return [shot];
  const begins = other || shot.sizeStated || SWIFT.has(shot.move) ? shot.size : 'medium';
  const close = EYES.test(part ?? '') ? 'extreme_close' : part === null && other ? 'medium' : 'close';
  const ends = { size: close, part, move: shot.move } as const;
  if (!other) return join(shot, { size: begins }, ends);
  // "push in on the boy": he may sit with his back to whomever the film was of, so that he is seen from his own side.
  return join(shot, { size: begins }, { ...ends, subject: whom, alone: true }).map(({ continues: _, ...each }) => each);
}

/** "push in on", "zooms slowly in toward": the words of the move, up to whom it comes near. */
const COMES_TO = /^[a-z]{3,9}(?: [a-z-]{1,9}){0,5}? (?:on|onto|to|toward|towards) (?:the|his|her|their|its|an?|one)\b/i;

/** Whom a camera comes near to by its own words, where these name somebody who lives. */
function comeTo(pivot: ShotFact, { to }: Stretch, { told }: Reading, { cast }: ShotScope): number | null {
  const said = COMES_TO.exec(told.slice(pivot.at, pivot.at + NEARBY * 2));
  if (said === null || /[.!?]/.test(said[0])) return null;
  const begin = pivot.at + said[0].length;
  const [words = ''] = /^[a-z ]{0,32}/i.exec(told.slice(begin, to)) ?? [];
  const whom = calledSo(words.trim().toLowerCase(), cast);
  const { person = null, thing = null } = cast[whom ?? -1]?.senses ?? {};
  return person !== null || thing?.alive === true ? whom : null;
}

/** Letters by which a part may be told before the words of the move itself. */
const NEARBY = 40;

function turnBetween(
  shot: Shot,
  pivot: ShotFact,
  told: readonly ShotFact[],
  stretch: Stretch,
  reading: Reading,
  scope: ShotScope,
): Shot[] {
  const [before, after] = endsOf(pivot, stretch, reading, scope);
  const part = told.find(({ field }) => field === 'part');
  const other = isCloseUp(shot.size) ? shot.size : 'medium';
  if (before !== null && after !== null && before !== after)
    return join(
      shot,
      { subject: before, alone: true, size: sizeFor(shot, before, scope), ...partBefore(part, pivot) },
      { subject: after, alone: true, size: farther(sizeFor(shot, after, scope)) },
    );
  if (part === undefined || FACE.test(part.value)) return [shot];
  const subject = after ?? shot.subject;
  // "tilts down to her hands" ends at them; "muddy boots, then tilts up" begins there.
  const near: Partial<Shot> = { subject, size: 'close', part: part.value };
  const whole: Partial<Shot> = { subject, size: other, alone: true };
  const said = reading.told.slice(stretch.from, pivot.at).toLowerCase();
  return !said.includes(part.value) ? join(shot, whole, near) : join(shot, near, whole);
}

const FACE = /^(?:face|eyes?|head|mouth|lips|hair)$/;

const partBefore = (part: ShotFact | undefined, pivot: ShotFact): Partial<Shot> =>
  part !== undefined && part.at < pivot.at ? { part: part.value } : {};

/** Metres: what is smaller is looked at from near. */
const SMALL = 0.6;

/** Who is led to or away from is seen from near, unless the prompt asks for more. */
function sizeFor({ size, sizeStated }: Shot, role: number, { cast }: ShotScope): Shot['size'] {
  if (sizeStated) return size;
  const { person = null, thing = null } = cast[role]?.senses ?? {};
  if (person !== null) return 'medium';
  return thing?.alive !== true && (thing?.metres ?? 1) < SMALL ? 'close' : 'full';
}

/** What a close shot turns to is shown with what is around it. */
const farther = (size: Shot['size']): Shot['size'] => (isCloseUp(size) ? 'medium' : size);

/** Letters: how far behind the words of a move its two ends are told. */
const [FROM_WITHIN, TO_WITHIN] = [30, 90];
const [FROM, TO] = [/ from /, / (?:to|onto|toward|towards|reveals?|revealing) /];

/** Whom a camera turns away from, and to whom. */
function endsOf(
  pivot: ShotFact,
  stretch: Stretch,
  { told, offsets }: Reading,
  { cast }: ShotScope,
): readonly [number | null, number | null] {
  const firstIn = (from: number, to: number): number | null => {
    const named = cast.flatMap(({ mentionedAt }, role) => {
      const at = mentionedAt.map((word) => offsets[word] ?? -1).find((each) => each >= from && each < to);
      return at === undefined ? [] : [{ role, at }];
    });
    return named.sort((a, b) => a.at - b.at)[0]?.role ?? null;
  };
  const stop = told.indexOf('.', pivot.at);
  const end = Math.min(stretch.to, stop < 0 ? told.length : stop);
  const said = told.slice(pivot.at, end);
  const from = said.slice(0, FROM_WITHIN).search(FROM);
  const to = said.slice(Math.max(0, from)).search(TO);
  if (to < 0) return [null, null];
  const reached = pivot.at + Math.max(0, from) + to;
  const after = firstIn(reached, Math.min(end, reached + TO_WITHIN));
  return [from >= 0 ? firstIn(pivot.at + from, reached) : firstIn(stretch.from, pivot.at), after];
}

/** "rack focus from the glass to the woman": what is sharp first; null where nobody speaks of it. */
export function findRack(
  stretch: Stretch,
  reading: Reading,
  scope: ShotScope,
): { readonly first: number; readonly then: number } | null {
  const pivot = reading.shots.find(
    ({ field, value, at }) => field === 'focus' && value === 'rack' && at >= stretch.from && at < stretch.to,
  );
  if (pivot === undefined) return null;
  const [first, then] = endsOf(pivot, stretch, reading, scope);
  return first === null || then === null || first === then ? null : { first, then };
}
