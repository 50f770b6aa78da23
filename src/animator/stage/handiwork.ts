import type { Script, Shot } from '../director/script.ts';
import type { Bond } from './bonds.ts';
import type { Player } from './players.ts';

interface Work {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
}

/** Things at its side of which the prompt says so: a candle beside somebody is in the picture of their face. */
export function besides(subject: number, { script, players }: Pick<Work, 'script' | 'players'>): number[] {
  const own = players[subject]?.role.id;
  const near = script.relations.flatMap(({ role, relation, to }) =>
    role === own && /^(?:beside|near|behind|in_front_of)$/.test(relation) ? [to] : [],
  );
  // A crab beside an octopus is in the picture of its face.
  const before = script.relations.flatMap(({ role, relation, to }) =>
    to === own && /^(?:in_front_of|beside)$/.test(relation) ? [role] : [],
  );
  const isBeast = (player: number): boolean =>
    players[player]?.thing?.alive === true && players[player]?.order.family !== 'person';
  return [...players.keys()].filter((player) => {
    const id = players[player]?.role.id ?? -1;
    return players[player]?.thing?.alive === false
      ? near.includes(id)
      : isBeast(player) && isBeast(subject) && before.includes(id);
  });
}

/** What the subject holds, works at or works with during the shot. */
export function handiworkOf(shot: Shot, subject: number, { script, players, bonds }: Work): number[] {
  const role = players[subject]?.role.id;
  const roles = script.beats.flatMap(({ role: own, from, to, target, instrument }) =>
    own === role && from < shot.to && to > shot.from ? [target, instrument] : [],
  );
  return [...players.keys()].filter((player) => {
    const isHeld = bonds.some(({ child, parent, as }) => child === player && parent === subject && as === 'held');
    return player !== subject && (isHeld || roles.includes(players[player]?.role.id ?? null));
  });
}
