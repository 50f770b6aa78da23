import { findPlace } from '../../../catalogue/places.ts';
import { isTable } from '../../../catalogue/uses.ts';
import type { Role, Script } from '../../../director/script.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  relate,
  roleOf,
} from '../draft.ts';
import { playsMusic, showBand } from './bands.ts';

/** So many are an audience. */
const MANY = 4;
/** What those do who only look on. */
const LOOKING_ON: ReadonlySet<string> = new Set([
  'cheer',
  'clap',
  'look',
  'laugh',
  'stand',
  'shout',
  'wave',
  'listen',
  'raise',
  // "the audience rises and applauds".
  'rise',
  'smile',
  'weep',
]);

const LISTENING: ReadonlySet<string> = new Set(['listen', 'look', 'clap', 'sleep', 'laugh', 'smile']);
/** So many hide whom they listen to, if they stand before them. */
const SEVERAL = 3;

/** Those who listen to somebody stand beside them, so that one sees both faces. */
function listenAside(draft: Draft): void {
  for (const { id, count } of draft.cast.filter(isPerson)) {
    const own = draft.beats.filter((beat) => beat.role === id);
    const heard = own.find(({ act, target }) => LISTENING.has(act) && isPerson(roleOf(draft, target)))?.target ?? null;
    // Around who speaks to them they gather by themselves.
    if (draft.beats.some(({ role, act }) => role === heard && GATHERS.test(act))) continue;
    if (count < SEVERAL || heard === null || heard === id || own.some(({ act }) => !LISTENING.has(act))) continue;
    if (!isBorne(draft, id) && !draft.relations.some((each) => each.role === id)) relate(draft, id, 'right_of', heard);
  }
}

const PERFORMS = /^(?:dj|sing|drum|rap|play_)/;
/** More are a crowd. */
const IN_STREET = 6;
/** What a few look at from near by, in a bow around it: a band has its crowd behind. */
const GATHERS = /^(?:juggle|conjure|headspin|breakdance|speak|explain|preach|perform|spin|magic)/;

/** A crowd that cheers for somebody stands behind them: before them it would be all one sees. */
function standBack(draft: Draft): void {
  const [hero] = draft.cast;
  if (hero === undefined || !isPerson(hero)) return;
  // A band of four plays before its crowd as a singer does.
  if (hero.count >= MANY && !draft.beats.some(({ role, act }) => role === hero.id && PERFORMS.test(act))) return;
  const own = draft.beats.filter(({ role }) => role === hero.id);
  if (own.length > 0 && own.every(({ act }) => LOOKING_ON.has(act))) return;
  for (const role of draft.cast.filter((each) => each !== hero && isPerson(each) && each.count >= MANY)) {
    const acts = draft.beats.filter((beat) => beat.role === role.id).map(({ act }) => act);
    if (acts.length === 0 || acts.some((act) => !LOOKING_ON.has(act)) || isBorne(draft, role.id)) continue;
    if (draft.relations.some((each) => each.role === role.id)) continue;
    if (draft.set.place === 'stage' && own.some(({ act }) => ON_STAGE.test(act))) seatBefore(draft, role.id, [hero.id]);
    // Around whom they watch on the spot they gather by themselves, as a few do around who plays in the street.
    else if (
      !own.some(
        ({ act }) =>
          GATHERS.test(act) || (role.count <= IN_STREET && draft.set.place !== 'stage' && PERFORMS.test(act)),
      )
    )
      relate(draft, role.id, 'behind', hero.id);
  }
}

/** A band plays under a roof before those who sit at both sides: wherever else they were told to sit, they would be what one sees of it. */
export function seatAudience(draft: Draft): void {
  const [hero] = draft.cast;
  const band = hero === undefined ? [] : bandOf(draft, hero);
  if (band.length < 2 || findPlace(draft.set.place)?.indoors !== true) return;
  for (const { id } of draft.cast.filter((role) => isPerson(role) && role.count >= SEVERAL)) {
    const own = draft.beats.filter(({ role }) => role === id);
    if (!isBorne(draft, id) && own.every(({ act }) => LOOKING_ON.has(act))) seatBefore(draft, id, band);
  }
}

/** What one does on a stage for those who sit before it. */
const ON_STAGE =
  /^(?:speak|sing|dance|play_|juggle|conjure|bow|explain|read|dj|drum|rap|magic|pull|perform|wave|ballet|joke|tell)/;

/** Metres from the middle and toward the camera: on both sides of an aisle, through which whoever is on the stage is seen whole. */
const SEATS_BEFORE = [-1.3, 1.3, -1.95, 1.95, -1.7, 1.7].map(
  (across, index) => [across, index < MANY ? 1.7 : 2.6] as const,
);
/** Of a band: from its outer ones, so that listeners sit at both ends of the picture with it between them. */
const SEATS_BESIDE = [-0.75, 0.75, -0.6, 0.6].map((across, index) => [across, index < 2 ? 0.95 : 1.75] as const);
/** Metres between two who play together, and how much nearer than the outer ones the middle ones of them stand. */
const [ELBOW_ROOM, BOW] = [1.1, 0.3];

/** Those who make music together with the hero. */
function bandOf(draft: Draft, hero: Role): number[] {
  const plays = ({ id, count }: Role): boolean => count === 1 && playsMusic(draft, id);
  return plays(hero) ? draft.cast.filter((role) => isPerson(role) && plays(role)).map(({ id }) => id) : [];
}

