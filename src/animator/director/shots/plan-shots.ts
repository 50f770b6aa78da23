import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import type { Reading } from '../../language/reading.ts';
import { makeStoryClock, type StoryClock } from '../deeds/story-clock.ts';
import { SHOT_ANGLES, SHOT_LENSES, SHOT_MOVES, SHOT_SIZES, type Shot } from '../script.ts';
import { type Draft, draftShots, isNoFact } from './draft-shots.ts';
import { goesOn, REVEALS } from './goes-on.ts';
import { handsOf, isHands } from './hands-told.ts';
import { isDriven } from './land-films.ts';
import { isOfFace, type ShotScope } from './of-face.ts';
import { findRack, inOneTake, type Stretch } from './one-take.ts';
import { filmsItself, seesItself } from './own-eyes.ts';
import { seenNear } from './seen-near.ts';
import { mostShots, timesByDeeds } from './shot-times.ts';
import { sizeOfMove } from './size-of-move.ts';
import {
  faceTold,
  findFollowed,
  findSubject,
  isOfSomebody,
  namedTogether,
  shoulderOf,
  toldOf,
} from './subject-of-shot.ts';
import { cutToSpeakers, timeLines, timesBySpeech } from './talk-shots.ts';
import { toHeights } from './to-heights.ts';
import { isUnderGreatSky } from './under-great-sky.ts';
import { standOf } from './vantage.ts';

const FLIES_ON = 'drone_forward';

function pick<T extends string>(names: readonly T[], value: string | undefined, otherwise: T): T {
  return names.find((name) => name === value) ?? otherwise;
}

/** "Cut to a beach": another place than the film's own. */
function findPlaceOfShot(reading: Reading, from: number, to: number, { place }: ShotScope): string | null {
  const told = reading.places
    .filter(({ at, weight }) => (reading.offsets[at] ?? 0) >= from && (reading.offsets[at] ?? 0) < to && weight >= 2)
    .sort((a, b) => b.weight - a.weight);
  // "A jazz club in New York": where the film plays is told here as well.
  return told.some((each) => each.place === place) ? null : (told[0]?.place ?? null);
}

/** What nobody writes as a cut stays where the film is. */
function placeOfShot(drafts: readonly Draft[], i: number, reading: Reading, scope: ShotScope): string | null {
  const isTold = ({ cut, shows }: Draft): boolean => cut === true && shows === undefined;
  if (!drafts.some(isTold)) return null;
  const from = drafts.findLastIndex((draft, at) => at <= i && draft.shows === undefined);
  const next = drafts.findIndex((draft, at) => at > i && draft.shows === undefined);
  const to = next < 0 ? Number.POSITIVE_INFINITY : (drafts[next]?.at ?? 0);
  return findPlaceOfShot(reading, drafts[from]?.at ?? 0, to, scope);
}

/** Null for who is not in the film. */
function roleOf(entity: number, { cast }: ShotScope): number | null {
  const role = cast.findIndex(({ id }) => id === entity);
  return role < 0 ? null : role;
}

export interface ShotPlan {
  readonly shots: readonly Shot[];
  /** Earliest second of each line. */
  readonly linesAt: readonly number[];
  readonly clock: StoryClock;
}

