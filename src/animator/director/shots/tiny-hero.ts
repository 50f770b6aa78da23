import { findThing } from '../../catalogue/things.ts';
import type { Beat, Role, Shot } from '../script.ts';

/** Metres of whom a picture of everybody would show as a dot, and of who is large beside them. */
const [TINY, LARGE] = [0.4, 1];
/** Seconds that each shot lasts at least; of the film: for so long one looks at what is small. */
const [LEAST, NEAR_SHARE] = [1.8, 0.6];

const metresOf = ({ person, thing, size }: Role): number =>
  (person === null ? (findThing(thing)?.metres ?? 1) : 1.7) * size;

const lives = ({ person, thing, scenery }: Role): boolean =>
  !scenery && (person !== null || findThing(thing)?.alive === true);

/** A tiny dragon hatches on an anvil and the smith laughs: the dragon from near, then both; null where the hero is as large as the others or alone. */
export function fromNear(shot: Shot, hero: Role, roles: readonly Role[], beats: readonly Beat[]): Shot[] | null {
  if (shot.size !== 'wide' || hero.person !== null || hero.count !== 1 || !lives(hero) || metresOf(hero) > TINY)
    return null;
  const acts = beats.some(({ role }) => role === hero.id);
  const others = roles.filter((role) => role.id !== hero.id && lives(role) && metresOf(role) >= LARGE);
  if (!acts || others.length === 0 || shot.to - shot.from < 2 * LEAST) return null;
  const answers = beats.filter(({ role, from }) => others.some(({ id }) => id === role) && from >= shot.from + LEAST);
  const usual = shot.from + (shot.to - shot.from) * NEAR_SHARE;
  const cut = Math.min(shot.to - LEAST, ...(answers.length > 0 ? answers.map(({ from }) => from) : [usual]));
  return [
    { ...shot, to: cut, size: 'medium', alone: true },
    { ...shot, from: cut },
  ];
}
