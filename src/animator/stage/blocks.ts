import type { Script } from '../director/script.ts';
import type { Bond } from './bonds.ts';
import { HERD } from './herds.ts';
import { heightOf, type Player, reachOf } from './players.ts';
import type { Block } from './spots.ts';
import { type Room, stillTurn } from './still-turn.ts';
import { goesBy } from './ways/paces.ts';

/** The room of everybody whom the ground bears; what is borne takes its bearer's room. */
export function blocksOf(
  { beats }: Script,
  players: readonly Player[],
  bonds: readonly Bond[],
  { lifts, roomFor }: { readonly lifts: readonly number[]; readonly roomFor: Room },
): Block[] {
  const borne = new Set(bonds.map(({ child }) => child));
  const stands = !beats.some(({ act }) => goesBy(act));
  return [...players.entries()].flatMap(([player, own]): Block[] => {
    if (borne.has(player)) return [];
    const radius = Math.max(0.05, reachOf(own));
    const turn = stands && own.thing?.alive === false ? stillTurn(own, roomFor) : null;
    const [wide, deep] =
      turn !== null ? halvesOf(own, turn) : isOfHerd(own) ? [radius * ABREAST, radius * BEHIND] : [radius, radius];
    return [{ player, radius, wide, deep, height: heightOf(own), lift: lifts[player] ?? 0 }];
  });
}

/** Of its reach: a herd goes one beside the other, and nearer behind each other than it is long. */
const [ABREAST, BEHIND] = [0.85, 0.62];
const isOfHerd = ({ role, thing, order }: Player): boolean =>
  role.count > HERD && thing?.alive === true && order.family === 'quadruped';

function halvesOf({ body, size }: Player, turn: number): [number, number] {
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  const half = (a: number, b: number): number => Math.max(0.05, ((a * cosine + b * sine) / 2) * size);
  return [half(body.width, body.length), half(body.length, body.width)];
}
