import { PEOPLE } from '../../catalogue/people.ts';
import { isSeat } from '../../catalogue/uses.ts';
import type { Reading } from '../../language/reading.ts';
import type { ShotScope } from './of-face.ts';

/** Whom the words of a shot speak of: the hero where they do, else whoever comes first in them, and no bench that "she" sits on. */
export function findSubject(
  reading: Reading,
  from: number,
  to: number,
  { hero, cast, scenery }: ShotScope,
): number | null {
  const told = cast.flatMap((entity, role) => {
    const at = entity.mentionedAt.map((word) => reading.offsets[word] ?? 0).find((each) => each >= from && each < to);
    return at === undefined ? [] : [{ role, at }];
  });
  // Treetops that are told of first are the land's.
  const shown = hero !== null && scenery?.has(hero) !== true ? scenery : undefined;
  const named = told.filter(({ role }) => shown?.has(role) !== true && !isSeat(cast[role]?.senses.thing?.kind ?? ''));
  if (named.length === 0) {
    const [, words] = OF_WHOM.exec(reading.told.slice(from, to)) ?? [];
    return (words === undefined ? null : calledSo(words.toLowerCase(), cast)) ?? hero;
  }
  if (told.some(({ role }) => role === hero)) return hero;
  const first = [...named].sort((a, b) => a.at - b.at);
  // "The train starts moving, and his wife runs beside it": she is seen running, and the train with her.
  const acts = first.find(({ role }) => cast[role]?.senses.person != null && goesIn(reading, cast[role]?.id, from, to));
  return (acts ?? first[0])?.role ?? hero;
}

