import { findAct } from '../../catalogue/acts.ts';
import { findThing } from '../../catalogue/things.ts';
import { isSharedCraft } from '../../catalogue/uses.ts';
import { BEFORE_LINE } from '../deeds/story-clock.ts';
import type { Beat, Line, Role, RoleRelation, Shot } from '../script.ts';
import { isCompany } from './few-faces.ts';
import { FACE_TO_FACE, isAlive, isHandy, isLarge, type Near, nearOf } from './near-of.ts';
import { fromNear } from './tiny-hero.ts';

/**
 * How a film is covered of whose camera nothing is said. A story of several beats is cut as an editor would: where it plays first, then nearer for what the
 * hands do, and near for a face. What is one beat stays one shot, that comes nearer meanwhile. What the prompt says of its camera is never touched.
 */
interface Story {
  readonly roles: readonly Role[];
  readonly beats: readonly Beat[];
  readonly relations: readonly RoleRelation[];
  readonly dialogue: readonly Line[];
  readonly styles: readonly string[];
  readonly told: string;
}

/** Seconds that a shot lasts at least, the first one that shows where it plays, and what is told for its own sake. */
const [LEAST_SECONDS, LEAST_FIRST, LEAST_MOMENT] = [1.4, 1.8, 0.8];
/** Of the film: when it comes nearer to what is done from its beginning. */
const FIRST_SHARE = 0.36;
const MOST_SHOTS = 3;
/** Looks of one camera that runs on. */
export const ONE_CAMERA = /^(?:cctv|vhs|night_vision|thermal|tilt_shift|silhouette)$/;
export const ONE_TAKE =
  /\b(?:one|single|continuous|unbroken|long|uncut) (?:continuous |unbroken |long )?(?:take|shot)\b|\boner\b/i;

/** "a girl runs to her father, who lifts her up": the camera waits where she comes to, since one who goes along with a child cuts off the heads of all others. */
function waitThere(shot: Shot, { beats, roles }: Story): Shot {
  const isGrown = (id: number | null): boolean => {
    const age = roles.find((role) => role.id === id)?.person?.age;
    return age !== undefined && age !== 'child' && age !== 'baby';
  };
  const comes = beats.find(
    ({ role, act, direction }) => role === shot.subject && /^(?:run|walk)$/.test(act) && direction === 'toward',
  );
  const waits = comes !== undefined && !isGrown(comes.role) && isGrown(comes.target) && !isGrown(shot.subject);
  const acts = beats.some(({ role, from }) => role === comes?.target && from > 0);
  return waits && acts && !shot.stated ? { ...shot, subject: comes.target } : shot;
}

export function coverStory([first, ...more]: readonly Shot[], story: Story): Shot[] {
  const shot = first === undefined || more.length > 0 ? first : waitThere(first, story);
  const shots = shot === undefined ? [] : [shot, ...more];
  if (more.length > 0) return shots.map((each, at) => (at === 0 ? each : comeToHands(each, story)));
  if (shot === undefined || !isFree(shot, story) || ONE_TAKE.test(story.told)) return [...shots];
  // Those who talk by turns are cut to as they talk.
  if (new Set(story.dialogue.map(({ speaker }) => speaker)).size > 1) return [...shots];
  if (story.styles.some((style) => ONE_CAMERA.test(style))) return [...shots];
  const hero = story.roles.find(({ id }) => id === shot.subject);
  const tiny = hero === undefined ? null : fromNear(shot, hero, story.roles, story.beats);
  if (tiny !== null) return tiny;
  if (hero === undefined || isBorne(hero, story)) return [...shots];
  if (!isOneBeing(hero)) return isCompany(hero, story) ? [{ ...shot, nears: 'medium' }] : [...shots];
  const stretches = stretchesOf(shot, hero, story);
  if (stretches.length < 2) return [comeNearer(shot, hero, story)];
  return stretches.map(({ from, near, role, alone }, at): Shot => {
    const times = { from, to: stretches[at + 1]?.from ?? shot.to };
    // Two who stand before each other are seen from aside: behind the one the other's face would be hidden.
    const aside = at > 0 && isFaceToFace(role, times, story) ? { angle: 'side' as const } : {};
    return { ...shot, ...times, ...aside, subject: role, size: near, ...(alone ? { alone: true as const } : {}) };
  });
}