/** An audience sits before the stage, and is seen from behind: nobody watches a comedian's back. */
function seatBefore(draft: Draft, audience: number, players: readonly number[]): void {
  const [hero] = players;
  if (hero === undefined) return;
  // Where they were told to sit is here: a table before a band would be what one sees of it.
  const tables = draft.relations.flatMap(({ role, to }) =>
    role === audience && isTable(roleOf(draft, to)?.thing ?? '') && to !== null ? [to] : [],
  );
  for (const table of tables) dropRole(draft, table);
  draft.relations = draft.relations.filter(({ role }) => role !== audience);
  const wide = ((players.length - 1) * ELBOW_ROOM) / 2;
  const places = players.length > 1 ? SEATS_BESIDE : SEATS_BEFORE;
  const count = Math.min(places.length, roleOf(draft, audience)?.count ?? MANY);
  const chairs = addRole(draft, { thing: 'chair', count, facing: 'away' });
  editRole(draft, audience, { facing: 'away', count });
  relate(draft, audience, 'on', chairs);
  relate(draft, chairs, 'in_front_of', hero);
  const seats = places.slice(0, count).map(([across, near], instance) => ({
    ...{ group: 'audience', role: chairs, instance, across: across + Math.sign(across) * wide, near, floor: false },
    facing: Math.PI - Math.atan2(across, near),
  }));
  // Who sits at drums or stands at a bass is where that is.
  const placeOf = (player: number): number =>
    draft.relations.find(({ role, relation, to }) => role === player && relation === 'near' && to !== null)?.to ??
    player;
  // The hero is in the middle of them, the others to both sides.
  const middle = Math.floor((players.length - 1) / 2);
  const inRow = [...players.slice(1, middle + 1), ...players.slice(0, 1), ...players.slice(middle + 1)];
  const stands = inRow.map(placeOf).map((role, index) => {
    const across = index * ELBOW_ROOM - wide;
    const near = -0.4 + (wide === 0 ? 0 : BOW * (1 - (across / wide) ** 2));
    return { group: 'audience', role, instance: 0, across, near, facing: 0, floor: false };
  });
  draft.stands = [...draft.stands, ...stands, ...seats];
  draft.beats = [...draft.beats, { ...beatOf(draft, 'sit'), role: audience }];
}

/** Before whom an audience sits is seen over their heads, and a band whole. */
export function seeOverHeads(shots: Script['shots'], draft: Draft): Script['shots'] {
  const { relations, cast } = draft;
  const seats = new Set(cast.filter(({ thing, facing }) => thing === 'chair' && facing === 'away').map(({ id }) => id));
  const watched = new Set(
    relations.flatMap(({ role, relation, to }) => (relation === 'in_front_of' && seats.has(role) ? [to] : [])),
  );
  return showBand(shots, draft).map((shot) =>
    watched.has(shot.subject) && shot.size === 'medium' ? { ...shot, size: 'wide' as const } : shot,
  );
}

const GREETS: ReadonlySet<string> = new Set(['wave', 'bow', 'salute', 'raise', 'shout', 'point']);

/** Whom a king waves to from his balcony does not stand before him. */
function greetCrowd(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const crowd = roleOf(draft, target);
    if (!GREETS.has(act) || target === null || !isPerson(crowd) || (crowd?.count ?? 1) < MANY) continue;
    if ((roleOf(draft, role)?.count ?? 1) >= MANY || draft.relations.some((each) => each.role === target)) continue;
    relate(draft, target, 'behind', role);
  }
}

const DANCING = /\b(?:night ?club|disco|rave|dance ?floor|party|concert|festival)\b/;
const CLUB = /\bclub\b/;

/** A crowd that jumps at a concert does it where it is, with the hands up, for whoever plays. */
function jumpToMusic(draft: Draft): void {
  if (!draft.beats.some(({ act }) => PERFORMS.test(act))) return;
  editBeats(draft, (beat) => {
    const role = roleOf(draft, beat.role);
    const leaps = beat.act === 'jump' && beat.target === null && isPerson(role) && (role?.count ?? 1) >= MANY;
    return leaps ? { ...beat, act: 'cheer', direction: null } : beat;
  });
}

/** Nobody of a crowd stands still where people dance. */
function danceAlong(draft: Draft): void {
  const { word, dressing, place } = draft.set;
  const told = [word ?? '', ...dressing].join(' ');
  // In a club where there is a bar instead of a stage one sits and listens.
  if (!DANCING.test(told) && (!CLUB.test(told) || place === 'cafe')) return;
  for (const role of draft.cast.filter((each) => isPerson(each) && each.count >= MANY))
    if (!draft.beats.some((beat) => beat.role === role.id) && !isBorne(draft, role.id))
      draft.beats = [...draft.beats, { ...beatOf(draft, 'dance'), role: role.id }];
}

/** A crowd that roars cheers. */
function roarAsPeople(draft: Draft): void {
  editBeats(draft, (beat) => {
    const own = roleOf(draft, beat.role);
    if (beat.act !== 'roar' || !isPerson(own)) return beat;
    return { ...beat, act: (own?.count ?? 1) > 2 ? 'cheer' : 'shout' };
  });
}

/** Those who look on, in this order. */
export const CROWD_RULES = [roarAsPeople, greetCrowd, jumpToMusic, danceAlong] as const;
export const LOOKING_ON_RULES = [standBack, listenAside] as const;