/** The shots that cover the film. */
export function planShots(reading: Reading, scope: ShotScope): ShotPlan {
  const { durationSeconds, hero } = scope;
  const most = mostShots(reading, durationSeconds);
  const drafts = draftShots(reading, most);
  const stretchOf = (i: number): Stretch => ({
    from: drafts[i]?.at ?? 0,
    to: drafts[i + 1]?.at ?? Number.POSITIVE_INFINITY,
  });
  const stretches = drafts.map((_, i) => stretchOf(i));
  const even = timesByDeeds(reading, stretches, durationSeconds);
  const starts = drafts.map(({ from }, i) =>
    typeof from === 'number' && from > 0 && from < durationSeconds ? from : (even[i] ?? 0),
  );
  const timed = drafts.some(({ from }) => typeof from === 'number');
  const spoken = timed ? null : timesBySpeech(reading, stretches, durationSeconds);
  const rising = starts.every((start, i) => i === 0 || start > (starts[i - 1] ?? 0));
  const begins = spoken ?? (rising ? starts.map((start, i) => (i === 0 ? 0 : start)) : even);
  const pace = drafts.map((draft) => draft.pace).find((each) => each !== undefined);
  // "a top-down view of a chef's hands".
  const ofHands = ({ angle }: (typeof drafts)[number]): boolean =>
    hero !== null &&
    handsOf(scope) !== null &&
    ((angle === 'birds_eye' && (scope.cast[hero]?.count ?? 1) <= 2) || isHands(reading, scope));
  const planned = drafts.map((draft, i): Shot => {
    // Whom one sees against the light stands before the sky.
    const againstSky = reading.styles.includes('silhouette') && !isCloseUp(pick(SHOT_SIZES, draft.size, 'wide'));
    const skyward = isUnderGreatSky(reading, scope);
    // A camera that watches hangs in a corner.
    const watched = reading.styles.includes('cctv');
    // "POV walking through a market, vendors …": not the vendors walk.
    const walks = draft.move === FLIES_ON && draft.handheld === true;
    const watches = draft.angle === 'point_of_view' && hero !== null && (walks || !seesItself(reading, scope));
    // What flies through a land sees the land.
    const flies = watches && draft.move === FLIES_ON;
    const onlooker = watches && !flies;
    // Nobody is in it: then the camera itself goes through the streets.
    const hurries = hero === null && isDriven(reading.told);
    const selfie = draft.angle === 'selfie' || (draft.angle === undefined && filmsItself(reading, scope));
    const handheld = draft.handheld === true || onlooker || selfie;
    const size = pick(
      SHOT_SIZES,
      (draft.sizedAt === undefined ? sizeOfMove(draft, reading.told, i > 0) : null) ?? draft.size,
      hero === null
        ? 'wide'
        : draft.lens === 'macro'
          ? 'extreme_close'
          : scope.product === true || ofHands(draft)
            ? 'close'
            : isOfFace(reading, scope, draft) || selfie || draft.angle === 'over_shoulder'
              ? 'medium'
              : skyward
                ? 'establishing'
                : 'wide',
    );
    // An establishing shot is all of the film, or named after what happens: then somebody it is about is in it, and seen.
    const { events, offsets } = reading;
    const alone = drafts.length === 1 || events.some(({ at }) => (offsets[at] ?? 0) < (draft.sizedAt ?? 0));
    const near = size === 'establishing' && alone && isOfSomebody(scope) && !flies;
    const shown = flies ? 'establishing' : near ? 'wide' : size;
    const { from: start, to: end } = stretchOf(i);
    const rack = findRack(stretchOf(i), reading, scope);
    const faced = draft.part !== undefined || isCloseUp(draft.size) ? faceTold(reading, start, end, scope) : null;
    return {
      from: begins[i] ?? 0,
      to: begins[i + 1] ?? durationSeconds,
      size: shown,
      angle: onlooker
        ? 'eye'
        : selfie
          ? 'selfie'
          : pick(SHOT_ANGLES, draft.angle, againstSky ? 'low' : watched ? 'high' : hurries ? 'point_of_view' : 'eye'),
      // Somebody's eyes that see nobody else go along.
      move: pick(
        SHOT_MOVES,
        draft.move,
        handheld
          ? 'handheld'
          : // One goes around a product, slowly.
            scope.product === true
            ? 'orbit_right'
            : // Land that nothing moves in is gone into, or it would be a photograph; time that is let run moves it by itself.
              hurries
              ? 'drone_forward'
              : hero === null && (draft.angle === 'point_of_view' || (pace ?? 1) <= 1)
                ? 'dolly_in'
                : 'static',
      ),
      handheld,
      lens: pick(SHOT_LENSES, draft.lens, 'normal'),
      subject:
        shown === 'establishing'
          ? null
          : (rack?.then ??
            shoulderOf(reading, start, end, scope) ??
            faced ??
            (draft.move?.startsWith('follow') === true ? findFollowed(reading, scope, start, end) : null) ??
            seenNear(reading, start, end, scope) ??
            (draft.shows == null ? null : roleOf(draft.shows, scope)) ??
            findSubject(reading, start, end, scope)),
      place: placeOfShot(drafts, i, reading, scope),
      part: draft.part ?? (isCloseUp(shown) || (ofHands(draft) && draft.sizedAt === undefined) ? handsOf(scope) : null),
      also: namedTogether(reading, start, end, scope, draft.sizedAt),
      ...(drafts.some(({ shows }) => shows !== undefined) && draft.size === undefined && draft.shows !== null
        ? { among: toldOf(reading, i === 0 ? 0 : start, end, scope) }
        : {}),
      focus: pick(
        ['shallow', 'natural', 'deep'] as const,
        draft.focus === 'rack' || (draft.focus === undefined && draft.lens === 'macro') ? 'shallow' : draft.focus,
        'natural',
      ),
      ...(rack === null ? {} : { rack: rack.first }),
      ...(draft.leans === true ? { leans: true as const } : {}),
      ...(draft.move === 'tilt_up' && toHeights(reading.told.slice(start, end)) ? { heights: true as const } : {}),
      ...(draft.chest === true ? { chest: true as const } : {}),
      ...standOf(draft.vantage, scope),
      ...(draft.move === 'static' ? { still: true as const } : {}),
      stated: Object.keys(draft).some((field) => !isNoFact(field)),
      sizeStated: draft.size !== undefined,
      pace: draft.pace ?? (drafts.length > 1 ? 1 : (pace ?? 1)),
    };
  });
  const going = planned.map((shot, i): Shot => {
    if (!goesOn(planned[i - 1], shot, drafts[i], reading)) return shot;
    return {
      ...shot,
      part: shot.part ?? (isCloseUp(shot.size) ? (planned[i - 1]?.part ?? null) : null),
      continues: true,
    };
  });
  let room = most - going.length;
  const takes = going.map((shot, i) => {
    // "dollies in from a medium shot to a close-up of his eyes": it has its end already.
    const ends = going[i + 1];
    if (ends?.continues === true && isCloseUp(ends.size)) return [{ ...shot, part: null }];
    const own = room > 0 ? inOneTake(shot, stretchOf(i), reading, scope) : [shot];
    room -= own.length - 1;
    return own.map((take) => (shot.move === REVEALS && i > 0 ? ofWhom(take, stretchOf(i), reading, scope) : take));
  });
  const [first] = going;
  const marks = going.map(({ from }, i) => ({ letter: i === 0 ? 0 : stretchOf(i).from, seconds: from }));
  const clock = makeStoryClock(reading, marks, durationSeconds);
  const turns = going.length === 1 && first !== undefined ? cutToSpeakers(first, reading, scope, clock) : null;
  const shots = (turns ?? takes.flat()).map((shot, index) => turnToFace(shot, index, reading, scope));
  return { shots, linesAt: timeLines(reading, clock, durationSeconds), clock };
}

/** "Over his shoulder …, push in on her face": that is seen from before. */
function turnToFace(shot: Shot, index: number, reading: Reading, scope: ShotScope): Shot {
  if (index === 0 || shot.angle !== 'over_shoulder' || !isCloseUp(shot.size)) return shot;
  const faced = faceTold(reading, 0, Number.POSITIVE_INFINITY, scope);
  return faced === null ? shot : { ...shot, angle: 'eye', subject: faced };
}

/** Somebody who is revealed fills the picture that the camera goes back for; a city needs a wider one. */
function ofWhom(shot: Shot, { from, to }: Stretch, { offsets }: Reading, { cast }: ShotScope): Shot {
  const { mentionedAt = [], senses } = cast[shot.subject ?? -1] ?? {};
  const told = mentionedAt.some((word) => (offsets[word] ?? -1) >= from && (offsets[word] ?? -1) < to);
  const alive = senses?.person != null || senses?.thing?.alive === true;
  return told && alive && shot.size === 'wide' ? { ...shot, size: 'full' } : shot;
}
