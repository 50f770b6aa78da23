import type { Script } from '../../director/script.ts';
import type { PlaceFacts, PlaceSpot } from '../../land/place.ts';
import type { Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { InPicture } from './in-picture.ts';

/** Where in the picture there is room for people who are only there. */
export interface Room {
  readonly script: Script;
  readonly facts: PlaceFacts;
  readonly picture: InPicture;
}

/** Metres behind whom the film is about, one after the other. */
export const DEPTHS = [1.6, 3.4, 2.4, 5, 1.2, 4.2, 6.5] as const;
export const TRIES = 90;
/** Metres from one to the next, and between two who talk. */
const [APART, IN_TALK] = [0.85, 0.8];
/** Of half the picture: beyond it somebody is cut off. */
const WITHIN = 0.92;
const SEATED: ReadonlySet<string> = new Set([
  ...[
    'speak',
    'laugh',
    'whisper',
    'drink',
    'eat',
    'read',
    'write',
    'type',
    'sit',
    'listen',
    'phone',
    'look',
    'pray',
    'clap',
    'gasp',
    'smile',
    'turn',
  ],
]);
const AT_COUNTERS: ReadonlySet<string> = new Set([
  ...[
    'cook',
    'stir',
    'cut',
    'wash',
    'knead',
    'work',
    'look',
    'read',
    'pick_up',
    'write',
    'pour',
    'repair',
    'wipe',
    'brew',
    'put',
  ],
]);
/** Somewhere to be; a seat is so many metres above the floor. */
export interface Placed {
  readonly at: Vector;
  heading: number;
  readonly seat?: number;
}

/** So often it is looked whether somebody is in the way. */
const MOMENTS = 7;
const momentsOf = ({ durationSeconds }: Script): number[] =>
  Array.from({ length: MOMENTS }, (_, index) => 0.05 + ((durationSeconds - 0.1) * index) / (MOMENTS - 1));

export const isFree = (at: Vector, taken: readonly Vector[]): boolean =>
  taken.every((other) => Math.hypot(at[0] - other[0], at[2] - other[2]) > APART);

/** Behind and beside those it is about, each where nobody is yet, one nearer and one farther away. */
function findFloor(
  number: number,
  around: boolean,
  chance: Random,
  { facts, picture, script }: Room,
  taken: readonly Vector[],
): Placed | null {
  const middle = script.durationSeconds / 2;
  const { eye, target } = picture.poseAt(middle);
  const [fx, fz] = [target[0] - eye[0], target[2] - eye[2]];
  const length = Math.hypot(fx, fz) || 1;
  const [sine, cosine] = [fx / length, fz / length];
  const half = Math.tan((picture.poseAt(middle).fieldOfView * Math.PI) / 360) * 1.8;
  const wanted = DEPTHS[number % DEPTHS.length] ?? 2;
  let best: { readonly at: Vector; readonly score: number } | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const far = picture.heroAway(middle) + chance.between(around ? -0.4 : 0.7, 7.5);
    const aside = chance.between(-1, 1) * WITHIN * half * far;
    const [x, z] = [eye[0] + sine * far - cosine * aside, eye[2] + cosine * far + sine * aside];
    const at: Vector = [x, facts.heightAt(x, z), z];
    if (!picture.isFloor(at) || !isFree(at, taken)) continue;
    const times = momentsOf(script);
    if (times.some((time) => picture.disturbs(at, time) || picture.crowds(at, time))) continue;
    const seen = times.filter((time) => Math.abs(picture.project(at, time)?.across ?? 9) < WITHIN).length;
    if (seen < times.length / 2) continue;
    const away = picture.project(at, middle)?.away ?? 0;
    const across = picture.project(at, middle)?.across ?? 0;
    const spread = Math.min(
      1,
      ...taken.map((other) => Math.abs((picture.project(other, middle)?.across ?? 9) - across)),
    );
    const score = spread * 3 - Math.abs(away - picture.heroAway(middle) - wanted) * 0.5 + seen * 0.4;
    if (best === null || score > best.score) best = { at, score };
  }
  return best === null ? null : { at: best.at, heading: Math.atan2(-sine, -cosine) + chance.between(-1.2, 1.2) };
}

/** A seat or a place at a counter that nobody of the cast has, in the picture. */
function findSpot(
  kinds: readonly PlaceSpot['kind'][],
  chance: Random,
  { facts, picture, script }: Room,
  taken: readonly Vector[],
): Placed | null {
  const times = momentsOf(script);
  const free = facts.spots.filter(
    ({ kind, at }) =>
      kinds.includes(kind) &&
      taken.every((other) => Math.hypot(at[0] - other[0], at[2] - other[2]) > 0.35) &&
      times.every((time) => !picture.disturbs(at, time) && !(kind === 'stand' && picture.crowds(at, time))) &&
      times.filter((time) => Math.abs(picture.project(at, time)?.across ?? 9) < 1).length >= times.length / 2,
  );
  // Rather faces than backs.
  const { eye } = picture.poseAt(script.durationSeconds / 2);
  const facing = ({ at, heading }: PlaceSpot): number => Math.cos(heading - Math.atan2(eye[0] - at[0], eye[2] - at[2]));
  const faces = free.filter((spot) => facing(spot) > -0.2);
  const among = faces.length > 0 ? faces : free;
  const chosen = among[Math.floor(chance.next() * among.length)];
  if (chosen === undefined) return null;
  const { at, heading, kind } = chosen;
  const floor = facts.heightAt(at[0], at[2]);
  return { at: [at[0], floor, at[2]], heading, ...(kind === 'seat' ? { seat: at[1] - floor } : {}) };
}

/** Where somebody does that: on a seat or at a counter of the place, else on its floor. */
export function findPlaceFor(
  act: string,
  number: number,
  around: boolean,
  chance: Random,
  placing: Room,
  taken: readonly Vector[],
): Placed | null {
  const spot =
    (AT_COUNTERS.has(act) && placing.facts.indoor ? findSpot(['stand'], chance, placing, taken) : null) ??
    (SEATED.has(act) ? findSpot(['seat'], chance, placing, taken) : null);
  return spot ?? findFloor(number, around, chance, placing, taken);
}

/** Beside whom one talks with, and both turn to each other. */
export function findPartner(
  other: Placed,
  chance: Random,
  { facts, picture, script }: Room,
  taken: readonly Vector[],
): Placed | null {
  for (let attempt = 0; attempt < 12; attempt++) {
    const angle = chance.between(0, Math.PI * 2);
    const [x, z] = [other.at[0] + Math.sin(angle) * IN_TALK, other.at[2] + Math.cos(angle) * IN_TALK];
    const at: Vector = [x, facts.heightAt(x, z), z];
    const rest = taken.filter((each) => each !== other.at);
    if (!picture.isFloor(at) || !isFree(at, rest) || picture.disturbs(at, script.durationSeconds / 2)) continue;
    other.heading = angle;
    return { at, heading: angle + Math.PI };
  }
  return null;
}