/** "Close-up of the dog": whoever the camera's own words name, where nothing else does. */
const OF_WHOM =
  /\b(?:close[- ]?ups?|shots?|views?)(?: shot)? (?:of|on) (?:the |an? |his |her |their )?([a-z-]+(?: [a-z-]+){0,2})(?=[.,;:]|['\u2019]s\b|$| (?:as|while|and|with|in|at)\b)/i;

const goesIn = ({ events, offsets }: Reading, id: number | undefined, from: number, to: number): boolean =>
  events.some(({ act, subjects, at, meanwhile }) => {
    const letter = offsets[at] ?? 0;
    return act?.frame === 'go' && meanwhile !== true && subjects.includes(id ?? -1) && letter >= from && letter < to;
  });

/** "camera follows the boy from behind": the one it names, and not whom the film began with. */
const FOLLOWS_WHOM =
  /\b(?:follow|track)(?:s|ing)? (?:(?:the|her|his|their|an?) )?(?!shots?\b|behind\b|along\b|from\b)([a-z]+(?: [a-z]+){0,3})/i;

export function findFollowed({ told }: Reading, { cast }: ShotScope, from: number, to: number): number | null {
  // Where the shot itself does not say it, the film does.
  const [, words = ''] = FOLLOWS_WHOM.exec(told.slice(from, to)) ?? FOLLOWS_WHOM.exec(told) ?? [];
  return calledSo(words, cast);
}

/** Who of a film is meant by words of its camera: "a young female boxer with braided hair" by the first of them that is somebody. */
export function calledSo(words: string, cast: ShotScope['cast']): number | null {
  const lastOf = (noun: string): string => noun.split(' ').at(-1) ?? noun;
  const whom = words.split(' ').find((word) => PEOPLE.has(word) || cast.some(({ noun }) => noun === word)) ?? '';
  const exactly = cast.findIndex(({ noun }) => noun === whom);
  const named = exactly >= 0 ? exactly : cast.findIndex(({ noun }) => lastOf(noun) === whom);
  const kind = PEOPLE.get(whom) ?? null;
  if (named >= 0 || kind === null) return named >= 0 ? named : null;
  // "the boy": the son that was told of.
  const alike = cast.flatMap(({ senses: { person }, count, plural, noun }, role) =>
    person !== null &&
    person.gender === kind.gender &&
    person.age === kind.age &&
    (count ?? 1) === 1 &&
    !plural &&
    noun !== 'crowd'
      ? [role]
      : [],
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Metres: boats and carts that go are found in a picture that is wide, and lost in one of all the land. */
const [SEEN_FROM_AFAR, GOES_THERE] = [1, 12];
/** Of what is smaller, in metres, an establishing shot would show a dot. */
export function isOfSomebody({ hero, cast }: ShotScope): boolean {
  const { person = null, thing = null } = cast[hero ?? -1]?.senses ?? {};
  const least = thing?.moves === true && !thing.alive && thing.realm === 'water' ? GOES_THERE : SEEN_FROM_AFAR;
  return person !== null || (thing !== null && thing.metres < least);
}

const WHOSE_FACE =
  /\b(?:push(?:es|ing)?[- ]?in|zoom(?:s|ing)?(?:[- ]in)?|doll(?:y|ies|ying)(?:[- ]in)?|close[- ]?ups?|mov(?:es?|ing) in|cuts?|focus(?:es|ing)?|lingers?|holds?|settles?|camera)(?: shot)?(?: [a-z]+ly)?(?: in)?(?: close| tight)? (?:on|onto|of|to|toward|towards|into) (her|his) (?:[a-z]+ ){0,2}?(?:faces?|eyes?|hands?|expression|profile|smile|lips|mouth)\b/i;

/** Letters: a shot is marked by the last of its words. */
const BEFORE_MARK = 40;

/** "Slow push-in on her face": of whom it was told last that is she; null where no words of the camera say so. */
export const faceTold = (reading: Reading, from: number, to: number, scope: ShotScope): number | null =>
  ofWhomToldLast(WHOSE_FACE, reading, Math.max(0, from - BEFORE_MARK), to, scope, null);

/** "Over the shoulder of a police officer", "over a man's shoulder". */
const OVER_NAMED =
  /\bover (?:the shoulders? of )?(?:the|an?|his|her|their) ((?:[a-z-]+ ){0,3}?[a-z-]+?)(?:['\u2019]s shoulders?)?(?=[,.;:]| (?:as|while|we|who|to|in|at)\b|$)/i;
const OVER_WHOSE = /\bover (her|his|their) shoulders?\b/i;

/** "Over her shoulder we see a man": whoever was told of last before it has the shoulder; null where nobody's is told. */
export function shoulderOf(reading: Reading, from: number, to: number, scope: ShotScope): number | null {
  const [words = '', whom = ''] = OVER_NAMED.exec(reading.told.slice(from, to)) ?? [];
  const named = /\bshoulder/i.test(words) ? calledSo(whom.toLowerCase(), scope.cast) : null;
  return named ?? ofWhomToldLast(OVER_WHOSE, reading, from, to, scope, scope.hero);
}

function ofWhomToldLast(
  words: RegExp,
  { told, offsets }: Reading,
  from: number,
  to: number,
  { cast }: ShotScope,
  otherwise: number | null,
): number | null {
  // Of two that stand near each other the last is the shot's own.
  const said = [...told.slice(from, to).matchAll(new RegExp(words, 'gi'))].at(-1);
  if (said === undefined) return null;
  const gender = { her: 'woman', his: 'man' }[said[1]?.toLowerCase() ?? ''];
  const before = cast.flatMap(({ senses: { person }, gender: own, mentionedAt }, role) => {
    if (person === null || (gender !== undefined && (own ?? person.gender) !== gender)) return [];
    const letters = mentionedAt.map((word) => offsets[word] ?? 0).filter((letter) => letter < from + said.index);
    return letters.length === 0 ? [] : [{ role, last: Math.max(...letters) }];
  });
  return before.sort((a, b) => b.last - a.last)[0]?.role ?? otherwise;
}

/** Letters of the words that say whom a shot shows, and so many whom it shows together. */
const [SHOWN_WITHIN, MOST_TOGETHER] = [60, 3];
const SHOWS =
  /^(?:[a-z-]{1,20} ){0,3}?(?:close[- ]?ups?|(?:close|medium|wide|full|long)(?:[- ]?up)?(?: shots?| views?))(?:: | (?:of|on|from|as) )/i;

/** "Final wide shot: knight and dragon before the burning clouds": all whom its own words name are in the picture. */
export function namedTogether(
  { told, offsets }: Reading,
  from: number,
  to: number,
  { cast }: ShotScope,
  sizedAt: number | undefined,
): number[] {
  const said = sizedAt === undefined ? null : SHOWS.exec(told.slice(sizedAt, sizedAt + SHOWN_WITHIN));
  if (sizedAt === undefined || said === null) return [];
  const begin = sizedAt + said[0].length;
  const [words = ''] = /^[^.,;]{0,60}/.exec(told.slice(begin, Math.min(to, begin + SHOWN_WITHIN))) ?? [];
  const named = cast.flatMap(({ noun, senses, mentionedAt }, role) => {
    const alive = senses.person !== null || senses.thing?.alive === true || senses.thing?.moves === true;
    const here = mentionedAt.some((word) => {
      const letter = offsets[word] ?? -1;
      return letter >= Math.max(from, begin) && letter < begin + words.length;
    });
    return alive && here && words.toLowerCase().includes(noun.split(' ').at(-1) ?? noun) ? [role] : [];
  });
  return named.length > 1 && named.length <= MOST_TOGETHER ? named : [];
}

/** All whom a stretch tells of, by name or by what they do and what it is done to. */
export function toldOf({ events, offsets }: Reading, from: number, to: number, { cast }: ShotScope): number[] {
  const isIn = (word: number): boolean => (offsets[word] ?? -1) >= from && (offsets[word] ?? -1) < to;
  const done = new Set(
    events
      .filter(({ at }) => isIn(at))
      .flatMap(({ subjects, target, instrument, toWhom }) => [...subjects, target, instrument, toWhom]),
  );
  return cast.flatMap(({ id, mentionedAt }, role) => (done.has(id) || mentionedAt.some(isIn) ? [role] : []));
}
