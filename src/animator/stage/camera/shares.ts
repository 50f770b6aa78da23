import { isDeedBetween } from '../../catalogue/answers-table.ts';
import { placeHas } from '../../catalogue/places.ts';
import type { Script, Shot } from '../../director/script.ts';
import type { Bond } from '../bonds.ts';
import { extentOf, type Player } from '../players.ts';
import { isFleet } from '../ways/vertical-path.ts';
import { sitsAtTable } from './handiwork.ts';
import { leastFar } from './look-of.ts';

interface Shown {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly given: ReadonlySet<number>;
  /** Width over height of the picture. */
  readonly shape: number;
}

/** How much farther away than what just fits. */
const SIZE_SHARES: Readonly<Record<Shot['size'], number>> = {
  ...{ extreme_close: 1, close: 1, medium: 1, full: 1.04, wide: 1.4, establishing: 3 },
};
const UNASKED_WIDE = 1.2;
/** Who rides a wave is seen with the wave that breaks over them. */
const [ON_A_WAVE, SMALL_ON_A_WAVE] = [1.9, 2.2];
const MANY = 5;
/** Who asks for a drone wants to see the land as well. */
const DRONE_WIDE = 1.7;
/** Of who swims one sees a back, and of the sea nothing but water. */
const DRONE_OVER_SWIMMERS = 1.3;
const AMONG_FLEET = 0.62;
const BEHIND_SWIMMER = 2.3;
/** Of what drives, the back is less than the way before it. */
const BEHIND_WHEELS = 1.9;
/** Over what drives it is seen with the land that it drives through. */
const DRONE_OVER_WHEELS = 3.4;
/** The same beside something so much larger, to be seen at all. */
const [UNASKED_NEAR, UNLIKE] = [1.03, 0.5];
/** Of one who is alone in the picture it shows more than of a company. */
const UNASKED_ALONE = 1.1;
/** Of those at a table the faces are the film, not the room over them. */
const AT_TABLE = 0.94;

/** What two do with their hands is seen from nearer than all of them. */
const DEED = 0.92;

/** A wide shot that nobody asked for shows the cast, not the land; the nearer, the smaller the smallest of it is, and in an upright picture anyway. */
export function shareOf({ size, sizeStated, move, nears }: Shot, subject: number | null, shown: Shown): number {
  const { players, given, shape, script } = shown;
  const driven = subject !== null && players[subject]?.order.family === 'vehicle';
  if (size === 'wide' && move.startsWith('drone') && driven) return DRONE_OVER_WHEELS;
  // Who flies among balloons has the nearest of them beside the lens.
  const among = subject !== null && players[subject] !== undefined && isFleet(players[subject]);
  if (move.startsWith('drone') && among) return AMONG_FLEET;
  const swims = subject !== null && players[subject]?.thing?.realm === 'underwater';
  if (size === 'wide' && move.startsWith('drone') && swims) return DRONE_OVER_SWIMMERS;
  if (size === 'wide' && (move.startsWith('drone') || leastFar(script) > 1)) return DRONE_WIDE;
  // From behind one who swims flat and wide is as near as it is long, and hides where it goes.
  if (size === 'wide' && move === 'follow_behind' && placeHas(script.set.place, 'submerged')) return BEHIND_SWIMMER;
  // From behind what drives one sees the road it takes.
  if (size === 'wide' && move === 'follow_behind' && driven) return BEHIND_WHEELS;
  // Many fill a wide picture by themselves, and would be small farther away.
  if (size === 'wide' && sizeStated && players.filter(({ role }) => role.person !== null).length >= MANY)
    return UNASKED_WIDE;
  const surfs =
    subject !== null && script.beats.some(({ act, role }) => act === 'surf' && role === players[subject]?.role.id);
  if (size === 'wide' && surfs) return players[subject]?.order.family === 'person' ? ON_A_WAVE : SMALL_ON_A_WAVE;
  if (size !== 'wide' || sizeStated) return SIZE_SHARES[size];
  if (subject !== null && sitsAtTable(subject, shown)) return AT_TABLE;
  if (script.beats.some(({ act, role, target }) => isDeedBetween(act) && target !== null && given.has(role)))
    return DEED;
  // What comes to the faces begins with the people, and not with their room.
  if (shape < 1 || nears !== undefined) return UNASKED_NEAR;
  const extents = players.filter(({ role }) => given.has(role.id)).map(extentOf);
  if (extents.length === 1 && players.some(({ role }) => given.has(role.id) && role.person !== null))
    return UNASKED_ALONE;
  return Math.min(...extents) < Math.max(...extents) * UNLIKE ? UNASKED_NEAR : UNASKED_WIDE;
}
