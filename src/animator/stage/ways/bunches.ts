import { type Player, reachOf } from '../players.ts';

/** From so many on, animals that go after somebody no longer go one behind the other. */
const BUNCH = 4;
/** Of their length and breadth: from one to the next; and how far each is out of its row. */
const [AHEAD, ASIDE, OUT_OF_ROW] = [1.15, 1.5, 0.22];
/** No more than so many beside each other: a lane has room for them. */
const MOST_ABREAST = 4;
/** Turns every next one by this, so that no two are out of their rows alike. */
const GOLDEN = 2.399963;

/** Where one of a flock is that goes after somebody, in metres behind the first of them and to the left of their way; null for who goes in a file. */
export function placeInBunch(own: Player): { readonly behind: number; readonly left: number } | null {
  const { role, instance, order, body, size } = own;
  if (role.count < BUNCH || order.family !== 'quadruped') return null;
  const abreast = Math.min(MOST_ABREAST, Math.ceil(Math.sqrt(role.count)));
  const row = Math.floor(instance / abreast);
  const inRow = Math.min(abreast, role.count - row * abreast);
  const [long, wide] = [reachOf(own) * 2 * AHEAD, body.width * size * ASIDE];
  return {
    behind: (row + OUT_OF_ROW * (1 + Math.sin(instance * GOLDEN))) * long,
    left: ((instance % abreast) - (inRow - 1) / 2 + OUT_OF_ROW * Math.cos(instance * GOLDEN)) * wide,
  };
}
