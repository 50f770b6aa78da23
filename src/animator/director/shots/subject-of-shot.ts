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
  if (named.length === 0 || told.some(({ role }) => role === hero)) return hero;
  return named.sort((a, b) => a.at - b.at)[0]?.role ?? hero;
}

/** "camera follows the boy from behind": the one it names, and not whom the film began with. */
const FOLLOWS_WHOM =
  /\b(?:follow|track)(?:s|ing)? (?:(?:the|her|his|their|an?) )?(?:young |little |old |lone )?(?!shots?\b|behind\b|along\b|from\b)([a-z]+)\b/i;

export function findFollowed({ told }: Reading, { cast }: ShotScope, from: number, to: number): number | null {
  // Where the shot itself does not say it, the film does.
  const [, whom = ''] = FOLLOWS_WHOM.exec(told.slice(from, to)) ?? FOLLOWS_WHOM.exec(told) ?? [];
  const named = cast.findIndex(({ noun }) => noun === whom);
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