/** "Shot 2: she leans against a truck and drinks": after the first shot nobody needs to see again where it is, but what the hands do and the face. */
function comeToHands(shot: Shot, { roles, beats }: Story): Shot {
  const { sizeStated, size, move, angle, part, continues, subject, from, to } = shot;
  if (sizeStated || size !== 'wide' || move !== 'static' || angle !== 'eye' || part !== null || continues === true)
    return shot;
  const role = roles.find(({ id }) => id === subject);
  const own = beats.filter((beat) => beat.role === subject && beat.from < to - AT_ONCE && beat.to > from + AT_ONCE);
  const near = own.map((beat) => nearOf(beat, roles));
  const stays = near.length > 0 && near.some((each) => each !== null) && !near.includes('wide');
  return role?.person != null && isOneBeing(role) && stays ? { ...shot, size: 'medium' } : shot;
}

/** Cameras that may be cut and still be what they are: each shot is held by hand, goes nearer or around. */
const KEPT_MOVES = /^(?:handheld|dolly_in|orbit_left|orbit_right)$/;
/** Beats: so much of a story one camera alone would show from too far away. */
const LONG_STORY = 4;

/** Whether the director chooses how near it is; of who tells a long story the camera's way is kept, and its cuts are free. */
const isFree = (
  { stated, still, handheld, sizeStated, move, angle, size, part, place, pace }: Shot,
  { beats }: Story,
): boolean =>
  (stated
    ? !sizeStated &&
      still !== true &&
      // "50mm lens, shallow depth of field": of where the camera stands nothing is said.
      (move === 'static' || ((beats.length >= LONG_STORY || handheld) && KEPT_MOVES.test(move)))
    : move === 'static') &&
  angle === 'eye' &&
  part === null &&
  place === null &&
  pace === 1 &&
  (size === 'wide' || size === 'medium');

const isOneBeing = ({ count, person, thing, size }: Role): boolean =>
  count === 1 && size === 1 && (person !== null || findThing(thing)?.alive === true);

/** Who rides, drives or is aboard is seen with what bears them. */
const isBorne = ({ id }: Role, { relations, roles }: Story): boolean =>
  relations.some(
    ({ role, relation, to }) =>
      role === id &&
      /^(?:in|on|inside|riding|driving|between)$/.test(relation) &&
      findThing(roles.find((each) => each.id === to)?.thing ?? '')?.moves === true,
  );

/** Of these what flies from the hands, and what they play on: a close shot would hide it. */
const FLIES = /^(?:catch|conjure|juggle|throw|toss_pan|play_drums|play_piano|play_cello|dj)$/;

const isFaceToFace = (own: number, { from, to }: Pick<Shot, 'from' | 'to'>, { beats }: Story): boolean =>
  beats.some(
    (beat) => beat.role === own && FACE_TO_FACE.test(beat.act) && beat.from < to - AT_ONCE && beat.to > from + AT_ONCE,
  );

const IN_ARMS = /\b(?:slow|sway|waltz)/;

interface Stretch {
  readonly from: number;
  readonly near: Near;
  readonly role: number;
  /** A face that has to do with nothing else in the picture. */
  readonly alone: boolean;
}

const NEARNESS: readonly Near[] = ['wide', 'medium', 'close'];
/** Seconds: what two begin at once they do together. */
const AT_ONCE = 0.4;

