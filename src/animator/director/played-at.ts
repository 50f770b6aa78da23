import { isPlayer, SPORTS, type Sport, sportOfLayout } from '../catalogue/sports.ts';
import type { Entity, Reading } from '../language/reading.ts';
import type { Beat, Role } from './script.ts';

/** The sport a film is of: told by who is in it, by what they do, or by what they do it with. */
export function sportOf({ events }: Reading, cast: readonly Entity[]): Sport | null {
  const [hero] = cast;
  return (
    SPORTS.find((sport) => hero !== undefined && isPlayer(sport, hero.noun)) ??
    SPORTS.find(({ verbs }) => events.some(({ verb }) => verbs.has(verb))) ??
    SPORTS.find((sport) => cast.some(({ noun }) => isPlayer(sport, noun))) ??
    SPORTS.find(({ things }) => hero !== undefined && things.has(hero.senses.thing?.kind ?? hero.noun)) ??
    null
  );
}

/** Grounds on which more than one sport is played: which one the film says, or those who play. */
const SHARED_GROUNDS: ReadonlySet<string> = new Set(['stadium', 'sports_hall']);

/** Where a film of a sport plays that tells of no other place; null leaves it where it is. */
export function groundOf(
  sport: Sport | null,
  place: string | null,
  { stated, word }: { readonly stated: boolean; readonly word: string | null },
): string | null {
  if (sport === null) return null;
  const open = !stated || place === null || SHARED_GROUNDS.has(place) || word === 'ice';
  return open ? sport.ground : null;
}

/** What its ground is laid out for; nothing where the film plays elsewhere. */
export const layoutOf = (sport: Sport | null, place: string | null): readonly string[] =>
  sport !== null && sport.layout !== null && sport.ground === place ? [sport.layout] : [];

/** Who serves on a tennis court brings nobody a dish: verbs mean what they mean to those who play there. */
export function asPlayed(beats: readonly Beat[], roles: readonly Role[], dressing: readonly string[]): Beat[] {
  const sport = sportOfLayout(dressing);
  return beats.map((beat) => {
    const role = roles.find(({ id }) => id === beat.role);
    if (sport === null || role?.person == null || !sport.deeds.has(beat.verb)) return beat;
    return { ...beat, act: sport.act };
  });
}
