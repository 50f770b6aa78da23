import type { Script } from '../director/script.ts';
import { isSelfie } from './camera/selfies.ts';
import { heightOf, type Player } from './players.ts';
import type { Spot } from './spots.ts';

/** Metres behind whoever takes the picture, beside half of their own length; and how far aside, beside a share of their breadth: between the shoulder and the edge. */
const [BEHIND, ASIDE, OF_BREADTH] = [0.35, 0.42, 0.4];
/** Of the length of what is longer than people are tall: it shows its head, and stands turned to the lens. */
const OF_LENGTH = 0.42;
/** Metres for each metre that it is taller: so far back its head is in the picture, and so far aside. */
const [FARTHER, SPREADS] = [2.1, 0.16];
/** So many fit behind a shoulder. */
const MOST = 5;

/** "takes a selfie with a dragon": whoever is in it stands behind the shoulder and looks into the lens, and not somewhere in the land. */
export function standForSelfie(
  spots: ReadonlyMap<number, Spot>,
  {
    script,
    players,
    bonds,
  }: {
    readonly script: Script;
    readonly players: readonly Player[];
    readonly bonds: readonly { readonly child: number }[];
  },
): void {
  const hero = players.findIndex((player) =>
    script.shots.some((shot) => shot.subject === player.role.id && isSelfie(shot, player)),
  );
  const own = spots.get(hero);
  const taker = players[hero];
  if (own === undefined || taker === undefined) return;
  const borne = new Set(bonds.map(({ child }) => child));
  const company = [...spots.keys()].filter((index) => {
    const player = players[index];
    const told = script.relations.some(
      ({ role, to, relation }) =>
        /^(?:with|beside|behind|near|in_front_of)$/.test(relation) &&
        ((role === taker.role.id && to === player?.role.id) || (to === taker.role.id && role === player?.role.id)),
    );
    return index !== hero && !borne.has(index) && told && player?.thing?.alive === true;
  });
  if (company.length === 0 || company.length > MOST || borne.has(hero)) return;
  own.facing = 0;
  for (const [number, index] of company.entries()) {
    const [spot, other] = [spots.get(index), players[index]];
    if (spot === undefined || other === undefined) continue;
    const [long, wide] = [other.body.length * other.size, other.body.width * other.size];
    const back = Math.max(0, heightOf(other) - heightOf(taker) * 1.15) * FARTHER;
    const side = number % 2 === 0 ? 1 : -1;
    const row = Math.floor(number / 2);
    Object.assign(spot, {
      across: own.across + side * (ASIDE + wide * OF_BREADTH + row * 0.5 + back * SPREADS) * (heightOf(taker) / 1.7),
      near: own.near - BEHIND - Math.min(long / 2, 0.3) - Math.max(0, long - 1) * OF_LENGTH - row * 0.4 - back,
      facing: -side * 0.15,
    });
    delete spot.company;
  }
}
