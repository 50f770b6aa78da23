import type { Script } from '../director/script.ts';
import { extentOf, heightOf, isLandmark, type Player, reachOf } from './players.ts';
import type { Spot } from './spots.ts';

/** Of what the hero takes: how far away the camera will be. */
const CAMERA_SHARE = 2.2;
/** Tangents of what a common lens sees: so far behind the hero a landmark is whole in the picture. */
const [SEEN_UP, SEEN_ACROSS] = [0.5, 0.95];
/** Metres: of houses, and of what is as large as a pyramid. */
const [FARTHEST, FARTHEST_HUGE, HUGE_REACH] = [42, 95, 9] as const;
/** Of its own half width: how far before the trunk somebody is who is under a tree. */
const UNDER = 0.8;
/** Metres from its side to the middle of who leans on it, and of its reach, how far along it they do. */
const [LEANS_BEFORE, LEANS_ASIDE] = [0.24, 0.3];
/** Of its own half width: how far it stands aside of the hero. */
const ASIDE = 0.7;

/** A house behind a child, a bridge behind a walker: the film is about those before it, and they are not to be dots beside it. */
export function landmarksOf(
  script: Script,
  players: readonly Player[],
  given: ReadonlySet<number>,
): ReadonlySet<number> {
  const [hero] = players;
  if (hero === undefined) return new Set();
  return new Set(
    [...players].flatMap((player, index) =>
      given.has(player.role.id) && isLandmark(player, hero, script) ? [index] : [],
    ),
  );
}

/** Sets landmarks back behind the hero, by turns to its left and its right, so far that they are whole in the picture. */
export function setBack(
  spots: ReadonlyMap<number, Spot>,
  players: readonly Player[],
  landmarks: ReadonlySet<number>,
  { relations }: Pick<Script, 'relations'>,
  side: number,
): void {
  const [hero] = players;
  const middle = spots.get(0);
  if (hero === undefined || middle === undefined) return;
  const away = extentOf(hero) * CAMERA_SHARE;
  let turn = side;
  for (const player of landmarks) {
    const [own, spot] = [players[player], spots.get(player)];
    if (own === undefined || spot === undefined) continue;
    const said = relations.find(
      ({ role, to }) => (role === own.role.id && to === hero.role.id) || (role === hero.role.id && to === own.role.id),
    );
    const isBefore = said?.relation === 'in_front_of' && said.role === own.role.id;
    if (isBefore || said?.relation === 'around') continue;
    if (said?.relation === 'under') {
      // Under its crown, before its trunk: low branches do not come between.
      spot.near = middle.near - reachOf(own) * UNDER;
      spot.across = middle.across + turn * reachOf(own) * UNDER * 0.4;
      continue;
    }
    if (said?.relation === 'leaning_on' && said.role === hero.role.id) {
      // Broadside behind the back of who leans on it, and as near as that.
      spot.near = middle.near - (own.body.width * own.size) / 2 - LEANS_BEFORE;
      spot.across = middle.across + turn * reachOf(own) * LEANS_ASIDE;
      spot.facing = (turn * Math.PI) / 2;
      middle.facing = 0;
      continue;
    }
    const whole = Math.max(heightOf(own) / SEEN_UP, (reachOf(own) * 2) / SEEN_ACROSS);
    const back = Math.min(
      reachOf(own) > HUGE_REACH ? FARTHEST_HUGE : FARTHEST,
      Math.max(reachOf(own) + extentOf(hero), whole - away),
    );
    const stated = said?.relation === 'left_of' ? 1 : said?.relation === 'right_of' ? -1 : 0;
    const toward = stated === 0 ? turn : said?.role === hero.role.id ? stated : -stated;
    spot.near = middle.near - back;
    spot.across = middle.across + toward * (stated === 0 ? ASIDE * reachOf(own) : reachOf(own) * 0.8 + extentOf(hero));
    turn = -turn;
  }
}