/** Who teaches somebody that rides meanwhile is seen with them: what one does to whom it is done, and both go about. */
const isSharedMoment = (
  { act, role, target, from, to }: Beat,
  beats: readonly Beat[],
  roles: readonly Role[],
): boolean =>
  target !== null &&
  !FACE_TO_FACE.test(act) &&
  isAlive(target, roles) &&
  beats.some(
    (other) =>
      other.role === target &&
      other.role !== role &&
      other.from < to &&
      other.to > from &&
      nearOf(other, roles) === 'wide',
  );

/** Of what two do side by side: as near as both can be seen. */
const WITH_BOTH: Readonly<Record<Near, Near>> = { wide: 'wide', medium: 'wide', close: 'medium' };

/** A grandmother and her grandson knead and laugh together: near her alone he would be the top of a head. */
const isDoneByBoth = ({ act, role, from, to }: Beat, beats: readonly Beat[], roles: readonly Role[]): boolean =>
  beats.some(
    (other) =>
      other.role !== role && other.act === act && other.from < to && other.to > from && isAlive(other.role, roles),
  );

/** What is told of one being after the other, and how near one looks at it. */
function momentsOf(hero: Role, { beats, dialogue, roles }: Story): Stretch[] {
  const told = beats.flatMap((beat): Stretch[] => {
    const shared = isDoneByBoth(beat, beats, roles);
    const own = isSharedMoment(beat, beats, roles) ? 'wide' : nearOf(beat, roles);
    const near = shared && own !== null ? WITH_BOTH[own] : own;
    const role = roles.find(({ id }) => id === beat.role);
    if (near === null || role === undefined || !isOneBeing(role)) return [];
    const held = roles.find(({ id }) => id === beat.target);
    // What the hands work on is in the picture with them, and who flies overhead is not.
    const alone =
      !shared &&
      ((near === 'close' && beat.target === null) || (near === 'medium' && held !== undefined && isHandy(held)));
    return [{ from: beat.from, near: isBird(role) ? 'wide' : near, role: role.id, alone }];
  });
  // Who says it at work, beside somebody who does the same, is seen with both and the work.
  const atWork = beats.some(
    ({ role, act, together }) => role === hero.id && isSharedCraft(act) && together.some((id) => isAlive(id, roles)),
  );
  const lines = dialogue.flatMap(({ speaker, from }): Stretch[] =>
    speaker === hero.id && from !== null && !atWork
      ? [{ from: Math.max(0, from - BEFORE_LINE), near: 'close', role: hero.id, alone: true }]
      : [],
  );
  // Who speaks while something flies from the hands is seen with it.
  const busy = beats.some(({ role, act }) => role === hero.id && FLIES.test(act));
  // Nor is one cut to of two who dance in each other's arms: one of the heads would be before the other.
  const embraced = beats.some(({ role, act, verb }) => role === hero.id && act === 'dance' && IN_ARMS.test(verb));
  const both = (stretch: Stretch): Stretch =>
    embraced && stretch.near === 'close' ? { ...stretch, near: 'medium', role: hero.id, alone: false } : stretch;
  const own = [...told, ...(busy ? [] : lines)]
    .map(both)
    .filter(({ role, near }) => role === hero.id && !(busy && near === 'close'));
  // Who only goes about something meanwhile is seen with the hero.
  const others = (embraced ? [] : told).filter(
    ({ role, from, near }) =>
      role !== hero.id && from > 0 && near !== 'wide' && own.every((each) => Math.abs(each.from - from) > AT_ONCE),
  );
  return [...own, ...others].sort((a, b) => a.from - b.from);
}

