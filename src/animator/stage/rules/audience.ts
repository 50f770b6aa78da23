import type { Script } from '../../director/script.ts';
import { addRole, beatOf, type Draft, editBeats, editRole, isBorne, isPerson, relate, roleOf } from './draft.ts';

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
export function listenAside(draft: Draft): void {
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
const GATHERS = /^(?:juggle|conjure|headspin|speak|explain|preach|perform|spin|magic)/;

/** A crowd that cheers for somebody stands behind them: before them it would be all one sees. */
export function standBack(draft: Draft): void {
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
    if (draft.set.place === 'stage' && own.some(({ act }) => ON_STAGE.test(act))) seatBefore(draft, role.id, hero.id);
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

/** What one does on a stage for those who sit before it. */
const ON_STAGE =
  /^(?:speak|sing|dance|play_|juggle|conjure|bow|explain|read|dj|drum|rap|magic|pull|perform|wave|ballet|joke|tell)/;

/** Metres from the middle and toward the camera: on both sides of an aisle, through which whoever is on the stage is seen whole. */
const SEATS_BEFORE = [-1.3, 1.3, -1.95, 1.95, -1.7, 1.7].map(
  (across, index) => [across, index < MANY ? 1.7 : 2.6] as const,
);

/** An audience sits before the stage, and is seen from behind: nobody watches a comedian's back. */
function seatBefore(draft: Draft, audience: number, hero: number): void {
  const count = Math.min(SEATS_BEFORE.length, roleOf(draft, audience)?.count ?? MANY);
  const chairs = addRole(draft, { thing: 'chair', count, facing: 'away' });
  editRole(draft, audience, { facing: 'away', count });
  relate(draft, audience, 'on', chairs);
  relate(draft, chairs, 'in_front_of', hero);
  const seats = SEATS_BEFORE.slice(0, count).map(([across, near], instance) => ({
    ...{ group: 'audience', role: chairs, instance, across, near, floor: false },
    facing: Math.PI - Math.atan2(across, near),
  }));
  const before = { group: 'audience', role: hero, instance: 0, across: 0, near: -0.4, facing: 0, floor: false };
  draft.stands = [...draft.stands, before, ...seats];
  draft.beats = [...draft.beats, { ...beatOf(draft, 'sit'), role: audience }];
}

/** Before whom an audience sits is seen over their heads. */
export function seeOverHeads(
  shots: Script['shots'],
  { relations, cast }: Pick<Draft, 'relations' | 'cast'>,
): Script['shots'] {
  const seats = new Set(cast.filter(({ thing, facing }) => thing === 'chair' && facing === 'away').map(({ id }) => id));
  const watched = new Set(
    relations.flatMap(({ role, relation, to }) => (relation === 'in_front_of' && seats.has(role) ? [to] : [])),
  );
  return shots.map((shot) =>
    watched.has(shot.subject) && shot.size === 'medium' ? { ...shot, size: 'wide' as const } : shot,
  );
}

const GREETS: ReadonlySet<string> = new Set(['wave', 'bow', 'salute', 'raise', 'shout', 'point']);

/** Whom a king waves to from his balcony does not stand before him. */
export function greetCrowd(draft: Draft): void {
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
export function jumpToMusic(draft: Draft): void {
  if (!draft.beats.some(({ act }) => PERFORMS.test(act))) return;
  editBeats(draft, (beat) => {
    const role = roleOf(draft, beat.role);
    const leaps = beat.act === 'jump' && beat.target === null && isPerson(role) && (role?.count ?? 1) >= MANY;
    return leaps ? { ...beat, act: 'cheer', direction: null } : beat;
  });
}

/** Nobody of a crowd stands still where people dance. */
export function danceAlong(draft: Draft): void {
  const { word, dressing, place } = draft.set;
  const told = [word ?? '', ...dressing].join(' ');
  // In a club where there is a bar instead of a stage one sits and listens.
  if (!DANCING.test(told) && (!CLUB.test(told) || place === 'cafe')) return;
  for (const role of draft.cast.filter((each) => isPerson(each) && each.count >= MANY))
    if (!draft.beats.some((beat) => beat.role === role.id) && !isBorne(draft, role.id))
      draft.beats = [...draft.beats, { ...beatOf(draft, 'dance'), role: role.id }];
}

/** A crowd that roars cheers. */
export function roarAsPeople(draft: Draft): void {
  editBeats(draft, (beat) => {
    const own = roleOf(draft, beat.role);
    if (beat.act !== 'roar' || !isPerson(own)) return beat;
    return { ...beat, act: (own?.count ?? 1) > 2 ? 'cheer' : 'shout' };
  });
}
