import { ballOf, isPlayer, SPORTS, type Sport, sportOfLayout } from '../../catalogue/sports.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { Beat, Role } from '../script.ts';

/** The sport a film is of: told by who is in it, by what they do, or by what they do it with. */
export function sportOf({ events, places }: Reading, cast: readonly Entity[]): Sport | null {
  const [hero] = cast;
  return (
    SPORTS.find((sport) => hero !== undefined && isPlayer(sport, hero.noun)) ??
    SPORTS.find(({ verbs }) => events.some(({ verb }) => verbs.has(verb))) ??
    SPORTS.find((sport) => cast.some(({ noun }) => isPlayer(sport, noun))) ??
    SPORTS.find(({ layout }) => layout !== null && places.some(({ word }) => word.endsWith(layout))) ??
    SPORTS.find(({ things }) => hero !== undefined && things.has(hero.senses.thing?.kind ?? hero.noun)) ??
    null
  );
}

/** Grounds on which more than one sport is played: which one the film says, or those who play. */
const SHARED_GROUNDS: ReadonlySet<string> = new Set(['stadium', 'sports_hall']);

/** In a town, a park or a yard a court is what one plays on. */
const AROUND_COURTS: ReadonlySet<string> = new Set([
  'city',
  'suburb',
  'garden',
  'alley',
  'square',
  'skyline',
  'old_town',
]);

/** Under the open sky alone: a street, a fence of wire, the evening light. */
const IN_THE_OPEN =
  /\b(?:outdoors?|outside|open[- ]air|street ?ball|street (?:court|basketball)|chain[- ]?link|asphalt|blacktop|concrete court|playground|graffiti|neighbou?rhood|sunset|sunrise|golden hour|sunlit|dusk|dawn|city skyline|in the rain|blue sky)\b/i;

/** The ground under the open sky of a sport that is mostly played in halls; null where nothing is told that one sees outside. */
function openGroundOf({ openGround, verbs }: Sport, { told, events }: Reading, place: string | null): string | null {
  if (openGround === null) return null;
  const around = place !== null && AROUND_COURTS.has(place);
  const plays = events.some(({ verb }) => verbs.has(verb));
  const open = place === null || SHARED_GROUNDS.has(place);
  return (around && plays) || (open && IN_THE_OPEN.test(told)) ? openGround : null;
}

/** Where a film of a sport plays that tells of no other place; null leaves it where it is. */
export function groundOf(
  sport: Sport | null,
  reading: Reading,
  place: string | null,
  { stated, word }: { readonly stated: boolean; readonly word: string | null },
): string | null {
  if (sport === null) return null;
  const open = !stated || place === null || SHARED_GROUNDS.has(place) || word === 'ice';
  return openGroundOf(sport, reading, place) ?? (open ? sport.ground : null);
}

/** What its ground is laid out for; nothing where the film plays elsewhere. */
export const layoutOf = (sport: Sport | null, place: string | null): readonly string[] =>
  sport !== null && sport.layout !== null && (sport.ground === place || sport.openGround === place)
    ? [sport.layout]
    : [];

/** Who serves on a tennis court brings nobody a dish: verbs mean what they mean to those who play there. */
export function asPlayed(beats: readonly Beat[], roles: readonly Role[], dressing: readonly string[]): Beat[] {
  const laid = sportOfLayout(dressing);
  return beats.map((beat) => {
    const role = roles.find(({ id }) => id === beat.role);
    // On one ground the striker shoots and the keeper dives: each plays what they are.
    const sport =
      SPORTS.find((each) => each.ground === laid?.ground && role !== undefined && isPlayer(each, role.noun)) ?? laid;
    if (sport === null || role?.person == null || !(isDeed(sport, beat, roles) || leadsTo(sport, beat, beats, roles)))
      return beat;
    // Who sits in a wheelchair scores from there.
    const ball = roles.find(({ thing }) => thing === ballOf(sport))?.id ?? null;
    if (sport.act === 'dunk' && roles.some(({ thing }) => thing === 'wheelchair'))
      return { ...beat, act: 'throw', target: beat.target ?? ball };
    return { ...beat, act: sport.act };
  });
}

/** A bag that is punched is no opponent. */
const isDeed = ({ act, deeds }: Sport, { verb, target }: Beat, roles: readonly Role[]): boolean =>
  deeds.has(verb) && (act !== 'fight' || roles.every(({ id, person }) => id !== target || person !== null));

/** "drives past a defender, leaps and slams the ball in": all of it is one dunk of whom the film is about. */
const leadsTo = (sport: Sport, { role, verb, from }: Beat, beats: readonly Beat[], [hero]: readonly Role[]): boolean =>
  role === hero?.id &&
  sport.leads.has(verb) &&
  beats.some(
    (each) => each.role === role && each.from >= from && (sport.deeds.has(each.verb) || each.act === sport.act),
  );

/** "the ball" on a basketball court is a basketball, and the basket is the one it goes into. */
export function asBall(role: Role, dressing: readonly string[]): Role {
  if (role.thing === 'basket' && sportOfLayout(dressing)?.act === 'dunk') return { ...role, thing: 'basketball hoop' };
  const sport = role.thing === 'sports ball' && role.noun === 'ball' ? sportOfLayout(dressing) : null;
  return { ...role, thing: (sport === null ? null : ballOf(sport)) ?? role.thing };
}