/** Where the film is cut, and how near each part is. */
function stretchesOf(shot: Shot, hero: Role, story: Story): Stretch[] {
  const moments = momentsOf(hero, story);
  if (moments.length < 2 && !moments.some(({ from }) => from > 0)) return [];
  const [first] = moments;
  const begins = first !== undefined && first.from === 0 && first.role === hero.id ? first : null;
  const size: Near = shot.size === 'medium' ? 'medium' : 'wide';
  // Who ties her shoes and then dances is seen from near first; else one sees first where it is.
  const alone = story.roles.every(({ id }) => id === hero.id || !isAlive(id, story.roles));
  // So are two who part: they hold each other first, and then one of them goes.
  const held = isFaceToFace(hero.id, { from: shot.from, to: shot.from + 2 * AT_ONCE }, story);
  const goesOn = begins?.near === 'medium' && moments.some(({ near }) => near === 'wide');
  const opens = (alone || held) && goesOn ? 'medium' : size;
  const kept: Stretch[] = [{ from: shot.from, near: opens, role: hero.id, alone: held && goesOn }];
  const told = shot.from + Math.max(LEAST_FIRST, (shot.to - shot.from) * FIRST_SHARE);
  for (const moment of moments) {
    const last = kept.at(-1);
    if (last === undefined || kept.length >= MOST_SHOTS) break;
    const least = kept.length === 1 ? LEAST_FIRST : LEAST_SECONDS;
    const ends = Math.min(...moments.filter((each) => each.from > moment.from).map((each) => each.from), shot.to);
    if (moment.near === last.near && moment.role === last.role) continue;
    // What goes on after a face that was seen for a moment is come back to.
    const from = moment === begins ? told : Math.max(moment.from, moment.near === 'wide' ? last.from + least : 0);
    if (from - last.from < least || shot.to - from < LEAST_SECONDS || ends - from < LEAST_MOMENT) continue;
    if (NEARNESS.indexOf(moment.near) > 0 && isCrowdedAfter(from, story)) continue;
    kept.push({ ...moment, from });
  }
  return kept;
}

/** Whether many begin something later: then all of them are seen. */
const isCrowdedAfter = (from: number, { beats, roles }: Story): boolean =>
  beats.some(
    (beat) =>
      beat.from > 0 &&
      beat.from >= from - AT_ONCE &&
      isAlive(beat.role, roles) &&
      (roles.find(({ id }) => id === beat.role)?.count ?? 1) > 1,
  );

/** One beat of somebody who stays: the camera comes slowly nearer to the face, where nobody else is to be seen. */
function comeNearer(shot: Shot, hero: Role, { roles, beats, relations }: Story): Shot {
  const own = beats.filter(({ role }) => role === hero.id);
  const at = new Set([
    ...own.flatMap(({ target, instrument }) => [target, instrument]),
    ...relations.flatMap(({ role, to }) => (role === hero.id ? [to] : [])),
  ]);
  // What is only named beside somebody is to be seen to the end.
  const minor = (role: Role): boolean => own.length > 0 && (isHandy(role) || isLarge(role));
  const alone = roles.every(
    (role) => role.id === hero.id || role.scenery || (!isAlive(role.id, roles) && (at.has(role.id) || minor(role))),
  );
  const stays = own.every((beat) => nearOf(beat, roles) !== 'wide');
  // Of whom nothing is told but what the hands do, nobody waits to see that.
  const byHand = own.length > 0 && own.every((beat) => nearOf(beat, roles) === 'medium' && isByHand(beat));
  if (byHand && alone && shot.size === 'wide') return { ...shot, size: 'medium' };
  const nears = (alone && stays) || isCompany(hero, { roles, beats, relations });
  // A head that lies on the ground is lower than any camera comes: from nearer its nose would leave the picture.
  const asleep = hero.person === null && beats.some(({ role, act }) => role === hero.id && act === 'sleep');
  return nears && shot.size === 'wide' && !asleep ? { ...shot, nears: 'medium' } : shot;
}

const isByHand = ({ act }: Beat): boolean => findAct(act)?.frame === 'hands';

/** Of a bird a head alone is a ball with a beak. */
const isBird = ({ thing }: Role): boolean => {
  const own = findThing(thing);
  return own?.alive === true && own.realm === 'sky';
};
